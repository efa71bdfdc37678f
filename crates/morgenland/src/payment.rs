//! Taking and giving treasure, unit by unit or token by token.

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Seat, Sink};
use ts_rs::TS;

use crate::action::{Ruling, sets};
use crate::ask::Ask;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::round::rooms;
use crate::state::State;
use crate::table::OnTable;
use crate::treasure::{Hoard, Kind, KindSet};

/// A player takes treasure from the bank, in the order of the kinds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "morgenland.ts")]
pub struct Taking {
    /// Who takes the treasure.
    pub seat: Seat,
    /// How many units are still to be taken.
    pub left: u8,
    /// The kinds they may still take: those they have not passed by.
    pub kinds: KindSet,
    /// M7.21: kinds they gave, and may not take.
    #[serde(default, skip_serializing_if = "is_none")]
    pub given: KindSet,
}

/// Documents leave a set out that is empty.
fn is_none(kinds: &KindSet) -> bool {
    kinds.is_empty()
}

impl Taking {
    /// So many units, or as many as the bank has (M3.6).
    pub(crate) fn new(table: &OnTable, seat: Seat, units: u8) -> Taking {
        Taking::other_than(table, seat, units, KindSet::EMPTY)
    }

    /// So many units, but not of these kinds.
    pub(crate) fn other_than(table: &OnTable, seat: Seat, units: u8, given: KindSet) -> Taking {
        Taking { seat, left: units.min(table.public.bank.total_of(!given)), kinds: !given, given }
    }

    /// Which kind comes next.
    #[inline(always)]
    pub(crate) fn judge(&self, table: &OnTable, ruling: &mut impl Ruling) {
        let there = table.public.bank.kinds();
        ruling.offer(sets::Take::ALL);
        ruling.explain(|| sets::Take::of(self.given), Illegal::KindGiven);
        ruling.forbid(sets::Take::of(!there), Illegal::NotInBank);
        ruling.forbid(sets::Take::of(!self.kinds), Illegal::TakenInOrder);
        ruling
            .forbid(sets::Take::of(too_late(table.public.bank, self.kinds, self.left)), Illegal::TooFewAfter);
    }
}

/// The kinds that must not come next, because too few units of theirs and later kinds are there for what is due.
#[inline]
fn too_late(hoard: Hoard, kinds: KindSet, due: u8) -> KindSet {
    let mut late = KindSet::EMPTY;
    let mut after = 0;
    for place in (0..Kind::COUNT).rev() {
        let kind = Kind::of_index(place);
        after += if kinds.contains(kind) { hoard.count(kind) } else { 0 };
        late.insert_if(after < due, kind);
    }
    late
}

/// A player gives treasure, in the order of the kinds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "morgenland.ts")]
pub struct Giving {
    /// Who gives the treasure.
    pub seat: Seat,
    /// How many units are still to be given.
    pub left: u8,
    /// The kinds they may still give.
    pub kinds: KindSet,
    /// Who gets them; the bank if nobody (M7.20).
    pub to: Option<Seat>,
}

impl Giving {
    /// Which kind comes next.
    #[inline(always)]
    pub(crate) fn judge(&self, table: &OnTable, ruling: &mut impl Ruling) {
        let own = table.players[self.seat].treasure;
        ruling.offer(sets::Give::ALL);
        ruling.forbid(sets::Give::of(!own.kinds()), Illegal::NotOwned);
        ruling.forbid(sets::Give::of(!self.kinds), Illegal::TakenInOrder);
        ruling.forbid(sets::Give::of(too_late(own, self.kinds, self.left)), Illegal::TooFewAfter);
    }
}

/// Takes one unit.
pub(crate) fn take(state: &mut State, kind: Kind, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let Ask::Taking(taking) = &mut state.ask else { return };
    let seat = taking.seat;
    taking.left -= 1;
    taking.kinds = taking.kinds & KindSet::starting_with(kind);
    let done = taking.left == 0;
    take_unit(&mut state.table, seat, kind, sink);
    if done {
        state.go_on(seat, chance, sink);
    }
}

/// One unit goes from the bank to a player.
fn take_unit(table: &mut OnTable, seat: Seat, kind: Kind, sink: &mut impl Sink<Event>) {
    table.public.bank.remove(kind, 1);
    table.players[seat].treasure.add(kind, 1);
    sink.open(|| Event::Took { seat, kind, units: 1 });
}

/// Gives one unit.
pub(crate) fn give(state: &mut State, kind: Kind, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let Ask::Giving(giving) = &mut state.ask else { return };
    let Giving { seat, to, .. } = *giving;
    giving.left -= 1;
    giving.kinds = giving.kinds & KindSet::starting_with(kind);
    let done = giving.left == 0;
    hand_over(&mut state.table, seat, to, kind, 1, sink);
    if done {
        state.go_on(seat, chance, sink);
    }
}

