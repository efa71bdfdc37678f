//! Who decides for a seat, and what they are asked.

use tabletop::{FastChance, Game, Seat};

use crate::level::Level;
use crate::mixture;
use crate::trained::Trained;

/// A seat is asked for a choice.
#[derive(Debug)]
pub struct Asked<'v, G: Game> {
    /// Who is asked.
    pub seat: Seat,
    /// All that the player of the seat knows.
    pub view: &'v G::View,
    /// What the player may do; at least one action. It follows from the view (law 3), and whoever asks has it already.
    pub legal: G::Actions,
}

/// Somebody who decides for a seat.
pub trait Player<G: Game> {
    /// The index of one of the legal actions.
    fn choose(&mut self, asked: &Asked<'_, G>) -> usize;
}

/// A bot in a seat: a level, and the luck of its moods.
#[derive(Clone, Copy, Debug)]
pub struct Bot {
    level: Level,
    moods: FastChance,
}

impl Bot {
    /// A bot of this level. All its moods come from `seed`.
    pub fn new(level: Level, seed: u64) -> Bot {
        Bot { level, moods: FastChance::new(seed) }
    }
}

impl<G: Trained> Player<G> for Bot {
    fn choose(&mut self, asked: &Asked<'_, G>) -> usize {
        self.level.choose(asked, mixture::wide(&mut self.moods))
    }
}
