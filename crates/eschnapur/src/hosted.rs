//! Eschnapur as whoever hosts it for people needs it.
//!
//! What a screen shows is built up from the view, field by field and without `..`: a new field of the view does not
//! compile until somebody has decided here whether it takes counting along to know it (EP.1).

use serde::Serialize;
use tabletop::{Counting, Hosted, Observer, Seat, SeatSet};
use ts_rs::TS;

use crate::action::Action;
use crate::edition::Figures;
use crate::event::Event;
use crate::game::Eschnapur;
use crate::gold::{GoldSet, Purse};
use crate::palace::{ByPart, PartSet, Tower};
use crate::payment::Claim;
use crate::privilege::PrivilegeSet;
use crate::state::State;
use crate::table::{BySeat, Card, Carried, Markers, TurnOrder};
use crate::view::{PhaseView, SlotView, TableauView, View};

/// What a screen shows: the view, perhaps without what can only be known by counting along.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "eschnapur.ts")]
#[allow(missing_docs)]
pub struct Shown {
    /// Who looks.
    pub observer: Observer,
    pub round: u16,
    /// The edition's figures.
    pub figures: Figures,
    /// The stones on each part, from the bottom.
    pub palace: ByPart<Tower>,
    pub finished: PartSet,
    pub bank: Purse,
    pub tableaus: BySeat<TableauShown>,
    pub order: Option<TurnOrder>,
    /// The privileges that can still be bought.
    pub privileges: PrivilegeSet,
    pub markers: Markers,
    /// Who wins ties this round.
    pub ties: Option<Seat>,
    /// Who plays from the hand this round.
    pub from_hand: Option<Seat>,
    /// Last round's blocked card among this round's.
    pub carried: Option<CarriedShown>,
    /// E11.3: whether this round changed anything, and how many before it did not.
    pub stirred: bool,
    pub quiet: u8,
    pub phase: PhaseView,
    /// Somebody is taking gold.
    pub payment: Option<Claim>,
}

/// What a screen shows of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "eschnapur.ts")]
#[allow(missing_docs)]
pub struct TableauShown {
    /// The hand, if it is the observer's own.
    pub hand: Option<Purse>,
    /// How many cards are in the hand, as far as others know (E2.6).
    pub cards: u8,
    /// EP.1: hand and face-down cards together; left out if people must remember it themselves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub owned: Option<Purse>,
    /// EP.3: of these, what is known to be in the hand; left out like them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub known: Option<Purse>,
    /// The cards before the five officials.
    pub slots: [SlotView; 5],
    /// The two sites, if the observer knows them.
    pub sites: Option<PartSet>,
    pub stones: u8,
    pub supply: u8,
    pub vp: u16,
    pub pp: u16,
}

/// Last round's blocked card lying among this round's cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "eschnapur.ts")]
pub struct CarriedShown {
    /// Where it lies.
    pub card: Card,
    /// EP.3: the values it can have. They follow from what its owner owned, and are left out like that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub values: Option<GoldSet>,
}

impl Hosted for Eschnapur {
    type Shown = Shown;

    fn shown(view: &View, counting: Counting) -> Shown {
        Shown::new(view, counting)
    }

    /// E10.2: in the windows (a) to (c), (e) and (f) the only question is whether to buy. In the own building turn, window
    /// (d), passing ends the turn; that is a decision about stones, which nobody makes in advance.
    fn pass(state: &State, seat: Seat) -> Option<Action> {
        // Whoever takes gold is asked for coins; the window waits.
        if state.payment.is_some() {
            return None;
        }
        let (window, _) = state.phase.window()?;
        (window.asked == seat).then_some(Action::Pass)
    }

    /// E10.1: a privilege serves its buyer; none is aimed at a player whom the event names.
    fn played(event: &Event) -> Option<SeatSet> {
        matches!(event, Event::Bought { .. }).then_some(SeatSet::EMPTY)
    }
}

impl Shown {
    fn new(view: &View, counting: Counting) -> Shown {
        let View {
            observer,
            round,
            figures,
            palace,
            finished,
            bank,
            tableaus,
            order,
            privileges,
            markers,
            ties,
            from_hand,
            carried,
            stirred,
            quiet,
            phase,
            payment,
        } = view;
        let counted = |seat| counting == Counting::Open || observer.is(seat);
        Shown {
            observer: *observer,
            round: *round,
            figures: *figures,
            palace: *palace,
            finished: *finished,
            // EP.1: it lies open, although whoever knows his own gold can work out from it what the others own together.
            bank: *bank,
            tableaus: tableaus.map(|seat, tableau| TableauShown::new(&tableau, counted(seat))),
            order: *order,
            privileges: *privileges,
            markers: *markers,
            ties: *ties,
            from_hand: *from_hand,
            carried: carried.map(|carried| CarriedShown::new(&carried, counted(carried.card.seat))),
            stirred: *stirred,
            quiet: *quiet,
            phase: *phase,
            payment: *payment,
        }
    }
}

impl TableauShown {
    /// `counted`: is this player's gold shown?
    fn new(tableau: &TableauView, counted: bool) -> TableauShown {
        let TableauView { hand, cards, owned, known, slots, sites, stones, supply, vp, pp } = tableau;
        TableauShown {
            hand: *hand,
            cards: *cards,
            owned: counted.then_some(*owned),
            known: counted.then_some(*known),
            slots: *slots,
            sites: *sites,
            stones: *stones,
            supply: *supply,
            vp: *vp,
            pp: *pp,
        }
    }
}

impl CarriedShown {
    /// `counted`: is its owner's gold shown?
    fn new(carried: &Carried, counted: bool) -> CarriedShown {
        let Carried { card, values } = carried;
        CarriedShown { card: *card, values: counted.then_some(*values) }
    }
}
