//! Winning an official (EW): used in phases 3, 4, 6 and 8; the reveal in phase 5 too.

use tabletop::{Chance, Seat, Sink};

use crate::action::{ALL_GOLD, Ruling, sets};
use crate::event::{Because, Bid, Event, Fate};
use crate::gold::{Gold, GoldSet, Purse};
use crate::illegal::Illegal;
use crate::official::{Official, OfficialSet};
use crate::phases::{Phase, blockade, moving, order, stones, stop};
use crate::slots::Slot;
use crate::state::State;
use crate::table::OnTable;

/// EW.1: reveals all cards of an official at the same time. Whoever plays from the hand this round is asked next
/// (E10.13); otherwise the official is decided at once.
pub(crate) fn reveal(
    state: &mut State,
    official: Official,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let table = &mut state.table;
    let hand_player = hand_player(table, official);
    let blocked =
        table.public.markers.blockade.filter(|card| card.official == official).map(|card| card.seat);
    for seat in table.tableaus.seats() {
        let tableau = &mut table.tableaus[seat];
        let Slot::Down(gold) = tableau.slots.get(official) else { continue };
        // E3.5: a blocked card is not revealed this round.
        if blocked == Some(seat) {
            sink.open(|| Event::StayedBlocked { seat, official });
            continue;
        }
        sink.open(|| Event::Revealed { seat, official, gold, back: comes_back(gold) });
        // EW.5: a 0 goes back to the hand; EP.3: where all know it to be.
        let back = Purse::zeros(comes_back(gold));
        tableau.slots.turn_over(official);
        tableau.hand = tableau.hand.with(back);
        tableau.fresh = tableau.fresh.with(back);
        table.public.stirred |= !comes_back(gold);
    }
    if table.carried.is_some_and(|carried| carried.card.official == official) {
        table.carried = None;
    }
    match hand_player {
        Some(_) => state.phase = Phase::FromHand { official },
        None => decide(state, official, chance, sink),
    }
}

/// EW.5: does this card go back to the hand as soon as it is shown?
#[inline]
fn comes_back(gold: Gold) -> bool {
    gold == Gold::Zero
}

/// E10.13: who has to play a card from the hand before this official once the others have revealed theirs. A
/// card carried over from last round is revealed with the others and is that player's card here.
pub(crate) fn hand_player(table: &OnTable, official: Official) -> Option<Seat> {
    let seat = table.public.from_hand?;
    let tableau = &table.tableaus[seat];
    (tableau.slots.get(official) == Slot::Empty && !tableau.hand.is_empty()).then_some(seat)
}

/// E10.13: what the player may play from the hand before this official.
#[inline(always)]
pub(crate) fn judge(table: &OnTable, official: Official, seat: Seat, ruling: &mut impl Ruling) {
    let tableau = &table.tableaus[seat];
    let leave = sets::Leave::of(OfficialSet::only(official));
    ruling.offer(ALL_GOLD);
    ruling.forbid(ALL_GOLD - sets::Lay::with(official, GoldSet::ALL) - leave, Illegal::HandOther);
    ruling.forbid(sets::Lay::with(official, !tableau.hand.values()), Illegal::HandLacks);
    // Officials still to come, this one included, without one that has a carried-over card.
    let to_come = (table.officials() & OfficialSet::starting_with(official)) - tableau.slots.covered();
    if usize::from(tableau.hand.cards()) >= to_come.len() {
        ruling.forbid(leave, Illegal::HandMustPlay);
    }
}

/// E10.13: a card is played openly from the hand, or none.
pub(crate) fn play_from_hand(
    state: &mut State,
    seat: Seat,
    official: Official,
    gold: Option<Gold>,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    sink.open(|| Event::PlayedFromHand { seat, official, gold, back: gold.is_some_and(comes_back) });
    if let Some(gold) = gold {
        let tableau = &mut state.table.tableaus[seat];
        if comes_back(gold) {
            // It comes back at once (EW.5). EP.3: one zero is now known to be in the hand; it may be the one known
            // before.
            if !tableau.fresh.has(Gold::Zero) {
                tableau.fresh.add(Gold::Zero);
            }
        } else {
            tableau.hand.remove(gold);
            tableau.slots.set(official, Slot::Up(gold));
            // EP.3: it may have been one of the cards known to be there.
            if tableau.fresh.has(gold) {
                tableau.fresh.remove(gold);
            }
            state.table.public.stirred = true;
        }
    }
    decide(state, official, chance, sink);
}

/// All cards of an official are open: the phase goes on.
fn decide(state: &mut State, official: Official, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    if official == Official::Stones {
        return stones::award(state, chance, sink);
    }
    let winner = settle(&mut state.table, official, sink);
    match official {
        Official::Blockade => blockade::won(state, winner, chance, sink),
        Official::Stop => stop::won(state, winner, chance, sink),
        Official::Order => order::won(state, winner, chance, sink),
        Official::Moving => moving::won(state, winner, sink),
        Official::Stones => unreachable!("official 3 is not won"),
    }
}

/// Decides who wins an official and puts the winning card into the bank (EW.5). Losing cards stay.
fn settle(table: &mut OnTable, official: Official, sink: &mut impl Sink<Event>) -> Option<Seat> {
    let Some((seat, gold, because)) = winner(table, official) else {
        sink.open(|| Event::NobodyWon { official, bids: contested(table, official, None) });
        return None;
    };
    sink.open(|| {
        let bids = contested(table, official, Some((seat, because)));
        Event::Won { official, seat, gold, because, bids }
    });
    table.tableaus[seat].slots.set(official, Slot::Empty);
    table.public.bank.add(gold);
    Some(seat)
}

