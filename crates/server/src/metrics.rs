//! What is counted, in the form that Prometheus reads.

use std::sync::atomic::AtomicU64;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{self, Unit};
use store::Commit;

/// Everything that is counted.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: registry::Registry,
    pub(crate) tables: Gauge,
    pub(crate) sockets: Gauge,
    pub(crate) plans: Counter,
    pub(crate) requests: Counter,
    pub(crate) troubles: Counter,
    pub(crate) slow_readers: Counter,
    pub(crate) frames: Counter,
    pub(crate) bot_queue: Gauge,
    pub(crate) bot_decisions: Counter,
    pub(crate) bot_hurried: Counter,
    append_seconds: Histogram,
    commit_writes: Histogram,
    memory: Gauge<u64, AtomicU64>,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut metrics = Metrics {
            registry: registry::Registry::default(),
            tables: Gauge::default(),
            sockets: Gauge::default(),
            plans: Counter::default(),
            requests: Counter::default(),
            troubles: Counter::default(),
            slow_readers: Counter::default(),
            frames: Counter::default(),
            bot_queue: Gauge::default(),
            bot_decisions: Counter::default(),
            bot_hurried: Counter::default(),
            append_seconds: Histogram::new(exponential_buckets(0.000_25, 2.0, 14)),
            commit_writes: Histogram::new(exponential_buckets(1.0, 2.0, 10)),
            memory: Gauge::default(),
        };
        metrics.register();
        metrics
    }

    fn register(&mut self) {
        // Without our prefix: the name under which Prometheus knows it of every process.
        let memory = self.memory.clone();
        self.registry.register_with_unit("process_resident_memory", "Resident memory", Unit::Bytes, memory);
        let ours = self.registry.sub_registry_with_prefix("durbar");
        ours.register("tables", "Tables in memory", self.tables.clone());
        ours.register("sockets", "Open sockets", self.sockets.clone());
        ours.register("plans", "Sealed plans", self.plans.clone());
        ours.register("requests", "Messages from clients", self.requests.clone());
        ours.register("troubles", "Messages that were refused", self.troubles.clone());
        ours.register(
            "slow_readers",
            "Sockets that were cut off by backpressure: they read too slowly",
            self.slow_readers.clone(),
        );
        ours.register("frames", "Frames fanned out to clients", self.frames.clone());
        ours.register("bot_queue", "Decisions that wait for a bot", self.bot_queue.clone());
        ours.register("bot_decisions", "Plans that bots made", self.bot_decisions.clone());
        ours.register(
            "bot_hurried",
            "Plans that bots made a level below their own, because too many waited",
            self.bot_hurried.clone(),
        );
        let append = "From handing an entry to the store until the disk has it";
        ours.register_with_unit("append", append, Unit::Seconds, self.append_seconds.clone());
        ours.register("commit_writes", "Writes that reached the disk together", self.commit_writes.clone());
    }

    /// A group of writes reached the disk.
    pub(crate) fn committed(&self, commit: Commit) {
        self.commit_writes.observe(f64::from(u32::try_from(commit.writes).unwrap_or(u32::MAX)));
    }

    /// An entry took so long to be safe.
    pub(crate) fn appended(&self, seconds: f64) {
        self.append_seconds.observe(seconds);
    }

    /// Everything as text.
    pub(crate) fn text(&self) -> String {
        self.memory.set(resident_memory().unwrap_or(0));
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a text takes whatever is written to it");
        text
    }
}

/// How much memory this process has, where the system says so.
fn resident_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn everything_that_is_counted_has_a_name() {
        let metrics = Metrics::new();
        metrics.plans.inc();
        metrics.appended(0.001);
        metrics.committed(Commit { writes: 3, waited: Duration::ZERO, took: Duration::ZERO });
        let text = metrics.text();
        for line in [
            "durbar_plans_total 1",
            "durbar_append_seconds_count 1",
            "durbar_commit_writes_sum 3.0",
            "durbar_sockets 0",
        ] {
            assert!(text.contains(line), "{line} is not in\n{text}");
        }
        assert!(text.contains("\nprocess_resident_memory_bytes "), "{text}");
    }
}
