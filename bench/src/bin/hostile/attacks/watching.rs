//! Watching tables as hard as one can.

use anyhow::Result;
use serde_json::json;

use crate::attacker::Attacker;

/// Watches a long table from its beginning, again and again: the server tells the whole story each time.
pub(super) async fn stories(attacker: Attacker) -> Result<()> {
    let (socket, table) = (attacker.socket().await?, attacker.long_table());
    attacker
        .prattle(socket, |id, _| {
            Some(json!({ "message": "watch", "id": id, "with": { "table": table, "after": 0 } }).to_string())
        })
        .await
}

/// Wants to see every frame of a long table again.
pub(super) async fn recalls(attacker: Attacker) -> Result<()> {
    let (socket, table) = (attacker.socket().await?, attacker.long_table());
    attacker
        .prattle(socket, |id, _| {
            let message = match id {
                1 => json!({ "message": "watch", "id": id, "with": { "table": table } }),
                _ => json!({ "message": "recall", "id": id, "with": { "table": table, "seq": 17_000 - id % 1000 } }),
            };
            Some(message.to_string())
        })
        .await
}

/// Watches many different finished tables, so that the server must fetch each of them.
pub(super) async fn museum(attacker: Attacker) -> Result<()> {
    let (socket, tables) = (attacker.socket().await?, &attacker.site.finished);
    attacker
        .prattle(socket, |id, _| {
            let table = &tables[(attacker.number * 7 + id as usize / 2) % tables.len()];
            let message = match id % 2 {
                0 => json!({ "message": "watch", "id": id, "with": { "table": table, "after": 0 } }),
                _ => json!({ "message": "unwatch", "id": id, "with": { "table": table } }),
            };
            Some(message.to_string())
        })
        .await
}

/// Wants the whole story of the victims' table, and every frame of it again: their table has no time for them.
pub(super) async fn peepers(attacker: Attacker) -> Result<()> {
    let (socket, table) = (attacker.socket().await?, attacker.victims_table());
    attacker
        .prattle(socket, |id, _| {
            let message = match id % 2 {
                1 => json!({ "message": "watch", "id": id, "with": { "table": table, "after": 0 } }),
                _ => json!({ "message": "recall", "id": id, "with": { "table": table, "seq": id % 50 } }),
            };
            Some(message.to_string())
        })
        .await
}

/// Comes to the victims' table and goes again: everybody there hears of it.
pub(super) async fn spectators(attacker: Attacker) -> Result<()> {
    let (socket, table) = (attacker.socket().await?, attacker.victims_table());
    attacker
        .prattle(socket, |id, _| {
            let kind = if id % 2 == 1 { "watch" } else { "unwatch" };
            Some(json!({ "message": kind, "id": id, "with": { "table": table } }).to_string())
        })
        .await
}
