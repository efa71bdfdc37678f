//! Answers that nobody reads.

use std::time::Duration;

use anyhow::Result;
use serde_json::json;
use tokio::io::AsyncWriteExt as _;

use crate::attacker::{Attacker, Pace};
use crate::line::{Ask, Socket};
use crate::site::new_table;

/// How often they look whether they were thrown out.
const LOOK: Duration = Duration::from_secs(1);

/// Asks for the longest documents there are, and reads nothing.
pub(super) async fn moments(attacker: Attacker) -> Result<()> {
    let mut stream = attacker.way.connect_narrow().await?;
    let table = &attacker.site.finished[attacker.number % 6];
    let request = format!(
        "GET /api/tables/{table}/moments?eyes=all&most=50 HTTP/1.1\r\nHost: {}\r\n\r\n",
        attacker.way.server
    );
    loop {
        attacker.pace.turn().await;
        // Once the server has hung up, writing fails.
        stream.write_all(request.as_bytes()).await?;
        attacker.tally.count("asked", 0);
        tokio::time::sleep(LOOK).await;
    }
}

/// Hundreds of requests in one breath, and reads nothing.
pub(super) async fn pipeline(attacker: Attacker) -> Result<()> {
    const BREATH: usize = 200;
    let mut stream = attacker.way.connect_narrow().await?;
    let request = format!("GET /api/openapi.json HTTP/1.1\r\nHost: {}\r\n\r\n", attacker.way.server);
    let breath = request.repeat(BREATH);
    loop {
        attacker.pace.turn().await;
        stream.write_all(breath.as_bytes()).await?;
        attacker.tally.count("breaths", 0);
        tokio::time::sleep(LOOK).await;
    }
}

/// Wants the whole story of a long table again and again, and reads nothing.
pub(super) async fn stories(attacker: Attacker) -> Result<()> {
    attacker.pace.turn().await;
    let mut socket = Socket::open_narrow(attacker.way, &attacker.guest).await?;
    let pace = Pace::of_socket();
    for id in 1.. {
        pace.turn().await;
        let watch =
            json!({ "message": "watch", "id": id, "with": { "table": attacker.long_table(), "after": 0 } });
        socket.say(watch.to_string()).await?;
        attacker.tally.count("asked", 0);
    }
    Ok(())
}

/// Opens a table of bots, watches as many of them as it may, and reads nothing.
pub(super) async fn tables(attacker: Attacker) -> Result<()> {
    const WATCHED: usize = 16;
    let bots = json!({ "A": "random", "B": "random", "C": "random", "D": "random" });
    let table = new_table(&json!({ "bots": bots, "start": true }));
    let mut line = attacker.line().await?;
    attacker.pace.turn().await;
    let answer = line.ask(Ask::post("/api/tables", &table).with(&attacker.guest.cookie)).await?;
    attacker.tally.count(&answer.status.to_string(), 0);
    if let Some(opened) = answer.document()["table"].as_str() {
        attacker.opened.lock().expect("nobody panics while they write").push(opened.to_owned());
    }
    let mut socket = Socket::open_narrow(attacker.way, &attacker.guest).await?;
    let pace = Pace::of_socket();
    for id in 1.. {
        pace.turn().await;
        let table = {
            let opened = attacker.opened.lock().expect("nobody panics while they write");
            opened.get((attacker.number + id % WATCHED) % opened.len().max(1)).cloned()
        };
        let Some(table) = table else { continue };
        socket
            .say(json!({ "message": "watch", "id": id, "with": { "table": table, "after": 0 } }).to_string())
            .await?;
        attacker.tally.count("asked", 0);
    }
    Ok(())
}
