//! One client's socket.
//!
//! One task reads and writes it. It does one message at a time: whoever floods it waits behind their own flood.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use serde_json::Value;
use table::{PersonId, Request, TableId};
use tabletop::Form;
use tokio::sync::{broadcast, watch};
use wire::{ClientMessage, Limited, Numbered, PROTOCOL, Problem, ServerMessage, Trouble};
use words::Language;

use crate::allowances::Allowances;
use crate::archive::Effort;
use crate::connected::{Call, Connected};
use crate::doors::Place;
use crate::ground::Ground;
use crate::identity::{self, Visitor};
use crate::outbox::{Inbox, Listener, Outbox, text};
use crate::parts::Parts;
use crate::people::{reports, wishes};
use crate::presence::Presence;
use crate::registry::Registry;

/// How long a write may take before the client counts as gone.
const WRITE_PATIENCE: Duration = Duration::from_secs(10);

/// Whoever sends too much is read more slowly (backpressure), but not so slowly that they seem to be gone.
const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// How long the last words may take.
const FAREWELL_PATIENCE: Duration = Duration::from_secs(2);

/// What a socket says that is not about a table, so that the game does not matter.
type Plain = ServerMessage<Value, Value, Value, Value>;

/// Why a socket was closed, as a number of the protocol.
mod close {
    pub(super) const POLICY: u16 = 1008;
    pub(super) const TOO_LARGE: u16 = 1009;
    pub(super) const RESTARTING: u16 = 1012;
    pub(super) const TOO_SLOW: u16 = 4000;
}

/// What a socket hears besides its tables.
struct Ears {
    /// What everybody hears.
    calls: broadcast::Receiver<Call>,
    /// That a session of this person has ended.
    sessions: watch::Receiver<()>,
}

/// Who has opened a socket.
pub(crate) struct Caller {
    pub(crate) visitor: Visitor,
    pub(crate) presence: Arc<Presence>,
    /// The place among all sockets, until it closes.
    pub(crate) place: Place,
    /// In which troubles are told.
    pub(crate) language: Language,
}

/// A client's socket.
pub(crate) struct Client {
    ground: Arc<Ground>,
    allowances: Arc<Allowances>,
    connected: Arc<Connected>,
    registry: Arc<Registry>,
    caller: Caller,
    number: u64,
    outbox: Outbox,
    /// What it watches, and through whose eyes.
    watched: Vec<(TableId, PersonId)>,
}

/// Why a socket ends.
enum End {
    /// The client closed it, or is gone.
    Gone,
    /// We close it, and say why.
    Because(u16, Problem),
}

impl Client {
    /// Serves a socket until it ends.
    pub(crate) async fn serve(parts: Parts, caller: Caller, socket: WebSocket) {
        let Parts { ground, allowances, connected, registry, .. } = parts;
        let ears = Ears { calls: connected.calls(), sessions: caller.presence.sessions() };
        let metrics = Arc::clone(ground.metrics());
        metrics.sockets.inc();
        let (outbox, inbox) = Outbox::new(ground.limits().outbox, ground.limits().outbox_bytes);
        let (number, watched) = (connected.next_socket(), Vec::new());
        let client = Client { ground, allowances, connected, registry, caller, number, outbox, watched };
        client.run(socket, inbox, ears).await;
        metrics.sockets.dec();
    }

    async fn run(mut self, mut socket: WebSocket, mut inbox: Inbox, mut ears: Ears) {
        self.say(&Plain::Hello {
            protocol: PROTOCOL,
            me: self.caller.visitor.known(),
            time: self.ground.now(),
        });
        if let Some(announced) = self.connected.announced() {
            self.outbox.put(announced);
        }
        let end = self.converse(&mut socket, &mut inbox, &mut ears).await;
        for (table, _) in std::mem::take(&mut self.watched) {
            self.registry.unwatch(table, self.number).await;
        }
        if let End::Because(code, problem) = end {
            self.farewell(socket, code, problem).await;
        }
    }

