//! Recorded games replay to the same end, today and after every change.

use std::fs;
use std::path::Path;

use tabletop::record::Replay;
use tabletop::{Game, Record, RecordError, Seat, Way};

/// Every record is changed in so many places, one at a time.
const CHANGES: usize = 16;

/// The records of a folder fold, there is one for every way to play, and no change to them goes unnoticed.
///
/// A record that no longer folds means that the rules have changed: raise `RULES_VERSION`, say so in the changelog, and
/// only then record anew: `durbar simulate GAME --games 1 --seed 2026 --records FOLDER` with each variant and number of
/// players.
pub fn check<G: Game>(folder: impl AsRef<Path>) {
    let records = read::<G>(folder.as_ref());
    for way in Way::<G>::all() {
        let recorded = records.iter().any(|(_, record)| record.options == way.options());
        assert!(recorded, "there is no record of {way}");
    }
    for (name, record) in &records {
        let state = record.fold().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(G::outcome(&state), record.outcome, "{name}");
        assert!(record.outcome.is_some(), "{name} is a finished game");
        let mut edited = 0;
        for at in (0..record.entries.len()).step_by(record.entries.len().div_ceil(CHANGES)) {
            if let Some(wrong) = impossible(record, at) {
                an_edited_entry_is_named(name, record, at, wrong);
                edited += 1;
            }
            a_missing_entry_is_noticed(name, record, at);
        }
        assert!(edited > 0, "{name}: everybody may always do everything");
    }
}

fn read<G: Game>(folder: &Path) -> Vec<(String, Record<G>)> {
    let entries = fs::read_dir(folder).expect("a folder of records");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("a file of the folder").path()).collect();
    paths.sort();
    let read = |path: &Path| {
        let name = path.file_name().unwrap_or_default().display().to_string();
        let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{name}: {error}"));
        let record = Record::from_json(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        (name, record)
    };
    paths.iter().map(|path| read(path)).collect()
}

/// Whatever entry becomes something that is not possible there, the error names it.
fn an_edited_entry_is_named<G: Game>(name: &str, record: &Record<G>, at: usize, wrong: String) {
    let mut edited = record.clone();
    edited.entries[at] = wrong;
    match edited.fold() {
        Err(RecordError::Illegal { at: found, .. }) => assert_eq!(found, at + 1, "{name}"),
        other => panic!("{name}, entry {}: {other:?}", at + 1),
    }
}

/// Something that nobody may do after so many entries; nothing where everybody may do everything.
fn impossible<G: Game>(record: &Record<G>, after: usize) -> Option<String> {
    let mut replay = Replay::new(record).expect("a record that folds");
    while replay.done() < after {
        replay.step(&mut ()).expect("a record that folds");
    }
    let actions = (0..G::ACTIONS).filter_map(G::action);
    let mut wrong = Seat::first(G::players(&record.options))
        .flat_map(|seat| actions.clone().map(move |action| (seat, action)))
        .filter(|&(seat, action)| G::check(replay.state(), seat, action).is_err());
    let (seat, action) = wrong.next()?;
    Some(format!("{seat} {action}"))
}

/// Dropping an entry is found by the next hash at the latest.
fn a_missing_entry_is_noticed<G: Game>(name: &str, record: &Record<G>, at: usize) {
    let mut edited = record.clone();
    edited.entries.remove(at);
    let mut replay = Replay::new(&edited).expect("a record whose beginning is as it was");
    let error = loop {
        match replay.step(&mut ()) {
            Ok(Some(_)) => assert!(replay.done() < at + 32, "{name}: entry {} is not missed", at + 1),
            Ok(None) => panic!("{name}: entry {} is not missed", at + 1),
            Err(error) => break error,
        }
    };
    assert!(error.to_string().contains("action "), "{error}");
}
