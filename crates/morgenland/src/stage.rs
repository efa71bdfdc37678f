//! How far the round has come.

use std::fmt;

use serde::{Deserialize, Serialize, Serializer};
use tabletop::Seat;
use tabletop::seat::NotASeat;
use ts_rs::TS;

use crate::end::Ending;
use crate::space::{Region, Space, SpaceSet};

/// Where the round stands. In notation a few words, like `placing B` or `tally market`; for programs an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(try_from = "String")]
#[ts(
    export_to = "morgenland.ts",
    rename = "Stage",
    type = "{ \"stage\": \"opening\" } | { \"stage\": \"start\" } | { \"stage\": \"placing\", seat: Seat, } | \
            { \"stage\": \"placed\" } | { \"stage\": \"tally\", space: Space, } | { \"stage\": \"caves-done\" } | \
            { \"stage\": \"over\", ending: Ending, }"
)]
pub enum RoundStage {
    /// M0.3: before the first round.
    Opening,
    /// M1, and window (a).
    Start,
    /// M2: this player is to place a token; window (b).
    Placing(Seat),
    /// Window (c), after the last placement.
    Placed,
    /// M3: this space is tallied; window (e).
    Tally(Space),
    /// Window (d), after the last cave.
    CavesDone,
    /// M4: the game has ended.
    Over(Ending),
}

impl RoundStage {
    /// M6.5: the spaces that are still to be tallied, with the one that is being tallied.
    #[inline]
    pub(crate) fn coming(self) -> SpaceSet {
        match self {
            RoundStage::Opening | RoundStage::Start | RoundStage::Placing(_) | RoundStage::Placed => {
                SpaceSet::ALL
            }
            RoundStage::Tally(space) => SpaceSet::starting_with(space),
            RoundStage::CavesDone => SpaceSet::starting_with(Space::Tent),
            RoundStage::Over(_) => SpaceSet::EMPTY,
        }
    }

    /// The space that is being tallied.
    #[inline]
    pub(crate) fn tallied(self) -> Option<Space> {
        match self {
            RoundStage::Tally(space) => Some(space),
            RoundStage::Opening
            | RoundStage::Start
            | RoundStage::Placing(_)
            | RoundStage::Placed
            | RoundStage::CavesDone
            | RoundStage::Over(_) => None,
        }
    }

    /// M3.8: has the guard decided who may enter?
    #[inline]
    pub(crate) fn past_guard(self) -> bool {
        self.tallied().is_some_and(|space| matches!(space.place(), Region::Room(_)))
    }

    /// M6.6: can a token that is taken back still be placed?
    pub(crate) fn placing(self) -> bool {
        matches!(self, RoundStage::Start | RoundStage::Placing(_))
    }
}

impl RoundStage {
    /// What it is called, and what it is about: the noun of that and its name.
    fn parts(self) -> (&'static str, Option<(&'static str, String)>) {
        match self {
            RoundStage::Opening => ("opening", None),
            RoundStage::Start => ("start", None),
            RoundStage::Placing(seat) => ("placing", Some(("seat", seat.to_string()))),
            RoundStage::Placed => ("placed", None),
            RoundStage::Tally(space) => ("tally", Some(("space", space.to_string()))),
            RoundStage::CavesDone => ("caves-done", None),
            RoundStage::Over(Ending::SoldOut) => ("over", Some(("ending", "sold-out".to_owned()))),
            RoundStage::Over(Ending::TooLong) => ("over", Some(("ending", "too-long".to_owned()))),
        }
    }
}

impl fmt::Display for RoundStage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.parts() {
            (stage, Some((_, about))) => write!(f, "{stage} {about}"),
            (stage, None) => f.write_str(stage),
        }
    }
}

impl Serialize for RoundStage {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.collect_str(self);
        }
        let (stage, about) = self.parts();
        serializer.collect_map([("stage", stage.to_owned())].into_iter().chain(about))
    }
}

impl TryFrom<String> for RoundStage {
    type Error = String;
    fn try_from(text: String) -> Result<RoundStage, String> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["opening"] => Ok(RoundStage::Opening),
            ["start"] => Ok(RoundStage::Start),
            ["placing", seat] => {
                seat.parse().map(RoundStage::Placing).map_err(|error: NotASeat| error.to_string())
            }
            ["placed"] => Ok(RoundStage::Placed),
            ["tally", space] => space.parse().map(RoundStage::Tally),
            ["caves-done"] => Ok(RoundStage::CavesDone),
            ["over", "sold-out"] => Ok(RoundStage::Over(Ending::SoldOut)),
            ["over", "too-long"] => Ok(RoundStage::Over(Ending::TooLong)),
            _ => Err(format!(
                "{text:?} is not a stage: they are opening, start, placing SEAT, placed, tally SPACE, caves-done, \
                 over sold-out and over too-long"
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::plain;

    use super::*;

    #[test]
    fn stages_are_words_for_people_and_objects_for_programs() {
        for (words, object) in [
            ("opening", r#"{"stage":"opening"}"#),
            ("placing B", r#"{"stage":"placing","seat":"B"}"#),
            ("tally cave-1", r#"{"stage":"tally","space":"cave-1"}"#),
            ("over too-long", r#"{"stage":"over","ending":"too-long"}"#),
        ] {
            let stage = RoundStage::try_from(words.to_owned()).expect("a stage");
            assert_eq!(stage.to_string(), words);
            assert_eq!(plain::text(&stage), object);
        }
    }
}
