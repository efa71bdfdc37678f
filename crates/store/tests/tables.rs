//! Tables: their logs, drafts and lists.

mod common;

use common::{begin, entry, file, folder, log, new_table, open, person, summary, table, text};
use store::{Append, Drafts, ListedAs, Listing, Store, StoreError, Summary, TablesPage};
use table::TableId;

#[tokio::test]
async fn appended_entries_come_back_in_order_after_reopening() {
    let folder = folder();
    let store = open(&file(&folder)).await;
    begin(&store, 1).await;
    for n in 0..300 {
        store.append(entry(1, n)).await.unwrap();
    }
    store.close().await;

    let store = open(&file(&folder)).await;
    let found = store.table(table(1)).await.unwrap().unwrap();
    assert_eq!(found.entries, (0..300).map(|n| text(1, n)).collect::<Vec<_>>());
    assert_eq!((found.created, found.changed), (0, 1299));
    assert_eq!(found.setup, r#"{"seats": 3}"#);
    assert_eq!(store.table(table(2)).await.unwrap(), None);
}

#[tokio::test]
async fn a_table_is_made_once() {
    let folder = folder();
    let store = open(&file(&folder)).await;
    begin(&store, 1).await;
    let again = store.create(new_table(1, 5, summary(ListedAs::Open, false, &[1]))).await;
    assert!(matches!(again, Err(StoreError::TableExists(id)) if id == table(1)));
    assert_eq!(store.table(table(1)).await.unwrap().unwrap().summary, summary(ListedAs::Running, true, &[]));
}

#[tokio::test]
async fn a_conflicting_append_changes_nothing() {
    let folder = folder();
    let store = open(&file(&folder)).await;
    begin(&store, 1).await;
    store.append(entry(1, 0)).await.unwrap();
    store.keep_draft(table(1), 'a', Some("kept".to_owned())).await.unwrap();
    let before = store.table(table(1)).await.unwrap();
    for n in [0, 2, u64::MAX] {
        let wrong = Append {
            entry: "other".to_owned(),
            changed: Some(9999),
            speaker: Some(person(7)),
            summary: Some(summary(ListedAs::Finished, false, &[7])),
            clears: Drafts::All,
            ..entry(1, n)
        };
        let refused = store.append(wrong).await;
        assert!(matches!(refused, Err(StoreError::Conflict { n: found, .. }) if found == n));
    }
    assert_eq!(store.table(table(1)).await.unwrap(), before);
    assert!(matches!(store.append(entry(2, 0)).await, Err(StoreError::NoTable(id)) if id == table(2)));
}

#[tokio::test]
async fn an_append_changes_the_summary_and_clears_drafts() {
    let folder = folder();
    let store = open(&file(&folder)).await;
    begin(&store, 1).await;
    for seat in ['a', 'b', 'c'] {
        store.keep_draft(table(1), seat, Some(format!("first of {seat}"))).await.unwrap();
        store.keep_draft(table(1), seat, Some(format!("draft of {seat}"))).await.unwrap();
    }
    store.keep_draft(table(1), 'c', None).await.unwrap();
    let new = summary(ListedAs::Running, false, &[5, 3, 5]);
    let clears = Drafts::Seat('a');
    store.append(Append { summary: Some(new.clone()), clears, ..entry(1, 0) }).await.unwrap();
    let found = store.table(table(1)).await.unwrap().unwrap();
    assert_eq!(found.summary, new);
    assert_eq!(found.drafts.into_iter().collect::<Vec<_>>(), [('b', "draft of b".to_owned())]);

    store.append(Append { clears: Drafts::All, ..entry(1, 1) }).await.unwrap();
    let found = store.table(table(1)).await.unwrap().unwrap();
    assert!(found.drafts.is_empty());
    assert_eq!(found.summary, new);
    store.summarise(table(1), "resting".to_owned()).await.unwrap();
    let found = store.table(table(1)).await.unwrap().unwrap();
    assert_eq!(found.summary, Summary { text: "resting".to_owned(), ..new });
    let nowhere = store.summarise(table(2), String::new()).await;
    assert!(matches!(nowhere, Err(StoreError::NoTable(id)) if id == table(2)), "{nowhere:?}");
    let nowhere = store.keep_draft(table(2), 'a', Some(String::new())).await;
    assert!(matches!(nowhere, Err(StoreError::NoTable(_))));
}

#[tokio::test]
async fn an_entry_can_be_redacted_and_its_neighbours_stay() {
    let folder = folder();
    let store = open(&file(&folder)).await;
    begin(&store, 1).await;
    for n in 0..3 {
        store.append(entry(1, n)).await.unwrap();
    }
    store.redact(table(1), 1, "{}".to_owned()).await.unwrap();
    assert_eq!(log(&store, 1).await, [text(1, 0), "{}".to_owned(), text(1, 2)]);
    let missing = store.redact(table(1), 3, "{}".to_owned()).await;
    assert!(matches!(missing, Err(StoreError::NoEntry { n: 3, .. })));
}

async fn ids(store: &Store, which: Listing) -> Vec<TableId> {
    let page = TablesPage { before: None, most: 100 };
    store.list(which, page).await.expect("lists can be read").iter().map(|listed| listed.id).collect()
}

#[tokio::test]
async fn lists_show_public_tables_of_their_stage_and_everybody_their_own() {
    let folder = folder();
    let store = open(&file(&folder)).await;
    for (n, stage, public, people) in [
        (1, ListedAs::Open, true, vec![1]),
        (2, ListedAs::Open, false, vec![1, 2]),
        (3, ListedAs::Running, true, vec![2]),
        (4, ListedAs::Finished, true, vec![1, 1]),
    ] {
        store.create(new_table(n, n.cast_signed(), summary(stage, public, &people))).await.unwrap();
    }
    assert_eq!(ids(&store, Listing::Open).await, [table(1)]);
    assert_eq!(ids(&store, Listing::Running).await, [table(3)]);
    assert_eq!(ids(&store, Listing::Finished).await, [table(4)]);
    assert_eq!(ids(&store, Listing::Of(person(1))).await, [table(4), table(2), table(1)]);
    assert_eq!(ids(&store, Listing::Of(person(3))).await, []);
    store.add_person(person(3), "Cleo".to_owned(), 0).await.unwrap();
    store.add_companion(person(2), person(3), "Ben".to_owned(), 0, 8).await.unwrap();
    assert_eq!(ids(&store, Listing::Of(person(3))).await, [table(3), table(2)], "where the companion sits");
    assert_eq!(store.unfinished().await.unwrap(), [table(1), table(2), table(3)]);

    let over = summary(ListedAs::Finished, true, &[2]);
    store.append(Append { changed: Some(50), summary: Some(over), ..entry(3, 0) }).await.unwrap();
    assert_eq!(ids(&store, Listing::Running).await, []);
    assert_eq!(ids(&store, Listing::Finished).await, [table(3), table(4)]);
    assert_eq!(store.unfinished().await.unwrap(), [table(1), table(2)]);
}

#[tokio::test]
async fn pages_follow_one_another_without_gap_or_repetition() {
    let folder = folder();
    let store = open(&file(&folder)).await;
    for n in 0..25 {
        // Five tables change in every moment, so that pages end within one.
        store.create(new_table(n, n.cast_signed() / 5, summary(ListedAs::Open, true, &[9]))).await.unwrap();
    }
    for which in [Listing::Open, Listing::Of(person(9))] {
        let (mut seen, mut before) = (Vec::new(), None);
        loop {
            let page = store.list(which, TablesPage { before, most: 4 }).await.unwrap();
            let Some(last) = page.last() else { break };
            before = Some((last.changed, last.id));
            seen.extend(page.iter().map(|listed| listed.id));
        }
        assert_eq!(seen, (0..25).rev().map(table).collect::<Vec<_>>());
    }
}

#[tokio::test]
async fn a_clock_set_back_makes_no_table_older() {
    let folder = folder();
    let store = open(&file(&folder)).await;
    begin(&store, 1).await;
    store.append(entry(1, 0)).await.unwrap();
    store.append(Append { changed: Some(5), ..entry(1, 1) }).await.unwrap();
    assert_eq!(store.table(table(1)).await.unwrap().unwrap().changed, 1000);
}

#[tokio::test]
async fn what_only_some_may_know_is_no_change_in_lists() {
    let folder = folder();
    let store = open(&file(&folder)).await;
    begin(&store, 1).await;
    store.append(entry(1, 0)).await.unwrap();
    store.append(Append { changed: None, ..entry(1, 1) }).await.unwrap();
    let found = store.table(table(1)).await.unwrap().unwrap();
    assert_eq!((found.changed, found.entries.len()), (1000, 2));
}

#[tokio::test]
async fn whoever_spoke_is_found_again() {
    let folder = folder();
    let store = open(&file(&folder)).await;
    for n in 1..=3 {
        begin(&store, n).await;
    }
    for (n, at, speaker) in [(1, 0, 5), (1, 1, 4), (1, 2, 5), (3, 0, 5)] {
        store.append(Append { speaker: Some(person(speaker)), ..entry(n, at) }).await.unwrap();
    }
    assert_eq!(store.tables_of_speaker(person(5)).await.unwrap(), [table(1), table(3)]);
    assert_eq!(store.tables_of_speaker(person(4)).await.unwrap(), [table(1)]);
    assert_eq!(store.tables_of_speaker(person(6)).await.unwrap(), []);
    assert_eq!(store.table(table(1)).await.unwrap().unwrap().speakers, [person(4), person(5)]);
}

#[tokio::test]
async fn whoever_opened_a_table_hosts_it_until_it_is_over() {
    let folder = folder();
    let store = open(&file(&folder)).await;
    for (n, stage, host) in [
        (1, ListedAs::Open, 7),
        (2, ListedAs::Running, 7),
        (3, ListedAs::Finished, 7),
        (4, ListedAs::Open, 8),
    ] {
        let summary = Summary { host: person(host), ..summary(stage, true, &[]) };
        store.create(new_table(n, 0, summary)).await.unwrap();
    }
    assert_eq!(store.hosted_by(person(7)).await.unwrap(), [table(1), table(2)]);
    let over = Summary { host: person(7), ..summary(ListedAs::Finished, true, &[]) };
    store.append(Append { summary: Some(over), ..entry(1, 0) }).await.unwrap();
    assert_eq!(store.hosted_by(person(7)).await.unwrap(), [table(2)]);
    assert_eq!(store.hosted_by(person(9)).await.unwrap(), []);
}
