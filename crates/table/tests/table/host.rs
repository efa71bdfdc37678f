//! A host for tests: it goes round in the circle that `table` describes, with a clock that is set by hand, and with
//! players that choose by chance.

use std::collections::BTreeMap;
use std::fmt::Debug;

use table::{
    Board, By, Deed, Done, Errand, Granted, Pace, PersonId, Prompt, Quiet, Refused, Request, Rhythm, Setup,
    Stage, Table, Terms, Time,
};
use tabletop::{AskedOf, FastChance, Hosted, Lively, Observer, Seat, Seed, Way, Wish};

/// A game that tests can play.
pub(crate) trait Playable: Hosted + Lively {}
impl<G: Hosted + Lively> Playable for G {}

pub(crate) const RHYTHM: Rhythm = Rhythm { least: 1_000, spread: 2_000 };
pub(crate) const SECOND: i64 = 1_000;
pub(crate) const HOUR: i64 = 3_600 * SECOND;

/// When everything begins: ten in the morning of some day.
pub(crate) const BEGINNING: Time = Time(20_000 * 24 * HOUR + 10 * HOUR);

/// The host of every table. Persons 0 to 4 are for its seats, others are strangers.
pub(crate) const HOST: u64 = 100;

pub(crate) fn person(n: u64) -> PersonId {
    PersonId::from_random(n)
}

pub(crate) fn terms(pace: Pace) -> Terms {
    Terms {
        pace,
        open_counting: true,
        spectators: true,
        private_chat: false,
        public: true,
        stand_in: "novice".to_owned(),
    }
}

pub(crate) fn setup<G: Playable>(way: &Way<G>, terms: Terms) -> Setup<G> {
    Setup {
        game: G::NAME.to_owned(),
        options: way.options(),
        edition: G::Edition::default(),
        terms,
        host: person(HOST),
    }
}

/// The way to play with this many, in the last variant: the one with the most in it.
pub(crate) fn way<G: Playable>(players: usize) -> Way<G> {
    Way::all().filter(|way: &Way<G>| way.players() == players).last().expect("a number that can play")
}

pub(crate) type BoardOf<G> = Board<<G as Hosted>::Shown, AskedOf<G>>;

/// A table with a clock and a seed.
#[derive(Clone, Debug)]
pub(crate) struct Host<G: Playable> {
    pub(crate) table: Table<G>,
    pub(crate) now: Time,
    pub(crate) seed: u64,
}

impl<G: Playable> Host<G> {
    pub(crate) fn new(setup: Setup<G>, seed: u64) -> Host<G> {
        Host { table: Table::new(setup), now: BEGINNING, seed }
    }

    /// A game that has just begun, with persons 0, 1, … on all seats.
    pub(crate) fn begun(players: usize, pace: Pace, seed: u64) -> Host<G> {
        Host::begun_with(players, terms(pace), seed)
    }

    /// Everybody is asked in every window, unless a test wishes otherwise.
    pub(crate) fn begun_with(players: usize, terms: Terms, seed: u64) -> Host<G> {
        let mut host = Host::begun_by_default(players, terms, seed);
        for who in 0..players as u64 {
            host.must(who, Request::Wish { wishes: everywhere::<G>(&host, Wish::Always) });
        }
        host
    }

    /// In windows everybody is asked as the game has it.
    pub(crate) fn begun_by_default(players: usize, terms: Terms, seed: u64) -> Host<G> {
        let mut host = Host::new(setup(&way(players), terms), seed);
        for seat in Seat::first(players) {
            host.must(seat.index() as u64, Request::Sit { seat, colour: None });
        }
        host.must(HOST, Request::Start);
        host
    }

    pub(crate) fn wait(&mut self, milliseconds: i64) {
        self.now = self.now.plus(milliseconds);
    }

    // ---- requests and deeds

    /// What a request comes to, without doing it.
    pub(crate) fn grant(&self, who: PersonId, request: Request) -> Result<Granted<G::Action>, Refused> {
        self.grant_quiet(who, None, request)
    }

    pub(crate) fn grant_quiet(
        &self,
        who: PersonId,
        quiet: Option<Quiet>,
        request: Request,
    ) -> Result<Granted<G::Action>, Refused> {
        let granted = self.table.grant(who, quiet, request, || Seed::from_number(self.seed, "table"))?;
        if let Granted::Deed(deed) = &granted {
            self.table.prepare(self.now, deed.clone())?;
        }
        Ok(granted)
    }

    /// Does what was granted; a draft is nothing to tell.
    pub(crate) fn carry_out(&mut self, granted: Granted<G::Action>) -> Result<Option<Done<G>>, Refused> {
        match granted {
            Granted::Deed(deed) => {
                let prepared = self.table.prepare(self.now, deed)?;
                Ok((!prepared.is_idle()).then(|| self.table.commit(prepared)))
            }
            Granted::Draft { seat, draft } => {
                self.table.keep_draft(seat, draft);
                Ok(None)
            }
        }
    }

    pub(crate) fn perform(&mut self, deed: Deed) -> Result<Done<G>, Refused> {
        let prepared = self.table.prepare(self.now, deed)?;
        Ok(self.table.commit(prepared))
    }

    pub(crate) fn ask(&mut self, who: u64, request: Request) -> Result<Option<Done<G>>, Refused> {
        let granted = self.grant(person(who), request)?;
        self.carry_out(granted)
    }

    /// A request that is granted.
    pub(crate) fn must(&mut self, who: u64, request: Request) -> Option<Done<G>> {
        self.ask(who, request).expect("the request is granted")
    }

