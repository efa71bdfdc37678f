//! People, operators, and what the server remembers.

mod common;

use common::{file, folder, open, person, table};
use store::{Ban, Banned, Person, Report, Store, StoreError};

async fn with_people(path: &std::path::Path) -> Store {
    let store = open(path).await;
    for (n, name) in [(1, "Ada"), (2, "Ben"), (3, "Cleo")] {
        store.add_person(person(n), name.to_owned(), n.cast_signed()).await.expect("nobody has this id yet");
    }
    store
}

fn known(n: u64, name: &str) -> Person {
    Person { id: person(n), name: Some(name.to_owned()), since: n.cast_signed(), quiet: None, owner: None }
}

fn report(by: u64, about: u64) -> Report {
    Report { table: table(1), by: person(by), about: person(about), text: "rude".to_owned(), at: 5 }
}

#[tokio::test]
async fn people_are_found_by_id_session_and_recovery_code() {
    let folder = folder();
    let store = with_people(&file(&folder)).await;
    assert_eq!(store.person(person(1)).await.unwrap(), Some(known(1, "Ada")));
    assert_eq!(store.person(person(9)).await.unwrap(), None);
    let found = store.people(&[person(3), person(9), person(1)]).await.unwrap();
    assert_eq!(found, [known(1, "Ada"), known(3, "Cleo")]);

    store.add_session([1; 32], person(1), 9).await.unwrap();
    store.add_session([2; 32], person(1), 9).await.unwrap();
    store.add_session([3; 32], person(1), 9).await.unwrap();
    store.add_session([4; 32], person(2), 9).await.unwrap();
    assert_eq!(store.session([1; 32], 9).await.unwrap(), Some(known(1, "Ada")));
    assert_eq!(store.session([1; 32], 10).await.unwrap(), None, "it is too old");
    store.end_session([1; 32]).await.unwrap();
    assert_eq!(store.session([1; 32], 0).await.unwrap(), None);
    assert!(store.session([2; 32], 0).await.unwrap().is_some());
    store.end_other_sessions(person(1), [3; 32]).await.unwrap();
    assert_eq!(store.session([2; 32], 0).await.unwrap(), None);
    assert!(store.session([3; 32], 0).await.unwrap().is_some(), "the one that is kept");
    assert!(store.session([4; 32], 0).await.unwrap().is_some(), "somebody else's");

    store.set_recovery(person(1), [7; 32]).await.unwrap();
    store.set_recovery(person(1), [8; 32]).await.unwrap();
    assert_eq!(store.recover([7; 32]).await.unwrap(), None);
    assert_eq!(store.recover([8; 32]).await.unwrap(), Some(person(1)));
}

