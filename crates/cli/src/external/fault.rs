//! What goes wrong with programs.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::layout::shortened;

/// The ways to lose a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// It ended.
    Crashed,
    /// It gave no answer in time.
    Stalled,
    /// It wrote a line without end.
    TooLong,
    /// What it wrote is no answer.
    NotUnderstood,
    /// What it answered is no legal action.
    NotLegal,
}

impl Kind {
    /// What it did, as the rest of a sentence.
    pub const fn told(self) -> &'static str {
        match self {
            Kind::Crashed => "crashed",
            Kind::Stalled => "stalled",
            Kind::TooLong => "wrote too long a line",
            Kind::NotUnderstood => "was not understood",
            Kind::NotLegal => "chose what is not legal",
        }
    }

    /// Is the process of no more use? One that only said something wrong may do better at its next turn.
    pub const fn is_final(self) -> bool {
        match self {
            Kind::Crashed | Kind::Stalled | Kind::TooLong => true,
            Kind::NotUnderstood | Kind::NotLegal => false,
        }
    }
}

/// Something that went wrong, with what was seen of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// How the turn was lost.
    pub kind: Kind,
    /// What was seen.
    pub example: String,
}

impl Fault {
    /// No more than this is told of a fault.
    const LONGEST: usize = 200;

    /// Something went wrong.
    pub fn new(kind: Kind, example: impl AsRef<str>) -> Fault {
        Fault { kind, example: shortened(example.as_ref().trim(), Fault::LONGEST) }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.kind.told(), self.example)
    }
}

/// All faults of a game, or of many.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Faults {
    /// How many choices were made at random instead.
    pub lost_turns: u64,
    /// What went wrong how often, with the first example.
    pub kinds: BTreeMap<Kind, Noted>,
}

/// One kind of fault.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Noted {
    /// How often.
    pub count: u64,
    /// What was seen the first time.
    pub example: String,
}

impl Faults {
    /// Did nothing go wrong?
    pub fn is_empty(&self) -> bool {
        *self == Faults::default()
    }

    /// How many faults there were.
    pub fn count(&self) -> u64 {
        self.kinds.values().map(|noted| noted.count).sum()
    }

    /// One more.
    pub fn note(&mut self, fault: Fault) {
        self.add(fault.kind, Noted { count: 1, example: fault.example });
    }

    /// Those of another game, which was played later.
    pub fn merge(&mut self, other: &Faults) {
        self.lost_turns += other.lost_turns;
        for (&kind, noted) in &other.kinds {
            self.add(kind, noted.clone());
        }
    }

    fn add(&mut self, kind: Kind, more: Noted) {
        let count = more.count;
        self.kinds.entry(kind).and_modify(|noted| noted.count += count).or_insert(more);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_example_of_each_kind_is_kept() {
        let mut faults = Faults::default();
        assert!(faults.is_empty());
        for (kind, example) in [(Kind::Stalled, "one"), (Kind::NotLegal, "two"), (Kind::Stalled, "three")] {
            faults.note(Fault::new(kind, example));
        }
        let mut all = faults.clone();
        all.merge(&faults);
        assert_eq!(all.kinds[&Kind::Stalled], Noted { count: 4, example: "one".to_owned() });
        assert_eq!(all.count(), 6);
        let text = serde_json::to_string(&all).unwrap();
        assert!(text.contains(r#""not-legal":{"count":2"#), "{text}");
        assert_eq!(serde_json::from_str::<Faults>(&text).unwrap(), all);
    }

    #[test]
    fn long_examples_are_cut() {
        assert_eq!(Fault::new(Kind::Crashed, "x".repeat(5000)).example.chars().count(), 200);
    }
}
