//! One word, one meaning: a word that names several public types is in the glossary of ARCHITECTURE.md, with all its places and
//! why it has them, or one of the types gets a name of its own.
//!
//! Read are the lines that declare a `pub` type in Rust or export one in the pages; tests and what only they use are left out.
//! Whatever is written `pub` counts, wherever its module can be seen from, because whoever reads the code sees the word. What a
//! macro declares counts if its call is written like a declaration, as for `tabletop::named!`.
//!
//! A row of the glossary has words, their meaning and their places. A word in backticks names a type, and its places say where
//! it does: in crates, in `each game` (once in the crates of several games), in `each screen` (once in what the pages know of a
//! game), in `each file of` a crate (several times there). Any other word is one that people say or look for, and its
//! places are paths of files in which it is found.

mod declared;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use super::Finding;
use super::checkout::Checkout;
use crate::markdown;
use declared::{Home, Type};

const PAGE: &str = "ARCHITECTURE.md";
const SECTION: &str = "Glossary";

pub(crate) fn check(checkout: &Checkout) -> Vec<Finding> {
    let types = declared::types(checkout);
    let rows = rows(checkout.text(PAGE).unwrap_or_default());
    let explained: BTreeSet<_> = rows.iter().flat_map(|row| &row.words).copied().collect();
    let accidents =
        types.iter().filter(|(word, of_it)| of_it.len() > 1 && !explained.contains(&Word::Type(word)));
    let mut findings: Vec<_> = accidents.map(|(word, of_it)| accident(word, of_it)).collect();
    findings.extend(order(&rows));
    for row in &rows {
        if row.meaning.is_empty() {
            findings.push(row.finding("has no meaning: say in a sentence what the word means here"));
        }
        for word in &row.words {
            findings.extend(match word {
                Word::Type(word) => wrong_places(row, word, types.get(*word).map_or(&[], Vec::as_slice)),
                Word::Said(word) => not_found(row, word, checkout),
            });
        }
    }
    findings
}

/// A row of the glossary.
struct Row<'t> {
    line: usize,
    words: Vec<Word<'t>>,
    meaning: &'t str,
    places: &'t str,
}

/// What a row explains.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Word<'t> {
    /// The name of a type.
    Type(&'t str),
    /// What people say or look for.
    Said(&'t str),
}

impl<'t> Word<'t> {
    fn read(text: &'t str) -> Word<'t> {
        match text.strip_prefix('`').and_then(|text| text.strip_suffix('`')) {
            Some(name) => Word::Type(name),
            None => Word::Said(text),
        }
    }

    fn text(self) -> &'t str {
        match self {
            Word::Type(text) | Word::Said(text) => text,
        }
    }
}

impl Row<'_> {
    fn finding(&self, what: impl Into<String>) -> Finding {
        Finding::new(PAGE, self.line, what)
    }
}

/// The rows of the glossary, without the one at its head.
fn rows(page: &str) -> Vec<Row<'_>> {
    let table = markdown::section(page, SECTION).into_iter();
    let rows = table.filter_map(|line| Some((line.number, markdown::cells(line.text)?))).skip(1);
    rows.map(|(line, cells)| {
        let cell = |n: usize| cells.get(n).copied().unwrap_or_default();
        let words = cell(0).split(',').map(|word| Word::read(word.trim())).collect();
        Row { line, words, meaning: cell(1), places: cell(2) }
    })
    .collect()
}

