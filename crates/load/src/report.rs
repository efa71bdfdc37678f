//! A load test as a page that needs nothing else: no scripts, no fonts, no network.

use statistics::curve::{self, Curve, Trace};
use statistics::page::{StandalonePage, folded, section, table};
use statistics::picture::{self, Axis, Bar, Histogram, escaped};
use statistics::times::{column_end, logarithm};
use statistics::{counted, grouped, real, span};

use crate::latency::Percentiles;
use crate::summary::{Lap, LoadSummary, Timed};
use crate::told::{course, grouped_real, millis, rates, timed, usage};

/// What no other page has.
const STYLE: &str = include_str!("report.css");

/// The whole page.
pub fn page(summary: &LoadSummary) -> String {
    let parts = [
        throughput(summary),
        over_time(summary, "until it is done", |lap| lap.done),
        over_time(summary, "until everyone has heard", |lap| lap.everyone),
        distribution(summary),
        used_up(summary),
        errors(summary),
    ];
    let page = StandalonePage {
        kind: "load",
        title: &format!("{} plans per second", grouped_real(summary.plans_per_second)),
        lead: &format!("{}.", summary.told()),
        verdict: &verdict(summary),
        style: &[curve::STYLE, STYLE].concat(),
        sections: &parts.concat(),
        footer: &footer(summary),
    };
    page.html()
}

/// What must not be overlooked.
fn verdict(summary: &LoadSummary) -> String {
    let errors = summary.complaint().map(|errors| format!("Errors: {errors}."));
    let bad = |text: &String| format!("<p class=\"bad\">{}</p>\n", escaped(text));
    [&summary.shortfall, &errors].into_iter().flatten().map(bad).collect()
}

fn footer(summary: &LoadSummary) -> String {
    format!(
        "<h2>What was done</h2><p>{}: {}. Durbar {}.</p>",
        escaped(&summary.server),
        escaped(&course(summary)),
        env!("CARGO_PKG_VERSION")
    )
}

/// Two columns: what, and how much.
fn listed(rows: &[(&str, String)]) -> String {
    let row = |(name, value): &(&str, String)| vec![(*name).to_owned(), value.clone()];
    table(&["", ""], &rows.iter().map(row).collect::<Vec<_>>())
}

/// The points of time, and how they are shown.
struct Time {
    across: Axis,
    times: Vec<f64>,
}

impl Time {
    fn of(summary: &LoadSummary) -> Time {
        let end = real(summary.warm_up + summary.seconds).max(1.0);
        let starts: Vec<_> = summary.moments.iter().map(|lap| real(lap.second)).collect();
        // A point stands in the middle of the seconds that it is made of.
        let ends = starts.iter().copied().skip(1).chain([end]);
        let times = starts.iter().zip(ends).map(|(start, end)| f64::midpoint(*start, end)).collect();
        Time { across: Axis::around(0.0, end, |tick| format!("{tick:.0} s")), times }
    }
}

fn throughput(summary: &LoadSummary) -> String {
    let Time { across, times } = Time::of(summary);
    let ordered = summary.ordered.map(f64::from);
    let numbers = || summary.moments.iter().map(|lap| lap.plans_per_second);
    let most = numbers().fold(ordered.unwrap_or(0.0), f64::max).max(1.0);
    let told =
        |lap: &Lap| format!("second {}: {} plans per second", lap.second, grouped_real(lap.plans_per_second));
    let curve = Curve {
        what: "Plans per second over time".to_owned(),
        across,
        up: Axis::around(0.0, most * 1.08, |tick| format!("{tick:.0}")),
        times,
        told: summary.moments.iter().map(told).collect(),
        lines: vec![Trace {
            name: "sealed plans per second".to_owned(),
            colour: 0,
            numbers: numbers().map(Some).collect(),
        }],
        ordered,
        warm_up: real(summary.warm_up),
    };
    let ordered = if summary.ordered.is_some() { " The dashed line is what was ordered." } else { "" };
    section(
        "Throughput",
        &format!(
            "Plans that were sealed, second by second. The warm-up is shaded and does not count.{ordered}"
        ),
        &[curve.drawn(), listed(&rates(summary))].concat(),
    )
}

