//! One example of everything that is said.
//!
//! The documentation shows them, and tests read them back. Each kind of message names its variants in one exhaustive
//! match, so that a new one does not compile until it has a name, and does not pass until it has an example. What a
//! table says comes from a real table, at which a story is played.

mod client;
mod documents;
mod news;
mod people;
mod refusals;
mod requests;
mod server;
mod story;
mod troubles;

use serde::Serialize;
use serde::de::DeserializeOwned;
use tabletop::plain;

use crate::socket::Numbered;

/// A message or document that shows how others look.
#[derive(Clone, Debug)]
pub struct Example {
    /// What kind of thing it is: `client`, `request`, `server`, `news`, `problem`, `refused`, `http` or `sheet`.
    pub kind: &'static str,
    /// What it is called within its kind. For messages this is what their JSON calls them.
    pub name: &'static str,
    /// The JSON in one line, its keys in the order of their declaration.
    pub json: String,
    /// Whether reading the JSON gives the same again.
    pub survives: bool,
}

impl Example {
    fn of<T: Serialize + DeserializeOwned + PartialEq>(
        kind: &'static str,
        name: &'static str,
        it: &T,
    ) -> Example {
        let json = written(it);
        let survives = serde_json::from_str::<T>(&json).is_ok_and(|read| read == *it);
        Example { kind, name, json, survives }
    }

    /// What a client says is read in a way of its own.
    fn said(it: &Numbered) -> Example {
        let json = written(it);
        let survives = Numbered::read(&json).is_ok_and(|read| read == *it);
        Example { kind: "client", name: client::name(&it.message), json, survives }
    }

    /// An example that is read as another type: views and events of a game are only ever written.
    fn read_as<T: Serialize + DeserializeOwned>(
        kind: &'static str,
        name: &'static str,
        it: &impl Serialize,
    ) -> Example {
        let json = written(it);
        let value = |text: &str| serde_json::from_str::<serde_json::Value>(text).ok();
        let survives =
            serde_json::from_str::<T>(&json).is_ok_and(|read| value(&written(&read)) == value(&json));
        Example { kind, name, json, survives }
    }
}

fn written(it: &impl Serialize) -> String {
    plain::text(it)
}

/// All examples, kind by kind.
pub fn all() -> Vec<Example> {
    let mut all = documents::all();
    all.extend(client::messages().iter().map(Example::said));
    all.extend(requests::requests().iter().map(|it| Example::of("request", requests::name(it), it)));
    all.extend(server::all());
    all.push(server::sheet());
    all.extend(troubles::problems().iter().map(|it| Example::of("problem", troubles::name(it), it)));
    all.extend(refusals::refusals().iter().map(|it| Example::of("refused", refusals::name(it), it)));
    all
}

/// Names the variants of an enum: a function that finds the name of one, and the list of all names. The match has no
/// arm for the rest.
macro_rules! names {
    ($Enum:ident $(<$($T:ident),+>)? { $($Variant:ident = $name:literal,)+ }) => {
        /// What the variant is called.
        pub(super) fn name $(<$($T),+>)? (it: &$Enum $(<$($T),+>)?) -> &'static str {
            match it {
                $($Enum::$Variant { .. } => $name,)+
            }
        }

        /// What the variants are called.
        #[cfg(test)]
        pub(super) const NAMES: &[&str] = &[$($name),+];
    };
}
use names;

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_example_reads_back() {
        for example in all() {
            assert!(example.survives, "{example:?}");
        }
    }

    #[test]
    fn there_is_one_example_of_everything() {
        let kinds = [
            ("client", client::NAMES, "message"),
            ("request", requests::NAMES, "request"),
            ("server", server::NAMES, "message"),
            ("news", news::NAMES, "news"),
            ("problem", troubles::NAMES, "problem"),
            ("refused", refusals::NAMES, "refused"),
        ];
        let all = all();
        for (kind, names, tag) in kinds {
            let made: Vec<_> = all.iter().filter(|example| example.kind == kind).collect();
            let found: BTreeSet<_> = made.iter().map(|example| example.name).collect();
            assert_eq!(found, names.iter().copied().collect(), "{kind}");
            assert_eq!(made.len(), names.len(), "{kind}: one of each");
            for Example { name, json, .. } in made {
                let value: serde_json::Value = serde_json::from_str(json).expect("JSON");
                assert_eq!(value[tag], *name, "{json}");
            }
        }
        let names: BTreeSet<_> = all.iter().map(|example| (example.kind, example.name)).collect();
        assert_eq!(names.len(), all.len(), "no two have one name");
    }
}
