//! Tables as documents, and copies of the whole store.

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use common::{begin, entry, file, folder, log, new_table, open, person, summary, table, text};
use store::{Append, ListedAs, Store, StoreError, TableDocument};

async fn filled(path: &std::path::Path) -> Store {
    let store = open(path).await;
    store.create(new_table(1, 77, summary(ListedAs::Running, false, &[4, 2]))).await.expect("it is new");
    for n in 0..20 {
        store.append(entry(1, n)).await.expect("it is the next");
    }
    store.append(Append { speaker: Some(person(6)), ..entry(1, 20) }).await.expect("it is the next");
    store.keep_draft(table(1), 'b', Some("not \"JSON\"".to_owned())).await.expect("the table is there");
    store
}

#[tokio::test]
async fn a_table_travels_as_a_document_and_arrives_whole() {
    let (here, there) = (folder(), folder());
    let store = filled(&file(&here)).await;
    let document = store.export(table(1)).await.unwrap().unwrap();
    let written = serde_json::to_string_pretty(&document).unwrap();
    assert!(written.contains(r#"{"seats": 3}"#), "the setup keeps its bytes: {written}");

    let read: TableDocument = serde_json::from_str(&written).unwrap();
    let other = open(&file(&there)).await;
    other.import(&read).await.unwrap();
    assert_eq!(other.table(table(1)).await.unwrap(), store.table(table(1)).await.unwrap());
    assert_eq!(other.unfinished().await.unwrap(), [table(1)]);
    other.append(entry(1, 21)).await.unwrap();

    let again = other.import(&read).await;
    assert!(matches!(again, Err(StoreError::TableExists(id)) if id == table(1)));
    assert_eq!(log(&other, 1).await.len(), 22);
    assert_eq!(other.tables_of_speaker(person(6)).await.unwrap(), [table(1)]);
    assert!(store.export(table(2)).await.unwrap().is_none());
}

#[tokio::test]
async fn a_document_of_another_form_is_refused() {
    let folder = folder();
    let store = filled(&file(&folder)).await;
    let document = store.export(table(1)).await.unwrap().unwrap();
    let newer = TableDocument { format: 4, ..document.clone() };
    let refused = store.import(&newer).await;
    assert!(matches!(refused, Err(StoreError::Format { found: 4, known: 3 })));
    let mut value = serde_json::to_value(&document).unwrap();
    value["extra"] = 1.into();
    assert!(serde_json::from_value::<TableDocument>(value).is_err());
}

#[tokio::test]
async fn what_is_not_json_is_not_exported() {
    let folder = folder();
    let store = filled(&file(&folder)).await;
    store.redact(table(1), 3, "no json".to_owned()).await.unwrap();
    let refused = store.export(table(1)).await;
    assert!(matches!(refused, Err(StoreError::Damaged { what: "an entry", .. })));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_made_while_others_write_holds_everything_acknowledged_before() {
    let folder = folder();
    let store = open(&file(&folder)).await;
    begin(&store, 1).await;
    let acknowledged = Arc::new(AtomicU64::new(0));
    let writing = tokio::spawn({
        let (store, acknowledged) = (store.clone(), Arc::clone(&acknowledged));
        async move {
            for n in 0.. {
                if store.append(entry(1, n)).await.is_err() {
                    break;
                }
                acknowledged.store(n + 1, Ordering::SeqCst);
            }
        }
    });
    for round in 1..=3 {
        while acknowledged.load(Ordering::SeqCst) < round * 100 {
            tokio::task::yield_now().await;
        }
        let before = acknowledged.load(Ordering::SeqCst);
        let to = folder.path().join(format!("copy {round}"));
        store.backup(&to).await.unwrap();
        let copy = open(&to).await;
        let entries = log(&copy, 1).await;
        assert!(entries.len() as u64 >= before);
        let expected: Vec<_> = (0..entries.len() as u64).map(|n| text(1, n)).collect();
        assert_eq!(entries, expected);
        copy.append(entry(1, entries.len() as u64)).await.unwrap();
        copy.close().await;
    }
    store.close().await;
    writing.await.unwrap();
    let mut left: Vec<_> = folder.path().read_dir().unwrap().map(|file| file.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(left, ["copy 1", "copy 2", "copy 3", "store.db"]);
}

#[tokio::test]
async fn a_backup_overwrites_nothing_and_leaves_nothing_behind_when_it_fails() {
    let folder = folder();
    let store = filled(&file(&folder)).await;
    let to = folder.path().join("copy");
    std::fs::write(&to, "mine").unwrap();
    let refused = store.backup(&to).await;
    assert!(matches!(refused, Err(StoreError::BackupExists { path }) if path == to));
    assert_eq!(std::fs::read(&to).unwrap(), b"mine");

    let nowhere = folder.path().join("missing").join("copy");
    let failed = store.backup(&nowhere).await;
    assert!(matches!(failed, Err(StoreError::Backup { path, .. }) if path == nowhere));

    // The original is taken away: the copy fails in the middle.
    let to = folder.path().join("second");
    store.clone().close().await;
    std::fs::write(file(&folder), "not a database, and longer than a header would have to be").unwrap();
    let failed = store.backup(&to).await;
    assert!(matches!(failed, Err(StoreError::Backup { .. })), "{failed:?}");
    let mut left: Vec<_> = folder.path().read_dir().unwrap().map(|file| file.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(left, ["copy", "store.db"]);
}
