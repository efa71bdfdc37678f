//! Runs every scenario of the rulebook pages.

use std::path::Path;

use morgenland::Morgenland;
use tabletop_laws::rulebook;

#[test]
fn every_scenario_of_the_rulebook_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("rulebook");
    let reading = rulebook::read::<Morgenland>(&folder).unwrap();
    assert!(reading.failures.is_empty(), "{}", reading.failures.join("\n"));
    assert!(reading.scenarios > 0, "no scenario was found in {}", folder.display());
}

/// The app draws these scenes beside the rules, so a picture that holds here is true.
#[test]
fn every_scene_that_is_drawn_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("pictures");
    let reading = rulebook::read::<Morgenland>(&folder).unwrap();
    assert!(reading.failures.is_empty(), "{}", reading.failures.join("\n"));
    assert!(reading.scenarios > 0, "no scene was found in {}", folder.display());
}
