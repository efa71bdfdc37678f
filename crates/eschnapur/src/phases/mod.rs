//! The nine phases of a round, one file each, in the rulebook's order.
//!
//! Each file says what may be chosen in its phase (`judge`), what a choice does, and how the phase ends: by
//! beginning the next one.

pub mod blockade;
pub mod building;
pub mod gold;
pub mod moving;
pub mod order;
pub mod rewards;
pub mod sites;
pub mod stones;
pub mod stop;

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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Phase 1.
    Sites(Sites),
    /// Window (a), between phases 1 and 2.
    BeforeGold(Window),
    /// Phase 2.
    Laying(Laying),
    /// Phases 3 to 6 and 8: the others have revealed their cards before this official, and the player who
    /// plays from the hand has not (E10.13).
    FromHand(Official),
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

impl Phase {
    /// What is asked in this step.
    pub(crate) fn question(&self) -> Question {
        match self {
            Phase::Sites(_) => Question::Sites,
            Phase::Laying(_) => Question::Gold,
            Phase::FromHand(_) => Question::CardFromHand,
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
            | Phase::FromHand(_)
            | Phase::Blockade(_)
            | Phase::Stop(_)
            | Phase::Order(_)
            | Phase::Building(_)
            | Phase::Moving(_)
            | Phase::Rewards(_)
            | Phase::Over(_) => None,
        }
    }

    /// E7.1: the players whose sites are open: those whose building turn has come this round.
    pub(crate) fn sites_shown(&self, table: &Table) -> SeatSet {
        match self {
            Phase::Building(building) => {
                table.in_turn_order().seats().iter().copied().take(usize::from(building.turn) + 1).collect()
            }
            Phase::FromHand(Official::Moving) | Phase::Moving(_) | Phase::Rewards(_) => table.everyone(),
            Phase::Sites(_)
            | Phase::BeforeGold(_)
            | Phase::Laying(_)
            | Phase::FromHand(_)
            | Phase::Blockade(_)
            | Phase::Stop(_)
            | Phase::Order(_)
            | Phase::Over(_) => SeatSet::EMPTY,
        }
    }
}
