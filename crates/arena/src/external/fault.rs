//! What goes wrong with programs.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use statistics::shortened;

/// The ways to lose a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FaultKind {
    /// The program ended.
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

impl FaultKind {
    /// What it did, as the rest of a sentence.
    pub const fn told(self) -> &'static str {
        match self {
            FaultKind::Crashed => "crashed",
            FaultKind::Stalled => "stalled",
            FaultKind::TooLong => "wrote too long a line",
            FaultKind::NotUnderstood => "was not understood",
            FaultKind::NotLegal => "chose what is not legal",
        }
    }

    /// Is the process of no more use? One that only said something wrong may do better at its next turn.
    pub(crate) const fn is_final(self) -> bool {
        match self {
            FaultKind::Crashed | FaultKind::Stalled | FaultKind::TooLong => true,
            FaultKind::NotUnderstood | FaultKind::NotLegal => false,
        }
    }
}

/// Something that went wrong, with what was seen of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    /// How the turn was lost.
    pub(crate) kind: FaultKind,
    /// What was seen.
    pub(crate) example: String,
}

impl Fault {
    /// No more than this is told of a fault.
    const LONGEST: usize = 200;

    /// Something went wrong.
    pub(crate) fn new(kind: FaultKind, example: impl AsRef<str>) -> Fault {
        Fault { kind, example: shortened(example.as_ref().trim(), Fault::LONGEST) }
    }
}

/// All faults of a game, or of many.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Faults {
    /// How many choices were made at random instead.
    pub lost_turns: u64,
    /// What went wrong how often, with the first example.
    pub kinds: BTreeMap<FaultKind, Noted>,
}

/// One kind of fault.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Noted {
    /// How often it happened.
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

    /// Counts a fault; the first of its kind is kept as the example.
    pub(crate) fn note(&mut self, fault: Fault) {
        self.add(fault.kind, Noted { count: 1, example: fault.example });
    }

    /// Those of another game, which was played later.
    pub(crate) fn merge(&mut self, other: &Faults) {
        self.lost_turns += other.lost_turns;
        for (&kind, noted) in &other.kinds {
            self.add(kind, noted.clone());
        }
    }

    fn add(&mut self, kind: FaultKind, more: Noted) {
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
        for (kind, example) in
            [(FaultKind::Stalled, "one"), (FaultKind::NotLegal, "two"), (FaultKind::Stalled, "three")]
        {
            faults.note(Fault::new(kind, example));
        }
        let mut all = faults.clone();
        all.merge(&faults);
        assert_eq!(all.kinds[&FaultKind::Stalled], Noted { count: 4, example: "one".to_owned() });
        assert_eq!(all.count(), 6);
        let text = serde_json::to_string(&all).unwrap();
        assert!(text.contains(r#""not-legal":{"count":2"#), "{text}");
        assert_eq!(serde_json::from_str::<Faults>(&text).unwrap(), all);
    }

    #[test]
    fn long_examples_are_cut() {
        assert_eq!(Fault::new(FaultKind::Crashed, "x".repeat(5000)).example.chars().count(), 200);
    }
}
