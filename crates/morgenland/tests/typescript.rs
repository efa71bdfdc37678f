//! The TypeScript declarations: complete, and about the JSON that is really written.

use std::collections::BTreeSet;
use std::fs;

use morgenland::Morgenland;
use tabletop::{Game, Hosted};
use tabletop_laws::typescript::{undeclared, unmentioned};
use ts_rs::{Config, TS};

/// Writes the declarations, and hands out the game's own and the table's.
fn declarations() -> [String; 2] {
    let folder = tempfile::tempdir().expect("a folder");
    let config = Config::new().with_out_dir(folder.path());
    <Morgenland as Hosted>::Shown::export_all(&config).expect("a folder that can be written to");
    <Morgenland as Game>::Event::export_all(&config).expect("a folder that can be written to");
    <Morgenland as Game>::Options::export_all(&config).expect("a folder that can be written to");
    ["morgenland.ts", "tabletop.ts"]
        .map(|file| fs::read_to_string(folder.path().join(file)).expect("a file of this name"))
}

#[test]
fn every_type_that_is_named_is_declared() {
    for file in declarations() {
        assert_eq!(undeclared(&file), BTreeSet::new());
        assert!(!file.contains("bigint"), "a number of JSON is no bigint");
    }
}

#[test]
fn what_is_written_is_declared() {
    let declarations = declarations().concat();
    assert_eq!(unmentioned::<Morgenland>(&declarations), BTreeSet::new());
    // And it would be missed.
    let without = declarations.replace("\"round-began\"", "");
    assert_eq!(unmentioned::<Morgenland>(&without), BTreeSet::from(["round-began".to_owned()]));
}

/// MP.1: one type serves both ways of counting.
#[test]
fn mp_1_what_may_be_left_out_is_optional() {
    let [file, _] = declarations();
    assert!(file.contains("\ntreasure?: Hoard,"), "{file}");
}
