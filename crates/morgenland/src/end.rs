//! The end (M4).

use serde::{Deserialize, Serialize};
use tabletop::Sink;
use tabletop::game::{Outcome, Standing};
use ts_rs::TS;

use crate::artefact::Artefact;
use crate::ask::Ask;
use crate::event::Event;
use crate::play::Plays;
use crate::stage::RoundStage;
use crate::state::State;
use crate::table::OnTable;

/// M4.3: after this round the game ends all the same.
pub const LAST_ROUND: u8 = 40;

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "morgenland.ts")]
pub enum Ending {
    /// M4.1: the last artefact was bought.
    SoldOut,
    /// M4.3: too many rounds.
    TooLong,
}

/// M4.1: is no artefact left to buy?
pub(crate) fn sold_out(table: &OnTable) -> bool {
    table.rooms.iter().all(|room| !room.has_artefact())
}

/// Ends the game, and everybody shows what they have collected.
pub(crate) fn end(state: &mut State, ending: Ending, sink: &mut impl Sink<Event>) {
    state.table.look_over();
    sink.open(|| Event::Ended { ending });
    for seat in state.table.sequence() {
        let artefacts = state.table.players[seat].artefacts;
        sink.open(|| Event::Collected { seat, artefacts });
    }
    state.table.public.stage = RoundStage::Over(ending);
    state.ask = Ask::Nothing;
    state.table.public.plays = Plays::NONE;
}

/// M4.1, M4.2: most artefacts, then more Scrolls, then more treasure; whoever is still level shares the place.
pub(crate) fn outcome(table: &OnTable) -> Outcome {
    let merit = table.players.map(|_, player| {
        (player.artefacts.total(), player.artefacts.count(Artefact::Scroll), player.treasure.total())
    });
    Outcome(merit.map(|_, own| {
        let better = merit.values().iter().filter(|&&other| other > own).count();
        Standing { place: better as u8 + 1, points: own.0.into() }
    }))
}
