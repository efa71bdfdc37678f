//! One victim on their socket: plays, if they play, and pings.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Result;
use serde_json::{Value, json};
use tokio::sync::{mpsc, oneshot, watch};

use super::ledger::{Ledger, Who};
use super::pings::Pings;
use crate::line::{Done, Guest, Socket, Way, told};

/// How long they think before they do something: as quick as a person ever is.
const THOUGHT: Duration = Duration::from_millis(300);

/// How long they wait before they come back after being cut off.
const COMING_BACK: Duration = Duration::from_millis(500);

/// Refusals that come of two things at once, and of nobody's fault.
const RACES: [&str; 13] = [
    "stale",
    "not-asked",
    "plan-whole",
    "plan-not-whole",
    "not-an-action",
    "illegal",
    "away",
    "not-away",
    "over",
    "begun",
    "not-begun",
    "already-seated",
    "seat-open",
];

/// Begins every text by which the victims look whether they are still heard.
pub(super) const MARK: &str = "Still here";

/// What a victim is there for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// Opens the tables, and sits at seat A.
    Host,
    /// Sits at seat B.
    Partner,
    /// Sits nowhere, and only pings.
    Bystander,
}

impl Role {
    /// How often they ping. Whoever plays has less left of what one socket may say.
    fn ping_every(self) -> Duration {
        match self {
            Role::Host | Role::Partner => Duration::from_millis(120),
            Role::Bystander => Duration::from_millis(55),
        }
    }

    fn who(self) -> Who {
        self as Who
    }
}

/// Something that a victim is told to ask of the table, and where the answer goes.
pub(super) type Errand = (Value, oneshot::Sender<Done>);

/// One of the victims, who plays or only pings.
pub(super) struct Player {
    pub(super) role: Role,
    pub(super) way: Way,
    pub(super) guest: Guest,
    pub(super) ledger: Arc<Ledger>,
    /// Where they play; the host says so.
    pub(super) table: watch::Receiver<String>,
    /// Told when the table is over, and another is needed.
    pub(super) over: mpsc::Sender<String>,
    pub(super) errands: mpsc::Receiver<Errand>,
}

/// What was asked.
enum Asked {
    Ping,
    Watch,
    Move { seals: bool },
    Errand(oneshot::Sender<Done>),
    Nothing,
}

/// A plan that was sealed, and of which no frame has come yet.
struct Sealed {
    question: u64,
    sent: Instant,
}

/// What they know of the table that they watch.
struct Known {
    table: String,
    seat: Option<String>,
    seq: u64,
    board: Value,
}

/// One connection of a victim.
struct Visit<'a> {
    player: &'a mut Player,
    socket: Socket,
    next: u32,
    asked: BTreeMap<u32, Asked>,
    pings: Pings,
    known: Option<Known>,
    sealed: Option<Sealed>,
    /// Not before they have thought.
    moves_at: Instant,
    luck: usize,
}

impl Player {
    /// Plays and pings for ever; whenever the connection breaks, that is a complaint, and they come back.
    pub(super) async fn live(mut self) {
        let mut seq = None;
        loop {
            let who = self.role.who();
            let cut_off = match Socket::open(self.way, &self.guest).await {
                Ok(socket) => self.visit(socket, &mut seq).await,
                Err(error) => Err(error.context("cannot open a socket")),
            };
            if let Err(error) = cut_off {
                self.ledger.complain(format!("{:?}: {error:#}", self.role));
            }
            self.ledger.cut_off(who);
            tokio::time::sleep(COMING_BACK).await;
        }
    }

    async fn visit(&mut self, socket: Socket, seen: &mut Option<(String, u64)>) -> Result<()> {
        let every = self.role.ping_every();
        let mut visit = Visit {
            socket,
            next: 1,
            asked: BTreeMap::new(),
            pings: Pings::default(),
            known: None,
            sealed: None,
            moves_at: Instant::now(),
            luck: 0,
            player: self,
        };
        let lived = visit.live(every, seen.take()).await;
        *seen = visit.known.map(|known| (known.table, known.seq));
        lived
    }
}

