//! Taboo (M7.19): nothing more may come to a space.

use crate::action::{Ruling, sets};
use crate::illegal::Illegal;
use crate::play::Play;
use crate::resolving::Done;
use crate::space::Space;
use crate::state::State;

/// A space to which something could still come this round; a cave without treasure too, since its dragon may leave.
pub(crate) fn judge(state: &State, ruling: &mut impl Ruling) {
    ruling.offer(sets::Space::ALL);
    let idle = !state.stage.coming() | (!state.table.open - Space::CAVES);
    ruling.forbid(sets::Space::of(idle), Illegal::NoEffect);
}

/// Until the round ends.
pub(crate) fn carry_out(state: &mut State, play: &Play) -> Done {
    state.table.marks.taboo = play.space;
    Done::Yes
}
