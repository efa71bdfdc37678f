//! Games that the tests of the pages look at, as the server would have told of them.
//!
//! They lie in the folder of their game, `web/src/games/<game>/fixtures/`, where `web/src/testing/fixtures.ts` finds them.
//!
//! `UPDATE_FIXTURES=1 cargo test -p table fixtures` plays them again and writes them; otherwise what is there must be what
//! would be written. The luck is fixed; each game is the first in which happens what its tests are about.

mod eschnapur;
mod morgenland;
mod plain;
mod plays;

use std::path::Path;

use serde_json::Value;
use table::{Done, Frame, News, Request, Setup, Stage};
use tabletop::{AskedOf, FastChance, Game, Hosted, Observer, Seat};

use crate::host::{HOST, Host, Playable};

/// After so many games without what is looked for, there is none.
const MOST_GAMES: u64 = 5_000;

type FrameOf<G> = Frame<<G as Hosted>::Shown, <G as Game>::Event, AskedOf<G>>;

/// A game from its beginning to its end, as one observer was told of it.
struct Told<G: Playable> {
    observer: Observer,
    frames: Vec<FrameOf<G>>,
    stage: Stage,
}

/// Plays a game of bots; if a player watches, the choices on their seat are a person's. `choose` picks one of several actions
/// for that person, in a way that leads somewhere.
fn play<G: Playable>(
    setup: Setup<G>,
    observer: Observer,
    luck: u64,
    choose: impl Fn(&[String], &mut FastChance) -> String,
) -> Told<G> {
    let players = G::players(&setup.options);
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
    let mut tell = |host: &Host<G>, done: Option<Done<G>>| {
        frames.extend(done.and_then(|done| host.table.frame(observer, &done)));
    };
    let started = host.must(HOST, Request::Start);
    tell(&host, started);
    while host.is_playing() {
        let done = match host.asked().first() {
            Some(&who) => decide(&mut host, who, luck, &choose),
            None => answer(&mut host, luck),
        };
        tell(&host, done);
    }
    Told { observer, frames, stage: host.table.stage().clone() }
}

/// A person makes up a plan and seals it.
fn decide<G: Playable>(
    host: &mut Host<G>,
    who: u64,
    luck: &mut FastChance,
    choose: impl Fn(&[String], &mut FastChance) -> String,
) -> Option<Done<G>> {
    while let choices = host.prompt(who).choices
        && !choices.is_empty()
    {
        host.choose(who, &choose(&choices, luck));
    }
    host.seal(who)
}

/// A bot does what it is asked.
fn answer<G: Playable>(host: &mut Host<G>, luck: &mut FastChance) -> Option<Done<G>> {
    let errand = host.next_errand()?;
    let mut plan = errand.plan.clone();
    while let Some(legal) = plan.legal() {
        let action = G::action(G::lively(legal, luck)).expect("a legal action");
        plan.choose(action).expect("a legal action is accepted");
    }
    host.perform(host.table.plan(&plan, errand.by)).ok()
}

impl<G: Playable> Told<G> {
    fn events(&self) -> impl Iterator<Item = &G::Event> {
        self.frames.iter().flat_map(events)
    }

    /// What is shown at the end.
    fn last(&self) -> &G::Shown {
        let views = self.frames.iter().rev().filter_map(|frame| frame.board.as_ref()?.view.as_ref());
        views.into_iter().next().expect("a game that ended is shown")
    }
}

/// The first of many games that is as it is wanted.
fn first<G: Playable>(game: impl Fn(u64) -> Told<G>, wanted: impl Fn(&Told<G>) -> bool) -> Told<G> {
    (0..MOST_GAMES).map(game).find(wanted).expect("it happens in one of so many games")
}

/// What happened in the game.
fn events<V, E, A>(frame: &Frame<V, E, A>) -> impl Iterator<Item = &E> {
    frame.news.iter().filter_map(|news| if let News::Event { event } = news { Some(event) } else { None })
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
        std::fs::create_dir_all(file.parent().expect("it lies in a folder")).expect("the folder can be made");
        std::fs::write(&file, &text).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == text, "{path} is not what is told today: UPDATE_FIXTURES=1 cargo test -p table fixtures");
}
