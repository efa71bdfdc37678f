//! One client's socket.
//!
//! One task reads and writes it. It does one message at a time: whoever floods it waits for himself.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use serde_json::Value;
use table::{PersonId, Request, TableId};
use tokio::sync::{broadcast, watch};
use wire::{ClientMessage, Limited, Numbered, PROTOCOL, Problem, ServerMessage, Trouble};
use words::Language;

use crate::archive::Payer as _;
use crate::doors::Place;
use crate::hall::Hall;
use crate::identity::{self, Visitor};
use crate::live::telling::text;
use crate::outbox::{Inbox, Listener, Outbox};
use crate::presence::Presence;

/// How long a write may take before the client counts as gone.
const WRITE_PATIENCE: Duration = Duration::from_secs(10);

/// Whoever sends too much is read more slowly, but not so slowly that they seem to be gone.
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

/// What everybody hears.
#[derive(Clone, Debug)]
pub(crate) enum Call {
    /// A message to all.
    Announce(Utf8Bytes),
    /// Others are shut out than before: whoever is among them goes.
    Bans,
    /// The server stops.
    Stop,
}

/// What a socket hears besides its tables.
pub(crate) struct Ears {
    /// What everybody hears.
    pub(crate) calls: broadcast::Receiver<Call>,
    /// That a session of this person has ended.
    pub(crate) sessions: watch::Receiver<()>,
}

/// A client's socket.
pub(crate) struct Client {
    hall: Hall,
    visitor: Visitor,
    number: u64,
    outbox: Outbox,
    presence: Arc<Presence>,
    /// What it watches, and through whose eyes.
    watched: Vec<(TableId, PersonId)>,
    /// Its place among all sockets, until it closes.
    place: Place,
    /// In which troubles are told.
    language: Language,
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
    pub(crate) async fn serve(
        hall: Hall,
        visitor: Visitor,
        presence: Arc<Presence>,
        place: Place,
        language: Language,
        socket: WebSocket,
    ) {
        let ears = Ears { calls: hall.calls().subscribe(), sessions: presence.sessions() };
        let metrics_hall = hall.clone();
        metrics_hall.metrics().sockets.inc();
        let (outbox, inbox) = Outbox::new(hall.limits().outbox, hall.limits().outbox_bytes);
        let number = hall.next_socket();
        let watched = Vec::new();
        let client = Client { hall, visitor, number, outbox, presence, watched, place, language };
        client.run(socket, inbox, ears).await;
        metrics_hall.metrics().sockets.dec();
    }

    async fn run(mut self, mut socket: WebSocket, mut inbox: Inbox, mut ears: Ears) {
        self.say(&Plain::Hello { protocol: PROTOCOL, me: self.visitor.known(), time: self.hall.now() });
        if let Some(announced) = self.hall.announced() {
            self.outbox.put(announced);
        }
        let end = self.converse(&mut socket, &mut inbox, &mut ears).await;
        for (table, _) in std::mem::take(&mut self.watched) {
            self.hall.unwatch(table, self.number).await;
        }
        if let End::Because(code, problem) = end {
            self.farewell(socket, code, problem).await;
        }
    }

