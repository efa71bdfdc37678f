//! Donation (M7.6) and Sacrifice (M7.14): everybody returns treasure.

use tabletop::{Seat, Sink};

use crate::ask::Ask;
use crate::event::Event;
use crate::payment;
use crate::play::Play;
use crate::resolving::Done;
use crate::spell::Spell;
use crate::state::State;
use crate::table::OnTable;

use super::{Concerns, Rules};

/// M7.6: everybody returns five.
pub(crate) struct Donation;

impl Rules for Donation {
    const SPELL: Spell = Spell::Donation;
    const RULE: &'static str = "M7.6";
    const CONCERNS: Concerns = Concerns::Everybody;

    fn possible(state: &State, _seat: Seat) -> bool {
        anybody_has_treasure(state)
    }

    fn carry_out(state: &mut State, _play: &Play, step: u8, sink: &mut impl Sink<Event>) -> Done {
        collect(state, 5, step, sink)
    }

    fn asks(ask: &Ask) -> bool {
        matches!(ask, Ask::Giving(_))
    }

    fn asked(table: &OnTable, _play: &Play, place: usize) -> Option<Seat> {
        table.in_sequence(place)
    }
}

/// M7.14: everybody returns seven.
pub(crate) struct Sacrifice;

impl Rules for Sacrifice {
    const SPELL: Spell = Spell::Sacrifice;
    const RULE: &'static str = "M7.14";
    const CONCERNS: Concerns = Donation::CONCERNS;

    fn possible(state: &State, _seat: Seat) -> bool {
        anybody_has_treasure(state)
    }

    fn carry_out(state: &mut State, _play: &Play, step: u8, sink: &mut impl Sink<Event>) -> Done {
        collect(state, 7, step, sink)
    }

    fn asks(ask: &Ask) -> bool {
        Donation::asks(ask)
    }

    fn asked(table: &OnTable, play: &Play, place: usize) -> Option<Seat> {
        Donation::asked(table, play, place)
    }
}

/// M6.7: does anybody have treasure?
fn anybody_has_treasure(state: &State) -> bool {
    state.table.players.values().iter().any(|player| !player.treasure.is_empty())
}

/// In player sequence, the caster too; the step counts the players.
fn collect(state: &mut State, units: u8, step: u8, sink: &mut impl Sink<Event>) -> Done {
    if step == 0 && !anybody_has_treasure(state) {
        return Done::Nothing;
    }
    let mut place = usize::from(step);
    while let Some(seat) = state.table.in_sequence(place) {
        place += 1;
        state.step_to(place);
        if payment::demand(state, seat, units, None, sink) {
            return Done::NotYet;
        }
    }
    Done::Yes
}