/// Treasure goes from a player to another, or to the bank.
pub(crate) fn hand_over(
    table: &mut OnTable,
    seat: Seat,
    to: Option<Seat>,
    kind: Kind,
    units: u8,
    sink: &mut impl Sink<Event>,
) {
    table.players[seat].treasure.remove(kind, units);
    match to {
        Some(other) => table.players[other].treasure.add(kind, units),
        None => table.public.bank.add(kind, units),
    }
    sink.open(|| Event::Gave { seat, kind, units, to });
}

/// A player has to give so many units, or all they have if they have fewer. Giving everything leaves nothing to choose;
/// then the answer is `false`, and nobody is asked.
pub(crate) fn demand(
    state: &mut State,
    seat: Seat,
    units: u8,
    to: Option<Seat>,
    sink: &mut impl Sink<Event>,
) -> bool {
    let own = state.table.players[seat].treasure;
    if units > 0 && own.total() > units {
        state.ask = Ask::Giving(Giving { seat, left: units, kinds: KindSet::ALL, to });
        return true;
    }
    if units > 0 {
        for kind in own.kinds().iter() {
            hand_over(&mut state.table, seat, to, kind, own.count(kind), sink);
        }
    }
    false
}

/// M3.9: the price of an artefact, one kind for each token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "morgenland.ts")]
pub struct Price {
    /// Who buys the artefact, and pays.
    pub seat: Seat,
    /// The values of the tokens that are still to be paid, from the highest.
    pub tokens: Bill,
    /// The kinds that have paid for a token.
    pub paid: KindSet,
    /// The kinds for the next token: of two equal tokens the first is paid with the earlier kind, so that each way to
    /// pay is there once.
    pub kinds: KindSet,
    /// M7.2: they buy with Abracadabra.
    pub search: bool,
}

/// Values of tokens to be paid, from the highest; in documents a list.
// Four bits each, the highest value lowest. More than five tokens cannot be paid (M5.8); the count goes on.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(into = "Vec<u8>", try_from = "Vec<u8>")]
#[ts(export_to = "morgenland.ts", type = "Array<number>")]
pub struct Bill {
    values: u32,
    len: u32,
}

impl Bill {
    const MOST: u32 = Kind::COUNT as u32;

    /// Adds a token.
    pub fn add(&mut self, value: u8) {
        self.len += 1;
        if self.len > Bill::MOST {
            return;
        }
        // The place before the first lower value.
        let place = self.iter_known().filter(|&known| known >= value).count() as u32 * 4;
        let higher = (1 << place) - 1;
        self.values = self.values & higher | u32::from(value) << place | (self.values & !higher) << 4;
    }

    fn iter_known(self) -> impl Iterator<Item = u8> {
        (0..Bill::MOST)
            .map(move |place| (self.values >> (4 * place) & 0xf) as u8)
            .take_while(|&value| value > 0)
    }

    /// The next token to be paid.
    #[inline]
    pub fn next(self) -> u8 {
        (self.values & 0xf) as u8
    }

    /// The next token is paid.
    fn pay(&mut self) {
        self.values >>= 4;
        self.len -= 1;
    }

    /// Is everything paid?
    #[inline]
    pub fn is_paid(self) -> bool {
        self.len == 0
    }

    /// M3.9: can each token be paid with another of these kinds? What pays for a high token pays for a lower one too, so
    /// it is enough that for each value there are as many kinds that reach it as tokens of this value or higher.
    pub fn payable(self, hoard: Hoard) -> bool {
        self.payable_from(hoard, |_| KindSet::ALL)
    }

    /// The same with only some kinds for each value; a lower token may be paid with all kinds that a higher one may.
    fn payable_from(self, hoard: Hoard, kinds: impl Fn(u8) -> KindSet) -> bool {
        let mut tokens = self.iter_known().enumerate();
        self.len <= Bill::MOST
            && tokens.all(|(higher, value)| (hoard.at_least(value) & kinds(value)).len() > higher)
    }
}

impl From<Bill> for Vec<u8> {
    fn from(bill: Bill) -> Vec<u8> {
        bill.iter_known().collect()
    }
}

impl TryFrom<Vec<u8>> for Bill {
    type Error = String;
    fn try_from(values: Vec<u8>) -> Result<Bill, String> {
        if values.len() > Bill::MOST as usize || !values.iter().all(|value| (1..=9).contains(value)) {
            return Err("a price has at most five tokens of 1 to 9 (M5.8)".to_owned());
        }
        let mut bill = Bill::default();
        for value in values {
            bill.add(value);
        }
        Ok(bill)
    }
}

