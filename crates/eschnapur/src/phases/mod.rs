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
use crate::illegal::Occasion;
use crate::official::Official;
use crate::table::OnTable;
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
    /// Phase 1: everybody secretly picks two sites.
    Sites(S),
    /// Window (a), between phases 1 and 2.
    BeforeGold(Window),
    /// Phase 2: everybody secretly lays gold before the officials.
    Laying(L),
    /// Phases 3 to 6 and 8: the others have revealed their cards before this official, and the player who
    /// plays from the hand has not (E10.13).
    FromHand {
        /// The official before whom a card is now played from the hand.
        official: Official,
    },
    /// Phase 3, after it was won.
    Blockade(Blockade),
    /// Phase 4, after it was won.
    Stop(Stop),
    /// Phase 6, after it was won.
    Order(Order),
    /// Phase 7: stones are built, one player after the other.
    Building(Building),
    /// Phase 8, after it was won.
    Moving(Moving),
    /// Phase 9: privilege points, privileges and wages.
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
    pub(crate) fn question(&self) -> Occasion {
        match self {
            Phase::Sites(_) => Occasion::Sites,
            Phase::Laying(_) => Occasion::Gold,
            Phase::FromHand { .. } => Occasion::CardFromHand,
            Phase::Blockade(Blockade::Placing { .. }) => Occasion::Blockade,
            Phase::Stop(_) => Occasion::Stop,
            Phase::Order(Order { now: order::OrderStep::Choosing(_), .. }) => Occasion::Marker,
            Phase::Order(Order { now: order::OrderStep::Handing, .. }) => Occasion::Order,
            Phase::Building(_) => Occasion::Building,
            Phase::Moving(Moving { now: moving::MovingStep::Naming(_), .. }) => Occasion::Protection,
            Phase::Moving(Moving {
                now: moving::MovingStep::Lifting | moving::MovingStep::Setting(_),
                ..
            }) => Occasion::Moving,
            Phase::BeforeGold(_)
            | Phase::Blockade(Blockade::Window(_))
            | Phase::Order(Order { now: order::OrderStep::Window(_), .. })
            | Phase::Moving(Moving { now: moving::MovingStep::Window(_), .. })
            | Phase::Rewards(Rewards::Window(_)) => Occasion::Privilege,
            Phase::Rewards(Rewards::Wages(_)) => Occasion::Wages,
            Phase::Over(_) => Occasion::Nothing,
        }
    }

    /// The window that is open for all players, and which it is.
    pub(crate) fn window(&self) -> Option<(Window, When)> {
        match *self {
            Phase::BeforeGold(window) => Some((window, When::BeforeGold)),
            Phase::Blockade(Blockade::Window(window)) => Some((window, When::Blocked)),
            Phase::Order(Order { now: order::OrderStep::Window(window), .. }) => Some((window, When::Order)),
            Phase::Moving(Moving { now: moving::MovingStep::Window(window), winner, .. }) => {
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
    pub(crate) fn sites_shown(&self, table: &OnTable) -> SeatSet {
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
