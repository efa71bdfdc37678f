//! What everything here stands on: where things are kept, how the server is set up, what time it is, what is counted, and
//! whether anybody can play at all.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use store::{Store, StoreError};
use table::Time;
use wire::Problem;

use crate::clock::Clock;
use crate::config::{Config, Sources};
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::pulse::Pulse;

/// What everything here stands on.
pub(crate) struct Ground {
    store: Store,
    config: Config,
    metrics: Arc<Metrics>,
    clock: Mutex<Clock>,
    /// Since when the server runs.
    since: Time,
    pulse: Pulse,
    shut: AtomicBool,
}

impl Ground {
    pub(crate) fn new(store: Store, config: Config, metrics: Arc<Metrics>) -> Ground {
        let clock = Clock::new(config.sources.clone());
        let since = clock.now();
        let (clock, pulse, shut) = (Mutex::new(clock), Pulse::default(), AtomicBool::new(false));
        Ground { store, config, metrics, clock, since, pulse, shut }
    }

    pub(crate) fn store(&self) -> &Store {
        &self.store
    }

    pub(crate) fn config(&self) -> &Config {
        &self.config
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.config.limits
    }

    pub(crate) fn sources(&self) -> &Sources {
        &self.config.sources
    }

    pub(crate) fn metrics(&self) -> &Arc<Metrics> {
        &self.metrics
    }

    // ---- time

    /// What time it is.
    pub(crate) fn now(&self) -> Time {
        self.clock.lock().expect("nobody panics while they look").now()
    }

    /// A clock of one's own: it jumps only when its owner sets it.
    pub(crate) fn clock(&self) -> Clock {
        self.clock.lock().expect("nobody panics while they look").clone()
    }

    /// Looks whether the clock of the machine has jumped.
    pub(crate) fn compare_clocks(&self) {
        self.clock.lock().expect("nobody panics while they look").compare();
    }

    /// A time that never jumps: see [`Sources::ticks`].
    pub(crate) fn ticks(&self) -> Time {
        self.sources().ticks()
    }

    /// Since when the server runs.
    pub(crate) fn since(&self) -> Time {
        self.since
    }

    // ---- whether anybody can play

    /// Nothing more is written from now on.
    pub(crate) fn shut(&self) {
        self.shut.store(true, Ordering::Relaxed);
    }

    /// Refuses what cannot be written any more.
    pub(crate) fn must_be_open(&self) -> Result<(), Problem> {
        if self.shut.load(Ordering::Relaxed) { Err(Problem::Restarting) } else { Ok(()) }
    }

    /// Refuses where nobody can play: while the server stops, or while the store does not work.
    pub(crate) fn must_be_ready(&self) -> Result<(), Problem> {
        self.must_be_open()?;
        self.pulse.must_be_well(Instant::now())
    }

    /// Shows that the store works by writing that the server is alive now, and reading it.
    pub(crate) async fn beat(&self) {
        let beaten = self.note_alive().await;
        if let Err(error) = &beaten {
            tracing::error!(%error, "the store does not work");
        }
        self.pulse.beat(beaten.is_ok(), Instant::now());
    }

    async fn note_alive(&self) -> Result<(), StoreError> {
        self.store.heartbeat(self.now().0).await?;
        self.store.last_heartbeat().await.map(drop)
    }
}

#[cfg(test)]
mod tests {
    use store::Tuning;

    use super::*;

    #[tokio::test]
    async fn a_server_is_ready_from_its_first_beat_until_it_is_shut() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(&folder.path().join("store"), Tuning::default()).await.expect("it opens");
        let config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().to_owned());
        let ground = Ground::new(store, config, Arc::new(Metrics::new()));
        assert_eq!(ground.must_be_ready(), Err(Problem::Busy), "nothing was written yet");
        ground.beat().await;
        assert_eq!(ground.must_be_ready(), Ok(()));
        ground.shut();
        assert_eq!(ground.must_be_ready(), Err(Problem::Restarting));
    }
}
