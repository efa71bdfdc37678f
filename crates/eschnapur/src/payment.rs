//! Taking gold from the bank (EG).

use serde::{Deserialize, Serialize};
use tabletop::{Ruling, Seat, SeatSet, Sink};

use crate::action::sets;
use crate::event::Event;
use crate::gold::{Gold, GoldSet, Purse};
use crate::illegal::Illegal;
use crate::state::State;
use crate::table::Table;

/// Somebody is taking gold, and perhaps others after him. It interrupts the phase that caused it, and nothing
/// can interrupt it in turn: one payment at a time is all there ever is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Payment {
    /// Who is taking.
    pub seat: Seat,
    /// How much he still takes; the bank can pay it exactly.
    pub left: u8,
    /// Coins are taken from the highest to the lowest, so none above this one.
    pub at_most: Gold,
    /// How much is due to each of those who come after him.
    pub due: u8,
    /// Who comes after him, in turn order.
    pub waiting: SeatSet,
}

/// Each of these players takes `due` from the bank, in turn order (E7.5, E9.3, E10.7, E10.10).
pub(crate) fn pay(state: &mut State, waiting: SeatSet, due: u8, sink: &mut impl Sink<Event>) {
    let table = &state.table;
    let mut waiting = waiting;
    state.payment = None;
    for &seat in table.in_turn_order().seats() {
        if !waiting.contains(seat) {
            continue;
        }
        waiting.remove(seat);
        let payable = largest_payable(table.bank, due);
        sink.open(|| Event::Owed { seat, due, payable });
        if payable > 0 {
            state.payment = Some(Payment { seat, left: payable, at_most: Gold::Five, due, waiting });
            return;
        }
    }
}

/// The players after this one in turn order.
pub(crate) fn after(table: &Table, seat: Seat) -> SeatSet {
    table.in_turn_order().seats().iter().copied().skip_while(|&other| other != seat).skip(1).collect()
}

impl Payment {
    /// Can the bank pay what is left with the coins that may still be taken?
    pub(crate) fn is_payable(&self, table: &Table) -> bool {
        let coins = Gold::ALL.into_iter().filter(|&gold| gold <= self.at_most);
        let bank = coins.flat_map(|gold| std::iter::repeat_n(gold, table.bank.count(gold).into())).collect();
        largest_payable(bank, self.left) == self.left
    }

    /// EG.1, EG.2: which coins can be taken next.
    pub(crate) fn judge(&self, table: &Table, ruling: &mut impl Ruling<Illegal, 2>) {
        // After a coin is taken, the rest must be payable with the others of its value and with lower ones.
        let Payment { left, at_most, .. } = *self;
        let bank = table.bank;
        let (one, below) = ones(bank, left);
        let (two, below) = coins::<2>(below, bank, left);
        let (three, below) = coins::<3>(below, bank, left);
        let (four, below) = coins::<4>(below, bank, left);
        let (five, _) = coins::<5>(below, bank, left);
        let fits = GoldSet(one | two | three | four | five);
        let higher = GoldSet(!((2 << at_most.value()) - 1));
        ruling.offer(sets::takes(GoldSet::ALL));
        ruling.forbid(sets::takes(!table.bank.values()), Illegal::NotInBank);
        ruling.forbid(sets::takes(higher), Illegal::CoinOrder);
        ruling.forbid(sets::takes(!fits), Illegal::CoinMisfits);
    }

    /// A coin goes from the bank to the hand. Says whether the whole payment is over.
    pub(crate) fn take(self, state: &mut State, gold: Gold, sink: &mut impl Sink<Event>) -> bool {
        let Payment { seat, left, at_most: _, due, waiting } = self;
        state.table.bank.remove(gold);
        let tableau = &mut state.table.tableaus[seat];
        tableau.hand.add(gold);
        tableau.fresh.add(gold);
        state.table.stirred = true;
        sink.open(|| Event::Took { seat, gold });
        let left = left - gold.value();
        if left > 0 {
            state.payment = Some(Payment { seat, left, at_most: gold, due, waiting });
        } else {
            pay(state, waiting, due, sink);
        }
        state.payment.is_none()
    }
}

