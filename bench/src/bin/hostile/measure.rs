//! What is measured: times as percentiles, and what the server uses up.

use std::time::{Duration, Instant};

use serde::Serialize;

/// Within how many milliseconds so many in a hundred were through.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct Percentiles {
    /// How many there were.
    pub(crate) count: usize,
    /// Half of them.
    pub(crate) median: f64,
    /// 99 in a hundred.
    pub(crate) p99: f64,
    /// The slowest of them.
    pub(crate) max: f64,
}

impl Percentiles {
    /// Of these times; nothing if there are none.
    pub(crate) fn of(times: impl IntoIterator<Item = Duration>) -> Option<Percentiles> {
        let mut sorted: Vec<_> = times.into_iter().collect();
        sorted.sort_unstable();
        // The least time within which so many in a hundred are through: never below the true one.
        let within = |percent: usize| {
            let rank = (sorted.len() * percent).div_ceil(100).max(1);
            sorted.get(rank - 1).copied().map(millis)
        };
        Some(Percentiles { count: sorted.len(), median: within(50)?, p99: within(99)?, max: within(100)? })
    }
}

/// A time in milliseconds.
pub(crate) fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// What a process has used up at a moment.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Usage {
    /// When this was looked at.
    pub(crate) at: Instant,
    /// Megabytes of memory that it has.
    pub(crate) memory: f64,
    /// Time for which cores have worked for it so far.
    pub(crate) worked: Duration,
}

/// Looks at a process; nothing if it is gone.
pub(crate) fn look(process: u32) -> Option<Usage> {
    let read = |file: &str| std::fs::read_to_string(format!("/proc/{process}/{file}")).ok();
    Some(Usage { at: Instant::now(), memory: resident(&read("status")?)?, worked: worked(&read("stat")?)? })
}

fn resident(status: &str) -> Option<f64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().strip_suffix("kB")?.trim().parse::<f64>().ok()? / 1024.0)
}

fn worked(stat: &str) -> Option<Duration> {
    // The name of the program may contain anything, parentheses too; it ends with the last one.
    let (_, rest) = stat.rsplit_once(')')?;
    let field = |n| rest.split_whitespace().nth(n)?.parse::<u64>().ok();
    // Fields 14 and 15 of the line, which Linux counts in hundredths of a second.
    Some(Duration::from_millis(10 * (field(11)? + field(12)?)))
}

/// How many cores were busy between two looks.
pub(crate) fn cores(from: Usage, to: Usage) -> f64 {
    let time = to.at.saturating_duration_since(from.at).as_secs_f64();
    if time > 0.0 { to.worked.saturating_sub(from.worked).as_secs_f64() / time } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_times_that_were_measured() {
        let of = |times: &[u64]| Percentiles::of(times.iter().copied().map(Duration::from_millis));
        assert_eq!(of(&[]), None);
        let one = of(&[7]).unwrap();
        assert_eq!((one.count, one.median, one.p99, one.max), (1, 7.0, 7.0, 7.0));
        let hundred = of(&(1..=100).rev().collect::<Vec<_>>()).unwrap();
        assert_eq!((hundred.median, hundred.p99, hundred.max), (50.0, 99.0, 100.0));
        let few = of(&[1, 2, 3, 1000]).unwrap();
        assert_eq!((few.median, few.p99), (2.0, 1000.0), "of few, the worst counts");
    }

    #[test]
    fn the_system_is_read() {
        assert_eq!(resident("Name:\tdurbar\nVmRSS:\t    2048 kB\nThreads:\t2\n"), Some(2.0));
        let stat = "7 (a b) c) S 1 7 7 0 -1 4194304 100 0 0 0 150 50 0 0 20 0 3 0 100 1 2 3";
        assert_eq!(worked(stat), Some(Duration::from_secs(2)));
        assert_eq!((resident(""), worked("")), (None, None));
        assert!(look(std::process::id()).is_some_and(|usage| usage.memory > 0.0));
    }

    #[test]
    fn busy_cores_are_work_over_time() {
        let from = Usage { at: Instant::now(), memory: 1.0, worked: Duration::from_secs(1) };
        let to = Usage { at: from.at + Duration::from_secs(4), worked: Duration::from_secs(3), ..from };
        assert!((cores(from, to) - 0.5).abs() < 1e-9);
        assert!(cores(from, from).abs() < 1e-9);
    }
}
