//! Fan-out: who watches a table, and what of each deed goes to whom.

use axum::extract::ws::Utf8Bytes;
use serde_json::Value;
use table::{Done, Frame, News, PersonId, TableId};
use tabletop::{AskedOf, Form, Game, Observer, PortrayalOf, Seat};
use tokio::sync::oneshot;
use wire::socket::About;
use wire::{Problem, ServerMessage, Trouble};

use super::{Playable, TableTask};
use crate::command::Command;
use crate::outbox::{Listener, text};

/// What a table of this game says.
pub(super) type TableMessage<G> =
    ServerMessage<<G as Game>::Options, PortrayalOf<G>, <G as Game>::Event, AskedOf<G>>;

/// A frame as it goes over the socket.
type SentFrame<G> = Frame<PortrayalOf<G>, <G as Game>::Event, AskedOf<G>>;

/// Through whose eyes each socket saw.
pub(super) type SeenBy = Vec<(u64, Observer)>;

impl<G: Playable> TableTask<G> {
    // ---- who watches

    pub(super) async fn unwatch(&mut self, socket: u64) {
        let before = self.listeners.len();
        self.dismiss_socket(socket);
        if self.listeners.len() == before {
            return;
        }
        self.note_gone();
        self.tell_attendance().await;
    }

    /// Nobody sees through the eyes of a person who is forgotten. That person's own sockets are closed; one that was
    /// shared is told.
    pub(super) fn dismiss(&mut self, person: PersonId) {
        let shared = |listener: &&Listener| listener.person == person && !listener.presence.is_of(person);
        for listener in self.listeners.iter().filter(shared) {
            listener.outbox.put(gone(self.id, Problem::NotYours, listener));
        }
        self.listeners.retain(|listener| listener.person != person);
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
            // They are answered already.
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

    // ---- fan-out

    /// Through whose eyes everybody sees at the moment.
    pub(super) fn seen_by(&self) -> SeenBy {
        self.listeners.iter().map(|listener| (listener.socket, self.observer_of(listener))).collect()
    }

    /// Fans out what was done: each observer's frame is written once in each form, however many look through their
    /// eyes.
    pub(super) async fn fan_out(&mut self, before: &SeenBy, done: &Done<G>) {
        let mut written: Vec<((Observer, Form), Option<Utf8Bytes>)> = Vec::new();
        let mut closed = Vec::new();
        for (n, listener) in self.listeners.iter().enumerate() {
            let observer = self.observer_of(listener);
            let seen = (observer, listener.form);
            if self.is_closed_to(self.table.observer(listener.person)) {
                listener.outbox.put(gone(self.id, Problem::NoSpectators, listener));
                closed.push(listener.socket);
            } else if before.get(n) != Some(&(listener.socket, observer)) {
                self.show(listener, observer, Vec::new());
            } else if done.speaker().is_some_and(|speaker| listener.mutes(speaker)) {
                let frame = self.table.frame_in(listener.form, observer, done);
                self.send_frame(listener, frame.map(without_words));
            } else {
                if !written.iter().any(|(of, _)| *of == seen) {
                    let frame = self.table.frame_in(listener.form, observer, done);
                    written.push((seen, frame.map(|frame| text(&self.frame_message(frame)))));
                }
                let message = written.iter().find(|(of, _)| *of == seen).and_then(|(_, text)| text.clone());
                if let Some(message) = message {
                    self.needs.ground.metrics().frames.inc();
                    listener.outbox.put(message);
                }
            }
        }
        self.listeners.retain(|listener| !closed.contains(&listener.socket));
        self.keep_for_those_who_catch_up(done);
        if done.changes_seats() || done.speaker().is_some() || !closed.is_empty() {
            self.note_gone();
            self.tell_attendance().await;
        }
    }

    fn send_frame(&self, listener: &Listener, frame: Option<SentFrame<G>>) {
        if let Some(frame) = frame {
            listener.outbox.put(text(&self.frame_message(frame)));
        }
    }

    fn frame_message(&self, frame: SentFrame<G>) -> TableMessage<G> {
        ServerMessage::Frame { table: self.id, frame }
    }

    /// Tells a player's own windows what that player has drafted.
    pub(super) fn tell_draft(&self, seat: Seat) {
        for form in Form::ALL {
            let is_told = |listener: &&Listener| listener.form == form && self.observer_of(listener).is(seat);
            let mut told = self.listeners.iter().filter(is_told).peekable();
            if told.peek().is_none() {
                continue;
            }
            let Some(prompt) = self.table.prompt_in(form, seat) else { return };
            let message: TableMessage<G> = ServerMessage::Draft { table: self.id, prompt };
            let message = text(&message);
            for listener in told {
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

/// The same frame without what was said: it keeps its number.
fn without_words<V, E, A>(frame: Frame<V, E, A>) -> Frame<V, E, A> {
    Frame { news: Vec::new(), ..frame }
}

pub(super) fn spare<V, E, A>(frame: Frame<V, E, A>, listener: &Listener) -> Frame<V, E, A> {
    let muted = |news: &News<E>| matches!(news, News::Said { person, .. } if listener.mutes(*person));
    if frame.news.iter().any(muted) { without_words(frame) } else { frame }
}