/// Latency, second by second.
fn over_time(summary: &LoadSummary, until: &str, of: impl Fn(&Lap) -> Option<Percentiles>) -> String {
    const COLOURS: [usize; 3] = [2, 1, 4];
    let Time { across, times } = Time::of(summary);
    let all: Vec<_> = summary.moments.iter().map(of).collect();
    let line = |n: usize| Trace {
        name: Percentiles::NAMES[n].to_owned(),
        colour: COLOURS[n],
        numbers: all.iter().map(|each| each.map(|each| logarithm(each.all()[n]))).collect(),
    };
    let lines = [0, 1, 2].map(line);
    let numbers = || lines.iter().flat_map(|line| line.numbers.iter().flatten().copied());
    let (low, high) = (numbers().fold(f64::MAX, f64::min), numbers().fold(f64::MIN, f64::max));
    if low > high {
        return String::new();
    }
    let told = |(lap, each): (&Lap, &Option<Percentiles>)| {
        let each = each.map_or_else(|| "nothing".to_owned(), in_words);
        format!("second {}: {each}", lap.second)
    };
    let told = summary.moments.iter().zip(&all).map(told).collect();
    let curve = Curve {
        what: format!("Latency over time, {until}"),
        across,
        up: Axis::of_powers(low, high, |power| span(10f64.powi(power))),
        times,
        told,
        lines: lines.to_vec(),
        ordered: None,
        warm_up: real(summary.warm_up),
    };
    section(
        &format!("Latency {until}"),
        "From just before a plan is sealed; half of the plans, 95 % and 99 % of them took no longer. On a scale on which \
         each power of ten is as high as the last.",
        &curve.drawn(),
    )
}

fn in_words(percentiles: Percentiles) -> String {
    let named = Percentiles::NAMES.iter().zip(percentiles.all());
    named.map(|(name, micros)| format!("{name} {} ms", millis(micros))).collect::<Vec<_>>().join(", ")
}

/// How often plans took how long.
fn distribution(summary: &LoadSummary) -> String {
    let rows = timed(summary);
    let starts = || rows.iter().flat_map(|(_, timed)| timed.columns.iter().map(|&(from, _)| from));
    if starts().next().is_none() {
        return section("How long plans took", "No plan was sealed.", "");
    }
    let (first, last) = (starts().fold(f64::MAX, f64::min), starts().fold(0.0, f64::max));
    let axis =
        Axis::of_powers(logarithm(first), logarithm(column_end(last)), |power| span(10f64.powi(power)));
    let counted: Vec<_> = rows.iter().enumerate().map(|(n, row)| bars(n, row)).collect();
    let numbers: Vec<_> = rows
        .iter()
        .map(|(name, timed)| {
            let percentiles = timed.percentiles.map(Percentiles::all).unwrap_or_default();
            [(*name).to_owned()].into_iter().chain(percentiles.map(millis)).collect()
        })
        .collect();
    let all: Vec<_> = rows
        .iter()
        .flat_map(|(name, timed)| {
            timed.columns.iter().map(|&(from, count)| vec![(*name).to_owned(), millis(from), grouped(count)])
        })
        .collect();
    let heads = [&["milliseconds"], &Percentiles::NAMES[..]].concat();
    section(
        "How long plans took",
        "How many plans took how long. The solid line is the median; within the dashed ones 95 % and 99 % were through.",
        &[
            picture::histograms("How long plans took", &axis, &counted),
            table(&heads, &numbers),
            folded(&["", "from ms", "plans"], &all),
        ]
        .concat(),
    )
}

