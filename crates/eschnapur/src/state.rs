//! The state and its one door for actions.

use tabletop::game::Checked;
use tabletop::ruling::{Legal, Verdict};
use tabletop::{Chance, Seat, SeatSet, Sink};

use crate::action::{Action, Actions, Ruling};
use crate::edition::EditionFigures;
use crate::event::Event;
use crate::illegal::{Illegal, Occasion};
use crate::palace::{ByPart, PartSet, Tower};
use crate::payment::{self, Payment};
use crate::phases::rewards::{self, Rewards};
use crate::phases::sites::{self, Sites};
use crate::phases::{Phase, blockade, building, gold, moving, order, stop};
use crate::table::{BySeat, Card, OnTable};
use crate::window::{self, When, Window};
use crate::{end, officials};

/// A game in progress: plain data, cheap to copy, secrets included. It is never serialised: observers get a
/// [`View`](crate::view::View), finished games and scenarios a [`Position`](crate::position::Position).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) table: OnTable,
    pub(crate) phase: Phase,
    /// Somebody is taking gold; the phase waits.
    pub(crate) payment: Option<Payment>,
}

impl State {
    /// E0: the opening state.
    pub fn new(players: usize, figures: EditionFigures) -> State {
        let table = OnTable::new(players, figures);
        State {
            table,
            phase: Phase::Sites(Sites::new(BySeat::filled(players, PartSet::EMPTY))),
            payment: None,
        }
    }

    /// The stones on each part: public, and needed by whoever plays on quickly.
    #[inline]
    pub fn towers(&self) -> &ByPart<Tower> {
        &self.table.public.palace
    }

    /// The edition's figures.
    #[inline]
    pub fn figures(&self) -> &EditionFigures {
        &self.table.public.figures
    }

    /// E1.1: the two sites of a player, once all have chosen. Secret, and needed by whoever plays on in an imagined state.
    #[inline]
    pub fn sites(&self, seat: Seat) -> PartSet {
        self.table.tableaus[seat].sites
    }

    /// Whose choices are awaited.
    #[inline]
    pub fn to_act(&self) -> SeatSet {
        let mut awaited = SeatSet::EMPTY;
        let ask_nobody = |seats| {
            awaited = seats;
            None
        };
        self.ask(ask_nobody, &mut Legal::default());
        awaited
    }

    /// What this seat may do now.
    #[inline]
    pub fn legal(&self, seat: Seat) -> Actions {
        let mut legal = Legal::default();
        self.ask(|awaited| awaited.contains(seat).then_some(seat), &mut legal);
        legal.actions()
    }

    /// The lowest seat whose choice is awaited, and what it may do.
    #[inline(always)]
    pub fn next(&self) -> Option<(Seat, Actions)> {
        let mut legal = Legal::default();
        let seat = self.ask(SeatSet::lowest, &mut legal)?;
        Some((seat, legal.actions()))
    }

