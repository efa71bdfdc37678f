//! The Key (M5.6): past the guard without token and without bribe.

use tabletop::Seat;

use crate::artefact::Artefact;
use crate::illegal::Illegal;
use crate::play::{Card, Play};
use crate::resolving::Done;
use crate::space::Space;
use crate::state::State;
use crate::table::OnTable;

/// It is for the guard, and one is enough.
pub(crate) fn barred(state: &State, seat: Seat) -> Option<Illegal> {
    let declared = state
        .table
        .public
        .plays
        .all()
        .iter()
        .any(|play| play.seat == seat && play.card == Card::Artefact(Artefact::Key));
    if state.table.public.stage.tallied() != Some(Space::Guard) {
        Some(Illegal::NoGuard)
    } else if declared || state.table.public.marks.keys.contains(seat) {
        Some(Illegal::KeyUsed)
    } else {
        None
    }
}

/// Its user may enter.
pub(crate) fn carry_out(table: &mut OnTable, play: &Play) -> Done {
    table.public.marks.keys.insert(play.seat);
    Done::Yes
}
