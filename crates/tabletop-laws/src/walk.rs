//! A random game under the eyes of the law.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use tabletop::record::Move;
use tabletop::{Audience, Chance as _, FastChance, Lively, Observer, Recorder, Seat, Seed};

use crate::withdrawal::Plans;
use crate::{Broken, Case, Law, Setup, documents, ending, holdings, imagining, legality, secrecy, turns};

/// A playout of an imagined state is a whole game: only one in so many examined states pays for it.
const PLAYOUT_EVERY: u32 = 64;

/// How closely a game is watched. Laws 1, 5 and 8 are cheap and checked at every state, the record at the end
/// of every game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thoroughness {
    /// All laws are checked at one in so many states, and at the last; at every state if it is 1.
    pub every: u32,
    /// No game may take more decisions.
    pub bound: usize,
}

impl Default for Thoroughness {
    fn default() -> Thoroughness {
        Thoroughness { every: 1, bound: 200_000 }
    }
}

/// How much was played and looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Extent {
    /// Games played to the end.
    pub games: u64,
    /// Actions done.
    pub decisions: u64,
    /// Choices taken back.
    pub withdrawals: u64,
    /// States at which all laws were checked.
    pub examined: u64,
}

impl Extent {
    /// Both together.
    #[must_use]
    pub fn and(self, other: Extent) -> Extent {
        Extent {
            games: self.games + other.games,
            decisions: self.decisions + other.decisions,
            withdrawals: self.withdrawals + other.withdrawals,
            examined: self.examined + other.examined,
        }
    }
}

/// A game in which a law was broken, and all that is needed to play it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The name of the set-up.
    pub setup: String,
    /// How it was played: the same case plays the same game.
    pub case: Case,
    /// After how many entries of its record.
    pub step: usize,
    /// What went wrong.
    pub defect: Defect,
    /// The record up to there.
    pub record: String,
}

/// What went wrong in a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Defect {
    /// A law does not hold.
    #[error(transparent)]
    Broken(#[from] Broken),
    /// The rules panicked.
    #[error("the game panicked: {0}")]
    Panicked(String),
}

impl Failure {
    /// The law that was broken, if it was not a panic.
    pub fn law(&self) -> Option<Law> {
        match &self.defect {
            Defect::Broken(broken) => Some(broken.law),
            Defect::Panicked(_) => None,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}, after {} entries: {}", self.setup, self.case, self.step, self.defect)
    }
}

/// Plays a case to the end, checking the laws on the way.
pub fn play<G: Lively>(setup: &Setup<G>, case: Case, thoroughness: Thoroughness) -> Result<Extent, Failure> {
    let mut walk = Walk::begin(setup, case, thoroughness);
    // The walk stays readable after a panic: it says at which entry the rules gave up.
    let result = catch_unwind(AssertUnwindSafe(|| walk.finish()));
    let defect = match result {
        Ok(Ok(())) => return Ok(walk.extent),
        Ok(Err(broken)) => Defect::Broken(broken),
        Err(panic) => Defect::Panicked(message(panic.as_ref())),
    };
    let record = walk.recorder.clone().finish();
    Err(Failure {
        setup: setup.name().to_owned(),
        case,
        step: record.entries.len(),
        defect,
        record: record.to_json(),
    })
}

fn message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
    text.unwrap_or("without a message").to_owned()
}

/// What the law needs luck for.
#[derive(Clone, Copy)]
enum Purpose {
    /// Whether to look at a state.
    Look,
    /// To look at it.
    Examine,
}

struct Walk<G: Lively> {
    players: usize,
    case: Case,
    thoroughness: Thoroughness,
    recorder: Recorder<G>,
    /// What the players feel like; the luck of the game is the recorder's.
    whims: FastChance,
    happened: Vec<(Audience, G::Event)>,
    plans: Plans<G>,
    holdings: Vec<u32>,
    extent: Extent,
}

