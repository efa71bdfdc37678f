//! One game at a real table, without its people: somebody on seat A wishes to be asked like this, and answers whatever
//! really waits for them as a regular bot would.

use std::collections::BTreeMap;

use anyhow::{Context as _, Result, anyhow, bail};
use bots::{Asked, Bot, Level, Player as _, Trained};
use table::{By, Deed, Granted, Pace, PersonId, Request, Rhythm, Setup, Table, Terms, Time, Trial};
use tabletop::{Hosted, Seat, Seed, Way, Wish};

/// How long the server lets bots and passes wait.
const RHYTHM: Rhythm = Rhythm { least: 700, spread: 1_100 };

/// How long a person looks at a window before they answer, in milliseconds.
const WINDOW: i64 = 4_000;

/// How long a person takes for any other question, in milliseconds.
const TURN: i64 = 8_000;

/// No plan has more choices than this.
const LONGEST_PLAN: usize = 200;

/// What came of one game, or of several.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) rounds: u32,
    /// Windows that waited for the person.
    pub(crate) windows: u32,
    /// Everything that waited for the person, windows too.
    pub(crate) questions: u32,
    /// Windows that passed them by.
    pub(crate) passed: u32,
    /// Milliseconds that everybody spent on windows for the person: asked, or passed by.
    pub(crate) waited: i64,
    /// Milliseconds of the whole game.
    pub(crate) lasted: i64,
}

impl Tally {
    pub(crate) fn add(&mut self, other: Tally) {
        self.rounds += other.rounds;
        self.windows += other.windows;
        self.questions += other.questions;
        self.passed += other.passed;
        self.waited += other.waited;
        self.lasted += other.lasted;
    }
}

/// Plays a game in which the person on seat A wishes this in every window, or what the game has.
pub(crate) fn evening<G: Hosted + Trained>(
    way: &Way<G>,
    number: u64,
    wish: Option<Wish>,
    level: Level,
) -> Result<Tally> {
    let mut evening = Evening::<G>::begin(way, number, wish, level)?;
    while evening.go_on()? {}
    Ok(evening.tally)
}

struct Evening<G: Hosted> {
    table: Table<G>,
    /// The same game as the table's, to ask it what a table tells nobody.
    state: G::State,
    step: u64,
    seed: Seed,
    level: Level,
    now: Time,
    moods: u64,
    tally: Tally,
}

impl<G: Hosted + Trained> Evening<G> {
    fn begin(way: &Way<G>, number: u64, wish: Option<Wish>, level: Level) -> Result<Evening<G>> {
        let terms = Terms {
            pace: Pace::Free,
            open_counting: true,
            spectators: true,
            private_chat: false,
            public: false,
            stand_in: level.to_string(),
        };
        let (host, edition) = (PersonId::from_random(1), G::Edition::default());
        let seed = Seed::from_number(number, "windows");
        let state = G::begin(&way.options(), &edition, &mut seed.stream(0))?;
        let setup = Setup { game: G::NAME.to_owned(), options: way.options(), edition, terms, host };
        let mut evening = Evening {
            table: Table::new(setup),
            state,
            step: 0,
            seed,
            level,
            now: Time(0),
            moods: number << 32,
            tally: Tally { rounds: 1, ..Tally::default() },
        };
        evening.ask(host, Request::Sit { seat: Seat::A, colour: None })?;
        for seat in Seat::first(way.players()).skip(1) {
            evening.ask(host, Request::SeatBot { seat, level: level.to_string() })?;
        }
        evening.ask(host, Request::Start)?;
        if let Some(wish) = wish {
            let windows = G::windows(&way.options()).iter();
            let wishes: BTreeMap<_, _> = windows.map(|window| (window.kind.to_owned(), wish)).collect();
            evening.ask(host, Request::Wish { wishes })?;
        }
        Ok(evening)
    }

    fn ask(&mut self, person: PersonId, request: Request) -> Result<()> {
        match self.table.grant(person, None, request, || self.seed)? {
            Granted::Deed(deed) => self.perform(deed),
            Granted::Draft { .. } => bail!("nobody drafts here"),
        }
    }

    fn perform(&mut self, deed: Deed) -> Result<()> {
        let prepared = self.table.prepare(self.now, deed)?;
        self.table.commit(prepared);
        Ok(())
    }

    /// Whoever is first answers; `false` once the game is over.
    fn go_on(&mut self) -> Result<bool> {
        if self.table.stage().is_over() {
            self.tally.lasted = self.now.since(Time(0));
            return Ok(false);
        }
        let prompt = self.table.prompt(Seat::A);
        let errands = self.table.errands(RHYTHM);
        let due = errands.first().cloned();
        let mine = prompt.filter(|_| self.table.errand(Seat::A, RHYTHM).is_none());
        let asked = self.table.status().seats[0].asked.unwrap_or(self.now);
        if let Some(prompt) = mine {
            let takes = if prompt.window { WINDOW } else { TURN };
            let answered = asked.plus(takes);
            if due.as_ref().is_none_or(|errand| answered <= errand.due) {
                self.tally.questions += 1;
                if prompt.window {
                    self.tally.windows += 1;
                    self.tally.waited += takes;
                }
                self.now = self.now.max(answered);
                return self.answer(Trial::new(&self.state, Seat::A), By::Person);
            }
        }
        let errand = due.context("somebody is asked while a game runs")?;
        self.now = self.now.max(errand.due);
        if errand.plan.seat() == Seat::A && G::kind(&self.state, Seat::A).is_some() {
            self.tally.passed += 1;
            self.tally.waited += errand.due.since(asked);
        }
        self.answer(errand.plan, errand.by)
    }

    /// A bot completes the plan, and it is sealed.
    fn answer(&mut self, mut plan: Trial<G>, by: By) -> Result<bool> {
        self.moods += 1;
        let mut bot = Bot::new(self.level, self.moods);
        for _ in 0..LONGEST_PLAN {
            let Some(legal) = plan.legal() else { break };
            let asked: Asked<'_, G> = Asked { seat: plan.seat(), view: &plan.view(), legal };
            let action = G::action(bot.choose(&asked)).context("bots choose legal actions")?;
            plan.choose(action).map_err(|_| anyhow!("bots choose legal actions"))?;
        }
        let (round, seat) = (G::round(&self.state), plan.seat());
        for &action in plan.actions() {
            self.step += 1;
            G::apply(&mut self.state, seat, action, &mut self.seed.stream(self.step), &mut ())
                .map_err(|_| anyhow!("the table plays the same game"))?;
        }
        self.perform(self.table.plan(&plan, by))?;
        self.tally.rounds += u32::from(G::round(&self.state) != round && G::outcome(&self.state).is_none());
        Ok(true)
    }
}
