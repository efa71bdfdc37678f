//! Writes are committed in groups, and nobody suffers from their neighbours.

mod common;

use std::pin::Pin;
use std::sync::{Arc, Mutex};

use common::{begin, entry, file, folder, log, open, person, table, text};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use store::{Commit, Store, StoreError, Tuning};
use tokio::task::JoinSet;

const TABLES: u64 = 40;
const ENTRIES: u64 = 25;

async fn append_everywhere(store: &Store) {
    let mut writing = JoinSet::new();
    for t in 0..TABLES {
        let store = store.clone();
        writing.spawn(async move {
            for n in 0..ENTRIES {
                store.append(entry(t, n)).await.expect("nobody else writes to this table");
            }
        });
    }
    writing.join_all().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn concurrent_appends_are_committed_in_groups_and_all_are_there() {
    let folder = folder();
    let commits = Arc::new(Mutex::new(Vec::<Commit>::new()));
    let kept = Arc::clone(&commits);
    let on_commit = move |commit| kept.lock().expect("nobody panics with it").push(commit);
    let tuning = Tuning { queue: 16, batch: 8, on_commit: Some(Arc::new(on_commit)) };
    let store = Store::open(&file(&folder), tuning).await.unwrap();
    for t in 0..TABLES {
        begin(&store, t).await;
    }
    let before = store.metrics();
    append_everywhere(&store).await;
    let after = store.metrics();

    assert_eq!(after.appends - before.appends, TABLES * ENTRIES);
    assert!((after.commits - before.commits) * 2 < TABLES * ENTRIES, "{after:?}");
    assert_eq!((after.failures, after.queued), (0, 0));
    for t in 0..TABLES {
        assert_eq!(log(&store, t).await, (0..ENTRIES).map(|n| text(t, n)).collect::<Vec<_>>());
    }
    let commits = commits.lock().unwrap();
    assert_eq!(commits.len() as u64, after.commits);
    assert_eq!(commits.iter().map(|commit| commit.writes as u64).sum::<u64>(), TABLES * (ENTRIES + 1));
    assert_eq!(commits.iter().map(|commit| commit.writes).max(), Some(8));
}

type Later = Pin<Box<dyn Future<Output = Result<(), StoreError>> + Send>>;

/// Does these writes in one group: on one thread and without a pause between them, the writer gets its turn when all of
/// them wait.
async fn together(writes: Vec<Later>) -> Vec<Result<(), StoreError>> {
    let tasks: Vec<_> = writes.into_iter().map(tokio::spawn).collect();
    let mut verdicts = Vec::new();
    for task in tasks {
        verdicts.push(task.await.expect("a write does not panic"));
    }
    verdicts
}

macro_rules! later {
    ($store:ident, |$name:ident| $write:expr) => {{
        let $name = $store.clone();
        Box::pin(async move { $write.await }) as Later
    }};
}

#[tokio::test]
async fn a_refused_append_leaves_its_group_alone() {
    let folder = folder();
    let store = open(&file(&folder)).await;
    begin(&store, 1).await;
    begin(&store, 2).await;
    let before = store.metrics();
    let verdicts = together(vec![
        later!(store, |store| store.append(entry(1, 0))),
        later!(store, |store| store.append(entry(1, 0))),
        later!(store, |store| store.append(entry(2, 1))),
        later!(store, |store| store.append(entry(1, 1))),
        later!(store, |store| store.redact(table(1), 1, "{}".to_owned())),
        later!(store, |store| store.append(entry(2, 0))),
    ])
    .await;
    let refused: Vec<_> = verdicts.iter().map(Result::is_err).collect();
    assert_eq!(refused, [false, true, true, false, false, false]);
    assert_eq!(store.metrics().commits, before.commits + 1, "they were one group");
    assert_eq!(log(&store, 1).await, [text(1, 0), "{}".to_owned()]);
    assert_eq!(log(&store, 2).await, [text(2, 0)]);
}

#[tokio::test]
async fn a_write_that_breaks_its_group_fails_alone() {
    let folder = folder();
    let store = open(&file(&folder)).await;
    begin(&store, 1).await;
    store.add_person(person(1), "Ada".to_owned(), 0).await.unwrap();
    store.add_session([1; 32], person(1), 0).await.unwrap();
    let verdicts = together(vec![
        later!(store, |store| store.append(entry(1, 0))),
        // The same token twice: the database itself refuses it.
        later!(store, |store| store.add_session([1; 32], person(1), 0)),
        later!(store, |store| store.append(entry(1, 1))),
    ])
    .await;
    assert!(matches!(verdicts[..], [Ok(()), Err(StoreError::Write(_)), Ok(())]), "{verdicts:?}");
    assert_eq!(store.metrics().failures, 1);
    store.append(entry(1, 2)).await.unwrap();
    assert_eq!(log(&store, 1).await, [text(1, 0), text(1, 1), text(1, 2)]);
}

#[tokio::test]
async fn a_group_that_cannot_be_committed_fails_as_a_whole_and_the_writer_goes_on() {
    let folder = folder();
    let store = open(&file(&folder)).await;
    begin(&store, 1).await;
    // Another process holds the file for longer than the writer waits.
    let mut other = SqliteConnectOptions::new().filename(file(&folder)).connect().await.unwrap();
    let lock = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
    let verdicts = together(vec![
        later!(store, |store| store.append(entry(1, 0))),
        later!(store, |store| store.heartbeat(1)),
    ])
    .await;
    assert!(matches!(verdicts[..], [Err(StoreError::Write(_)), Err(StoreError::Write(_))]), "{verdicts:?}");
    assert_eq!(store.metrics().failures, 1);
    lock.rollback().await.unwrap();
    assert_eq!(log(&store, 1).await, [""; 0]);
    store.append(entry(1, 0)).await.unwrap();
    assert_eq!(log(&store, 1).await, [text(1, 0)]);
}

#[tokio::test]
async fn closing_writes_what_waits_and_refuses_what_comes_later() {
    let folder = folder();
    let store = open(&file(&folder)).await;
    begin(&store, 1).await;
    let mut waiting = JoinSet::new();
    for n in 0..50 {
        let store = store.clone();
        waiting.spawn(async move { store.keep_draft(table(1), 'a', Some(n.to_string())).await });
    }
    tokio::task::yield_now().await;
    store.clone().close().await;
    assert!(waiting.join_all().await.iter().all(Result::is_ok));
    assert!(matches!(store.append(entry(1, 0)).await, Err(StoreError::Closed)));
    assert!(matches!(store.table(table(1)).await, Err(StoreError::Closed)));
    assert!(matches!(store.heartbeat(1).await, Err(StoreError::Closed)));
    assert!(matches!(store.settings().await, Err(StoreError::Closed)));
    store.close().await;
    let left: Vec<_> = folder.path().read_dir().unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(left, ["store.db"], "one file is left, without a log");
}

#[tokio::test]
async fn a_writer_that_panicked_is_a_closed_store_and_not_a_silent_one() {
    let folder = folder();
    let tuning = Tuning { on_commit: Some(Arc::new(|_| panic!("a test"))), ..Tuning::default() };
    let store = Store::open(&file(&folder), tuning).await.unwrap();
    for _ in 0..2 {
        assert!(matches!(store.heartbeat(1).await, Err(StoreError::Closed)));
        assert!(matches!(store.last_heartbeat().await, Err(StoreError::Closed)));
    }
    store.close().await;
}
