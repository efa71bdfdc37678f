//! Recorded games replay to the same end, today and after every change.
//!
//! A record of this folder that no longer folds means that the rules have changed: raise `RULES_VERSION`, say so
//! in the changelog, and only then record anew: `durbar simulate morgenland --games 1 --seed 2026 --records FOLDER`
//! with each version and number of players.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on stops where it is")]

use std::fs;
use std::path::Path;

use morgenland::{Morgenland, Options};
use tabletop::record::Replay;
use tabletop::{Game, Record, RecordError, Way};

fn records() -> Vec<(String, Record<Morgenland>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let read = |path: &Path| Record::from_json(&fs::read_to_string(path).unwrap()).unwrap();
    paths.iter().map(|path| (path.file_name().unwrap().display().to_string(), read(path))).collect()
}

#[test]
fn recorded_games_fold() {
    let records = records();
    for way in Way::<Morgenland>::all() {
        let Options { players, version, .. } = way.options();
        let is_it = |options: &Options| (options.players, options.version) == (players, version);
        assert!(records.iter().any(|(_, record)| is_it(&record.options)), "there is no record of {way}");
    }
    for (name, record) in records {
        let state = record.fold().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(Morgenland::outcome(&state), record.outcome, "{name}");
        assert!(record.outcome.is_some(), "{name} is a finished game");
    }
}

/// Whatever single entry is changed, the error names it.
#[test]
fn an_edited_record_says_where_it_stops_being_possible() {
    for (name, record) in records() {
        for at in (0..record.entries.len()).step_by(97) {
            let mut edited = record.clone();
            // One player is asked at a time, so nobody else can choose anything.
            let other = if record.entries[at].starts_with('A') { "B pass" } else { "A pass" };
            other.clone_into(&mut edited.entries[at]);
            match edited.fold() {
                Err(RecordError::Illegal { at: found, .. }) => assert_eq!(found, at + 1, "{name}"),
                other => panic!("{name}, entry {}: {other:?}", at + 1),
            }
        }
    }
}

/// Dropping an entry is found by the next hash at the latest.
#[test]
fn a_missing_entry_is_noticed_within_a_few_actions() {
    for (name, record) in records() {
        for at in (0..record.entries.len()).step_by(97) {
            let mut edited = record.clone();
            edited.entries.remove(at);
            let mut replay = Replay::new(&edited).unwrap();
            let error = loop {
                match replay.step(&mut ()) {
                    Ok(Some(_)) => {
                        assert!(replay.done() < at + 32, "{name}: entry {} is not missed", at + 1);
                    }
                    Ok(None) => panic!("{name}: entry {} is not missed", at + 1),
                    Err(error) => break error,
                }
            };
            assert!(error.to_string().contains("action "), "{error}");
        }
    }
}