/// Rows stand in the order of the alphabet, and no word has two.
fn order(rows: &[Row<'_>]) -> Vec<Finding> {
    let mut findings = Vec::new();
    let key = |row: &Row<'_>| row.words[0].text().to_lowercase();
    for pair in rows.windows(2).filter(|pair| key(&pair[0]) > key(&pair[1])) {
        let (before, after) = (pair[1].words[0].text(), pair[0].words[0].text());
        findings.push(
            pair[1].finding(format!("\"{before}\" comes before \"{after}\": keep the order of the alphabet")),
        );
    }
    let mut seen = BTreeMap::new();
    for (row, word) in rows.iter().flat_map(|row| row.words.iter().map(move |word| (row, word))) {
        if let Some(line) = seen.insert(word, row.line) {
            let what =
                format!("\"{}\" is explained in line {line} already: make one row of both", word.text());
            findings.push(row.finding(what));
        }
    }
    findings
}

/// Where a word names types.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Place<'t> {
    /// Once in this crate, or in the pages.
    In(&'t str),
    /// Once in the crates of several games.
    EachGame,
    /// Once in what the pages know of a game, or of several.
    EachScreen,
    /// Several times in this crate, or in the pages.
    EachFileOf(&'t str),
}

impl<'t> Place<'t> {
    fn read(text: &'t str) -> Option<Place<'t>> {
        let quoted = |text: &'t str| text.strip_prefix('`')?.strip_suffix('`');
        match text {
            "each game" => Some(Place::EachGame),
            "each screen" => Some(Place::EachScreen),
            _ => match text.strip_prefix("each file of ") {
                Some(name) => quoted(name).map(Place::EachFileOf),
                None => quoted(text).map(Place::In),
            },
        }
    }

    /// All places of these types.
    fn all_of(types: &'t [Type]) -> BTreeSet<Place<'t>> {
        let homes: BTreeSet<_> = types.iter().map(|one| &one.home).collect();
        let is_game = |home: &Home| matches!(home, Home::Game(_));
        let several_games = homes.iter().filter(|home| is_game(home)).count() > 1;
        let place = |home: &'t Home| match home {
            _ if types.iter().filter(|one| one.home == *home).count() > 1 => Place::EachFileOf(home.name()),
            Home::Game(_) if several_games => Place::EachGame,
            Home::Screen(_) => Place::EachScreen,
            Home::Game(name) | Home::Crate(name) => Place::In(name),
        };
        homes.into_iter().map(place).collect()
    }
}

impl fmt::Display for Place<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::In(name) => write!(f, "`{name}`"),
            Place::EachGame => f.write_str("each game"),
            Place::EachScreen => f.write_str("each screen"),
            Place::EachFileOf(name) => write!(f, "each file of `{name}`"),
        }
    }
}

/// All places, as a cell of the glossary names them.
fn cell(places: &BTreeSet<Place<'_>>) -> String {
    places.iter().map(Place::to_string).collect::<Vec<_>>().join(", ")
}

/// The lines that declare these types.
fn lines(types: &[Type]) -> String {
    types.iter().map(|one| format!("{}:{}", one.path, one.line)).collect::<Vec<_>>().join(", ")
}

/// A word that names several types, and nobody says why.
fn accident(word: &str, types: &[Type]) -> Finding {
    let last = &types[types.len() - 1];
    let what = format!(
        "`{word}` names {} public types ({}): give each meaning a word of its own, or make what only its crate uses \
         pub(crate); if it must be one word, say why in the table \"{SECTION}\" of {PAGE}: | `{word}` | why | {} |",
        types.len(),
        lines(types),
        cell(&Place::all_of(types)),
    );
    Finding::new(&last.path, last.line, what)
}

/// The places of a type are those that its row names, no more and no fewer.
fn wrong_places(row: &Row<'_>, word: &str, types: &[Type]) -> Vec<Finding> {
    if types.is_empty() {
        let what =
            format!("`{word}` names no public type any more: remove it, or write it without backticks");
        return vec![row.finding(what)];
    }
    let named: Option<BTreeSet<_>> = row.places.split(',').map(|place| Place::read(place.trim())).collect();
    let places = Place::all_of(types);
    if named.as_ref() == Some(&places) {
        return Vec::new();
    }
    let what = format!(
        "`{word}` does not name types in \"{}\" but in \"{}\" ({}): one word, one meaning, so rename what came by accident, \
         or correct the row",
        row.places,
        cell(&places),
        lines(types),
    );
    vec![row.finding(what)]
}