impl<G: Lively> Walk<G> {
    fn begin(setup: &Setup<G>, case: Case, thoroughness: Thoroughness) -> Walk<G> {
        let players = setup.players();
        let seats = Seat::first(players).map(|seat| seat.to_string()).collect();
        let seed = Seed::from_number(case.seed, "laws");
        let recorder = Recorder::new(setup.options().clone(), setup.edition().clone(), seed, seats)
            .expect("a set-up is one that a game can begin with");
        Walk {
            players,
            case,
            thoroughness,
            holdings: G::holdings(recorder.state()),
            recorder,
            whims: FastChance::new(case.seed),
            happened: Vec::new(),
            plans: Plans::new(seed),
            extent: Extent::default(),
        }
    }

    /// How many entries the record has.
    fn steps(&self) -> usize {
        (self.extent.decisions + self.extent.withdrawals) as usize
    }

    fn finish(&mut self) -> Result<(), Broken> {
        while !self.at_the_end()? {
            if self.luck_of_the_law(Purpose::Look).below(self.thoroughness.every) == 0 {
                self.examine()?;
            }
            self.step()?;
        }
        self.examine()?;
        self.extent.games += 1;
        documents::record(&self.recorder.clone().finish(), self.recorder.state(), &self.happened)
    }

    /// The cheap laws; then: is the game over?
    fn at_the_end(&self) -> Result<bool, Broken> {
        let state = self.recorder.state();
        turns::check::<G>(state)?;
        holdings::check::<G>(&self.holdings, state)?;
        ending::within(self.thoroughness.bound, self.extent.decisions as usize)?;
        Ok(G::outcome(state).is_some())
    }

    /// All laws of a single state.
    fn examine(&mut self) -> Result<(), Broken> {
        self.extent.examined += 1;
        let mut luck = self.luck_of_the_law(Purpose::Examine);
        let (state, players, luck) = (self.recorder.state(), self.players, &mut luck);
        imagining::check::<G>(state, players, luck)?;
        documents::position::<G>(state)?;
        documents::views::<G>(state, players)?;
        legality::check::<G>(state, luck)?;
        ending::outcome::<G>(state, players)?;
        for seat in Seat::ALL {
            self.plans.check(state, seat)?;
        }
        secrecy::check::<G>(state, players, luck)?;
        if luck.below(PLAYOUT_EVERY) == 0 {
            let seat = Seat::new(luck.below(players as u32) as usize);
            let imagined = G::imagine(&G::view(state, Observer::Seat(seat)), luck);
            ending::playout::<G>(imagined, self.thoroughness.bound, luck)
                .map_err(|broken| broken.when(format_args!("from a state imagined by {seat}")))?;
        }
        Ok(())
    }

    /// Luck for the eyes of the law. It depends on the game and the step alone, not on the players' whims: a game
    /// is the same however closely it is watched, and a closer look finds what a casual one found.
    fn luck_of_the_law(&self, purpose: Purpose) -> FastChance {
        FastChance::for_game(self.case.seed, 2 * self.steps() as u64 + purpose as u64)
    }

    /// Somebody does something: any seat that is to act, not always the first.
    fn step(&mut self) -> Result<(), Broken> {
        let before = *self.recorder.state();
        let entry = if let Some(seat) = self.second_thoughts()? {
            self.extent.withdrawals += 1;
            Move::Withdraw(seat)
        } else {
            self.extent.decisions += 1;
            let to_act = G::to_act(&before);
            let n = self.whims.below(to_act.len() as u32) as usize;
            let seat = to_act.iter().nth(n).expect("n is below the number of seats to act");
            let index = self.case.policy.choose::<G>(G::legal(&before, seat), &mut self.whims);
            Move::Act(seat, legality::numbered::<G>(index)?)
        };
        self.recorder.perform(entry, &mut self.happened).map_err(|refused| Broken {
            law: Law::Legality,
            why: format!("{entry} is offered but refused: {refused}"),
        })?;
        self.plans.note(self.steps(), entry, &before, self.recorder.state());
        Ok(())
    }

    /// Now and then somebody tries to take their choice back; the answer is who did.
    fn second_thoughts(&mut self) -> Result<Option<Seat>, Broken> {
        if self.whims.below(100) >= self.case.withdrawals {
            return Ok(None);
        }
        let seat = Seat::new(self.whims.below(self.players as u32) as usize);
        Ok(self.plans.check(self.recorder.state(), seat)?.then_some(seat))
    }
}