impl Visit<'_> {
    async fn live(&mut self, every: Duration, seen: Option<(String, u64)>) -> Result<()> {
        let mut clock = tokio::time::interval(every);
        // Pings that are late are not made up for: the server would take them for a flood.
        clock.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Skip);
        let plays = self.player.role != Role::Bystander;
        if plays {
            let table = self.player.table.borrow_and_update().clone();
            let after = seen.filter(|(seen, _)| *seen == table).map(|(_, seq)| seq);
            self.watch(&table, after).await?;
        }
        loop {
            let step = self.step();
            tokio::select! {
                heard = self.socket.hear() => self.hear(&heard?).await?,
                _ = clock.tick() => self.ping().await?,
                () = tokio::time::sleep_until(self.moves_at.into()), if step.is_some() => {
                    if let Some(request) = step {
                        self.make(request).await?;
                    }
                }
                Some((request, answer)) = self.player.errands.recv() => {
                    // Between two games whoever gave the errand tries again: there, to leave is to give up a seat.
                    match self.known.as_ref().filter(|known| known.stage() == "playing") {
                        Some(known) => {
                            let table = known.table.clone();
                            self.ask(&table, &request, Asked::Errand(answer)).await?;
                        }
                        None => drop(answer.send(Err("no game".to_owned()))),
                    }
                }
                Ok(()) = self.player.table.changed() => {
                    let table = self.player.table.borrow_and_update().clone();
                    self.move_to(&table).await?;
                }
            }
        }
    }

    // ---- saying

    async fn say(&mut self, mut message: Value, asked: Asked) -> Result<u32> {
        let id = self.next;
        self.next += 1;
        message["id"] = id.into();
        // The clock starts before the message is even written.
        self.player.ledger.asked(self.player.role.who(), id, Instant::now());
        self.asked.insert(id, asked);
        self.socket.say(message.to_string()).await?;
        Ok(id)
    }

    async fn ping(&mut self) -> Result<()> {
        if self.pings.due(self.next, Instant::now()) {
            self.say(json!({ "message": "ping" }), Asked::Ping).await?;
        }
        Ok(())
    }

    async fn watch(&mut self, table: &str, after: Option<u64>) -> Result<()> {
        let message = json!({ "message": "watch", "with": { "table": table, "after": after } });
        self.say(message, Asked::Watch).await.map(drop)
    }

    async fn move_to(&mut self, table: &str) -> Result<()> {
        if let Some(known) = self.known.take() {
            self.sealed = None;
            let message = json!({ "message": "unwatch", "with": { "table": known.table } });
            self.say(message, Asked::Nothing).await?;
        }
        self.watch(table, None).await
    }

    async fn ask(&mut self, table: &str, request: &Value, asked: Asked) -> Result<()> {
        let message = json!({ "message": "ask", "with": { "table": table, "request": request } });
        self.say(message, asked).await.map(drop)
    }

    // ---- playing

    /// What to do next, if anything and if nothing is under way.
    fn step(&self) -> Option<Value> {
        let known = self.known.as_ref()?;
        if self.asked.values().any(|asked| matches!(asked, Asked::Move { .. } | Asked::Watch)) {
            return None;
        }
        match known.stage() {
            "gathering" => self.gather(known),
            "playing" => self.plan(known),
            _ => None,
        }
    }

    fn gather(&self, known: &Known) -> Option<Value> {
        let seats = known.board["status"]["seats"].as_array()?;
        let all_there = seats.iter().all(|seat| seat["sitter"]["sitter"] != "open");
        match self.player.role {
            Role::Host if known.seat.is_none() => Some(json!({ "request": "sit", "with": { "seat": "A" } })),
            Role::Host => all_there.then(|| json!({ "request": "start" })),
            Role::Partner => {
                known.seat.is_none().then(|| json!({ "request": "sit", "with": { "seat": "B" } }))
            }
            Role::Bystander => None,
        }
    }

    fn plan(&self, known: &Known) -> Option<Value> {
        let prompt = &known.board["prompt"];
        let question = prompt["question"].as_u64()?;
        if self.sealed.as_ref().is_some_and(|sealed| sealed.question == question) {
            return None;
        }
        if prompt["may_seal"] == true {
            return Some(json!({ "request": "seal", "with": { "question": question, "actions": [] } }));
        }
        let choices = prompt["choices"].as_array()?;
        let action = choices.get((self.luck >> 33) % choices.len().max(1))?;
        Some(json!({ "request": "choose", "with": { "question": question, "action": action } }))
    }

    async fn make(&mut self, request: Value) -> Result<()> {
        // Any choice will do, if all come up: games end then.
        self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let Some(known) = &self.known else { return Ok(()) };
        let table = known.table.clone();
        let seals = request["request"] == "seal";
        if seals && let Some(question) = request["with"]["question"].as_u64() {
            self.sealed = Some(Sealed { question, sent: Instant::now() });
        }
        self.ask(&table, &request, Asked::Move { seals }).await
    }

    // ---- hearing

    async fn hear(&mut self, text: &str) -> Result<()> {
        let now = Instant::now();
        let heard: Value = serde_json::from_str(text)?;
        if let Some(done) = told(&heard) {
            return self.answered(&heard, done, now).await;
        }
        self.player.ledger.heard();
        match heard["message"].as_str() {
            Some("table") => self.hear_table(heard, now),
            Some("frame") => self.hear_frame(heard, now),
            Some("draft") => self.hear_draft(heard),
            Some("gone") => self.complain(&format!("the table is gone: {heard}")),
            _ => {}
        }
        self.look_for_the_end();
        Ok(())
    }

    async fn answered(&mut self, heard: &Value, done: Done, now: Instant) -> Result<()> {
        let id = heard["id"].as_u64().and_then(|id| u32::try_from(id).ok());
        let Some((id, asked)) = id.and_then(|id| Some((id, self.asked.remove(&id)?))) else {
            // The last words before a socket is closed have no id.
            self.complain(&format!("told without having asked: {done:?}"));
            return Ok(());
        };
        self.player.ledger.answered(self.player.role.who(), id);
        match (asked, done) {
            (Asked::Ping, Ok(())) => {
                for (due, took) in self.pings.answered(id, now) {
                    self.player.ledger.ping(due, took);
                }
            }
            (Asked::Errand(answer), done) => drop(answer.send(done)),
            (Asked::Move { seals }, Ok(())) => {
                self.moves_at = now + THOUGHT;
                if seals {
                    self.player.ledger.planned();
                }
            }
            (Asked::Move { .. }, Err(code)) => {
                self.sealed = None;
                if !RACES.contains(&code.as_str()) {
                    self.complain(&format!("a move was refused: {code}"));
                }
                self.moves_at = now + THOUGHT;
                self.look_again().await?;
            }
            (Asked::Watch | Asked::Nothing, Ok(())) => {}
            (Asked::Ping, Err(code)) => self.complain(&format!("a ping was refused: {code}")),
            (Asked::Watch | Asked::Nothing, Err(code)) => {
                self.complain(&format!("the table cannot be watched: {code}"));
            }
        }
        Ok(())
    }

    async fn look_again(&mut self) -> Result<()> {
        match &self.known {
            Some(known) => {
                let (table, seq) = (known.table.clone(), known.seq);
                self.watch(&table, Some(seq)).await
            }
            None => Ok(()),
        }
    }

    fn hear_table(&mut self, mut heard: Value, now: Instant) {
        let Some(table) = heard["about"]["table"].as_str().map(str::to_owned) else { return };
        for frame in heard["missed"].as_array().into_iter().flatten() {
            self.arrive(frame, now);
        }
        let seat = heard["seat"].as_str().map(str::to_owned);
        let seq = heard["seq"].as_u64().unwrap_or_default();
        self.known = Some(Known { table, seat, seq, board: heard["board"].take() });
        self.sealed = None;
        self.moves_at = now + THOUGHT;
    }

    fn hear_frame(&mut self, mut heard: Value, now: Instant) {
        let mut frame = heard["frame"].take();
        self.arrive(&frame, now);
        let Some(known) = self.known.as_mut().filter(|known| heard["table"] == known.table) else { return };
        let seq = frame["seq"].as_u64().unwrap_or_default();
        let expected = known.seq + 1;
        known.seq = seq;
        if !frame["board"].is_null() {
            known.board = frame["board"].take();
            self.moves_at = now + THOUGHT;
            self.claim(frame["at"].as_i64());
        }
        if seq != expected {
            self.complain(&format!("frame {seq} came instead of frame {expected}"));
        }
    }

    fn arrive(&self, frame: &Value, now: Instant) {
        if let Some(at) = frame["at"].as_i64() {
            self.player.ledger.arrived(self.player.role.who(), at, now);
        }
        if self.player.role != Role::Partner {
            return;
        }
        for news in frame["news"].as_array().into_iter().flatten() {
            let told = match news["news"].as_str() {
                Some("said") => {
                    news["text"].as_str().filter(|text| text.starts_with(MARK)).map(str::to_owned)
                }
                Some(kind @ ("away" | "back")) => news["seat"].as_str().map(|seat| format!("{kind} {seat}")),
                _ => None,
            };
            if let Some(told) = told {
                self.player.ledger.note(told);
            }
        }
    }

    /// If this frame is about the plan that was sealed here, the other player must hear of it too.
    fn claim(&mut self, at: Option<i64>) {
        let asked = self.known.as_ref().and_then(|known| known.board["prompt"]["question"].as_u64());
        if let Some(at) = at
            && let Some(sealed) = self.sealed.take_if(|sealed| asked != Some(sealed.question))
        {
            self.player.ledger.sealed(self.player.role.who(), at, sealed.sent);
        }
    }

    fn hear_draft(&mut self, mut heard: Value) {
        if let Some(known) = self.known.as_mut().filter(|known| heard["table"] == known.table)
            && known.board["prompt"]["question"].as_u64() <= heard["prompt"]["question"].as_u64()
        {
            known.board["prompt"] = heard["prompt"].take();
        }
    }

    /// When a game is over, the host opens another table.
    fn look_for_the_end(&self) {
        if let Some(known) = &self.known
            && self.player.role == Role::Host
            && !["gathering", "playing", "paused"].contains(&known.stage())
        {
            // One word is enough; if the table before this one is still being replaced, it has been said.
            let _ = self.player.over.try_send(known.table.clone());
        }
    }

    fn complain(&self, what: &str) {
        self.player.ledger.complain(format!("{:?}: {what}", self.player.role));
    }
}

impl Known {
    fn stage(&self) -> &str {
        self.board["status"]["stage"]["stage"].as_str().unwrap_or_default()
    }
}
