//! What an observer with perfect memory knows (EP).
//!
//! A view is built up from the state, field by field and without `..`: a new field of the state does not
//! compile until somebody has decided here who may see it.

use std::fmt;

use serde::{Deserialize, Serialize, Serializer};
use tabletop::{Observer, Seat, SeatSet, plain};
use ts_rs::TS;

use crate::gold::{Gold, Purse};
use crate::hosted::CountedShown;
use crate::palace::PartSet;
use crate::payment::Claim;
use crate::phases::gold::{GoldPlan, Laying};
use crate::phases::sites::Sites;
use crate::phases::{self, Phase};
use crate::slots::Slot;
use crate::state::State;
use crate::table::{BySeat, Carried, OnTable, Public, PublicTableau, Tableau};

/// What one observer knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Through whose eyes it is seen: a player's, or a spectator's.
    pub observer: Observer,
    /// What lies open.
    #[serde(flatten)]
    pub public: Public,
    /// What is known of each player.
    pub tableaus: BySeat<TableauView>,
    /// Last round's blocked card among this round's, and what it can be.
    pub carried: Option<Carried>,
    /// Where the round stands.
    #[serde(serialize_with = "phases::plain::phase")]
    pub phase: PhaseView,
    /// Somebody is taking gold.
    pub payment: Option<Claim>,
}

/// What an observer knows of one player.
// `C` is what is known by counting along; a screen may leave it out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "eschnapur.ts", rename = "TableauShown", concrete(C = CountedShown))]
pub struct TableauView<C = CountedGold> {
    /// The hand, if it is the observer's own.
    pub hand: Option<Purse>,
    /// How many cards are in the hand, as far as others know (E2.6).
    pub cards: u8,
    /// What the player owns, for whoever counts along.
    #[serde(flatten)]
    pub counted: C,
    /// The cards before the five officials.
    pub slots: [SlotView; 5],
    /// The two sites, if the observer knows them.
    pub sites: Option<PartSet>,
    /// What lies open.
    #[serde(flatten)]
    pub public: PublicTableau,
    /// Stones left in the supply.
    pub supply: u8,
}

/// What anyone who remembers can work out of a player's gold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CountedGold {
    /// EP.1: hand and face-down cards together.
    pub owned: Purse,
    /// EP.3: of these, what is known to be in the hand: no face-down card is one of them.
    pub known: Purse,
}

/// A place for a gold card as an observer sees it; in notation `-`, `?`, `3 down` or `3 up`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(try_from = "String")]
#[ts(export_to = "eschnapur.ts", as = "PlainSlot")]
pub enum SlotView {
    /// No card.
    Empty,
    /// Face down; the value if the observer knows it.
    Down(Option<Gold>),
    /// Face up.
    Up(Gold),
}

/// The same as programs are told.
#[derive(Clone, Copy, Serialize, TS)]
#[serde(tag = "slot", rename_all = "kebab-case")]
enum PlainSlot {
    Empty,
    /// Face down; the value if the observer knows it.
    Down {
        gold: Option<Gold>,
    },
    Up {
        gold: Gold,
    },
}

/// Where the round stands, as an observer sees it.
pub type PhaseView = Phase<SitesView, LayingView>;

/// Phase 1. Of the others only who still has to choose is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "eschnapur.ts")]
pub struct SitesView {
    /// Who still has to choose.
    pub awaited: SeatSet,
    /// What the observer has picked, if they play.
    pub mine: Option<PartSet>,
}

/// Phase 2. Of the others only who still has to choose is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "eschnapur.ts")]
pub struct LayingView {
    /// Who still has to choose.
    pub awaited: SeatSet,
    /// What the observer has laid, if they play.
    pub mine: Option<GoldPlan>,
}

