//! An evening at a table as an input tells it: who asks for what, how time passes, what is done when it is due.
//!
//! Nothing is checked here: [`table`](mod@crate::table) looks on, and [`log`](mod@crate::log) wants what was written
//! down.

use std::collections::BTreeMap;

use arbitrary::{Arbitrary, Unstructured};
use table::{
    Closing, Colour, Deed, Done, Draft, Errand, Granted, LONGEST_SAYING, Matter, Pace, PersonId, Prompt,
    Quiet, Refused, Request, Rhythm, Setup, Stage, Table, Terms, Time, Until,
};
use tabletop::game::Actions as _;
use tabletop::{Hosted, Seat, Seed, Wish};

use crate::way;

/// No more steps than this are taken, to keep an input quick.
const LONGEST: usize = 200;

/// How long bots wait.
pub(crate) const RHYTHM: Rhythm = Rhythm { least: 1_000, spread: 2_000 };

const SECOND: i64 = 1_000;

/// When everything begins: ten in the morning of some day.
const BEGINNING: Time = Time((20_000 * 24 + 10) * 3_600 * SECOND);

/// The host of every table. Persons 0 to 4 are for its seats, others are strangers.
const HOST: u64 = 100;

/// Everybody who may ask for something.
pub(crate) const PEOPLE: [u64; 8] = [0, 1, 2, 3, 4, HOST, 200, 201];

const PACES: [Pace; 5] = [
    Pace::Free,
    Pace::Live { seconds: 30, increment: 0 },
    Pace::Live { seconds: 60, increment: 5 },
    Pace::Days { hours: 6 },
    Pace::Days { hours: 336 },
];

/// An evening at a table.
#[derive(Arbitrary, Debug)]
pub struct Evening {
    /// Chooses the game.
    pub game: u8,
    way: u8,
    pace: u8,
    /// One bit for each of the terms that are yes or no.
    terms: u8,
    seed: u64,
    /// One bit for each seat: does a person sit there, or a bot? If none of the other three is set, nobody has come yet.
    gathered: u8,
    #[arbitrary(with = to_the_end)]
    steps: Vec<Step>,
}

/// Steps as long as there are bytes. A list as `arbitrary` reads it has two or three things in it, unless every second
/// byte happens to say otherwise.
fn to_the_end(bytes: &mut Unstructured) -> arbitrary::Result<Vec<Step>> {
    let mut steps = Vec::new();
    while !bytes.is_empty() && steps.len() < LONGEST {
        steps.push(bytes.arbitrary()?);
    }
    Ok(steps)
}

/// Something that happens on such an evening.
#[derive(Arbitrary, Debug)]
pub(crate) enum Step {
    /// Somebody asks for something: mostly in vain.
    Anything { who: u8, what: u8, seat: u8, number: u16 },
    /// Somebody who is asked goes on with their plan.
    Sensible { who: u8, what: u8, nth: u8 },
    /// The most urgent errand is done; a plan that is not whole is completed with the nth legal choices.
    Due { nth: u8 },
    /// An errand takes long: it is begun now and done at the next step of this kind, if it is still of use.
    Slow { seat: u8, nth: u8 },
    /// Time passes, with the server or without it.
    Wait { seconds: u16, interrupted: bool },
}

/// What a step comes to.
#[derive(Debug)]
pub(crate) enum Attempt {
    Ask(PersonId, Option<Quiet>, Request),
    Do(Deed),
}

/// What came of an attempt.
#[derive(Debug)]
pub(crate) enum Happened<G: Hosted> {
    Done(Done<G>),
    Drafted(Seat, Draft<G::Action>),
}

impl Evening {
    pub(crate) fn host<G: Hosted>(&self) -> Host<G> {
        let table = Table::new(self.setup());
        Host { table, now: BEGINNING, seed: Seed::from_number(self.seed, "fuzz"), slow: None }
    }

    fn setup<G: Hosted>(&self) -> Setup<G> {
        let agreed = |bit: u8| self.terms >> bit & 1 == 1;
        let terms = Terms {
            pace: PACES[usize::from(self.pace) % PACES.len()],
            open_counting: agreed(0),
            spectators: agreed(1),
            private_chat: agreed(2),
            public: agreed(3),
            stand_in: "novice".to_owned(),
        };
        let options = way::<G>(self.way.into()).options();
        Setup { game: G::NAME.to_owned(), options, edition: G::Edition::default(), terms, host: person(HOST) }
    }

    /// How all come together, if they do: so that games begin without the input finding out how.
    pub(crate) fn opening<G: Hosted>(&self) -> Vec<Attempt> {
        if self.gathered >> Seat::ALL.len() == 0 {
            return Vec::new();
        }
        let ask =
            |who: u64, request| Attempt::Ask(person(who), quiet(who as u16 ^ self.seed as u16), request);
        let sit = |seat: Seat| {
            if self.gathered >> seat.index() & 1 == 1 {
                ask(seat.index() as u64, Request::Sit { seat, colour: None })
            } else {
                ask(HOST, Request::SeatBot { seat, level: "novice".to_owned() })
            }
        };
        let seats = Seat::first(way::<G>(self.way.into()).players());
        seats.map(sit).chain([ask(HOST, Request::Start)]).collect()
    }

