//! Winning an official (EW): used in phases 3, 4, 6 and 8; the reveal in phase 5 too.

use tabletop::{Chance, Ruling, Seat, Sink};

use crate::action::sets;
use crate::event::{Because, Event};
use crate::gold::{Gold, GoldSet};
use crate::illegal::Illegal;
use crate::official::{Official, OfficialSet};
use crate::phases::{Phase, blockade, moving, order, stones, stop};
use crate::state::State;
use crate::table::{Slot, Table};

/// EW.1: reveals all cards of an official at the same time. If somebody plays from the hand this round he is
/// asked next (E10.13); otherwise the official is decided at once.
pub(crate) fn reveal(
    state: &mut State,
    official: Official,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let table = &mut state.table;
    let hand_player = hand_player(table, official);
    for seat in table.tableaus.seats() {
        let Slot::Down(gold) = table.tableaus[seat].slots[official.index()] else { continue };
        // E3.5: a blocked card is not revealed this round.
        if table.is_blocked(seat, official) {
            sink.open(|| Event::StayedBlocked { seat, official });
            continue;
        }
        sink.open(|| Event::Revealed { seat, official, gold });
        let tableau = &mut table.tableaus[seat];
        if gold == Gold::Zero {
            tableau.fresh.add(Gold::Zero);
        }
        show(table, seat, official, gold);
    }
    if table.carried.is_some_and(|carried| carried.card.official == official) {
        table.carried = None;
    }
    match hand_player {
        Some(_) => state.phase = Phase::FromHand(official),
        None => decide(state, official, chance, sink),
    }
}

/// Puts a card face up, or, if it is a 0, back into its owner's hand (EW.5).
fn show(table: &mut Table, seat: Seat, official: Official, gold: Gold) {
    let tableau = &mut table.tableaus[seat];
    if gold == Gold::Zero {
        tableau.hand.add(Gold::Zero);
        tableau.slots[official.index()] = Slot::Empty;
    } else {
        tableau.slots[official.index()] = Slot::Up(gold);
        table.stirred = true;
    }
}

/// E10.13: who has to play a card from his hand before this official once the others have revealed theirs. A
/// card carried over from last round is revealed with the others and is his card here.
pub(crate) fn hand_player(table: &Table, official: Official) -> Option<Seat> {
    let seat = table.from_hand?;
    let tableau = &table.tableaus[seat];
    (tableau.slots[official.index()] == Slot::Empty && !tableau.hand.is_empty()).then_some(seat)
}

/// E10.13: what the player may play from his hand before this official.
pub(crate) fn judge(table: &Table, official: Official, seat: Seat, ruling: &mut impl Ruling<Illegal, 2>) {
    let tableau = &table.tableaus[seat];
    let leave = sets::leave(OfficialSet::only(official));
    ruling.offer(sets::ALL_GOLD);
    ruling.forbid(sets::ALL_GOLD - sets::lay(official, GoldSet::ALL) - leave, Illegal::OtherOfficial);
    ruling.forbid(sets::lay(official, !tableau.hand.values()), Illegal::NoSuchCard);
    // Officials still to come, this one included, without one that has a carried-over card.
    let to_come =
        table.officials().from(official).iter().filter(|&later| !tableau.covered().contains(later)).count();
    if usize::from(tableau.hand.cards()) >= to_come {
        ruling.forbid(leave, Illegal::MustFill);
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
    sink.open(|| Event::PlayedFromHand { seat, official, gold });
    if let Some(gold) = gold {
        let tableau = &mut state.table.tableaus[seat];
        tableau.hand.remove(gold);
        if gold == Gold::Zero {
            // EP.3: one zero is now known to be in the hand; it may be the one known before.
            if !tableau.fresh.has(Gold::Zero) {
                tableau.fresh.add(Gold::Zero);
            }
        } else if tableau.fresh.has(gold) {
            // EP.3: it may have been one of the cards known to be there.
            tableau.fresh.remove(gold);
        }
        show(&mut state.table, seat, official, gold);
    }
    decide(state, official, chance, sink);
}

/// All cards of an official are open: his phase goes on.
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
fn settle(table: &mut Table, official: Official, sink: &mut impl Sink<Event>) -> Option<Seat> {
    let Some((seat, gold, because)) = winner(table, official) else {
        sink.open(|| Event::NobodyWon { official });
        return None;
    };
    table.tableaus[seat].slots[official.index()] = Slot::Empty;
    table.bank.add(gold);
    sink.open(|| Event::Won { official, seat, gold, because });
    Some(seat)
}

/// EW.2 to EW.4: who wins among the open cards. Zeros are back in their hands already, so none can win (EW.3).
fn winner(table: &Table, official: Official) -> Option<(Seat, Gold, Because)> {
    // Who played each value: the last player seen and how many.
    let mut players = [(Seat::A, 0u8); 6];
    for (seat, tableau) in table.tableaus.iter() {
        if let Slot::Up(gold) = tableau.slots[official.index()] {
            let (last, count) = &mut players[gold as usize];
            *last = seat;
            *count += 1;
        }
    }
    let mut values = Gold::ALL.into_iter().rev().filter(|&gold| players[gold as usize].1 > 0);
    let highest = values.next()?;
    if let (seat, 1) = players[highest as usize] {
        return Some((seat, highest, Because::Highest));
    }
    if let Some(seat) = table.ties
        && table.tableaus[seat].slots[official.index()] == Slot::Up(highest)
    {
        return Some((seat, highest, Because::WinsTies));
    }
    let next = values.next()?;
    match players[next as usize] {
        (seat, 1) => Some((seat, next, Because::HigherCancelled)),
        _ => None,
    }
}