fn bars(colour: usize, (name, timed): &(&str, &Timed)) -> Histogram {
    let bar = |&(from, count): &(f64, u64)| {
        let left = logarithm(from);
        let told = format!("{} ms or longer: {}", millis(from), counted(count, "plan"));
        Bar { from: left, to: logarithm(column_end(from)), count, told }
    };
    let marks = timed.percentiles.map(|percentiles| {
        let named = Percentiles::NAMES.iter().zip(percentiles.all()).take(3);
        named.map(|(name, micros)| (logarithm(micros), format!("{name}: {} ms", millis(micros)))).collect()
    });
    Histogram {
        name: (*name).to_owned(),
        colour,
        bars: timed.columns.iter().map(bar).collect(),
        marks: marks.unwrap_or_default(),
    }
}

fn used_up(summary: &LoadSummary) -> String {
    let curve = memory(summary);
    let sentence = match curve {
        Some(_) => "The server's memory over time, and how many cores were kept busy while it counted.",
        None => "How many cores were kept busy while it counted.",
    };
    section("What was used up", sentence, &[curve.unwrap_or_default(), listed(&usage(summary))].concat())
}

fn memory(summary: &LoadSummary) -> Option<String> {
    let Time { across, times } = Time::of(summary);
    let megabytes = |bytes: u64| real(bytes) / f64::from(1 << 20);
    let numbers: Vec<_> = summary.moments.iter().map(|lap| lap.memory.map(megabytes)).collect();
    let most = numbers.iter().flatten().copied().reduce(f64::max)?;
    let told = |(lap, number): (&Lap, &Option<f64>)| {
        let number = number.map_or_else(|| "not known".to_owned(), |number| format!("{number:.1} MB"));
        format!("second {}: {number}", lap.second)
    };
    let told = summary.moments.iter().zip(&numbers).map(told).collect();
    let lines = vec![Trace { name: "the server's memory".to_owned(), colour: 5, numbers }];
    let curve = Curve {
        what: "The server's memory over time".to_owned(),
        across,
        up: Axis::around(0.0, most * 1.08, |tick| format!("{tick:.0} MB")),
        times,
        told,
        lines,
        ordered: None,
        warm_up: real(summary.warm_up),
    };
    Some(curve.drawn())
}

fn errors(summary: &LoadSummary) -> String {
    if summary.errors.is_empty() && summary.races.is_empty() {
        return section("Errors", "There were none.", "");
    }
    let row = |code: &str, count: u64, what: &str| vec![code.to_owned(), grouped(count), what.to_owned()];
    let errors = summary.errors.iter().map(|(code, mishap)| row(code, mishap.count, "error"));
    let races = summary.races.iter().map(|(code, &count)| row(code, count, "expected"));
    let examples = summary.errors.iter().map(|(code, mishap)| {
        let [code, example] = [code, &mishap.example].map(|text| escaped(text));
        format!("<dt>{code}</dt><dd>{example}</dd>\n")
    });
    section(
        "Errors",
        "What the server refused, and what else should not happen. Expected is what others were quicker with. The warm-up is \
         included.",
        &[
            table(&["code", "times", ""], &errors.chain(races).collect::<Vec<_>>()),
            format!("<dl>\n{}</dl>\n", examples.collect::<Vec<_>>().concat()),
        ]
        .concat(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::summary::tests::summary;

    #[test]
    fn the_page_needs_nothing_and_shows_everything() {
        let page = page(&summary());

        for part in
            ["Throughput", "until it is done", "until everyone has heard", "1,900 plans per second", "<svg"]
        {
            assert!(page.contains(part), "{part} is missing");
        }
        for foreign in ["<script", "src=", "url(", "@import", "<link"] {
            assert!(!page.contains(foreign), "{foreign} needs something else");
        }
        assert!(page.contains("2,000 plans per second were ordered, 1,900 were reached."));
        assert!(page.contains("&lt;b&gt;") && !page.contains("<b>"), "what servers say is no markup");
        assert!(!page.contains("NaN") && !page.contains("inf\""), "every number can be drawn");
    }

    #[test]
    fn a_run_without_plans_has_a_page_too() {
        let nothing = LoadSummary {
            done: Timed::default(),
            everyone: Timed::default(),
            moments: Vec::new(),
            memory: None,
            ..summary()
        };
        let page = page(&nothing);
        assert!(page.contains("No plan was sealed."), "{page}");
        assert!(!page.contains("NaN"));
    }
}
