//! What people are called.

use std::collections::BTreeMap;
use std::sync::RwLock;

use store::{Store, StoreError};
use table::PersonId;
use wire::socket::Known;

/// Names that are remembered; beyond that they are looked up anew.
const REMEMBERED: usize = 50_000;

/// Somebody whose data were deleted.
pub(crate) const NOBODY: &str = "—";

/// What people are called. Names change and are deleted, so logs know people by their ids alone.
#[derive(Debug)]
pub(crate) struct Directory {
    names: RwLock<BTreeMap<PersonId, String>>,
}

impl Directory {
    pub(crate) fn new() -> Directory {
        Directory { names: RwLock::new(BTreeMap::new()) }
    }

    /// The names of these people, in the same order.
    pub(crate) async fn known(&self, store: &Store, people: &[PersonId]) -> Result<Vec<Known>, StoreError> {
        let strangers: Vec<PersonId> = {
            let names = self.names.read().expect("nobody panics while he reads");
            people.iter().filter(|person| !names.contains_key(person)).copied().collect()
        };
        if !strangers.is_empty() {
            let found = store.people(&strangers).await?;
            let mut names = self.names.write().expect("nobody panics while he writes");
            if names.len() > REMEMBERED {
                names.clear();
            }
            names.extend(strangers.iter().map(|&person| (person, NOBODY.to_owned())));
            names.extend(found.into_iter().filter_map(|person| Some((person.id, person.name?))));
        }
        let names = self.names.read().expect("nobody panics while he reads");
        let name = |person: &PersonId| names.get(person).map_or(NOBODY, String::as_str).to_owned();
        Ok(people.iter().map(|person| Known { person: *person, name: name(person) }).collect())
    }

    /// A name is new, has changed or is gone: it is looked up again.
    pub(crate) fn forget(&self, person: PersonId) {
        self.names.write().expect("nobody panics while he writes").remove(&person);
    }
}
