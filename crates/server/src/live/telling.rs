//! Who watches a table, and what they are told.

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use serde_json::Value;
use table::{Done, Frame, FrameOf, News, PersonId, Sitter, TableId};
use tabletop::{AskedOf, Game, Hosted, Observer, Seat, plain};
use tokio::sync::oneshot;
use wire::socket::About;
use wire::{Problem, ServerMessage, Trouble};

use super::{Live, Playable};
use crate::command::Command;
use crate::outbox::Listener;

/// What a table of this game says.
pub(super) type Said<G> =
    ServerMessage<<G as Game>::Options, <G as Hosted>::Shown, <G as Game>::Event, AskedOf<G>>;

/// Through whose eyes each listener saw.
pub(super) type Eyes = Vec<(u64, Observer)>;

impl<G: Playable> Live<G> {
    // ---- coming and going

    pub(super) async fn unwatch(&mut self, socket: u64) {
        let before = self.listeners.len();
        self.dismiss_socket(socket);
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

    pub(super) fn note_gone(&mut self) {
        let now = self.hall.ticks();
        let seated = self.table.people();
        let (here, away): (Vec<PersonId>, Vec<PersonId>) =
            seated.iter().partition(|&&person| self.is_here(person));
        self.gone.retain(|person, _| seated.contains(person) && !here.contains(person));
        for person in away {
            self.gone.entry(person).or_insert(now);
        }
    }

    /// Is he connected? Those who hand a device round are all there while it shows the table to one of them.
    pub(super) fn is_here(&self, person: PersonId) -> bool {
        let seated = self.table.people();
        let shares = |listener: &Listener| {
            listener.presence.is_mine(person) && seated.contains(&listener.person) && seated.contains(&person)
        };
        self.listeners.iter().any(|listener| listener.person == person || shares(listener))
    }

    /// Through whose eyes somebody sees.
    pub(super) fn observer_of(&self, listener: &Listener) -> Observer {
        if listener.open { Observer::Spectator } else { self.table.observer(listener.person) }
    }

    pub(super) fn is_closed_to(&self, observer: Observer) -> bool {
        !self.table.setup().terms.admit(self.table.stage(), observer.seat().is_some())
    }

    /// Whoever may not watch may not do anything else here either.
    pub(super) fn must_be_admitted(&self, person: PersonId) -> Result<(), Problem> {
        if self.is_closed_to(self.table.observer(person)) { Err(Problem::NoSpectators) } else { Ok(()) }
    }

    /// Everybody who watches, as somebody who wants to watch and has seen everything up to now; whoever was catching up
    /// begins anew.
    pub(super) fn take_listeners(&mut self) -> Vec<Command> {
        let catching_up = self.take_catching_up();
        let anew = catching_up.map(|(listener, reply)| Command::Watch { listener, after: None, reply });
        let anew: Vec<Command> = anew.collect();
        let listeners = std::mem::take(&mut self.listeners);
        let watch = |listener: Listener| {
            let after = Some(self.table.seq(self.observer_of(&listener)));
            // He is answered already.
            let (reply, _) = oneshot::channel();
            Command::Watch { listener, after, reply }
        };
        listeners.into_iter().map(watch).chain(anew).collect()
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
        let gone = self.gone.get(person).map(|since| self.hall.ticks().since(*since));
        if !self.is_here(*person) && gone.is_some_and(|gone| gone >= patience) {
            return Ok(());
        }
        Err(Problem::StillHere)
    }

    // ---- telling

    /// Through whose eyes everybody sees at the moment.
    pub(super) fn eyes(&self) -> Eyes {
        self.listeners.iter().map(|listener| (listener.socket, self.observer_of(listener))).collect()
    }

    /// Tells everybody what was done: each observer's frame is written once, however many look through his eyes.
    pub(super) async fn tell(&mut self, before: &Eyes, done: &Done<G>) {
        let mut written: Vec<(Observer, Option<Utf8Bytes>)> = Vec::new();
        let mut closed = Vec::new();
        for (n, listener) in self.listeners.iter().enumerate() {
            let observer = self.observer_of(listener);
            if self.is_closed_to(self.table.observer(listener.person)) {
                listener.outbox.put(gone(self.id, Problem::NoSpectators, listener));
                closed.push(listener.socket);
            } else if before.get(n) != Some(&(listener.socket, observer)) {
                self.show(listener, observer, Vec::new());
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
        self.keep_for_those_who_catch_up(done);
        if done.changes_seats() || done.speaker().is_some() || !closed.is_empty() {
            self.note_gone();
            self.tell_people().await;
        }
    }

    fn send_frame(&self, listener: &Listener, frame: Option<FrameOf<G>>) {
        if let Some(frame) = frame {
            listener.outbox.put(text(&self.frame_message(frame)));
        }
    }

    fn frame_message(&self, frame: FrameOf<G>) -> Said<G> {
        ServerMessage::Frame { table: self.id, frame }
    }

    /// Tells a player's own windows what he has drafted.
    pub(super) fn tell_draft(&self, seat: Seat) {
        let Some(prompt) = self.table.prompt(seat) else { return };
        let message: Said<G> = ServerMessage::Draft { table: self.id, prompt };
        let message = text(&message);
        for listener in &self.listeners {
            if self.observer_of(listener).is(seat) {
                listener.outbox.put(message.clone());
            }
        }
    }

    pub(super) fn about(&self) -> About<G::Options> {
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
}

/// That a table can no longer be watched, whatever its game.
pub(crate) fn gone(table: TableId, problem: Problem, listener: &Listener) -> Utf8Bytes {
    let trouble = Trouble::told(problem, listener.language, None);
    text(&ServerMessage::<Value, Value, Value, Value>::Gone { table, trouble })
}

/// A message as it goes over the socket: without notation, because programs read it.
pub(crate) fn text(message: &impl Serialize) -> Utf8Bytes {
    plain::text(message).into()
}

/// The same frame without what was said: it keeps its number.
fn without_words<V, E, A>(frame: Frame<V, E, A>) -> Frame<V, E, A> {
    Frame { news: Vec::new(), ..frame }
}

pub(super) fn spare<V, E, A>(frame: Frame<V, E, A>, listener: &Listener) -> Frame<V, E, A> {
    let muted = |news: &News<E>| matches!(news, News::Said { person, .. } if listener.mutes(*person));
    if frame.news.iter().any(muted) { without_words(frame) } else { frame }
}
