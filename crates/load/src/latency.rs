//! How long plans took: in classes, and the longest exactly.

use std::time::Duration;

use serde::Serialize;
use statistics::{Times, real};

/// How long many plans took.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Latency {
    times: Times,
    longest: Duration,
}

impl Latency {
    /// One more plan.
    pub(crate) fn add(&mut self, took: Duration) {
        self.times.add(took);
        self.longest = self.longest.max(took);
    }

    /// Those of another second.
    pub(crate) fn merge(&mut self, other: &Latency) {
        self.times.merge(&other.times);
        self.longest = self.longest.max(other.longest);
    }

    /// How many plans there were.
    pub(crate) fn plans(&self) -> u64 {
        self.times.number()
    }

    /// Numbers of plans in columns, four to a doubling: from how many microseconds on, and how many.
    /// [`column_end`](statistics::times::column_end) says how far each goes.
    pub(crate) fn columns(&self) -> Vec<(f64, u64)> {
        self.times.columns()
    }

    /// What people ask for; nothing if there was no plan.
    pub(crate) fn percentiles(&self) -> Option<Percentiles> {
        // The longest is known exactly; the middle of its class may lie above it.
        let longest = real(u64::try_from(self.longest.as_nanos()).unwrap_or(u64::MAX)) / 1000.0;
        let within = |percent| self.times.within(percent).map(|micros| micros.min(longest));
        Some(Percentiles { p50: within(50)?, p95: within(95)?, p99: within(99)?, max: longest })
    }
}

/// Within how many microseconds so many in a hundred plans were through.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Percentiles {
    /// Half of them.
    pub p50: f64,
    /// 95 in a hundred.
    pub p95: f64,
    /// 99 in a hundred.
    pub p99: f64,
    /// The slowest of them.
    pub max: f64,
}

impl Percentiles {
    /// What its numbers are called, in order.
    pub const NAMES: [&'static str; 4] = ["p50", "p95", "p99", "max"];

    /// The numbers in order.
    pub fn all(self) -> [f64; 4] {
        [self.p50, self.p95, self.p99, self.max]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_close_and_the_longest_is_exact() {
        let (mut low, mut high) = (Latency::default(), Latency::default());
        (1..=500).for_each(|n| low.add(Duration::from_micros(n)));
        (501..=1000).for_each(|n| high.add(Duration::from_micros(n)));
        low.merge(&high);
        assert_eq!(low.plans(), 1000);
        let found = low.percentiles().unwrap();
        for (found, right) in found.all().into_iter().zip([500.0, 950.0, 990.0]) {
            assert!((found / right - 1.0).abs() < 0.03, "{found} is not {right}");
        }
        assert!((found.max - 1000.0).abs() < 1e-9);
        assert_eq!(Latency::default().percentiles(), None);
    }

    #[test]
    fn no_percentile_is_longer_than_the_longest() {
        let mut latency = Latency::default();
        latency.add(Duration::from_nanos(1_000_001));
        let Percentiles { p50, p99, max, .. } = latency.percentiles().unwrap();
        assert!(p50 <= max && p99 <= max);
    }
}
