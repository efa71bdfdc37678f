//! A game that has begun: its state, and what was asked of whom.

use std::collections::BTreeMap;

use tabletop::canonical::Hash;
use tabletop::{Audience, FastChance, Game, Hosted, Observer, Seat, SeatSet, Seed, WindowKind, Wish};

use crate::clock::Clock;
use crate::deed::{By, Until};
use crate::draft::Draft;
use crate::refused::{Refused, illegal_move};
use crate::terms::Setup;
use crate::time::Time;
use crate::trial::{Trial, withdrawable};

/// The position is hashed into the log at every so many plans.
const HASH_EVERY: u32 = 16;

/// A person who lets this many deadlines pass in a row is away.
const MISSED_MEANS_AWAY: u8 = 2;

/// So many games that look the same are looked into.
const LIKELY_GAMES: u32 = 32;

/// Events with those who may know of them.
pub(crate) type Events<G> = Vec<(Audience, <G as Game>::Event)>;

/// What came of a plan.
pub(crate) struct Played<G: Hosted> {
    pub(crate) events: Events<G>,
    /// Was there nothing more to choose?
    pub(crate) whole: bool,
}

/// A game that has begun.
#[derive(Clone, Debug)]
pub(crate) struct Running<G: Hosted> {
    pub(crate) seed: Seed,
    pub(crate) state: G::State,
    /// How many actions and withdrawals the game's record has: each has luck of its own.
    step: u64,
    /// How many plans were sealed.
    plans: u32,
    pub(crate) clock: Clock,
    pub(crate) places: [Place<G>; 5],
}

/// What the table remembers of one seat.
#[derive(Clone, Debug)]
pub(crate) struct Place<G: Game> {
    /// How many questions it was asked; the last one may still be open.
    pub(crate) question: u32,
    pub(crate) asked_at: Time,
    /// A plan that is not sealed.
    pub(crate) draft: Draft<G::Action>,
    /// The choices of the plan that it sealed last: they become the draft again if it takes them back.
    sealed: Vec<G::Action>,
    /// Who decided on that plan.
    sealed_by: Option<By>,
    pub(crate) standing: Option<Until>,
    /// When its player wants to be asked, for every kind of window.
    pub(crate) windows: Vec<WindowKind>,
    /// Does the next window wait for its player, whatever they pass otherwise?
    pub(crate) hold: bool,
    /// Deadlines that passed in a row.
    missed: u8,
}

impl<G: Game> Default for Place<G> {
    fn default() -> Place<G> {
        Place {
            question: 0,
            asked_at: Time(0),
            draft: Draft::default(),
            sealed: Vec::new(),
            sealed_by: None,
            standing: None,
            windows: Vec::new(),
            hold: false,
            missed: 0,
        }
    }
}

impl<G: Hosted> Place<G> {
    /// When its player wants to be asked, as they are told it.
    pub(crate) fn wishes(&self) -> BTreeMap<String, Wish> {
        self.windows.iter().map(|window| (window.kind.to_owned(), window.wish)).collect()
    }
}

impl<G: Hosted> Running<G> {
    /// Begins a game of what was agreed.
    pub(crate) fn begin(setup: &Setup<G>, seed: Seed) -> Result<Running<G>, Refused> {
        let state = G::begin(&setup.options, &setup.edition, &mut seed.stream(0))
            .map_err(|flaws| Refused::Impossible { why: flaws.to_string() })?;
        let clock = Clock::new(setup.terms.pace);
        Ok(Running {
            seed,
            state,
            step: 0,
            plans: 0,
            clock,
            places: std::array::from_fn(|_| {
                let windows = G::windows(&setup.options).to_vec();
                Place { windows, ..Place::default() }
            }),
        })
    }

    pub(crate) fn place(&self, seat: Seat) -> &Place<G> {
        &self.places[seat.index()]
    }

    /// The seat's draft, tried out.
    pub(crate) fn trial(&self, seat: Seat) -> Trial<G> {
        Trial::of(&self.state, seat, &self.place(seat).draft.choices)
            .expect("a draft was tried when it was kept")
    }

    /// What this seat answers without its player: a pass if they pass until further notice, and what everybody knows to
    /// be all that they can. Whoever is asked in a window could play something for all that others know; whether they
    /// really can is theirs to know, and an answer that came by itself would tell it.
    pub(crate) fn answer(&self, seat: Seat) -> Option<Trial<G>> {
        if let Some(pass) = G::pass(&self.state, seat) {
            return if self.waits(seat) { None } else { Trial::passing(&self.state, seat, pass) };
        }
        let forced = Trial::new(&self.state, seat);
        (forced.is_whole() && self.is_openly_forced(seat)).then_some(forced)
    }

