//! The phase as programs are told of it: one tag for the step, and one for what is asked in it.
//!
//! People write positions in an older form, in which some steps have no tag of their own; records are hashed in it.

use serde::{Serialize, Serializer};
use tabletop::Seat;
use ts_rs::TS;

use crate::end::Over;
use crate::official::Official;
use crate::palace::{Part, PartSet};
use crate::phases;
use crate::phases::blockade::Blockade;
use crate::phases::building::Building;
use crate::phases::moving::{self, Moving};
use crate::phases::order::{self, Order};
use crate::phases::rewards::Rewards;
use crate::phases::stop::Stop;
use crate::window::Window;

/// Where the round stands. `S` and `L`: what is known of the secret choices of phases 1 and 2.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "step", rename_all = "kebab-case")]
#[ts(export_to = "eschnapur.ts", rename = "Phase")]
pub enum PlainPhase<S, L> {
    /// Phase 1: everybody secretly picks two sites.
    Sites(S),
    /// Window (a), between phases 1 and 2.
    BeforeGold(Window),
    /// Phase 2: everybody secretly lays gold before the officials.
    Laying(L),
    /// The others have revealed their cards before this official; one plays from the hand (E10.13).
    FromHand {
        /// The official before whom a card is now played from the hand.
        official: Official,
    },
    /// Phase 3: the winner places the marker.
    Blockade {
        /// The winner of phase 3, who is asked where the marker goes.
        winner: Seat,
    },
    /// Phase 3: a card was blocked, and window (b) is open.
    Blocked(Window),
    /// Phase 4: the winner places the stop.
    Stop(Stop),
    /// Phase 6: the winner gives everybody a place in the turn order.
    Order(Order),
    /// Phase 7: stones are built, one player after the other.
    Building(Building),
    /// Phase 8: the winner may move a stone.
    Moving(Moving),
    /// Phase 9: window (f).
    Rewards(Window),
    /// Phase 9: somebody is taking a wage.
    Wages {
        /// The parts whose wages are paid after this one's.
        unpaid: PartSet,
    },
    /// The game is over.
    Over(Over),
}

/// What is asked in phase 6.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "now", rename_all = "kebab-case")]
#[ts(export_to = "eschnapur.ts")]
pub enum OrderNow {
    /// Window (c): privileges are bought before the winner hands out the markers.
    Window(Window),
    /// E6.2: the buyer of "choose turn order" takes a marker; the window goes on after them.
    Choosing(Window),
    /// The winner hands out the rest.
    Handing,
}

/// What is asked in phase 8.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "now", rename_all = "kebab-case")]
#[ts(export_to = "eschnapur.ts")]
pub enum MovingNow {
    /// Window (e): privileges are bought before the winner moves a stone.
    Window(Window),
    /// E10.9: the buyer of "last stone" names a part; the window goes on after them.
    Naming(Window),
    /// The winner chooses a stone.
    Lifting,
    /// The winner chooses where the topmost stone of this part goes.
    Setting {
        /// The part whose topmost stone is moved.
        part: Part,
    },
}

impl<S: Copy, L: Copy> From<phases::Phase<S, L>> for PlainPhase<S, L> {
    fn from(phase: phases::Phase<S, L>) -> PlainPhase<S, L> {
        match phase {
            phases::Phase::Sites(sites) => PlainPhase::Sites(sites),
            phases::Phase::BeforeGold(window) => PlainPhase::BeforeGold(window),
            phases::Phase::Laying(laying) => PlainPhase::Laying(laying),
            phases::Phase::FromHand { official } => PlainPhase::FromHand { official },
            phases::Phase::Blockade(Blockade::Placing { winner }) => PlainPhase::Blockade { winner },
            phases::Phase::Blockade(Blockade::Window(window)) => PlainPhase::Blocked(window),
            phases::Phase::Stop(stop) => PlainPhase::Stop(stop),
            phases::Phase::Order(order) => PlainPhase::Order(order),
            phases::Phase::Building(building) => PlainPhase::Building(building),
            phases::Phase::Moving(moving) => PlainPhase::Moving(moving),
            phases::Phase::Rewards(Rewards::Window(window)) => PlainPhase::Rewards(window),
            phases::Phase::Rewards(Rewards::Wages(unpaid)) => PlainPhase::Wages { unpaid },
            phases::Phase::Over(over) => PlainPhase::Over(over),
        }
    }
}

impl From<order::OrderStep> for OrderNow {
    fn from(now: order::OrderStep) -> OrderNow {
        match now {
            order::OrderStep::Window(window) => OrderNow::Window(window),
            order::OrderStep::Choosing(window) => OrderNow::Choosing(window),
            order::OrderStep::Handing => OrderNow::Handing,
        }
    }
}

impl From<moving::MovingStep> for MovingNow {
    fn from(now: moving::MovingStep) -> MovingNow {
        match now {
            moving::MovingStep::Window(window) => MovingNow::Window(window),
            moving::MovingStep::Naming(window) => MovingNow::Naming(window),
            moving::MovingStep::Lifting => MovingNow::Lifting,
            moving::MovingStep::Setting(part) => MovingNow::Setting { part },
        }
    }
}

/// Writes the phase of a document.
pub(crate) fn phase<S: Copy + Serialize, L: Copy + Serialize, W: Serializer>(
    phase: &phases::Phase<S, L>,
    serializer: W,
) -> Result<W::Ok, W::Error> {
    either::<PlainPhase<S, L>, _, _>(phase, serializer)
}

/// Writes what is asked in phase 6.
pub(crate) fn order_now<W: Serializer>(now: &order::OrderStep, serializer: W) -> Result<W::Ok, W::Error> {
    either::<OrderNow, _, _>(now, serializer)
}

/// Writes what is asked in phase 8.
pub(crate) fn moving_now<W: Serializer>(now: &moving::MovingStep, serializer: W) -> Result<W::Ok, W::Error> {
    either::<MovingNow, _, _>(now, serializer)
}

/// For programs as `P`, for people as it is.
fn either<P: From<T> + Serialize, T: Copy + Serialize, W: Serializer>(
    value: &T,
    serializer: W,
) -> Result<W::Ok, W::Error> {
    if serializer.is_human_readable() {
        value.serialize(serializer)
    } else {
        P::from(*value).serialize(serializer)
    }
}
