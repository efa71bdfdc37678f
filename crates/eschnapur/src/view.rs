//! What an observer with perfect memory knows (EP).
//!
//! A view is built up from the state, field by field and without `..`: a new field of the state does not
//! compile until somebody has decided here who may see it.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::{Observer, Seat, SeatSet};
use ts_rs::TS;

use crate::edition::Figures;
use crate::end::Over;
use crate::gold::{Gold, Purse};
use crate::official::Official;
use crate::palace::{ByPart, Palace, PartSet, Tower};
use crate::payment::Claim;
use crate::phases::Phase;
use crate::phases::blockade::Blockade;
use crate::phases::building::Building;
use crate::phases::gold::{Laying, Plan};
use crate::phases::moving::{self, Moving};
use crate::phases::order::{self, Order};
use crate::phases::rewards::Rewards;
use crate::phases::sites::Sites;
use crate::phases::stop::Stop;
use crate::privilege::PrivilegeSet;
use crate::slots::Slot;
use crate::state::State;
use crate::table::{BySeat, Carried, Markers, Table, Tableau, TurnOrder};
use crate::window::{When, Window};

/// What one observer knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct View {
    /// Who looks.
    pub observer: Observer,
    pub round: u16,
    /// The edition's figures.
    pub figures: Figures,
    /// The stones on each part, from the bottom.
    pub palace: ByPart<Tower>,
    pub finished: PartSet,
    pub bank: Purse,
    pub tableaus: BySeat<TableauView>,
    pub order: Option<TurnOrder>,
    /// The privileges that can still be bought.
    pub privileges: PrivilegeSet,
    pub markers: Markers,
    /// Who wins ties this round.
    pub ties: Option<Seat>,
    /// Who plays from the hand this round.
    pub from_hand: Option<Seat>,
    /// Last round's blocked card among this round's, and what it can be.
    pub carried: Option<Carried>,
    /// E11.3: whether this round changed anything, and how many before it did not.
    pub stirred: bool,
    pub quiet: u8,
    pub phase: PhaseView,
    /// Somebody is taking gold.
    pub payment: Option<Claim>,
}

/// What an observer knows of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct TableauView {
    /// The hand, if it is the observer's own.
    pub hand: Option<Purse>,
    /// How many cards are in the hand, as far as others know (E2.6).
    pub cards: u8,
    /// EP.1: hand and face-down cards together: anyone who remembers can work it out.
    pub owned: Purse,
    /// EP.3: of these, what is known to be in the hand: no face-down card is one of them.
    pub known: Purse,
    /// The cards before the five officials.
    pub slots: [SlotView; 5],
    /// The two sites, if the observer knows them.
    pub sites: Option<PartSet>,
    pub stones: u8,
    pub supply: u8,
    pub vp: u16,
    pub pp: u16,
}

/// A place for a gold card as an observer sees it; in documents `-`, `?`, `3 down` or `3 up`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(into = "String", try_from = "String")]
#[ts(export_to = "eschnapur.ts", type = "'-' | '?' | `${0 | 1 | 2 | 3 | 4 | 5} ${'down' | 'up'}`")]
pub enum SlotView {
    /// No card.
    Empty,
    /// Face down; the value if the observer knows it.
    Down(Option<Gold>),
    /// Face up.
    Up(Gold),
}

/// Where the round stands, as an observer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "step", rename_all = "kebab-case")]
#[allow(missing_docs)]
#[ts(export_to = "eschnapur.ts")]
pub enum PhaseView {
    /// Phase 1. Of the others only who still has to choose is known.
    Sites {
        awaited: SeatSet,
        mine: Option<PartSet>,
    },
    BeforeGold(Window),
    /// Phase 2. Of the others only who still has to choose is known.
    Laying {
        awaited: SeatSet,
        mine: Option<Plan>,
    },
    FromHand {
        official: Official,
    },
    Blockade(Blockade),
    Stop(Stop),
    Order(Order),
    Building(Building),
    Moving(Moving),
    Rewards(Rewards),
    Over(Over),
}

