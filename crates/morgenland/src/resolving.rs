//! Carrying out what was declared (M6.2).

use tabletop::{Chance, Sink};

use crate::artefact::Artefact;
use crate::artefacts::{carpet, counterspell, double, key};
use crate::event::Event;
use crate::play::{Card, Play, Underway};
use crate::spells::abracadabra;
use crate::state::State;
use crate::table::OnTable;
use crate::window;

/// What carrying out a play came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Done {
    /// It did something, and is finished.
    Yes,
    /// M6.4: there was nothing left that it could do.
    Nothing,
    /// Somebody is asked something first.
    NotYet,
}

/// All have passed: Counterspells first, then everything else.
pub(crate) fn begin(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    counterspell::settle(&mut state.table.public.plays, sink);
    if state.table.public.plays.only_counters() {
        return abracadabra::go_on(state);
    }
    next(state, chance, sink);
}

/// M6.2: the next play in player sequence, each player's own in the order declared.
fn next(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    loop {
        let waiting = state
            .table
            .public
            .plays
            .all()
            .iter()
            .enumerate()
            .filter(|(_, play)| !play.done && !play.countered);
        let first = waiting.min_by_key(|(place, play)| order(&state.table, *place, play));
        let Some((place, &play)) = first else {
            return window::reopen(state, chance, sink);
        };
        sink.open(|| Event::CarriedOut { play });
        state.table.public.plays.now = Some(Underway { play: place as u8, step: 0 });
        if !advance(state, play, sink) {
            return;
        }
    }
}

/// What decides when a play is carried out, the lowest first: Counterspells before everything else, the latest declared
/// first (M5.3); then player sequence, each player's own in the order declared (M6.2).
pub(crate) fn order(table: &OnTable, place: usize, play: &Play) -> (usize, usize) {
    if play.power() == Some(Artefact::Counterspell) {
        (0, usize::MAX - place)
    } else {
        (1 + table.place_of(play.seat), place)
    }
}

/// A choice that a play asked for was made: it goes on.
pub(crate) fn go_on(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let Some(play) = current(state) else { return };
    if advance(state, play, sink) {
        next(state, chance, sink);
    }
}

/// The play that is being carried out.
pub(crate) fn current(state: &State) -> Option<Play> {
    state.table.public.plays.now.map(|now| state.table.public.plays.all()[usize::from(now.play)])
}

/// Goes on with the current play; the answer is whether it is finished.
fn advance(state: &mut State, play: Play, sink: &mut impl Sink<Event>) -> bool {
    let Some(now) = state.table.public.plays.now else { return true };
    let (place, step) = (usize::from(now.play), now.step);
    let done = match (play.power(), play.card) {
        (Some(Artefact::Double), _) => double::carry_out(&mut state.table, &play, sink),
        (Some(Artefact::Carpet), _) => carpet::carry_out(state, &play, sink),
        (Some(Artefact::Key), _) => key::carry_out(&mut state.table, &play),
        (None, Card::Spell(spell)) => spell.carry_out(state, &play, step, sink),
        // Counterspells were settled before, and the others are no plays.
        (Some(Artefact::Counterspell | Artefact::Lamp | Artefact::Scroll), _) | (None, Card::Artefact(_)) => {
            Done::Yes
        }
    };
    match done {
        Done::NotYet => return false,
        Done::Yes => {}
        Done::Nothing => sink.open(|| Event::CameToNothing { play }),
    }
    state.table.public.plays.now = None;
    state.table.public.plays.all_mut()[place].done = true;
    true
}
