//! What all sockets of one person have in common: what changes on one of them, or over HTTP, holds for all at once.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, RwLock, Weak};

use store::{Store, StoreError};
use table::{PersonId, Quiet};
use tokio::sync::watch;

use crate::identity;

/// Everybody who has an open socket.
#[derive(Debug, Default)]
pub(crate) struct Presences(Mutex<BTreeMap<PersonId, Weak<Presence>>>);

/// Somebody who has an open socket.
#[derive(Debug)]
pub(crate) struct Presence {
    person: PersonId,
    wishes: RwLock<Wishes>,
    /// Held while they are read, so that what was read first is not kept last.
    reading: tokio::sync::Mutex<()>,
    /// Told when one of their sessions has ended; each socket looks whether it was its own.
    sessions: watch::Sender<()>,
    all: Weak<Presences>,
}

/// What somebody wants of every table.
#[derive(Debug, Default)]
struct Wishes {
    quiet: Option<Quiet>,
    mutes: Vec<PersonId>,
    companions: Vec<PersonId>,
}

impl Presences {
    /// A person who opens a socket. What they want is not known before it is [read](Presence::refresh).
    pub(crate) fn enter(self: &Arc<Presences>, person: PersonId) -> Arc<Presence> {
        let mut all = self.0.lock().expect("nobody panics while looking");
        if let Some(presence) = all.get(&person).and_then(Weak::upgrade) {
            return presence;
        }
        let presence = Arc::new(Presence {
            person,
            wishes: RwLock::default(),
            reading: tokio::sync::Mutex::default(),
            sessions: watch::Sender::new(()),
            all: Arc::downgrade(self),
        });
        all.insert(person, Arc::downgrade(&presence));
        presence
    }

    /// A person, if they have an open socket.
    pub(crate) fn of(&self, person: PersonId) -> Option<Arc<Presence>> {
        self.0.lock().expect("nobody panics while looking").get(&person).and_then(Weak::upgrade)
    }
}

impl Presence {
    /// What they want has changed, or is not known yet.
    pub(crate) async fn refresh(&self, store: &Store) -> Result<(), StoreError> {
        let _alone = self.reading.lock().await;
        let quiet = store.person(self.person).await?.and_then(|person| identity::quiet(&person));
        let mutes = store.mutes(self.person).await?;
        let companions = store.companions(self.person).await?.into_iter().map(|person| person.id).collect();
        *self.wishes.write().expect("nobody panics while writing") = Wishes { quiet, mutes, companions };
        Ok(())
    }

    /// Their quiet hours, for tables at which they sit down now.
    pub(crate) fn quiet(&self) -> Option<Quiet> {
        self.wishes.read().expect("nobody panics while reading").quiet
    }

    /// Is it this person?
    pub(crate) fn is_of(&self, person: PersonId) -> bool {
        person == self.person
    }

    /// Does this person play on their device: they themselves, or a companion?
    pub(crate) fn is_mine(&self, person: PersonId) -> bool {
        let wishes = self.wishes.read().expect("nobody panics while reading");
        person == self.person || wishes.companions.contains(&person)
    }

    /// Do they not want to read this person?
    pub(crate) fn mutes(&self, person: PersonId) -> bool {
        self.wishes.read().expect("nobody panics while reading").mutes.contains(&person)
    }

    /// Tells one socket when sessions end. It begins with a call: one may have ended while the socket was opened.
    pub(crate) fn sessions(&self) -> watch::Receiver<()> {
        let mut sessions = self.sessions.subscribe();
        sessions.mark_changed();
        sessions
    }

    /// One of their sessions has ended.
    pub(crate) fn session_ended(&self) {
        self.sessions.send_replace(());
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        let Some(all) = self.all.upgrade() else { return };
        let mut all = all.0.lock().expect("nobody panics while looking");
        // They may have come back meanwhile.
        if all.get(&self.person).is_some_and(|presence| presence.strong_count() == 0) {
            all.remove(&self.person);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sockets_of_one_person_share_and_nobody_is_remembered_without_one() {
        let all = Arc::new(Presences::default());
        let [anna, ben] = [1, 2].map(PersonId::from_random);
        let (one, other) = (all.enter(anna), all.enter(anna));
        assert!(Arc::ptr_eq(&one, &other));
        assert!(all.of(ben).is_none());
        drop(one);
        assert!(all.of(anna).is_some());
        drop(other);
        assert!(all.of(anna).is_none());
        assert!(all.0.lock().expect("alone").is_empty());
    }
}
