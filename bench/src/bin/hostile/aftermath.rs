//! Whether the honest host of a table that was attacked can still do there what must always be possible.

use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use serde_json::{Value, json};
use tokio::time::Instant;

use crate::line::{Done, PATIENCE, Socket, Way, told};
use crate::site::{Ground, Grounds, HOME, Site};

/// How long the host tries: at worst they are asked to wait.
const TRIES: Duration = Duration::from_secs(15);

/// No plan has more choices.
const CHOICES: usize = 60;

/// The host on their socket.
struct Host<'a> {
    socket: Socket,
    table: &'a str,
    next: u32,
    board: Value,
}

/// Lets the host speak, and then begin the game, or leave it, return and play.
pub(crate) async fn look_round(site: &Site, grounds: &Grounds) -> Result<()> {
    let way = Way { server: site.server, from: HOME };
    let socket = Socket::open(way, &grounds.host).await.context("the host cannot come in")?;
    let mut host = Host { socket, table: &grounds.table, next: 0, board: Value::Null };
    host.must("watch", &json!({ "message": "watch" })).await?;
    // At a table whose log is full nobody can talk; but whatever the game needs must be possible.
    if !grounds.kind.full {
        host.must_ask("speak", json!({ "request": "say", "with": { "text": "What is going on here?" } }))
            .await?;
    }
    match grounds.kind {
        Ground { playing: false, .. } => host.begin().await,
        Ground { playing: true, full: false } => {
            host.must_ask("leave", json!({ "request": "leave" })).await?;
            host.return_and_play().await
        }
        Ground { playing: true, full: true } => match host.ask(json!({ "request": "leave" })).await? {
            Ok(()) => host.return_and_play().await,
            Err(_) => host.play().await,
        },
    }
}

impl Host<'_> {
    /// Begins, with bots on the attackers' seats if they have left.
    async fn begin(&mut self) -> Result<()> {
        let open = self.ask(json!({ "request": "start" })).await?;
        if open.is_ok() {
            return Ok(());
        }
        // Whatever else is in the way is said when they try again.
        let seats: &[&str] = if open == Err("seat-open".to_owned()) { &["B", "C", "D"] } else { &[] };
        for seat in seats {
            // Whoever sits there is sent away; perhaps nobody does.
            self.ask(json!({ "request": "clear", "with": { "seat": seat } })).await?.ok();
            self.must_ask(
                "seat a bot",
                json!({ "request": "seat-bot", "with": { "seat": seat, "level": "random" } }),
            )
            .await?;
        }
        self.must_ask("start", json!({ "request": "start" })).await
    }

    async fn return_and_play(&mut self) -> Result<()> {
        self.must_ask("return", json!({ "request": "return" })).await?;
        self.play().await
    }

    /// Seals a plan.
    async fn play(&mut self) -> Result<()> {
        self.must("look again", &json!({ "message": "watch" })).await?;
        for _ in 0..CHOICES {
            let prompt = self.board["prompt"].clone();
            // The bot may have answered while they were away.
            let Some(question) = prompt["question"].as_u64() else { return Ok(()) };
            if prompt["may_seal"] == true {
                return self
                    .must_ask(
                        "seal",
                        json!({ "request": "seal", "with": { "question": question, "actions": [] } }),
                    )
                    .await;
            }
            let action = &prompt["choices"][0];
            self.must_ask(
                "choose",
                json!({ "request": "choose", "with": { "question": question, "action": action } }),
            )
            .await?;
            self.must("look again", &json!({ "message": "watch" })).await?;
        }
        bail!("a plan never became whole")
    }

    async fn must_ask(&mut self, what: &str, request: Value) -> Result<()> {
        self.must(what, &json!({ "message": "ask", "with": { "request": request } })).await
    }

    async fn ask(&mut self, request: Value) -> Result<Done> {
        self.say(json!({ "message": "ask", "with": { "request": request } })).await
    }

    async fn must(&mut self, what: &str, message: &Value) -> Result<()> {
        let end = Instant::now() + TRIES;
        loop {
            match self.say(message.clone()).await? {
                Ok(()) => return Ok(()),
                Err(code) if ["too-fast", "busy"].contains(&code.as_str()) && Instant::now() < end => {
                    tokio::time::sleep(Duration::from_millis(500)).await;
                }
                Err(code) => bail!("the host can no longer {what}: {code}"),
            }
        }
    }

    /// Says something and waits for the answer; what the table looks like meanwhile is kept.
    async fn say(&mut self, mut message: Value) -> Result<Done> {
        self.next += 1;
        message["id"] = self.next.into();
        message["with"]["table"] = self.table.into();
        self.socket.say(message.to_string()).await?;
        tokio::time::timeout(PATIENCE, self.answer(message["message"] == "watch"))
            .await
            .context("no answer")?
    }

    async fn answer(&mut self, wants_table: bool) -> Result<Done> {
        let (mut done, mut seen) = (None, !wants_table);
        loop {
            let mut heard: Value = serde_json::from_str(&self.socket.hear().await?)?;
            if heard["id"] == self.next {
                done = told(&heard);
            }
            if heard["message"] == "table" {
                self.board = heard["board"].take();
                seen = true;
            }
            match &done {
                Some(Err(_)) => return Ok(done.unwrap_or(Ok(()))),
                Some(Ok(())) if seen => return Ok(Ok(())),
                Some(Ok(())) | None => {}
            }
        }
    }
}
