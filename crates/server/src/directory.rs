//! What people are called.

use std::collections::BTreeMap;
use std::sync::RwLock;

use store::Store;
use table::PersonId;
use wire::Problem;
use wire::socket::Known;

use crate::trouble::OrFailed as _;

/// Names that are remembered; beyond that they are looked up anew.
const REMEMBERED: usize = 50_000;

/// Somebody whose data were deleted.
pub(crate) const NOBODY: &str = "—";

/// What people are called. Names change and are deleted, so logs know people by their ids alone.
pub(crate) struct Directory {
    store: Store,
    names: RwLock<BTreeMap<PersonId, String>>,
}

impl Directory {
    /// Nobody is remembered yet.
    pub(crate) fn new(store: Store) -> Directory {
        Directory { store, names: RwLock::new(BTreeMap::new()) }
    }

    /// The names of these people, in the same order.
    pub(crate) async fn known(&self, people: &[PersonId]) -> Result<Vec<Known>, Problem> {
        let strangers: Vec<PersonId> = {
            let names = self.names.read().expect("nobody panics while reading");
            people.iter().filter(|person| !names.contains_key(person)).copied().collect()
        };
        if !strangers.is_empty() {
            let found = self.store.people(&strangers).await.or_failed()?;
            let mut names = self.names.write().expect("nobody panics while writing");
            if names.len() > REMEMBERED {
                names.clear();
            }
            names.extend(strangers.iter().map(|&person| (person, NOBODY.to_owned())));
            names.extend(found.into_iter().filter_map(|person| Some((person.id, person.name?))));
        }
        let names = self.names.read().expect("nobody panics while reading");
        let name = |person: &PersonId| names.get(person).map_or(NOBODY, String::as_str).to_owned();
        Ok(people.iter().map(|person| Known { person: *person, name: name(person) }).collect())
    }

    /// A name is new, has changed or is gone: it is looked up again.
    pub(crate) fn forget(&self, person: PersonId) {
        self.names.write().expect("nobody panics while writing").remove(&person);
    }
}
