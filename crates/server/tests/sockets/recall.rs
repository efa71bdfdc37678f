//! Looking back in a running game.

use serde_json::{Value, json};
use tabletop::FastChance;
use wire::{ClientMessage, Problem};

use crate::client::{Guest, Said};
use crate::house::House;
use crate::play::{Player, begin, step};

/// What players are shown when they look back.
async fn recalled(player: &mut Player, seq: u32) -> Result<Option<Value>, Problem> {
    let table = player.table;
    player.socket.say(ClientMessage::Recall { table, seq }).await?;
    let of = |said: &Said| {
        let Said::Recalled { table: of, seq: after, view } = said else { return None };
        assert_eq!((*of, *after), (table, seq));
        Some(view.clone())
    };
    Ok(player.socket.until(of).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_again_what_they_saw_then() {
    let house = House::new().await;
    let mut players = begin(&house, 2, json!({})).await;
    let stranger = Guest::new(house.address(), "Stranger").await;
    players.push(Player::at(&stranger, players[0].table).await);
    let mut luck = FastChance::new(3);
    for _ in 0..12 {
        assert!(step(&mut players, &mut luck).await, "the game is not over");
    }
    let mut compared = 0;
    for player in &mut players {
        for frame in player.frames.clone() {
            let Some(board) = frame.board else { continue };
            assert_eq!(recalled(player, frame.seq).await, Ok(board.view), "after {}", frame.seq);
            compared += 1;
        }
        assert_eq!(recalled(player, 0).await, Ok(None), "nothing was dealt then");
        let last = player.seq;
        let problem = recalled(player, last + 1).await;
        assert_eq!(problem, Err(Problem::NoSuchFrame { seq: last + 1, last }));
    }
    assert!(compared > 30, "{compared} frames had a board");
    let (mine, yours) = (recalled(&mut players[0], 4).await, recalled(&mut players[1], 4).await);
    assert_ne!(mine, yours, "everybody sees their own hand");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_who_watches_a_table_recalls_it() {
    let house = House::new().await;
    let players = begin(&house, 2, json!({})).await;
    let mut socket = players[0].guest.socket().await;
    let table = players[0].table;
    let refused = socket.say(ClientMessage::Recall { table, seq: 0 }).await;
    assert_eq!(refused, Err(Problem::NotWatching));
}
