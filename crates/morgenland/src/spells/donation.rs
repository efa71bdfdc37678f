//! Donation (M7.6) and Sacrifice (M7.14): everybody returns treasure.

use tabletop::Sink;

use crate::event::Event;
use crate::payment;
use crate::resolving::Done;
use crate::spell::Spell;
use crate::state::State;

/// M7.6, M7.14: how much.
fn units(spell: Spell) -> u8 {
    if spell == Spell::Sacrifice { 7 } else { 5 }
}

/// M6.7: does anybody have treasure?
pub(crate) fn possible(state: &State) -> bool {
    state.table.players.values().iter().any(|player| !player.treasure.is_empty())
}

/// In player sequence, the caster too; the step counts the players.
pub(crate) fn carry_out(state: &mut State, spell: Spell, step: u8, sink: &mut impl Sink<Event>) -> Done {
    if step == 0 && !possible(state) {
        return Done::Nothing;
    }
    let mut place = usize::from(step);
    while let Some(seat) = state.table.in_sequence(place) {
        place += 1;
        state.step_to(place);
        if payment::demand(state, seat, units(spell), None, sink) {
            return Done::NotYet;
        }
    }
    Done::Yes
}
