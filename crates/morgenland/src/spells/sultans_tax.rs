//! Sultan's Tax (M7.18): the others pay for all their tokens in the rooms, or take them all back.

use tabletop::{Chance, Seat, Sink};

use crate::ask::Ask;
use crate::event::Event;
use crate::pieces::{Piece, bits};
use crate::play::Play;
use crate::resolving::{self, Done};
use crate::space::Space;
use crate::spell::Spell;
use crate::state::State;
use crate::table::OnTable;
use crate::{moving, payment};

use super::{Concerns, Rules};

/// The tokens that are taxed, one bit per slot. M5.9: those at the guard are not.
fn taxed(state: &State, seat: Seat) -> u8 {
    state.table.players[seat].pieces.on_any(Space::ROOMS)
}

/// M7.18: one treasure for each token.
pub(crate) fn due(state: &State, seat: Seat) -> u8 {
    taxed(state, seat).count_ones() as u8
}

/// The rules of this spell.
pub(crate) struct SultansTax;

impl Rules for SultansTax {
    const SPELL: Spell = Spell::SultansTax;
    const RULE: &'static str = "M7.18";
    const CONCERNS: Concerns = Concerns::Everybody;

    /// M6.7: does another have a token in the rooms?
    fn possible(state: &State, seat: Seat) -> bool {
        state.table.players.seats().any(|other| other != seat && taxed(state, other) != 0)
    }

    /// In player sequence; the step counts the players.
    fn carry_out(state: &mut State, play: &Play, step: u8, sink: &mut impl Sink<Event>) -> Done {
        if step == 0 && !Self::possible(state, play.seat) {
            return Done::Nothing;
        }
        let mut place = usize::from(step);
        while let Some(seat) = state.table.in_sequence(place) {
            place += 1;
            let due = due(state, seat);
            if seat == play.seat || due == 0 {
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

    fn asks(ask: &Ask) -> bool {
        matches!(ask, Ask::SultansTax { .. } | Ask::Giving(_))
    }

    fn asked(table: &OnTable, play: &Play, place: usize) -> Option<Seat> {
        table.in_sequence(place).filter(|&seat| seat != play.seat)
    }
}

fn clear(state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    for slot in bits(taxed(state, seat)) {
        moving::take_back(&mut state.table, Piece { owner: seat, slot }, sink);
    }
}

/// They pay for all.
pub(crate) fn pay(state: &mut State, seat: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let due = due(state, seat);
    if !payment::demand(state, seat, due, None, sink) {
        resolving::go_on(state, chance, sink);
    }
}

/// They take all back.
pub(crate) fn decline(state: &mut State, seat: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    sink.open(|| Event::Declined { seat });
    clear(state, seat, sink);
    resolving::go_on(state, chance, sink);
}
