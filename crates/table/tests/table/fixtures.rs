//! Games that the tests of the pages look at, as the server would have told of them.
//!
//! `UPDATE_FIXTURES=1 cargo test -p table fixtures` plays them again and writes them; otherwise what is there must be what
//! would be written. The luck is fixed; each game is the first in which happens what its tests are about.

use std::path::Path;

use eschnapur::Eschnapur;
use eschnapur::action::{Action, Actions};
use eschnapur::edition::Edition;
use eschnapur::event::{Because, Event, Fate};
use eschnapur::hosted::Shown;
use serde_json::{Map, Value, json};
use table::{Done, Frame, News, Pace, Request, Setup, Stage};
use tabletop::{AskedOf, FastChance, Game as _, Lively as _, Observer, Seat, plain};

use crate::host::{HOST, Host, setup, terms, way};

/// The palace of the first game, which is built in a few rounds.
const SHORT: &str = "web/src/learn/short.toml";

/// After so many games without what is looked for, there is none.
const MOST_GAMES: u64 = 5_000;

type FrameOf = Frame<Shown, Event, AskedOf<Eschnapur>>;

/// A game from its beginning to its end, as one observer was told of it.
struct Told {
    observer: Observer,
    frames: Vec<FrameOf>,
    stage: Stage,
}

/// Plays a game of bots; if a player watches, the choices on their seat are a person's.
fn play(players: usize, edition: &Edition, observer: Observer, luck: u64) -> Told {
    let setup = Setup { edition: edition.clone(), ..setup(&way::<Eschnapur>(players), terms(Pace::Free)) };
    let mut host = Host::new(setup, luck);
    let luck = &mut FastChance::new(luck);
    for seat in Seat::first(players) {
        if observer.is(seat) {
            host.must(seat.index() as u64, Request::Sit { seat, colour: None });
        } else {
            host.must(HOST, Request::SeatBot { seat, level: "novice".to_owned() });
        }
    }
    let mut frames = Vec::new();
    let mut tell = |host: &Host<Eschnapur>, done: Option<Done<Eschnapur>>| {
        frames.extend(done.and_then(|done| host.table.frame(observer, &done)));
    };
    let started = host.must(HOST, Request::Start);
    tell(&host, started);
    while host.is_playing() {
        let done = match host.asked().first() {
            Some(&who) => decide(&mut host, who, luck),
            None => answer(&mut host, luck),
        };
        tell(&host, done);
    }
    Told { observer, frames, stage: host.table.stage().clone() }
}

/// A person makes up a plan and seals it.
fn decide(host: &mut Host<Eschnapur>, who: u64, luck: &mut FastChance) -> Option<Done<Eschnapur>> {
    while let choices = host.prompt(who).choices
        && !choices.is_empty()
    {
        let action = |choice: &String| choice.parse::<Action>().expect("a choice is an action").index();
        let legal = choices.iter().map(action).fold(Actions::EMPTY, |all, index| all | Actions::one(index));
        let chosen = Action::of_index(Eschnapur::lively(legal, luck)).expect("one of the choices");
        host.choose(who, &chosen.to_string());
    }
    host.seal(who)
}

/// A bot does what it is asked.
fn answer(host: &mut Host<Eschnapur>, luck: &mut FastChance) -> Option<Done<Eschnapur>> {
    let errand = host.next_errand()?;
    let mut plan = errand.plan.clone();
    while let Some(legal) = plan.legal() {
        let action = Eschnapur::action(Eschnapur::lively(legal, luck)).expect("a legal action");
        plan.choose(action).expect("a legal action is accepted");
    }
    host.perform(host.table.plan(&plan, errand.by)).ok()
}

impl Told {
    /// The first game in which this happens.
    fn first(players: usize, edition: &Edition, observer: Observer, wanted: impl Fn(&Told) -> bool) -> Told {
        let mut games = (0..MOST_GAMES).map(|luck| play(players, edition, observer, luck));
        games.find(|told| told.is_whole() && wanted(told)).expect("it happens in one of so many games")
    }

    fn events(&self) -> impl Iterator<Item = &Event> {
        self.frames.iter().flat_map(events)
    }

    /// Did enough parts end it?
    fn is_whole(&self) -> bool {
        let is_end = |event: &Event| *event == Event::Ended { ending: eschnapur::end::Ending::PartsFinished };
        self.events().any(is_end)
    }

    /// Was the observer asked for a choice that begins with this word?
    fn asks(&self, verb: &str) -> bool {
        let prompts = self.frames.iter().filter_map(|frame| frame.board.as_ref()?.prompt.as_ref());
        prompts.flat_map(|prompt| &prompt.choices).any(|choice| choice.split(' ').next() == Some(verb))
    }

    /// Everything that the coach explains comes.
    fn teaches(&self) -> bool {
        let me = |seat: &Seat| self.observer.is(*seat);
        let some = |what: &dyn Fn(&Event) -> bool| self.events().any(what);
        ["site", "lay", "stop", "build", "lift"].into_iter().all(|verb| self.asks(verb))
            && some(&|event| matches!(event, Event::Won { seat, because: Because::Highest, .. } if me(seat)))
            && some(&|event| matches!(event, Event::Scored { seat, .. } if me(seat)))
            && some(&|event| matches!(event, Event::PointsGained { seat, points: 1.., .. } if me(seat)))
            && some(&|event| {
                let Event::NobodyWon { bids, .. } = event else { return false };
                bids.iter().any(|bid| me(&bid.seat) && bid.fate == Fate::Cancelled)
            })
    }

