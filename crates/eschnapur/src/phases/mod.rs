//! The nine phases of a round, one file each, in the rulebook's order.
//!
//! Each file says what may be chosen in its phase (`judge`), what a choice does, and how the phase ends: by
//! beginning the next one.

pub mod blockade;
pub mod building;
pub mod gold;
pub mod moving;
pub mod order;
pub mod plain;
pub mod rewards;
pub mod sites;
pub mod stones;
pub mod stop;

use serde::{Deserialize, Serialize};
use tabletop::SeatSet;

use crate::end::Over;
use crate::illegal::Question;
use crate::official::Official;
use crate::table::Table;
use crate::window::{When, Window};

use blockade::Blockade;
use building::Building;
use gold::Laying;
use moving::Moving;
use order::Order;
use rewards::Rewards;
use sites::Sites;
use stop::Stop;

/// Where the round stands, with what only that step needs to remember.
///
/// All but phases 1 and 2 happens openly. `S` and `L` are what is known of the secret choices in these two: everything in
/// a state, everything but who is awaited in a position, and in a view only what its observer may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "kebab-case")]
pub enum Phase<S = Sites, L = Laying> {
    /// Phase 1.
    Sites(S),
    /// Window (a), between phases 1 and 2.
    BeforeGold(Window),
    /// Phase 2.
    Laying(L),
    /// Phases 3 to 6 and 8: the others have revealed their cards before this official, and the player who
    /// plays from the hand has not (E10.13).
    FromHand {
        /// Before whom.
        official: Official,
    },
    /// Phase 3, after it was won.
    Blockade(Blockade),
    /// Phase 4, after it was won.
    Stop(Stop),
    /// Phase 6, after it was won.
    Order(Order),
    /// Phase 7.
    Building(Building),
    /// Phase 8, after it was won.
    Moving(Moving),
    /// Phase 9.
    Rewards(Rewards),
    /// The game is over.
    Over(Over),
}

impl<S, L> Phase<S, L> {
    /// The same step with something else known of the secret choices; `with` is what finding that out takes.
    pub(crate) fn map<W, T, M>(
        &self,
        with: W,
        sites: impl FnOnce(W, &S) -> T,
        laying: impl FnOnce(W, &L) -> M,
    ) -> Phase<T, M> {
        match *self {
            Phase::Sites(ref picks) => Phase::Sites(sites(with, picks)),
            Phase::BeforeGold(window) => Phase::BeforeGold(window),
            Phase::Laying(ref plans) => Phase::Laying(laying(with, plans)),
            Phase::FromHand { official } => Phase::FromHand { official },
            Phase::Blockade(blockade) => Phase::Blockade(blockade),
            Phase::Stop(stop) => Phase::Stop(stop),
            Phase::Order(order) => Phase::Order(order),
            Phase::Building(building) => Phase::Building(building),
            Phase::Moving(moving) => Phase::Moving(moving),
            Phase::Rewards(rewards) => Phase::Rewards(rewards),
            Phase::Over(over) => Phase::Over(over),
        }
    }

    /// Which of the nine phases runs; window (a) belongs to phase 2, which it opens (E2.1). None once the game is over.
    pub(crate) fn number(&self) -> Option<u8> {
        match self {
            Phase::Sites(_) => Some(1),
            Phase::BeforeGold(_) | Phase::Laying(_) => Some(2),
            Phase::FromHand { official } => Some(match official {
                Official::Blockade => 3,
                Official::Stop => 4,
                Official::Stones => 5,
                Official::Order => 6,
                Official::Moving => 8,
            }),
            Phase::Blockade(_) => Some(3),
            Phase::Stop(_) => Some(4),
            Phase::Order(_) => Some(6),
            Phase::Building(_) => Some(7),
            Phase::Moving(_) => Some(8),
            Phase::Rewards(_) => Some(9),
            Phase::Over(_) => None,
        }
    }

    /// What is asked in this step.
    pub(crate) fn question(&self) -> Question {
        match self {
            Phase::Sites(_) => Question::Sites,
            Phase::Laying(_) => Question::Gold,
            Phase::FromHand { .. } => Question::CardFromHand,
            Phase::Blockade(Blockade::Placing { .. }) => Question::Blockade,
            Phase::Stop(_) => Question::Stop,
            Phase::Order(Order { now: order::Now::Choosing(_), .. }) => Question::Marker,
            Phase::Order(Order { now: order::Now::Handing, .. }) => Question::Order,
            Phase::Building(_) => Question::Building,
            Phase::Moving(Moving { now: moving::Now::Naming(_), .. }) => Question::Protection,
            Phase::Moving(Moving { now: moving::Now::Lifting | moving::Now::Setting(_), .. }) => {
                Question::Moving
            }
            Phase::BeforeGold(_)
            | Phase::Blockade(Blockade::Window(_))
            | Phase::Order(Order { now: order::Now::Window(_), .. })
            | Phase::Moving(Moving { now: moving::Now::Window(_), .. })
            | Phase::Rewards(Rewards::Window(_)) => Question::Privilege,
            Phase::Rewards(Rewards::Wages(_)) => Question::Wages,
            Phase::Over(_) => Question::Nothing,
        }
    }

    /// The window that is open for all players, and which it is.
    pub(crate) fn window(&self) -> Option<(Window, When)> {
        match *self {
            Phase::BeforeGold(window) => Some((window, When::BeforeGold)),
            Phase::Blockade(Blockade::Window(window)) => Some((window, When::Blocked)),
            Phase::Order(Order { now: order::Now::Window(window), .. }) => Some((window, When::Order)),
            Phase::Moving(Moving { now: moving::Now::Window(window), winner, .. }) => {
                Some((window, When::Moving { winner }))
            }
            Phase::Rewards(Rewards::Window(window)) => Some((window, When::Rewards)),
            Phase::Sites(_)
            | Phase::Laying(_)
            | Phase::FromHand { .. }
            | Phase::Blockade(_)
            | Phase::Stop(_)
            | Phase::Order(_)
            | Phase::Building(_)
            | Phase::Moving(_)
            | Phase::Rewards(_)
            | Phase::Over(_) => None,
        }
    }

    /// In which window players may buy now, if they may (E10.2).
    pub(crate) fn when(&self) -> Option<When> {
        if let Phase::Building(_) = self {
            // Window (d) is open for one player alone.
            return Some(When::Building);
        }
        self.window().map(|(_, when)| when)
    }

    /// E7.1: the players whose sites are open: those whose building turn has come this round.
    pub(crate) fn sites_shown(&self, table: &Table) -> SeatSet {
        match self {
            Phase::Building(building) => {
                table.in_turn_order().seats().iter().copied().take(usize::from(building.turn) + 1).collect()
            }
            Phase::FromHand { official: Official::Moving } | Phase::Moving(_) | Phase::Rewards(_) => {
                table.everyone()
            }
            Phase::Sites(_)
            | Phase::BeforeGold(_)
            | Phase::Laying(_)
            | Phase::FromHand { .. }
            | Phase::Blockade(_)
            | Phase::Stop(_)
            | Phase::Order(_)
            | Phase::Over(_) => SeatSet::EMPTY,
        }
    }
}
