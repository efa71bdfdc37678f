//! A table at which everything happens that can happen at one.
//!
//! Anna and Ben play the beginning of a game, agree on this and that, and part. What Anna hears of it are the examples of
//! what a server says.

use std::collections::BTreeMap;

use table::{
    By, Deed, Errand, Frame, FrameOf, Granted, Matter, PersonId, Request, Rhythm, Setup, Table, Time, Until,
};
use tabletop::game::Actions as _;
use tabletop::{Hosted, Observer, Seat, Seed, Way, Wish};

use super::people;

/// Bots do not wait.
const AT_ONCE: Rhythm = Rhythm { least: 0, spread: 0 };

/// The story of a table.
#[derive(Debug)]
pub(super) struct Story<G: Hosted> {
    /// The table as it stands.
    pub(super) table: Table<G>,
    /// What Anna was sent.
    pub(super) heard: Vec<FrameOf<G>>,
    clock: Time,
}

impl<G: Hosted> Story<G> {
    /// Two people sit down at a table for as few as can play.
    pub(super) fn begin() -> Story<G> {
        // One with windows if there is one, or nobody could wish anything of them.
        let has_windows = |way: &Way<G>| !G::windows(&way.options()).is_empty();
        let way = Way::<G>::all().find(has_windows).or_else(|| Way::<G>::all().next());
        let way = way.expect("a game can be played somehow");
        let setup = Setup {
            game: G::NAME.to_owned(),
            options: way.options(),
            edition: G::Edition::default(),
            terms: people::terms(),
            host: people::anna(),
        };
        let mut story = Story { table: Table::new(setup), heard: Vec::new(), clock: people::EVENING };
        story.gather(way.players());
        story
    }

    fn gather(&mut self, players: usize) {
        self.ask(people::anna(), Request::Sit { seat: Seat::A, colour: None });
        self.ask(people::ben(), Request::Sit { seat: Seat::B, colour: None });
        self.ask(people::ben(), Request::Leave);
        self.ask(people::ben(), Request::Sit { seat: Seat::B, colour: None });
        self.ask(people::ben(), Request::Colour { colour: table::Colour::Green });
        for seat in Seat::first(players).skip(2) {
            self.ask(people::anna(), Request::SeatBot { seat, level: "novice".to_owned() });
        }
        self.ask(people::anna(), Request::Say { text: "Good luck!".to_owned() });
        self.ask(people::anna(), Request::Start);
    }

    /// Plays on until Anna can draft something of more than one choice; then the first is drafted.
    #[must_use]
    pub(super) fn drafting(mut self) -> Story<G> {
        loop {
            if let Some(prompt) = self.table.prompt(Seat::A).filter(|prompt| !prompt.choices.is_empty()) {
                let choice = Request::Choose { question: prompt.question, action: prompt.choices[0].clone() };
                self.ask(people::anna(), choice);
                return self;
            }
            self.play_one();
        }
    }

    /// Lets everything else happen.
    #[must_use]
    pub(super) fn finished(mut self) -> Story<G> {
        self.ask(people::anna(), Request::Stand { until: Some(Until::NextRound) });
        // In the order of a round the windows in the middle are the most telling.
        let windows = G::windows(&self.table.setup().options);
        if let Some(window) = windows.get(windows.len() / 2) {
            let wishes = BTreeMap::from([(window.kind.to_owned(), Wish::Never)]);
            self.ask(people::anna(), Request::Wish { wishes });
            self.ask(people::anna(), Request::Hold { hold: true });
        }
        self.ask(people::anna(), Request::Quiet { quiet: Some(people::night()) });
        while !self.heard.iter().any(is_about_the_game) {
            self.play_one();
        }
        self.vote(Matter::Pause);
        self.vote(Matter::Resume);
        while !self.wait_for(people::ben()) {
            self.play_one();
        }
        self.do_it(Deed::Interrupted { from: self.clock });
        self.ask(people::ben(), Request::Leave);
        self.ask(people::ben(), Request::Return);
        self.ask(people::ben(), Request::Resign);
        self.ask(people::anna(), Request::Vote { matter: Matter::Abandon, yes: true });
        self.ask(people::anna(), Request::Vote { matter: Matter::Rematch, yes: true });
        self.do_it(Deed::Rematched { table: people::next_table() });
        self
    }

    /// If this person is asked, their time runs out.
    fn wait_for(&mut self, person: PersonId) -> bool {
        let errands = self.table.errands(AT_ONCE);
        let due = errands
            .into_iter()
            .find(|errand| errand.by == By::Deadline && self.table.observer(person).is(errand.plan.seat()));
        let Some(errand) = due else { return false };
        self.clock = errand.due;
        self.complete(errand);
        true
    }

    /// Whoever is asked first chooses the first that they can.
    fn play_one(&mut self) {
        let errand =
            self.table.errands(AT_ONCE).into_iter().next().expect("somebody is asked while a game runs");
        let by = if errand.by == By::Deadline { By::Person } else { errand.by };
        self.complete(Errand { by, ..errand });
    }

    fn complete(&mut self, Errand { mut plan, by, .. }: Errand<G>) {
        while let Some(legal) = plan.legal() {
            let first = legal.nth(0).and_then(G::action).expect("whoever is asked can choose (law 1)");
            plan.choose(first).expect("what is legal is accepted (law 7)");
        }
        self.do_it(self.table.plan(&plan, by));
    }

    fn vote(&mut self, matter: Matter) {
        self.ask(people::anna(), Request::Vote { matter, yes: true });
        self.ask(people::ben(), Request::Vote { matter, yes: true });
    }

    /// A person asks for something, and it is done.
    fn ask(&mut self, person: PersonId, request: Request) {
        let seed = || Seed::from_number(1, "example");
        match self.table.grant(person, None, request, seed).expect("the story is possible") {
            Granted::Deed(deed) => self.do_it(deed),
            Granted::Draft { seat, draft } => self.table.keep_draft(seat, draft),
        }
    }

    fn do_it(&mut self, deed: Deed) {
        self.clock = self.clock.plus(4000);
        let prepared = self.table.prepare(self.clock, deed).expect("the story is possible");
        let done = self.table.commit(prepared);
        self.heard.extend(self.table.frame(Observer::Seat(Seat::A), &done));
    }
}

/// Did something happen in the game?
pub(super) fn is_about_the_game<V, E, A>(frame: &Frame<V, E, A>) -> bool {
    frame.news.iter().any(|news| matches!(news, table::News::Event { .. }))
}
