//! Taking gold from the bank (EG).

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet, Sink};
use ts_rs::TS;

use crate::action::{Ruling, sets};
use crate::event::Event;
use crate::gold::{Gold, GoldSet, Purse};
use crate::illegal::Illegal;
use crate::state::State;
use crate::table::OnTable;

/// Somebody is taking gold, and perhaps others after them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "eschnapur.ts")]
pub struct Claim {
    /// Who is taking.
    pub seat: Seat,
    /// How much they still take; the bank can pay it exactly.
    pub left: u8,
    /// Coins are taken from the highest to the lowest, so none above this one.
    pub at_most: Gold,
    /// How much is due to each of those who come after them.
    pub due: u8,
    /// Who comes after them, in turn order.
    pub waiting: SeatSet,
}

/// A claim being paid. It interrupts the phase that caused it, and nothing can interrupt it in turn: one payment
/// at a time is all there ever is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Payment {
    pub(crate) claim: Claim,
    /// For each coin that may be taken, what can be paid with lower coins alone. Coins are taken from the highest
    /// to the lowest, so it stays true until the claim is paid.
    lower: [Totals; 5],
}

/// Each of these players takes `due` from the bank, in turn order (E7.5, E9.3, E10.7, E10.10).
pub(crate) fn pay(state: &mut State, waiting: SeatSet, due: u8, sink: &mut impl Sink<Event>) {
    let mut waiting = waiting;
    state.payment = None;
    while let Some(seat) = state.table.in_turn_order().first_of(waiting) {
        waiting.remove(seat);
        let (lower, all) = payable_totals(state.table.public.bank);
        let payable = largest_up_to(all, due);
        sink.open(|| Event::Owed { seat, due, payable });
        if payable > 0 {
            let claim = Claim { seat, left: payable, at_most: Gold::Five, due, waiting };
            state.payment = Some(Payment { claim, lower });
            return;
        }
    }
}

/// The players after this one in turn order.
pub(crate) fn after(table: &OnTable, seat: Seat) -> SeatSet {
    table.in_turn_order().seats().iter().copied().skip_while(|&other| other != seat).skip(1).collect()
}

impl Payment {
    /// Goes on paying a claim from this bank.
    pub(crate) fn new(claim: Claim, bank: Purse) -> Payment {
        let (mut lower, _) = payable_totals(bank);
        forget_above(&mut lower, claim.at_most);
        Payment { claim, lower }
    }

    /// EG.1, EG.2: which coins can be taken next.
    #[inline(always)]
    pub(crate) fn judge(&self, table: &OnTable, ruling: &mut impl Ruling) {
        let Payment { claim: Claim { left, at_most, .. }, lower } = self;
        let left = *left;
        let bank = table.public.bank;
        let fits = GoldSet::of_bits(
            can_be_highest::<1>(lower[0], bank, left)
                | can_be_highest::<2>(lower[1], bank, left)
                | can_be_highest::<3>(lower[2], bank, left)
                | can_be_highest::<4>(lower[3], bank, left)
                | can_be_highest::<5>(lower[4], bank, left),
        );
        ruling.offer(sets::Take::ALL);
        ruling.explain(|| sets::Take::of(!bank.values()), Illegal::NotInBank);
        ruling.explain(|| sets::Take::of(!GoldSet::of_first(at_most.index() + 1)), Illegal::CoinOrder);
        ruling.forbid(sets::Take::of(!fits), Illegal::CoinMisfits);
    }
}

/// A coin goes from the bank to the hand. When the claim is paid the next player in turn order takes theirs.
#[inline(always)]
pub(crate) fn take(state: &mut State, gold: Gold, sink: &mut impl Sink<Event>) {
    let Payment { claim, lower } = state.payment.as_mut().expect("coins are taken in a payment");
    let seat = claim.seat;
    claim.left -= gold.value();
    claim.at_most = gold;
    forget_above(lower, gold);
    state.table.public.bank.remove(gold);
    let tableau = &mut state.table.tableaus[seat];
    tableau.hand.add(gold);
    tableau.fresh.add(gold);
    state.table.public.stirred = true;
    sink.open(|| Event::Took { seat, gold });
    if claim.left == 0 {
        let (waiting, due) = (claim.waiting, claim.due);
        pay(state, waiting, due, sink);
    }
}

/// Coins above this one are not taken any more.
#[inline]
fn forget_above(lower: &mut [Totals; 5], highest: Gold) {
    for (gold, totals) in Gold::ALL.into_iter().skip(1).zip(lower) {
        *totals = if gold > highest { 0 } else { *totals };
    }
}

/// Totals that can be paid, bit n for n.
type Totals = u32;

