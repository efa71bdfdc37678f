//! The state and its one door for actions.

use tabletop::game::{Checked, Outcome};
use tabletop::ruling::{Legal, Verdict};
use tabletop::{Chance, Seat, SeatSet, Sink};

use crate::action::{Action, Actions, Ruling};
use crate::ask::Ask;
use crate::event::Event;
use crate::illegal::{Illegal, Occasion};
use crate::round::{caravanserai, guard, market, opening, placing, rooms, tally, tent};
use crate::space::Space;
use crate::spells::{self, abracadabra, city_tax, eye_for_an_eye, mirage, sultans_tax, trade};
use crate::stage::RoundStage;
use crate::table::OnTable;
use crate::{end, naming, payment, resolving, window};

/// A game in progress: plain data, cheap to copy, secrets included. It is never serialised: observers get a
/// [`View`](crate::view::View), finished games and scenarios a [`Position`](crate::position::Position).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) table: OnTable,
    pub(crate) ask: Ask,
}

impl State {
    /// What lies on the table, for whoever may see everything: searches in imagined states.
    #[inline]
    pub fn table(&self) -> &OnTable {
        &self.table
    }

    /// How far the round has come.
    #[inline]
    pub fn stage(&self) -> RoundStage {
        self.table.public.stage
    }

    /// What is asked.
    #[inline]
    pub fn ask(&self) -> &Ask {
        &self.ask
    }

    /// Whose choice is awaited. All of Morgenland's choices are made one after another.
    #[inline]
    pub fn to_act(&self) -> SeatSet {
        self.ask.seat().map_or(SeatSet::EMPTY, SeatSet::only)
    }

    /// What this seat may do now.
    #[inline]
    pub fn legal(&self, seat: Seat) -> Actions {
        let mut legal = Legal::default();
        if self.ask.seat() == Some(seat) {
            self.judge(&mut legal);
        }
        legal.actions()
    }

    /// The seat whose choice is awaited, and what it may do.
    #[inline(always)]
    pub fn next(&self) -> Option<(Seat, Actions)> {
        let seat = self.ask.seat()?;
        let mut legal = Legal::default();
        self.judge(&mut legal);
        Some((seat, legal.actions()))
    }

