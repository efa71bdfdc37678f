//! The Last Shall Be First (M7.3): 1 counts as 9 and 9 as 1.

use tabletop::{Seat, Sink};

use crate::event::Event;
use crate::pieces::bits;
use crate::play::Play;
use crate::resolving::Done;
use crate::space::Space;
use crate::spell::Spell;
use crate::state::State;
use crate::token::Token;

use super::{Concerns, Rules};

/// The rules of this spell.
pub(crate) struct LastFirst;

impl Rules for LastFirst {
    const SPELL: Spell = Spell::LastFirst;
    const RULE: &'static str = "M7.3";
    const CONCERNS: Concerns = Concerns::Everybody;

    /// M6.7: it could matter while tokens are placed, and later if a token that may be a 1 or 9 lies on a space that is
    /// still to be tallied.
    fn possible(state: &State, _seat: Seat) -> bool {
        let coming = state.table.public.stage.coming() - Space::GUARD;
        state.table.public.stage.placing()
            || state.table.players.values().iter().any(|player| {
                let pieces = &player.pieces;
                bits(pieces.on_any(coming))
                    .filter_map(|slot| pieces.get(slot))
                    .any(|placed| !placed.open || matches!(placed.token, Token::One | Token::Nine))
            })
    }

    /// For the space being tallied and all later ones; those before have been tallied already.
    fn carry_out(state: &mut State, _play: &Play, _step: u8, _sink: &mut impl Sink<Event>) -> Done {
        state.table.public.marks.reversed = true;
        Done::Yes
    }
}
