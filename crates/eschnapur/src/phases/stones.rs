//! Phase 5: stones from the supply. Every card counts; nobody wins.

use tabletop::{Chance, Sink};

use crate::event::Event;
use crate::official::Official;
use crate::officials;
use crate::phases::order;
use crate::state::State;
use crate::table::{Slot, Table};

/// Official 3 is revealed.
pub(crate) fn begin(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    officials::reveal(state, Official::Stones, chance, sink);
}

/// E5.1 to E5.3: all cards are open and bring their stones; then they go to the bank.
pub(crate) fn award(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let table = &mut state.table;
    let due = earned(table);
    for seat in table.tableaus.seats() {
        let slot = &mut table.tableaus[seat].slots[Official::Stones.index()];
        let Slot::Up(gold) = *slot else { continue };
        *slot = Slot::Empty;
        table.bank.add(gold);
        table.gain_stones(seat, due[seat.index()], sink);
    }
    order::begin(state, chance, sink);
}

/// E5.1: a value that nobody else revealed earns that many stones, a tied one half, rounded up; E5.2: who wins
/// ties earns the full number.
fn earned(table: &Table) -> [u8; 4] {
    let mut played = [0u8; 6];
    for tableau in table.tableaus.values() {
        if let Some(gold) = tableau.slots[Official::Stones.index()].face_up() {
            played[gold as usize] += 1;
        }
    }
    let mut due = [0; 4];
    for (seat, tableau) in table.tableaus.iter() {
        if let Some(gold) = tableau.slots[Official::Stones.index()].face_up() {
            let alone = played[gold as usize] == 1 || table.ties == Some(seat);
            due[seat.index()] = if alone { gold.value() } else { gold.value().div_ceil(2) };
        }
    }
    due
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::Edition;
    use crate::gold::Gold;
    use tabletop::Seat;

    fn check(cards: [u8; 4], ties: Option<Seat>, stones: [u8; 4]) {
        let mut table = Table::new(4, Edition::default().figures);
        table.ties = ties;
        for (seat, card) in table.tableaus.seats().zip(cards) {
            table.tableaus[seat].slots[Official::Stones.index()] = Slot::Up(Gold::of_value(card));
        }
        assert_eq!(earned(&table), stones, "{cards:?}");
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
