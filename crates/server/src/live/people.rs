//! Who is at a table, and telling it to everybody there: not more often than anybody wants to read it.

use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use table::{PersonId, Time};
use wire::ServerMessage;
use wire::socket::{Known, Present};

use super::telling::{Said, text};
use super::{Live, Playable};
use crate::outbox::Listener;
use crate::rate::{Allowance, Bucket};

/// Of those who spoke without sitting here, so many are named: the latest.
const SPEAKERS: usize = 64;

/// How often everybody is told who is here: so often at once, and so often a second in the long run.
const AT_ONCE: u32 = 30;
const PER_SECOND: u32 = 1;

/// Who is here, as everybody was told last.
pub(super) struct People {
    message: Utf8Bytes,
    telling: Bucket,
    /// Is something else true by now, that is told as soon as it may be?
    is_due: bool,
}

impl People {
    pub(super) fn new(now: Time) -> People {
        People { message: Utf8Bytes::default(), telling: Bucket::full(allowance(), now), is_due: false }
    }

    /// What everybody was told.
    pub(super) fn message(&self) -> &Utf8Bytes {
        &self.message
    }

    /// How long until everybody is told what is true by now, if it is not what they know.
    pub(super) fn due(&self) -> Option<Duration> {
        self.is_due.then_some(Duration::from_secs(1) / PER_SECOND)
    }
}

fn allowance() -> Allowance {
    Allowance::per_second(AT_ONCE, PER_SECOND)
}

impl<G: Playable> Live<G> {
    /// What was put off is told.
    pub(super) async fn tell_people_if_due(&mut self) {
        if self.people.is_due {
            self.tell_people().await;
        }
    }

    /// Tells everybody who is here, if that has changed. Whoever comes and goes again and again cannot flood others: then
    /// it is put off for a moment.
    pub(super) async fn tell_people(&mut self) -> bool {
        let people = self.named();
        let Ok(known) = self.hall.known(&people).await else { return false };
        let message = self.present(known);
        if message == self.people.message {
            self.people.is_due = false;
            return false;
        }
        let ticks = self.hall.ticks();
        self.people.is_due = self.people.telling.take(allowance(), ticks).is_err();
        if self.people.is_due {
            return false;
        }
        for listener in &self.listeners {
            listener.outbox.put(message.clone());
        }
        self.people.message = message;
        true
    }

    /// Everybody whose name is needed here.
    fn named(&self) -> Vec<PersonId> {
        let mut speakers: Vec<PersonId> = Vec::new();
        for speaker in self.table.speakers() {
            speakers.retain(|other| *other != speaker);
            speakers.push(speaker);
        }
        let mut people = speakers.split_off(speakers.len().saturating_sub(SPEAKERS));
        people.extend(self.table.people());
        people.push(self.table.setup().host);
        people.sort_unstable();
        people.dedup();
        people
    }

    fn present(&self, known: Vec<Known>) -> Utf8Bytes {
        let seated = self.table.people();
        let present = |Known { person, name }: Known| Present { person, here: self.is_here(person), name };
        let looks_on = |listener: &&Listener| !seated.contains(&listener.person);
        let message: Said<G> = ServerMessage::People {
            table: self.id,
            people: known.into_iter().map(present).collect(),
            spectators: self.listeners.iter().filter(looks_on).count() as u32,
        };
        text(&message)
    }
}
