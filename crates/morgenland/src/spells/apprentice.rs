//! Mage's Apprentice (M7.11): swaps an own artefact for an open one.

use tabletop::Sink;

use crate::action::{Ruling, sets};
use crate::artefact::{Artefact, ArtefactSet};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::Play;
use crate::resolving::Done;
use crate::space::{Space, SpaceSet};
use crate::spell::Spell;
use crate::state::State;
use crate::table::{Belongings, OnTable, ROOMS};

use super::{Rules, Targets};

/// The rules of this spell.
pub(crate) struct Apprentice;

impl Rules for Apprentice {
    const SPELL: Spell = Spell::Apprentice;
    const RULE: &'static str = "M7.11";
    const TARGETS: Targets = Targets::ArtefactAndRoom;
    const SPACES: SpaceSet = Space::ROOMS;

    /// An own artefact not used this round, then a room with an open one of another kind (M6.7).
    fn judge(state: &State, play: &Play, ruling: &mut impl Ruling) {
        match play.artefact {
            None => judge_own(&state.table, &state.table.players[play.seat], ruling),
            Some(own) => judge_room(&state.table, own, ruling),
        }
    }

    /// M6.4: whatever lies open in that room now.
    fn carry_out(state: &mut State, play: &Play, _step: u8, sink: &mut impl Sink<Event>) -> Done {
        let (Some(gave), Some(room)) = (play.artefact, play.space) else { return Done::Nothing };
        let Some(place) = room.room_index() else { return Done::Nothing };
        let table = &mut state.table;
        let player = &mut table.players[play.seat];
        let open = &mut table.rooms[place].public.open;
        let Some(got) = open.filter(|&open| open != gave && player.unused(gave) > 0) else {
            return Done::Nothing;
        };
        *open = Some(gave);
        player.artefacts.remove(gave);
        player.artefacts.add(got);
        sink.open(|| Event::Swapped { seat: play.seat, room, gave, got });
        Done::Yes
    }
}

fn judge_own(table: &OnTable, player: &Belongings, ruling: &mut impl Ruling) {
    let all = |wrong: &dyn Fn(Artefact) -> bool| -> ArtefactSet {
        Artefact::ALL.iter().copied().filter(|&artefact| wrong(artefact)).collect()
    };
    let other =
        |artefact| table.rooms.iter().any(|room| room.public.open.is_some_and(|open| open != artefact));
    ruling.offer(sets::Artefact::ALL);
    ruling.forbid(sets::Artefact::of(all(&|artefact| !player.artefacts.has(artefact))), Illegal::NoArtefact);
    ruling.forbid(sets::Artefact::of(all(&|artefact| player.unused(artefact) == 0)), Illegal::SwapUsed);
    ruling.forbid(sets::Artefact::of(all(&|artefact| !other(artefact))), Illegal::NoEffect);
}

fn judge_room(table: &OnTable, own: Artefact, ruling: &mut impl Ruling) {
    let rooms = |wrong: &dyn Fn(Option<Artefact>) -> bool| -> SpaceSet {
        (0..ROOMS).filter(|&room| wrong(table.rooms[room].public.open)).map(Space::room).collect()
    };
    ruling.offer(sets::Space::ALL);
    let closed = !Space::ROOMS | rooms(&|open| open.is_none());
    ruling.forbid(sets::Space::of(closed), Illegal::NoOpenArtefact(Spell::Apprentice));
    ruling.forbid(sets::Space::of(rooms(&|open| open == Some(own))), Illegal::NoEffect);
}
