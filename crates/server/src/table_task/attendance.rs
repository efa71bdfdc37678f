//! Who is at a table, and telling it to everybody there. Comings and goings are put together (debounced), so that nobody is
//! told more often than anybody wants to read it.

use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use table::{Pace, PersonId, Sitter, Time};
use tabletop::Seat;
use wire::socket::{Known, Present};
use wire::{Problem, ServerMessage};

use super::fan_out::TableMessage;
use super::{Playable, TableTask};
use crate::outbox::{Listener, text};
use crate::rate::{Allowance, Bucket};

/// Of those who spoke without sitting here, so many are named: the latest.
const SPEAKERS: usize = 64;

/// How often everybody is told who is here: so often at once, and so often a second in the long run.
const AT_ONCE: u32 = 30;
const PER_SECOND: u32 = 1;

/// Who is here, as everybody was told last.
pub(super) struct Attendance {
    message: Utf8Bytes,
    /// How often it may still be told.
    bucket: Bucket,
    /// Is something else true by now, that is told as soon as it may be? However much changes until then, it is told once.
    is_due: bool,
}

impl Attendance {
    pub(super) fn new(now: Time) -> Attendance {
        Attendance { message: Utf8Bytes::default(), bucket: Bucket::full(allowance(), now), is_due: false }
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

impl<G: Playable> TableTask<G> {
    /// Notes who has gone, and since when.
    pub(super) fn note_gone(&mut self) {
        let now = self.needs.ground.ticks();
        let seated = self.table.people();
        let (here, away): (Vec<PersonId>, Vec<PersonId>) =
            seated.iter().partition(|&&person| self.is_here(person));
        self.gone.retain(|person, _| seated.contains(person) && !here.contains(person));
        for person in away {
            self.gone.entry(person).or_insert(now);
        }
    }

    /// Is this person connected? Those who hand a device round are all there while it shows the table to one of them.
    pub(super) fn is_here(&self, person: PersonId) -> bool {
        let seated = self.table.people();
        let shares = |listener: &Listener| {
            listener.presence.is_mine(person) && seated.contains(&listener.person) && seated.contains(&person)
        };
        self.listeners.iter().any(|listener| listener.person == person || shares(listener))
    }

    /// The host may only replace somebody who could not have moved for a while.
    pub(super) fn must_have_vanished(&self, seat: Seat) -> Result<(), Problem> {
        let status = self.table.status();
        let Some(Sitter::Person { person, .. }) = status.seats.get(seat.index()).map(|seat| &seat.sitter)
        else {
            return Ok(());
        };
        let patience = match self.table.setup().terms.pace {
            Pace::Days { hours } => i64::from(hours) * 3_600_000,
            Pace::Free | Pace::Live { .. } => i64::from(self.needs.ground.limits().vanished) * 1000,
        };
        let gone = self.gone.get(person).map(|since| self.needs.ground.ticks().since(*since));
        if !self.is_here(*person) && gone.is_some_and(|gone| gone >= patience) {
            return Ok(());
        }
        Err(Problem::StillHere)
    }

    /// What was put off is told.
    pub(super) async fn tell_attendance_if_due(&mut self) {
        if self.attendance.is_due {
            self.tell_attendance().await;
        }
    }

    /// Tells everybody who is here, if that has changed. Whoever comes and goes again and again cannot flood others: then
    /// it is put off for a moment (debounced).
    pub(super) async fn tell_attendance(&mut self) -> bool {
        let people = self.named();
        let Ok(known) = self.needs.names.known(&people).await else { return false };
        let message = self.present(known);
        if message == self.attendance.message {
            self.attendance.is_due = false;
            return false;
        }
        let ticks = self.needs.ground.ticks();
        self.attendance.is_due = self.attendance.bucket.take(allowance(), ticks).is_err();
        if self.attendance.is_due {
            return false;
        }
        for listener in &self.listeners {
            listener.outbox.put(message.clone());
        }
        self.attendance.message = message;
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
        let message: TableMessage<G> = ServerMessage::People {
            table: self.id,
            people: known.into_iter().map(present).collect(),
            spectators: self.listeners.iter().filter(looks_on).count() as u32,
        };
        text(&message)
    }
}