/// EG.2: the largest total not above `due` that these cards can pay exactly.
pub(crate) fn largest_payable(bank: Purse, due: u8) -> u8 {
    let (_, totals) = ones(bank, due);
    let (_, totals) = coins::<2>(totals, bank, due);
    let (_, totals) = coins::<3>(totals, bank, due);
    let (_, totals) = coins::<4>(totals, bank, due);
    let (_, totals) = coins::<5>(totals, bank, due);
    let within = totals & ((2 << due) - 1);
    63 - within.leading_zeros() as u8
}

/// Totals that can be paid, bit n for n.
type Totals = u64;

/// ED.1: no wage is higher.
pub(crate) const MOST_DUE: u8 = 30;

/// As [`coins`] for the lowest value: n ones pay every total up to n.
#[inline]
fn ones(bank: Purse, due: u8) -> (u8, Totals) {
    let count = bank.count(Gold::One).min(MOST_DUE);
    (u8::from(due >= 1 && due <= count) << 1, (2 << count) - 1)
}

/// With the coins of one value and the totals payable with lower ones: whether one of these coins can be the
/// highest of those that make up exactly `due` (as a bit at its value), and all totals payable now.
#[inline]
fn coins<const VALUE: u8>(below: Totals, bank: Purse, due: u8) -> (u8, Totals) {
    let count = bank.count(Gold::of_value(VALUE));
    let mut totals = below;
    // The last of these coins is added in the end, to see what the others can pay.
    let mut left = count.saturating_sub(1);
    // With up to n coins done, n + 1 more can be done at once: 1, then 2, then 4, … The loop does not stop when
    // none is left, because a processor would guess wrong where that is.
    let mut group = 1;
    while group * VALUE <= MOST_DUE {
        let added = left.min(group);
        totals |= totals << (added * VALUE);
        left -= added;
        group *= 2;
    }
    let there = u8::from(count > 0);
    let with_one = totals << VALUE;
    let fits = (with_one >> due & 1) as u8 & there;
    (fits << VALUE, totals | (with_one * u64::from(there)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn purse(cards: &str) -> Purse {
        Purse::try_from(cards.to_owned()).unwrap()
    }

    #[test]
    fn eg_2_the_largest_payable_total() {
        for (bank, due, payable) in [
            ("", 3, 0),
            ("5", 3, 0),
            ("2", 3, 2),
            ("22", 3, 2),
            ("4", 5, 4),
            ("224", 5, 4),
            ("444", 11, 8),
            ("3355", 11, 11),
            ("5555", 11, 10),
            ("1113", 3, 3),
            ("5555555555", 30, 30),
            ("4", 0, 0),
        ] {
            assert_eq!(largest_payable(purse(bank), due), payable, "{due} from {bank:?}");
        }
    }

    /// EG.2 against the plainest way to say it: try every handful.
    #[test]
    fn eg_2_agrees_with_trying_everything() {
        for counts in 0..3u32.pow(5) {
            let digit = |place: u32| (counts / 3u32.pow(place) % 3) as u8;
            let bank = Purse::of_counts([0, digit(0), digit(1), digit(2), digit(3), digit(4)]);
            for due in 0..=30 {
                let mut best = 0;
                for taken in 0..3u32.pow(5) {
                    let digit = |place: u32| (taken / 3u32.pow(place) % 3) as u8;
                    let taken = Purse::of_counts([0, digit(0), digit(1), digit(2), digit(3), digit(4)]);
                    if bank.holds(taken) && taken.worth() <= due {
                        best = best.max(taken.worth());
                    }
                }
                assert_eq!(u16::from(largest_payable(bank, due as u8)), best, "{due} from {bank}");
            }
        }
    }
}
