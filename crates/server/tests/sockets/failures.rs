//! What fails inside the server costs nobody more than an answer.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::json;
use store::{Append, Drafts, Store, Tuning};
use table::{News, Request, Sitter, Stage};
use wire::Problem;

use crate::client::{Guest, Said};
use crate::house::House;
use crate::play::{Player, begin};

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_task_fails_is_hosted_anew() {
    let unlucky = Arc::new(AtomicBool::new(false));
    let trap = Arc::clone(&unlucky);
    let house = House::with(move |config| {
        let (trap, luck) = (Arc::clone(&trap), Arc::clone(&config.sources.luck));
        config.sources.luck = Arc::new(move |bytes| {
            assert!(!trap.swap(false, Ordering::Relaxed), "a test wants this to fail");
            luck(bytes);
        });
    })
    .await;
    let anna = Guest::new(house.address(), "Anna").await;
    let ben = Guest::new(house.address(), "Ben").await;
    let table = anna.open(json!({ "bots": { "B": "random" } })).await;
    let mut host = Player::at(&anna, table).await;
    let mut spectator = Player::at(&ben, table).await;
    unlucky.store(true, Ordering::Relaxed);
    assert_eq!(host.ask(Request::Start).await, Err(Problem::Failed), "no seed could be drawn");
    for player in [&mut host, &mut spectator] {
        let gone = |said: &Said| {
            let Said::Gone { trouble, .. } = said else { return None };
            Some(trouble.problem.clone())
        };
        assert_eq!(player.socket.until(gone).await, Problem::Failed, "whoever watches is told");
    }
    let mut host = Player::at(&anna, table).await;
    assert!(matches!(host.board.status.seats[0].sitter, Sitter::Person { .. }), "nothing is lost");
    host.ask(Request::Start).await.expect("it goes on");
    host.read_next().await;
    assert_eq!(host.board.status.stage, Stage::Playing);
}

/// After a disk has failed, an entry may be in the log that the server was told was not written.
#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_has_grown_unnoticed_is_read_anew() {
    let house = House::new().await;
    let mut players = begin(&house, 2, json!({})).await;
    let table = players[0].table;
    let speaker = players[1].guest.person.parse().expect("an id");
    let beside = Store::open(&server::database(house.data()), Tuning::default()).await.expect("it opens");
    let log = beside.table(table).await.expect("it can be read").expect("it is there").entries;
    let words = json!({ "at": 5, "deed": "said", "person": speaker, "to": "everyone", "text": "unnoticed" });
    let append = Append {
        table,
        n: log.len() as u64,
        entry: words.to_string(),
        changed: None,
        summary: None,
        clears: Drafts::None,
        speaker: Some(speaker),
    };
    beside.append(append).await.expect("it is the next");
    let say = |text: &str| Request::Say { text: text.to_owned() };
    assert_eq!(players[0].ask(say("hello")).await, Err(Problem::Failed), "nothing was written");
    for player in &mut players {
        let missed = player
            .socket
            .until(|said| {
                let Said::Table { missed, .. } = said else { return None };
                Some(missed.clone())
            })
            .await;
        assert_eq!(missed.len(), 1);
        assert!(matches!(&missed[0].news[..], [News::Said { text, .. }] if text == "unnoticed"));
        player.seq = missed[0].seq;
    }
    players[0].ask(say("hello again")).await.expect("it goes on");
    for player in &mut players {
        player.read_next().await;
    }
}
