//! Which public types there are, read line by line.

use std::collections::BTreeMap;

use crate::tidy::checkout::{Checkout, File};
use crate::tidy::rulebook;

/// The pages' own code.
const PAGES: &str = "web/src/";
/// What the pages know of each game.
const SCREENS: &str = "web/src/games/";

/// Folders of tests and of what only tests use.
const TEST_FOLDERS: [&str; 4] = ["tests", "test", "testing", "fixtures"];
/// What files of tests, and of what only they use, end with.
const TEST_ENDINGS: [&str; 3] = [".test.ts", ".spec.ts", ".d.ts"];

/// Words that can stand between `pub` or `export` and the type.
const QUALIFIERS: [&str; 5] = ["unsafe", "auto", "declare", "abstract", "default"];
const RUST_KINDS: [&str; 5] = ["struct", "enum", "trait", "type", "union"];
const SCRIPT_KINDS: [&str; 4] = ["type", "interface", "class", "enum"];

/// A public type, without its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Type {
    pub(super) path: String,
    pub(super) line: usize,
    pub(super) home: Home,
}

/// The part of the project that a type belongs to.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Home {
    /// A crate, or the pages, by its folder.
    Crate(String),
    /// The crate of a game.
    Game(String),
    /// What the pages know of a game, by its folder.
    Screen(String),
}

impl Home {
    fn of(path: &str, games: &[String]) -> Home {
        if let Some((game, _)) = path.strip_prefix(SCREENS).and_then(|rest| rest.split_once('/')) {
            return Home::Screen(format!("{SCREENS}{game}"));
        }
        let name = path.strip_prefix("crates/").unwrap_or(path).split('/').next().unwrap_or_default();
        let is_game = games.iter().any(|game| path.starts_with(&format!("{game}/")));
        if is_game { Home::Game(name.to_owned()) } else { Home::Crate(name.to_owned()) }
    }

    pub(super) fn name(&self) -> &str {
        match self {
            Home::Crate(name) | Home::Game(name) | Home::Screen(name) => name,
        }
    }
}

/// Every public type of programs and pages, by its name.
pub(super) fn types(checkout: &Checkout) -> BTreeMap<String, Vec<Type>> {
    let games: Vec<_> = rulebook::books(checkout).into_iter().map(|book| book.folder).collect();
    let mut types = BTreeMap::<_, Vec<_>>::new();
    for file in checkout.files().iter().filter(|file| !is_test(&file.path)) {
        for (line, name) in declarations(file) {
            let home = Home::of(&file.path, &games);
            types.entry(name.to_owned()).or_default().push(Type { path: file.path.clone(), line, home });
        }
    }
    types
}

fn is_test(path: &str) -> bool {
    path.split('/').any(|part| TEST_FOLDERS.contains(&part))
        || TEST_ENDINGS.iter().any(|end| path.ends_with(end))
}

/// The public types that a file declares, with their lines.
fn declarations(file: &File) -> Vec<(usize, &str)> {
    let (begins, kinds): (_, &[_]) = if file.has_extension(&["rs"]) {
        ("pub ", &RUST_KINDS)
    } else if file.has_extension(&["ts", "svelte"]) && file.path.starts_with(PAGES) {
        ("export ", &SCRIPT_KINDS)
    } else {
        return Vec::new();
    };
    let code = file.lines().take_while(|(_, line)| *line != "#[cfg(test)]");
    code.filter_map(|(number, line)| Some((number, declared(line, begins, kinds)?))).collect()
}

/// The name of the type that a line declares.
fn declared<'l>(line: &'l str, begins: &str, kinds: &[&str]) -> Option<&'l str> {
    let mut words = line.trim_start().strip_prefix(begins)?.split_whitespace();
    let kind = words.find(|word| !QUALIFIERS.contains(word))?;
    let rest = words.next().filter(|_| kinds.contains(&kind))?;
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
    Some(&rest[..end]).filter(|name| name.starts_with(char::is_uppercase))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(path: &str, text: &str) -> Vec<String> {
        types(&Checkout::of(&[(path, text)])).into_keys().collect()
    }

    #[test]
    fn whatever_is_written_pub_counts() {
        for line in [
            "pub struct Deed;",
            "    pub enum Deed {",
            "pub trait Deed: Copy {",
            "pub type Deed<T> = Vec<T>;",
            "pub union Deed {",
            "pub unsafe trait Deed {}",
            "pub struct Deed(u8);",
            "    pub struct Deed(1..=4) as \"a deed\" in \"example.ts\";",
        ] {
            assert_eq!(names("crates/one/src/lib.rs", line), ["Deed"], "{line}");
        }
    }

    #[test]
    fn whatever_is_not_seen_outside_its_crate_does_not() {
        for line in [
            "struct Deed;",
            "pub(crate) struct Deed;",
            "pub(super) enum Deed {}",
            "pub fn deed() -> Deed {}",
            "/// pub struct Deed;",
            "pub struct $name(u64);",
            "pub use other::Deed;",
        ] {
            assert!(names("crates/one/src/lib.rs", line).is_empty(), "{line}");
        }
    }

    #[test]
    fn the_pages_export_types_and_classes() {
        for line in [
            "export type Deed = string;",
            "export interface Deed {",
            "export interface Deed<T> {",
            "export class Deed {",
            "export abstract class Deed {",
            "export default class Deed {",
            "  export type Deed = string;",
        ] {
            assert_eq!(names("web/src/deed.svelte", line), ["Deed"], "{line}");
            assert!(names("web/e2e/deed.ts", line).is_empty(), "{line}");
        }
        for line in ["type Deed = string;", "export type { Deed } from \"./deed\";", "export const Deed = 1;"]
        {
            assert!(names("web/src/deed.ts", line).is_empty(), "{line}");
        }
    }

    #[test]
    fn tests_may_call_things_as_they_like() {
        for path in ["crates/one/tests/deed.rs", "crates/one/examples/tests/deed.rs"] {
            assert!(names(path, "pub struct Deed;").is_empty(), "{path}");
        }
        for path in ["web/src/deed.test.ts", "web/src/testing/deed.ts", "web/src/replay/test/deed.ts"] {
            assert!(names(path, "export class Deed {}").is_empty(), "{path}");
        }
        let text = "pub struct Deed;\n#[cfg(test)]\nmod tests {\n    pub struct Other;\n}\n";
        assert_eq!(names("crates/one/src/lib.rs", text), ["Deed"]);
    }

    #[test]
    fn a_type_has_its_home() {
        let checkout = Checkout::of(&[
            ("crates/halma/rulebook/00-set-up.md", "# Set-up\n"),
            ("crates/halma/src/a.rs", "\npub struct A;"),
            ("crates/other/src/b.rs", "pub struct B;"),
            ("bench/src/main.rs", "pub struct C;"),
            ("web/src/games/halma/d.ts", "export type D = 1;"),
            ("web/src/games/games.ts", "export type E = 1;"),
        ]);
        let homes: Vec<_> =
            types(&checkout).into_values().flatten().map(|one| (one.line, one.home)).collect();
        assert_eq!(
            homes,
            [
                (2, Home::Game("halma".to_owned())),
                (1, Home::Crate("other".to_owned())),
                (1, Home::Crate("bench".to_owned())),
                (1, Home::Screen("web/src/games/halma".to_owned())),
                (1, Home::Crate("web".to_owned())),
            ]
        );
    }
}
