//! Who watches a table, and what they are told.

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use serde_json::Value;
use table::{Done, Frame, News, PersonId, Sitter, Stage, TableId};
use tabletop::{Game, Hosted, Observer, Seat};
use tokio::sync::oneshot;
use wire::socket::{About, Present};
use wire::{Problem, ServerMessage, Trouble};

use super::{Live, Playable};
use crate::command::Command;
use crate::directory::NOBODY;
use crate::outbox::Listener;

/// What a table of this game says.
type Said<G> = ServerMessage<<G as Game>::Options, <G as Hosted>::Shown, <G as Game>::Event>;

/// Through whose eyes each listener saw.
pub(super) type Eyes = Vec<(u64, Observer)>;

impl<G: Playable> Live<G> {
    // ---- coming and going

    pub(super) async fn watch(&mut self, listener: Listener, after: Option<u32>) -> Result<(), Problem> {
        let observer = self.table.observer(listener.person);
        if self.is_closed_to(observer) {
            return Err(Problem::NoSpectators);
        }
        self.listeners.retain(|other| other.socket != listener.socket);
        self.show(&listener, observer, after);
        let outbox = listener.outbox.clone();
        self.listeners.push(listener);
        self.note_gone();
        if !self.tell_people().await {
            outbox.put(self.people.clone());
        }
        Ok(())
    }

    pub(super) async fn unwatch(&mut self, socket: u64) {
        let before = self.listeners.len();
        self.listeners.retain(|listener| listener.socket != socket);
        if self.listeners.len() == before {
            return;
        }
        self.note_gone();
        self.tell_people().await;
    }

    /// Nobody sees through the eyes of a person who is forgotten. His own sockets are closed; one that he shared is told.
    pub(super) fn dismiss(&mut self, person: PersonId) {
        let shared = |listener: &&Listener| listener.person == person && !listener.presence.is_of(person);
        for listener in self.listeners.iter().filter(shared) {
            listener.outbox.put(gone(self.id, Problem::NotYours, listener));
        }
        self.listeners.retain(|listener| listener.person != person);
    }

    fn note_gone(&mut self) {
        let now = self.hall.now();
        let seated = self.table.people();
        let (here, away): (Vec<PersonId>, Vec<PersonId>) =
            seated.iter().partition(|&&person| self.is_here(person));
        self.gone.retain(|person, _| seated.contains(person) && !here.contains(person));
        for person in away {
            self.gone.entry(person).or_insert(now);
        }
    }

    /// Is he connected? Those who hand a device round are all there while it shows the table to one of them.
    fn is_here(&self, person: PersonId) -> bool {
        let seated = self.table.people();
        let shares = |listener: &Listener| {
            listener.presence.is_mine(person) && seated.contains(&listener.person) && seated.contains(&person)
        };
        self.listeners.iter().any(|listener| listener.person == person || shares(listener))
    }

    /// Before the game everybody may look, or nobody could sit down.
    fn is_closed_to(&self, observer: Observer) -> bool {
        let terms = &self.table.setup().terms;
        observer == Observer::Spectator && !terms.spectators && *self.table.stage() != Stage::Gathering
    }

    /// Whoever may not watch may not do anything else here either.
    pub(super) fn must_be_admitted(&self, person: PersonId) -> Result<(), Problem> {
        if self.is_closed_to(self.table.observer(person)) { Err(Problem::NoSpectators) } else { Ok(()) }
    }

    /// Everybody who watches, as somebody who wants to watch and has seen everything up to now.
    pub(super) fn take_listeners(&mut self) -> Vec<Command> {
        let watch = |listener: Listener| {
            let after = Some(self.table.seq(self.table.observer(listener.person)));
            // He is answered already.
            let (reply, _) = oneshot::channel();
            Command::Watch { listener, after, reply }
        };
        std::mem::take(&mut self.listeners).into_iter().map(watch).collect()
    }

