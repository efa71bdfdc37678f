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
use crate::table::OnTable;

use super::{Concerns, Rules, Targets};

/// The rules of this spell.
pub(crate) struct EyeForAnEye;

impl Rules for EyeForAnEye {
    const SPELL: Spell = Spell::EyeForAnEye;
    const RULE: &'static str = "M7.9";
    const TARGETS: Targets = Targets::Piece;
    const CONCERNS: Concerns = Concerns::Owner;

    /// A token of another, open or hidden. What lies hidden is in a space not yet tallied, since tallying turns it over.
    fn judge(state: &State, play: &Play, ruling: &mut impl Ruling) {
        ruling.offer(sets::Piece::ALL);
        moving::judge_pieces(
            state,
            |owner| owner != play.seat,
            Illegal::OwnPiece(Spell::EyeForAnEye),
            ruling,
        );
    }

    /// The token goes back, and its owner may answer.
    fn carry_out(state: &mut State, play: &Play, step: u8, sink: &mut impl Sink<Event>) -> Done {
        if step > 0 {
            return Done::Yes;
        }
        let Some(piece) = state.table.named_piece(play) else { return Done::Nothing };
        moving::take_back(&mut state.table, piece, sink);
        if state.table.players[play.seat].pieces.on_any(!Space::GUARD) == 0 {
            // There is nothing to take.
            return Done::Yes;
        }
        state.step_to(1);
        state.ask = Ask::Answer { seat: piece.owner };
        Done::NotYet
    }

    fn asks(ask: &Ask) -> bool {
        matches!(ask, Ask::Answer { .. })
    }

    fn asked(_table: &OnTable, play: &Play, place: usize) -> Option<Seat> {
        play.piece.map(|piece| piece.owner).filter(|_| place == 0)
    }
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
