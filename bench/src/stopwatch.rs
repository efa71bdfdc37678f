//! How long things take: warmed up, several runs, the median of them.

use std::time::{Duration, Instant};

use serde::Serialize;

/// An odd number, so that the median is a run.
const RUNS: usize = 7;

/// Measures with runs of a fixed length.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopwatch {
    run: Duration,
}

/// Nanoseconds for one of many.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct Timing {
    /// Of the runs.
    pub(crate) median: f64,
    /// The quickest run.
    pub(crate) low: f64,
    /// The slowest run.
    pub(crate) high: f64,
}

impl Stopwatch {
    /// Each run takes about so many milliseconds.
    pub(crate) fn with_runs_of(milliseconds: u64) -> Stopwatch {
        Stopwatch { run: Duration::from_millis(milliseconds) }
    }

    /// The cost of one of the things `work` does; `work` does some of them and says how many.
    pub(crate) fn time(&self, mut work: impl FnMut() -> u64) -> Timing {
        self.one_run(&mut work);
        let mut runs: [f64; RUNS] = std::array::from_fn(|_| self.one_run(&mut work));
        runs.sort_by(f64::total_cmp);
        Timing { median: runs[RUNS / 2], low: runs[0], high: runs[RUNS - 1] }
    }

    fn one_run(&self, work: &mut impl FnMut() -> u64) -> f64 {
        let begun = Instant::now();
        let mut done = 0;
        loop {
            done += work();
            let took = begun.elapsed();
            if took >= self.run {
                return took.as_secs_f64() * 1e9 / done as f64;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_lies_between_the_extremes_and_counts_what_was_done() {
        let work = || {
            std::thread::sleep(Duration::from_millis(1));
            1_000
        };
        let Timing { median, low, high } = Stopwatch::with_runs_of(2).time(work);
        assert!(low <= median && median <= high);
        assert!(low >= 1_000.0, "a thousand things in a millisecond or more: {low} ns each");
    }
}
