//! Second Chance (M7.1): moves an own token.

use tabletop::Sink;

use crate::action::{Ruling, sets};
use crate::arrival::Barred;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::moving;
use crate::play::Play;
use crate::resolving::Done;
use crate::spell::Spell;
use crate::state::State;

/// An own token, and another space.
pub(crate) fn judge(state: &State, play: &Play, ruling: &mut impl Ruling) {
    let barred = Barred::moving(&state.table, state.stage, play.seat);
    if play.piece.is_some() {
        return barred.judge_destination(Spell::SecondChance, play.from, ruling);
    }
    ruling.offer(sets::Piece::ALL);
    moving::judge_pieces(state, |owner| owner == play.seat, Illegal::NotOwnPiece, ruling);
    moving::judge_stuck(state, Spell::SecondChance, play.seat, barred, ruling);
}

/// M7.1: it keeps its facing.
pub(crate) fn carry_out(state: &mut State, play: &Play, sink: &mut impl Sink<Event>) -> Done {
    if moving::move_named(state, play, sink) { Done::Yes } else { Done::Nothing }
}
