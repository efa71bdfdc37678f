//! Before the first round: everybody takes treasure (M0.3).

use tabletop::{Chance, Seat, Sink};

use crate::ask::Ask;
use crate::event::Event;
use crate::payment::Taking;
use crate::round::start;
use crate::state::State;
use crate::table::OnTable;

/// M0.3: what each player takes.
const UNITS: u8 = 3;

/// The opening state: the starting player takes treasure first.
pub(crate) fn open(table: &OnTable) -> State {
    let ask = Ask::Taking(Taking::new(table, table.public.camel, UNITS));
    State { table: *table, ask }
}

/// M0.3: the next in player sequence takes theirs, or the first round begins.
pub(crate) fn go_on(state: &mut State, seat: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let next = state.table.after(seat);
    if next == state.table.public.camel {
        return start::begin(state, chance, sink);
    }
    state.ask = Ask::Taking(Taking::new(&state.table, next, UNITS));
}
