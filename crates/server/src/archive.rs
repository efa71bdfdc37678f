//! Documents of finished games: made once, kept while there is room, and paid for by whoever wants them.
//!
//! Making one folds a log, which takes thousands of times as long as asking for it. So one thread makes them, from one
//! network only a few wait at a time, everybody pays for what was made for them, and what was made is kept packed: a
//! finished game does not change.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, Weak};

use table::TableId;
use tabletop::Form;
use tokio::sync::{OnceCell, OwnedSemaphorePermit, Semaphore};
use wire::Problem;

use crate::command::Eyes;
use crate::packed::Packed;
use crate::workers::Workers;

/// Documents that may wait to be made. Each takes some milliseconds: whoever comes last waits less than a second.
const QUEUE: usize = 64;

/// Documents that are made for one network at the same time; whoever wants more waits for those.
const AT_ONCE: usize = 2;

/// How much memory kept documents may take, packed: a few hundred games.
pub(crate) const SHELF: usize = 24 * 1024 * 1024;

/// What is wanted of a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    /// The whole record, as a file.
    Record,
    /// One moment: after so many entries, or the last one.
    Moment { at: Option<u32>, eyes: Eyes },
    /// Some moments, from one on, with the game in this form.
    Moments { from: u32, most: u32, eyes: Eyes, form: Form },
}

/// A document that was made.
#[derive(Clone, Debug)]
pub(crate) struct Made {
    pub(crate) document: Packed,
    pub(crate) effort: Effort,
}

/// What it takes to make something, in microseconds of a usual machine. It is counted in things done, not measured: what
/// somebody pays must not depend on how busy the machine is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Effort(pub(crate) u64);

impl Effort {
    /// So many entries of a log were read and folded.
    pub(crate) fn folding(entries: usize) -> Effort {
        Effort(entries as u64 * 30)
    }

    /// So many views were made and written.
    pub(crate) fn viewing(views: usize) -> Effort {
        Effort(views as u64 * 60)
    }

    /// So many tables of a list were read and named.
    pub(crate) fn listing(tables: usize) -> Effort {
        Effort(200 + tables as u64 * 20)
    }

    /// So many bytes were sent that lay there already.
    pub(crate) fn sending(bytes: usize) -> Effort {
        Effort(200 + bytes as u64 / 100)
    }
}

impl std::ops::Add for Effort {
    type Output = Effort;
    fn add(self, other: Effort) -> Effort {
        Effort(self.0.saturating_add(other.0))
    }
}

/// Who pays for a document.
pub(crate) trait Payer: Send + Sync + 'static {
    /// From where they ask.
    fn network(&self) -> IpAddr;
    /// May they have something made?
    fn must_afford(&self) -> Result<(), Problem>;
    /// It took so much.
    fn pay(&self, effort: Effort);
}

/// Where documents of finished games are made and kept. Clones are the same.
#[derive(Clone)]
pub(crate) struct Archive(Arc<Inside>);

struct Inside {
    workers: Workers,
    shelf: Mutex<Shelf>,
    turns: Turns,
}

/// Which document: of which table, what of it, and what everybody was called when it was made, for names change.
type Key = (TableId, String);

#[derive(Default)]
struct Shelf {
    kept: BTreeMap<Key, Kept>,
    bytes: usize,
    /// Goes on whenever something is used.
    clock: u64,
}

struct Kept {
    /// Empty while it is made; then everybody who wants it waits for the same.
    document: Arc<OnceCell<Packed>>,
    bytes: usize,
    used: u64,
}

impl Archive {
    pub(crate) fn new() -> Archive {
        let (shelf, turns) = (Mutex::default(), Turns::default());
        Archive(Arc::new(Inside { workers: Workers::new("archive", 1, QUEUE), shelf, turns }))
    }

    /// A document. `gather` finds what it is made of, and comes back with how to make it.
    pub(crate) async fn fetch<M, F>(
        &self,
        key: Key,
        payer: impl Payer,
        gather: impl FnOnce() -> F + Send + 'static,
    ) -> Result<Packed, Problem>
    where
        M: FnOnce() -> Result<Made, Problem> + Send + 'static,
        F: Future<Output = Result<M, Problem>> + Send,
    {
        if let Some(document) = self.shelf().find(&key) {
            payer.pay(Effort::sending(document.len()));
            return Ok(document);
        }
        let turn = self.0.turns.take(payer.network()).await;
        let archive = self.clone();
        // Whoever asks and leaves is still served: otherwise they would have work done for nothing.
        let making = async move {
            let _turn = turn;
            payer.must_afford()?;
            let place = archive.shelf().place(&key);
            let made = place.get_or_try_init(|| archive.make(&payer, gather)).await.cloned();
            archive.shelf().settle(&key);
            made
        };
        tokio::spawn(making).await.map_err(|_| Problem::Failed)?
    }

    async fn make<M, F>(&self, payer: &impl Payer, gather: impl FnOnce() -> F) -> Result<Packed, Problem>
    where
        M: FnOnce() -> Result<Made, Problem> + Send + 'static,
        F: Future<Output = Result<M, Problem>>,
    {
        let made = self.0.workers.run(gather().await?).await??;
        payer.pay(made.effort);
        Ok(made.document)
    }

    fn shelf(&self) -> std::sync::MutexGuard<'_, Shelf> {
        self.0.shelf.lock().expect("nobody panics while they look")
    }
}

impl Shelf {
    /// A document that is there.
    fn find(&mut self, key: &Key) -> Option<Packed> {
        self.clock += 1;
        let kept = self.kept.get_mut(key)?;
        kept.used = self.clock;
        kept.document.get().cloned()
    }