/// ED.1: no wage is higher, so that the bits of [`Totals`] suffice.
pub(crate) const MOST_DUE: u8 = 30;

/// EG.2: the largest of these totals that is not above `due`.
#[inline]
fn largest_up_to(totals: Totals, due: u8) -> u8 {
    31 - (totals & ((2 << due) - 1)).leading_zeros() as u8
}

/// What can be paid with the coins lower than 1, 2, 3, 4 and 5, and with all coins.
#[inline]
fn payable_totals(bank: Purse) -> ([Totals; 5], Totals) {
    let nothing = 1;
    // With n ones every total up to n can be paid.
    let ones = (2 << bank.count(Gold::One).min(MOST_DUE)) - 1;
    let twos = with_coins::<2>(ones, bank);
    let threes = with_coins::<3>(twos, bank);
    let fours = with_coins::<4>(threes, bank);
    let fives = with_coins::<5>(fours, bank);
    ([nothing, ones, twos, threes, fours], fives)
}

/// The totals that can be paid with some more coins, all of one value.
#[inline]
fn with_coins<const VALUE: u8>(lower: Totals, bank: Purse) -> Totals {
    let mut totals = lower;
    let mut left = bank.count(Gold::of_index(VALUE as usize)).min(MOST_DUE / VALUE);
    // With up to n coins done, n + 1 more can be done at once: 1, then 2, then 4, … The loop does not stop when
    // none is left, because a processor would guess wrong where that is.
    let mut group = 1;
    while group * VALUE <= MOST_DUE {
        let added = left.min(group);
        totals |= totals << (added * VALUE);
        left -= added;
        group *= 2;
    }
    totals
}

/// Whether some of these coins and some lower ones make up exactly `due`, as a bit at the coin's value: `due`
/// less 1, 2, … of these coins must be a total of lower ones.
#[inline]
fn can_be_highest<const VALUE: u8>(lower: Totals, bank: Purse, due: u8) -> u32 {
    // Bits at MOST_DUE, MOST_DUE - VALUE, …
    const fn steps(value: u8) -> Totals {
        let mut steps = 0;
        let mut bit = MOST_DUE;
        while bit >= value {
            steps |= 1 << bit;
            bit -= value;
        }
        steps
    }
    let count = bank.count(Gold::of_index(VALUE as usize)).min(MOST_DUE / VALUE);
    // Moved down, the bits stand at due - VALUE, due - 2 * VALUE, …; only as many count as there are coins.
    let after_each = const { steps(VALUE) } >> (MOST_DUE + VALUE - due).min(31);
    let enough_coins = Totals::MAX << due.saturating_sub(count * VALUE);
    u32::from(lower & after_each & enough_coins != 0) << VALUE
}

#[cfg(test)]
mod tests {
    use super::*;

    fn purse(cards: &str) -> Purse {
        Purse::try_from(cards.to_owned()).unwrap()
    }

    fn largest_payable(bank: Purse, due: u8) -> u8 {
        largest_up_to(payable_totals(bank).1, due)
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

    /// Every handful of at most two coins of each value.
    fn handfuls() -> impl Iterator<Item = Purse> {
        (0..3u32.pow(5)).map(|number| {
            let digit = |place: u32| (number / 3u32.pow(place) % 3) as u8;
            Purse::of_counts([0, digit(0), digit(1), digit(2), digit(3), digit(4)])
        })
    }

    /// EG.1 and EG.2 against the plainest way to say them: try every handful.
    #[test]
    fn eg_1_eg_2_agree_with_trying_everything() {
        for bank in handfuls() {
            for due in 0..=MOST_DUE {
                let taken =
                    || handfuls().filter(|&taken| bank.holds(taken) && taken.worth() <= u16::from(due));
                let best = taken().map(Purse::worth).max().unwrap_or(0);
                assert_eq!(u16::from(largest_payable(bank, due)), best, "{due} from {bank}");
                let claim =
                    Claim { seat: Seat::A, left: due, at_most: Gold::Five, due, waiting: SeatSet::EMPTY };
                let lower = Payment::new(claim, bank).lower;
                let fits = can_be_highest::<1>(lower[0], bank, due)
                    | can_be_highest::<2>(lower[1], bank, due)
                    | can_be_highest::<3>(lower[2], bank, due)
                    | can_be_highest::<4>(lower[3], bank, due)
                    | can_be_highest::<5>(lower[4], bank, due);
                let exact = taken().filter(|taken| taken.worth() == u16::from(due));
                let expected: u32 =
                    exact.filter_map(Purse::highest).fold(0, |set, gold| set | 1 << gold.value());
                assert_eq!(fits, expected, "{due} from {bank}");
            }
        }
    }
}
