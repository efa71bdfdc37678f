//! Abracadabra (M7.2): the buyer in a room takes any artefact of its stack.

use tabletop::{Chance, Seat, Sink};

use crate::action::{Ruling, sets};
use crate::artefact::{Artefact, ArtefactSet};
use crate::ask::Ask;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Card, Play};
use crate::resolving::Done;
use crate::round::rooms;
use crate::space::Space;
use crate::spell::Spell;
use crate::state::State;
use crate::window;

use super::Rules;

/// The rules of this spell. It is declared by a buyer, and carried out as a part of the purchase.
pub(crate) struct Abracadabra;

impl Rules for Abracadabra {
    const SPELL: Spell = Spell::Abracadabra;
    const RULE: &'static str = "M7.2";

    fn barred(_state: &State, _seat: Seat) -> Option<Illegal> {
        Some(Illegal::ForBuyers)
    }

    fn carry_out(_state: &mut State, _play: &Play, _step: u8, _sink: &mut impl Sink<Event>) -> Done {
        Done::Yes
    }
}

/// M7.2: may they buy with Abracadabra? It needs a lit Lamp and something to search.
pub(crate) fn judge(state: &State, seat: Seat, ruling: &mut impl Ruling) {
    let it = sets::Cast::only(Spell::Abracadabra);
    let player = &state.table.players[seat];
    ruling.offer(it);
    if !player.spells.contains(Spell::Abracadabra) {
        ruling.forbid(it, Illegal::NoSpell);
    }
    if !player.public.lit {
        ruling.forbid(it, Illegal::NoLamp);
    }
    let room = state.table.public.stage.tallied().and_then(Space::room_index);
    if room.is_none_or(|room| state.table.rooms[room].stack.is_empty()) {
        ruling.forbid(it, Illegal::NoEffect);
    }
}

/// It is declared; only Counterspells may answer.
pub(crate) fn cast(state: &mut State, seat: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let play = Play::new(seat, Card::Spell(Spell::Abracadabra));
    state.table.discard_from(seat, Spell::Abracadabra);
    state.table.public.plays.clear();
    sink.open(|| Event::Began { play });
    window::declared(state, play, chance, sink);
}

/// Everybody has passed. The buyer pays first; countered, they take the open one.
pub(crate) fn go_on(state: &mut State) {
    let Some(&Play { seat, countered, .. }) = state.table.public.plays.all().first() else { return };
    state.table.public.plays.clear();
    rooms::buy(state, seat, !countered);
}

/// The buyer has paid, and looks which artefacts are in the stack.
pub(crate) fn look(state: &mut State, seat: Seat, room: Space, sink: &mut impl Sink<Event>) {
    state.table.search(seat, room, sink);
    state.ask = Ask::Searching { seat };
}

/// Any of the stack, or the open one.
pub(crate) fn judge_search(state: &State, ruling: &mut impl Ruling) {
    let room = state.table.public.stage.tallied().and_then(Space::room_index);
    let there = room.map_or(ArtefactSet::EMPTY, |room| {
        let room = &state.table.rooms[room];
        room.stack.counts().kinds() | room.public.open.map_or(ArtefactSet::EMPTY, ArtefactSet::only)
    });
    ruling.offer(sets::Artefact::ALL);
    ruling.forbid(sets::Artefact::of(!there), Illegal::NotInRoom);
}

/// M7.2: the buyer takes it.
pub(crate) fn take(
    state: &mut State,
    seat: Seat,
    artefact: Artefact,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let Some(room) = state.table.public.stage.tallied() else { return };
    let Some(place) = room.room_index() else { return };
    state.table.rooms[place].take_any(artefact);
    rooms::take(state, seat, room, artefact, chance, sink);
}
