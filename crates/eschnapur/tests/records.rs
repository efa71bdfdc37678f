//! Recorded games replay to the same end, today and after every change.

use eschnapur::Eschnapur;
use tabletop_laws::records;

#[test]
fn recorded_games_fold_and_changes_are_noticed() {
    records::check::<Eschnapur>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"));
}
