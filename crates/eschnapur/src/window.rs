//! Privilege windows and purchases (E10).

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet, Sink, ruling::Legal};
use ts_rs::TS;

use crate::action::{Ruling, sets};
use crate::event::{Event, Gift};
use crate::illegal::Illegal;
use crate::official::Official;
use crate::payment;
use crate::phases::Phase;
use crate::privilege::{Privilege, PrivilegeSet};
use crate::state::State;
use crate::table::OnTable;

/// E10.2: when privileges can be bought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum When {
    /// (a) between phases 1 and 2.
    BeforeGold,
    /// (b) after a card was blocked.
    Blocked,
    /// (c) after phase 6 was won.
    Order,
    /// (d) in the own building turn.
    Building,
    /// (e) after phase 8 was won.
    Moving {
        /// Who won phase 8: one privilege is of use to nobody else (E10.11).
        winner: Seat,
    },
    /// (f) in phase 9 after the privilege points.
    Rewards,
}

impl When {
    /// The letter that the rulebook gives this window.
    pub(crate) fn letter(self) -> char {
        match self {
            When::BeforeGold => 'a',
            When::Blocked => 'b',
            When::Order => 'c',
            When::Building => 'd',
            When::Moving { .. } => 'e',
            When::Rewards => 'f',
        }
    }

    /// What can be used in this window at all: E10.2 and the column "window" of E10.4 to E10.13.
    #[inline]
    pub(crate) fn usable(self) -> PrivilegeSet {
        use Privilege::{
            ChooseOrder, FreeSites, FromHand, GoldAndStones, GoldFive, IgnoreStop, LastStone, RefuseBlockade,
            ThreeStones, WinTies,
        };
        // E10.3: the three cards without a phase.
        const ALWAYS: PrivilegeSet = Privilege::set([GoldFive, GoldAndStones, ThreeStones]);
        const fn with<const N: usize>(more: [Privilege; N]) -> PrivilegeSet {
            ALWAYS.union(Privilege::set(more))
        }
        match self {
            When::BeforeGold => const { with([WinTies, FromHand]) },
            When::Blocked => const { with([RefuseBlockade]) },
            When::Order => const { with([RefuseBlockade, ChooseOrder]) },
            When::Building => const { with([RefuseBlockade, FreeSites, IgnoreStop]) },
            When::Moving { .. } => const { with([LastStone, IgnoreStop]) },
            When::Rewards => ALWAYS,
        }
    }

    /// E10.8: is this official still to be revealed when this window is open?
    fn still_hidden(self, official: Official) -> bool {
        match self {
            When::BeforeGold | When::Moving { .. } | When::Rewards => false,
            When::Blocked => true,
            When::Order | When::Building => official == Official::Moving,
        }
    }
}

/// What a player may buy now.
#[inline(always)]
pub(crate) fn judge(table: &OnTable, seat: Seat, when: When, ruling: &mut impl Ruling) {
    let points = table.tableaus[seat].public.pp;
    ruling.offer(sets::Buy::ALL);
    ruling.explain(|| sets::Buy::of(!table.public.privileges), Illegal::Gone);
    ruling.explain(|| sets::Buy::of(!when.usable()), Illegal::WrongWindow);
    if !table.sells_for(points) {
        return ruling.forbid(sets::Buy::ALL, Illegal::TooDear);
    }
    ruling.forbid(sets::Buy::of(!table.public.privileges), Illegal::Gone);
    ruling.forbid(sets::Buy::of(!when.usable()), Illegal::WrongWindow);
    let mut dear = PrivilegeSet::EMPTY;
    for privilege in (table.public.privileges & when.usable()).iter() {
        dear.insert_if(u16::from(table.public.figures.costs.of(privilege)) > points, privilege);
    }
    ruling.forbid(sets::Buy::of(dear), Illegal::TooDear);
    // E10.3: what needs something to work on.
    let blocked = table
        .public
        .markers
        .blockade
        .is_some_and(|card| card.seat == seat && when.still_hidden(card.official));
    if !blocked {
        ruling.forbid(sets::Buy::of(Privilege::set([Privilege::RefuseBlockade])), Illegal::NotBlocked);
    }
    if table.public.markers.stop.is_none() {
        ruling.forbid(sets::Buy::of(Privilege::set([Privilege::IgnoreStop])), Illegal::NoStop);
    }
    if let When::Moving { winner } = when {
        if winner != seat {
            ruling.forbid(sets::Buy::of(Privilege::set([Privilege::IgnoreStop])), Illegal::NotTheMover);
        }
        if table.public.palace.values().iter().all(|tower| tower.height() == 0) {
            ruling.forbid(sets::Buy::of(Privilege::set([Privilege::LastStone])), Illegal::NoStoneAnywhere);
        }
    }
}