    /// Does the window in which this seat is asked wait for its player?
    fn waits(&self, seat: Seat) -> bool {
        let place = self.place(seat);
        if place.hold || place.standing.is_some() {
            return place.hold;
        }
        let kind = G::kind(&self.state, seat);
        let window = place.windows.iter().find(|window| Some(window.kind) == kind);
        match window.map_or(Wish::Always, |window| window.wish) {
            Wish::Always => true,
            Wish::IfItConcernsMe => G::concerns(&G::view(&self.state, Observer::Spectator), seat),
            Wish::Never => false,
        }
    }

    /// Does a wish of its player answer the window in which this seat is asked? Then they are asked nothing. Whoever passes
    /// until further notice is told what they pass.
    pub(crate) fn is_passed_by(&self, seat: Seat) -> bool {
        G::pass(&self.state, seat).is_some() && self.place(seat).standing.is_none() && !self.waits(seat)
    }

    /// Is it plain to everybody that this seat has no choice? Looked for among games that would look the same to those who
    /// look on: had its player a choice in one of them, that they have none is a secret.
    fn is_openly_forced(&self, seat: Seat) -> bool {
        let seen = G::view(&self.state, Observer::Spectator);
        let mut luck = FastChance::new(u64::from(self.place(seat).question));
        (0..LIKELY_GAMES).all(|_| Trial::<G>::new(&G::imagine(&seen, &mut luck), seat).is_whole())
    }

    /// The hash that the next plan should carry, if one is due.
    pub(crate) fn hash_due(&self) -> Option<Hash> {
        self.plans.is_multiple_of(HASH_EVERY).then(|| self.hash())
    }

    fn hash(&self) -> Hash {
        Hash::of_document(&G::position(&self.state))
    }