/// A word that names no type is found in the files that its row names.
fn not_found(row: &Row<'_>, word: &str, checkout: &Checkout) -> Vec<Finding> {
    let paths: Vec<_> = markdown::code_spans(row.places).collect();
    if paths.is_empty() {
        return vec![row.finding(format!("\"{word}\" is found nowhere: name a file in which it stands"))];
    }
    let says = |path: &str| {
        checkout.text(path).is_some_and(|text| text.to_lowercase().contains(&word.to_lowercase()))
    };
    let silent = paths.into_iter().filter(|path| !says(path));
    silent
        .map(|path| row.finding(format!("\"{word}\" does not stand in `{path}`: name another file")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: (&str, &str) =
        ("crates/table/src/deed.rs", "pub enum Deed {\n    Plan,\n}\n// Idempotent.\n");
    const STORE: (&str, &str) = ("crates/store/src/deed.rs", "pub struct Deed;\n");
    const HALMA: (&str, &str) = ("crates/halma/src/deed.rs", "pub struct Deed;\n");
    const CHESS: (&str, &str) = ("crates/chess/src/deed.rs", "pub struct Deed;\n");
    const SCREEN: (&str, &str) = ("web/src/games/halma/deed.ts", "export type Deed = 1;\n");

    fn findings(files: &[(&str, &str)], rows: &[&str]) -> Vec<String> {
        let page =
            format!("## {SECTION}\n\n| word | meaning | where |\n|---|---|---|\n{}\n", rows.join("\n"));
        let games = [("crates/halma/rulebook/00.md", ""), ("crates/chess/rulebook/00.md", "")];
        let files = [&[(PAGE, page.as_str())][..], &games, files].concat();
        check(&Checkout::of(&files)).iter().map(Finding::to_string).collect()
    }

    fn is_tidy(files: &[(&str, &str)], rows: &[&str]) {
        let found = findings(files, rows);
        assert!(found.is_empty(), "{found:?}");
    }

    fn fails(files: &[(&str, &str)], rows: &[&str], path: &str, what: &str) {
        let found = findings(files, rows);
        assert!(found.len() == 1 && found[0].starts_with(path) && found[0].contains(what), "{found:?}");
    }

    #[test]
    fn a_word_that_names_two_types_fails_and_both_places_are_said() {
        is_tidy(&[TABLE], &[]);
        let both = "crates/store/src/deed.rs:1, crates/table/src/deed.rs:1";
        fails(&[STORE, TABLE], &[], "crates/table/src/deed.rs:1: ", both);
        let twice =
            ("crates/store/src/two.rs", "pub struct Deed;\npub mod other {\n    pub enum Deed {}\n}\n");
        fails(&[twice], &[], "crates/store/src/two.rs:3: ", "each file of `store`");
        fails(&[CHESS, HALMA], &[], "crates/halma/src/deed.rs:1: ", "each game");
    }

    #[test]
    fn what_the_message_proposes_is_accepted() {
        for files in [
            &[STORE, TABLE][..],
            &[HALMA, CHESS],
            &[HALMA, SCREEN],
            &[TABLE, HALMA, CHESS, SCREEN],
            &[STORE, ("crates/store/src/other.rs", "pub struct Deed;\n")],
            &[SCREEN, ("web/src/games/halma/other.ts", "export type Deed = 2;\n")],
        ] {
            let found = findings(files, &[]).concat();
            let row = &found[found.find('|').expect("a row is proposed")..];
            is_tidy(files, &[row]);
        }
    }

    #[test]
    fn the_places_of_a_row_are_those_of_the_code() {
        let row = "| `Deed` | What was done. | `table`, `store` |";
        is_tidy(&[STORE, TABLE], &[row]);
        fails(&[TABLE], &[row], "ARCHITECTURE.md:5: ", "but in \"`table`\"");
        fails(&[STORE, TABLE, SCREEN], &[row], "ARCHITECTURE.md:5: ", "each screen");
        is_tidy(&[TABLE], &["| `Deed` | What was done. | `table` |"]);
        fails(&[TABLE], &["| `Deed` | What was done. | here |"], "ARCHITECTURE.md:5: ", "in \"here\"");
        is_tidy(&[HALMA, CHESS], &["| `Deed` | What was done. | each game |"]);
        fails(&[HALMA], &["| `Deed` | What was done. | each game |"], "ARCHITECTURE.md:5: ", "`halma`");
    }

    #[test]
    fn a_row_without_its_type_is_stale() {
        fails(&[], &["| `Deed` | What was done. | `table` |"], "ARCHITECTURE.md:5: ", "no public type");
        let private = ("crates/table/src/deed.rs", "pub(crate) enum Deed {}\n");
        fails(
            &[private],
            &["| `Deed` | What was done. | `table` |"],
            "ARCHITECTURE.md:5: ",
            "no public type",
        );
    }

    #[test]
    fn other_words_are_found_where_the_row_says() {
        let row = "| idempotent | Twice is once. | `crates/table/src/deed.rs` |";
        is_tidy(&[TABLE], &[row]);
        fails(&[STORE], &[row], "ARCHITECTURE.md:5: ", "does not stand");
        fails(
            &[TABLE],
            &["| poisoned | Broken. | `crates/table/src/deed.rs` |"],
            "ARCHITECTURE.md:5: ",
            "does not stand",
        );
        fails(&[TABLE], &["| idempotent | Twice is once. | |"], "ARCHITECTURE.md:5: ", "found nowhere");
    }

    #[test]
    fn rows_have_a_meaning_an_order_and_no_double() {
        fails(&[TABLE], &["| `Deed` | | `table` |"], "ARCHITECTURE.md:5: ", "no meaning");
        let idempotent = "| idempotent, enum | Twice is once. | `crates/table/src/deed.rs` |";
        is_tidy(&[TABLE], &["| `Deed` | What was done. | `table` |", idempotent]);
        fails(
            &[TABLE],
            &[idempotent, "| `Deed` | What was done. | `table` |"],
            "ARCHITECTURE.md:6: ",
            "alphabet",
        );
        let again = "| plan, enum | Choices. | `crates/table/src/deed.rs` |";
        fails(&[TABLE], &[idempotent, again], "ARCHITECTURE.md:6: ", "line 5");
    }
}