    /// May this seat do this now?
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if let RoundStage::Over(_) = self.table.public.stage {
            return Err(Illegal::Over);
        }
        if self.ask.seat() != Some(seat) {
            return Err(Illegal::NotAsked(self.question()));
        }
        let mut verdict = Verdict::on(action.index());
        self.judge(&mut verdict);
        verdict.result(Illegal::WrongKind(self.question()))
    }

    /// What is asked now.
    pub(crate) fn question(&self) -> Occasion {
        Occasion::of(&self.ask, self.table.public.stage, self.table.public.plays.now.is_some())
    }

    /// Legality lives here: one statement of what may be chosen now, for the list of legal actions, the check and the
    /// reason of a refusal.
    #[inline(always)]
    fn judge<R: Ruling + Copy>(&self, ruling: &mut R) {
        let table = &self.table;
        match &self.ask {
            Ask::Placing { seat } => {
                placing::judge(table, *seat, ruling);
                if table.magic() {
                    // Handed over and back by value: a ruling whose address is known to a function that is not inlined
                    // could not stay in registers anywhere.
                    *ruling = self.judge_rarely(*ruling);
                }
            }
            Ask::Taking(taking) => taking.judge(table, ruling),
            Ask::Giving(giving) => giving.judge(table, ruling),
            Ask::Market { seat } => market::judge(table, *seat, ruling),
            Ask::Bribe { .. } => guard::judge(ruling),
            Ask::Price(price) => price.judge(table, ruling),
            Ask::Buying(_) if !table.magic() => rooms::judge(ruling),
            Ask::Buying(_)
            | Ask::Keeping(_)
            | Ask::Camel { .. }
            | Ask::Window { .. }
            | Ask::Naming(_)
            | Ask::Searching { .. }
            | Ask::Choosing { .. }
            | Ask::CityTax { .. }
            | Ask::SultansTax { .. }
            | Ask::Answer { .. }
            | Ask::Trading(_)
            | Ask::Nothing => *ruling = self.judge_rarely(*ruling),
        }
    }

    /// What only the magic version asks.
    #[inline(never)]
    fn judge_rarely<R: Ruling>(&self, mut ruling: R) -> R {
        let rule = &mut ruling;
        let table = &self.table;
        match &self.ask {
            Ask::Placing { seat } => window::judge(self, *seat, rule),
            Ask::Window { seat } => window::judge_or_pass(self, *seat, rule),
            Ask::Naming(play) => naming::judge(self, play, rule),
            Ask::Buying(buying) => {
                rooms::judge(rule);
                abracadabra::judge(self, buying.seat, rule);
            }
            Ask::Keeping(keeping) => tent::judge(keeping, rule),
            Ask::Camel { .. } => caravanserai::judge(rule),
            Ask::Searching { .. } => abracadabra::judge_search(self, rule),
            Ask::Choosing { .. } => mirage::judge_choice(self, rule),
            Ask::CityTax { .. } | Ask::SultansTax { .. } => spells::judge_tax(rule),
            Ask::Answer { .. } => eye_for_an_eye::judge_answer(self, rule),
            Ask::Trading(trade) => trade.judge(table, rule),
            Ask::Taking(_)
            | Ask::Giving(_)
            | Ask::Market { .. }
            | Ask::Bribe { .. }
            | Ask::Price(_)
            | Ask::Nothing => {}
        }
        ruling
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
        if let Action::Place(token, space) = action {
            return placing::place(self, seat, token, space, chance, sink);
        }
        match (&self.ask, action) {
            (Ask::Taking(_), Action::Take(kind)) => payment::take(self, kind, chance, sink),
            (Ask::Giving(_), Action::Give(kind)) => payment::give(self, kind, chance, sink),
            (Ask::Price(_), Action::Give(kind)) => payment::pay(self, kind, chance, sink),
            (Ask::Market { .. }, Action::Give(kind)) => market::give(self, seat, kind, sink),
            (Ask::Market { .. }, Action::Pass) => market::decline(self, seat, chance, sink),
            (Ask::Bribe { .. }, Action::Accept) => guard::bribe(self, seat, chance, sink),
            (Ask::Bribe { .. }, Action::Pass) => guard::decline(self, seat, chance, sink),
            (Ask::Buying(_), Action::Buy) => rooms::buy(self, seat, false),
            (&Ask::Buying(buying), Action::Pass) => rooms::decline(self, buying, chance, sink),
            _ => self.carry_out_rarely(seat, action, chance, sink),
        }
    }

    /// What only the magic version knows.
    #[inline(never)]
    fn carry_out_rarely(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) {
        match (&self.ask, action) {
            (Ask::Buying(_), Action::Cast(_)) => abracadabra::cast(self, seat, chance, sink),
            (&Ask::Keeping(keeping), Action::Keep(spell)) => tent::keep(self, keeping, spell, chance, sink),
            (Ask::Camel { .. }, Action::Accept) => caravanserai::accept(self, seat, chance, sink),
            (Ask::Camel { .. }, Action::Pass) => caravanserai::decline(self, seat, chance, sink),
            (Ask::Window { .. }, Action::Pass) => window::pass(self, seat, chance, sink),
            (Ask::Placing { .. } | Ask::Window { .. }, action) => {
                window::declare(self, seat, action, chance, sink);
            }
            (&Ask::Naming(play), action) => naming::name(self, play, action, chance, sink),
            (Ask::Searching { .. }, Action::Artefact(artefact)) => {
                abracadabra::take(self, seat, artefact, chance, sink);
            }
            (Ask::Choosing { .. }, Action::Artefact(artefact)) => {
                mirage::choose(self, artefact, chance, sink);
            }
            (Ask::CityTax { .. }, Action::Accept) => city_tax::pay(self, seat, chance, sink),
            (Ask::CityTax { .. }, Action::Pass) => city_tax::decline(self, seat, chance, sink),
            (Ask::SultansTax { .. }, Action::Accept) => sultans_tax::pay(self, seat, chance, sink),
            (Ask::SultansTax { .. }, Action::Pass) => sultans_tax::decline(self, seat, chance, sink),
            (Ask::Answer { .. }, Action::Piece(piece)) => {
                eye_for_an_eye::answer(self, Some(piece), chance, sink);
            }
            (Ask::Answer { .. }, Action::Pass) => eye_for_an_eye::answer(self, None, chance, sink),
            (Ask::Trading(_), Action::Give(kind)) => trade::give(self, kind, sink),
            (Ask::Trading(_), Action::Pass) => trade::stop(self, chance, sink),
            (ask, action) => unreachable!("{action} was judged legal for {ask:?}"),
        }
    }

    /// Treasure was taken or given by this player: whatever asked for it goes on.
    pub(crate) fn go_on(&mut self, seat: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        if self.table.public.plays.now.is_some() {
            return resolving::go_on(self, chance, sink);
        }
        match self.table.public.stage {
            RoundStage::Opening => opening::go_on(self, seat, chance, sink),
            RoundStage::Tally(Space::Market) => tally::next(self, Space::Market, chance, sink),
            RoundStage::Tally(Space::Guard) => guard::go_on(self, seat, chance, sink),
            RoundStage::Tally(_)
            | RoundStage::Start
            | RoundStage::Placing(_)
            | RoundStage::Placed
            | RoundStage::CavesDone
            | RoundStage::Over(_) => {
                unreachable!("nothing asks for treasure in {:?}", self.table.public.stage)
            }
        }
    }

    /// Nothing in Morgenland is chosen secretly by several at once, so nothing can be taken back.
    pub fn withdraw(&mut self, _seat: Seat) -> Result<(), Illegal> {
        Err(if let RoundStage::Over(_) = self.table.public.stage { Illegal::Over } else { Illegal::Final })
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        matches!(self.table.public.stage, RoundStage::Over(_)).then(|| end::outcome(&self.table))
    }
}