    async fn converse(&mut self, socket: &mut WebSocket, inbox: &mut Inbox, ears: &mut Ears) -> End {
        let silence = Duration::from_secs(u64::from(self.hall.limits().silence));
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
                self.hall.must_be_open().map_err(|problem| End::Because(close::RESTARTING, problem))?;
                self.must_be_welcome().map(|()| None)
            }
            Ok(Call::Stop) | Err(broadcast::error::RecvError::Closed) => {
                Err(End::Because(close::RESTARTING, Problem::Restarting))
            }
        }
    }

    fn must_be_welcome(&self) -> Result<(), End> {
        let welcome = self.hall.must_be_welcome(Some(self.visitor.person), Some(self.place.network));
        welcome.map_err(|problem| End::Because(close::POLICY, problem))
    }

    /// Has the session ended with which this socket was opened? If nobody can say, it goes on.
    async fn must_be_signed_in(&self) -> Result<(), End> {
        match identity::signed_in(&self.hall, self.visitor.session).await {
            Ok(None) => Err(End::Because(close::POLICY, Problem::NotSignedIn)),
            Ok(Some(_)) | Err(_) => Ok(()),
        }
    }

    fn too_slow(&self) -> End {
        self.hall.metrics().slow_readers.inc();
        End::Because(close::TOO_SLOW, Problem::TooSlow)
    }

    /// A frame that is no message at all.
    fn unreadable(&self, error: &axum::Error) -> End {
        if format!("{error:?}").contains("MessageTooLong") { self.too_large() } else { End::Gone }
    }

    fn too_large(&self) -> End {
        End::Because(close::TOO_LARGE, Problem::TooLarge { most: self.hall.limits().message as u32 })
    }

    /// The last words: what is wrong, and the number that says so.
    async fn farewell(&self, mut socket: WebSocket, code: u16, problem: Problem) {
        let reason = problem.to_string();
        let trouble = Plain::Trouble { id: None, trouble: Trouble::told(problem, self.language, None) };
        let reason = reason.chars().take(100).collect::<String>().into();
        let words = async {
            if send(&mut socket, Message::Text(text(&trouble))).await
                && send(&mut socket, Message::Close(Some(CloseFrame { code, reason }))).await
            {
                // Whoever hangs up on somebody who is still talking is not heard himself.
                while let Some(Ok(_)) = socket.recv().await {}
            }
        };
        // Whoever does not listen to the end has missed it.
        let _ = tokio::time::timeout(FAREWELL_PATIENCE, words).await;
    }

    // ---- messages

    async fn obey(&mut self, message: Message) -> Result<(), End> {
        let text = match message {
            Message::Text(text) if text.len() > self.hall.limits().message => return Err(self.too_large()),
            Message::Text(text) => text,
            Message::Binary(_) => return Err(End::Because(close::POLICY, Problem::NotText)),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Close(_) => return Err(End::Gone),
        };
        self.hall.metrics().requests.inc();
        match self.hall.may_send(self.visitor.person, self.place.network) {
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
        self.hall.game(*table)
    }

    fn answer(&self, id: Option<u32>, done: Result<(), Problem>, game: Option<&str>) {
        match (id, done) {
            (Some(id), Ok(())) => self.say(&Plain::Done { id }),
            (id, Err(problem)) => {
                self.hall.metrics().troubles.inc();
                self.say(&Plain::Trouble { id, trouble: Trouble::told(problem, self.language, game) });
            }
            (None, Ok(())) => {}
        }
    }

    fn say(&self, message: &Plain) {
        self.outbox.put(text(message));
    }

    async fn act(&mut self, message: ClientMessage) -> Result<(), Problem> {
        match message {
            ClientMessage::Watch { table, after, eyes, open } => self.watch(table, after, eyes, open).await,
            ClientMessage::Unwatch { table } => {
                self.must_watch(table)?;
                self.watched.retain(|(watched, _)| *watched != table);
                self.hall.unwatch(table, self.number).await;
                Ok(())
            }
            ClientMessage::Ask { table, request } => {
                let person = self.eyes(table)?;
                if let Request::Say { .. } = request {
                    self.hall.may_speak(self.visitor.person)?;
                }
                self.hall.ask(table, person, self.presence.quiet(), request).await
            }
            ClientMessage::Recall { table, seq } => {
                self.eyes(table)?;
                let account = self.hall.account(self.place.network);
                account.must_afford()?;
                account.pay(self.hall.recall(table, self.number, seq).await?);
                Ok(())
            }
            ClientMessage::Mute { person, muted } => self.hall.mute(self.visitor.person, person, muted).await,
            ClientMessage::Report { table, person, text } => {
                self.must_watch(table)?;
                let by = (self.visitor.person, self.place.network);
                self.hall.report(table, by, person, text).await
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
    ) -> Result<(), Problem> {
        let most = self.hall.limits().watched;
        if self.must_watch(table).is_err() && self.watched.len() >= most {
            return Err(Problem::TooMany { of: Limited::WatchedTables, most: most as u32 });
        }
        let person = eyes.unwrap_or(self.visitor.person);
        self.must_be_mine(person)?;
        let listener = Listener {
            socket: self.number,
            person,
            open,
            outbox: self.outbox.clone(),
            presence: Arc::clone(&self.presence),
            language: self.language,
        };
        let account = self.hall.account(self.place.network);
        account.must_afford()?;
        account.pay(self.hall.watch(table, listener, after).await?);
        self.watched.retain(|(watched, _)| *watched != table);
        self.watched.push((table, person));
        Ok(())
    }

    /// Through whose eyes this socket sees a table; he may have been forgotten meanwhile.
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
        if self.presence.is_mine(person) { Ok(()) } else { Err(Problem::NotYours) }
    }
}

/// Writes a message; `false` if the client is gone or does not read.
async fn send(socket: &mut WebSocket, message: Message) -> bool {
    matches!(tokio::time::timeout(WRITE_PATIENCE, socket.send(message)).await, Ok(Ok(())))
}