    /// May this seat do this now?
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if let Phase::Over(_) = self.phase {
            return Err(Illegal::Over);
        }
        let mut verdict = Verdict::on(action.index());
        match self.ask(|awaited| awaited.contains(seat).then_some(seat), &mut verdict) {
            Some(_) => verdict.result(Illegal::WrongKind(self.question())),
            None => Err(Illegal::NotAsked(self.question())),
        }
    }

    /// What is asked now.
    fn question(&self) -> Occasion {
        if self.payment.is_some() { Occasion::Coins } else { self.phase.question() }
    }

    /// Legality lives here: one statement of who is asked and of what they may do, for the list of legal actions,
    /// the check and the reason of a refusal. `pick` says whom of those awaited to ask.
    #[inline(always)]
    fn ask(&self, pick: impl FnOnce(SeatSet) -> Option<Seat>, ruling: &mut impl Ruling) -> Option<Seat> {
        let table = &self.table;
        if let Some(payment) = &self.payment {
            let seat = pick(SeatSet::only(payment.claim.seat))?;
            payment.judge(table, ruling);
            return Some(seat);
        }
        let seat;
        match &self.phase {
            Phase::Sites(sites) => {
                seat = pick(sites.awaited)?;
                sites.judge(table, seat, ruling);
            }
            Phase::BeforeGold(window) => {
                seat = pick(SeatSet::only(window.asked))?;
                window.judge(table, When::BeforeGold, ruling);
            }
            Phase::Laying(laying) => {
                seat = pick(laying.awaited)?;
                laying.judge(table, seat, ruling);
            }
            Phase::FromHand { official } => {
                seat = pick(table.public.from_hand.map_or(SeatSet::EMPTY, SeatSet::only))?;
                officials::judge(table, *official, seat, ruling);
            }
            Phase::Blockade(blockade) => {
                seat = pick(SeatSet::only(blockade.asked()))?;
                blockade.judge(table, ruling);
            }
            Phase::Stop(stop) => {
                seat = pick(SeatSet::only(stop.winner))?;
                stop::judge(table, ruling);
            }
            Phase::Order(order) => {
                seat = pick(SeatSet::only(order.asked()))?;
                order.judge(table, ruling);
            }
            Phase::Building(building) => {
                seat = pick(SeatSet::only(building.builder(table)))?;
                building.judge(table, ruling);
            }
            Phase::Moving(moving) => {
                seat = pick(SeatSet::only(moving.asked()))?;
                moving.judge(table, ruling);
            }
            Phase::Rewards(Rewards::Window(window)) => {
                seat = pick(SeatSet::only(window.asked))?;
                window.judge(table, When::Rewards, ruling);
            }
            // Whoever takes a wage is asked by the payment.
            Phase::Rewards(Rewards::Wages(_)) | Phase::Over(_) => return None,
        }
        Some(seat)
    }

    /// Carries out an action that is known to be legal.
    #[inline(always)]
    pub(crate) fn carry_out(
        &mut self,
        seat: Seat,
        action: Checked<Action>,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) {
        let action = action.action();
        if let Action::Take(gold) = action {
            payment::take(self, gold, sink);
            if self.payment.is_none() {
                self.resume(chance, sink);
            }
            return;
        }
        match (&self.phase, action) {
            (Phase::Sites(_), Action::Site(part)) => sites::pick(self, seat, part, chance, sink),
            (Phase::Laying(_), Action::Lay(official, gold)) => {
                gold::lay(self, seat, official, Some(gold), chance, sink);
            }
            (Phase::Laying(_), Action::Leave(official)) => {
                gold::lay(self, seat, official, None, chance, sink);
            }
            (Phase::FromHand { .. }, Action::Lay(official, gold)) => {
                officials::play_from_hand(self, seat, official, Some(gold), chance, sink);
            }
            (Phase::FromHand { .. }, Action::Leave(official)) => {
                officials::play_from_hand(self, seat, official, None, chance, sink);
            }
            (Phase::Blockade(_), Action::Block(seat, official)) => {
                blockade::block(self, Card { seat, official }, chance, sink);
            }
            (Phase::Blockade(_), Action::Beside) => blockade::lay_beside(self, chance, sink),
            (Phase::Stop(_), Action::Stop(part)) => stop::place(self, Some(part), chance, sink),
            (Phase::Stop(_), Action::Beside) => stop::place(self, None, chance, sink),
            (&Phase::Order(order), Action::ChooseMarker(marker)) => order::choose(self, order, marker, sink),
            (&Phase::Order(order), Action::Marker(seat)) => order::hand(self, order, seat, chance, sink),
            (Phase::Building(_), Action::Build(part)) => building::build(self, part, chance, sink),
            (&Phase::Moving(moving), Action::Protect(part)) => moving::protect(self, moving, part, sink),
            (&Phase::Moving(moving), Action::Lift(part)) => moving::lift(self, moving, part, sink),
            (&Phase::Moving(moving), Action::Set(part)) => moving::set(self, moving, part, sink),
            (&Phase::Moving(moving), Action::Stay) => moving::stay(self, moving, sink),
            (_, Action::Buy(privilege)) => {
                window::buy(self, seat, privilege, sink);
                if self.payment.is_none() {
                    self.resume(chance, sink);
                }
            }
            (_, Action::Pass) => self.pass(seat, chance, sink),
            (phase, action) => unreachable!("{action} was judged legal in {phase:?}"),
        }
    }

    /// After a purchase or a payment: whatever it interrupted goes on. A choice that the purchase asks for comes
    /// first, and the window goes on after it.
    fn resume(&mut self, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        if let Phase::Building(_) = self.phase {
            building::go_on(self, chance, sink);
        } else if let Phase::Rewards(Rewards::Wages(unpaid)) = self.phase {
            rewards::pay_wages(self, unpaid, sink);
        } else if let Some((window, when)) = self.phase.window() {
            let next = window.bought(&self.table, when);
            self.window_goes_on(next, chance, sink);
        }
    }

    /// A player buys nothing.
    fn pass(&mut self, seat: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        sink.open(|| Event::Passed { seat });
        if let Phase::Building(_) = self.phase {
            building::end_turn(self, chance, sink);
        } else if let Some((window, when)) = self.phase.window() {
            let next = window.pass(&self.table, when);
            self.window_goes_on(next, chance, sink);
        }
    }

    /// The window that is open asks the next player, or closes.
    fn window_goes_on(
        &mut self,
        window: Option<Window>,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) {
        match self.phase {
            Phase::BeforeGold(_) => gold::go_on(self, window, chance, sink),
            Phase::Blockade(_) => blockade::go_on(self, window, chance, sink),
            Phase::Order(order) => order::go_on(self, order, window),
            Phase::Moving(moving) => moving::go_on(self, moving, window),
            Phase::Rewards(_) => rewards::go_on(self, window, sink),
            Phase::Sites(_)
            | Phase::Laying(_)
            | Phase::FromHand { .. }
            | Phase::Stop(_)
            | Phase::Building(_)
            | Phase::Over(_) => unreachable!("these steps have no window for all"),
        }
    }

    /// E2.6: takes back what this seat chose secretly in this phase, while others still have to choose.
    pub fn withdraw(&mut self, seat: Seat, sink: &mut impl Sink<Event>) -> Result<(), Illegal> {
        if !self.table.everyone().contains(seat) {
            return Err(Illegal::NotAsked(self.question()));
        }
        match &mut self.phase {
            Phase::Sites(sites) => sites::withdraw(sites, seat, sink),
            Phase::Laying(laying) => gold::withdraw(&mut self.table, laying, seat, sink),
            Phase::Over(_) => Err(Illegal::Over),
            Phase::BeforeGold(_)
            | Phase::FromHand { .. }
            | Phase::Blockade(_)
            | Phase::Stop(_)
            | Phase::Order(_)
            | Phase::Building(_)
            | Phase::Moving(_)
            | Phase::Rewards(_) => Err(Illegal::TooLate),
        }
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<tabletop::game::Outcome> {
        matches!(self.phase, Phase::Over(_)).then(|| end::outcome(&self.table))
    }
}
