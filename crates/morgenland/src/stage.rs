//! How far the round has come.

use std::fmt;

use serde::{Deserialize, Serialize, Serializer};
use tabletop::Seat;
use tabletop::seat::NotASeat;
use ts_rs::TS;

use crate::end::Ending;
use crate::space::{Place, Space, SpaceSet};

/// Where the round stands. In notation a few words, like `placing B` or `tally market`; for programs an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(try_from = "String")]
#[ts(
    export_to = "morgenland.ts",
    type = "{ \"stage\": \"opening\" } | { \"stage\": \"start\" } | { \"stage\": \"placing\", seat: Seat, } | \
            { \"stage\": \"placed\" } | { \"stage\": \"tally\", space: Space, } | { \"stage\": \"caves-done\" } | \
            { \"stage\": \"over\", ending: Ending, }"
)]
pub enum Stage {
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
    /// M4.
    Over(Ending),
}

impl Stage {
    /// M6.5: the spaces that are still to be tallied, with the one that is being tallied.
    #[inline]
    pub(crate) fn coming(self) -> SpaceSet {
        match self {
            Stage::Opening | Stage::Start | Stage::Placing(_) | Stage::Placed => SpaceSet::ALL,
            Stage::Tally(space) => SpaceSet::starting_with(space),
            Stage::CavesDone => SpaceSet::starting_with(Space::Tent),
            Stage::Over(_) => SpaceSet::EMPTY,
        }
    }

    /// The space that is being tallied.
    #[inline]
    pub(crate) fn tallied(self) -> Option<Space> {
        match self {
            Stage::Tally(space) => Some(space),
            Stage::Opening
            | Stage::Start
            | Stage::Placing(_)
            | Stage::Placed
            | Stage::CavesDone
            | Stage::Over(_) => None,
        }
    }

    /// M3.8: has the guard decided who may enter?
    #[inline]
    pub(crate) fn past_guard(self) -> bool {
        self.tallied().is_some_and(|space| matches!(space.place(), Place::Room(_)))
    }

    /// M6.6: can a token that is taken back still be placed?
    pub(crate) fn placing(self) -> bool {
        matches!(self, Stage::Start | Stage::Placing(_))
    }
}

impl Stage {
    /// What it is called, and what it is about: the noun of that and its name.
    fn parts(self) -> (&'static str, Option<(&'static str, String)>) {
        match self {
            Stage::Opening => ("opening", None),
            Stage::Start => ("start", None),
            Stage::Placing(seat) => ("placing", Some(("seat", seat.to_string()))),
            Stage::Placed => ("placed", None),
            Stage::Tally(space) => ("tally", Some(("space", space.to_string()))),
            Stage::CavesDone => ("caves-done", None),
            Stage::Over(Ending::SoldOut) => ("over", Some(("ending", "sold-out".to_owned()))),
            Stage::Over(Ending::TooLong) => ("over", Some(("ending", "too-long".to_owned()))),
        }
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.parts() {
            (stage, Some((_, about))) => write!(f, "{stage} {about}"),
            (stage, None) => f.write_str(stage),
        }
    }
}

impl Serialize for Stage {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.collect_str(self);
        }
        let (stage, about) = self.parts();
        serializer.collect_map([("stage", stage.to_owned())].into_iter().chain(about))
    }
}

impl TryFrom<String> for Stage {
    type Error = String;
    fn try_from(text: String) -> Result<Stage, String> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["opening"] => Ok(Stage::Opening),
            ["start"] => Ok(Stage::Start),
            ["placing", seat] => {
                seat.parse().map(Stage::Placing).map_err(|error: NotASeat| error.to_string())
            }
            ["placed"] => Ok(Stage::Placed),
            ["tally", space] => space.parse().map(Stage::Tally),
            ["caves-done"] => Ok(Stage::CavesDone),
            ["over", "sold-out"] => Ok(Stage::Over(Ending::SoldOut)),
            ["over", "too-long"] => Ok(Stage::Over(Ending::TooLong)),
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
            let stage = Stage::try_from(words.to_owned()).expect("a stage");
            assert_eq!(stage.to_string(), words);
            assert_eq!(plain::text(&stage), object);
        }
    }
}
