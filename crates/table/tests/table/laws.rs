//! Whatever people ask, in whatever order: the laws of a table hold.

use eschnapur::Eschnapur;
use morgenland::Morgenland;
use proptest::prelude::{Strategy, any};
use proptest::test_runner::{Config, RngSeed, TestRunner};
use table::{Closing, Deed, Errand, Matter, Pace, Refused, Request, Stage};
use tabletop::{Chance as _, FastChance, Seat, Way};

use crate::host::{HOST, HOUR, Host, Playable, RHYTHM, SECOND, one_in, person, setup, terms};
use crate::nonsense::{any_quiet, any_seat, anybody, anything, sensible};
use crate::replay::plans_stop_where_something_new_begins;
use crate::watched::Watched;

const PACES: [Pace; 4] = [
    Pace::Free,
    Pace::Live { seconds: 30, increment: 0 },
    Pace::Live { seconds: 60, increment: 5 },
    Pace::Days { hours: 6 },
];

/// No game takes more errands than this.
const MOST_ERRANDS: usize = 20_000;

/// One random evening.
#[derive(Clone, Debug)]
struct Evening {
    way: usize,
    pace: Pace,
    seed: u64,
    steps: u32,
}

fn evenings<G: Playable>() -> impl Strategy<Value = Evening> {
    let ways = Way::<G>::all().count();
    let pace = (0..PACES.len()).prop_map(|n| PACES[n]);
    (0..ways, pace, any::<u32>(), 0..400u32).prop_map(|(way, pace, seed, steps)| Evening {
        way,
        pace,
        seed: seed.into(),
        steps,
    })
}

/// Plays random evenings; they are the same at every run, so that a test does not fail by chance.
fn check<G: Playable>(cases: u32) {
    let config = Config {
        cases,
        failure_persistence: None,
        max_shrink_iters: 32,
        rng_seed: RngSeed::Fixed(0),
        ..Config::default()
    };
    let result = TestRunner::new(config).run(&evenings::<G>(), |evening| {
        Walk::<G>::begin(&evening).go(evening.steps);
        Ok(())
    });
    result.unwrap_or_else(|failure| panic!("{failure}"));
}

#[test]
fn the_laws_hold_at_tables_of_eschnapur() {
    check::<Eschnapur>(60);
}

#[test]
fn the_laws_hold_at_tables_of_morgenland() {
    check::<Morgenland>(60);
}

struct Walk<G: Playable> {
    watched: Watched<G>,
    luck: FastChance,
    /// An errand that takes long: what it answers may no longer be asked when it is done.
    under_way: Option<Errand<G>>,
}

impl<G: Playable> Walk<G> {
    fn begin(evening: &Evening) -> Walk<G> {
        let way = Way::<G>::all().nth(evening.way).expect("one of the ways");
        let mut terms = terms(evening.pace);
        terms.private_chat = evening.seed.is_multiple_of(2);
        terms.open_counting = evening.seed.is_multiple_of(3);
        let watched = Watched::new(Host::new(setup(&way, terms), evening.seed));
        Walk { watched, luck: FastChance::new(evening.seed), under_way: None }
    }

    fn go(mut self, steps: u32) {
        self.gather(steps / 8);
        for _ in 0..steps {
            self.step();
            self.laws();
        }
        self.finish();
    }

    /// People come and go, until the host fills the seats and begins.
    fn gather(&mut self, steps: u32) {
        for _ in 0..steps {
            self.ask_anything();
            self.laws();
        }
        for seat in Seat::first(self.watched.host.table.status().seats.len()) {
            let who = person(seat.index() as u64);
            let quiet = any_quiet(&mut self.luck);
            // Who has sat down elsewhere leaves the seat to a bot.
            let request = Request::Sit { seat, colour: None };
            let sat = self.watched.host.grant_quiet(who, quiet, request);
            if let Ok(table::Granted::Deed(deed)) = sat
                && !one_in(5, &mut self.luck)
            {
                self.watched.perform(deed).expect("it was granted");
            } else {
                self.ask(HOST, Request::SeatBot { seat, level: "novice".to_owned() });
            }
        }
        self.ask(HOST, Request::Start);
    }

    fn ask(&mut self, who: u64, request: Request) {
        // Refusals are as welcome as anything.
        drop(self.watched.ask(person(who), request, &mut self.luck));
    }

    fn ask_anything(&mut self) {
        let (who, request) = (anybody(&mut self.luck), anything::<G>(&mut self.luck));
        drop(self.watched.ask(who, request, &mut self.luck));
    }

