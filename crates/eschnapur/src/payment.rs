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
        let mut misfits = GoldSet::default();
        let mut higher = GoldSet::default();
        let mut bank = Purse::EMPTY;
        // From the lowest coin up: what remains must be payable with this coin and lower ones.
        for gold in Gold::ALL.into_iter().skip(1) {
            for _ in 0..table.bank.count(gold) {
                bank.add(gold);
            }
            if gold > self.at_most {
                higher.0 |= 1 << gold as u8;
            } else if bank.has(gold) {
                let mut rest = bank;
                rest.remove(gold);
                let fits =
                    self.left >= gold.value() && sums(rest, self.left) >> (self.left - gold.value()) & 1 == 1;
                if !fits {
                    misfits.0 |= 1 << gold as u8;
                }
            }
        }
        ruling.offer(sets::takes(GoldSet::ALL));
        ruling.forbid(sets::takes(!table.bank.values()), Illegal::NotInBank);
        ruling.forbid(sets::takes(higher), Illegal::CoinOrder);
        ruling.forbid(sets::takes(misfits), Illegal::CoinMisfits);
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
    let reachable = sums(bank, due) & ((2u64 << due) - 1);
    63 - reachable.leading_zeros() as u8
}

/// The totals up to `most` that some of these cards add up to: bit n is set if n can be paid.
fn sums(cards: Purse, most: u8) -> u64 {
    let mut sums = 1u64;
    for gold in Gold::ALL.into_iter().skip(1) {
        let value = gold.value();
        // More cards than fit into `most` make no difference, and wages end at 30: the bits suffice.
        for _ in 0..cards.count(gold).min(most / value) {
            sums |= sums << value;
        }
    }
    sums
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
