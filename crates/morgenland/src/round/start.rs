//! The start of a round (M1).

use tabletop::{Chance, Sink};

use crate::event::Event;
use crate::round::placing;
use crate::space::Space;
use crate::stage::RoundStage;
use crate::state::State;
use crate::table::{Guard, OnTable};
use crate::treasure::Kind;
use crate::window;

/// M1.3: guards run from 1 to this strength.
pub(crate) const STRONGEST_GUARD: u8 = 10;

/// Begins a round.
pub(crate) fn begin(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let table = &mut state.table;
    table.public.round += 1;
    turn_treasure_card(table, chance, sink);
    // M1.3: all ten are shuffled every round.
    table.guard = Guard { strength: 1 + chance.below(STRONGEST_GUARD.into()) as u8, open: false };
    if table.magic() {
        turn_artefacts(table, sink);
    }
    table.look_over();
    state.table.public.stage = RoundStage::Start;
    if state.table.magic() && window::open(state) {
        return;
    }
    placing::begin(state);
}

/// M1.1: treasure for the caves, as far as the bank has it.
fn turn_treasure_card(table: &mut OnTable, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let card = table.public.deck.turn(chance);
    let round = table.public.round;
    sink.open(|| Event::RoundBegan { round, card });
    for kind in Kind::ALL {
        let shelves = card.cave(kind).at_most(table.public.bank.count(kind));
        let units = shelves.total();
        table.public.bank.remove(kind, units);
        table.public.caves[kind] = shelves;
        if units > 0 {
            sink.open(|| Event::CaveFilled { cave: Space::cave(kind), units });
        }
    }
}

/// M1.4: the top artefact of each stack is turned face up, unless one already lies face up.
fn turn_artefacts(table: &mut OnTable, sink: &mut impl Sink<Event>) {
    for (place, room) in table.rooms.iter_mut().enumerate() {
        if let Some(artefact) = room.turn() {
            sink.open(|| Event::ArtefactTurned { room: Space::room(place), artefact });
        }
    }
}
