//! Charity (M7.4): three treasures from the bank.

use tabletop::{Seat, Sink};

use crate::ask::Ask;
use crate::event::Event;
use crate::payment::Taking;
use crate::play::Play;
use crate::resolving::Done;
use crate::spell::Spell;
use crate::state::State;

use super::Rules;

/// M7.4: how many treasures the bank gives.
const UNITS: u8 = 3;

/// The rules of this spell.
pub(crate) struct Charity;

impl Rules for Charity {
    const SPELL: Spell = Spell::Charity;
    const RULE: &'static str = "M7.4";

    fn possible(state: &State, _seat: Seat) -> bool {
        !state.table.public.bank.is_empty()
    }

    /// They take them, or as many as there are (M6.4).
    fn carry_out(state: &mut State, play: &Play, step: u8, _sink: &mut impl Sink<Event>) -> Done {
        if step > 0 {
            return Done::Yes;
        }
        if state.table.public.bank.is_empty() {
            return Done::Nothing;
        }
        state.step_to(1);
        state.ask = Ask::Taking(Taking::new(&state.table, play.seat, UNITS));
        Done::NotYet
    }

    fn asks(ask: &Ask) -> bool {
        matches!(ask, Ask::Taking(_))
    }
}
