//! What the tests of the store share.
#![allow(dead_code, reason = "every test program uses a part of it")]

use std::path::{Path, PathBuf};

use store::{Append, Drafts, ListedAs, OpenedTable, Store, Summary, Tuning};
use table::{PersonId, TableId};
use tempfile::TempDir;

pub(crate) fn folder() -> TempDir {
    tempfile::tempdir().expect("there is room for a folder")
}

pub(crate) fn file(folder: &TempDir) -> PathBuf {
    folder.path().join("store.db")
}

pub(crate) async fn open(path: &Path) -> Store {
    Store::open(path, Tuning::default()).await.expect("the store opens")
}

pub(crate) fn table(n: u64) -> TableId {
    TableId::from_random(n)
}

pub(crate) fn person(n: u64) -> PersonId {
    PersonId::from_random(n)
}

pub(crate) fn summary(stage: ListedAs, public: bool, people: &[u64]) -> Summary {
    let people = people.iter().map(|&n| person(n)).collect();
    Summary { stage, public, host: person(0), people, text: r#"{"game":"eschnapur"}"#.to_owned() }
}

pub(crate) fn new_table(n: u64, at: i64, summary: Summary) -> OpenedTable {
    OpenedTable { id: table(n), setup: r#"{"seats": 3}"#.to_owned(), at, summary, entries: Vec::new() }
}

/// Makes table `n`, which is played.
pub(crate) async fn begin(store: &Store, n: u64) {
    let summary = summary(ListedAs::Running, true, &[]);
    store.create(new_table(n, 0, summary)).await.expect("the table is new");
}

pub(crate) fn entry(table_n: u64, n: u64) -> Append {
    Append {
        table: table(table_n),
        n,
        entry: text(table_n, n),
        changed: Some(1000 + n.cast_signed()),
        summary: None,
        clears: Drafts::None,
        speaker: None,
    }
}

/// What stands in entry `n` of a table.
pub(crate) fn text(table: u64, n: u64) -> String {
    format!(r#"{{"table":{table},"n":{n}}}"#)
}

/// The log of a table, which must be there.
pub(crate) async fn log(store: &Store, n: u64) -> Vec<String> {
    store.table(table(n)).await.expect("the store can be read").expect("the table is there").entries
}
