//! How the players stand: what follows from the rules for an observer who sees only what lies open.
//!
//! The rules say so themselves: they are asked about a state that the observer can imagine. What lies open is the same in
//! all of them, whatever luck fills in for the rest.

use tabletop::{FastChance, Seat};

use crate::imagine::imagine;
use crate::pieces::Piece;
use crate::play::Play;
use crate::resolving;
use crate::round::ranking::{self, Ranking};
use crate::round::{guard, rooms};
use crate::space::Space;
use crate::spells::{city_tax, sultans_tax};
use crate::state::State;
use crate::view::View;
use crate::window;

/// One of the states that fit the view.
fn state(view: &View) -> State {
    imagine(view, &mut FastChance::new(0))
}

/// M0.4: the players in player sequence.
pub(super) fn sequence(view: &View) -> impl Iterator<Item = Seat> {
    state(view).table.sequence()
}

/// M3.2: how strong a player is in a space.
pub(super) fn strength(view: &View, seat: Seat, space: Space) -> u8 {
    let table = &state(view).table;
    ranking::strength(table, &table.players[seat], space)
}

/// M3.2: those who are there, from the strongest, with their strength.
pub(super) fn ranking(view: &View, space: Space) -> Vec<(Seat, u16)> {
    let mut ranking = Ranking::new(&state(view).table, space);
    std::iter::from_fn(|| ranking.strongest()).collect()
}

/// M3.8: what a player would have to pay to the guard.
pub(super) fn bribe(view: &View, seat: Seat) -> u8 {
    guard::bribe_of(&state(view).table, seat).unwrap_or(0)
}

/// M3.9: what a player would have to pay in a room, from the highest token.
pub(super) fn price(view: &View, seat: Seat, room: Space) -> Vec<u8> {
    rooms::bill(&state(view).table, seat, room).into()
}

/// M7.5: the token that is taxed now.
pub(super) fn taxed(view: &View) -> Option<Piece> {
    city_tax::taxed(&state(view))
}

/// M7.18: how many tokens a player has in the rooms.
pub(super) fn in_rooms(view: &View, seat: Seat) -> u8 {
    sultans_tax::due(&state(view), seat)
}

/// M6.2: what decides when a declared play is carried out.
pub(super) fn order(view: &View, place: usize, play: &Play) -> (usize, usize) {
    resolving::order(&state(view).table, place, play)
}

/// M6.3: could a player play something now?
pub(super) fn could_play(view: &View, seat: Seat) -> bool {
    window::could_play(&state(view), seat)
}
