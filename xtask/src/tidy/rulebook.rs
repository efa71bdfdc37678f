//! Rules, code and tests know each other: every rule that code cites is explained in the rulebook, and every
//! rule explained there is cited by code and by a test of the same game.
//!
//! A test is a Rust file under `tests`, the part of a Rust file after `#[cfg(test)]`, or a fenced block of a
//! rulebook page that begins with `toml` and the game, which is a scenario that runs. A test's name may write the
//! rule in small letters, like `e3_2`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use super::Finding;
use super::checkout::{Checkout, File};
use crate::markdown;

/// A game's rulebook and the ids of its rules. A game is a crate with a rulebook, so no list has to know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Book {
    /// The crate. It has the name of the game.
    pub(crate) folder: String,
    /// What all ids begin with: the first letter of the name.
    letter: char,
}

/// Every game's rulebook.
pub(crate) fn books(checkout: &Checkout) -> Vec<Book> {
    let names = checkout.files().iter().filter_map(|file| {
        let (name, rest) = file.path.strip_prefix("crates/")?.split_once('/')?;
        rest.starts_with("rulebook/").then_some(name)
    });
    names.collect::<BTreeSet<_>>().into_iter().filter_map(Book::of).collect()
}

/// The id of a rule, in the order of the rulebook: numbered chapters first.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct RuleId {
    chapter: Chapter,
    rule: u32,
    letter: char,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Chapter {
    Number(u32),
    Letter(char),
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.chapter {
            Chapter::Number(number) => write!(f, "{}{number}.{}", self.letter, self.rule),
            Chapter::Letter(letter) => write!(f, "{}{letter}.{}", self.letter, self.rule),
        }
    }
}

/// Where a rule is explained.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    pub(crate) path: String,
    pub(crate) line: usize,
}

pub(crate) fn check(checkout: &Checkout) -> Vec<Finding> {
    let books = books(checkout);
    let checked = books.iter().flat_map(|book| book.check(checkout, &books));
    checked.chain(alike(&books)).collect()
}

/// Books whose ids could not be told apart.
fn alike(books: &[Book]) -> impl Iterator<Item = Finding> {
    let pairs =
        books.iter().enumerate().flat_map(|(n, one)| books[n + 1..].iter().map(move |other| (one, other)));
    pairs.filter(|(one, other)| one.letter == other.letter).map(|(one, other)| {
        let what = format!("the ids of its rules begin like those of {}: choose another name", one.folder);
        Finding::new(format!("{}/rulebook", other.folder), 1, what)
    })
}

impl Book {
    /// The book of the game with this name.
    fn of(name: &str) -> Option<Book> {
        let letter = name.chars().next()?.to_ascii_uppercase();
        Some(Book { folder: format!("crates/{name}"), letter })
    }

