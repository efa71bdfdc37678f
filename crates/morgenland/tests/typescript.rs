//! The TypeScript declarations: complete, and about the JSON that is really written.

use morgenland::Morgenland;
use tabletop_laws::typescript::{declarations, declare_what_is_written};

#[test]
fn what_is_written_is_declared() {
    declare_what_is_written::<Morgenland>();
}

/// MP.1: one type serves both ways of counting.
#[test]
fn mp_1_what_may_be_left_out_is_optional() {
    let [file, _] = declarations::<Morgenland>();
    assert!(file.contains("\ntreasure?: Hoard,"), "{file}");
}
