//! Recorded games replay to the same end, today and after every change.
//!
//! A record of this folder that no longer folds means that the rules have changed: raise `RULES_VERSION`, say so
//! in the changelog, and only then record anew.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on stops where it is")]

use std::fs;
use std::path::Path;

use eschnapur::Eschnapur;
use tabletop::record::Replay;
use tabletop::{Game, Record, RecordError};

fn records() -> Vec<(String, Record<Eschnapur>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let read = |path: &Path| Record::from_json(&fs::read_to_string(path).unwrap()).unwrap();
    paths.iter().map(|path| (path.file_name().unwrap().display().to_string(), read(path))).collect()
}

#[test]
fn recorded_games_fold() {
    let records = records();
    assert!(records.len() >= 3, "there is a record for each number of players");
    for (name, record) in records {
        let state = record.fold().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(Eschnapur::outcome(&state), record.outcome, "{name}");
        assert!(record.outcome.is_some(), "{name} is a finished game");
    }
}

/// Whatever single entry is changed, the error names an action at or soon after it.
#[test]
fn an_edited_record_says_where_it_stops_being_possible() {
    let (_, record) = records().remove(0);
    for at in (0..record.entries.len()).step_by(7) {
        let mut edited = record.clone();
        edited.entries[at] = "A stay".to_owned();
        if edited.entries[at] == record.entries[at] {
            continue;
        }
        match edited.fold() {
            Err(RecordError::Illegal { at: found, .. }) => assert_eq!(found, at + 1),
            other => panic!("entry {}: {other:?}", at + 1),
        }
    }
}

/// Dropping an entry is found by the next hash at the latest.
#[test]
fn a_missing_entry_is_noticed_within_a_few_actions() {
    let (_, record) = records().remove(0);
    for at in (0..record.entries.len()).step_by(11) {
        let mut edited = record.clone();
        edited.entries.remove(at);
        let mut replay = Replay::new(&edited).unwrap();
        let error = loop {
            match replay.step(&mut ()) {
                Ok(Some(_)) => assert!(replay.done() < at + 32, "entry {} is not missed", at + 1),
                Ok(None) => panic!("entry {} is not missed", at + 1),
                Err(error) => break error,
            }
        };
        assert!(error.to_string().contains("action "), "{error}");
    }
}
