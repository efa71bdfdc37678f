//! Phase 4: the building stop.

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Seat, Sink};
use ts_rs::TS;

use crate::action::{Ruling, sets};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::official::Official;
use crate::officials;
use crate::palace::{Part, PartSet};
use crate::phases::{Phase, stones};
use crate::state::State;
use crate::table::OnTable;

/// Phase 4 after it was won: the winner places the stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "eschnapur.ts")]
pub struct Stop {
    /// The winner of phase 4, who is asked where the stop goes.
    pub winner: Seat,
}

/// E4.2: last round's stop is lifted; then official 2 is revealed.
pub(crate) fn begin(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let markers = &mut state.table.public.markers;
    markers.stop_before = markers.stop.take();
    officials::reveal(state, Official::Stop, chance, sink);
}

/// Official 2 is decided. E4.1: with no winner the stop lies beside the palace.
pub(crate) fn won(
    state: &mut State,
    winner: Option<Seat>,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    match winner {
        Some(winner) => state.phase = Phase::Stop(Stop { winner }),
        None => place(state, None, chance, sink),
    }
}

/// E4.1: any unfinished part except the one it lay on in the round before, or beside.
#[inline(always)]
pub(crate) fn judge(table: &OnTable, ruling: &mut impl Ruling) {
    ruling.offer(sets::Stop::ALL | sets::Beside::ALL);
    ruling.forbid(sets::Stop::of(!Part::in_play(table.players())), Illegal::PartOut);
    ruling.forbid(sets::Stop::of(table.public.finished), Illegal::StopFinished);
    ruling.forbid(sets::Stop::of(PartSet::of(table.public.markers.stop_before)), Illegal::StopAgain);
}

/// The stop goes on a part, or beside the palace.
pub(crate) fn place(
    state: &mut State,
    part: Option<Part>,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let markers = &mut state.table.public.markers;
    markers.stop = part;
    markers.stop_before = None;
    match (state.phase, part) {
        (Phase::Stop(Stop { winner: by }), Some(part)) => sink.open(|| Event::Stopped { by, part }),
        _ => sink.open(|| Event::StopBeside),
    }
    stones::begin(state, chance, sink);
}
