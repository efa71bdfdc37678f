//! Writes inputs for the fuzz targets to begin with: the rulebooks' scenarios, the default editions, real records,
//! evenings that chance makes, their logs, and the examples of messages.
//!
//! `cargo xtask soak` runs this; the corpus itself is not committed.

use std::fs;
use std::path::{Path, PathBuf};

use arbitrary::{Arbitrary as _, Unstructured};
use durbar_fuzz::evening::Evening;
use durbar_fuzz::{FuzzedGame, GAMES, message};
use tabletop::scenario::fenced;
use tabletop::{Chance as _, FastChance};

/// So many evenings for each game, each longer than the one before.
const EVENINGS: u8 = 16;

fn main() -> std::io::Result<()> {
    let fuzz = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let corpus = fuzz.join("corpus");
    for &game in GAMES {
        let rulebook = fuzz.join("../crates").join(game.name()).join("rulebook");
        scenarios(game, &rulebook, &corpus.join("scenario"))?;
        write(&corpus.join("edition"), &format!("{}.toml", game.name()), game.default_edition())?;
        for (way, decisions, record) in game.records() {
            let way = way.replace(", ", "-").replace(' ', "-");
            write(&corpus.join("record"), &format!("{way}-{decisions}.json"), &record)?;
        }
    }
    for (name, message) in message::examples() {
        write(&corpus.join("message"), &format!("{name}.json"), &message)?;
    }
    evenings(&corpus)
}

/// Evenings of every game, and what was written down of them.
fn evenings(corpus: &Path) -> std::io::Result<()> {
    for evening in 0..EVENINGS {
        write(&corpus.join("log"), &format!("spoiled-{evening}"), by_chance(1, evening))?;
        for (n, game) in (0u8..).zip(GAMES) {
            let bytes = by_chance(n, evening);
            write(&corpus.join("table"), &format!("{}-{evening}", game.name()), &bytes)?;
            if let Ok(read) = Evening::arbitrary_take_rest(Unstructured::new(&bytes)) {
                let log = game.stored_log(&read);
                write(&corpus.join("log"), &format!("{}-{evening}.jsonl", game.name()), &log)?;
            }
        }
    }
    Ok(())
}

/// The bytes of an evening.
fn by_chance(game: u8, evening: u8) -> Vec<u8> {
    let mut chance = FastChance::new(evening.into());
    let length = 80 * (usize::from(evening) + 1);
    std::iter::once(game).chain((0..length).map(|_| chance.below(256) as u8)).collect()
}

/// Every fenced scenario of every page.
fn scenarios(game: &dyn FuzzedGame, rulebook: &Path, corpus: &Path) -> std::io::Result<()> {
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

fn write(folder: &Path, name: &str, content: impl AsRef<[u8]>) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    fs::write(folder.join(name), content)
}
