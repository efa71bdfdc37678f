//! Writes inputs for the fuzz targets to begin with: the rulebook's scenarios, the default edition, real records.
//!
//! `cargo xtask soak` runs this; the corpus itself is not committed.

use std::fs;
use std::path::{Path, PathBuf};

use durbar_fuzz::recorded;
use eschnapur::Eschnapur;
use tabletop::Game as _;
use tabletop::scenario::fenced;

fn main() -> std::io::Result<()> {
    let fuzz = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let corpus = fuzz.join("corpus");
    scenarios(&fuzz.join("../crates/eschnapur/rulebook"), &corpus.join("scenario"))?;
    write(&corpus.join("edition"), "default.toml", &Eschnapur::default_edition_file())?;
    for players in Eschnapur::PLAYERS {
        for decisions in [0, 20, 150] {
            let record = recorded(players, players as u64, decisions).to_json();
            write(&corpus.join("record"), &format!("{players}-players-{decisions}.json"), &record)?;
        }
    }
    Ok(())
}

/// Every fenced scenario of every page.
fn scenarios(pages: &Path, corpus: &Path) -> std::io::Result<()> {
    for page in fs::read_dir(pages)? {
        let path = page?.path();
        let Some(name) = path.file_stem().filter(|_| path.extension().is_some_and(|kind| kind == "md"))
        else {
            continue;
        };
        for scenario in fenced(&fs::read_to_string(&path)?) {
            write(corpus, &format!("{}-{}.toml", name.to_string_lossy(), scenario.line), &scenario.text)?;
        }
    }
    Ok(())
}

fn write(folder: &Path, name: &str, text: &str) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    fs::write(folder.join(name), text)
}
