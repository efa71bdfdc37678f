//! The rooms of the palace (M3.9, M3.10).

use tabletop::{Chance, Seat, SeatSet, Sink};

use crate::action::{Ruling, sets};
use crate::artefact::Artefact;
use crate::ask::{Ask, Buying};
use crate::end::{self, Ending};
use crate::event::Event;
use crate::payment::{Bill, Price};
use crate::round::ranking::Ranking;
use crate::round::tally;
use crate::space::Space;
use crate::spells::abracadabra;
use crate::state::State;
use crate::table::{Carpets, OnTable};

/// M3.9: the strongest who can pay is asked first.
pub(crate) fn begin(state: &mut State, ranking: Ranking, sink: &mut impl Sink<Event>) -> bool {
    ask(state, ranking, SeatSet::EMPTY, sink)
}

/// The strongest of those who have not declined and can pay; nobody, and the artefact stays (M3.10).
fn ask(state: &mut State, ranking: Ranking, mut declined: SeatSet, sink: &mut impl Sink<Event>) -> bool {
    let Some(room) = state.table.public.stage.tallied() else { return false };
    if !state.table.placeable.contains(room) {
        return false;
    }
    for seat in ranking {
        if declined.contains(seat) {
            continue;
        }
        if bill(&state.table, seat, room).payable(state.table.players[seat].treasure) {
            state.ask = Ask::Buying(Buying { seat, declined });
            return true;
        }
        sink.open(|| Event::CannotPay { seat, room });
        declined.insert(seat);
    }
    false
}

/// M3.9, M5.8: the tokens, Doubles and Carpets a player would have to pay for.
pub fn bill(table: &OnTable, seat: Seat, room: Space) -> Bill {
    let player = &table.players[seat];
    let mut bill = Bill::default();
    for value in player.pieces.values(room, table.public.marks.reversed) {
        bill.add(value);
    }
    for _ in 0..player.public.carpets.on(room) {
        bill.add(Carpets::VALUE);
    }
    bill
}

/// Buy, or not. Who cannot pay is not asked.
#[inline(always)]
pub(crate) fn judge(ruling: &mut impl Ruling) {
    ruling.offer(sets::Buy::ALL | sets::Pass::ALL);
}

/// M3.9: they buy; which kinds pay comes next.
pub(crate) fn buy(state: &mut State, seat: Seat, search: bool) {
    let Some(room) = state.table.public.stage.tallied() else { return };
    state.ask = Ask::Price(Price::new(seat, bill(&state.table, seat, room), search));
}

/// M3.9: they do not want to; the next strongest may buy at the price of their own tokens.
pub(crate) fn decline(
    state: &mut State,
    buying: Buying,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let Buying { seat, mut declined } = buying;
    sink.open(|| Event::Declined { seat });
    declined.insert(seat);
    let Some(room) = state.table.public.stage.tallied() else { return };
    if !ask(state, Ranking::new(&state.table, room), declined, sink) {
        tally::next(state, room, chance, sink);
    }
}

/// The price is paid: the buyer takes the artefact, or first looks which there are (M7.2).
pub(crate) fn paid(state: &mut State, price: Price, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let Some(room) = state.table.public.stage.tallied() else { return };
    let Price { seat, search, .. } = price;
    if search {
        return abracadabra::look(state, seat, room, sink);
    }
    let Some(place) = room.room_index() else { return };
    let magic = state.table.magic();
    let here = &mut state.table.rooms[place];
    // Only in a position that was set up: play has turned one over at the start of the round (M1.4).
    if magic && let Some(artefact) = here.turn() {
        sink.open(|| Event::ArtefactTurned { room, artefact });
    }
    let artefact = here.public.open.take().or_else(|| here.stack.take_top());
    let artefact = artefact.expect("a room in which somebody buys has an artefact");
    take(state, seat, room, artefact, chance, sink);
}

/// M3.9: an artefact has a new owner. M4.1: if it was the last, the game is over.
pub(crate) fn take(
    state: &mut State,
    seat: Seat,
    room: Space,
    artefact: Artefact,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let table = &mut state.table;
    table.players[seat].artefacts.add(artefact);
    table.look_over();
    if table.magic() {
        sink.open(|| Event::Bought { seat, room, artefact: Some(artefact) });
    } else {
        sink.open(|| Event::Bought { seat, room, artefact: None });
        sink.secret(seat, || Event::BoughtArtefact { seat, artefact });
    }
    if end::sold_out(table) {
        return end::end(state, Ending::SoldOut, sink);
    }
    tally::next(state, room, chance, sink);
}
