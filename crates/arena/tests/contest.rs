//! The games of entrants against each other, without a command around them.

// Everything here is a test: whatever is missing fails it.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::error::Error;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use arena::contest::{self, Bout, Played};
use arena::{Contest, ContestSummary, Keeper, KeepingError, Ready, Scribe, report};
use bots::Trained;
use games::eschnapur::Eschnapur;
use tabletop::{Counted, Game, Record, Told};

/// Two kinds of bots at one table of three.
fn contest<G: Game>(deals: u64) -> Contest<G> {
    Contest {
        options: G::options(3, &[]).unwrap(),
        edition: G::Edition::default(),
        seed: 1,
        entrants: ["novice", "random"].map(|name| name.parse().unwrap()).to_vec(),
        tables: vec![vec![0, 1, 1]],
        deals,
        budget: Duration::from_secs(1),
    }
}

fn ready<G: Game>(contest: &Contest<G>) -> Vec<Ready> {
    contest.entrants.iter().map(|entrant| Ready::new(entrant).unwrap()).collect()
}

/// Without the times, which are never the same twice.
fn results(played: &[Played]) -> Vec<(Bout, Vec<u16>)> {
    let points = |played: &Played| played.seats.iter().map(|sat| sat.points).collect();
    played.iter().map(|played| (played.bout, points(played))).collect()
}

/// The table turns by one seat after the other.
#[test]
fn everybody_sits_in_every_seat() {
    let contest = contest::<Eschnapur>(2);
    let turns = [[0, 1, 1], [1, 1, 0], [1, 0, 1]];
    let expected: Vec<_> =
        [0, 1].into_iter().flat_map(|deal| turns.map(|turn| (deal, turn.to_vec()))).collect();
    assert_eq!(contest.bouts().map(|bout| (bout.deal, contest.seating(bout))).collect::<Vec<_>>(), expected);
    assert_eq!(contest.games(), 6);
}

/// Keeps what it is told.
#[derive(Default)]
struct Notes {
    records: Mutex<Vec<(String, String)>>,
    over: AtomicUsize,
}

impl Scribe for Notes {
    fn wants_records(&self) -> bool {
        true
    }

    fn record(&self, name: &str, text: &str) -> Result<(), Box<dyn Error + Send + Sync>> {
        self.records.lock().unwrap().push((name.to_owned(), text.to_owned()));
        Ok(())
    }

    fn over(&self) {
        self.over.fetch_add(1, Ordering::Relaxed);
    }
}

#[test]
fn whoever_follows_is_given_every_record() {
    let contest = contest::<Eschnapur>(2);
    let notes = Notes::default();
    contest::run(&contest, &ready(&contest), Vec::new(), &Keeper::none(), &notes).unwrap();
    assert_eq!(notes.over.into_inner(), 6);
    let records = notes.records.into_inner().unwrap();
    let names: BTreeSet<_> = records.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names.len(), 6, "no two have the same name: {names:?}");
    for (name, text) in &records {
        assert!(Record::<Eschnapur>::from_json(text).is_ok(), "{name}");
    }
}

/// Refuses every record.
struct Full;

impl Scribe for Full {
    fn wants_records(&self) -> bool {
        true
    }

    fn record(&self, _name: &str, _text: &str) -> Result<(), Box<dyn Error + Send + Sync>> {
        Err("the disk is full".into())
    }

    fn over(&self) {}
}

#[test]
fn a_record_that_is_not_taken_ends_the_contest_and_names_the_game() {
    let contest = contest::<Eschnapur>(1);
    let why = contest::run(&contest, &ready(&contest), Vec::new(), &Keeper::none(), &Full).unwrap_err();
    assert!(why.to_string().starts_with("deal 0, table 0, turn "), "{why}");
    assert_eq!(why.source().unwrap().to_string(), "the disk is full");
}

#[test]
fn a_contest_that_was_kept_goes_on_and_comes_to_the_same() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("kept.jsonl");
    let (short, long) = (contest::<Eschnapur>(1), contest::<Eschnapur>(2));
    let whole = contest::run(&long, &ready(&long), Vec::new(), &Keeper::none(), &()).unwrap();
    let keeper = Keeper::begin(&path, &short).unwrap();
    contest::run(&short, &ready(&short), Vec::new(), &keeper, &()).unwrap();
    assert!(matches!(Keeper::begin(&path, &short), Err(KeepingError::Exists(_))));
    let (keeper, before) = Keeper::resume(&path, &long).unwrap();
    assert_eq!(before.len(), 3);
    let played = contest::run(&long, &ready(&long), before, &keeper, &()).unwrap();
    assert_eq!(results(&played), results(&whole));
    assert_eq!(Keeper::resume(&path, &long).unwrap().1.len(), 6);
}

#[test]
fn what_came_of_it_is_a_document_and_a_page() {
    for summary in games::each!(G => summary_of::<G>()) {
        let document: serde_json::Value = serde_json::from_str(&summary.0).unwrap();
        assert_eq!(document["games"], 6);
        assert!(summary.1.contains("Ladder") && summary.1.contains("novice"), "{}", summary.1);
    }
}

fn summary_of<G: Trained + Counted + Told>() -> (String, String) {
    let contest = contest::<G>(2);
    let ready = ready(&contest);
    let played = contest::run(&contest, &ready, Vec::new(), &Keeper::none(), &()).unwrap();
    let summary = ContestSummary::new(&contest, &played, &ready, true).unwrap();
    (serde_json::to_string(&summary).unwrap(), report::page(&summary))
}
