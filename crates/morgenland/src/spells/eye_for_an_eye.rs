//! Eye for an Eye (M7.9): takes back a token of another, who may do the same.

use tabletop::{Chance, Seat, Sink};

use crate::action::{Ruling, sets};
use crate::ask::Ask;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::moving;
use crate::pieces::Piece;
use crate::play::Play;
use crate::resolving::{self, Done};
use crate::space::Space;
use crate::spell::Spell;
use crate::state::State;

/// A token of another, open or hidden. What lies hidden is in a space not yet tallied, since tallying turns it over.
pub(crate) fn judge(state: &State, caster: Seat, ruling: &mut impl Ruling) {
    ruling.offer(sets::Piece::ALL);
    moving::judge_pieces(state, |owner| owner != caster, Illegal::OwnPiece(Spell::EyeForAnEye), ruling);
}

/// The token goes back, and its owner may answer.
pub(crate) fn carry_out(state: &mut State, play: &Play, step: u8, sink: &mut impl Sink<Event>) -> Done {
    if step > 0 {
        return Done::Yes;
    }
    let Some(piece) = state.table.named_piece(play) else { return Done::Nothing };
    moving::take_back(&mut state.table, piece, sink);
    if state.table.players[play.seat].pieces.on_any(!Space::GUARD) == 0 {
        // There is nothing he could take.
        return Done::Yes;
    }
    state.step_to(1);
    state.ask = Ask::Answer { seat: piece.owner };
    Done::NotYet
}

/// A token of the caster, or none.
pub(crate) fn judge_answer(state: &State, ruling: &mut impl Ruling) {
    let caster = resolving::current(state).map(|play| play.seat);
    ruling.offer(sets::Piece::ALL | sets::Pass::ALL);
    moving::judge_pieces(state, |owner| Some(owner) == caster, Illegal::NotTheCaster, ruling);
}

/// The owner answers.
pub(crate) fn answer(
    state: &mut State,
    piece: Option<Piece>,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    match (piece, state.ask.seat()) {
        (Some(piece), _) => moving::take_back(&mut state.table, piece, sink),
        (None, Some(seat)) => sink.open(|| Event::Declined { seat }),
        (None, None) => {}
    }
    resolving::go_on(state, chance, sink);
}
