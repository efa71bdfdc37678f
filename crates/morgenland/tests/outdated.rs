//! Records that were made under version 1 of the rules, in which something was done that version 2 does not allow: they say
//! which entry it is, which rule, and both versions. What was not touched replays as before (`records.rs`).

use morgenland::Morgenland;
use tabletop::{Record, RecordError};

/// What such a record says when it is replayed.
fn error(name: &str) -> RecordError {
    let path = format!("{}/tests/outdated/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let record = Record::<Morgenland>::from_json(&text).expect("records are read for ever");
    assert_eq!(record.rules_version, 1);
    record.fold().expect_err("a rule was mended")
}

#[test]
fn m7_8_a_cave_was_named_for_the_dragon() {
    let error = error("dragon-named");
    assert!(matches!(&error, RecordError::Mended { rule: "M7.8", .. }), "{error}");
    let why = "action 335 (C space cave-5) was chosen before rule M7.8 was mended; it was played with rules version 1, \
               this is version 2";
    assert_eq!(error.to_string(), why);
}

/// The hash of the position lies between the spell and the cave that was named.
#[test]
fn m7_8_a_cave_was_named_right_after_a_hash() {
    let error = error("dragon-hashed");
    assert!(matches!(&error, RecordError::Mended { at: 337, rule: "M7.8", .. }), "{error}");
}

#[test]
fn m7_8_the_dragon_returned_while_no_cave_was_tallied() {
    let error = error("dragon-late");
    assert!(matches!(&error, RecordError::Illegal { rule: "M7.8", .. }), "{error}");
    let why = "action 66 (D cast dragon-returns) is not possible: dragon-asleep (M7.8); it was played with rules \
               version 1, this is version 2";
    assert_eq!(error.to_string(), why);
}

#[test]
fn m7_12_nothing_lay_open_in_the_room_of_a_mirage() {
    let error = error("mirage-bare");
    assert!(matches!(&error, RecordError::Illegal { rule: "M7.12", .. }), "{error}");
    let why = "action 134 (C space room-1) is not possible: no-open-artefact (M7.12); it was played with rules \
               version 1, this is version 2";
    assert_eq!(error.to_string(), why);
}
