//! What waits for a client to read it: where messages come in faster than they are read, there is backpressure, and it falls
//! on the client alone.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use table::PersonId;
use tabletop::{Form, plain};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{Notify, mpsc};
use words::Language;

use crate::presence::Presence;

/// The writing end: tables put messages in, the socket takes them out. It never waits, so backpressure never reaches a
/// table: a client that does not read is cut off, comes back, and is told what it missed.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<Utf8Bytes>,
    fill: Arc<Fill>,
}

/// How full it is.
#[derive(Debug)]
struct Fill {
    /// The bytes of everything that was put in and is not sent yet.
    bytes: AtomicUsize,
    most: usize,
    /// Told when a message found no place.
    overflow: Notify,
}

/// The reading end.
#[derive(Debug)]
pub(crate) struct Inbox {
    messages: mpsc::Receiver<Utf8Bytes>,
    fill: Arc<Fill>,
}

impl Outbox {
    /// Room for so many messages of so many bytes.
    pub(crate) fn new(messages: usize, bytes: usize) -> (Outbox, Inbox) {
        let (sender, messages) = mpsc::channel(messages);
        let fill = Arc::new(Fill { bytes: AtomicUsize::new(0), most: bytes, overflow: Notify::new() });
        (Outbox { messages: sender, fill: Arc::clone(&fill) }, Inbox { messages, fill })
    }

    /// Puts a message in; `false` if the client is gone or too slow. One that is longer than everything that may wait is
    /// taken if nothing else waits.
    pub(crate) fn put(&self, message: Utf8Bytes) -> bool {
        let length = message.len();
        let waiting = self.fill.bytes.fetch_add(length, Ordering::Relaxed);
        let fits = waiting == 0 || waiting.saturating_add(length) <= self.fill.most;
        let refused =
            if fits { self.messages.try_send(message).err() } else { Some(TrySendError::Full(message)) };
        let Some(refused) = refused else { return true };
        self.fill.bytes.fetch_sub(length, Ordering::Relaxed);
        if matches!(refused, TrySendError::Full(_)) {
            self.fill.overflow.notify_one();
        }
        false
    }
}

impl Inbox {
    /// The next message. Whoever has sent it [says so](Inbox::sent).
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        self.messages.recv().await
    }

    /// A message of this length no longer waits.
    pub(crate) fn sent(&self, length: usize) {
        self.fill.bytes.fetch_sub(length, Ordering::Relaxed);
    }

    /// What tells when a message finds no place.
    pub(crate) fn alarm(&self) -> Alarm {
        Alarm(Arc::clone(&self.fill))
    }
}

/// Tells when a message finds no place.
#[derive(Debug)]
pub(crate) struct Alarm(Arc<Fill>);

impl Alarm {
    /// Waits until a message finds no place.
    pub(crate) async fn rings(&self) {
        self.0.overflow.notified().await;
    }
}

/// Somebody who wants to be told of a table.
#[derive(Clone, Debug)]
pub(crate) struct Listener {
    /// The number of the socket: one person can have several.
    pub(crate) socket: u64,
    /// Through whose eyes they see: their own or a companion's.
    pub(crate) person: PersonId,
    /// Only what everybody may see: others look at the same screen.
    pub(crate) open: bool,
    /// In which form they are shown the game.
    pub(crate) form: Form,
    pub(crate) outbox: Outbox,
    /// What they want, on all their sockets, and who plays there.
    pub(crate) presence: Arc<Presence>,
    /// In which troubles are told.
    pub(crate) language: Language,
}

impl Listener {
    pub(crate) fn mutes(&self, person: PersonId) -> bool {
        self.presence.mutes(person)
    }
}

/// A message as it goes over the socket: without notation, because programs read it.
pub(crate) fn text(message: &impl Serialize) -> Utf8Bytes {
    plain::text(message).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(length: usize) -> Utf8Bytes {
        "x".repeat(length).into()
    }

    #[tokio::test]
    async fn what_waits_is_bounded_in_number_and_bytes() {
        let (outbox, mut inbox) = Outbox::new(3, 100);
        assert!(outbox.put(message(60)) && outbox.put(message(40)));
        assert!(!outbox.put(message(1)), "a hundred bytes wait");
        inbox.alarm().rings().await;
        let first = inbox.next().await.expect("it was put in");
        assert!(!outbox.put(message(1)), "what is being sent still waits");
        inbox.sent(first.len());
        assert!(outbox.put(message(1)) && outbox.put(message(1)));
        assert!(!outbox.put(message(1)), "three messages wait");
    }

    #[tokio::test]
    async fn a_long_message_is_sent_alone() {
        let (outbox, mut inbox) = Outbox::new(3, 100);
        assert!(outbox.put(message(1000)));
        assert!(!outbox.put(message(1)));
        let long = inbox.next().await.expect("it was put in");
        inbox.sent(long.len());
        assert!(outbox.put(message(1)));
        assert!(!outbox.put(message(1000)), "something else waits");
    }
}
