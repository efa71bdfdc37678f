//! The Last Shall Be First (M7.3): 1 counts as 9 and 9 as 1.

use crate::pieces::bits;
use crate::resolving::Done;
use crate::space::Space;
use crate::state::State;
use crate::token::Token;

/// M6.7: it could matter while tokens are placed, and later if a token that may be a 1 or 9 lies on a space that is
/// still to be tallied.
pub(crate) fn possible(state: &State) -> bool {
    let coming = state.stage.coming() - Space::GUARD;
    state.stage.placing()
        || state.table.players.values().iter().any(|player| {
            let pieces = &player.pieces;
            bits(pieces.on_any(coming))
                .filter_map(|slot| pieces.get(slot))
                .any(|placed| !placed.open || matches!(placed.token, Token::One | Token::Nine))
        })
}

/// For the space being tallied and all later ones; those before have been tallied already.
pub(crate) fn carry_out(state: &mut State) -> Done {
    state.table.marks.reversed = true;
    Done::Yes
}
