//! Runs every scenario of the rulebook pages.

use std::path::Path;

use goofspiel::Goofspiel;
use tabletop_laws::rulebook;

#[test]
fn every_scenario_of_the_rulebook_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("rulebook");
    let reading = rulebook::read::<Goofspiel>(&folder).unwrap();
    assert!(reading.failures.is_empty(), "{}", reading.failures.join("\n"));
    assert!(reading.scenarios > 0, "no scenario was found in {}", folder.display());
}
