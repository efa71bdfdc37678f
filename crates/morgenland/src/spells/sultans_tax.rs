//! Sultan's Tax (M7.18): the others pay for all their tokens in the rooms, or take them all back.

use tabletop::{Chance, Seat, Sink};

use crate::ask::Ask;
use crate::event::Event;
use crate::moving;
use crate::payment;
use crate::pieces::{Piece, bits};
use crate::resolving::{self, Done};
use crate::space::Space;
use crate::state::State;

/// The tokens that are taxed, one bit per slot. M5.9: those at the guard are not.
fn taxed(state: &State, seat: Seat) -> u8 {
    state.table.players[seat].pieces.on_any(Space::ROOMS)
}

/// M6.7: does another have a token in the rooms?
pub(crate) fn possible(state: &State, seat: Seat) -> bool {
    state.table.players.seats().any(|other| other != seat && taxed(state, other) != 0)
}

/// M7.18: one treasure for each token.
pub(crate) fn due(state: &State, seat: Seat) -> u8 {
    taxed(state, seat).count_ones() as u8
}

/// In player sequence; the step counts the players.
pub(crate) fn carry_out(state: &mut State, caster: Seat, step: u8, sink: &mut impl Sink<Event>) -> Done {
    if step == 0 && !possible(state, caster) {
        return Done::Nothing;
    }
    let mut place = usize::from(step);
    while let Some(seat) = state.table.in_sequence(place) {
        place += 1;
        let due = due(state, seat);
        if seat == caster || due == 0 {
            continue;
        }
        if state.table.players[seat].treasure.total() >= due {
            state.step_to(place);
            state.ask = Ask::SultansTax { seat };
            return Done::NotYet;
        }
        clear(state, seat, sink);
    }
    Done::Yes
}

fn clear(state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    for slot in bits(taxed(state, seat)) {
        moving::take_back(&mut state.table, Piece { owner: seat, slot }, sink);
    }
}

/// He pays for all.
pub(crate) fn pay(state: &mut State, seat: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let due = due(state, seat);
    if !payment::demand(state, seat, due, None, sink) {
        resolving::go_on(state, chance, sink);
    }
}

/// He takes all back.
pub(crate) fn decline(state: &mut State, seat: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    sink.open(|| Event::Declined { seat });
    clear(state, seat, sink);
    resolving::go_on(state, chance, sink);
}