    pub(crate) fn steps(&self) -> &[Step] {
        &self.steps
    }
}

/// A table with a clock that is set by hand.
#[derive(Debug)]
pub(crate) struct Host<G: Hosted> {
    pub(crate) table: Table<G>,
    now: Time,
    seed: Seed,
    /// An errand that takes long: what it answers may no longer be asked when it is done.
    slow: Option<Errand<G>>,
}

impl<G: Hosted> Host<G> {
    /// The host of a table that was found as it stands.
    pub(crate) fn of(table: Table<G>) -> Host<G> {
        Host { table, now: BEGINNING, seed: Seed::from_number(0, "fuzz"), slow: None }
    }

    /// What a step comes to; nothing if only time passes.
    pub(crate) fn attempt(&mut self, step: &Step) -> Option<Attempt> {
        match *step {
            // Rarely: nothing happens at a closed table.
            Step::Anything { what: 255, .. } => {
                Some(Attempt::Do(Deed::Closed { why: Closing::Operator { reason: "fuzz".to_owned() } }))
            }
            Step::Anything { who, what, seat, number } => {
                let request = self.anything(what, any(&Seat::ALL, seat), number);
                Some(Attempt::Ask(person(any(&PEOPLE, who)), quiet(number), request))
            }
            Step::Sensible { who, what, nth } => self.sensible(who.into(), what, nth),
            Step::Due { nth } => self.due(nth).map(Attempt::Do),
            Step::Slow { seat, nth } => self.slow(any(&Seat::ALL, seat), nth).map(Attempt::Do),
            Step::Wait { seconds, interrupted } => {
                let from = self.now;
                self.now = self.now.plus(i64::from(seconds) * SECOND);
                interrupted.then_some(Attempt::Do(Deed::Interrupted { from }))
            }
        }
    }

    /// Goes round once in the circle that `table` describes.
    pub(crate) fn carry_out(&mut self, attempt: Attempt) -> Result<Happened<G>, Refused> {
        let deed = match attempt {
            Attempt::Do(deed) => deed,
            Attempt::Ask(who, quiet, request) => match self.table.grant(who, quiet, request, || self.seed)? {
                Granted::Deed(deed) => deed,
                Granted::Draft { seat, draft } => {
                    self.table.keep_draft(seat, draft.clone());
                    return Ok(Happened::Drafted(seat, draft));
                }
            },
        };
        let prepared = self.table.prepare(self.now, deed)?;
        Ok(Happened::Done(self.table.commit(prepared)))
    }

    /// Those who are asked and decide themselves.
    pub(crate) fn asked(&self) -> Vec<PersonId> {
        self.table.people().into_iter().filter(|&who| self.table.awaits(who)).collect()
    }

    /// What somebody who is asked might do next.
    fn sensible(&self, who: usize, what: u8, nth: u8) -> Option<Attempt> {
        let asked = self.asked();
        let who = *asked.get(who % asked.len().max(1))?;
        let prompt = self.table.prompt(self.table.observer(who).seat()?)?;
        let question = prompt.question;
        let choice = nth_of(&prompt.choices, nth);
        let request = match (what % 8, choice) {
            (0, _) if prompt.chosen > 0 => Request::Undo { question },
            (1, _) => Request::Reset { question },
            (2 | 3, _) if prompt.may_seal => Request::Seal { question, actions: Vec::new() },
            (5, _) => Request::Draft { question, actions: backwards(&prompt, nth) },
            (4, Some(choice)) => Request::Seal { question, actions: vec![choice.clone()] },
            (_, Some(choice)) => Request::Choose { question, action: choice.clone() },
            (_, None) => Request::Seal { question, actions: Vec::new() },
        };
        Some(Attempt::Ask(who, None, request))
    }

    /// How many kinds of request there are.
    pub(crate) const KINDS: u8 = 25;

