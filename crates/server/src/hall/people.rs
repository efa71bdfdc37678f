//! People in the hall: who may come in and how often, who is here, and what all of them hear.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use store::StoreError;
use table::{PersonId, TableId, Time};
use tokio::sync::broadcast;
use wire::{Problem, Sought};

use super::{Announced, Hall, failed};
use crate::doors::{self, Doors};
use crate::presence::Presence;
use crate::socket::Call;
use crate::trouble::unkept;

impl Hall {
    /// Where sockets are counted, and who is shut out.
    pub(crate) fn doors(&self) -> &Arc<Doors> {
        &self.0.doors
    }

    /// Is this person or address shut out?
    pub(crate) fn must_be_welcome(
        &self,
        person: Option<PersonId>,
        address: Option<IpAddr>,
    ) -> Result<(), Problem> {
        self.0.doors.must_be_welcome(person, address, self.now())
    }

    /// A person opens a socket.
    pub(crate) async fn enter(&self, person: PersonId) -> Result<Arc<Presence>, Problem> {
        let presence = self.0.presences.enter(person);
        presence.refresh(&self.0.store).await.map_err(|error| failed(&error))?;
        Ok(presence)
    }

    /// A person has other quiet hours: his sockets follow.
    pub(crate) async fn refresh(&self, person: PersonId) -> Result<(), Problem> {
        match self.0.presences.of(person) {
            Some(presence) => presence.refresh(&self.0.store).await.map_err(|error| failed(&error)),
            None => Ok(()),
        }
    }

    /// A session of this person has ended: the sockets that were opened with it close.
    pub(crate) fn session_ended(&self, person: PersonId) {
        if let Some(presence) = self.0.presences.of(person) {
            presence.session_ended();
        }
    }

    /// Those who are shut out have changed.
    pub(crate) async fn read_bans(&self) -> Result<(), StoreError> {
        self.0.doors.set_bans(self.0.store.bans().await?);
        Ok(())
    }

    /// What everybody hears.
    pub(crate) fn calls(&self) -> &broadcast::Sender<Call> {
        &self.0.calls
    }

    /// Nothing more is done here: every socket is told.
    pub(crate) fn shut(&self) {
        self.0.shut.store(true, Ordering::Relaxed);
        // An error means that nobody listens.
        let _ = self.0.calls.send(Call::Stop);
    }

    /// Refuses what cannot be written any more.
    pub(crate) fn must_be_open(&self) -> Result<(), Problem> {
        if self.0.shut.load(Ordering::Relaxed) { Err(Problem::Restarting) } else { Ok(()) }
    }

    /// Refuses where nobody can play: while the server stops, or while the store does not work.
    pub(crate) fn must_be_ready(&self) -> Result<(), Problem> {
        self.must_be_open()?;
        self.0.pulse.must_be_well(Instant::now())
    }

    /// Shows that the store works by writing that the server is alive now, and reading it.
    pub(crate) async fn beat(&self) {
        let beaten = self.note_alive().await;
        if let Err(error) = &beaten {
            tracing::error!(%error, "the store does not work");
        }
        self.0.pulse.beat(beaten.is_ok(), Instant::now());
    }

    async fn note_alive(&self) -> Result<(), StoreError> {
        self.0.store.heartbeat(self.now().0).await?;
        self.0.store.last_heartbeat().await.map(drop)
    }

    /// Says something to everybody. Until the server restarts, whoever comes later is told as well; what has no such
    /// end is told once, and takes the place of what was announced before.
    pub(crate) fn announce(&self, message: Utf8Bytes, restart: Option<Time>) {
        let kept = restart.map(|until| Announced { message: message.clone(), until });
        *self.0.announced.write().expect("nobody panics while he writes") = kept;
        // An error means that nobody listens.
        let _ = self.0.calls.send(Call::Announce(message));
    }

    /// What whoever comes now must be told.
    pub(crate) fn announced(&self) -> Option<Utf8Bytes> {
        let announced = self.0.announced.read().expect("nobody panics while he reads");
        announced.as_ref().filter(|kept| kept.until > self.now()).map(|kept| kept.message.clone())
    }

    /// Since when the server runs.
    pub(crate) fn since(&self) -> Time {
        self.0.since
    }

