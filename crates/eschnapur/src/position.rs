//! The all-seeing view as a document, and the one door back from a document to a state.
//!
//! Scenarios, finished games and tests use it. What can be derived (the supplies, which parts are full) is not
//! in it. The door accepts any position that play could go on from, reachable or not, so that a rules question
//! can be asked about any of them; gold that is missing is out of the game.

mod door;

use serde::{Deserialize, Serialize};
use tabletop::{Flaws, Seat};
use ts_rs::TS;

use crate::edition::Figures;
use crate::end::Over;
use crate::gold::Purse;
use crate::official::Official;
use crate::palace::{ByPart, Palace, PartSet, Tower};
use crate::payment::Claim;
use crate::phases::Phase;
use crate::phases::blockade::Blockade;
use crate::phases::building::Building;
use crate::phases::gold::{Laying, Plan};
use crate::phases::moving::Moving;
use crate::phases::order::Order;
use crate::phases::rewards::Rewards;
use crate::phases::sites::Sites;
use crate::phases::stop::Stop;
use crate::privilege::PrivilegeSet;
use crate::slots::Slot;
use crate::state::State;
use crate::table::{BySeat, Carried, Markers, Table, Tableau, TurnOrder};
use crate::view::SlotView;
use crate::window::Window;

use door::Door;

/// Everything, as a document.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
#[ts(export_to = "eschnapur.ts")]
pub struct Position {
    pub round: u16,
    pub figures: Figures,
    pub bank: Purse,
    pub palace: ByPart<Tower>,
    pub finished: PartSet,
    pub tableaus: BySeat<TableauPosition>,
    pub order: Option<TurnOrder>,
    pub privileges: PrivilegeSet,
    pub markers: Markers,
    pub ties: Option<Seat>,
    pub from_hand: Option<Seat>,
    pub carried: Option<Carried>,
    pub stirred: bool,
    pub quiet: u8,
    pub phase: PhasePosition,
    pub payment: Option<Claim>,
}

/// One player's own things. The supply is what is left of their 20 stones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
#[ts(export_to = "eschnapur.ts")]
pub struct TableauPosition {
    pub hand: Purse,
    pub known: Purse,
    pub slots: [SlotView; 5],
    pub sites: PartSet,
    pub stones: u8,
    pub vp: u16,
    pub pp: u16,
}

/// Where the round stands. A step whose secret choices are left out has none yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "step", rename_all = "kebab-case")]
#[allow(missing_docs)]
#[ts(export_to = "eschnapur.ts")]
pub enum PhasePosition {
    Sites { picks: Option<BySeat<PartSet>> },
    BeforeGold(Window),
    Laying { plans: Option<BySeat<Plan>> },
    FromHand { official: Official },
    Blockade(Blockade),
    Stop(Stop),
    Order(Order),
    Building(Building),
    Moving(Moving),
    Rewards(Rewards),
    Over(Over),
}

impl Position {
    /// The document of a state.
    pub fn new(state: &State) -> Position {
        let State { table, phase, payment } = state;
        let Table {
            round,
            figures,
            palace: Palace { towers, full: _, finished },
            bank,
            tableaus,
            order,
            shop,
            markers,
            ties,
            from_hand,
            carried,
            stirred,
            quiet,
        } = table;
        Position {
            round: *round,
            figures: *figures,
            bank: *bank,
            palace: *towers,
            finished: *finished,
            tableaus: tableaus.map(|_, tableau| {
                let Tableau { hand, fresh, slots, sites, stones, supply: _, vp, pp } = tableau;
                TableauPosition {
                    hand,
                    known: fresh,
                    slots: slots.all().map(SlotView::of),
                    sites,
                    stones,
                    vp,
                    pp,
                }
            }),
            order: *order,
            privileges: shop.left,
            markers: *markers,
            ties: *ties,
            from_hand: *from_hand,
            carried: *carried,
            stirred: *stirred,
            quiet: *quiet,
            phase: match *phase {
                Phase::Sites(Sites { picks, awaited: _ }) => PhasePosition::Sites { picks: Some(picks) },
                Phase::BeforeGold(window) => PhasePosition::BeforeGold(window),
                Phase::Laying(Laying { plans, awaited: _ }) => PhasePosition::Laying { plans: Some(plans) },
                Phase::FromHand(official) => PhasePosition::FromHand { official },
                Phase::Blockade(blockade) => PhasePosition::Blockade(blockade),
                Phase::Stop(stop) => PhasePosition::Stop(stop),
                Phase::Order(order) => PhasePosition::Order(order),
                Phase::Building(building) => PhasePosition::Building(building),
                Phase::Moving(moving) => PhasePosition::Moving(moving),
                Phase::Rewards(rewards) => PhasePosition::Rewards(rewards),
                Phase::Over(over) => PhasePosition::Over(over),
            },
            payment: payment.map(|payment| payment.claim),
        }
    }

    /// The state of a document, if play could go on from it; otherwise everything that is wrong.
    pub fn to_state(&self) -> Result<State, Flaws> {
        Door::open(self)
    }
}

impl SlotView {
    fn of(slot: Slot) -> SlotView {
        match slot {
            Slot::Empty => SlotView::Empty,
            Slot::Down(gold) => SlotView::Down(Some(gold)),
            Slot::Up(gold) => SlotView::Up(gold),
        }
    }
}
