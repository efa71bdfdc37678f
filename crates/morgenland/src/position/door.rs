//! The one door from a document back to a state: everything is checked, and all mistakes are reported together.
//!
//! Whatever play leads to comes through the door again, so a check says only what stays true while play goes on. What
//! the game would simply go on from is let in, though no play leads there: rules questions are asked about such
//! positions too.

mod ask;
mod plays;
mod shape;
mod table;
#[cfg(test)]
mod tests;

use tabletop::{Flaws, Seat};

use crate::artefact::Artefact;
use crate::ask::Ask;
use crate::play::{Card, Play};
use crate::state::State;

use super::Position;

/// The state of a document, or everything that is wrong with it.
pub(super) fn open(position: &Position) -> Result<State, Flaws> {
    let state = shape::read(position)?;
    let mut door = Door { state: &state, flaws: Flaws::default() };
    door.check_round();
    door.check_treasure();
    door.check_rooms();
    door.check_artefacts();
    door.check_uses();
    door.check_pieces();
    door.check_carpets();
    door.check_spells();
    door.check_marks();
    if !state.table.magic() {
        door.check_basic();
    }
    door.check_stage();
    door.check_plays();
    door.check_ask();
    // Only of a sound state the rules can be asked what is legal.
    door.flaws.stop_if_any()?;
    door.check_choice();
    door.flaws.or(state)
}

/// Checks a state subject by subject.
struct Door<'s> {
    state: &'s State,
    flaws: Flaws,
}

impl Door<'_> {
    /// Notes a mistake in a player's own things unless `fine`.
    fn require_of(&mut self, seat: Seat, fine: bool, key: &str, reason: &str) {
        self.flaws.require_with(fine, || (format!("players.{seat}.{key}"), reason.to_owned()));
    }

    /// All that was begun in the open window: what is declared, and what is being named.
    fn begun(&self) -> impl Iterator<Item = &Play> {
        let State { table, ask } = self.state;
        let plays = &table.public.plays;
        let naming = if let Ask::Naming(play) = ask { Some(play) } else { None };
        plays.all().iter().chain(naming)
    }

    /// Whoever is asked must have something to choose; somebody is asked unless the game is over.
    fn check_choice(&mut self) {
        if let Some(seat) = self.state.ask.seat() {
            let stuck = self.state.legal(seat).is_empty();
            self.flaws.require(!stuck, "ask", format!("{seat} must have something to choose"));
        }
    }
}

/// The own artefact that is played, if it is one.
fn artefact_of(play: &Play) -> Option<Artefact> {
    match play.card {
        Card::Artefact(artefact) => Some(artefact),
        Card::Spell(_) => None,
    }
}