#[tokio::test]
async fn people_change_their_name_quiet_times_and_mutes() {
    let folder = folder();
    let store = with_people(&file(&folder)).await;
    store.rename(person(1), "Ada L.".to_owned()).await.unwrap();
    store.set_quiet(person(1), Some(r#"{"from":22}"#.to_owned())).await.unwrap();
    let quiet = Some(r#"{"from":22}"#.to_owned());
    assert_eq!(store.person(person(1)).await.unwrap(), Some(Person { quiet, ..known(1, "Ada L.") }));
    store.set_quiet(person(1), None).await.unwrap();
    assert_eq!(store.person(person(1)).await.unwrap(), Some(known(1, "Ada L.")));

    for muted in [3, 2, 2] {
        store.mute(person(1), person(muted), 9).await.unwrap();
    }
    for _ in 0..2 {
        store.unmute(person(1), person(3)).await.unwrap();
    }
    assert_eq!(store.mutes(person(1)).await.unwrap(), [person(2)]);
    assert_eq!(store.mutes(person(2)).await.unwrap(), []);
}

#[tokio::test]
async fn whoever_is_not_there_cannot_be_changed() {
    let folder = folder();
    let store = with_people(&file(&folder)).await;
    let nobody = person(9);
    for refused in [
        store.rename(nobody, String::new()).await,
        store.set_quiet(nobody, None).await,
        store.set_recovery(nobody, [1; 32]).await,
        store.add_session([1; 32], nobody, 0).await,
        store.mute(nobody, person(1), 9).await,
        store.mute(person(1), nobody, 9).await,
        store.delete_person(nobody).await,
    ] {
        assert!(matches!(refused, Err(StoreError::NoPerson(id)) if id == nobody), "{refused:?}");
    }
    let again = store.add_person(person(1), "Eve".to_owned(), 0).await;
    assert!(matches!(again, Err(StoreError::PersonExists(id)) if id == person(1)));
}

#[tokio::test]
async fn of_a_deleted_person_only_the_id_remains() {
    let folder = folder();
    let store = with_people(&file(&folder)).await;
    store.rename(person(1), "a very particular name".to_owned()).await.unwrap();
    store.set_quiet(person(1), Some("{}".to_owned())).await.unwrap();
    store.add_session([1; 32], person(1), 0).await.unwrap();
    store.set_recovery(person(1), [2; 32]).await.unwrap();
    store.mute(person(1), person(2), 9).await.unwrap();
    store.mute(person(3), person(1), 9).await.unwrap();
    store.report(report(1, 2), 9).await.unwrap();
    store.report(report(2, 1), 9).await.unwrap();

    store.delete_person(person(1)).await.unwrap();
    let empty = Person { id: person(1), name: None, since: 1, quiet: None, owner: None };
    assert_eq!(store.person(person(1)).await.unwrap(), Some(empty));
    assert_eq!(store.session([1; 32], 0).await.unwrap(), None);
    assert_eq!(store.recover([2; 32]).await.unwrap(), None);
    assert_eq!(store.mutes(person(1)).await.unwrap(), []);
    assert_eq!(store.mutes(person(3)).await.unwrap(), []);
    let texts: Vec<_> =
        store.reports(None, 9).await.unwrap().into_iter().map(|one| one.report.text).collect();
    assert_eq!(texts, ["rude", ""]);

    assert!(matches!(store.add_session([1; 32], person(1), 0).await, Err(StoreError::NoPerson(_))));
    assert!(matches!(store.rename(person(1), "x".to_owned()).await, Err(StoreError::NoPerson(_))));
    assert!(matches!(store.add_person(person(1), "x".to_owned(), 0).await, Err(StoreError::PersonExists(_))));
    store.close().await;
    let bytes = std::fs::read(file(&folder)).unwrap();
    let trace = b"a very particular name";
    assert!(!bytes.windows(trace.len()).any(|part| part == trace), "the file still holds the name");
}

/// The files of the store in which these words stand.
fn files_with(folder: &tempfile::TempDir, words: &str) -> Vec<std::ffi::OsString> {
    let holds = |path: &std::path::Path| {
        let bytes = std::fs::read(path).expect("it can be read");
        bytes.windows(words.len()).any(|part| part == words.as_bytes())
    };
    let files = folder.path().read_dir().expect("a folder").map(|file| file.expect("a file"));
    files.filter(|file| holds(&file.path())).map(|file| file.file_name()).collect()
}

const PARTICULAR: &str = "a very particular name";

#[tokio::test]
async fn a_deleted_person_is_gone_from_every_file_at_once() {
    let folder = folder();
    let store = with_people(&file(&folder)).await;
    store.rename(person(1), PARTICULAR.to_owned()).await.unwrap();
    assert!(!files_with(&folder, PARTICULAR).is_empty(), "it stands somewhere");
    store.delete_person(person(1)).await.unwrap();
    assert_eq!(files_with(&folder, PARTICULAR), [""; 0]);
    store.rename(person(2), PARTICULAR.to_owned()).await.unwrap();
    assert!(matches!(store.delete_person(person(1)).await, Err(StoreError::NoPerson(_))));
    assert_eq!(store.person(person(2)).await.unwrap().unwrap().name.as_deref(), Some(PARTICULAR));
}

#[tokio::test]
async fn redacted_words_are_gone_from_every_file_soon() {
    let folder = folder();
    let store = with_people(&file(&folder)).await;
    common::begin(&store, 1).await;
    for n in 0..3 {
        let words = format!("{PARTICULAR} {n}");
        store.append(store::Append { entry: words, ..common::entry(1, n) }).await.unwrap();
    }
    for n in 0..3 {
        store.redact(table(1), n, "…".to_owned()).await.unwrap();
    }
    gone(&folder).await;
}

/// Whoever reads one moment of the store keeps its log from being emptied. Nobody waits for them.
#[tokio::test]
async fn traces_are_removed_when_the_last_reader_has_gone() {
    use sqlx::Connection as _;
    let folder = folder();
    let store = with_people(&file(&folder)).await;
    store.rename(person(1), PARTICULAR.to_owned()).await.unwrap();
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file(&folder)).read_only(true);
    let mut reader = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    let mut moment = reader.begin().await.unwrap();
    let name: String =
        sqlx::query_scalar("SELECT name FROM people WHERE id = 1").fetch_one(&mut *moment).await.unwrap();
    assert_eq!(name, PARTICULAR);
    store.delete_person(person(1)).await.expect("it is done all the same");
    assert!(!files_with(&folder, PARTICULAR).is_empty(), "somebody still reads it");
    store.rename(person(2), "Bea".to_owned()).await.expect("others go on");
    moment.rollback().await.unwrap();
    gone(&folder).await;
}

/// Waits until the words stand in no file.
async fn gone(folder: &tempfile::TempDir) {
    let waiting = async {
        while !files_with(folder, PARTICULAR).is_empty() {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_mins(1), waiting).await.expect("they go in the end");
}

#[tokio::test]
async fn old_sessions_are_ended_a_few_at_a_time() {
    let folder = folder();
    let store = with_people(&file(&folder)).await;
    for n in 0..5 {
        store.add_session([n; 32], person(1), i64::from(n)).await.unwrap();
    }
    assert_eq!(store.end_old_sessions(3, 2).await.unwrap(), 2);
    assert_eq!(store.end_old_sessions(3, 2).await.unwrap(), 1);
    assert_eq!(store.end_old_sessions(3, 2).await.unwrap(), 0);
    for n in 0..5 {
        let found = store.session([n; 32], 0).await.unwrap();
        assert_eq!(found.is_some(), n >= 3, "session {n}");
    }
}

fn companion(n: u64, name: &str, owner: u64) -> Person {
    Person { owner: Some(person(owner)), ..known(n, name) }
}

#[tokio::test]
async fn companions_belong_to_their_owner() {
    let folder = folder();
    let store = with_people(&file(&folder)).await;
    let add = async |n: u64, owner: u64| {
        store.add_companion(person(n), person(owner), format!("C{n}"), n.cast_signed(), 2).await
    };
    add(11, 1).await.unwrap();
    add(12, 1).await.unwrap();
    add(13, 2).await.unwrap();
    assert_eq!(
        store.companions(person(1)).await.unwrap(),
        [companion(11, "C11", 1), companion(12, "C12", 1)]
    );
    assert_eq!(store.person(person(13)).await.unwrap(), Some(companion(13, "C13", 2)));

    let many = add(14, 1).await;
    assert!(matches!(many, Err(StoreError::ManyCompanions { owner, most: 2 }) if owner == person(1)));
    let nobodys = add(14, 9).await;
    assert!(matches!(nobodys, Err(StoreError::NoPerson(id)) if id == person(9)));
    let companions = add(14, 13).await;
    assert!(matches!(companions, Err(StoreError::NoPerson(id)) if id == person(13)), "a companion has none");
    assert!(matches!(add(11, 2).await, Err(StoreError::PersonExists(_))));
    assert_eq!(store.person(person(14)).await.unwrap(), None, "what was refused has left nothing");
}

#[tokio::test]
async fn companions_stand_in_the_order_in_which_they_came() {
    let folder = folder();
    let store = with_people(&file(&folder)).await;
    for n in [13, 11, 12] {
        store.add_companion(person(n), person(1), format!("C{n}"), 5, 8).await.unwrap();
    }
    let names: Vec<_> =
        store.companions(person(1)).await.unwrap().into_iter().filter_map(|one| one.name).collect();
    assert_eq!(names, ["C13", "C11", "C12"], "all within a millisecond");
}

#[tokio::test]
async fn companions_are_deleted_alone_and_with_their_owner() {
    let folder = folder();
    let store = with_people(&file(&folder)).await;
    for n in [11, 12] {
        store.add_companion(person(n), person(1), format!("C{n}"), n.cast_signed(), 8).await.unwrap();
        store.mute(person(2), person(n), 9).await.unwrap();
    }
    store.delete_person(person(11)).await.unwrap();
    let left: Vec<_> = store.companions(person(1)).await.unwrap().into_iter().map(|one| one.id).collect();
    assert_eq!(left, [person(12)]);
    store.delete_person(person(1)).await.unwrap();
    assert_eq!(store.companions(person(1)).await.unwrap(), []);
    let empty = Person { id: person(12), name: None, since: 12, quiet: None, owner: None };
    assert_eq!(store.person(person(12)).await.unwrap(), Some(empty));
    assert_eq!(store.mutes(person(2)).await.unwrap(), []);
}

#[tokio::test]
async fn reports_come_newest_first() {
    let folder = folder();
    let store = with_people(&file(&folder)).await;
    for (by, about) in [(1, 2), (2, 1), (3, 1)] {
        store.report(report(by, about), 9).await.unwrap();
    }
    let found = store.reports(None, 2).await.unwrap();
    assert!(found[0].id > found[1].id);
    let told = |page: Vec<store::StoredReport>| page.into_iter().map(|one| one.report).collect::<Vec<_>>();
    let before = found[1].id;
    assert_eq!(told(found), [report(3, 1), report(2, 1)]);
    assert_eq!(told(store.reports(Some(before), 2).await.unwrap()), [report(1, 2)], "the page before");
    let own = store.reports_by(person(2), 0, 9).await.unwrap();
    assert_eq!(store.reports_by(person(2), own[0].id, 9).await.unwrap(), [], "there is no more");
    assert_eq!(told(own), [report(2, 1)]);
    assert_eq!(store.reports_by(person(9), 0, 9).await.unwrap(), []);
}

#[tokio::test]
async fn only_the_latest_reports_are_kept() {
    let folder = folder();
    let store = with_people(&file(&folder)).await;
    for about in 1..=7 {
        store.report(report(1, about), 3).await.unwrap();
    }
    let kept: Vec<_> =
        store.reports(None, 99).await.unwrap().into_iter().map(|one| one.report.about).collect();
    assert_eq!(kept, [person(7), person(6), person(5)]);
}

#[tokio::test]
async fn nobody_mutes_more_than_they_may() {
    let folder = folder();
    let store = with_people(&file(&folder)).await;
    store.mute(person(1), person(2), 1).await.unwrap();
    store.mute(person(1), person(2), 1).await.unwrap();
    let refused = store.mute(person(1), person(3), 1).await;
    assert!(matches!(refused, Err(StoreError::ManyMutes { most: 1, .. })), "{refused:?}");
    store.unmute(person(1), person(2)).await.unwrap();
    store.mute(person(1), person(3), 1).await.unwrap();
    assert_eq!(store.mutes(person(1)).await.unwrap(), [person(3)]);
}

#[tokio::test]
async fn bans_are_kept_replaced_and_ended() {
    let folder = folder();
    let store = open(&file(&folder)).await;
    let ban = |who, until| Ban { who, reason: "spam".to_owned(), at: 3, until };
    let address = Banned::Address("2001:db8::1".parse().unwrap());
    store.ban(ban(Banned::Person(person(1)), None)).await.unwrap();
    store.ban(ban(address, None)).await.unwrap();
    store.ban(ban(address, Some(10))).await.unwrap();
    let both = [ban(address, Some(10)), ban(Banned::Person(person(1)), None)];
    assert_eq!(store.bans().await.unwrap(), both);
    store.unban(Banned::Person(person(1))).await.unwrap();
    assert_eq!(store.bans().await.unwrap(), [ban(address, Some(10))]);
}

#[tokio::test]
async fn heartbeats_and_secrets_survive_a_restart() {
    let folder = folder();
    let store = open(&file(&folder)).await;
    assert_eq!(store.last_heartbeat().await.unwrap(), None);
    store.heartbeat(5).await.unwrap();
    store.heartbeat(7).await.unwrap();
    assert_eq!(store.secret("seal", || vec![1, 2]).await.unwrap(), [1, 2]);
    store.close().await;
    let store = open(&file(&folder)).await;
    assert_eq!(store.last_heartbeat().await.unwrap(), Some(7));
    assert_eq!(store.secret("seal", || panic!("it was made before")).await.unwrap(), [1, 2]);
}
