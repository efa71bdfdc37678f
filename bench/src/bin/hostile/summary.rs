//! All raids together, as a document and as a table for the terminal.

use std::fmt;

use serde::Serialize;

use crate::attacker::Formation;
use crate::measure::Percentiles;
use crate::raids::Outcome;

/// How much more memory the server may have after everything than before: caches, and whatever was made meanwhile.
const GROWTH: f64 = 200.0;

/// All raids together.
#[derive(Debug, Serialize)]
pub(crate) struct Summary {
    /// What is wrong with the run as a whole.
    pub(crate) failures: Vec<String>,
    /// What came of each raid.
    pub(crate) outcomes: Vec<Outcome>,
}

impl Summary {
    /// Of the outcomes of so many attacks.
    pub(crate) fn new(outcomes: Vec<Outcome>, attacks: usize) -> Summary {
        let mut failures = Vec::new();
        let raids = attacks * Formation::ALL.len();
        if outcomes.len() < raids {
            failures.push(format!("the server was gone after {} of {raids} raids", outcomes.len()));
        }
        if let Some((first, last)) = outcomes.first().zip(outcomes.last()) {
            let growth = last.figures.after - first.figures.rest;
            if growth > GROWTH {
                failures.push(format!("memory grew by {growth:.0} MB from the first raid to the last"));
            }
        }
        Summary { failures, outcomes }
    }

    /// Were the victims left in peace?
    pub(crate) fn is_fine(&self) -> bool {
        self.failures.is_empty() && self.outcomes.iter().all(|outcome| outcome.failures.is_empty())
    }

    /// In a sentence.
    pub(crate) fn verdict(&self) -> String {
        let bad = self.outcomes.iter().filter(|outcome| !outcome.failures.is_empty()).count();
        let of = self.outcomes.len();
        let verdict = match bad {
            0 => format!("The victims noticed nothing of {of} raids."),
            bad => format!("The victims suffered in {bad} of {of} raids."),
        };
        let moreover = self.failures.iter().map(|failure| format!("Moreover, {failure}."));
        std::iter::once(verdict).chain(moreover).collect::<Vec<_>>().join(" ")
    }
}

/// What the columns are called.
pub(crate) const COLUMNS: [&str; 11] = [
    "attack",
    "formation",
    "ping",
    "p99",
    "max ms",
    "plan p99 ms",
    "rest",
    "peak",
    "after MB",
    "cores",
    "answers",
];

/// One raid as a line of a table.
pub(crate) fn row(outcome: &Outcome) -> [String; COLUMNS.len()] {
    let figures = &outcome.figures;
    let time = |times: Option<Percentiles>, of: fn(Percentiles) -> f64| {
        times.map_or_else(|| "-".to_owned(), |times| format!("{:.1}", of(times)))
    };
    [
        outcome.attack.to_owned(),
        outcome.formation.name().to_owned(),
        time(figures.pings, |times| times.median),
        time(figures.pings, |times| times.p99),
        time(figures.pings, |times| times.max),
        time(figures.frames, |times| times.p99),
        format!("{:.0}", figures.rest),
        format!("{:.0}", figures.peak),
        format!("{:.0}", figures.after),
        format!("{:.1}", figures.cores),
        answers(outcome),
    ]
}

fn answers(outcome: &Outcome) -> String {
    let counted = outcome.counts.answers.iter().map(|(what, number)| format!("{what} {number}"));
    counted.collect::<Vec<_>>().join(", ")
}