    fn step(&mut self) {
        match self.luck.below(100) {
            0..40 => {
                if let Some((who, request)) = sensible(&self.watched.host, &mut self.luck) {
                    let result = self.watched.ask(who, request, &mut self.luck);
                    assert!(matches!(result, Ok(()) | Err(Refused::PlanNotWhole)), "{result:?}");
                }
            }
            40..60 => self.do_what_is_due(),
            60..64 => self.send_for_an_answer(),
            64..68 => self.hear_the_answer(),
            68..72 => self.watched.host.wait(i64::from(self.luck.below(20_000))),
            72 => self.watched.host.wait(i64::from(self.luck.below(10)) * HOUR),
            73 => self.interrupt(),
            74 => self.ask(HOST, Request::Resume),
            75 if one_in(100, &mut self.luck) => {
                let why = Closing::Operator { reason: "a test".to_owned() };
                drop(self.watched.perform(Deed::Closed { why }));
            }
            _ => self.ask_anything(),
        }
    }

    fn do_what_is_due(&mut self) {
        if let Some(errand) = self.watched.host.next_errand() {
            self.watched.host.now = self.watched.host.now.max(errand.due);
            self.watched.do_errand(&errand, &mut self.luck);
        }
    }

    fn send_for_an_answer(&mut self) {
        let seat = any_seat(&mut self.luck);
        self.under_way = self.watched.host.table.errand(seat, RHYTHM).or(self.under_way.take());
    }

    fn hear_the_answer(&mut self) {
        if let Some(errand) = self.under_way.take().filter(|errand| self.watched.is_of_use(errand)) {
            self.watched.do_errand(&errand, &mut self.luck);
        }
    }

    /// The server was down for a while: everybody has exactly that much longer.
    fn interrupt(&mut self) {
        let from = self.watched.host.now;
        let gap = i64::from(self.luck.below(100)) * SECOND;
        self.watched.host.wait(gap);
        let seats = || self.watched.host.table.status().seats;
        let before: Vec<_> = seats().iter().map(|seat| seat.deadline).collect();
        if self.watched.perform(Deed::Interrupted { from }).is_err() {
            return;
        }
        let quiet_hours_count = matches!(self.watched.host.table.setup().terms.pace, Pace::Days { .. });
        for (before, seat) in before.into_iter().zip(self.watched.host.table.status().seats) {
            let shifted = before.map(|deadline| deadline.plus(gap));
            if quiet_hours_count {
                assert!(seat.deadline >= before && seat.deadline.is_some() == before.is_some());
            } else {
                assert_eq!(seat.deadline, shifted);
            }
        }
    }

    fn laws(&mut self) {
        self.watched.somebody_can_move_on();
        self.watched.clocks_are_fair();
        if one_in(16, &mut self.luck) {
            self.watched.prompts_are_true();
        }
        if one_in(32, &mut self.luck) {
            self.watched.log_folds_to_the_table();
            self.watched.missed_is_what_was_told(&mut self.luck);
            self.watched.recalled_is_what_was_shown(&mut self.luck);
        }
    }

    /// Everybody leaves, and what is due is done until the game is over.
    fn finish(mut self) {
        self.ask(HOST, Request::Resume);
        for who in self.watched.host.table.people() {
            // Else those who stay might have agreed on it as soon as the others are away.
            self.ask(who.number(), Request::Vote { matter: Matter::Pause, yes: false });
            self.ask(who.number(), Request::Vote { matter: Matter::Abandon, yes: false });
        }
        if self.watched.host.table.setup().terms.pace == Pace::Free {
            for who in self.watched.host.table.people() {
                self.ask(who.number(), Request::Leave);
            }
        }
        let on = self.watched.host.is_playing();
        for _ in 0..MOST_ERRANDS {
            if !self.watched.host.is_playing() {
                break;
            }
            self.do_what_is_due();
            self.watched.clocks_are_fair();
        }
        if on {
            assert!(matches!(self.watched.host.table.stage(), Stage::Finished { .. }), "every game ends");
        }
        self.watched.log_folds_to_the_table();
        self.watched.missed_is_what_was_told(&mut self.luck);
        self.watched.recalled_is_what_was_shown(&mut self.luck);
        self.watched.record_replays();
        plans_stop_where_something_new_begins(&self.watched.host.table);
        if self.watched.host.table.stage().is_over() {
            self.watched.all_know_of_the_end();
            self.ask(0, Request::Vote { matter: Matter::Rematch, yes: true });
        }
    }
}
