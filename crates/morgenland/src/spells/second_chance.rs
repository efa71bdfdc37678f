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

use super::{Concerns, Rules, Targets};

/// The rules of this spell.
pub(crate) struct SecondChance;

impl Rules for SecondChance {
    const SPELL: Spell = Spell::SecondChance;
    const RULE: &'static str = "M7.1";
    const TARGETS: Targets = Targets::PieceAndSpace;
    const OWN_PIECES: bool = true;
    const CONCERNS: Concerns = Concerns::Owner;

    /// An own token, and another space.
    fn judge(state: &State, play: &Play, ruling: &mut impl Ruling) {
        let barred = Barred::moving(&state.table, state.table.public.stage, play.seat);
        if play.piece.is_some() {
            return barred.judge_destination(Spell::SecondChance, play.from, ruling);
        }
        ruling.offer(sets::Piece::ALL);
        moving::judge_pieces(state, |owner| owner == play.seat, Illegal::NotOwnPiece, ruling);
        moving::judge_stuck(state, Spell::SecondChance, play.seat, barred, ruling);
    }

    /// M7.1: it keeps its facing.
    fn carry_out(state: &mut State, play: &Play, _step: u8, sink: &mut impl Sink<Event>) -> Done {
        if moving::move_named(state, play, sink) { Done::Yes } else { Done::Nothing }
    }
}
