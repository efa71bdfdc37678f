//! Placing (M2).

use tabletop::{Chance, Seat, Sink};

use crate::action::{Ruling, sets};
use crate::arrival::Barred;
use crate::ask::Ask;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::round::tally;
use crate::space::{Space, SpaceSet};
use crate::stage::RoundStage;
use crate::state::State;
use crate::table::OnTable;
use crate::token::{Token, TokenSet};
use crate::window;

/// The starting player places first.
pub(crate) fn begin(state: &mut State) {
    let seat = state.table.public.camel;
    state.table.public.stage = RoundStage::Placing(seat);
    state.ask = Ask::Placing { seat };
}

/// What may be placed where (M2.2, M2.3).
#[inline(always)]
pub(crate) fn judge(table: &OnTable, seat: Seat, ruling: &mut impl Ruling) {
    let hand = table.players[seat].pieces.hand;
    let barred = Barred::placing(table, seat);
    ruling.offer(sets::Place::ALL);
    ruling.explain(|| sets::Place::of(!hand, SpaceSet::ALL), Illegal::NotInHand);
    for (spaces, why) in barred.reasons() {
        ruling.explain(|| sets::Place::of(TokenSet::ALL, spaces), why);
    }
    // Everything that was explained, at once.
    ruling.forbid(sets::Place::ALL - sets::Place::of(hand, !barred.all()), Illegal::NothingThere);
}

/// M2.1: places a token; M7.17: open, if somebody spies.
#[inline]
pub(crate) fn place(
    state: &mut State,
    seat: Seat,
    token: Token,
    space: Space,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let spied = state.table.public.marks.spy.is_some_and(|spy| spy != seat);
    let open = spied && space != Space::Guard;
    let slot = state.table.players[seat].pieces.place(token, space, open);
    sink.open(|| Event::Placed { seat, slot, space, token: open.then_some(token) });
    if !open {
        sink.secret(seat, || Event::PlacedToken { seat, slot, token });
    }
    next(state, seat, chance, sink);
}

/// M2.1: the next player who has tokens left places one, until nobody has any.
#[inline]
fn next(state: &mut State, seat: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let mut next = seat;
    for _ in 0..state.table.players() {
        next = state.table.after(next);
        if !state.table.players[next].pieces.hand.is_empty() {
            state.table.public.stage = RoundStage::Placing(next);
            state.ask = Ask::Placing { seat: next };
            return;
        }
    }
    state.table.public.stage = RoundStage::Placed;
    if state.table.magic() && window::open(state) {
        return;
    }
    tally::begin(state, chance, sink);
}