    /// Plays a plan. The caller poses the next questions.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        actions: &[String],
        by: By,
        on: Option<Hash>,
    ) -> Result<Played<G>, Refused> {
        if on.is_some_and(|hash| hash != self.hash()) {
            let why = format!("before plan {} the position is not the one that was played", self.plans + 1);
            return Err(Refused::Impossible { why });
        }
        let actions: Vec<G::Action> = actions.iter().map(|text| text.parse()).collect::<Result<_, _>>()?;
        let trial = Trial::<G>::retrace(&self.state, seat, &actions)?;
        if !trial.may_be_sealed() {
            return Err(Refused::PlanNotWhole);
        }
        let before = G::round(&self.state);
        let in_a_window = G::kind(&self.state, seat).is_some();
        let mut events = Events::<G>::new();
        for &action in &actions {
            self.step += 1;
            G::apply(&mut self.state, seat, action, &mut self.seed.stream(self.step), &mut events)
                .map_err(|illegal| illegal_move(&illegal))?;
        }
        self.plans += 1;
        self.places[seat.index()].sealed = actions;
        self.places[seat.index()].sealed_by = Some(by);
        self.lift_standing(&events, seat, before);
        // It waited, and was answered.
        self.places[seat.index()].hold &= !in_a_window;
        Ok(Played { events, whole: trial.is_whole() })
    }

    /// Takes back the plan that a seat sealed while others still choose: it is a draft again.
    pub(crate) fn withdraw(&mut self, seat: Seat) -> Result<Events<G>, Refused> {
        if !self.was_a_choice(seat) {
            return Err(Refused::NotYourChoice);
        }
        let mut events = Events::<G>::new();
        G::withdraw(&mut self.state, seat, &mut events).map_err(|illegal| illegal_move(&illegal))?;
        self.step += 1;
        if self.place(seat).sealed_by == Some(By::Person) {
            self.clock.reward(seat, -1);
        }
        Ok(events)
    }

    /// After a withdrawal: what was chosen of the plan is a draft again, without what had no alternative.
    pub(crate) fn redraft(&mut self, seat: Seat) {
        let sealed = std::mem::take(&mut self.places[seat.index()].sealed);
        let choices = chosen(Trial::<G>::new(&self.state, seat), &sealed);
        self.places[seat.index()].draft = Draft { choices, waiting: Vec::new() };
    }

    /// May this seat take back what it sealed?
    pub(crate) fn may_withdraw(&self, seat: Seat) -> bool {
        !G::to_act(&self.state).contains(seat)
            && self.was_a_choice(seat)
            && withdrawable::<G>(&self.state, seat)
    }

    /// Did the player, or a bot in their place, choose what they sealed last? What had no alternative would only be
    /// sealed again, and whose time was over has none for second thoughts.
    fn was_a_choice(&self, seat: Seat) -> bool {
        match self.place(seat).sealed_by {
            Some(By::Person | By::Bot) => true,
            Some(By::Itself | By::Deadline) | None => false,
        }
    }

    fn lift_standing(&mut self, events: &Events<G>, mover: Seat, round: u32) {
        let new_round = G::round(&self.state) != round;
        for (index, place) in self.places.iter_mut().enumerate() {
            let seat = Seat::new(index);
            let heard = events.iter().filter(|(to, _)| to.reaches(Observer::Seat(seat)));
            let mut plays = heard.filter_map(|(_, event)| G::played(event));
            let lifted = match place.standing {
                None => false,
                Some(Until::SomebodyPlays) => seat != mover && plays.next().is_some(),
                Some(Until::ItConcernsMe) => plays.any(|concerned| concerned.contains(seat)),
                Some(Until::NextRound) => new_round,
            };
            if lifted {
                place.standing = None;
            }
        }
    }

    /// Who decided on a plan tells whether its player is still there. `true` if they have missed too many deadlines.
    pub(crate) fn note_presence(&mut self, seat: Seat, by: By) -> bool {
        let missed = &mut self.places[seat.index()].missed;
        match by {
            By::Person => *missed = 0,
            By::Deadline => *missed = missed.saturating_add(1),
            By::Bot | By::Itself => {}
        }
        *missed >= MISSED_MEANS_AWAY
    }

    /// They are here again.
    pub(crate) fn forgive(&mut self, seat: Seat) {
        self.places[seat.index()].missed = 0;
    }

    /// Whoever is asked something new gets a new question; who is asked the same as before keeps their draft.
    pub(crate) fn pose(&mut self, at: Time, before: Option<&G::State>, mover: Option<Seat>) -> SeatSet {
        let asked = G::to_act(&self.state);
        let mut fresh = SeatSet::EMPTY;
        for seat in Seat::ALL {
            let same = before.is_some_and(|before| {
                mover != Some(seat)
                    && G::to_act(before).contains(seat)
                    && G::legal(before, seat) == G::legal(&self.state, seat)
            });
            if asked.contains(seat) && same {
                continue;
            }
            self.clock.stop(seat, at);
            let place = &mut self.places[seat.index()];
            place.draft = Draft::default();
            if asked.contains(seat) {
                place.question += 1;
                place.asked_at = at;
                fresh.insert(seat);
            }
        }
        fresh
    }

    /// Nobody could move between these moments: clocks stood. If the clock of the machine was set back, `to` is the
    /// earlier one: then everything that was noted by the old time is noted by the new.
    pub(crate) fn skip(&mut self, from: Time, to: Time) {
        self.clock.skip(from, to);
        let back = from.since(to);
        for place in &mut self.places {
            place.asked_at = place.asked_at.plus(-back);
        }
    }

    /// Somebody else decides for this seat from now on: what is under way for it answers no question any more.
    pub(crate) fn pose_anew(&mut self, seat: Seat) {
        if G::to_act(&self.state).contains(seat) {
            self.places[seat.index()].question += 1;
        }
    }

    /// How long a bot, or a pass that answers by itself, waits: by the luck of the deal, so that it says nothing
    /// about the choice.
    pub(crate) fn delay(&self, seat: Seat, least: u32, spread: u32) -> i64 {
        let question = self.place(seat).question.to_le_bytes();
        // By way of a hash, so that whoever measures delays learns nothing of the seed.
        let Hash(hash) = Hash::of_bytes(&[&self.seed.0[..], &question, &[seat.index() as u8]].concat());
        let [a, b, c, d, ..] = hash;
        i64::from(least) + i64::from(u32::from_le_bytes([a, b, c, d]) % spread.max(1))
    }
}

/// Of the actions of a plan, those that were a choice.
fn chosen<G: Game>(mut trial: Trial<G>, plan: &[G::Action]) -> Vec<G::Action> {
    let mut choices = Vec::new();
    while let Some(&action) = plan.get(trial.actions().len()) {
        if trial.choose(action).is_err() {
            break;
        }
        choices.push(action);
    }
    choices
}
