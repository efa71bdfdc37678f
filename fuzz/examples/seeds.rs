//! Writes inputs for the fuzz targets to begin with: the rulebooks' scenarios, the default editions, real records.
//!
//! `cargo xtask soak` runs this; the corpus itself is not committed.

use std::fs;
use std::path::{Path, PathBuf};

use durbar_fuzz::{AnyGame, GAMES};
use tabletop::scenario::fenced;

fn main() -> std::io::Result<()> {
    let fuzz = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let corpus = fuzz.join("corpus");
    for &game in GAMES {
        let rulebook = fuzz.join("../crates").join(game.name()).join("rulebook");
        scenarios(game, &rulebook, &corpus.join("scenario"))?;
        write(&corpus.join("edition"), &format!("{}.toml", game.name()), &game.default_edition())?;
        for (way, decisions, record) in game.records() {
            let way = way.replace(", ", "-").replace(' ', "-");
            write(&corpus.join("record"), &format!("{way}-{decisions}.json"), &record)?;
        }
    }
    Ok(())
}

/// Every fenced scenario of every page.
fn scenarios(game: &dyn AnyGame, rulebook: &Path, corpus: &Path) -> std::io::Result<()> {
    for page in fs::read_dir(rulebook)? {
        let path = page?.path();
        let Some(page) = path.file_stem().filter(|_| path.extension().is_some_and(|kind| kind == "md"))
        else {
            continue;
        };
        for scenario in fenced(&fs::read_to_string(&path)?) {
            let name = format!("{}-{}-{}.toml", game.name(), page.to_string_lossy(), scenario.line);
            write(corpus, &name, &scenario.text)?;
        }
    }
    Ok(())
}

fn write(folder: &Path, name: &str, text: &str) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    fs::write(folder.join(name), text)
}
