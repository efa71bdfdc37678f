//! Everybody who is connected: who may come in, who is there, and what all of them hear.

use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, RwLock};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use store::StoreError;
use table::{PersonId, Time};
use tokio::sync::broadcast;
use wire::Problem;

use crate::doors::{Doors, Place};
use crate::ground::Ground;
use crate::presence::{Presence, Presences};
use crate::trouble::OrFailed as _;

/// Calls that a busy socket may be behind.
const CALLS: usize = 64;

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

/// What sockets that are opened later are told, too.
struct Announced {
    message: Utf8Bytes,
    until: Time,
}

/// Everybody who is connected.
pub(crate) struct Connected {
    ground: Arc<Ground>,
    doors: Arc<Doors>,
    presences: Arc<Presences>,
    calls: broadcast::Sender<Call>,
    announced: RwLock<Option<Announced>>,
    /// How many sockets there were.
    sockets: AtomicU64,
}

impl Connected {
    /// Nobody is there yet.
    pub(crate) fn new(ground: Arc<Ground>) -> Connected {
        Connected {
            ground,
            doors: Arc::default(),
            presences: Arc::default(),
            calls: broadcast::Sender::new(CALLS),
            announced: RwLock::default(),
            sockets: AtomicU64::default(),
        }
    }

    // ---- who may come in

    /// Is this person or address shut out?
    pub(crate) fn must_be_welcome(
        &self,
        person: Option<PersonId>,
        address: Option<IpAddr>,
    ) -> Result<(), Problem> {
        self.doors.must_be_welcome(person, address, self.ground.now())
    }

    /// Those who are shut out have changed.
    pub(crate) async fn read_bans(&self) -> Result<(), StoreError> {
        self.doors.set_bans(self.ground.store().bans().await?);
        Ok(())
    }

    /// A place for one more socket of this person, from this address.
    pub(crate) fn place(&self, person: PersonId, address: IpAddr) -> Result<Place, Problem> {
        self.doors.enter(person, address, self.ground.limits())
    }

    /// How many sockets are open.
    pub(crate) fn sockets(&self) -> usize {
        self.doors.sockets()
    }

    /// A number for a new socket.
    pub(crate) fn next_socket(&self) -> u64 {
        self.sockets.fetch_add(1, Ordering::Relaxed)
    }

    /// Waits until every socket is closed.
    pub(crate) async fn empty(&self) {
        while self.doors.sockets() > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    // ---- who is there

    /// A person opens a socket.
    pub(crate) async fn enter(&self, person: PersonId) -> Result<Arc<Presence>, Problem> {
        let presence = self.presences.enter(person);
        presence.refresh(self.ground.store()).await.or_failed()?;
        Ok(presence)
    }

    /// What a person wants of every table has changed, or who plays on their device: their sockets follow.
    pub(crate) async fn refresh(&self, person: PersonId) -> Result<(), Problem> {
        match self.presences.of(person) {
            Some(presence) => presence.refresh(self.ground.store()).await.or_failed(),
            None => Ok(()),
        }
    }

    /// A session of this person has ended: the sockets that were opened with it close.
    pub(crate) fn session_ended(&self, person: PersonId) {
        if let Some(presence) = self.presences.of(person) {
            presence.session_ended();
        }
    }

    // ---- what all of them hear

    /// What everybody hears from now on.
    pub(crate) fn calls(&self) -> broadcast::Receiver<Call> {
        self.calls.subscribe()
    }

    /// Calls something to everybody.
    pub(crate) fn call(&self, call: Call) {
        // An error means that nobody listens.
        let _ = self.calls.send(call);
    }

    /// Says something to everybody. Until the server restarts, whoever comes later is told as well; what has no such
    /// end is told once, and takes the place of what was announced before.
    pub(crate) fn announce(&self, message: Utf8Bytes, restart: Option<Time>) {
        let kept = restart.map(|until| Announced { message: message.clone(), until });
        *self.announced.write().expect("nobody panics while writing") = kept;
        self.call(Call::Announce(message));
    }

    /// What whoever comes now must be told.
    pub(crate) fn announced(&self) -> Option<Utf8Bytes> {
        let announced = self.announced.read().expect("nobody panics while reading");
        announced.as_ref().filter(|kept| kept.until > self.ground.now()).map(|kept| kept.message.clone())
    }
}
