//! Smuggler (M7.15): counts as strongest in the empty spaces of the city.

use tabletop::{Seat, Sink};

use crate::event::Event;
use crate::resolving::Done;
use crate::space::{Space, SpaceSet};
use crate::stage::Stage;
use crate::state::State;
use crate::table::{Smuggler, Table};

/// M7.15: only in window (d).
pub(crate) fn time(stage: Stage) -> bool {
    stage == Stage::CavesDone
}

/// The city spaces without a token.
fn empty(table: &Table) -> SpaceSet {
    Space::CITY.iter().filter(|&space| !table.any_token_on(space)).collect()
}

/// Only if some city space has no token.
pub(crate) fn possible(state: &State) -> bool {
    !empty(&state.table).is_empty()
}

/// M7.15: those that have no token now.
pub(crate) fn carry_out(table: &mut Table, seat: Seat, sink: &mut impl Sink<Event>) -> Done {
    let spaces = empty(table);
    if spaces.is_empty() {
        return Done::Nothing;
    }
    table.marks.smuggler = Some(Smuggler { seat, spaces });
    sink.open(|| Event::Smuggled { seat, spaces });
    Done::Yes
}
