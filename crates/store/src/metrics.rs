//! What the writer has done so far.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// One group of writes that reached the disk together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commit {
    /// How many writes it held.
    pub writes: usize,
    /// How long the first of them had waited before work on the group began.
    pub waited: Duration,
    /// How long the work took, until the disk had it.
    pub took: Duration,
}

/// Told of every commit, by the writer itself: whoever is slow here slows all writing.
pub type OnCommit = Arc<dyn Fn(Commit) + Send + Sync>;

/// Counts since the store was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Metrics {
    /// Entries that were appended to logs.
    pub appends: u64,
    /// Groups of writes that reached the disk.
    pub commits: u64,
    /// Groups of writes that did not.
    pub failures: u64,
    /// Writes that wait right now.
    pub queued: usize,
}

/// Where the writer counts.
#[derive(Default)]
pub(crate) struct Counters {
    pub(crate) appends: AtomicU64,
    pub(crate) commits: AtomicU64,
    pub(crate) failures: AtomicU64,
}

impl Counters {
    pub(crate) fn read(&self, queued: usize) -> Metrics {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        Metrics {
            appends: read(&self.appends),
            commits: read(&self.commits),
            failures: read(&self.failures),
            queued,
        }
    }
}
