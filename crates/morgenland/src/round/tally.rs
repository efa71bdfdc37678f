//! Tallying (M3.1): the spaces in their order.

use tabletop::{Chance, Seat, Sink};

use crate::event::Event;
use crate::pieces::bits;
use crate::round::ranking::Ranking;
use crate::round::{caravanserai, cave, close, djinn, guard, market, rooms, tent};
use crate::space::Space;
use crate::stage::RoundStage;
use crate::state::State;
use crate::table::OnTable;
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
        state.table.public.stage = RoundStage::CavesDone;
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
        state.table.public.stage = RoundStage::Tally(space);
        let ranking = turn_over(state, space, sink);
        if ranking.is_some() && state.table.magic() && window::open(state) {
            return;
        }
        if award(state, space, ranking, chance, sink) {
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
pub(crate) fn go_on(state: &mut State, space: Space, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let ranking = Ranking::new(&state.table, space);
    if !award(state, space, Some(ranking), chance, sink) {
        next(state, space, chance, sink);
    }
}

/// M3.1: turns the tokens of a space over. Who is how strong there, unless the space is skipped.
#[inline]
fn turn_over<S: Sink<Event>>(state: &mut State, space: Space, sink: &mut S) -> Option<Ranking> {
    if S::LISTENS && state.table.any_token_on(space) {
        tell_tallied(&state.table, space, sink);
    }
    let mut ranking = Ranking::turning_over(&mut state.table, space);
    if ranking.is_empty() {
        if !(state.table.magic() && window::opens_on_empty(state, space)) {
            if state.table.placeable.contains(space) {
                sink.open(|| Event::Skipped { space });
            }
            return None;
        }
        tell_tallied(&state.table, space, sink);
    }
    ranking.smuggle(&state.table, space);
    state.table.guard.open |= space == Space::Guard;
    Some(ranking)
}

/// Tells what is turned over on a space.
fn tell_tallied(table: &OnTable, space: Space, sink: &mut impl Sink<Event>) {
    sink.open(|| Event::Tallied { space });
    if space == Space::Guard {
        sink.open(|| Event::GuardTurned { strength: table.guard.strength });
    }
    for seat in table.sequence() {
        tell_hidden(table, seat, space, sink);
    }
}

/// Tells which of a player's tokens there are about to be turned over.
fn tell_hidden(table: &OnTable, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
    let pieces = &table.players[seat].pieces;
    for slot in bits(pieces.hidden_on(space)) {
        if let Some(placed) = pieces.get(slot) {
            sink.open(|| Event::TurnedOver { seat, slot, space, token: placed.token });
        }
    }
}

/// M6.5: turns over what came to the space being tallied.
pub(crate) fn turn_over_tokens(table: &mut OnTable, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
    tell_hidden(table, seat, space, sink);
    table.players[seat].pieces.turn_over(space, false);
}

/// What the players on a space get; the answer is whether somebody is asked something.
fn award(
    state: &mut State,
    space: Space,
    ranking: Option<Ranking>,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) -> bool {
    if space == Space::Guard {
        // Even a guard whom nobody meets turns players away (M3.8).
        return guard::begin(state, sink);
    }
    let Some(ranking) = ranking else { return false };
    match space {
        Space::Cave1 | Space::Cave2 | Space::Cave3 | Space::Cave4 | Space::Cave5 => {
            cave::share(&mut state.table, space, ranking, sink)
        }
        Space::Tent => tent::draw(state, ranking, chance, sink),
        Space::Djinn => djinn::grant(&mut state.table, ranking, sink),
        Space::Market => market::open(state, ranking),
        Space::Caravanserai => caravanserai::award(state, ranking, sink),
        Space::Room1 | Space::Room2 | Space::Room3 | Space::Room4 | Space::Room5 => {
            rooms::begin(state, ranking, sink)
        }
        Space::Guard => false,
    }
}
