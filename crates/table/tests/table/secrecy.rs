//! What others keep secret changes nothing of what I am sent, byte for byte.
//!
//! Two tables begin alike. Then the others choose differently at the second one, as long as my view of the game and
//! what I hear of it stay the same; and at the first one they draft, take back, make up their minds about windows and
//! ask for nonsense. Whatever my frames say beyond the game (numbers, clocks, votes, prompts) must be the same too.

use eschnapur::Eschnapur;
use morgenland::Morgenland;
use table::{By, Deed, Done, Errand, FrameOf, Granted, Pace, PersonId, Request, Sitter, Until};
use tabletop::{Chance as _, FastChance, Form, Observer, Seat, Wish};

use crate::host::{
    HOST, Host, Playable, RHYTHM, SECOND, bytes, everywhere, one_in, person, pick, setup, terms, way,
};

/// So many other plans are tried before a pair of tables is given up.
const TRIES: u32 = 12;

/// No pair is followed for longer.
const LONGEST: u32 = 60;

/// Two tables that look the same to an observer.
struct Twins<G: Playable> {
    me: Observer,
    one: Host<G>,
    other: Host<G>,
    luck: FastChance,
    /// How often the others chose differently.
    differences: u32,
}

/// Something that was done at one of the tables.
struct Step<G: Playable> {
    host: Host<G>,
    done: Done<G>,
}

impl<G: Playable> Step<G> {
    fn frame(&self, observer: Observer) -> FrameOf<G> {
        self.host.table.frame(observer, &self.done).expect("everybody hears of a plan")
    }

    /// The frame in a form, as it is sent.
    fn said(&self, observer: Observer, form: Form) -> String {
        bytes(&self.host.table.frame_in(form, observer, &self.done))
    }

    fn plan(&self) -> &Deed {
        &self.host.table.log().last().expect("a plan").deed
    }
}

impl<G: Playable> Twins<G> {
    /// A random moment of a random game with a bot on the last seat.
    fn at_some_moment(players: usize, seed: u64) -> Option<Twins<G>> {
        let mut luck = FastChance::new(seed);
        let pace = Pace::Live { seconds: 600, increment: 7 };
        let mut one = Host::new(setup(&way::<G>(players), terms(pace)), seed);
        let bot = Seat::new(players - 1);
        for seat in Seat::first(players - 1) {
            one.must(seat.index() as u64, Request::Sit { seat, colour: None });
        }
        one.must(HOST, Request::SeatBot { seat: bot, level: "novice".to_owned() });
        one.must(HOST, Request::Start);
        for _ in 0..luck.below(120) {
            step(&mut one, &mut luck)?;
        }
        let me = *pick(&one.observers(), &mut luck);
        one.is_playing().then(|| Twins { me, other: one.clone(), one, luck, differences: 0 })
    }

    fn eyes(&self) -> [Observer; 2] {
        [self.me, Observer::Spectator]
    }

    /// Follows the pair as long as possible.
    fn follow(&mut self) {
        for _ in 0..LONGEST {
            self.wait();
            self.disturb();
            self.due_at_the_same_time();
            let Some(seat) = self.somebody() else { return };
            if !self.advance(seat) {
                return;
            }
        }
    }

    fn wait(&mut self) {
        let time = i64::from(self.luck.below(5_000));
        self.one.wait(time);
        self.other.wait(time);
    }

    /// Whose choice both tables wait for.
    fn somebody(&mut self) -> Option<Seat> {
        let asked = |seat: &Seat| {
            self.one.table.question(*seat).is_some() && self.other.table.question(*seat).is_some()
        };
        let seats: Vec<Seat> = Seat::ALL.into_iter().filter(asked).collect();
        (!seats.is_empty()).then(|| *pick(&seats, &mut self.luck))
    }