    async fn converse(&mut self, socket: &mut WebSocket, inbox: &mut Inbox, ears: &mut Ears) -> End {
        let silence = Duration::from_secs(u64::from(self.ground.limits().silence));
        let mut heard = Instant::now();
        let mut pulse = tokio::time::interval(silence / 3);
        let full = inbox.alarm();
        loop {
            let sent = tokio::select! {
                biased;
                () = full.rings() => return self.too_slow(),
                Ok(()) = ears.sessions.changed() => match self.must_be_signed_in().await {
                    Ok(()) => true,
                    Err(end) => return end,
                },
                call = ears.calls.recv() => match self.hear(call) {
                    Ok(Some(message)) => send(socket, Message::Text(message)).await,
                    Ok(None) => true,
                    Err(end) => return end,
                },
                message = inbox.next() => {
                    let Some(message) = message else { return End::Gone };
                    let length = message.len();
                    let sent = tokio::select! {
                        biased;
                        sent = send(socket, Message::Text(message)) => sent,
                        () = full.rings() => return self.too_slow(),
                    };
                    inbox.sent(length);
                    sent
                }
                message = socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(message)) => match self.obey(message).await {
                            Ok(()) => true,
                            Err(end) => return end,
                        },
                        Some(Err(error)) => return self.unreadable(&error),
                        None => return End::Gone,
                    }
                }
                _ = pulse.tick() => {
                    if heard.elapsed() > silence {
                        return End::Gone;
                    }
                    send(socket, Message::Ping(axum::body::Bytes::new())).await
                }
            };
            if !sent {
                return End::Gone;
            }
        }
    }

    fn hear(&self, call: Result<Call, broadcast::error::RecvError>) -> Result<Option<Utf8Bytes>, End> {
        match call {
            Ok(Call::Announce(message)) => Ok(Some(message)),
            Ok(Call::Bans) => self.must_be_welcome().map(|()| None),
            // Any of them may be among those that were missed; words alone can be missed.
            Err(broadcast::error::RecvError::Lagged(_)) => {
                self.ground.must_be_open().map_err(|problem| End::Because(close::RESTARTING, problem))?;
                self.must_be_welcome().map(|()| None)
            }
            Ok(Call::Stop) | Err(broadcast::error::RecvError::Closed) => {
                Err(End::Because(close::RESTARTING, Problem::Restarting))
            }
        }
    }

    fn must_be_welcome(&self) -> Result<(), End> {
        let welcome =
            self.connected.must_be_welcome(Some(self.caller.visitor.person), Some(self.caller.place.network));
        welcome.map_err(|problem| End::Because(close::POLICY, problem))
    }

    /// Has the session ended with which this socket was opened? If nobody can say, it goes on.
    async fn must_be_signed_in(&self) -> Result<(), End> {
        match identity::signed_in(&self.ground, self.caller.visitor.session).await {
            Ok(None) => Err(End::Because(close::POLICY, Problem::NotSignedIn)),
            Ok(Some(_)) | Err(_) => Ok(()),
        }
    }

    fn too_slow(&self) -> End {
        self.ground.metrics().slow_readers.inc();
        End::Because(close::TOO_SLOW, Problem::TooSlow)
    }

    /// A frame that is no message at all.
    fn unreadable(&self, error: &axum::Error) -> End {
        if format!("{error:?}").contains("MessageTooLong") { self.too_large() } else { End::Gone }
    }

    fn too_large(&self) -> End {
        End::Because(close::TOO_LARGE, Problem::TooLarge { most: self.ground.limits().message as u32 })
    }

    /// The last words: what is wrong, and the number that says so.
    async fn farewell(&self, mut socket: WebSocket, code: u16, problem: Problem) {
        let reason = problem.to_string();
        let trouble =
            Plain::Trouble { id: None, trouble: Trouble::told(problem, self.caller.language, None) };
        let reason = reason.chars().take(100).collect::<String>().into();
        let words = async {
            if send(&mut socket, Message::Text(text(&trouble))).await
                && send(&mut socket, Message::Close(Some(CloseFrame { code, reason }))).await
            {
                // Hanging up on somebody who is still talking would cut off what was just said to them.
                while let Some(Ok(_)) = socket.recv().await {}
            }
        };
        // Whoever does not listen to the end has missed it.
        let _ = tokio::time::timeout(FAREWELL_PATIENCE, words).await;
    }

    // ---- messages

    async fn obey(&mut self, message: Message) -> Result<(), End> {
        let text = match message {
            Message::Text(text) if text.len() > self.ground.limits().message => return Err(self.too_large()),
            Message::Text(text) => text,
            Message::Binary(_) => return Err(End::Because(close::POLICY, Problem::NotText)),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Close(_) => return Err(End::Gone),
        };
        self.ground.metrics().requests.inc();
        match self.allowances.may_send(self.caller.visitor.person, self.caller.place.network) {
            Ok(None) => {}
            // Others of this network may be innocent: nobody is sent away, but everybody waits.
            Ok(Some(pause)) => tokio::time::sleep(pause.min(LONGEST_PAUSE)).await,
            Err(problem) => return Err(End::Because(close::POLICY, problem)),
        }
        match Numbered::read(&text) {
            Ok(Numbered { id, message }) => {
                let game = self.game(&message);
                let done = self.act(message).await;
                self.answer(Some(id), done, game.as_deref());
            }
            Err((id, problem)) => self.answer(id, Err(problem), None),
        }
        Ok(())
    }

    /// The game of the table that is asked for something: its rules may refuse it.
    fn game(&self, message: &ClientMessage) -> Option<String> {
        let ClientMessage::Ask { table, .. } = message else { return None };
        self.registry.game(*table)
    }

    fn answer(&self, id: Option<u32>, done: Result<(), Problem>, game: Option<&str>) {
        match (id, done) {
            (Some(id), Ok(())) => self.say(&Plain::Done { id }),
            (id, Err(problem)) => {
                self.ground.metrics().troubles.inc();
                self.say(&Plain::Trouble { id, trouble: Trouble::told(problem, self.caller.language, game) });
            }
            (None, Ok(())) => {}
        }
    }

    fn say(&self, message: &Plain) {
        self.outbox.put(text(message));
    }

    async fn act(&mut self, message: ClientMessage) -> Result<(), Problem> {
        match message {
            ClientMessage::Watch { table, after, eyes, open, form } => {
                self.watch(table, after, eyes, open, form).await
            }
            ClientMessage::Unwatch { table } => {
                self.must_watch(table)?;
                self.watched.retain(|(watched, _)| *watched != table);
                self.registry.unwatch(table, self.number).await;
                Ok(())
            }
            ClientMessage::Ask { table, request } => {
                let person = self.eyes(table)?;
                if let Request::Say { .. } = request {
                    self.allowances.may_speak(self.caller.visitor.person)?;
                }
                self.registry.ask(table, person, self.caller.presence.quiet(), request).await
            }
            ClientMessage::Recall { table, seq } => {
                self.eyes(table)?;
                self.charge(self.registry.recall(table, self.number, seq)).await
            }
            ClientMessage::Mute { person, muted } => {
                wishes::mute(&self.ground, &self.connected, self.caller.visitor.person, person, muted).await
            }
            ClientMessage::Report { table, person, text } => {
                self.must_watch(table)?;
                let by = (self.caller.visitor.person, self.caller.place.network);
                reports::report(&self.ground, &self.allowances, by, table, person, text).await
            }
            ClientMessage::Ping => Ok(()),
        }
    }

    async fn watch(
        &mut self,
        table: TableId,
        after: Option<u32>,
        eyes: Option<PersonId>,
        open: bool,
        form: Form,
    ) -> Result<(), Problem> {
        let most = self.ground.limits().watched;
        if self.must_watch(table).is_err() && self.watched.len() >= most {
            return Err(Problem::TooMany { of: Limited::WatchedTables, most: most as u32 });
        }
        let person = eyes.unwrap_or(self.caller.visitor.person);
        self.must_be_mine(person)?;
        let listener = Listener {
            socket: self.number,
            person,
            open,
            form,
            outbox: self.outbox.clone(),
            presence: Arc::clone(&self.caller.presence),
            language: self.caller.language,
        };
        self.charge(self.registry.watch(table, listener, after)).await?;
        self.watched.retain(|(watched, _)| *watched != table);
        self.watched.push((table, person));
        Ok(())
    }

    /// Has work done that the network of this socket pays for.
    async fn charge(&self, work: impl Future<Output = Result<Effort, Problem>>) -> Result<(), Problem> {
        let account = self.allowances.account(self.caller.place.network);
        account.charge(async { Ok(((), work.await?)) }).await
    }

    /// Through whose eyes this socket sees a table; they may have been forgotten meanwhile.
    fn eyes(&self, table: TableId) -> Result<PersonId, Problem> {
        let watched = self.watched.iter().find(|(watched, _)| *watched == table);
        let (_, person) = watched.ok_or(Problem::NotWatching)?;
        self.must_be_mine(*person)?;
        Ok(*person)
    }

    fn must_watch(&self, table: TableId) -> Result<(), Problem> {
        if self.watched.iter().any(|(watched, _)| *watched == table) {
            Ok(())
        } else {
            Err(Problem::NotWatching)
        }
    }

    fn must_be_mine(&self, person: PersonId) -> Result<(), Problem> {
        if self.caller.presence.is_mine(person) { Ok(()) } else { Err(Problem::NotYours) }
    }
}

/// Writes a message; `false` if the client is gone or does not read.
async fn send(socket: &mut WebSocket, message: Message) -> bool {
    matches!(tokio::time::timeout(WRITE_PATIENCE, socket.send(message)).await, Ok(Ok(())))
}
