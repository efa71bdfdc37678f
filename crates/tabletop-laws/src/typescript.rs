//! What can be said of TypeScript declarations without a compiler for them.

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::Value;
use tabletop::telling::Sheet;
use tabletop::{Audience, Counting, FastChance, Form, Hosted, Lively, Observer, Turn, Way};
use ts_rs::{Config, TS};

/// What TypeScript itself declares, and the type parameters of our declarations.
const KNOWN: [&str; 6] = ["Array", "T", "D", "S", "L", "R"];

/// The declarations of what a game sends: the game's own file, and the one of the vocabulary.
pub fn declarations<G>() -> [String; 2]
where
    G: Hosted<Options: TS>,
{
    let folder = tempfile::tempdir().expect("a folder");
    let config = Config::new().with_out_dir(folder.path());
    G::Shown::export_all(&config).expect("a folder that can be written to");
    Sheet::<G::Remark>::export_all(&config).expect("a folder that can be written to");
    G::Remark::export_all(&config).expect("a folder that can be written to");
    G::Event::export_all(&config).expect("a folder that can be written to");
    G::Options::export_all(&config).expect("a folder that can be written to");
    [G::NAME, "tabletop"].map(|name| {
        std::fs::read_to_string(folder.path().join(format!("{name}.ts"))).expect("a file of this name")
    })
}

/// Everything that is named is declared, and everything that is written.
pub fn declare_what_is_written<G>()
where
    G: Hosted<Options: TS> + Lively,
{
    let files = declarations::<G>();
    for file in &files {
        assert_eq!(undeclared(file), BTreeSet::new());
        assert!(!file.contains("bigint"), "a number of JSON is no bigint");
    }
    let declarations = files.concat();
    assert_eq!(unmentioned::<G>(&declarations), BTreeSet::new());
    // And it would be missed.
    let without = declarations.replace("\"round-began\"", "");
    assert_eq!(unmentioned::<G>(&without), BTreeSet::from(["round-began".to_owned()]));
}

/// The types that a file of declarations names but neither declares nor imports.
pub fn undeclared(file: &str) -> BTreeSet<String> {
    let (declared, named) = types(file);
    &named - &declared
}

/// The types that a file declares or imports, and those that it names.
fn types(file: &str) -> (BTreeSet<String>, BTreeSet<String>) {
    let code = without_comments(file);
    let mut declared: BTreeSet<String> = KNOWN.map(str::to_owned).into();
    for line in code.lines() {
        if let Some(declaration) = line.strip_prefix("export type ") {
            declared.extend(names(declaration).next());
        } else if line.starts_with("import ") {
            declared.extend(names(line));
        }
    }
    (declared, names(&code).collect())
}

fn without_comments(file: &str) -> String {
    let mut code = String::new();
    for (place, part) in file.split("/**").enumerate() {
        let rest = if place == 0 { part } else { part.split_once("*/").map_or("", |(_, rest)| rest) };
        code.push_str(rest);
    }
    code.lines().filter(|line| !line.starts_with("//")).map(|line| line.to_owned() + "\n").collect()
}

/// The names of types: words with a capital letter that do not stand in quotes.
fn names(code: &str) -> impl Iterator<Item = String> {
    let unquoted: String =
        code.split(['"', '\'']).enumerate().filter(|(part, _)| part % 2 == 0).map(|(_, text)| text).collect();
    let words: Vec<String> = unquoted
        .split(|c: char| !c.is_alphanumeric() && c != '_')
        .filter(|word| word.starts_with(char::is_uppercase))
        .map(str::to_owned)
        .collect();
    words.into_iter()
}

/// The words that games of all kinds write as JSON and that do not stand in these declarations: keys of objects, and
/// names of variants.
pub fn unmentioned<G: Hosted + Lively>(declarations: &str) -> BTreeSet<String> {
    let stands = |word: &String| {
        let forms = [format!("\"{word}\""), format!("'{word}'"), format!("{word}: "), format!("{word}?: ")];
        forms.iter().any(|form| declarations.contains(form.as_str()))
    };
    let written: BTreeSet<String> = Way::<G>::all().flat_map(|way| written_in(&way)).collect();
    assert!(!written.is_empty(), "games write something");
    written.into_iter().filter(|word| !stands(word)).collect()
}

/// The words of one game, from its options to its end.
fn written_in<G: Hosted + Lively>(way: &Way<G>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let chance = &mut FastChance::new(way.players() as u64);
    let mut state = G::begin(&way.options(), &G::Edition::default(), chance).expect("a game that can begin");
    words(&json(&way.options()), &mut found);
    let mut happened: Vec<(Audience, G::Event)> = Vec::new();
    loop {
        for observer in Observer::all(way.players()) {
            let view = G::view(&state, observer);
            for form in Form::ALL {
                words(&json(&G::portray(&view, form, Counting::Open)), &mut found);
            }
        }
        for (_, event) in happened.drain(..) {
            words(&json(&event), &mut found);
        }
        let Some(turn) = Turn::<G>::next(&mut state) else { return found };
        let index = G::lively(turn.legal(), chance);
        turn.play_listed(index, chance, &mut happened);
    }
}

fn json(document: &impl Serialize) -> Value {
    tabletop::plain::value(document)
}

fn words(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(members) => {
            for (key, value) in members {
                found.extend(word(key));
                words(value, found);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| words(item, found)),
        Value::String(text) => found.extend(word(text)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// A name, unless it has a notation: rows of cards, letters of seats and the like are declared as text or by a pattern.
fn word(text: &str) -> Option<String> {
    let name = text.len() > 1 && text.chars().all(|c| c.is_ascii_lowercase() || "-_".contains(c));
    name.then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_type_that_is_named_must_be_declared_or_imported() {
        let file = "// Made by Somebody.\nimport type { Seat } from \"./tabletop\";\n\n/**\n * One of Many.\n */\n\
                    export type Card = { seat: Seat, gold: Array<Gold>, kind: \"A\" | 'B', };\n";
        assert_eq!(undeclared(file), BTreeSet::from(["Gold".to_owned()]));
        assert_eq!(undeclared(&file.replace("Gold", "Card")), BTreeSet::new());
    }
}
