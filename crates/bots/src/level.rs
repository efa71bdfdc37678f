//! How strong a bot is.

use std::fmt;
use std::str::FromStr;

use tabletop::FastChance;

use crate::player::Asked;
use crate::trained::Trained;

/// How strong a bot is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Chooses at random, weighted so that the game goes somewhere.
    Random,
    /// Plays sensibly and makes a beginner's mistakes.
    Novice,
    /// A good club player.
    Regular,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 3] = [Level::Random, Level::Novice, Level::Regular];

    /// The name in documents and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Novice => "novice",
            Level::Regular => "regular",
        }
    }

    /// The index of one of the legal actions. The same view and the same mood give the same choice.
    pub fn choose<G: Trained>(self, asked: &Asked<'_, G>, mood: u64) -> usize {
        let mut chance = FastChance::new(mood);
        match self {
            Level::Random => G::lively(asked.legal, &mut chance),
            Level::Novice => G::novice(asked, &mut chance),
            Level::Regular => G::regular(asked, G::tuned(), &mut chance),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no such level.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not a level of bots, which are random, novice and regular")]
pub struct NotALevel(pub String);

impl FromStr for Level {
    type Err = NotALevel;
    fn from_str(text: &str) -> Result<Level, NotALevel> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| NotALevel(text.to_owned()))
    }
}
