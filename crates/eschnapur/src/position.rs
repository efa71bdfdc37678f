//! The all-seeing view as a document, and the one door back from a document to a state.
//!
//! Scenarios, finished games and tests use it. What can be derived (the supplies, which parts are full) is not
//! in it. The door accepts any position that play could go on from, reachable or not, so that a rules question
//! can be asked about any of them; gold that is missing is out of the game.

mod door;

use serde::{Deserialize, Serialize};
use tabletop::Flaws;
use ts_rs::TS;

use crate::gold::Purse;
use crate::palace::PartSet;
use crate::payment::Claim;
use crate::phases::gold::{GoldPlan, Laying};
use crate::phases::sites::Sites;
use crate::phases::{Phase, plain};
use crate::slots::Slot;
use crate::state::State;
use crate::table::{BySeat, Carried, OnTable, Public, PublicTableau, Tableau};
use crate::view::SlotView;

use door::Door;

/// Everything, as a document.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "eschnapur.ts")]
pub struct Position {
    /// What lies open.
    #[serde(flatten)]
    pub public: Public,
    /// Everybody's own things.
    pub tableaus: BySeat<TableauPosition>,
    /// Last round's blocked card among this round's, and what it can be.
    pub carried: Option<Carried>,
    /// Where the round stands.
    #[serde(serialize_with = "plain::phase")]
    #[ts(as = "plain::PlainPhase<SitesPosition, LayingPosition>")]
    pub phase: PhasePosition,
    /// Somebody is taking gold.
    pub payment: Option<Claim>,
}

/// One player's own things. The supply is what is left of their 20 stones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "eschnapur.ts")]
#[allow(missing_docs)]
pub struct TableauPosition {
    pub hand: Purse,
    /// EP.3: cards that are known to be in the hand.
    pub known: Purse,
    /// The cards before the five officials.
    pub slots: [SlotView; 5],
    pub sites: PartSet,
    /// What lies open.
    #[serde(flatten)]
    pub public: PublicTableau,
}

/// Where the round stands, with the secret choices.
pub type PhasePosition = Phase<SitesPosition, LayingPosition>;

/// Phase 1. If the choices are left out, there are none yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "eschnapur.ts")]
pub struct SitesPosition {
    /// What everybody has picked.
    pub picks: Option<BySeat<PartSet>>,
}

/// Phase 2. If the choices are left out, there are none yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "eschnapur.ts")]
pub struct LayingPosition {
    /// What everybody has laid.
    pub plans: Option<BySeat<GoldPlan>>,
}

impl Position {
    /// The document of a state.
    pub fn new(state: &State) -> Position {
        let State { table, phase, payment } = state;
        let OnTable { public, tableaus, carried, full: _, cheapest: _ } = table;
        Position {
            public: *public,
            tableaus: tableaus.map(|_, tableau| {
                let Tableau { hand, fresh, slots, sites, public, supply: _ } = tableau;
                TableauPosition { hand, known: fresh, slots: slots.all().map(SlotView::of), sites, public }
            }),
            carried: *carried,
            phase: phase.map(
                (),
                |(), Sites { picks, awaited: _ }| SitesPosition { picks: Some(*picks) },
                |(), Laying { plans, awaited: _ }| LayingPosition { plans: Some(*plans) },
            ),
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