    /// The English pages people write; the index is generated from them. Translations lie in folders below.
    pub(crate) fn pages<'c>(&self, checkout: &'c Checkout) -> impl Iterator<Item = &'c File> {
        let folder = format!("{}/rulebook/", self.folder);
        checkout
            .files()
            .iter()
            .filter(move |file| file.path.strip_prefix(&folder).is_some_and(|name| !name.contains('/')))
            .filter(|file| file.has_extension(&["md"]) && !file.path.ends_with("/INDEX.md"))
    }

    /// Every explanation, in the order of the pages: the rule's id in bold, outside fenced blocks.
    pub(crate) fn explanations(&self, checkout: &Checkout) -> Vec<(RuleId, Place)> {
        let mut found = Vec::new();
        for page in self.pages(checkout) {
            for line in markdown::prose(&page.text) {
                let place = || Place { path: page.path.clone(), line: line.number };
                found.extend(self.explained(line.text).map(|id| (id, place())));
            }
        }
        found
    }

    /// The rules that a line explains.
    pub(crate) fn explained(&self, line: &str) -> impl Iterator<Item = RuleId> {
        line.split("**").skip(1).step_by(2).filter_map(|bold| self.read_id(bold)).map(|(id, _)| id)
    }

    fn check(&self, checkout: &Checkout, books: &[Book]) -> Vec<Finding> {
        let mut findings = Vec::new();
        let mut explained: BTreeMap<RuleId, Place> = BTreeMap::new();
        for (id, place) in self.explanations(checkout) {
            if let Some(first) = explained.get(&id) {
                let what = format!("{id} is explained at {}:{} already: keep one", first.path, first.line);
                findings.push(Finding::new(place.path, place.line, what));
            } else {
                explained.insert(id, place);
            }
        }
        let Cited { code, tests, unexplained } = self.citations(checkout, &explained);
        findings.extend(unexplained);
        findings.extend(self.strangers(checkout, books));
        for (id, Place { path, line }) in &explained {
            if !code.contains(id) {
                findings.push(Finding::new(
                    path,
                    *line,
                    format!("no code cites {id}: name it where it is done"),
                ));
            }
            if !tests.contains(id) {
                findings.push(Finding::new(
                    path,
                    *line,
                    format!("no test cites {id}: add one that needs it"),
                ));
            }
        }
        findings
    }

    fn citations(&self, checkout: &Checkout, explained: &BTreeMap<RuleId, Place>) -> Cited {
        let mut cited = Cited::default();
        for file in checkout.below(&self.folder).filter(|file| file.has_extension(&["rs"])) {
            let mut in_test = file.path.contains("/tests/");
            for (number, line) in file.lines() {
                in_test |= line.trim() == "#[cfg(test)]";
                let ids = self.ids(line);
                for id in ids.iter().filter(|id| !explained.contains_key(id)) {
                    // Once is enough: an id that is missing is often cited in many places.
                    if cited.code.contains(id) || cited.tests.contains(id) {
                        continue;
                    }
                    let what = format!(
                        "{id} is not explained in {}/rulebook: correct it or explain it",
                        self.folder
                    );
                    cited.unexplained.push(Finding::new(&file.path, number, what));
                }
                let named = explained.keys().filter(|id| names(line, id)).cloned();
                let place = if in_test { &mut cited.tests } else { &mut cited.code };
                place.extend(ids.into_iter().chain(named));
            }
        }
        for (_, line) in self.scenarios(checkout) {
            cited.tests.extend(self.ids(line.text));
        }
        cited
    }

    /// The lines of the scenarios that run, with their pages.
    fn scenarios<'c>(&self, checkout: &'c Checkout) -> impl Iterator<Item = (&'c File, markdown::Line<'c>)> {
        let game = self.folder.trim_start_matches("crates/");
        let runs = move |fence: &str| fence.strip_prefix("toml ") == Some(game);
        self.pages(checkout).flat_map(move |page| {
            let lines = markdown::lines(&page.text).into_iter();
            lines.filter(move |line| line.fence.is_some_and(runs)).map(move |line| (page, line))
        })
    }

    /// Rules of other games in this game's code and scenarios: nobody would look for them there.
    fn strangers(&self, checkout: &Checkout, books: &[Book]) -> Vec<Finding> {
        let code = checkout.below(&self.folder).filter(|file| file.has_extension(&["rs"]));
        let code = code.flat_map(|file| file.lines().map(move |(number, line)| (file, number, line)));
        let scenarios = self.scenarios(checkout).map(|(page, line)| (page, line.number, line.text));
        let mut findings = Vec::new();
        for (file, number, line) in code.chain(scenarios) {
            for other in books.iter().filter(|other| other.letter != self.letter) {
                findings.extend(other.ids(line).into_iter().map(|id| {
                    let what = format!("{id} is a rule of {}: cite this game's own", other.folder);
                    Finding::new(&file.path, number, what)
                }));
            }
        }
        findings
    }

    /// All ids in a line, each standing alone.
    pub(crate) fn ids(&self, line: &str) -> Vec<RuleId> {
        let alone = |c: char| !(c.is_alphanumeric() || c == '_' || c == '.');
        let mut found = Vec::new();
        for (at, _) in line.match_indices(self.letter) {
            if let Some((id, length)) = self.read_id(&line[at..])
                && line[..at].chars().next_back().is_none_or(alone)
                && !line[at + length..].starts_with(|c: char| c.is_alphanumeric() || c == '_')
            {
                found.push(id);
            }
        }
        found
    }

    /// The id at the start of the text, and its length.
    fn read_id(&self, text: &str) -> Option<(RuleId, usize)> {
        let rest = text.strip_prefix(self.letter)?;
        let (chapter, rest) = match rest.chars().next()? {
            letter if letter.is_ascii_uppercase() => (Chapter::Letter(letter), &rest[1..]),
            _ => {
                let (number, rest) = read_number(rest)?;
                (Chapter::Number(number), rest)
            }
        };
        let (rule, rest) = read_number(rest.strip_prefix('.')?)?;
        Some((RuleId { chapter, rule, letter: self.letter }, text.len() - rest.len()))
    }
}

