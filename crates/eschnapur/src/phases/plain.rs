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
#[ts(export_to = "eschnapur.ts")]
pub enum Phase<S, L> {
    /// Phase 1.
    Sites(S),
    /// Window (a), between phases 1 and 2.
    BeforeGold(Window),
    /// Phase 2.
    Laying(L),
    /// The others have revealed their cards before this official; one plays from the hand (E10.13).
    FromHand {
        /// Before whom.
        official: Official,
    },
    /// Phase 3: the winner places the marker.
    Blockade {
        /// Who won.
        winner: Seat,
    },
    /// Phase 3: a card was blocked, and window (b) is open.
    Blocked(Window),
    /// Phase 4.
    Stop(Stop),
    /// Phase 6.
    Order(Order),
    /// Phase 7.
    Building(Building),
    /// Phase 8.
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
    /// Window (c).
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
    /// Window (e).
    Window(Window),
    /// E10.9: the buyer of "last stone" names a part; the window goes on after them.
    Naming(Window),
    /// The winner chooses a stone.
    Lifting,
    /// The winner chooses where the topmost stone of this part goes.
    Setting {
        /// Which part.
        part: Part,
    },
}

impl<S: Copy, L: Copy> From<phases::Phase<S, L>> for Phase<S, L> {
    fn from(phase: phases::Phase<S, L>) -> Phase<S, L> {
        match phase {
            phases::Phase::Sites(sites) => Phase::Sites(sites),
            phases::Phase::BeforeGold(window) => Phase::BeforeGold(window),
            phases::Phase::Laying(laying) => Phase::Laying(laying),
            phases::Phase::FromHand { official } => Phase::FromHand { official },
            phases::Phase::Blockade(Blockade::Placing { winner }) => Phase::Blockade { winner },
            phases::Phase::Blockade(Blockade::Window(window)) => Phase::Blocked(window),
            phases::Phase::Stop(stop) => Phase::Stop(stop),
            phases::Phase::Order(order) => Phase::Order(order),
            phases::Phase::Building(building) => Phase::Building(building),
            phases::Phase::Moving(moving) => Phase::Moving(moving),
            phases::Phase::Rewards(Rewards::Window(window)) => Phase::Rewards(window),
            phases::Phase::Rewards(Rewards::Wages(unpaid)) => Phase::Wages { unpaid },
            phases::Phase::Over(over) => Phase::Over(over),
        }
    }
}

impl From<order::Now> for OrderNow {
    fn from(now: order::Now) -> OrderNow {
        match now {
            order::Now::Window(window) => OrderNow::Window(window),
            order::Now::Choosing(window) => OrderNow::Choosing(window),
            order::Now::Handing => OrderNow::Handing,
        }
    }
}

impl From<moving::Now> for MovingNow {
    fn from(now: moving::Now) -> MovingNow {
        match now {
            moving::Now::Window(window) => MovingNow::Window(window),
            moving::Now::Naming(window) => MovingNow::Naming(window),
            moving::Now::Lifting => MovingNow::Lifting,
            moving::Now::Setting(part) => MovingNow::Setting { part },
        }
    }
}

/// Writes the phase of a document.
pub(crate) fn phase<S: Copy + Serialize, L: Copy + Serialize, W: Serializer>(
    phase: &phases::Phase<S, L>,
    serializer: W,
) -> Result<W::Ok, W::Error> {
    either::<Phase<S, L>, _, _>(phase, serializer)
}

/// Writes what is asked in phase 6.
pub(crate) fn order_now<W: Serializer>(now: &order::Now, serializer: W) -> Result<W::Ok, W::Error> {
    either::<OrderNow, _, _>(now, serializer)
}

/// Writes what is asked in phase 8.
pub(crate) fn moving_now<W: Serializer>(now: &moving::Now, serializer: W) -> Result<W::Ok, W::Error> {
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