impl View {
    /// Builds the view of an observer.
    pub fn new(state: &State, observer: Observer) -> View {
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
        let sites_shown = phase.sites_shown(table);
        View {
            observer,
            round: *round,
            figures: *figures,
            // Which parts are full can be counted.
            palace: *towers,
            finished: *finished,
            bank: *bank,
            tableaus: tableaus.map(|seat, tableau| {
                let own = observer.is(seat);
                TableauView::new(&tableau, phase.laid(seat), own, own || sites_shown.contains(seat))
            }),
            order: *order,
            privileges: shop.left,
            markers: *markers,
            ties: *ties,
            from_hand: *from_hand,
            carried: *carried,
            stirred: *stirred,
            quiet: *quiet,
            phase: PhaseView::new(phase, observer),
            payment: payment.map(|payment| payment.claim),
        }
    }

    /// Whose choices are awaited.
    pub fn to_act(&self) -> SeatSet {
        if let Some(claim) = self.payment {
            return SeatSet::only(claim.seat);
        }
        match self.phase {
            PhaseView::Sites { awaited, mine: _ } | PhaseView::Laying { awaited, mine: _ } => awaited,
            PhaseView::BeforeGold(window) => SeatSet::only(window.asked),
            PhaseView::FromHand { official: _ } => self.from_hand.map_or(SeatSet::EMPTY, SeatSet::only),
            PhaseView::Blockade(blockade) => SeatSet::only(blockade.asked()),
            PhaseView::Stop(stop) => SeatSet::only(stop.winner),
            PhaseView::Order(order) => SeatSet::only(order.asked()),
            PhaseView::Building(building) => self
                .order
                .map_or(SeatSet::EMPTY, |order| SeatSet::only(order.seats()[usize::from(building.turn)])),
            PhaseView::Moving(moving) => SeatSet::only(moving.asked()),
            PhaseView::Rewards(rewards) => rewards.asked().map_or(SeatSet::EMPTY, SeatSet::only),
            PhaseView::Over(_) => SeatSet::EMPTY,
        }
    }
}

impl TableauView {
    /// `laid`: what the player has laid in phase 2 while others still choose. To everybody else these cards
    /// are in his hand (E2.6).
    fn new(tableau: &Tableau, laid: Purse, own: bool, sites_known: bool) -> TableauView {
        let Tableau { hand, fresh, slots, sites, stones, supply, vp, pp } = tableau;
        TableauView {
            hand: own.then_some(*hand),
            cards: hand.with(laid).cards(),
            owned: tableau.owned().with(laid),
            known: *fresh,
            slots: slots.all().map(|slot| match slot {
                Slot::Empty => SlotView::Empty,
                Slot::Down(gold) => SlotView::Down(own.then_some(gold)),
                Slot::Up(gold) => SlotView::Up(gold),
            }),
            sites: (sites_known && !sites.is_empty()).then_some(*sites),
            stones: *stones,
            supply: *supply,
            vp: *vp,
            pp: *pp,
        }
    }
}

impl Phase {
    /// What this player has laid in phase 2 while others still choose.
    pub(crate) fn laid(&self, seat: Seat) -> Purse {
        match self {
            Phase::Laying(laying) => laying.plans[seat].laid(),
            Phase::Sites(_)
            | Phase::BeforeGold(_)
            | Phase::FromHand(_)
            | Phase::Blockade(_)
            | Phase::Stop(_)
            | Phase::Order(_)
            | Phase::Building(_)
            | Phase::Moving(_)
            | Phase::Rewards(_)
            | Phase::Over(_) => Purse::EMPTY,
        }
    }
}

