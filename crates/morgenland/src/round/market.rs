//! The Market (M3.6).

use tabletop::{Chance, Seat, Sink};

use crate::action::{Ruling, sets};
use crate::ask::Ask;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::payment::{self, Taking};
use crate::round::ranking::Ranking;
use crate::round::tally;
use crate::space::Space;
use crate::state::State;
use crate::table::OnTable;
use crate::treasure::Kind;

/// M3.6: what one treasure brings.
const UNITS: u8 = 3;

/// M3.6: the strongest is asked, if they have a treasure to give and the bank one to offer.
#[inline]
pub(crate) fn open(state: &mut State, mut ranking: Ranking) -> bool {
    let Some(seat) = ranking.next() else { return false };
    if state.table.public.bank.is_empty() || state.table.players[seat].treasure.is_empty() {
        return false;
    }
    state.ask = Ask::Market { seat };
    true
}

/// One treasure, or none.
#[inline(always)]
pub(crate) fn judge(table: &OnTable, seat: Seat, ruling: &mut impl Ruling) {
    ruling.offer(sets::Give::ALL | sets::Pass::ALL);
    ruling.forbid(sets::Give::of(!table.players[seat].treasure.kinds()), Illegal::NotOwned);
}

/// M3.6: how many treasures one brings: it goes in first, so the bank has one more than now.
pub(crate) fn brings(table: &OnTable) -> u8 {
    UNITS.min(table.public.bank.total() + 1)
}

/// M3.6: the one goes in first, so it may come out again.
pub(crate) fn give(state: &mut State, seat: Seat, kind: Kind, sink: &mut impl Sink<Event>) {
    payment::hand_over(&mut state.table, seat, None, kind, 1, sink);
    state.ask = Ask::Taking(Taking::new(&state.table, seat, UNITS));
}

/// M3.6: the strongest does not want to trade.
pub(crate) fn decline(state: &mut State, seat: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    sink.open(|| Event::Declined { seat });
    tally::next(state, Space::Market, chance, sink);
}
