//! City Tax (M7.5): the others pay for each of their tokens in the city, or take it back.

use tabletop::{Chance, Seat, Sink};

use crate::ask::Ask;
use crate::event::Event;
use crate::pieces::{Piece, Slot};
use crate::play::Play;
use crate::resolving::{self, Done};
use crate::space::Space;
use crate::spell::Spell;
use crate::state::State;
use crate::table::OnTable;
use crate::{moving, payment};

use super::{Concerns, Rules};

/// M7.5: for each token.
pub(crate) const UNITS: u8 = 2;

/// The rules of this spell.
pub(crate) struct CityTax;

impl Rules for CityTax {
    const SPELL: Spell = Spell::CityTax;
    const RULE: &'static str = "M7.5";
    const CONCERNS: Concerns = Concerns::Everybody;

    /// M6.7: does another have a token in the city?
    fn possible(state: &State, seat: Seat) -> bool {
        let others = state.table.players.iter().filter(|&(other, _)| other != seat);
        others.into_iter().any(|(_, player)| player.pieces.on_any(Space::CITY) != 0)
    }

    /// In player sequence, token by token in slot order. The step counts the slots of all players in that order.
    fn carry_out(state: &mut State, play: &Play, step: u8, sink: &mut impl Sink<Event>) -> Done {
        if step == 0 && !Self::possible(state, play.seat) {
            return Done::Nothing;
        }
        for place in usize::from(step)..state.table.players() * Slot::COUNT {
            let piece = piece_at(state, place);
            let taxed = state.table.players[piece.owner].pieces.space(piece.slot);
            if piece.owner == play.seat || !taxed.is_some_and(|space| Space::CITY.contains(space)) {
                continue;
            }
            if state.table.players[piece.owner].treasure.total() >= UNITS {
                state.step_to(place + 1);
                state.ask = Ask::CityTax { seat: piece.owner };
                return Done::NotYet;
            }
            moving::take_back(&mut state.table, piece, sink);
        }
        Done::Yes
    }

    fn asks(ask: &Ask) -> bool {
        matches!(ask, Ask::CityTax { .. } | Ask::Giving(_))
    }

    fn asked(table: &OnTable, play: &Play, place: usize) -> Option<Seat> {
        table.in_sequence(place / Slot::COUNT).filter(|&seat| seat != play.seat)
    }
}

/// The piece at this place of the order.
fn piece_at(state: &State, place: usize) -> Piece {
    let owner = state.table.in_sequence(place / Slot::COUNT).expect("a place below the number of players");
    Piece { owner, slot: Slot::of_index(place % Slot::COUNT) }
}

/// The piece for which tax is asked now.
pub(crate) fn taxed(state: &State) -> Option<Piece> {
    let place = usize::from(state.table.public.plays.now?.step).checked_sub(1)?;
    (place < state.table.players() * Slot::COUNT).then(|| piece_at(state, place))
}

/// M7.5: the owner pays and leaves the token where it is.
pub(crate) fn pay(state: &mut State, seat: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    if !payment::demand(state, seat, UNITS, None, sink) {
        resolving::go_on(state, chance, sink);
    }
}

/// They take the token back.
pub(crate) fn decline(state: &mut State, seat: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    sink.open(|| Event::Declined { seat });
    if let Some(piece) = taxed(state) {
        moving::take_back(&mut state.table, piece, sink);
    }
    resolving::go_on(state, chance, sink);
}