    /// Anything that can be asked of a table.
    pub(crate) fn anything(&self, what: u8, seat: Seat, number: u16) -> Request {
        // The question that is asked, or one beside it.
        let asked = self.table.question(seat).unwrap_or(1);
        let question = (asked + u32::from(number % 4)).saturating_sub(1);
        match what % Self::KINDS {
            0 => Request::Sit { seat, colour: some(&Colour::ALL, number) },
            1 => Request::Leave,
            2 => Request::Colour { colour: any(&Colour::ALL, number) },
            3 => Request::SeatBot { seat, level: "regular".to_owned() },
            4 => Request::Clear { seat },
            5 => Request::Start,
            6 => Request::Cancel,
            7 => Request::Replace { seat },
            8 => Request::Choose { question, action: action::<G>(number) },
            9 => Request::Undo { question },
            10 => Request::Reset { question },
            11 => Request::Seal { question, actions: vec![action::<G>(number); usize::from(number % 3)] },
            12 => Request::Withdraw,
            13 => Request::Stand { until: some(&UNTIL, number) },
            14 => Request::Quiet { quiet: quiet(number) },
            15 => Request::Say { text: text(number) },
            16 => Request::Vote { matter: any(&Matter::ALL, number), yes: true },
            17 => Request::Vote { matter: any(&Matter::ALL, number), yes: false },
            18 => Request::Resume,
            19 => Request::Resign,
            20 => Request::Draft { question, actions: vec![action::<G>(number); usize::from(number % 80)] },
            21 => Request::Play { question, actions: vec![action::<G>(number); usize::from(number % 3)] },
            22 => Request::Wish { wishes: wishes::<G>(number) },
            23 => Request::Hold { hold: number.is_multiple_of(2) },
            _ => Request::Return,
        }
    }

    /// The most urgent errand, when it is due.
    pub(crate) fn due(&mut self, nth: u8) -> Option<Deed> {
        let errand = self.table.errands(RHYTHM).into_iter().next()?;
        self.now = self.now.max(errand.due);
        Some(self.answer(errand, nth))
    }

    fn slow(&mut self, seat: Seat, nth: u8) -> Option<Deed> {
        let Some(errand) = self.slow.take() else {
            self.slow = self.table.errand(seat, RHYTHM);
            return None;
        };
        let asked = self.table.question(errand.plan.seat());
        let of_use = *self.table.stage() == Stage::Playing && asked == Some(errand.question);
        of_use.then(|| self.answer(errand, nth))
    }

    /// What an errand comes to, with a bot that always takes the nth choice.
    fn answer(&self, errand: Errand<G>, nth: u8) -> Deed {
        let Errand { mut plan, mut waiting, by, .. } = errand;
        while let Some(legal) = plan.legal() {
            let index = legal.nth(place(legal.len(), nth)).expect("a place below their number");
            let choice = G::action(index).expect("legal actions have an index of the game");
            assert!(plan.go_on(&mut waiting, choice).is_ok(), "{choice} is legal and refused");
        }
        self.table.plan(&plan, by)
    }
}

const UNTIL: [Until; 3] = [Until::SomebodyPlays, Until::ItConcernsMe, Until::NextRound];

pub(crate) fn person(n: u64) -> PersonId {
    PersonId::from_random(n)
}

/// The nth of so many; the last one can be named without knowing how many there are.
fn place(count: usize, nth: u8) -> usize {
    if nth == u8::MAX { count - 1 } else { usize::from(nth) % count }
}

/// What is planned and some of what is offered, the last first: whoever plans need not know the order of the rules.
fn backwards<S, A>(prompt: &Prompt<S, A>, nth: u8) -> Vec<String> {
    let offered = [&prompt.choices, &prompt.later].into_iter().flatten();
    let more = offered.skip(usize::from(nth % 4)).step_by(usize::from(nth % 5) + 1).take(8);
    let mut plan: Vec<String> = prompt.plan.iter().chain(more).cloned().collect();
    plan.reverse();
    plan
}

fn nth_of<T>(things: &[T], nth: u8) -> Option<&T> {
    (!things.is_empty()).then(|| &things[place(things.len(), nth)])
}

fn any<T: Copy>(things: &[T], number: impl Into<usize>) -> T {
    things[number.into() % things.len()]
}

/// One of them, or none.
fn some<T: Copy>(things: &[T], number: u16) -> Option<T> {
    things.get(usize::from(number) % (things.len() + 1)).copied()
}

/// A wish for one kind of window of the game, or for one that there is not.
fn wishes<G: Hosted>(number: u16) -> BTreeMap<String, Wish> {
    let kinds = tabletop::Way::<G>::all().flat_map(|way| G::windows(&way.options()));
    let kinds: Vec<_> = kinds.map(|window| window.kind).chain(["nowhere"]).collect();
    BTreeMap::from([(any(&kinds, number).to_owned(), any(&Wish::ALL, number / 7))])
}

fn quiet(number: u16) -> Option<Quiet> {
    Quiet::new(number % 1500, number.wrapping_mul(7) % 1440).ok()
}

fn action<G: Hosted>(number: u16) -> String {
    let action = G::action(usize::from(number) % (G::ACTIONS + 1));
    action.map_or("nothing of the kind".to_owned(), |action| action.to_string())
}

fn text(number: u16) -> String {
    let length = any(&[0, 1, LONGEST_SAYING, LONGEST_SAYING + 1], number % 4);
    any(&[" ", "ä"], number / 4).repeat(length)
}