impl View {
    /// Builds the view of an observer.
    pub fn new(state: &State, observer: Observer) -> View {
        let State { table, phase, payment } = state;
        // Which parts are full can be counted, and the cheapest privilege be found.
        let OnTable { public, tableaus, carried, full: _, cheapest: _ } = table;
        let sites_shown = phase.sites_shown(table);
        View {
            observer,
            public: *public,
            tableaus: tableaus.map(|seat, tableau| {
                let own = observer.is(seat);
                TableauView::new(&tableau, phase.laid(seat), own, own || sites_shown.contains(seat))
            }),
            carried: *carried,
            phase: phase.map(
                observer,
                |observer, Sites { picks, awaited }| SitesView {
                    awaited: *awaited,
                    mine: observer.seat().map(|seat| picks[seat]),
                },
                |observer, Laying { plans, awaited }| LayingView {
                    awaited: *awaited,
                    mine: observer.seat().map(|seat| plans[seat]),
                },
            ),
            payment: payment.map(|payment| payment.claim),
        }
    }

    /// Whose choices are awaited.
    pub fn to_act(&self) -> SeatSet {
        if let Some(claim) = self.payment {
            return SeatSet::only(claim.seat);
        }
        let only = |seat: Option<Seat>| seat.map_or(SeatSet::EMPTY, SeatSet::only);
        match self.phase {
            Phase::Sites(SitesView { awaited, mine: _ }) | Phase::Laying(LayingView { awaited, mine: _ }) => {
                awaited
            }
            Phase::BeforeGold(window) => SeatSet::only(window.asked),
            Phase::FromHand { official: _ } => only(self.public.from_hand),
            Phase::Blockade(blockade) => SeatSet::only(blockade.asked()),
            Phase::Stop(stop) => SeatSet::only(stop.winner),
            Phase::Order(order) => SeatSet::only(order.asked()),
            Phase::Building(building) => {
                only(self.public.order.map(|order| order.seats()[usize::from(building.turn)]))
            }
            Phase::Moving(moving) => SeatSet::only(moving.asked()),
            Phase::Rewards(rewards) => only(rewards.asked()),
            Phase::Over(_) => SeatSet::EMPTY,
        }
    }
}

impl TableauView {
    /// `laid`: what the player has laid in phase 2 while others still choose. To everybody else these cards
    /// are in the hand (E2.6).
    fn new(tableau: &Tableau, laid: Purse, own: bool, sites_known: bool) -> TableauView {
        let Tableau { hand, fresh, slots, sites, public, supply } = tableau;
        TableauView {
            hand: own.then_some(*hand),
            cards: hand.with(laid).cards(),
            counted: CountedGold { owned: tableau.owned().with(laid), known: *fresh },
            slots: slots.all().map(|slot| match slot {
                Slot::Empty => SlotView::Empty,
                Slot::Down(gold) => SlotView::Down(own.then_some(gold)),
                Slot::Up(gold) => SlotView::Up(gold),
            }),
            sites: (sites_known && !sites.is_empty()).then_some(*sites),
            public: *public,
            supply: *supply,
        }
    }
}

impl Phase {
    /// What this player has laid in phase 2 while others still choose.
    pub(crate) fn laid(&self, seat: Seat) -> Purse {
        if let Phase::Laying(laying) = self { laying.plans[seat].laid() } else { Purse::EMPTY }
    }
}

impl fmt::Display for SlotView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SlotView::Empty => f.write_str("-"),
            SlotView::Down(None) => f.write_str("?"),
            SlotView::Down(Some(gold)) => write!(f, "{gold} down"),
            SlotView::Up(gold) => write!(f, "{gold} up"),
        }
    }
}

impl Serialize for SlotView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let plain = match *self {
            SlotView::Empty => PlainSlot::Empty,
            SlotView::Down(gold) => PlainSlot::Down { gold },
            SlotView::Up(gold) => PlainSlot::Up { gold },
        };
        plain::or_notation(serializer, &plain, || self.to_string())
    }
}

impl TryFrom<String> for SlotView {
    type Error = String;
    fn try_from(text: String) -> Result<SlotView, String> {
        let gold = |digit: &str| digit.parse().ok().and_then(|value: u8| Gold::try_from(value).ok());
        let found = match text.as_str() {
            "-" => Some(SlotView::Empty),
            "?" => Some(SlotView::Down(None)),
            other => match other.split_once(' ') {
                Some((digit, "down")) => gold(digit).map(|gold| SlotView::Down(Some(gold))),
                Some((digit, "up")) => gold(digit).map(SlotView::Up),
                _ => None,
            },
        };
        found.ok_or_else(|| format!("{text:?} is not a slot: write \"-\", \"?\", \"3 down\" or \"3 up\""))
    }
}