impl PhaseView {
    /// Which of the nine phases runs; window (a) belongs to phase 2, which it opens (E2.1). None once the game is over.
    pub(crate) fn number(self) -> Option<u8> {
        match self {
            PhaseView::Sites { .. } => Some(1),
            PhaseView::BeforeGold(_) | PhaseView::Laying { .. } => Some(2),
            PhaseView::FromHand { official } => Some(match official {
                Official::Blockade => 3,
                Official::Stop => 4,
                Official::Stones => 5,
                Official::Order => 6,
                Official::Moving => 8,
            }),
            PhaseView::Blockade(_) => Some(3),
            PhaseView::Stop(_) => Some(4),
            PhaseView::Order(_) => Some(6),
            PhaseView::Building(_) => Some(7),
            PhaseView::Moving(_) => Some(8),
            PhaseView::Rewards(_) => Some(9),
            PhaseView::Over(_) => None,
        }
    }

    /// In which window players may buy now, if they may (E10.2).
    pub(crate) fn when(self) -> Option<When> {
        match self {
            PhaseView::BeforeGold(_) => Some(When::BeforeGold),
            PhaseView::Blockade(Blockade::Window(_)) => Some(When::Blocked),
            PhaseView::Order(Order { now: order::Now::Window(_), .. }) => Some(When::Order),
            PhaseView::Building(_) => Some(When::Building),
            PhaseView::Moving(Moving { now: moving::Now::Window(_), winner, .. }) => {
                Some(When::Moving { winner })
            }
            PhaseView::Rewards(Rewards::Window(_)) => Some(When::Rewards),
            PhaseView::Sites { .. }
            | PhaseView::Laying { .. }
            | PhaseView::FromHand { .. }
            | PhaseView::Blockade(_)
            | PhaseView::Stop(_)
            | PhaseView::Order(_)
            | PhaseView::Moving(_)
            | PhaseView::Rewards(_)
            | PhaseView::Over(_) => None,
        }
    }

    fn new(phase: &Phase, observer: Observer) -> PhaseView {
        match phase {
            Phase::Sites(Sites { picks, awaited }) => {
                PhaseView::Sites { awaited: *awaited, mine: observer.seat().map(|seat| picks[seat]) }
            }
            Phase::Laying(Laying { plans, awaited }) => {
                PhaseView::Laying { awaited: *awaited, mine: observer.seat().map(|seat| plans[seat]) }
            }
            // All the rest happens openly.
            Phase::BeforeGold(Window { asked, passed }) => {
                PhaseView::BeforeGold(Window { asked: *asked, passed: *passed })
            }
            Phase::FromHand(official) => PhaseView::FromHand { official: *official },
            Phase::Blockade(blockade) => PhaseView::Blockade(match blockade {
                Blockade::Placing { winner } => Blockade::Placing { winner: *winner },
                Blockade::Window(Window { asked, passed }) => {
                    Blockade::Window(Window { asked: *asked, passed: *passed })
                }
            }),
            Phase::Stop(Stop { winner }) => PhaseView::Stop(Stop { winner: *winner }),
            Phase::Order(Order { winner, markers, now }) => {
                PhaseView::Order(Order { winner: *winner, markers: *markers, now: *now })
            }
            Phase::Building(Building { turn, free_sites, ignores_stop, last_built }) => {
                PhaseView::Building(Building {
                    turn: *turn,
                    free_sites: *free_sites,
                    ignores_stop: *ignores_stop,
                    last_built: *last_built,
                })
            }
            Phase::Moving(Moving { winner, protected, ignores_stop, now }) => PhaseView::Moving(Moving {
                winner: *winner,
                protected: *protected,
                ignores_stop: *ignores_stop,
                now: *now,
            }),
            Phase::Rewards(rewards) => PhaseView::Rewards(match rewards {
                Rewards::Window(Window { asked, passed }) => {
                    Rewards::Window(Window { asked: *asked, passed: *passed })
                }
                Rewards::Wages(unpaid) => Rewards::Wages(*unpaid),
            }),
            Phase::Over(Over { ending, bonus }) => PhaseView::Over(Over { ending: *ending, bonus: *bonus }),
        }
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

impl From<SlotView> for String {
    fn from(slot: SlotView) -> String {
        slot.to_string()
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
