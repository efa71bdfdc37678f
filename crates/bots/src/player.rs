//! Who decides for a seat, and what they are asked.

use tabletop::game::Actions as _;
use tabletop::{FastChance, Game, Seat};

use crate::intent::Intent;
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

/// A bot in a seat: a level, the luck of its moods, and what it still intends.
#[derive(Clone, Copy, Debug)]
pub struct Bot {
    level: Level,
    moods: FastChance,
    intent: Intent,
}

impl Bot {
    /// A bot of this level. All its moods come from `seed`.
    pub fn new(level: Level, seed: u64) -> Bot {
        Bot { level, moods: FastChance::new(seed), intent: Intent::NOTHING }
    }
}

impl<G: Trained> Player<G> for Bot {
    /// What was intended is done as long as it can be done: it followed from a view with which this one goes on. Somebody may
    /// have chosen for the bot meanwhile; then it thinks anew.
    fn choose(&mut self, asked: &Asked<'_, G>) -> usize {
        let intended = self.intent.split().filter(|&(action, _)| asked.legal.contains(action));
        let (action, rest) = intended.unwrap_or_else(|| {
            let intent = self.level.intend(asked, mixture::wide(&mut self.moods));
            intent.split().expect("whoever is asked intends something")
        });
        self.intent = rest;
        action
    }
}
