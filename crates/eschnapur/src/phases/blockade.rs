//! Phase 3: the blockade. Not with 2 players.

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Seat, Sink};

use crate::action::{Ruling, sets};
use crate::event::{Event, Gift};
use crate::illegal::Illegal;
use crate::official::{Official, OfficialSet};
use crate::officials;
use crate::phases::{Phase, stop};
use crate::state::State;
use crate::table::{Card, OnTable};
use crate::window::{When, Window};

/// Phase 3 after it was won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Blockade {
    /// The winner places the marker.
    Placing {
        /// The winner of phase 3, who is asked where the marker goes.
        winner: Seat,
    },
    /// A card was blocked: window (b).
    Window(Window),
}

/// E3.1: the marker is lifted, then official 1 is revealed.
pub(crate) fn begin(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    if state.table.players() == 2 {
        return stop::begin(state, chance, sink);
    }
    let markers = &mut state.table.public.markers;
    markers.blockade_before = markers.blockade.take();
    if let Some(Card { seat, official }) = markers.blockade_before {
        sink.open(|| Event::BlockadeLifted { seat, official });
    }
    officials::reveal(state, Official::Blockade, chance, sink);
}

/// Official 1 is decided. E3.4: with no winner the marker lies beside the palace.
pub(crate) fn won(
    state: &mut State,
    winner: Option<Seat>,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    match winner {
        Some(winner) => state.phase = Phase::Blockade(Blockade::Placing { winner }),
        None => lay_beside(state, chance, sink),
    }
}

impl Blockade {
    #[inline]
    pub(crate) fn asked(&self) -> Seat {
        match self {
            Blockade::Placing { winner } => *winner,
            Blockade::Window(window) => window.asked,
        }
    }

    #[inline(always)]
    pub(crate) fn judge(&self, table: &OnTable, ruling: &mut impl Ruling) {
        match self {
            Blockade::Placing { winner } => judge_placing(table, *winner, ruling),
            Blockade::Window(window) => window.judge(table, When::Blocked, ruling),
        }
    }
}

/// E3.2 to E3.4: where the winner may put the marker.
#[inline(always)]
fn judge_placing(table: &OnTable, winner: Seat, ruling: &mut impl Ruling) {
    let all = Official::in_play(table.players());
    let before = table.public.markers.blockade_before;
    ruling.offer(sets::Block::ALL | sets::Beside::ALL);
    ruling.forbid(sets::Block::with(winner, all), Illegal::OwnCard);
    if let Some(seat) = table.public.from_hand {
        ruling.forbid(sets::Block::with(seat, all), Illegal::HandCard);
    }
    let mut nothing_there = sets::Block::ALL;
    for (seat, tableau) in table.tableaus.iter() {
        nothing_there -= sets::Block::with(seat, tableau.slots.covered());
    }
    ruling.forbid(nothing_there, Illegal::NoCardThere);
    if let Some(before) = before {
        for seat in table.tableaus.seats() {
            ruling.forbid(sets::Block::with(seat, OfficialSet::only(before.official)), Illegal::SameOfficial);
        }
        // With 3 players the same player may be blocked again.
        if table.players() > 3 {
            ruling.forbid(sets::Block::with(before.seat, all), Illegal::SamePlayer);
        }
    }
}

/// The winner blocks a card; its owner gets a stone (E3.6) and window (b) opens.
pub(crate) fn block(state: &mut State, card: Card, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let Phase::Blockade(Blockade::Placing { winner: by }) = state.phase else {
        unreachable!("a card is blocked by the winner of phase 3")
    };
    let table = &mut state.table;
    let Card { seat, official } = card;
    table.public.markers.blockade = Some(card);
    table.public.markers.blockade_before = None;
    sink.open(|| Event::Blocked { by, seat, official });
    table.gain_stones(seat, 1, Gift::Blockade, sink);
    go_on(state, Window::open(&state.table, When::Blocked), chance, sink);
}

/// E3.4: the marker lies beside the palace.
pub(crate) fn lay_beside(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    state.table.public.markers.blockade_before = None;
    sink.open(|| Event::BlockadeBeside);
    stop::begin(state, chance, sink);
}

/// Window (b) goes on, or closes and phase 4 begins.
pub(crate) fn go_on(
    state: &mut State,
    window: Option<Window>,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    match window {
        Some(window) => state.phase = Phase::Blockade(Blockade::Window(window)),
        None => stop::begin(state, chance, sink),
    }
}
