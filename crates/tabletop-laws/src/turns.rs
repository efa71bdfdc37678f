//! Law 1: somebody is to act if and only if there is no outcome, and whoever is to act has a legal action.

use tabletop::game::Actions as _;
use tabletop::{Game, Seat};

use crate::{Broken, Law};

/// Whoever is to act, and nobody else, has a legal action; and nobody is to act when the game is over.
///
/// Seats that nobody sits on count too: a record or a message may name them.
pub fn check<G: Game>(state: &G::State) -> Result<(), Broken> {
    let to_act = G::to_act(state);
    let over = G::outcome(state).is_some();
    Law::Turns.require(to_act.is_empty() == over, || {
        format!("{to_act:?} is to act, and the game is {}", if over { "over" } else { "not over" })
    })?;
    for seat in Seat::ALL {
        let legal = G::legal(state, seat);
        Law::Turns.require(legal.is_empty() != to_act.contains(seat), || {
            format!("{to_act:?} is to act, and {seat} has {} legal actions", legal.len())
        })?;
    }
    let next = G::next(state);
    let expected = to_act.lowest().map(|seat| (seat, G::legal(state, seat)));
    Law::Turns.require(next == expected, || match next {
        Some((seat, legal)) => format!("{to_act:?} is to act, and the next turn is {seat}'s with {legal:?}"),
        None => format!("{to_act:?} is to act, and there is no next turn"),
    })
}