#[derive(Default)]
struct Cited {
    code: BTreeSet<RuleId>,
    tests: BTreeSet<RuleId>,
    unexplained: Vec<Finding>,
}

/// Is the rule part of a name, like `e3_2`?
fn names(line: &str, id: &RuleId) -> bool {
    let name = id.to_string().to_lowercase().replace('.', "_");
    line.match_indices(&name).any(|(at, _)| {
        !line[..at].ends_with(char::is_alphanumeric)
            && !line[at + name.len()..].starts_with(|c: char| c.is_ascii_digit())
    })
}

fn read_number(text: &str) -> Option<(u32, &str)> {
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, rest) = text.split_at(digits);
    Some((number.parse().ok()?, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "crates/eschnapur/rulebook/blockade.md";
    const CODE: &str = "crates/eschnapur/src/blockade.rs";
    const OTHER_PAGE: &str = "crates/morgenland/rulebook/spells.md";
    const OTHER_CODE: &str = "crates/morgenland/src/spells.rs";
    const OTHER_TEST: &str = "crates/morgenland/tests/spells.rs";

    fn findings(files: &[(&str, &str)]) -> Vec<String> {
        check(&Checkout::of(files)).iter().map(Finding::to_string).collect()
    }

    fn book(game: &str) -> Book {
        Book::of(game).expect("a name has a first letter")
    }

    #[test]
    fn games_whose_rules_could_be_confused_are_found() {
        let pages = [("crates/halma/rulebook/a.md", ""), ("crates/hex/rulebook/a.md", ""), (PAGE, "")];
        let what = "the ids of its rules begin like those of crates/halma: choose another name";
        assert_eq!(findings(&pages), [format!("crates/hex/rulebook:1: {what}")]);
    }

    #[test]
    fn ids_are_read_where_they_stand_alone() {
        let ids = |line| book("eschnapur").ids(line).iter().map(RuleId::to_string).collect::<Vec<_>>();
        assert_eq!(ids("E3.2, (EW.1) and E10.13."), ["E3.2", "EW.1", "E10.13"]);
        assert_eq!(ids("\"EG.2\" E2.1–E2.6"), ["EG.2", "E2.1", "E2.6"]);
        assert_eq!(ids("NEE3.2 E3 E.2 xE3.2 E3.2a 1E3.4"), Vec::<String>::new());
    }

    #[test]
    fn each_book_reads_its_own_ids() {
        let [ours, theirs] = ["eschnapur", "morgenland"].map(|game| {
            book(game).ids("E3.2 M7.15 EW.1 MP.1 MD.2 M1").iter().map(RuleId::to_string).collect::<Vec<_>>()
        });
        assert_eq!(ours, ["E3.2", "EW.1"]);
        assert_eq!(theirs, ["M7.15", "MP.1", "MD.2"]);
    }

    #[test]
    fn a_rule_that_is_explained_done_and_tested_is_fine() {
        let page = "**E3.1** The marker is lifted.\n```toml eschnapur\nrules = [\"E3.1\"]\n```\n";
        assert_eq!(findings(&[(PAGE, page), (CODE, "/// E3.1: lifts.\n")]), Vec::<String>::new());
    }

    #[test]
    fn a_rule_without_code_or_test_is_found() {
        let found = findings(&[(PAGE, "# Blockade\n**E3.1** The marker is lifted.\n")]);
        assert_eq!(
            found,
            [
                format!("{PAGE}:2: no code cites E3.1: name it where it is done"),
                format!("{PAGE}:2: no test cites E3.1: add one that needs it"),
            ]
        );
    }

    #[test]
    fn a_cited_rule_without_explanation_is_found() {
        let found = findings(&[(PAGE, "# Blockade\n"), (CODE, "\n// E3.9\n")]);
        let what = "E3.9 is not explained in crates/eschnapur/rulebook: correct it or explain it";
        assert_eq!(found, [format!("{CODE}:2: {what}")]);
    }

    #[test]
    fn tests_cite_by_name_too_and_code_does_not_test() {
        let page = "**E3.1** and **EW.2** hold.\n";
        let code = "// E3.1 EW.2\n#[cfg(test)]\nmod tests {\n fn e3_1_lifts() {}\n fn ew_21() {}\n}\n";
        let found = findings(&[(PAGE, page), (CODE, code)]);
        assert_eq!(found, [format!("{PAGE}:1: no test cites EW.2: add one that needs it")]);
        let test = "crates/eschnapur/tests/ties.rs";
        assert!(findings(&[(PAGE, page), (CODE, code), (test, "// EW.2\n")]).is_empty());
    }

    #[test]
    fn a_second_game_has_rules_and_tests_of_its_own() {
        let page = "**M7.15** and **MP.1** hold.\n```toml morgenland\nrules = [\"MP.1\"]\n```\n";
        let code = "// M7.15, MP.1\n";
        let found = findings(&[(OTHER_PAGE, page), (OTHER_CODE, code), (OTHER_TEST, "fn m7_1() {}\n")]);
        assert_eq!(found, [format!("{OTHER_PAGE}:1: no test cites M7.15: add one that needs it")]);
        let test = "fn m7_15_the_spell_fails() {}\n";
        assert!(findings(&[(OTHER_PAGE, page), (OTHER_CODE, code), (OTHER_TEST, test)]).is_empty());
    }

    #[test]
    fn what_another_game_cites_counts_for_neither() {
        let page = "**M7.15** holds.\n";
        let other = "crates/eschnapur/tests/ties.rs";
        let found = findings(&[(PAGE, ""), (OTHER_PAGE, page), (other, "// M7.15\nfn m7_15() {}\n")]);
        assert_eq!(
            found,
            [
                format!("{other}:1: M7.15 is a rule of crates/morgenland: cite this game's own"),
                format!("{OTHER_PAGE}:1: no code cites M7.15: name it where it is done"),
                format!("{OTHER_PAGE}:1: no test cites M7.15: add one that needs it"),
            ]
        );
    }

    #[test]
    fn only_scenarios_of_the_game_itself_run() {
        for fence in ["toml eschnapur", "toml", "text"] {
            let page = format!("**M7.15** holds.\n```{fence}\nrules = [\"M7.15\"]\n```\n");
            let found = findings(&[(OTHER_PAGE, &page), (OTHER_CODE, "// M7.15\n")]);
            assert_eq!(found, [format!("{OTHER_PAGE}:1: no test cites M7.15: add one that needs it")]);
        }
        let page = "```toml morgenland\nrules = [\"E3.1\"]\n```\n";
        let what = "E3.1 is a rule of crates/eschnapur: cite this game's own";
        assert_eq!(findings(&[(PAGE, ""), (OTHER_PAGE, page)]), [format!("{OTHER_PAGE}:2: {what}")]);
    }

    #[test]
    fn a_game_that_is_only_begun_has_no_findings() {
        assert!(findings(&[]).is_empty());
        assert!(findings(&[(OTHER_CODE, "//! Spells.\n")]).is_empty());
    }

    #[test]
    fn a_rule_explained_twice_is_found() {
        let found =
            findings(&[(PAGE, "**E3.1** a\n**E3.1** b\n"), (CODE, "// E3.1\n#[cfg(test)]\n// E3.1\n")]);
        assert_eq!(found, [format!("{PAGE}:2: E3.1 is explained at {PAGE}:1 already: keep one")]);
    }

    #[test]
    fn translations_explain_nothing_twice() {
        let page = "**E3.1** The marker is lifted.\n";
        let translated = "crates/eschnapur/rulebook/de/blockade.md";
        let code = "// E3.1\n#[cfg(test)]\n// E3.1\n";
        assert!(findings(&[(PAGE, page), (translated, page), (CODE, code)]).is_empty());
    }

    #[test]
    fn rules_sort_as_in_the_rulebook() {
        let mut ids = book("eschnapur").ids("EW.1 E10.2 E2.10 E2.9");
        ids.sort();
        assert_eq!(ids.iter().map(RuleId::to_string).collect::<Vec<_>>(), ["E2.9", "E2.10", "E10.2", "EW.1"]);
    }
}
