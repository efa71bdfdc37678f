//! How far the round has come.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::Seat;
use tabletop::seat::NotASeat;

use crate::end::Ending;
use crate::space::{Place, Space, SpaceSet};

/// Where the round stands; in documents a few words, like `placing B` or `tally market`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
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

tabletop::typescript!(
    "morgenland.ts",
    "Stage",
    Stage = "'opening' | 'start' | `placing ${Seat}` | 'placed' | `tally ${Space}` | 'caves-done' | `over ${Ending}`",
    Seat,
    Space,
    Ending
);

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

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stage::Opening => f.write_str("opening"),
            Stage::Start => f.write_str("start"),
            Stage::Placing(seat) => write!(f, "placing {seat}"),
            Stage::Placed => f.write_str("placed"),
            Stage::Tally(space) => write!(f, "tally {space}"),
            Stage::CavesDone => f.write_str("caves-done"),
            Stage::Over(Ending::SoldOut) => f.write_str("over sold-out"),
            Stage::Over(Ending::TooLong) => f.write_str("over too-long"),
        }
    }
}

impl From<Stage> for String {
    fn from(stage: Stage) -> String {
        stage.to_string()
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
