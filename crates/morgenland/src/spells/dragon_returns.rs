//! Dragon's Return (M7.8): the cave being tallied loses its treasure.

use tabletop::{Seat, Sink};

use crate::deck::Shelves;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::Play;
use crate::resolving::Done;
use crate::space::{Region, Space};
use crate::spell::Spell;
use crate::stage::RoundStage;
use crate::state::State;
use crate::treasure::Kind;

use super::{Concerns, Rules};

/// The rules of this spell. Its cave is the one that is being tallied, so none is named.
pub(crate) struct DragonReturns;

/// The cave that is being tallied.
fn cave(stage: RoundStage) -> Option<(Space, Kind)> {
    let space = stage.tallied()?;
    let Region::Cave(kind) = space.place() else { return None };
    Some((space, kind))
}

impl Rules for DragonReturns {
    const SPELL: Spell = Spell::DragonReturns;
    const RULE: &'static str = "M7.8";
    // Whoever has tokens there, which the play does not say.
    const CONCERNS: Concerns = Concerns::Everybody;
    const UNTIMELY: Illegal = Illegal::DragonAsleep;

    /// M7.8: window (e) of a cave.
    fn timely(stage: RoundStage) -> bool {
        cave(stage).is_some()
    }

    /// M7.8: without treasure there is nothing to return for.
    fn barred(state: &State, _seat: Seat) -> Option<Illegal> {
        let Some((_, kind)) = cave(state.table.public.stage) else { return Some(Self::UNTIMELY) };
        state.table.public.caves[kind].is_empty().then_some(Illegal::CaveEmpty)
    }

    /// It goes back to the bank.
    fn carry_out(state: &mut State, _play: &Play, _step: u8, sink: &mut impl Sink<Event>) -> Done {
        let table = &mut state.table;
        let Some((cave, kind)) = cave(table.public.stage) else { return Done::Nothing };
        let shelves = std::mem::replace(&mut table.public.caves[kind], Shelves::EMPTY);
        if shelves.is_empty() {
            return Done::Nothing;
        }
        let units = shelves.total();
        table.public.bank.add(kind, units);
        table.look_over();
        sink.open(|| Event::DragonReturned { cave, units });
        Done::Yes
    }
}