    /// Tells everybody that this table can no longer be watched.
    pub(super) fn tell_gone(&self, problem: &Problem) {
        for listener in &self.listeners {
            listener.outbox.put(gone(self.id, problem.clone(), listener));
        }
    }

    /// The host may only replace somebody who could not have moved for a while.
    pub(super) fn must_have_vanished(&self, seat: Seat) -> Result<(), Problem> {
        let status = self.table.status();
        let Some(Sitter::Person { person, .. }) = status.seats.get(seat.index()).map(|seat| &seat.sitter)
        else {
            return Ok(());
        };
        let patience = match self.table.setup().terms.pace {
            table::Pace::Days { hours } => i64::from(hours) * 3_600_000,
            table::Pace::Free | table::Pace::Live { .. } => i64::from(self.hall.limits().vanished) * 1000,
        };
        let gone = self.gone.get(person).map(|since| self.hall.now().since(*since));
        if !self.is_here(*person) && gone.is_some_and(|gone| gone >= patience) {
            return Ok(());
        }
        Err(Problem::StillHere)
    }

    // ---- telling

    /// Through whose eyes everybody sees at the moment.
    pub(super) fn eyes(&self) -> Eyes {
        self.listeners
            .iter()
            .map(|listener| (listener.socket, self.table.observer(listener.person)))
            .collect()
    }

    /// Tells everybody what was done: each observer's frame is written once, however many look through his eyes.
    pub(super) async fn tell(&mut self, before: &Eyes, done: &Done<G>) {
        let mut written: Vec<(Observer, Option<Utf8Bytes>)> = Vec::new();
        let mut closed = Vec::new();
        for (n, listener) in self.listeners.iter().enumerate() {
            let observer = self.table.observer(listener.person);
            if self.is_closed_to(observer) {
                listener.outbox.put(gone(self.id, Problem::NoSpectators, listener));
                closed.push(listener.socket);
            } else if before.get(n) != Some(&(listener.socket, observer)) {
                self.show(listener, observer, None);
            } else if done.speaker().is_some_and(|speaker| listener.mutes(speaker)) {
                self.send_frame(listener, self.table.frame(observer, done).map(without_words));
            } else {
                if !written.iter().any(|(of, _)| *of == observer) {
                    let frame = self.table.frame(observer, done);
                    written.push((observer, frame.map(|frame| text(&self.frame_message(frame)))));
                }
                let message =
                    written.iter().find(|(of, _)| *of == observer).and_then(|(_, text)| text.clone());
                if let Some(message) = message {
                    self.hall.metrics().frames.inc();
                    listener.outbox.put(message);
                }
            }
        }
        self.listeners.retain(|listener| !closed.contains(&listener.socket));
        if done.changes_seats() || done.speaker().is_some() || !closed.is_empty() {
            self.note_gone();
            self.tell_people().await;
        }
    }

    fn send_frame(&self, listener: &Listener, frame: Option<Frame<G::Shown, G::Event>>) {
        if let Some(frame) = frame {
            listener.outbox.put(text(&self.frame_message(frame)));
        }
    }

    fn frame_message(&self, frame: Frame<G::Shown, G::Event>) -> Said<G> {
        ServerMessage::Frame { table: self.id, frame }
    }

    /// Tells a player's own windows what he has drafted.
    pub(super) fn tell_draft(&self, seat: Seat) {
        let Some(prompt) = self.table.prompt(seat) else { return };
        let message: Said<G> = ServerMessage::Draft { table: self.id, prompt };
        let message = text(&message);
        for listener in &self.listeners {
            if self.table.observer(listener.person).is(seat) {
                listener.outbox.put(message.clone());
            }
        }
    }

