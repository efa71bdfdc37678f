//! Teleport (M7.20): moves a token of another, who is paid for it.

use tabletop::Sink;

use crate::action::{Ruling, sets};
use crate::arrival::Barred;
use crate::ask::Ask;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::Play;
use crate::resolving::Done;
use crate::spell::Spell;
use crate::state::State;
use crate::{moving, payment};

use super::{Concerns, Rules, Targets};

/// M7.20: what the owner gets.
const UNITS: u8 = 3;

/// The rules of this spell.
pub(crate) struct Teleport;

impl Rules for Teleport {
    const SPELL: Spell = Spell::Teleport;
    const RULE: &'static str = "M7.20";
    const TARGETS: Targets = Targets::PieceAndSpace;
    const CONCERNS: Concerns = Concerns::Owner;

    /// Another's token, and a space where its owner may have it (M6.5).
    fn judge(state: &State, play: &Play, ruling: &mut impl Ruling) {
        if let Some(piece) = play.piece {
            let barred = Barred::moving(&state.table, state.table.public.stage, piece.owner);
            return barred.judge_destination(Spell::Teleport, play.from, ruling);
        }
        ruling.offer(sets::Piece::ALL);
        moving::judge_pieces(state, |owner| owner != play.seat, Illegal::OwnPiece(Spell::Teleport), ruling);
        for owner in state.table.players.seats() {
            let barred = Barred::moving(&state.table, state.table.public.stage, owner);
            moving::judge_stuck(state, Spell::Teleport, owner, barred, ruling);
        }
    }

    /// M7.20: the caster pays after the move; without one nothing is paid.
    fn carry_out(state: &mut State, play: &Play, step: u8, sink: &mut impl Sink<Event>) -> Done {
        if step > 0 {
            return Done::Yes;
        }
        if !moving::move_named(state, play, sink) {
            return Done::Nothing;
        }
        state.step_to(1);
        let owner = play.piece.map(|piece| piece.owner);
        if payment::demand(state, play.seat, UNITS, owner, sink) { Done::NotYet } else { Done::Yes }
    }

    fn asks(ask: &Ask) -> bool {
        matches!(ask, Ask::Giving(_))
    }
}
