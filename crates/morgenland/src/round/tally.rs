//! Tallying (M3.1): the spaces in their order.

use tabletop::{Chance, Seat, Sink};

use crate::event::Event;
use crate::pieces::bits;
use crate::round::ranking::Ranking;
use crate::round::{caravanserai, cave, close, djinn, guard, market, rooms, tent};
use crate::space::{Place, Space};
use crate::stage::Stage;
use crate::state::State;
use crate::table::Table;
use crate::window;

/// M3.1: the first cave is first.
pub(crate) fn begin(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    from(state, Space::Cave1, chance, sink);
}

/// A space is done: the next one is tallied.
pub(crate) fn next(state: &mut State, done: Space, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let Some(next) = done.next() else { return close::end_round(state, chance, sink) };
    if next == Space::Tent && state.table.magic() {
        // M6.1: window (d), after the last cave.
        state.stage = Stage::CavesDone;
        if window::open(state) {
            return;
        }
    }
    from(state, next, chance, sink);
}

/// Tallies the spaces from this one on, until somebody is asked something.
pub(crate) fn from(state: &mut State, first: Space, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let mut space = first;
    loop {
        state.stage = Stage::Tally(space);
        let taken_up = turn_over(state, space, sink);
        if taken_up && state.table.magic() && window::open(state) {
            return;
        }
        if award(state, space, taken_up, chance, sink) {
            return;
        }
        match space.next() {
            // What follows the last cave and the last room is more than the next space.
            Some(next) if next != Space::Tent => space = next,
            _ => return self::next(state, space, chance, sink),
        }
    }
}

/// The window of this space is closed: its award.
pub(crate) fn go_on(
    state: &mut State,
    space: Space,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    if !award(state, space, true, chance, sink) {
        next(state, space, chance, sink);
    }
}

/// M3.1: turns the tokens of a space over. The answer is whether the space is taken up at all, and not skipped.
#[inline]
fn turn_over(state: &mut State, space: Space, sink: &mut impl Sink<Event>) -> bool {
    let table = &mut state.table;
    let taken_up = table.any_token_on(space) || table.magic() && window::opens_on_empty(state, space);
    if !taken_up {
        if state.table.open.contains(space) {
            sink.open(|| Event::Skipped { space });
        }
        return false;
    }
    sink.open(|| Event::Tallied { space });
    let table = &mut state.table;
    if space == Space::Guard {
        table.guard.open = true;
        let strength = table.guard.strength;
        sink.open(|| Event::GuardTurned { strength });
    }
    for seat in table.sequence() {
        turn_over_tokens(table, seat, space, sink);
    }
    true
}

/// M3.1: turns a player's tokens there over.
pub(crate) fn turn_over_tokens(
    table: &mut Table,
    seat: Seat,
    space: Space,
    sink: &mut impl Sink<Event>,
) {
    let pieces = &mut table.players[seat].pieces;
    let turned = pieces.turn_over(space);
    for slot in bits(turned) {
        sink.open(|| {
            let token = pieces.get(slot).expect("a token that was turned over lies there").token;
            Event::TurnedOver { seat, slot, space, token }
        });
    }
}

/// What the players on a space get; the answer is whether somebody is asked something.
fn award(
    state: &mut State,
    space: Space,
    taken_up: bool,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) -> bool {
    if space == Space::Guard {
        // Even a guard whom nobody meets turns players away (M3.8).
        return guard::begin(state, sink);
    }
    if !taken_up {
        return false;
    }
    let ranking = Ranking::new(&state.table, space);
    if ranking.is_empty() {
        return false;
    }
    match space.place() {
        Place::Cave(kind) => cave::share(&mut state.table, kind, ranking, sink),
        Place::Room(_) => return rooms::begin(state, ranking),
        Place::City | Place::Guard => {}
    }
    match space {
        Space::Tent => tent::draw(state, ranking, chance, sink),
        Space::Djinn => djinn::grant(&mut state.table, ranking, sink),
        Space::Market => market::open(state, ranking),
        Space::Caravanserai => caravanserai::award(state, ranking, sink),
        _ => false,
    }
}
