//! What happens while the tables are played, counted by all clients together.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock};
use std::time::{Duration, Instant};

use serde::Serialize;

use crate::latency::Latency;

/// What happened. Clients share it.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    begun: OnceLock<Instant>,
    /// Messages to the server.
    pub(crate) sent: AtomicU64,
    /// Messages from the server.
    pub(crate) received: AtomicU64,
    /// Games that were played to their end.
    pub(crate) games: AtomicU64,
    noted: Mutex<Noted>,
}

#[derive(Debug, Default)]
struct Noted {
    seconds: Vec<Second>,
    races: BTreeMap<String, u64>,
    errors: BTreeMap<String, Mishap>,
}

/// The plans of one second.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Second {
    /// Until their players were told that it was done.
    pub(crate) done: Latency,
    /// Until everybody at the table had heard of it.
    pub(crate) everyone: Latency,
}

/// Something that should not happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Mishap {
    /// How often it happened.
    pub count: u64,
    /// What was said the first time.
    pub example: String,
}

impl Ledger {
    /// The plans begin now.
    pub(crate) fn begin(&self, now: Instant) {
        // Whoever begins twice goes on with the first time.
        let _ = self.begun.set(now);
    }

    /// A player was told that their plan was done.
    pub(crate) fn done(&self, now: Instant, took: Duration) {
        self.second(now, |second| second.done.add(took));
    }

    /// Plans have reached everybody at their table.
    pub(crate) fn everyone(&self, now: Instant, took: impl IntoIterator<Item = Duration>) {
        for took in took {
            self.second(now, |second| second.everyone.add(took));
        }
    }

    /// Something was refused because something else had happened just before.
    pub(crate) fn race(&self, code: &str) {
        *self.noted().races.entry(code.to_owned()).or_default() += 1;
    }

    /// Something that should not happen.
    pub(crate) fn error(&self, code: &str, example: &str) {
        let mut noted = self.noted();
        let fresh = || Mishap { count: 0, example: example.to_owned() };
        noted.errors.entry(code.to_owned()).or_insert_with(fresh).count += 1;
    }

    /// Adds one to a counter that many tasks share.
    pub(crate) fn count(counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }

    /// Messages to and from the server so far.
    pub(crate) fn messages(&self) -> [u64; 2] {
        [&self.sent, &self.received].map(|counter| counter.load(Ordering::Relaxed))
    }

    /// The plans of each second since the beginning; the last ones may be missing.
    pub(crate) fn seconds(&self) -> Vec<Second> {
        self.noted().seconds.clone()
    }

    /// How many plans were done in a second.
    pub(crate) fn plans_in(&self, second: usize) -> u64 {
        self.noted().seconds.get(second).map_or(0, |second| second.done.plans())
    }

    /// Expected refusals by their code.
    pub(crate) fn races(&self) -> BTreeMap<String, u64> {
        self.noted().races.clone()
    }

    /// What should not have happened, by its code.
    pub(crate) fn errors(&self) -> BTreeMap<String, Mishap> {
        self.noted().errors.clone()
    }

    /// One of the errors in words, if there is any.
    pub(crate) fn first_error(&self) -> Option<String> {
        let noted = self.noted();
        let (code, mishap) = noted.errors.first_key_value()?;
        Some(format!("{code}: {}", mishap.example))
    }

    fn second(&self, now: Instant, change: impl FnOnce(&mut Second)) {
        let since = self.begun.get().map_or(Duration::ZERO, |begun| now.duration_since(*begun));
        let index = since.as_secs() as usize;
        let mut noted = self.noted();
        if noted.seconds.len() <= index {
            noted.seconds.resize_with(index + 1, Second::default);
        }
        change(&mut noted.seconds[index]);
    }

    fn noted(&self) -> MutexGuard<'_, Noted> {
        self.noted.lock().expect("nobody panics while counting")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plans_are_counted_in_their_second() {
        let ledger = Ledger::default();
        let start = Instant::now();
        ledger.begin(start);
        ledger.begin(start + Duration::from_secs(9));
        ledger.done(start, Duration::from_millis(1));
        ledger.done(start + Duration::from_millis(2500), Duration::from_millis(1));
        ledger.everyone(start + Duration::from_millis(2999), [Duration::from_millis(3); 2]);
        let plans: Vec<_> =
            ledger.seconds().iter().map(|second| (second.done.plans(), second.everyone.plans())).collect();
        assert_eq!(plans, [(1, 0), (0, 0), (1, 2)]);
        assert_eq!([ledger.plans_in(2), ledger.plans_in(3)], [1, 0]);
    }

    #[test]
    fn of_each_error_the_first_example_is_kept() {
        let ledger = Ledger::default();
        ledger.error("busy", "one");
        ledger.error("busy", "two");
        ledger.race("stale");
        assert_eq!(ledger.errors()["busy"], Mishap { count: 2, example: "one".to_owned() });
        assert_eq!(ledger.races()["stale"], 1);
    }
}