    /// Shows the whole table to somebody.
    fn show(&self, listener: &Listener, observer: Observer, after: Option<u32>) {
        let missed = after.map(|after| self.table.missed(observer, after)).unwrap_or_default();
        let message: Said<G> = ServerMessage::Table {
            about: self.about(),
            seat: observer.seat(),
            seq: self.table.seq(observer),
            board: self.table.board(observer),
            missed: missed.into_iter().map(|frame| spare(frame, listener)).collect(),
        };
        listener.outbox.put(text(&message));
    }

    /// Shows somebody who watches what he saw after one of his frames.
    pub(super) fn recall(&self, socket: u64, seq: u32) -> Result<(), Problem> {
        let listener = self.listeners.iter().find(|listener| listener.socket == socket);
        let listener = listener.ok_or(Problem::NotWatching)?;
        let observer = self.table.observer(listener.person);
        let view = self.table.recalled(observer, seq);
        let view = view.ok_or_else(|| Problem::NoSuchFrame { seq, last: self.table.seq(observer) })?;
        let message: Said<G> = ServerMessage::Recalled { table: self.id, seq, view };
        listener.outbox.put(text(&message));
        Ok(())
    }

    fn about(&self) -> About<G::Options> {
        let setup = self.table.setup();
        About {
            table: self.id,
            game: setup.game.clone(),
            options: setup.options.clone(),
            edition: crate::games::edition_name(&setup.edition),
            terms: setup.terms.clone(),
            host: setup.host,
            halted: self.table.halted().map(str::to_owned),
        }
    }

    // ---- people

    /// Tells everybody who is here, if that has changed: nobody can flood others by coming again and again.
    pub(super) async fn tell_people(&mut self) -> bool {
        let seated = self.table.people();
        let mut people = seated.clone();
        people.extend(self.table.speakers());
        people.push(self.table.setup().host);
        people.sort_unstable();
        people.dedup();
        let Ok(known) = self.hall.known(&people).await else { return false };
        let present = |known: wire::socket::Known| Present {
            person: known.person,
            here: self.is_here(known.person),
            name: known.name,
        };
        let spectators = self.listeners.iter().filter(|listener| !seated.contains(&listener.person)).count();
        let message: Said<G> = ServerMessage::People {
            table: self.id,
            people: known.into_iter().map(present).collect(),
            spectators: spectators as u32,
        };
        let message = text(&message);
        if message == self.people {
            return false;
        }
        for listener in &self.listeners {
            listener.outbox.put(message.clone());
        }
        self.people = message;
        true
    }

    /// What everybody is called, seat by seat: people by their names, bots by their levels.
    pub(super) async fn names(&self) -> Result<Vec<String>, Problem> {
        let known = self.hall.known(&self.table.people()).await?;
        let name = |sitter: Sitter| match sitter {
            Sitter::Open => NOBODY.to_owned(),
            Sitter::Bot { level } => level,
            Sitter::Person { person, .. } => known
                .iter()
                .find(|known| known.person == person)
                .map_or(NOBODY, |known| &known.name)
                .to_owned(),
        };
        Ok(self.table.status().seats.into_iter().map(|seat| name(seat.sitter)).collect())
    }
}

/// That a table can no longer be watched, whatever its game.
pub(crate) fn gone(table: TableId, problem: Problem, listener: &Listener) -> Utf8Bytes {
    let trouble = Trouble::told(problem, listener.language, None);
    text(&ServerMessage::<Value, Value, Value>::Gone { table, trouble })
}

/// A message as it goes over the socket.
pub(crate) fn text(message: &impl Serialize) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are documents").into()
}

/// The same frame without what was said: it keeps its number.
fn without_words<V, E>(frame: Frame<V, E>) -> Frame<V, E> {
    Frame { news: Vec::new(), ..frame }
}

fn spare<V, E>(frame: Frame<V, E>, listener: &Listener) -> Frame<V, E> {
    let muted = |news: &News<E>| matches!(news, News::Said { person, .. } if listener.mutes(*person));
    if frame.news.iter().any(muted) { without_words(frame) } else { frame }
}
