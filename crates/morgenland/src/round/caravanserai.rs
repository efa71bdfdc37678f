//! The Caravanserai (M3.7).

use tabletop::{Chance, Seat, Sink};

use crate::action::{Ruling, sets};
use crate::ask::Ask;
use crate::event::Event;
use crate::round::ranking::Ranking;
use crate::round::tally;
use crate::space::Space;
use crate::state::State;
use crate::table::OnTable;

/// M3.7: the strongest takes the camel at once. A Smuggler is asked whether to take it (M7.15).
pub(crate) fn award(state: &mut State, mut ranking: Ranking, sink: &mut impl Sink<Event>) -> bool {
    let Some(seat) = ranking.next() else { return false };
    let smuggler = state.table.public.marks.smuggler;
    if smuggler.is_some_and(|it| it.seat == seat && it.spaces.contains(Space::Caravanserai)) {
        state.ask = Ask::Camel { seat };
        return true;
    }
    take(&mut state.table, seat, sink);
    false
}

fn take(table: &mut OnTable, seat: Seat, sink: &mut impl Sink<Event>) {
    table.public.camel = seat;
    sink.open(|| Event::CamelTaken { seat });
}

/// Yes or no.
pub(crate) fn judge(ruling: &mut impl Ruling) {
    ruling.offer(sets::Accept::ALL | sets::Pass::ALL);
}

/// The Smuggler takes it.
pub(crate) fn accept(state: &mut State, seat: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    take(&mut state.table, seat, sink);
    tally::next(state, Space::Caravanserai, chance, sink);
}

/// M7.15: the Smuggler declines, and nobody takes it.
pub(crate) fn decline(state: &mut State, seat: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    sink.open(|| Event::CamelDeclined { seat });
    tally::next(state, Space::Caravanserai, chance, sink);
}
