//! The TypeScript declarations: complete, and about the JSON that is really written.

use morgenland::Morgenland;
use morgenland::telling::{Choice, Phrase, Question};
use strum::VariantNames as _;
use tabletop_laws::typescript::{declarations, declare_what_is_written};
use ts_rs::{Config, TS as _};

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

#[test]
fn what_is_asked_and_may_be_chosen_is_declared_by_its_tag() {
    let config = Config::new();
    let declared = [
        ("ask", Question::decl(&config), Question::VARIANTS),
        ("choice", Choice::decl(&config), Choice::VARIANTS),
        ("remark", Phrase::decl(&config), Phrase::VARIANTS),
    ];
    for (kind, declaration, tags) in declared {
        for tag in tags {
            assert!(declaration.contains(&format!("\"{kind}\": \"{tag}\"")), "{tag}: {declaration}");
        }
    }
}
