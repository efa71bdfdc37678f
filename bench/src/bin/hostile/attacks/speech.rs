//! Talking as much as one can.

use std::time::Duration;

use anyhow::Result;
use serde_json::json;

use crate::attacker::Attacker;

/// Talks at the victims' table.
pub(super) async fn chatter(attacker: Attacker) -> Result<()> {
    let (socket, table) = (attacker.socket().await?, attacker.victims_table());
    let text = "Blah ".repeat(90);
    attacker
        .prattle(socket, |id, _| {
            let say = json!({ "request": "say", "with": { "text": format!("{text}{id}") } });
            let message = match id {
                1 => json!({ "message": "watch", "id": id, "with": { "table": table } }),
                _ => json!({ "message": "ask", "id": id, "with": { "table": table, "request": say } }),
            };
            Some(message.to_string())
        })
        .await
}

/// Pings as fast as allowed.
pub(super) async fn pings(attacker: Attacker) -> Result<()> {
    let socket = attacker.socket().await?;
    attacker.prattle(socket, |id, _| Some(json!({ "message": "ping", "id": id }).to_string())).await
}

/// Talks much faster than allowed, is cut off, and comes back.
pub(super) async fn torrent(attacker: Attacker) -> Result<()> {
    const TORRENT: u32 = 500;
    let mut socket = attacker.socket().await?;
    for id in 0..TORRENT {
        socket.say(json!({ "message": "ping", "id": id }).to_string()).await?;
    }
    while let Ok(Ok(heard)) = tokio::time::timeout(Duration::from_secs(5), socket.hear()).await {
        attacker.tally.count("heard", heard.len() as u64);
    }
    Ok(())
}

/// Messages that are long, deep, or no messages at all.
pub(super) async fn babble(attacker: Attacker) -> Result<()> {
    let socket = attacker.socket().await?;
    let table = attacker.victims_table();
    attacker
        .prattle(socket, |id, _| {
            Some(match id % 5 {
                0 => "[".repeat(16_000),
                1 => format!(r#"{{"message":"ask","id":{id},"with":{{"table":"{table}","request":{}1{}}}}}"#, "[".repeat(7_000), "]".repeat(7_000)),
                2 => format!(r#"{{"message":"ping","id":{id},{}"x":1}}"#, r#""y":0,"#.repeat(2_000)),
                3 => "\u{202e}\u{0}\u{fffd}".repeat(2_000),
                _ => json!({ "message": "ask", "id": id, "with": { "table": table, "request": { "request": "say", "with": { "text": "x".repeat(16_000) } } } }).to_string(),
            })
        })
        .await
}
