//! Mirage (M7.12): another artefact of a stack lies open.

use tabletop::{Chance, Seat, Sink};

use crate::action::{Ruling, sets};
use crate::artefact::{Artefact, ArtefactSet};
use crate::ask::Ask;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::Play;
use crate::resolving::{self, Done};
use crate::room::PalaceRoom;
use crate::space::{Space, SpaceSet};
use crate::spell::Spell;
use crate::state::State;
use crate::table::{OnTable, ROOMS};

use super::{Rules, Targets};

/// The rules of this spell.
pub(crate) struct Mirage;

impl Rules for Mirage {
    const SPELL: Spell = Spell::Mirage;
    const RULE: &'static str = "M7.12";
    const TARGETS: Targets = Targets::Space;
    const SPACES: SpaceSet = Space::ROOMS;

    /// Any room in which an artefact lies open and others face down.
    fn judge(state: &State, _play: &Play, ruling: &mut impl Ruling) {
        let rooms = |wrong: &dyn Fn(&PalaceRoom) -> bool| -> SpaceSet {
            (0..ROOMS).filter(|&room| wrong(&state.table.rooms[room])).map(Space::room).collect()
        };
        let bare = rooms(&|room| room.stack.is_empty());
        let sold = rooms(&|room| room.public.open.is_none());
        ruling.offer(sets::Space::ALL);
        ruling.forbid(sets::Space::of(!Space::ROOMS | bare), Illegal::NoStack);
        ruling.forbid(sets::Space::of(sold), Illegal::NoOpenArtefact(Spell::Mirage));
    }

    /// The caster looks which artefacts there are, and must choose one.
    fn carry_out(state: &mut State, play: &Play, step: u8, sink: &mut impl Sink<Event>) -> Done {
        if step > 0 {
            return Done::Yes;
        }
        let Some(room) = play.space else { return Done::Nothing };
        let there = room.room_index().map(|place| &state.table.rooms[place]);
        if there.is_none_or(|there| there.stack.is_empty() || there.public.open.is_none()) {
            return Done::Nothing;
        }
        state.table.search(play.seat, room, sink);
        state.step_to(1);
        state.ask = Ask::Choosing { seat: play.seat };
        Done::NotYet
    }

    fn asks(ask: &Ask) -> bool {
        matches!(ask, Ask::Choosing { .. })
    }
}

/// The room of the Mirage that is being carried out.
fn room(state: &State) -> Option<(Space, usize)> {
    let space = resolving::current(state)?.space?;
    Some((space, space.room_index()?))
}

/// An artefact of the stack.
pub(crate) fn judge_choice(state: &State, ruling: &mut impl Ruling) {
    let there =
        room(state).map_or(ArtefactSet::EMPTY, |(_, place)| state.table.rooms[place].stack.counts().kinds());
    ruling.offer(sets::Artefact::ALL);
    ruling.forbid(sets::Artefact::of(!there), Illegal::NotInStack);
}

/// M7.12: it lies open on top, and the old open one goes under the stack.
pub(crate) fn choose(
    state: &mut State,
    artefact: Artefact,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    if let Some((room, place)) = room(state) {
        state.table.rooms[place].mirage(artefact);
        sink.open(|| Event::Mirage { room, artefact });
    }
    resolving::go_on(state, chance, sink);
}

impl OnTable {
    /// M7.2, M7.12: a player looks which artefacts lie in a stack: their kinds, not their order.
    pub(crate) fn search(&mut self, seat: Seat, room: Space, sink: &mut impl Sink<Event>) {
        let Some(place) = room.room_index() else { return };
        let room_here = &mut self.rooms[place];
        if !room_here.stack.is_empty() {
            room_here.public.searched.insert(seat);
        }
        let artefacts = room_here.stack.counts();
        sink.open(|| Event::Searches { seat, room });
        sink.secret(seat, || Event::Found { seat, room, artefacts });
    }
}
