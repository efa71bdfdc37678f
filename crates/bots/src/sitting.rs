//! A game being played.

use tabletop::game::{Actions as _, Outcome};
use tabletop::record::Move;
use tabletop::{Flaws, Game, Observer, Seat, Seed, Sink, Turn};

use crate::player::{Asked, Player};

/// A game being played. Its luck is that of a [record](tabletop::Record) with the same seed, so its entries can be
/// recorded afterwards.
#[derive(Clone, Debug)]
pub struct Sitting<G: Game> {
    state: G::State,
    seed: Seed,
    entries: Vec<Move<G::Action>>,
}

impl<G: Game> Sitting<G> {
    /// Begins a game.
    pub fn new(options: &G::Options, edition: &G::Edition, seed: Seed) -> Result<Sitting<G>, Flaws> {
        let state = G::begin(options, edition, &mut seed.stream(0))?;
        Ok(Sitting { state, seed, entries: Vec::new() })
    }

    /// The state, for whoever hosts the game.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What was done so far.
    pub fn entries(&self) -> &[Move<G::Action>] {
        &self.entries
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.state)
    }

    /// Whose choice is awaited next, and what they may do.
    pub fn next(&self) -> Option<(Seat, G::Actions)> {
        G::next(&self.state)
    }

    /// Asks the player of the seat whose choice is awaited, unless there is no choice, and carries it out. `false`
    /// once the game is over.
    pub fn step(&mut self, players: &mut [impl Player<G>], sink: &mut impl Sink<G::Event>) -> bool {
        let Some((seat, legal)) = self.next() else { return false };
        let index = match legal.nth(0) {
            Some(forced) if legal.len() == 1 => forced,
            _ => {
                let view = G::view(&self.state, Observer::Seat(seat));
                players[seat.index()].choose(&Asked { seat, view: &view, legal })
            }
        };
        self.play(index, sink);
        true
    }

    /// Carries out a legal action of the seat whose choice is awaited.
    pub fn play(&mut self, index: usize, sink: &mut impl Sink<G::Event>) {
        let step = self.entries.len() as u64 + 1;
        let turn = Turn::<G>::next(&mut self.state).expect("somebody's choice is awaited");
        let action = G::action(index).expect("a legal action has an index of the game");
        self.entries.push(Move::Act(turn.seat(), action));
        turn.play_listed(index, &mut self.seed.stream(step), sink);
    }
}
