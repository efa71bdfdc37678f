//! Taboo (M7.19): nothing more may come to a space.

use tabletop::Sink;

use crate::action::{Ruling, sets};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::Play;
use crate::resolving::Done;
use crate::space::Space;
use crate::spell::Spell;
use crate::state::State;

use super::{Concerns, Rules, Targets};

/// The rules of this spell.
pub(crate) struct Taboo;

impl Rules for Taboo {
    const SPELL: Spell = Spell::Taboo;
    const RULE: &'static str = "M7.19";
    const TARGETS: Targets = Targets::Space;
    const CONCERNS: Concerns = Concerns::Everybody;

    /// A space to which something could still come this round; a cave without treasure too, since its dragon may leave.
    fn judge(state: &State, _play: &Play, ruling: &mut impl Ruling) {
        ruling.offer(sets::Space::ALL);
        let idle = !state.table.public.stage.coming() | (!state.table.placeable - Space::CAVES);
        ruling.forbid(sets::Space::of(idle), Illegal::NoEffect);
    }

    /// Until the round ends.
    fn carry_out(state: &mut State, play: &Play, _step: u8, _sink: &mut impl Sink<Event>) -> Done {
        state.table.public.marks.taboo = play.space;
        Done::Yes
    }
}
