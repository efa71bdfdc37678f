//! A game is a folder: only its own files and the lists of games name it.
//!
//! Looked at is Rust, TypeScript, Svelte and Fluent. A game is a crate with a rulebook; its names are that of the crate and what
//! the lobby calls it, however they are written. It may be named in
//!
//! - its own files: those below a folder of its name, and those with its name as a word of theirs, wherever they lie
//!   (`crates/bots/src/<game>.rs`, `locales/*/log-<game>.ftl`, `crates/wire/typescript/<game>-actions.ts`);
//! - the lists, one for programs and one for the pages, and what the bots know of games, which are modules beside each other;
//! - what is generated for all games;
//! - tests, examples in the documentation, examples of the protocol and the attacks on a server: they need some game, and
//!   which one is their own business. They may name one, but a new game changes none of them.

use std::collections::BTreeMap;

use super::Finding;
use super::checkout::{Checkout, File};
use super::rulebook;

/// What lists games, and what is generated for all of them.
const LISTS: [&str; 4] = [
    "crates/games/src/lib.rs",
    "crates/bots/src/lib.rs",
    "web/src/games/games.ts",
    "crates/wire/typescript/index.ts",
];

/// Folders of tests and examples. Others are told by a folder called `tests`, or by their ending.
const TESTS: [&str; 3] = ["web/e2e/", "crates/wire/src/examples/", "bench/src/bin/hostile/"];

/// What files of tests end with.
const TEST_ENDINGS: [&str; 3] = [".test.ts", ".spec.ts", ".audit.ts"];

pub(crate) fn check(checkout: &Checkout) -> Vec<Finding> {
    let games = games(checkout);
    let files = checkout.files().iter().filter(|file| file.has_extension(&["rs", "ts", "svelte", "ftl"]));
    files.filter(|file| !is_free(&file.path)).flat_map(|file| named_in(file, &games)).collect()
}

/// Every game with what it is called, in small letters.
fn games(checkout: &Checkout) -> BTreeMap<String, Vec<String>> {
    let called = |name: &str| {
        let texts = checkout.text(&format!("locales/en/lobby-{name}.ftl")).unwrap_or_default();
        let title = texts.lines().find_map(|line| line.strip_prefix(&format!("game-{name} = ")));
        title.map(|title| title.trim().to_lowercase())
    };
    let books = rulebook::books(checkout).into_iter();
    let name = |book: rulebook::Book| book.folder.trim_start_matches("crates/").to_owned();
    books
        .map(name)
        .map(|name| (name.clone(), [Some(name.clone()), called(&name)].into_iter().flatten().collect()))
        .collect()
}

/// May this file name any game?
fn is_free(path: &str) -> bool {
    let is_test =
        path.split('/').any(|part| part == "tests") || TEST_ENDINGS.iter().any(|end| path.ends_with(end));
    is_test || LISTS.contains(&path) || TESTS.iter().any(|folder| path.starts_with(folder))
}

/// Is this one of the game's own files?
fn is_own(path: &str, game: &str) -> bool {
    path.split('/').any(|part| part.split(['-', '.']).any(|word| word == game))
}

/// The lines of a file that name a game which is not its own.
fn named_in<'f>(
    file: &'f File,
    games: &'f BTreeMap<String, Vec<String>>,
) -> impl Iterator<Item = Finding> + use<'f> {
    let others: Vec<_> = games.iter().filter(|(game, _)| !is_own(&file.path, game)).collect();
    speaking(file).flat_map(move |(number, line)| {
        let line = line.to_lowercase();
        let named = others.iter().filter(|(_, names)| names.iter().any(|name| line.contains(name.as_str())));
        let what = |(game, _): &(&String, &Vec<String>)| {
            let what = format!(
                "names {game}: only its own files and the lists of games may, so go through games::each!"
            );
            Finding::new(&file.path, number, what)
        };
        named.map(what).collect::<Vec<_>>()
    })
}

/// The lines of a file that are neither a test nor an example.
fn speaking(file: &File) -> impl Iterator<Item = (usize, &str)> {
    let is_rust = file.has_extension(&["rs"]);
    let mut is_example = false;
    let code = file.lines().take_while(move |(_, line)| !is_rust || line.trim() != "#[cfg(test)]");
    code.filter(move |(_, line)| {
        let documentation = line.trim_start().strip_prefix("//!").or(line.trim_start().strip_prefix("///"));
        let is_fence = is_rust && documentation.is_some_and(|text| text.trim_start().starts_with("```"));
        is_example = is_rust && documentation.is_some() && (is_example != is_fence);
        !is_example
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: (&str, &str) = ("crates/halma/rulebook/00-set-up.md", "# Set-up\n");
    const TITLE: (&str, &str) = ("locales/en/lobby-halma.ftl", "game-halma = The Great Halma\n");

    fn findings(path: &str, text: &str) -> usize {
        check(&Checkout::of(&[GAME, TITLE, (path, text)])).len()
    }

    #[test]
    fn a_game_is_named_by_its_own_files_and_by_lists() {
        for path in [
            "crates/halma/src/lib.rs",
            "crates/bots/src/halma.rs",
            "crates/bots/src/halma/novice.rs",
            "crates/wire/typescript/halma-actions.ts",
            "web/src/games/halma/Board.svelte",
            "locales/de/log-halma.ftl",
            "crates/games/src/lib.rs",
            "web/src/games/games.ts",
        ] {
            assert_eq!(findings(path, "use halma::Halma;\n"), 0, "{path}");
        }
    }

    #[test]
    fn elsewhere_neither_its_name_nor_its_title_stands() {
        for (path, text) in [
            ("crates/server/src/games.rs", "static GAMES: &[&dyn AnyGame] = &[&halma::Halma];\n"),
            ("crates/words/src/words.rs", "// As in Halma.\n"),
            ("web/src/lobby/Lobby.svelte", "{#if game === \"halma\"}\n"),
            ("web/src/table/screen.ts", "import \"../games/halma/game\";\n"),
            ("web/src/games/chess/game.ts", "import \"../halma/game\";\n"),
            ("locales/en/lobby.ftl", "lobby-line = Play the great Halma here.\n"),
        ] {
            assert_eq!(findings(path, text), 1, "{path}");
        }
    }

    #[test]
    fn tests_and_examples_need_some_game() {
        for path in ["crates/server/tests/play.rs", "web/src/lobby/lobby.test.ts", "web/e2e/server.ts"] {
            assert_eq!(findings(path, "halma\n"), 0, "{path}");
        }
        let path = "crates/words/src/lib.rs";
        assert_eq!(findings(path, "fn main() {}\n#[cfg(test)]\nmod tests { use halma::Halma; }\n"), 0);
        assert_eq!(findings(path, "//! ```\n//! halma::play();\n//! ```\n"), 0);
        assert_eq!(findings(path, "//! ```\n//! play();\n//! ```\n//! As in Halma.\n"), 1);
        assert_eq!(findings(path, "/// ```\n/// play();\nfn halma() {}\n"), 1);
    }
}