impl Price {
    /// The price of these tokens.
    pub(crate) fn new(seat: Seat, tokens: Bill, search: bool) -> Price {
        Price { seat, tokens, paid: KindSet::EMPTY, kinds: KindSet::ALL, search }
    }

    /// Which kind pays for the next token.
    #[inline(always)]
    pub(crate) fn judge(&self, table: &OnTable, ruling: &mut impl Ruling) {
        let own = table.players[self.seat].treasure;
        ruling.offer(sets::Give::ALL);
        ruling.forbid(sets::Give::of(self.paid), Illegal::KindPaid);
        ruling.forbid(sets::Give::of(!own.at_least(self.tokens.next())), Illegal::TooFewOfKind);
        ruling.forbid(sets::Give::of(!self.kinds), Illegal::TakenInOrder);
        let mut stuck = KindSet::EMPTY;
        for kind in (own.at_least(self.tokens.next()) & self.kinds).iter() {
            let after = self.after(kind);
            stuck.insert_if(!after.payable(own), kind);
        }
        ruling.forbid(sets::Give::of(stuck), Illegal::RestUnpayable);
    }

    /// Can what is left be paid? Kinds that come too early for the next token are still good for lower ones.
    #[inline]
    fn payable(self, own: Hoard) -> bool {
        let next = self.tokens.next();
        self.tokens.payable_from(own, |value| if value == next { self.kinds } else { !self.paid })
    }

    /// The price once this kind has paid for the next token.
    #[inline]
    fn after(mut self, kind: Kind) -> Price {
        let value = self.tokens.next();
        self.tokens.pay();
        self.paid.insert(kind);
        self.kinds = if self.tokens.next() == value {
            self.kinds & KindSet::starting_with(kind)
        } else {
            KindSet::ALL
        };
        self.kinds = self.kinds - self.paid;
        self
    }
}

/// M3.9: this kind pays for the next token.
pub(crate) fn pay(state: &mut State, kind: Kind, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let Ask::Price(price) = state.ask else { return };
    hand_over(&mut state.table, price.seat, None, kind, price.tokens.next(), sink);
    let price = price.after(kind);
    state.ask = Ask::Price(price);
    if price.tokens.is_paid() {
        rooms::paid(state, price, chance, sink);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bill(values: &[u8]) -> Bill {
        values.to_vec().try_into().expect("a bill")
    }

    fn hoard(counts: [u8; 5]) -> Hoard {
        Kind::ALL.iter().copied().zip(counts).collect()
    }

    #[test]
    fn a_bill_lists_its_tokens_from_the_highest() {
        assert_eq!(Vec::from(bill(&[2, 9, 4, 9, 1])), [9, 9, 4, 2, 1]);
        let mut many = bill(&[1, 1, 1, 1, 1]);
        many.add(1);
        assert!(!many.payable(Hoard::WHOLE), "six tokens cannot be paid (M5.8)");
    }

    /// M3.9: compared with trying out every assignment of kinds to tokens.
    #[test]
    fn m3_9_a_price_is_payable_if_some_assignment_pays_it() {
        fn slow(values: &[u8], counts: [u8; 5], used: u8) -> bool {
            let Some((&first, rest)) = values.split_first() else { return true };
            (0..5).any(|kind| {
                used >> kind & 1 == 0 && counts[kind] >= first && slow(rest, counts, used | 1 << kind)
            })
        }
        /// Every price that can be paid can be paid step by step, whatever is chosen on the way.
        fn pays_out(price: Price, own: Hoard) {
            if price.tokens.is_paid() {
                return;
            }
            let kinds = own.at_least(price.tokens.next()) & price.kinds;
            let offered = kinds.iter().filter(|&kind| price.after(kind).payable(own));
            let after: Vec<Price> = offered.map(|kind| price.after(kind)).collect();
            assert!(!after.is_empty(), "{price:?} from {own:?} is stuck");
            for price in after {
                pays_out(price, own);
            }
        }
        let amounts = [0, 1, 2, 5, 7, 9];
        for a in amounts {
            for b in amounts {
                for c in amounts {
                    let counts = [a, b, c, 2, 0];
                    for values in
                        [&[7, 1][..], &[9], &[2, 2, 1], &[5, 2, 1], &[4, 4, 4], &[2, 1, 1, 1], &[1; 5]]
                    {
                        let payable = bill(values).payable(hoard(counts));
                        assert_eq!(payable, slow(values, counts, 0), "{values:?} from {counts:?}");
                        if payable {
                            pays_out(Price::new(Seat::A, bill(values), false), hoard(counts));
                        }
                    }
                }
            }
        }
    }
}