    /// A seat chooses at both tables: I the same, others differently if possible. `false` if I would notice.
    fn advance(&mut self, seat: Seat) -> bool {
        let mine = self.me.is(seat);
        if mine {
            assert_eq!(bytes(&self.one.table.prompt(seat)), bytes(&self.other.table.prompt(seat)));
        }
        let late = one_in(10, &mut self.luck);
        let whim = self.luck;
        let one = attempt(&self.one, seat, late, &mut self.luck);
        for n in 0..TRIES {
            let mut luck = if mine || n + 1 == TRIES { whim } else { self.luck };
            let other = attempt(&self.other, seat, late, &mut luck);
            self.luck.next();
            if self.look_alike(&one, &other) && (mine || n + 2 >= TRIES || one.plan() != other.plan()) {
                self.differences += u32::from(one.plan() != other.plan());
                for observer in self.eyes() {
                    for form in Form::ALL {
                        assert_eq!(one.said(observer, form), other.said(observer, form), "{observer}");
                    }
                }
                (self.one, self.other) = (one.host, other.host);
                return true;
            }
        }
        false
    }

    /// Are my view of the game and what I hear of it the same?
    fn look_alike(&self, one: &Step<G>, other: &Step<G>) -> bool {
        self.eyes().into_iter().all(|observer| {
            let seen = [one, other].map(|step| {
                let frame = step.frame(observer);
                (frame.news, frame.board.and_then(|board| board.view))
            });
            seen[0] == seen[1]
        })
    }

    fn screens(&self, host: &Host<G>) -> [([String; 2], u32); 2] {
        let board = |observer, form| bytes(&host.table.board_in(form, observer));
        self.eyes().map(|observer| (Form::ALL.map(|form| board(observer, form)), host.table.seq(observer)))
    }

    /// Others are busy at the first table only: nothing of it reaches me.
    fn disturb(&mut self) {
        let before = self.screens(&self.one);
        for _ in 0..self.luck.below(6) {
            let people = self.one.table.people();
            let who = *pick(&people, &mut self.luck);
            if self.one.table.observer(who) == self.me {
                continue;
            }
            let request = private(&self.one, who, &mut self.luck);
            let Ok(granted) = self.one.grant(who, request) else { continue };
            if let Some(done) = self.one.carry_out(granted).expect("it was granted") {
                for observer in self.eyes() {
                    assert_eq!(self.one.table.frame(observer, &done), None, "{observer}");
                }
            }
        }
        assert_eq!(before, self.screens(&self.one));
        assert_eq!(before, self.screens(&self.other));
    }

    /// Whatever answers without a person does so at the same time, whatever it will say.
    fn due_at_the_same_time(&self) {
        for seat in Seat::ALL {
            let [one, other] = [&self.one, &self.other].map(|host| host.table.errand(seat, RHYTHM));
            if let (Some(one), Some(other)) = (one, other)
                && one.by == other.by
            {
                assert_eq!(one.due, other.due, "{seat}");
            }
        }
    }
}

/// The next step of a game, by whoever is due or asked; `None` once it is over.
fn step<G: Playable>(host: &mut Host<G>, luck: &mut FastChance) -> Option<()> {
    let seat = Seat::ALL.into_iter().find(|&seat| host.table.question(seat).is_some())?;
    *host = attempt(host, seat, false, luck).host;
    Some(())
}

/// A seat's plan by chance on a copy: a person's, or what answers for it. Late ones come when time is over.
fn attempt<G: Playable>(host: &Host<G>, seat: Seat, late: bool, luck: &mut FastChance) -> Step<G> {
    let mut host = host.clone();
    let errand = host.table.errand(seat, RHYTHM).expect("there is a clock, or a bot");
    let status = host.table.status();
    let person = matches!(status.seats[seat.index()].sitter, Sitter::Person { away: false, .. });
    if person
        && late
        && let Some(deadline) = status.seats[seat.index()].deadline
    {
        host.now = host.now.max(deadline);
        let late = Errand { by: By::Deadline, ..errand };
        let deed = host.answer(&late, luck);
        let done = host.perform(deed).expect("time is over");
        return Step { host, done };
    }
    // As long as a person who thinks is as slow as what answers by itself, nobody can tell them apart.
    host.wait(3 * SECOND);
    let asked = host.table.prompt(seat).is_some();
    let deed = if person && asked && errand.by == By::Deadline {
        draft(&mut host, seat, luck)
    } else {
        host.answer(&errand, luck)
    };
    let done = host.perform(deed).expect("it is asked for");
    Step { host, done }
}

