//! Connections that are held open, or opened for nothing.

use std::time::Duration;

use anyhow::{Result, bail};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::attacker::Attacker;

/// How long they wait between two bytes.
const DAWDLE: Duration = Duration::from_millis(100);

/// Writes this at once, and then a byte at a time, until the server has had enough.
async fn dawdle(attacker: &Attacker, beginning: &str, byte: u8) -> Result<()> {
    let mut stream = attacker.way.connect().await?;
    attacker.tally.count("opened", 0);
    stream.write_all(beginning.as_bytes()).await?;
    let mut answer = [0; 1024];
    loop {
        tokio::select! {
            read = stream.read(&mut answer) => {
                hung_up(attacker, read?);
                return Ok(());
            }
            () = tokio::time::sleep(DAWDLE) => stream.write_all(&[byte]).await?,
        }
    }
}

/// The server has had enough, with or without a word.
fn hung_up(attacker: &Attacker, read: usize) {
    attacker.tally.count(if read > 0 { "answered" } else { "hung up" }, read as u64);
}

/// The head of a request, a byte at a time.
pub(super) async fn slow_heads(attacker: Attacker) -> Result<()> {
    let beginning = format!("GET /healthz HTTP/1.1\r\nHost: {}\r\nX-Long: ", attacker.way.server);
    dawdle(&attacker, &beginning, b'a').await
}

/// The body of a request, a byte at a time.
pub(super) async fn slow_bodies(attacker: Attacker) -> Result<()> {
    let beginning = format!(
        "POST /api/guests HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{{",
        attacker.way.server
    );
    dawdle(&attacker, &beginning, b' ').await
}

/// Connections on which nothing is ever said.
pub(super) async fn silence(attacker: Attacker) -> Result<()> {
    let mut stream = attacker.way.connect().await?;
    attacker.tally.count("opened", 0);
    let mut answer = [0; 1024];
    let read = stream.read(&mut answer).await?;
    hung_up(&attacker, read);
    Ok(())
}

/// Heads of requests without end.
pub(super) async fn giant_heads(attacker: Attacker) -> Result<()> {
    const LINES: usize = 4096;
    attacker.pace.turn().await;
    let mut stream = attacker.way.connect().await?;
    stream.write_all(format!("GET / HTTP/1.1\r\nHost: {}\r\n", attacker.way.server).as_bytes()).await?;
    for n in 0..LINES {
        let line = format!("X-{n}: {}\r\n", "a".repeat(1000));
        if stream.write_all(line.as_bytes()).await.is_err() {
            break;
        }
    }
    let status = first_status(&mut stream).await?;
    attacker.tally.count(&status, 0);
    Ok(())
}

async fn first_status(stream: &mut TcpStream) -> Result<String> {
    let mut answer = [0; 1024];
    let read = tokio::time::timeout(Duration::from_secs(5), stream.read(&mut answer)).await??;
    match String::from_utf8_lossy(&answer[..read]).split(' ').nth(1) {
        Some(status) => Ok(status.to_owned()),
        None => bail!("the server hung up"),
    }
}

/// Sockets that are opened, watch the victims' table, and are closed at once.
pub(super) async fn churn(attacker: Attacker) -> Result<()> {
    loop {
        let mut socket = attacker.socket().await?;
        let table = attacker.victims_table();
        socket.say(json!({ "message": "watch", "id": 1, "with": { "table": table } }).to_string()).await?;
        drop(socket);
    }
}
