//! Smuggler (M7.15): counts as strongest in the empty spaces of the city.

use tabletop::{Seat, Sink};

use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::Play;
use crate::resolving::Done;
use crate::space::{Space, SpaceSet};
use crate::spell::Spell;
use crate::stage::RoundStage;
use crate::state::State;
use crate::table::{OnTable, Smuggler};

use super::Rules;

/// The rules of this spell.
pub(crate) struct Smuggling;

impl Rules for Smuggling {
    const SPELL: Spell = Spell::Smuggler;
    const RULE: &'static str = "M7.15";
    const UNTIMELY: Illegal = Illegal::NotTheHour;

    /// M7.15: only in window (d).
    fn timely(stage: RoundStage) -> bool {
        stage == RoundStage::CavesDone
    }

    /// Only if some city space has no token.
    fn possible(state: &State, _seat: Seat) -> bool {
        !empty(&state.table).is_empty()
    }

    /// M7.15: those that have no token now.
    fn carry_out(state: &mut State, play: &Play, _step: u8, sink: &mut impl Sink<Event>) -> Done {
        let (table, seat) = (&mut state.table, play.seat);
        let spaces = empty(table);
        if spaces.is_empty() {
            return Done::Nothing;
        }
        table.public.marks.smuggler = Some(Smuggler { seat, spaces });
        sink.open(|| Event::Smuggled { seat, spaces });
        Done::Yes
    }
}

/// The city spaces without a token.
fn empty(table: &OnTable) -> SpaceSet {
    Space::CITY.iter().filter(|&space| !table.any_token_on(space)).collect()
}