/// E10.2: is there a privilege that this player can afford and use now?
#[inline]
pub(crate) fn can_buy(table: &OnTable, seat: Seat, when: When) -> bool {
    if !table.sells_for(table.tableaus[seat].public.pp) {
        return false;
    }
    let mut legal = Legal::default();
    judge(table, seat, when, &mut legal);
    !legal.actions().is_empty()
}

/// A window in which all players are asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "eschnapur.ts", rename = "Asking")]
pub struct Window {
    /// Who is asked.
    pub asked: Seat,
    /// Who has passed since the last purchase.
    pub passed: SeatSet,
}

impl Window {
    /// Opens a window: asks the first in turn order who can buy something; `None` if nobody can.
    pub(crate) fn open(table: &OnTable, when: When) -> Option<Window> {
        Window::ask(table, when, 0, SeatSet::EMPTY)
    }

    /// The player who was asked has passed: asks the next, or closes.
    pub(crate) fn pass(self, table: &OnTable, when: When) -> Option<Window> {
        let Window { asked, mut passed } = self;
        passed.insert(asked);
        Window::ask(table, when, place_after(table, asked), passed)
    }

    /// The player who was asked has bought something: everybody may buy again, the next player first.
    pub(crate) fn bought(self, table: &OnTable, when: When) -> Option<Window> {
        Window::ask(table, when, place_after(table, self.asked), SeatSet::EMPTY)
    }

    /// Asks the first player from this place in turn order on who has not passed and can buy something.
    fn ask(table: &OnTable, when: When, from: usize, passed: SeatSet) -> Option<Window> {
        // Most windows open for nobody, and that is quickly seen: by the richest player.
        let most = table.tableaus.values().iter().fold(0, |most, tableau| tableau.public.pp.max(most));
        if !table.sells_for(most) {
            return None;
        }
        let order = table.in_turn_order();
        let seats = order.seats();
        (from..from + seats.len())
            .map(|place| seats[place % seats.len()])
            .find(|&seat| !passed.contains(seat) && can_buy(table, seat, when))
            .map(|asked| Window { asked, passed })
    }

    /// What the player who is asked may do: buy or pass.
    #[inline(always)]
    pub(crate) fn judge(&self, table: &OnTable, when: When, ruling: &mut impl Ruling) {
        judge(table, self.asked, when, ruling);
        ruling.offer(sets::Pass::ALL);
    }
}

/// The place after this seat's in turn order.
fn place_after(table: &OnTable, seat: Seat) -> usize {
    table.in_turn_order().seats().iter().position(|&other| other == seat).map_or(0, |place| place + 1)
}

/// E10.1: pays for a privilege, takes it out of the game and uses it at once. What is only remembered for a
/// phase goes into the phase; what asks for a choice is asked next.
pub(crate) fn buy(state: &mut State, seat: Seat, privilege: Privilege, sink: &mut impl Sink<Event>) {
    let table = &mut state.table;
    let cost = table.public.figures.costs.of(privilege);
    table.tableaus[seat].public.pp -= u16::from(cost);
    table.sell(privilege);
    sink.open(|| Event::Bought { seat, privilege, cost });
    match privilege {
        Privilege::WinTies => table.public.ties = Some(seat),
        Privilege::FromHand => table.public.from_hand = Some(seat),
        Privilege::RefuseBlockade => {
            if let Some(card) = table.public.markers.blockade.take() {
                sink.open(|| Event::BlockadeLifted { seat: card.seat, official: card.official });
            }
        }
        Privilege::GoldFive => payment::pay(state, SeatSet::only(seat), 5, sink),
        Privilege::GoldAndStones => {
            table.gain_stones(seat, 2, Gift::Privilege, sink);
            payment::pay(state, SeatSet::only(seat), 3, sink);
        }
        Privilege::ThreeStones => table.gain_stones(seat, 3, Gift::Privilege, sink),
        Privilege::ChooseOrder | Privilege::FreeSites | Privilege::LastStone | Privilege::IgnoreStop => {
            match &mut state.phase {
                Phase::Order(order) => order.bought(privilege),
                Phase::Building(building) => building.bought(privilege),
                Phase::Moving(moving) => moving.bought(privilege),
                Phase::Sites(_)
                | Phase::BeforeGold(_)
                | Phase::Laying(_)
                | Phase::FromHand { .. }
                | Phase::Blockade(_)
                | Phase::Stop(_)
                | Phase::Rewards(_)
                | Phase::Over(_) => unreachable!("{privilege} is bought only in phases 6, 7 and 8"),
            }
        }
    }
}
