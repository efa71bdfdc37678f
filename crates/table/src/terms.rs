//! What is agreed before the game.

use serde::{Deserialize, Serialize};
use tabletop::{Counting, Game};
use ts_rs::TS;

use crate::ids::PersonId;
use crate::sight::Stage;

/// Everything a table begins with.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Setup<G: Game> {
    /// The name of the game.
    pub game: String,
    /// The number of players, the version.
    pub options: G::Options,
    /// The printed figures.
    pub edition: G::Edition,
    /// What the players agreed on.
    pub terms: Terms,
    /// Who opened the table.
    pub host: PersonId,
}

/// What has nothing to do with the rules of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "table.ts")]
// Four questions that a form asks one by one, each with yes or no.
#[allow(clippy::struct_excessive_bools)]
pub struct Terms {
    /// How long people may think.
    pub pace: Pace,
    /// Does the screen show what everybody could know by counting along?
    pub open_counting: bool,
    /// May others look on?
    pub spectators: bool,
    /// Is what players say hidden from those who look on?
    pub private_chat: bool,
    /// Does everybody see the table in the lobby, or only who has its link?
    pub public: bool,
    /// The level of the bot that plays for those who are away.
    pub stand_in: String,
}

impl Terms {
    /// May somebody see what happens at the table, and after its game everything that happened? Whoever sits there may;
    /// others if spectators are welcome. Before the game everybody may, or nobody could sit down.
    pub fn admit(&self, stage: &Stage, seated: bool) -> bool {
        seated || self.spectators || *stage == Stage::Gathering
    }

    /// What the screen shows of what can be counted.
    pub fn counting(&self) -> Counting {
        if self.open_counting { Counting::Open } else { Counting::Hidden }
    }
}

/// How long people may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "pace", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export_to = "table.ts")]
pub enum Pace {
    /// As long as they like.
    Free,
    /// Everybody has a clock that runs while they are asked, and gets something back for each plan they seal.
    Live {
        /// What the clock begins with, in seconds.
        seconds: u32,
        /// What a sealed plan brings, in seconds.
        increment: u32,
    },
    /// So many hours for each plan, not counting the player's quiet hours.
    Days {
        /// Hours for a plan.
        hours: u16,
    },
}

/// A pace that nobody could play at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAPace {
    /// A live clock begins with too little or too much, or gains too much.
    #[error("a live clock begins with 10 seconds to 3 hours and gains at most 5 minutes for a plan")]
    Live,
    /// A plan may take too few or too many hours.
    #[error("a move over days takes between 1 hour and 14 days")]
    Days,
}

impl Pace {
    /// Can people play like this?
    pub fn check(self) -> Result<(), NotAPace> {
        match self {
            Pace::Free => Ok(()),
            Pace::Live { seconds, increment } if (10..=10_800).contains(&seconds) && increment <= 300 => {
                Ok(())
            }
            Pace::Live { .. } => Err(NotAPace::Live),
            Pace::Days { hours } if (1..=336).contains(&hours) => Ok(()),
            Pace::Days { .. } => Err(NotAPace::Days),
        }
    }
}
