//! One convention for whatever has several kinds: plain words if a kind is all there is to say, else objects whose first
//! member says the kind and is named after the noun. Whoever reads one union of the protocol can read all of them.

use std::collections::BTreeMap;

use super::declaration::{Member, Type};
use super::{Library, Scope};

/// Types whose kinds go by another noun than the last word of their name.
const NOUNS: [(&str, &str); 6] = [
    ("Ask", "step"),
    ("Phase", "step"),
    ("Phrase", "remark"),
    ("Planned", "plan"),
    ("Question", "ask"),
    ("SlotView", "slot"),
];

impl Library {
    /// The unions that break the convention, each with what is wrong.
    fn offences(&self) -> Vec<(String, String)> {
        let mut offences = Vec::new();
        for (file, declarations) in &self.files {
            for (name, declaration) in declarations {
                let scope = Scope { file, filled: BTreeMap::new() };
                let place = format!("{file}.{name}");
                self.walk(&scope, &declaration.is, name, &mut |why| offences.push((place.clone(), why)));
            }
        }
        offences
    }

    /// Looks at every union within a type; `name` is what the type itself is called, for whatever stands at its top.
    fn walk(&self, scope: &Scope<'_>, is: &Type, name: &str, offend: &mut dyn FnMut(String)) {
        match is {
            Type::Either(all) => {
                if let Err(why) = self.judge(scope, all, name) {
                    offend(why);
                }
                self.walk_all(scope, all, offend);
            }
            Type::Both(all) => {
                for is in all {
                    self.walk(scope, is, name, offend);
                }
            }
            Type::Named(_, all) | Type::Tuple(all) => self.walk_all(scope, all, offend),
            Type::Object(members) => {
                for member in members {
                    self.walk(scope, &member.is, "", offend);
                }
            }
            Type::Map { each, .. } => self.walk(scope, each, "", offend),
            Type::Text
            | Type::Number
            | Type::Flag
            | Type::Null
            | Type::Unknown
            | Type::Word(_)
            | Type::Figure(_)
            | Type::Row(_) => {}
        }
    }

    fn walk_all(&self, scope: &Scope<'_>, all: &[Type], offend: &mut dyn FnMut(String)) {
        for is in all {
            self.walk(scope, is, "", offend);
        }
    }

    fn judge(&self, scope: &Scope<'_>, all: &[Type], name: &str) -> Result<(), String> {
        // Whatever may be missing is null then.
        let all: Vec<&Type> = all.iter().filter(|is| **is != Type::Null).collect();
        if all.len() < 2 || all.iter().all(|is| self.is_plain(scope, is)) {
            return Ok(());
        }
        let tags: Vec<_> = all
            .iter()
            .map(|is| self.tags(scope, is))
            .collect::<Option<Vec<_>>>()
            .ok_or("neither words nor objects with a tag")?
            .concat();
        let noun = NOUNS
            .iter()
            .find(|(of, _)| *of == name)
            .map_or_else(|| noun(name), |(_, noun)| (*noun).to_owned());
        if let Some((tag, _)) = tags.iter().find(|(tag, _)| *tag != noun) {
            return Err(format!("the tag is {tag:?} and not {noun:?}"));
        }
        match tags.iter().find(|(_, kind)| !is_kebab(kind)) {
            Some((_, kind)) => Err(format!("{kind:?} is not in kebab-case")),
            None => Ok(()),
        }
    }

    /// The tag of an object with its kind; where another union is among the kinds, those of all of its own.
    fn tags(&self, scope: &Scope<'_>, is: &Type) -> Option<Vec<(String, String)>> {
        let owned = |is: &Type| tag(is).map(|(tag, kind)| (tag.to_owned(), kind.to_owned()));
        let Type::Named(name, filled) = is else { return Some(vec![owned(is)?]) };
        if name == "Array" {
            return None;
        }
        let (_, is) = self.open(scope, name, filled);
        if let Type::Either(all) = is { all.iter().map(owned).collect() } else { None }
    }

    /// Is it one of some words or numbers?
    fn is_plain(&self, scope: &Scope<'_>, is: &Type) -> bool {
        match is {
            Type::Word(_) | Type::Figure(_) => true,
            Type::Either(all) => all.iter().all(|is| self.is_plain(scope, is)),
            Type::Named(name, filled) if name != "Array" => {
                let (scope, is) = self.open(scope, name, filled);
                self.is_plain(&scope, &is)
            }
            Type::Named(..)
            | Type::Text
            | Type::Number
            | Type::Flag
            | Type::Null
            | Type::Unknown
            | Type::Row(_)
            | Type::Tuple(_)
            | Type::Object(_)
            | Type::Map { .. }
            | Type::Both(_) => false,
        }
    }
}

/// The tag of an object and the kind that it names: its first member, also where more members come from another type.
fn tag(is: &Type) -> Option<(&str, &str)> {
    let first = if let Type::Both(all) = is { all.first()? } else { is };
    let Type::Object(members) = first else { return None };
    let Member { name, optional: false, is: Type::Word(kind), .. } = members.first()? else { return None };
    Some((name, kind))
}

/// The last word of a name.
fn noun(name: &str) -> String {
    let start = name.rfind(|c: char| c.is_ascii_uppercase()).unwrap_or(0);
    name[start..].to_ascii_lowercase()
}

fn is_kebab(word: &str) -> bool {
    word.split('-')
        .all(|part| !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()))
}

#[test]
fn every_union_has_the_one_form() {
    let offences = Library::new().offences();
    assert!(offences.is_empty(), "{offences:#?}");
}

#[test]
fn a_union_of_another_form_is_found() {
    for (declared, is_fine) in [
        (r#"export type Pace = { "pace": "free" } | { "pace": "live", seconds: number, };"#, true),
        (r#"export type Pace = "free" | "live" | null;"#, true),
        (r"export type Terms = { pace: string | null, };", true),
        (r#"export type SlowPace = { "pace": "a" } | { "pace": "b" };"#, true),
        (r#"export type Pace = { "kind": "free" } | { "kind": "live" };"#, false),
        (r#"export type Pace = { "pace": "free" } | { "kind": "live" };"#, false),
        (r#"export type Pace = { "pace": "Free" } | { "pace": "live" };"#, false),
        (r#"export type Pace = { seconds: number, "pace": "live" } | { "pace": "free" };"#, false),
        (r#"export type Pace = { "live": number } | "free";"#, false),
        (r"export type Terms = { pace: string | number, };", false),
        (
            "export type Pace = { \"pace\": \"free\" } | SlowPace;\nexport type SlowPace = { \"pace\": \"a\" } | { \"pace\": \"b\" };",
            true,
        ),
        (
            "export type Pace = { \"pace\": \"free\" } | Haste;\nexport type Haste = { \"haste\": \"a\" } | { \"haste\": \"b\" };",
            false,
        ),
    ] {
        let file = ("table".to_owned(), super::declaration::read(declared));
        let library = Library { files: [file].into(), games: Vec::new() };
        assert_eq!(library.offences().is_empty(), is_fine, "{declared}");
    }
}
