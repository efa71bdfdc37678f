//! Tables, their logs and drafts, and lists of them.

mod read;
mod write;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{PersonId, TableId};

pub(crate) use write::{Rows, TableWrite, write};

/// A table that begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenedTable {
    /// Its id, which no other table has.
    pub id: TableId,
    /// What was agreed, as JSON.
    pub setup: String,
    /// When it was made.
    pub at: i64,
    /// What lists show.
    pub summary: Summary,
    /// What was done at it already.
    pub entries: Vec<String>,
}

/// One more entry of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table whose log grows.
    pub table: TableId,
    /// Which entry this is, counted from 0: must be the next one.
    pub n: u64,
    /// The entry, as JSON.
    pub entry: String,
    /// When the table changed by it, for all to see. Nothing if only some may know: lists must not show it either.
    pub changed: Option<i64>,
    /// What lists show from now on, if that has changed.
    pub summary: Option<Summary>,
    /// The drafts that it makes void.
    pub clears: Drafts,
    /// Who said something, if that is what it is about.
    pub speaker: Option<PersonId>,
}

/// Drafts of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drafts {
    /// None of them.
    None,
    /// The one of this seat.
    Seat(char),
    /// Those of all seats.
    All,
}

/// What lists need to know of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// How far it has come.
    pub stage: ListedAs,
    /// Whether everybody may see it in lists.
    pub public: bool,
    /// Who opened it.
    pub host: PersonId,
    /// Who plays: the table stands in their own lists.
    pub people: Vec<PersonId>,
    /// What lists show, as JSON.
    pub text: String,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ListedAs {
    /// It waits for players.
    Open,
    /// It is played.
    Running,
    /// Its game is over.
    Finished,
}

impl ListedAs {
    pub(crate) fn name(self) -> &'static str {
        match self {
            ListedAs::Open => "open",
            ListedAs::Running => "running",
            ListedAs::Finished => "finished",
        }
    }

    pub(crate) fn named(name: &str) -> Option<ListedAs> {
        [ListedAs::Open, ListedAs::Running, ListedAs::Finished].into_iter().find(|stage| stage.name() == name)
    }
}

/// Everything that is kept of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// Its id, as links name it.
    pub id: TableId,
    /// When it was made.
    pub created: i64,
    /// When its log last grew.
    pub changed: i64,
    /// What was agreed.
    pub setup: String,
    /// Its log, in order.
    pub entries: Vec<String>,
    /// The drafts of seats that have one.
    pub drafts: BTreeMap<char, String>,
    /// Who has said something, in the order of their ids.
    pub speakers: Vec<PersonId>,
    /// What lists show.
    pub summary: Summary,
}

/// Which tables to list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Public tables that wait for players.
    Open,
    /// Public tables that are played.
    Running,
    /// Public tables whose game is over.
    Finished,
    /// All tables of this person and their companions, also those that are not public.
    Of(PersonId),
}

/// Which part of a list. The next page begins before the last table of this one, so that tables that change meanwhile
/// are seen twice at worst (keyset pagination).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TablesPage {
    /// The change and id of the last table of the page before; nothing for the first page.
    pub before: Option<(i64, TableId)>,
    /// The most tables on the page.
    pub most: u32,
}

/// A table as lists show it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its id, as links name it.
    pub id: TableId,
    /// When it was made.
    pub created: i64,
    /// When its log last grew.
    pub changed: i64,
    /// What lists show.
    pub summary: Summary,
}