/// What a raid came to, and whether the figures can be trusted.
pub(crate) fn remarks(outcome: &Outcome) -> Vec<String> {
    let mut remarks = outcome.failures.clone();
    if let Some(lag) = outcome.figures.lag.filter(|_| outcome.starved) {
        remarks.push(format!(
            "this program itself was up to {:.0} ms late (p99 {:.0}): the machine was busy, not only the server",
            lag.max, lag.p99
        ));
    }
    remarks
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows: Vec<_> = self.outcomes.iter().map(row).collect();
        let header = COLUMNS.map(str::to_owned);
        let width = |column: usize| {
            let all = std::iter::once(&header).chain(&rows);
            all.map(|row| row[column].chars().count()).max().unwrap_or(0)
        };
        let widths: [usize; COLUMNS.len()] = std::array::from_fn(width);
        write_row(f, "", &header, &widths)?;
        for (outcome, row) in self.outcomes.iter().zip(&rows) {
            let verdict = if outcome.failures.is_empty() { "ok" } else { "BAD" };
            write_row(f, verdict, row, &widths)?;
            for remark in remarks(outcome) {
                writeln!(f, "       {remark}")?;
            }
        }
        writeln!(f, "\n{}", self.verdict())
    }
}

fn write_row(
    f: &mut fmt::Formatter<'_>,
    verdict: &str,
    row: &[String; COLUMNS.len()],
    widths: &[usize; COLUMNS.len()],
) -> fmt::Result {
    write!(f, "{verdict:4}")?;
    for (column, (text, &width)) in row.iter().zip(widths).enumerate() {
        // Words stand left, numbers right; the last column has no end.
        match column {
            0 | 1 => write!(f, "  {text:width$}")?,
            column if column + 1 == COLUMNS.len() => write!(f, "  {text}")?,
            _ => write!(f, "  {text:>width$}")?,
        }
    }
    writeln!(f)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::attacker::Counts;
    use crate::judgement::tests::fine;

    pub(crate) fn outcome(failures: &[&str]) -> Outcome {
        Outcome {
            attack: "moments",
            tries: "every moment",
            formation: Formation::Alone,
            figures: fine(),
            counts: Counts { answers: [("200".to_owned(), 3), ("429".to_owned(), 9)].into(), bytes: 7 },
            failures: failures.iter().map(|failure| (*failure).to_owned()).collect(),
            starved: false,
            seconds: 6.0,
            pings: vec![(0.1, 1.0), (0.2, 3.0)],
            memory: vec![(0.0, 100.0), (5.0, 120.0)],
        }
    }

    #[test]
    fn one_raid_that_hurts_is_enough() {
        let summary = Summary::new(vec![outcome(&[]), outcome(&[])], 1);
        assert!(summary.is_fine());
        assert_eq!(summary.verdict(), "The victims noticed nothing of 2 raids.");
        let summary = Summary::new(vec![outcome(&[]), outcome(&["ping"])], 1);
        assert!(!summary.is_fine());
        assert_eq!(summary.verdict(), "The victims suffered in 1 of 2 raids.");
    }

    #[test]
    fn a_server_that_is_gone_or_grows_is_noticed() {
        let gone = Summary::new(vec![outcome(&[])], 1);
        assert_eq!(gone.failures, ["the server was gone after 1 of 2 raids"]);
        let mut large = outcome(&[]);
        large.figures.after = 301.0;
        let grown = Summary::new(vec![outcome(&[]), large], 1);
        assert_eq!(grown.failures, ["memory grew by 201 MB from the first raid to the last"]);
        assert!(!gone.is_fine() && !grown.is_fine());
    }

    #[test]
    fn the_table_names_what_was_wrong() {
        let mut late = outcome(&["ping, p99: 201 ms instead of at most 200"]);
        late.starved = true;
        let table = Summary::new(vec![outcome(&[]), late], 1).to_string();
        let lines: Vec<_> = table.lines().collect();
        assert!(lines[1].starts_with("ok    moments  60 from one   1.0"), "{table}");
        assert!(lines[1].ends_with("200 3, 429 9"), "{table}");
        assert!(lines[2].starts_with("BAD ") && lines[3].trim().starts_with("ping, p99"), "{table}");
        assert!(lines[4].contains("this program itself"), "{table}");
    }
}