/// Every open card of an official with its fate: the card that wins is spent (EW.5).
fn contested(table: &OnTable, official: Official, won: Option<(Seat, Because)>) -> Vec<Bid> {
    let cancelled = cancelled(shown(table, official), won.map(|(_, because)| because));
    bids(table, official, |seat, gold| match won {
        Some((winner, _)) if winner == seat => (Fate::Won, true),
        _ if cancelled.contains(gold) => (Fate::Cancelled, false),
        Some((winner, _)) if table.tableaus[winner].slots.shows(official, gold) => (Fate::Tied, false),
        Some(_) | None => (Fate::Lost, false),
    })
}

/// The open cards before an official, each with what `fate` says becomes of it and whether it is spent.
pub(crate) fn bids(
    table: &OnTable,
    official: Official,
    fate: impl Fn(Seat, Gold) -> (Fate, bool),
) -> Vec<Bid> {
    let open = table.tableaus.iter().filter_map(|(seat, tableau)| match tableau.slots.get(official) {
        Slot::Up(gold) => Some((seat, gold)),
        Slot::Empty | Slot::Down(_) => None,
    });
    let bid = |(seat, gold)| {
        let (fate, spent) = fate(seat, gold);
        Bid { seat, gold, fate, spent }
    };
    open.map(bid).collect()
}

/// The open cards before an official.
#[inline]
pub(crate) fn shown(table: &OnTable, official: Official) -> Purse {
    let cards = table.tableaus.values().iter().map(|tableau| tableau.slots.face_up(official));
    cards.fold(Purse::EMPTY, Purse::with)
}

/// Who wins among the open cards. Zeros are back in their hands already, so none can win (EW.3).
fn winner(table: &OnTable, official: Official) -> Option<(Seat, Gold, Because)> {
    let slots = |seat: Seat| table.tableaus[seat].slots;
    let cards = shown(table, official);
    let wins_ties = |value: Gold| table.public.ties.filter(|&seat| slots(seat).shows(official, value));
    let (value, because) = winning(cards, |value| wins_ties(value).is_some())?;
    // If only one player shows this value it is that one. All are looked at: which one it is cannot be guessed.
    let holder = || {
        let seats = table.tableaus.seats();
        seats.fold(Seat::A, |found, seat| if slots(seat).shows(official, value) { seat } else { found })
    };
    let seat = if because == Because::WinsTies { wins_ties(value)? } else { holder() };
    Some((seat, value, because))
}

/// EW.2 to EW.4: which value wins among open cards, none of them a 0. `wins_ties`: whether the player who wins ties
/// shows this value.
#[inline]
pub fn winning(mut cards: Purse, wins_ties: impl FnOnce(Gold) -> bool) -> Option<(Gold, Because)> {
    let highest = cards.highest()?;
    if cards.count(highest) == 1 {
        return Some((highest, Because::Highest));
    }
    if wins_ties(highest) {
        return Some((highest, Because::WinsTies));
    }
    cards.remove_all(highest);
    let next = cards.highest()?;
    (cards.count(next) == 1).then_some((next, Because::HigherCancelled))
}

/// EW.2: the values that cancelled out among open cards, once it is known whether one of them won and why: the
/// highest value if the next lower won, and both if nobody did.
fn cancelled(mut cards: Purse, won: Option<Because>) -> GoldSet {
    let values = match won {
        Some(Because::Highest | Because::WinsTies) => 0,
        Some(Because::HigherCancelled) => 1,
        None => 2,
    };
    let mut cancelled = Purse::EMPTY;
    for _ in 0..values {
        let Some(highest) = cards.highest() else { break };
        cards.remove_all(highest);
        cancelled.add(highest);
    }
    cancelled.values()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::Edition;

    /// What becomes of four players' open cards, of whom one may win ties; a 0 is back in its hand.
    fn fates(cards: [u8; 4], ties: Option<Seat>) -> Vec<(Fate, bool)> {
        let official = Official::Order;
        let mut table = OnTable::new(4, Edition::default().figures);
        table.public.ties = ties;
        for (seat, card) in table.tableaus.seats().zip(cards).filter(|(_, card)| *card > 0) {
            table.tableaus[seat].slots.set(official, Slot::Up(Gold::of_index(card.into())));
        }
        let won = winner(&table, official).map(|(seat, _, because)| (seat, because));
        contested(&table, official, won).into_iter().map(|bid| (bid.fate, bid.spent)).collect()
    }

    #[test]
    fn ew_2_ew_3_ew_4_ew_5_what_becomes_of_every_card() {
        const WON: (Fate, bool) = (Fate::Won, true);
        const LOST: (Fate, bool) = (Fate::Lost, false);
        const TIED: (Fate, bool) = (Fate::Tied, false);
        const OUT: (Fate, bool) = (Fate::Cancelled, false);
        assert_eq!(fates([5, 3, 1, 0], None), [WON, LOST, LOST]);
        assert_eq!(fates([5, 5, 3, 0], None), [OUT, OUT, WON]);
        assert_eq!(fates([5, 4, 5, 2], None), [OUT, WON, OUT, LOST]);
        assert_eq!(fates([5, 4, 5, 4], None), [OUT, OUT, OUT, OUT]);
        assert_eq!(fates([4, 4, 4, 0], None), [OUT, OUT, OUT]);
        assert_eq!(fates([5, 5, 3, 2], Some(Seat::B)), [TIED, WON, LOST, LOST]);
        assert_eq!(fates([5, 5, 3, 3], Some(Seat::C)), [OUT, OUT, OUT, OUT]);
        assert_eq!(fates([5, 5, 3, 3], Some(Seat::A)), [WON, TIED, LOST, LOST]);
        assert_eq!(fates([0, 0, 0, 0], None), []);
    }
}
