//! How strong a bot is.

use std::fmt;
use std::str::FromStr;

use tabletop::FastChance;

use crate::intent::Intent;
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
    /// Compares whole plans by many playouts, against what the others would do as they see the game.
    Expert,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Random, Level::Novice, Level::Regular, Level::Expert];

    /// The strongest.
    pub const STRONGEST: Level = Level::Expert;

    /// The level below this one, if there is one: it thinks less.
    pub fn below(self) -> Option<Level> {
        Level::ALL.into_iter().rev().find(|&level| level < self)
    }

    /// The name in documents and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Novice => "novice",
            Level::Regular => "regular",
            Level::Expert => "expert",
        }
    }

    /// The index of one of the legal actions. The same view and the same mood give the same choice.
    pub fn choose<G: Trained>(self, asked: &Asked<'_, G>, mood: u64) -> usize {
        self.intend(asked, mood).all()[0]
    }

    /// A legal action, and what is to be chosen after it in the same go, as far as that is clear already. The same view and
    /// the same mood give the same intent.
    pub fn intend<G: Trained>(self, asked: &Asked<'_, G>, mood: u64) -> Intent {
        let mut chance = FastChance::new(mood);
        match self {
            Level::Random => Intent::of(G::lively(asked.legal, &mut chance)),
            Level::Novice => Intent::of(G::novice(asked, &mut chance)),
            Level::Regular => Intent::of(G::regular(asked, G::tuned(), &mut chance)),
            Level::Expert => G::expert(asked, &mut chance),
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
#[error("{0:?} is not a level of bots, which are random, novice, regular and expert")]
pub struct NotALevel(pub String);

impl FromStr for Level {
    type Err = NotALevel;
    fn from_str(text: &str) -> Result<Level, NotALevel> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| NotALevel(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_stand_one_above_the_other() {
        assert_eq!(Level::ALL.last(), Some(&Level::STRONGEST));
        assert_eq!(Level::Expert.below(), Some(Level::Regular));
        assert_eq!(Level::Random.below(), None);
        assert!(Level::ALL.is_sorted());
    }
}
