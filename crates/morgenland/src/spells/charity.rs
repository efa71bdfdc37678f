//! Charity (M7.4): three treasures from the bank.

use tabletop::Seat;

use crate::ask::Ask;
use crate::payment::Taking;
use crate::resolving::Done;
use crate::state::State;

/// M7.4.
const UNITS: u8 = 3;

/// He takes them, or as many as there are (M6.4).
pub(crate) fn carry_out(state: &mut State, seat: Seat, step: u8) -> Done {
    if step > 0 {
        return Done::Yes;
    }
    if state.table.bank.is_empty() {
        return Done::Nothing;
    }
    state.step_to(1);
    state.ask = Ask::Taking(Taking::new(&state.table, seat, UNITS));
    Done::NotYet
}