    /// Did gold alone make the winner?
    fn is_won_by_gold(&self) -> bool {
        let parted = self.last().standings.values().iter().filter(|standing| standing.by_gold);
        let mut places: Vec<u8> = parted.map(|standing| standing.place).collect();
        places.sort_unstable();
        places == [1, 2]
    }

    /// Does much happen of what happens now and then?
    fn is_varied(&self) -> bool {
        let some = |what: &dyn Fn(&Event) -> bool| self.events().any(what);
        some(&|event| matches!(event, Event::Bought { .. }))
            && some(&|event| matches!(event, Event::StayedBlocked { .. }))
            && some(&|event| matches!(event, Event::MarkerHanded { .. }))
            && some(&|event| matches!(event, Event::Moved { .. }))
    }

    /// What is shown at the end.
    fn last(&self) -> &Shown {
        let views = self.frames.iter().rev().filter_map(|frame| frame.board.as_ref()?.view.as_ref());
        views.into_iter().next().expect("a game that ended is shown")
    }

    /// What is printed on the palace: it is kept once, not with every view.
    fn figures(&self) -> Value {
        plain::value(&self.last().public.figures)
    }

    /// Without what the coach never looks at.
    fn lesson(&self) -> Value {
        let frame = |frame: &FrameOf| {
            let mut told = Map::new();
            told.insert("seq".to_owned(), json!(frame.seq));
            told.insert("events".to_owned(), events(frame).map(plain::value).collect());
            let board = frame.board.as_ref();
            told.extend(board.and_then(|board| Some(("view".to_owned(), bare(board.view.as_ref()?)))));
            let prompt = board.and_then(|board| board.prompt.as_ref());
            told.extend(prompt.map(|prompt| {
                let mut prompt = plain::value(prompt);
                for left_out in ["asked", "later", "drafted"] {
                    prompt.as_object_mut().map(|members| members.remove(left_out));
                }
                ("prompt".to_owned(), prompt)
            }));
            Value::Object(told)
        };
        let frames: Vec<_> = self.frames.iter().map(frame).collect();
        json!({ "me": self.observer.seat(), "figures": self.figures(), "frames": frames })
    }

    /// Every frame, with nothing of the table but the game.
    fn watched(&self) -> Value {
        let frame = |frame: &FrameOf| {
            let view = frame.board.as_ref().map(|board| board.view.as_ref().map(bare));
            let mut told = json!({ "seq": frame.seq, "news": plain::value(&frame.news) });
            if let Some(view) = view {
                told["board"] = json!({ "view": view });
            }
            told
        };
        let frames: Vec<_> = self.frames.iter().map(frame).collect();
        json!({ "figures": self.figures(), "frames": frames })
    }

    /// How it ended, and of its story what a result tells.
    fn ended(&self) -> Value {
        let Stage::Finished { outcome } = &self.stage else { panic!("the game is over") };
        let is_told = |event: &&Event| {
            matches!(
                event,
                Event::RoundBegan { .. }
                    | Event::Won { .. }
                    | Event::NobodyWon { .. }
                    | Event::StonesHanded { .. }
                    | Event::Scored { .. }
                    | Event::Finished { .. }
                    | Event::Ended { .. }
                    | Event::Bonus { .. }
            )
        };
        let story: Vec<_> = self.events().filter(is_told).map(plain::value).collect();
        json!({ "outcome": outcome, "view": plain::value(self.last()), "story": story })
    }
}

/// What happened in the game.
fn events(frame: &FrameOf) -> impl Iterator<Item = &Event> {
    frame.news.iter().filter_map(|news| if let News::Event { event } = news { Some(event) } else { None })
}

/// A view without what is printed on the palace.
fn bare(view: &Shown) -> Value {
    let mut view = plain::value(view);
    view.as_object_mut().map(|members| members.remove("figures"));
    view
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Compares a file with what would be written, or writes it. A line for each frame or game, so that changes can be read.
fn keep(path: &str, document: &Value) {
    let text =
        format!("{document}\n").replace("},{\"event", "},\n{\"event").replace("},{\"seq", "},\n{\"seq");
    let file = root().join(path);
    if std::env::var_os("UPDATE_FIXTURES").is_some() {
        std::fs::write(&file, &text).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == text, "{path} is not what is told today: UPDATE_FIXTURES=1 cargo test -p table fixtures");
}

#[test]
fn fixtures_are_what_is_told_today() {
    let text = std::fs::read_to_string(root().join(SHORT)).expect("the file is there");
    let short = Eschnapur::read_edition(&text).expect("an edition");
    let whole = Edition::default();
    let (me, anybody) = (Observer::Seat(Seat::A), Observer::Spectator);
    let two = Told::first(2, &short, me, Told::teaches);
    let three = Told::first(3, &short, me, Told::teaches);
    let four = Told::first(4, &short, me, |told| told.teaches() && told.asks("block"));
    let by_gold = Told::first(4, &short, anybody, Told::is_won_by_gold);
    let varied = Told::first(3, &short, anybody, Told::is_varied);
    keep("web/src/eschnapur/fixtures/three.json", &varied.watched());
    keep("web/src/learn/fixtures/two.json", &two.lesson());
    keep("web/src/learn/fixtures/three.json", &three.lesson());
    keep("web/src/learn/fixtures/four.json", &four.lesson());
    keep("web/src/eschnapur/fixtures/spectator.json", &by_gold.watched());
    let ended = json!({
        "seat-2-short": two.ended(),
        "seat-4-short": four.ended(),
        "seat-4": Told::first(4, &whole, me, |_| true).ended(),
        "spectator-3": Told::first(3, &whole, anybody, |_| true).ended(),
        "spectator-4-short": by_gold.ended(),
    });
    keep("web/src/eschnapur/ended-games.json", &ended);
}
