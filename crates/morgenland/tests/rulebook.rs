//! Runs every scenario of the rulebook pages.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use morgenland::Morgenland;
use tabletop::scenario::{Scenario, fenced};

#[test]
fn every_scenario_of_the_rulebook_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("rulebook");
    let mut failures = String::new();
    let mut run = 0;
    let mut pages: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    pages.sort();
    for page in pages.iter().filter(|page| page.extension().is_some_and(|ending| ending == "md")) {
        for block in fenced(&fs::read_to_string(page).unwrap()) {
            run += 1;
            let place = format!("{}:{}", page.file_name().unwrap().display(), block.line);
            match Scenario::<Morgenland>::from_toml(&block.text) {
                Err(error) => writeln!(failures, "{place}: {error}").unwrap(),
                Ok(scenario) => {
                    for mismatch in scenario.run().mismatches {
                        writeln!(failures, "{place}: {}: {mismatch}", scenario.title).unwrap();
                    }
                }
            }
        }
    }
    assert!(failures.is_empty(), "{failures}");
    assert!(run > 0, "no scenario was found in {}", folder.display());
}
