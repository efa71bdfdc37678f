//! Recorded games replay to the same end, today and after every change.

use goofspiel::Goofspiel;
use tabletop_laws::records;

#[test]
fn recorded_games_fold_and_changes_are_noticed() {
    records::check::<Goofspiel>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"));
}