    /// Why a request is refused.
    pub(crate) fn refusal(&self, who: u64, request: Request) -> Refused {
        self.grant(person(who), request).expect_err("the request is refused")
    }

    // ---- looking

    pub(crate) fn board(&self, observer: Observer) -> BoardOf<G> {
        self.table.board(observer)
    }

    pub(crate) fn observers(&self) -> Vec<Observer> {
        Observer::all(self.table.status().seats.len()).collect()
    }

    pub(crate) fn prompt(&self, who: u64) -> Prompt<G::Shown, AskedOf<G>> {
        let seat = self.table.observer(person(who)).seat().expect("they sit");
        self.table.prompt(seat).expect("they are asked")
    }

    pub(crate) fn is_asked(&self, who: u64) -> bool {
        self.table.awaits(person(who))
    }

    /// Those who are asked and decide themselves.
    pub(crate) fn asked(&self) -> Vec<u64> {
        let people = self.table.people().into_iter().map(PersonId::number);
        people.filter(|&who| self.is_asked(who)).collect()
    }

    pub(crate) fn is_playing(&self) -> bool {
        *self.table.stage() == Stage::Playing
    }

    pub(crate) fn deadline(&self, seat: Seat) -> Option<Time> {
        self.table.status().seats[seat.index()].deadline
    }

    pub(crate) fn left(&self, seat: Seat) -> i64 {
        self.table.status().seats[seat.index()].left.expect("a live pace")
    }

    // ---- playing

    pub(crate) fn choose(&mut self, who: u64, action: &str) {
        let question = self.prompt(who).question;
        self.must(who, Request::Choose { question, action: action.to_owned() });
    }

    /// Drafts by chance until nothing is left to choose, without sealing.
    pub(crate) fn draft(&mut self, who: u64, luck: &mut FastChance) {
        while let choices = self.prompt(who).choices
            && !choices.is_empty()
        {
            self.choose(who, pick::<String>(&choices, luck));
        }
    }

    pub(crate) fn seal(&mut self, who: u64) -> Option<Done<G>> {
        let question = self.prompt(who).question;
        self.must(who, Request::Seal { question, actions: Vec::new() })
    }

    /// Drafts by chance and seals.
    pub(crate) fn play(&mut self, who: u64, luck: &mut FastChance) {
        self.draft(who, luck);
        self.seal(who);
    }

    /// Everybody plays by chance until something is the case, or the game is over.
    pub(crate) fn play_until(&mut self, luck: &mut FastChance, enough: impl Fn(&Host<G>) -> bool) -> bool {
        while self.is_playing() {
            if enough(self) {
                return true;
            }
            let who = *self.asked().first().expect("somebody is asked");
            self.play(who, luck);
        }
        false
    }

    /// The most urgent errand.
    pub(crate) fn next_errand(&self) -> Option<Errand<G>> {
        self.table.errands(RHYTHM).into_iter().next()
    }

    /// What an errand comes to, with a bot that chooses by chance.
    pub(crate) fn answer(&self, errand: &Errand<G>, luck: &mut FastChance) -> Deed {
        let mut plan = errand.plan.clone();
        while let Some(legal) = plan.legal() {
            let index = G::uniform(legal, luck);
            plan.choose(G::action(index).expect("a legal action")).expect("a legal action is accepted");
        }
        self.table.plan(&plan, errand.by)
    }

    /// Waits for the most urgent errand and does it.
    pub(crate) fn run_errand(&mut self, luck: &mut FastChance) -> Option<Done<G>> {
        let errand = self.next_errand()?;
        self.now = self.now.max(errand.due);
        let deed = self.answer(&errand, luck);
        Some(self.perform(deed).expect("what is due is possible"))
    }

    /// Who decided on the last plan.
    pub(crate) fn last_by(&self) -> Option<By> {
        self.table
            .log()
            .iter()
            .rev()
            .find_map(|entry| if let Deed::Plan { by, .. } = &entry.deed { Some(*by) } else { None })
    }
}

/// The same wish for every kind of window that a table's game has.
pub(crate) fn everywhere<G: Playable>(host: &Host<G>, wish: Wish) -> BTreeMap<String, Wish> {
    let windows = G::windows(&host.table.setup().options).iter();
    windows.map(|window| (window.kind.to_owned(), wish)).collect()
}

/// Is somebody asked in the open for at least two choices, one after the other?
pub(crate) fn two_choices_follow<G: Playable>(host: &Host<G>) -> bool {
    let &[who] = host.asked().as_slice() else { return false };
    let Some(first) = host.prompt(who).choices.first().cloned() else { return false };
    let mut tried = host.clone();
    tried.choose(who, &first);
    let next = tried.prompt(who);
    next.may_seal && next.choices.len() > 1
}

pub(crate) fn pick<'c, T>(choices: &'c [T], luck: &mut FastChance) -> &'c T {
    &choices[tabletop::Chance::below(luck, choices.len() as u32) as usize]
}

pub(crate) fn all_actions<G: Playable>() -> impl Iterator<Item = G::Action> {
    (0..G::ACTIONS).filter_map(G::action)
}

/// `true` in one of so many cases.
pub(crate) fn one_in(n: u32, luck: &mut FastChance) -> bool {
    tabletop::Chance::below(luck, n) == 0
}

/// The same bytes for equal things: what is compared is what would be sent.
pub(crate) fn bytes(thing: &(impl serde::Serialize + Debug)) -> String {
    serde_json::to_string(thing).expect("it is written")
}
