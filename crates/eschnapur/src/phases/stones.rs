//! Phase 5: stones from the supply. Every card counts; nobody wins.

use tabletop::{Chance, Sink};

use crate::event::{Bid, Event, Fate, Gift};
use crate::gold::{Gold, Purse};
use crate::official::Official;
use crate::officials;
use crate::phases::order;
use crate::slots::Slot;
use crate::state::State;
use crate::table::OnTable;

/// Official 3 is revealed.
pub(crate) fn begin(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    officials::reveal(state, Official::Stones, chance, sink);
}

/// E5.1 to E5.3: all cards are open and bring their stones; then they go to the bank.
pub(crate) fn award(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let table = &mut state.table;
    let shown = officials::shown(table, Official::Stones);
    sink.open(|| Event::StonesHanded { official: Official::Stones, bids: earning(table, shown) });
    table.public.bank = table.public.bank.with(shown);
    for seat in table.tableaus.seats() {
        let slots = &mut table.tableaus[seat].slots;
        let Slot::Up(gold) = slots.get(Official::Stones) else { continue };
        slots.set(Official::Stones, Slot::Empty);
        table.gain_stones(seat, earned(gold, shown, table.public.ties == Some(seat)), Gift::Card, sink);
    }
    order::begin(state, chance, sink);
}

/// The open cards of this phase, each with how much it brings; all are spent (E5.3).
fn earning(table: &OnTable, shown: Purse) -> Vec<Bid> {
    officials::bids(table, Official::Stones, |seat, gold| {
        let full = earns_full(gold, shown, table.public.ties == Some(seat));
        (if full { Fate::Full } else { Fate::Half }, true)
    })
}

/// What a card earns among those shown. E5.1: a value that nobody else revealed earns that many stones, a tied one half, rounded up; E5.2: who wins
/// ties earns the full number.
pub fn earned(gold: Gold, shown: Purse, wins_ties: bool) -> u8 {
    let full = earns_full(gold, shown, wins_ties);
    if full { gold.value() } else { gold.value().div_ceil(2) }
}

#[inline]
fn earns_full(gold: Gold, shown: Purse, wins_ties: bool) -> bool {
    shown.count(gold) == 1 || wins_ties
}

#[cfg(test)]
mod tests {
    use tabletop::Seat;

    use super::*;
    use crate::edition::Edition;

    fn check(cards: [u8; 4], ties: Option<Seat>, stones: [u8; 4]) {
        let mut table = OnTable::new(4, Edition::default().figures);
        table.public.ties = ties;
        for (seat, card) in table.tableaus.seats().zip(cards) {
            table.tableaus[seat].slots.set(Official::Stones, Slot::Up(Gold::of_index(card.into())));
        }
        let all = officials::shown(&table, Official::Stones);
        let earned = |seat: Seat| earned(Gold::of_index(cards[seat.index()].into()), all, ties == Some(seat));
        assert_eq!([Seat::A, Seat::B, Seat::C, Seat::D].map(earned), stones, "{cards:?}");
    }

    #[test]
    fn e5_1_full_or_half_rounded_up() {
        check([5, 5, 4, 3], None, [3, 3, 4, 3]);
        check([5, 4, 4, 4], None, [5, 2, 2, 2]);
        check([3, 3, 2, 2], None, [2, 2, 1, 1]);
        check([1, 1, 1, 5], None, [1, 1, 1, 5]);
    }

    #[test]
    fn e5_2_the_winner_of_ties_earns_the_full_number() {
        check([5, 5, 5, 3], Some(Seat::B), [3, 5, 3, 3]);
        check([4, 4, 2, 1], Some(Seat::D), [2, 2, 2, 1]);
    }
}
