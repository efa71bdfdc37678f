//! What waits for a client to read it.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use table::PersonId;
use tokio::sync::{Notify, mpsc};
use words::Language;

use crate::presence::Presence;

/// The writing end: tables put messages in, the socket takes them out. It never waits: a client that does not read is
/// cut off, comes back, and is told what it missed.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<Utf8Bytes>,
    overflow: Arc<Notify>,
}

/// The reading end.
#[derive(Debug)]
pub(crate) struct Inbox {
    pub(crate) messages: mpsc::Receiver<Utf8Bytes>,
    /// Told when a message found no place.
    pub(crate) overflow: Arc<Notify>,
}

impl Outbox {
    pub(crate) fn new(most: usize) -> (Outbox, Inbox) {
        let (sender, messages) = mpsc::channel(most);
        let overflow = Arc::new(Notify::new());
        (Outbox { messages: sender, overflow: Arc::clone(&overflow) }, Inbox { messages, overflow })
    }

    /// Puts a message in; `false` if the client is gone or too slow.
    pub(crate) fn put(&self, message: Utf8Bytes) -> bool {
        match self.messages.try_send(message) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Full(_)) => {
                self.overflow.notify_one();
                false
            }
            Err(mpsc::error::TrySendError::Closed(_)) => false,
        }
    }
}

/// Somebody who wants to be told of a table.
#[derive(Clone, Debug)]
pub(crate) struct Listener {
    /// Which socket.
    pub(crate) socket: u64,
    /// Through whose eyes he sees: his own or a companion's.
    pub(crate) person: PersonId,
    pub(crate) outbox: Outbox,
    /// What he wants, on all his sockets, and who plays there.
    pub(crate) presence: Arc<Presence>,
    /// In which troubles are told.
    pub(crate) language: Language,
}

impl Listener {
    pub(crate) fn mutes(&self, person: PersonId) -> bool {
        self.presence.mutes(person)
    }
}