/// A person drafts by chance; the plan is ready to be sealed.
fn draft<G: Playable>(host: &mut Host<G>, seat: Seat, luck: &mut FastChance) -> Deed {
    let who = host.table.people()[seat.index()];
    host.draft(who.number(), luck);
    let question = host.table.question(seat).expect("they are asked");
    match host.grant(who, Request::Seal { question, actions: Vec::new() }).expect("the plan is whole") {
        Granted::Deed(deed) => deed,
        Granted::Draft { .. } => unreachable!("a plan is sealed by a deed"),
    }
}

/// What a player may do without anybody hearing of it.
fn private<G: Playable>(host: &Host<G>, who: PersonId, luck: &mut FastChance) -> Request {
    let seat = host.table.observer(who).seat().expect("they play");
    let prompt = host.table.prompt(seat);
    let question = prompt.as_ref().map_or(0, |prompt| prompt.question);
    let choices = prompt.map(|prompt| prompt.choices).unwrap_or_default();
    match luck.below(8) {
        6 => Request::Wish { wishes: everywhere(host, *pick(&Wish::ALL, luck)) },
        7 => Request::Hold { hold: luck.below(2) == 0 },
        0 => Request::Stand { until: Some(*pick(&[Until::NextRound, Until::SomebodyPlays], luck)) },
        1 => Request::Undo { question },
        2 => Request::Reset { question },
        3 => Request::Seal { question: question + 1, actions: Vec::new() },
        _ if choices.is_empty() => Request::Stand { until: None },
        _ => Request::Choose { question, action: pick(&choices, luck).clone() },
    }
}

fn twins_get_the_same_frames<G: Playable>(pairs: u64, at_least: u32) {
    let mut differences = 0;
    for seed in 0..pairs {
        for players in G::PLAYERS {
            if let Some(mut twins) = Twins::<G>::at_some_moment(players, seed) {
                twins.follow();
                differences += twins.differences;
            }
        }
    }
    assert!(differences >= at_least, "only {differences} plans were different: nothing was compared");
}

#[test]
fn others_secrets_do_not_change_what_is_sent_at_tables_of_eschnapur() {
    twins_get_the_same_frames::<Eschnapur>(40, 100);
}

#[test]
fn others_secrets_do_not_change_what_is_sent_at_tables_of_morgenland() {
    twins_get_the_same_frames::<Morgenland>(40, 100);
}

/// The clock lies open: who had no alternative, or passes until further notice, gets what everybody gets.
#[test]
fn a_pass_that_answers_by_itself_looks_like_a_persons() {
    let mut luck = FastChance::new(5);
    let mut host = Host::<Morgenland>::begun(3, Pace::Live { seconds: 6000, increment: 9 }, 5);
    let window = |host: &Host<Morgenland>| host.asked().iter().any(|&who| host.prompt(who).window);
    assert!(host.play_until(&mut luck, window));
    let who = host.asked()[0];
    let seat = host.table.observer(person(who)).seat().expect("they play");
    let mut standing = host.clone();
    standing.must(who, Request::Stand { until: Some(Until::NextRound) });
    standing.run_errand(&mut luck);
    assert_eq!(standing.last_by(), Some(By::Itself));
    host.now = standing.now;
    host.choose(who, "pass");
    let question = host.prompt(who).question;
    host.must(who, Request::Seal { question, actions: Vec::new() });
    for observer in host.observers().into_iter().filter(|observer| !observer.is(seat)) {
        assert_eq!(bytes(&host.board(observer)), bytes(&standing.board(observer)), "{observer}");
        assert_eq!(host.table.seq(observer), standing.table.seq(observer));
    }
}
