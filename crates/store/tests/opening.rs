//! Opening a store, and what is refused.

mod common;

use std::path::Path;

use common::{begin, entry, file, folder, log, open};
use sqlx::{ConnectOptions, sqlite::SqliteConnectOptions};
use store::{Store, StoreError, Tuning};

/// Why a store cannot be opened there.
async fn refused(path: &Path) -> StoreError {
    Store::open(path, Tuning::default()).await.err().expect("this is no store")
}

#[tokio::test]
async fn missing_folders_and_files_are_made() {
    let folder = folder();
    let path = folder.path().join("a").join("b").join("store.db");
    let store = open(&path).await;
    begin(&store, 1).await;
    store.heartbeat(1).await.unwrap();
    store.close().await;
    let store = open(&path).await;
    store.append(entry(1, 0)).await.unwrap();
    assert_eq!(log(&store, 1).await.len(), 1);
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_what_is_made() {
    use std::os::unix::fs::PermissionsExt as _;
    let permissions = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
    let folder = folder();
    let path = folder.path().join("data").join("store.db");
    let store = open(&path).await;
    begin(&store, 1).await;
    assert_eq!(permissions(path.parent().unwrap()), 0o700);
    for name in ["store.db", "store.db-wal", "store.db-shm"] {
        assert_eq!(permissions(&path.with_file_name(name)), 0o600, "{name}");
    }
    let copy = folder.path().join("copy");
    store.backup(&copy).await.unwrap();
    assert_eq!(permissions(&copy), 0o600, "a backup is as secret");
}

#[cfg(unix)]
#[tokio::test]
async fn what_others_may_read_is_narrowed() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = folder();
    let path = file(&folder);
    let beside = open(&path).await;
    begin(&beside, 1).await;
    let files = ["store.db", "store.db-wal", "store.db-shm"].map(|name| path.with_file_name(name));
    for file in &files {
        std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o664)).unwrap();
    }
    let _store = open(&path).await;
    for file in &files {
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{}", file.display());
    }
    let other = folder.path().join("notes");
    std::fs::write(&other, "not a store").unwrap();
    std::fs::set_permissions(&other, std::fs::Permissions::from_mode(0o644)).unwrap();
    assert!(Store::open(&other, Tuning::default()).await.is_err());
    let left = other.metadata().unwrap().permissions().mode() & 0o777;
    assert_eq!(left, 0o644, "what is not ours is left alone");
}

#[cfg(unix)]
#[test]
fn a_saved_secret_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = folder();
    let path = folder.path().join("secret");
    std::fs::write(&path, "before").unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o644)).unwrap();
    store::save(&path, "after").unwrap();
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "after");
    assert_eq!(path.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    assert_eq!(folder.path().read_dir().unwrap().count(), 1, "nothing else is left behind");
    assert!(store::save(&folder.path().join("missing").join("secret"), "x").is_err());
}

#[tokio::test]
async fn the_writing_connection_has_the_settings_on_which_durability_rests() {
    let folder = folder();
    let store = open(&file(&folder)).await;
    let settings = store.settings().await.unwrap();
    let settings: Vec<_> = settings.iter().map(|one| (one.name, one.value.as_str())).collect();
    let expected = [
        ("journal_mode", "wal"),
        ("synchronous", "2"),
        ("foreign_keys", "1"),
        ("busy_timeout", "5000"),
        ("secure_delete", "1"),
    ];
    assert_eq!(settings, expected);
}

/// Does something to the file that the store would not do.
async fn tamper(path: &Path, sql: &'static str) {
    let mut connection =
        SqliteConnectOptions::new().filename(path).connect().await.expect("the file is there");
    sqlx::raw_sql(sql).execute(&mut connection).await.expect("the statement is right");
}

#[tokio::test]
async fn a_file_of_the_first_schema_is_brought_up_to_date() {
    let folder = folder();
    let path = file(&folder);
    std::fs::write(&path, "").unwrap();
    tamper(&path, include_str!("../migrations/1_begin.sql")).await;
    tamper(&path, "INSERT INTO people (id, name, since) VALUES (1, 'Ada', 5)").await;
    tamper(&path, "PRAGMA application_id = 1148547682").await;
    tamper(&path, "PRAGMA user_version = 1").await;
    let store = open(&path).await;
    let ada = store.person(common::person(1)).await.unwrap().expect("Ada was there before");
    assert_eq!((ada.name.as_deref(), ada.since, ada.owner), (Some("Ada"), 5, None));
    store.add_companion(common::person(2), ada.id, "Ben".to_owned(), 6, 1).await.unwrap();
}

#[tokio::test]
async fn a_file_of_a_newer_schema_is_refused() {
    let folder = folder();
    let path = file(&folder);
    open(&path).await.close().await;
    tamper(&path, "PRAGMA user_version = 99").await;
    let error = refused(&path).await;
    assert!(matches!(&error, StoreError::TooNew { found: 99, known: 4, path: found } if *found == path));
    let told = error.to_string();
    assert!(told.contains("schema 99") && told.contains("store.db"), "{told}");
}

#[tokio::test]
async fn a_database_of_another_program_is_refused_and_left_alone() {
    let folder = folder();
    let path = file(&folder);
    std::fs::write(&path, "").unwrap();
    tamper(&path, "CREATE TABLE letters (text TEXT)").await;
    let before = std::fs::read(&path).unwrap();
    let error = refused(&path).await;
    assert!(matches!(&error, StoreError::NotAStore { path: found } if *found == path), "{error}");
    assert_eq!(std::fs::read(&path).unwrap(), before);
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_and_left_alone() {
    let folder = folder();
    let path = file(&folder);
    let letter = "Dear reader, this is a letter and not a database. ".repeat(100);
    std::fs::write(&path, &letter).unwrap();
    let error = refused(&path).await;
    assert!(matches!(&error, StoreError::NotADatabase { path: found } if *found == path), "{error}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), letter);
}

#[tokio::test]
async fn a_folder_is_refused() {
    let folder = folder();
    let error = refused(folder.path()).await;
    assert!(matches!(&error, StoreError::IsFolder { path } if path == folder.path()), "{error}");
}

#[tokio::test]
async fn a_place_that_cannot_be_written_to_is_refused() {
    let folder = folder();
    let occupied = folder.path().join("file");
    std::fs::write(&occupied, "").unwrap();
    let error = refused(&occupied.join("store.db")).await;
    assert!(matches!(&error, StoreError::Folder { path, .. } if *path == occupied), "{error}");

    // Not even root makes files in here.
    let path = Path::new("/proc/store.db");
    let error = refused(path).await;
    assert!(matches!(&error, StoreError::Open { path: found, .. } if found == path), "{error}");
    assert!(error.to_string().contains("/proc/store.db"), "{error}");
}

#[tokio::test]
async fn a_log_with_a_gap_is_called_damaged() {
    let folder = folder();
    let path = file(&folder);
    let store = open(&path).await;
    begin(&store, 1).await;
    for n in 0..3 {
        store.append(entry(1, n)).await.unwrap();
    }
    store.close().await;
    tamper(&path, "DELETE FROM entries WHERE n = 1").await;
    let store = open(&path).await;
    let found = store.table(common::table(1)).await;
    assert!(matches!(found, Err(StoreError::Damaged { what: "the number of an entry", .. })), "{found:?}");
}
