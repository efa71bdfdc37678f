//! The end of a round (M3.11).

use tabletop::{Chance, Sink};

use crate::artefact::Artefacts;
use crate::deck::Shelves;
use crate::end::{self, Ending, LAST_ROUND};
use crate::event::Event;
use crate::round::start;
use crate::state::State;
use crate::table::{Carpets, Marks};
use crate::treasure::Kind;

/// M3.11: tokens, leftover treasure and used artefacts go back, and the next round begins.
pub(crate) fn end_round(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let table = &mut state.table;
    for player in table.players.values_mut() {
        player.pieces.clear();
        player.public.carpets = Carpets::default();
        player.public.used = Artefacts::NONE;
        player.public.lit = false;
    }
    for kind in Kind::ALL {
        let cave = &mut table.public.caves[kind];
        table.public.bank.add(kind, cave.total());
        *cave = Shelves::EMPTY;
    }
    table.public.marks = Marks::default();
    let round = table.public.round;
    sink.open(|| Event::RoundEnded { round });
    if round >= LAST_ROUND {
        return end::end(state, Ending::TooLong, sink);
    }
    start::begin(state, chance, sink);
}
