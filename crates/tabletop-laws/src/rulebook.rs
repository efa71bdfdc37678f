//! A rulebook page is a specification and a test: its scenarios are run.

use std::fs;
use std::io;
use std::path::Path;

use tabletop::Game;
use tabletop::scenario::{Scenario, fenced};

/// What came of the scenarios of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reading {
    /// How many scenarios there are.
    pub scenarios: usize,
    /// What did not hold, each with the page and the line.
    pub failures: Vec<String>,
}

/// Runs every scenario of the pages in a folder.
pub fn read<G: Game>(folder: &Path) -> io::Result<Reading> {
    let mut pages = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    pages.retain(|page| page.extension().is_some_and(|ending| ending == "md"));
    pages.sort();
    let mut reading = Reading::default();
    for page in pages {
        let name = page.file_name().unwrap_or_default().display();
        for block in fenced(&fs::read_to_string(&page)?) {
            let place = format!("{name}:{}", block.line);
            reading.scenarios += 1;
            reading.failures.extend(failures::<G>(&block.text).map(|failure| format!("{place}: {failure}")));
        }
    }
    Ok(reading)
}

fn failures<G: Game>(scenario: &str) -> impl Iterator<Item = String> {
    match Scenario::<G>::from_toml(scenario) {
        Err(error) => vec![error.to_string()],
        Ok(scenario) => {
            let named = |mismatch| format!("{}: {mismatch:?}", scenario.title);
            scenario.run().mismatches.into_iter().map(named).collect()
        }
    }
    .into_iter()
}