    /// The place of a document that is to be made. Whoever takes it [settles](Shelf::settle) it.
    fn place(&mut self, key: &Key) -> Arc<OnceCell<Packed>> {
        let empty = || Kept { document: Arc::default(), bytes: 0, used: self.clock };
        Arc::clone(&self.kept.entry(key.clone()).or_insert_with(empty).document)
    }

    /// What was made is kept, and those that nobody has wanted for longest make room for it; a place that stayed empty is
    /// taken away.
    fn settle(&mut self, key: &Key) {
        let Some(kept) = self.kept.get_mut(key) else { return };
        let Some(document) = kept.document.get() else {
            self.kept.remove(key);
            return;
        };
        self.bytes += document.len() - kept.bytes;
        kept.bytes = document.len();
        while self.bytes > SHELF {
            let made = self.kept.iter().filter(|(_, kept)| kept.bytes > 0);
            let Some(oldest) = made.min_by_key(|(_, kept)| kept.used).map(|(key, _)| key.clone()) else {
                break;
            };
            self.bytes -= self.kept.remove(&oldest).map_or(0, |kept| kept.bytes);
        }
    }
}

/// Whose turn it is, network by network.
#[derive(Default)]
struct Turns(Mutex<BTreeMap<IpAddr, Weak<Semaphore>>>);

impl Turns {
    async fn take(&self, network: IpAddr) -> OwnedSemaphorePermit {
        let line = {
            let mut lines = self.0.lock().expect("nobody panics while they look");
            lines.retain(|_, line| line.strong_count() > 0);
            let line = lines.get(&network).and_then(Weak::upgrade);
            let line = line.unwrap_or_else(|| Arc::new(Semaphore::new(AT_ONCE)));
            lines.insert(network, Arc::downgrade(&line));
            line
        };
        line.acquire_owned().await.expect("nobody closes it")
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    /// Somebody who remembers what they paid.
    #[derive(Clone, Default)]
    struct Guest {
        paid: Arc<AtomicUsize>,
        is_poor: bool,
    }

    impl Payer for Guest {
        fn network(&self) -> IpAddr {
            IpAddr::V4(std::net::Ipv4Addr::LOCALHOST)
        }

        fn must_afford(&self) -> Result<(), Problem> {
            if self.is_poor { Err(Problem::Busy) } else { Ok(()) }
        }

        fn pay(&self, Effort(effort): Effort) {
            self.paid.fetch_add(effort as usize, Ordering::Relaxed);
        }
    }

    fn key(n: usize) -> Key {
        (TableId::from_random(n as u64), String::new())
    }

    /// A document that does not pack.
    fn made(bytes: usize) -> Made {
        let mut luck = tabletop::FastChance::new(7);
        let noise: Vec<u8> = (0..bytes).map(|_| tabletop::Chance::below(&mut luck, 256) as u8).collect();
        let document = Packed::write(|to| to.write_all(&noise)).expect("memory takes everything");
        Made { document, effort: Effort(5_000) }
    }

    async fn fetch(archive: &Archive, key: Key, guest: &Guest, bytes: usize) -> Packed {
        let gather = move || async move { Ok(move || Ok(made(bytes))) };
        archive.fetch(key, guest.clone(), gather).await.expect("it is made")
    }

    #[tokio::test]
    async fn a_document_is_made_once_and_costs_less_the_second_time() {
        let (archive, guest) = (Archive::new(), Guest::default());
        let wanted = (0..10).map(|_| fetch(&archive, key(1), &guest, 1000));
        futures_util::future::join_all(wanted).await;
        let paid = guest.paid.swap(0, Ordering::Relaxed);
        assert!(
            (5_000..10_000).contains(&paid),
            "one pays for it, and whoever comes meanwhile waits: {paid}"
        );
        fetch(&archive, key(1), &guest, 1000).await;
        assert!(guest.paid.load(Ordering::Relaxed) < 1_000);
    }

    #[tokio::test]
    async fn what_is_kept_has_a_bound_and_what_is_wanted_stays() {
        let (archive, guest, other) = (Archive::new(), Guest::default(), Guest::default());
        for n in 1..40 {
            fetch(&archive, key(0), &guest, SHELF / 16).await;
            fetch(&archive, key(n), &other, SHELF / 16).await;
        }
        let sent = 40 * Effort::sending(SHELF / 16 + 100).0 as usize;
        assert!(guest.paid.load(Ordering::Relaxed) < 5_000 + sent, "it was made once");
        let shelf = archive.shelf();
        assert!(shelf.bytes <= SHELF && shelf.bytes > SHELF / 2, "{}", shelf.bytes);
        assert_eq!(shelf.bytes, shelf.kept.values().map(|kept| kept.bytes).sum::<usize>());
    }

    #[tokio::test]
    async fn what_is_not_made_leaves_nothing_behind() {
        let (archive, guest) = (Archive::new(), Guest::default());
        let poor = Guest { is_poor: true, ..Guest::default() };
        let gather = || async { Ok(|| Ok(made(10))) };
        assert_eq!(archive.fetch(key(1), poor, gather).await.map(|_| ()), Err(Problem::Busy));
        let broken = || async { Ok(|| Err(Problem::NoRecordYet)) };
        let failed = archive.fetch(key(2), guest.clone(), broken).await.map(|_| ());
        assert_eq!(failed, Err(Problem::NoRecordYet));
        assert!(archive.shelf().kept.is_empty());
        fetch(&archive, key(2), &guest, 10).await;
        assert_eq!(archive.shelf().kept.len(), 1);
    }
}
