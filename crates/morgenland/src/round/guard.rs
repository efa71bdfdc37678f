//! The palace guard (M3.8).

use tabletop::{Chance, Seat, Sink};

use crate::action::{Ruling, sets};
use crate::ask::Ask;
use crate::event::{Entrance, Event};
use crate::payment;
use crate::pieces::bits;
use crate::round::ranking::strength;
use crate::round::tally;
use crate::space::Space;
use crate::state::State;
use crate::table::OnTable;

/// M3.8: decides who may enter, from the starting player on; the answer is whether somebody is asked for a bribe.
#[inline]
pub(crate) fn begin(state: &mut State, sink: &mut impl Sink<Event>) -> bool {
    from(state, 0, sink)
}

/// The players from this place in player sequence on.
fn from(state: &mut State, first: usize, sink: &mut impl Sink<Event>) -> bool {
    for place in first..state.table.players() {
        let seat = state.table.in_sequence(place).expect("a place below the number of players");
        if let Passage::Free(how) = passage(&state.table, seat) {
            enter(&mut state.table, seat, how, sink);
        } else if bribe_of(&state.table, seat).is_some() {
            state.ask = Ask::Bribe { seat };
            return true;
        }
    }
    turn_away(&mut state.table, sink);
    false
}

/// Whether and how a player can pass the guard.
enum Passage {
    Free(Entrance),
    /// For this many treasures.
    For(u8),
    Never,
}

/// M3.8, M5.6: how a player comes past the guard, if at all.
fn passage(table: &OnTable, seat: Seat) -> Passage {
    if table.public.marks.keys.contains(seat) {
        return Passage::Free(Entrance::Key);
    }
    let strength = strength(table, &table.players[seat], Space::Guard);
    match table.guard.strength.saturating_sub(strength) {
        _ if strength == 0 => Passage::Never,
        0 => Passage::Free(Entrance::Strength),
        missing => Passage::For(missing),
    }
}

/// M3.8, M5.6: does the guard let this player in for nothing?
pub(crate) fn lets_in(table: &OnTable, seat: Seat) -> bool {
    matches!(passage(table, seat), Passage::Free(_))
}

/// M3.8: what this player would have to pay to enter, if they are too weak and may pay at all.
pub fn bribe_of(table: &OnTable, seat: Seat) -> Option<u8> {
    missing(table, seat).filter(|&bribe| bribe <= table.players[seat].treasure.total())
}

/// M3.8: the difference between this player and the guard, if they are there and too weak.
pub(crate) fn missing(table: &OnTable, seat: Seat) -> Option<u8> {
    match passage(table, seat) {
        Passage::For(bribe) => Some(bribe),
        Passage::Free(_) | Passage::Never => None,
    }
}

fn enter(table: &mut OnTable, seat: Seat, how: Entrance, sink: &mut impl Sink<Event>) {
    table.public.marks.entered.insert(seat);
    sink.open(|| Event::Entered { seat, how });
}

/// M3.8: all others take their tokens back from the rooms.
fn turn_away(table: &mut OnTable, sink: &mut impl Sink<Event>) {
    for seat in table.sequence() {
        if table.public.marks.entered.contains(seat) {
            continue;
        }
        sink.open(|| Event::TurnedAway { seat });
        let slots = table.players[seat].pieces.on_any(Space::ROOMS);
        for slot in bits(slots) {
            if let Some(placed) = table.players[seat].pieces.take_back(slot) {
                sink.open(|| Event::TookBack { seat, slot, from: placed.space });
            }
        }
    }
}

/// All or nothing.
#[inline(always)]
pub(crate) fn judge(ruling: &mut impl Ruling) {
    ruling.offer(sets::Accept::ALL | sets::Pass::ALL);
}

/// M3.8: they pay the difference.
pub(crate) fn bribe(state: &mut State, seat: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let Some(bribe) = bribe_of(&state.table, seat) else { return };
    enter(&mut state.table, seat, Entrance::Bribe, sink);
    if !payment::demand(state, seat, bribe, None, sink) {
        go_on(state, seat, chance, sink);
    }
}

/// They do not pay.
pub(crate) fn decline(state: &mut State, seat: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    sink.open(|| Event::Declined { seat });
    go_on(state, seat, chance, sink);
}

/// The players after this one in player sequence.
pub(crate) fn go_on(state: &mut State, seat: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let next = state.table.place_of(seat) + 1;
    if !from(state, next, sink) {
        tally::next(state, Space::Guard, chance, sink);
    }
}