    /// Waits until every socket is closed.
    pub(crate) async fn empty(&self) {
        while self.0.doors.sockets() > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// A number for a new socket.
    pub(crate) fn next_socket(&self) -> u64 {
        self.0.sockets.fetch_add(1, Ordering::Relaxed)
    }

    /// May this person say something now?
    pub(crate) fn may_speak(&self, person: PersonId) -> Result<(), Problem> {
        self.0.sayings.take(person, self.ticks())
    }

    /// May this person send another message? If too many come from their network, how long the next one waits.
    pub(crate) fn may_send(&self, person: PersonId, network: IpAddr) -> Result<Option<Duration>, Problem> {
        self.0.messages.take(person, self.ticks())?;
        match self.0.messages_from.take(network, self.ticks()) {
            Err(Problem::TooFast { wait }) => Ok(Some(Duration::from_millis(wait.into()))),
            taken => taken.map(|()| None),
        }
    }

    /// May this person do something at this table that everybody there is told, apart from playing?
    pub(crate) fn may_do(&self, person: PersonId, table: TableId) -> Result<(), Problem> {
        self.0.deeds.take((person, table), self.ticks())
    }

    /// May somebody who only looks on say something at this table?
    pub(crate) fn may_comment(&self, table: TableId) -> Result<(), Problem> {
        self.0.onlookers.take(table, self.ticks())
    }

    /// May this person have another name?
    pub(crate) fn may_rename(&self, person: PersonId) -> Result<(), Problem> {
        self.0.renames.take(person, self.ticks())
    }

    /// May another guest come from this address, or one try a recovery code?
    pub(crate) fn may_sign_in(&self, address: IpAddr) -> Result<(), Problem> {
        self.0.guests.take(doors::network(address), self.ticks())
    }

    /// May another table be opened from this address?
    pub(crate) fn may_open(&self, address: IpAddr) -> Result<(), Problem> {
        self.0.openings_from.take(doors::network(address), self.ticks())
    }

    /// May another request come from this address?
    pub(crate) fn may_request(&self, address: IpAddr) -> Result<(), Problem> {
        self.0.requests.take(doors::network(address), self.ticks())
    }

    /// Somebody does not want to read another one any more, or wants to again.
    pub(crate) async fn mute(&self, person: PersonId, muted: PersonId, mute: bool) -> Result<(), Problem> {
        let most = self.limits().mutes;
        let kept = if mute {
            self.0.store.mute(person, muted, most).await
        } else {
            self.0.store.unmute(person, muted).await
        };
        kept.map_err(|error| unkept(&error))?;
        self.refresh(person).await
    }

    /// Somebody wants the operator to look at something. It must be about somebody of that table: nobody is accused of
    /// what they cannot have done.
    pub(crate) async fn report(
        &self,
        table: TableId,
        (by, network): (PersonId, IpAddr),
        about: PersonId,
        text: String,
    ) -> Result<(), Problem> {
        self.may_speak(by)?;
        let length = text.chars().count();
        if text.trim().is_empty() || length > table::LONGEST_SAYING {
            return Err(table::Refused::TextLength { most: table::LONGEST_SAYING as u32 }.into());
        }
        let known = self.0.store.is_known_at(table, about).await.map_err(|error| failed(&error))?;
        if !known {
            return Err(Problem::NotFound { what: Sought::Person });
        }
        self.0.reports.take(by, self.ticks())?;
        self.0.reports_from.take(network, self.ticks())?;
        let report = store::Report { table, by, about, text, at: self.now().0 };
        self.0.store.report(report, self.limits().reports).await.map_err(|error| unkept(&error))
    }
}

#[cfg(test)]
mod tests {
    use store::{Store, Tuning};

    use super::*;
    use crate::config::Config;
    use crate::metrics::Metrics;

    #[tokio::test]
    async fn the_hall_is_ready_from_its_first_beat_until_it_is_shut() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(&folder.path().join("store"), Tuning::default()).await.expect("it opens");
        let config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().to_owned());
        let hall = Hall::new(store, config, Arc::new(Metrics::new()), None);
        assert_eq!(hall.must_be_ready(), Err(Problem::Busy), "nothing was written yet");
        hall.beat().await;
        assert_eq!(hall.must_be_ready(), Ok(()));
        hall.shut();
        assert_eq!(hall.must_be_ready(), Err(Problem::Restarting));
    }
}
