//! Spy (M7.17): all others place their tokens open.

use tabletop::Seat;

use crate::resolving::Done;
use crate::state::State;

/// M6.7: has another still a token to place?
pub(crate) fn possible(state: &State, seat: Seat) -> bool {
    let mut players = state.table.players.iter();
    state.stage.placing() && players.any(|(other, player)| other != seat && !player.pieces.hand.is_empty())
}

/// From now on; what lies hidden stays hidden.
pub(crate) fn carry_out(state: &mut State, seat: Seat) -> Done {
    if !possible(state, seat) {
        return Done::Nothing;
    }
    state.table.marks.spy = Some(seat);
    Done::Yes
}
