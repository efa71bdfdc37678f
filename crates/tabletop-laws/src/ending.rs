//! Law 8: every game ends.

use tabletop::game::{Actions as _, Outcome, Turn};
use tabletop::{Chance, Game, Lively, Seat};

use crate::{Broken, Law, turns};

/// The game is not longer than `bound` decisions.
pub fn within(bound: usize, decisions: usize) -> Result<(), Broken> {
    Law::Ending.require(decisions <= bound, || format!("no end after {decisions} decisions"))
}

/// Lively play from this state comes to an end: bots play imagined states out.
pub fn playout<G: Lively>(mut state: G::State, bound: usize, chance: &mut impl Chance) -> Result<(), Broken> {
    for _ in 0..bound {
        turns::check::<G>(&state)?;
        let Some(turn) = Turn::<G>::next(&mut state) else { return Ok(()) };
        let (seat, legal) = (turn.seat(), turn.legal());
        let index = G::lively(legal, chance);
        Law::Legality.require(legal.contains(index), || {
            format!("lively play chose {index} for {seat}, to whom {legal:?} is offered")
        })?;
        turn.play_listed(index, chance, &mut ());
    }
    within(bound, bound + 1)
}

/// If there is an outcome, it gives every player a place: one more than the number of those before them.
pub fn outcome<G: Game>(state: &G::State, players: usize) -> Result<(), Broken> {
    let Some(Outcome(standings)) = G::outcome(state) else { return Ok(()) };
    let well_ranked = |seat: Seat| {
        let before = standings.values().iter().filter(|other| other.place < standings[seat].place).count();
        usize::from(standings[seat].place) == before + 1
    };
    Law::Ending.require(standings.players() == players && standings.seats().all(well_ranked), || {
        format!("the places of {players} players are {standings:?}")
    })
}
