//! How often somebody may do something.

use std::collections::BTreeMap;
use std::sync::Mutex;

use table::Time;
use wire::Problem;

/// An allowance that is used up and grows again: so many at once, so many in the long run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Allowance {
    at_once: u32,
    /// How long it takes to earn one, in microseconds.
    every: u64,
}

const SECOND: u64 = 1_000_000;

impl Allowance {
    pub(crate) fn per_second(at_once: u32, number: u32) -> Allowance {
        Allowance { at_once, every: SECOND / u64::from(number.max(1)) }
    }

    pub(crate) fn per_minute(at_once: u32, number: u32) -> Allowance {
        Allowance { at_once, every: 60 * SECOND / u64::from(number.max(1)) }
    }

    pub(crate) fn per_hour(at_once: u32, number: u32) -> Allowance {
        Allowance { at_once, every: 3600 * SECOND / u64::from(number.max(1)) }
    }

    /// The time it takes to earn all that may be used at once.
    fn full(self) -> u64 {
        u64::from(self.at_once) * self.every
    }
}

/// What somebody has left of an allowance.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    /// As the time it took to earn it, in microseconds.
    left: u64,
    filled: Time,
}

impl Bucket {
    pub(crate) fn full(allowance: Allowance, now: Time) -> Bucket {
        Bucket { left: allowance.full(), filled: now }
    }

    /// Uses one up, or says how long to wait.
    pub(crate) fn take(&mut self, allowance: Allowance, now: Time) -> Result<(), Problem> {
        self.left = self.left(allowance, now);
        self.filled = now;
        if self.left < allowance.every {
            return Err(Problem::TooFast { wait: (allowance.every - self.left).div_ceil(1000) as u32 });
        }
        self.left -= allowance.every;
        Ok(())
    }

    fn left(&self, allowance: Allowance, now: Time) -> u64 {
        let earned = now.since(self.filled).unsigned_abs().saturating_mul(1000);
        self.left.saturating_add(earned).min(allowance.full())
    }
}

/// Buckets by who they belong to. Full ones are forgotten, so that it cannot grow without end.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    allowance: Allowance,
    remembered: Mutex<Remembered<K>>,
}

#[derive(Debug)]
struct Remembered<K> {
    buckets: BTreeMap<K, Bucket>,
    /// When there are so many, the full ones are forgotten.
    most: usize,
}

/// So many are always remembered.
const REMEMBERED: usize = 4096;

impl<K: Ord> Buckets<K> {
    pub(crate) fn new(allowance: Allowance) -> Buckets<K> {
        let remembered = Remembered { buckets: BTreeMap::new(), most: REMEMBERED };
        Buckets { allowance, remembered: Mutex::new(remembered) }
    }

    pub(crate) fn take(&self, who: K, now: Time) -> Result<(), Problem> {
        let mut remembered = self.remembered.lock().expect("nobody panics while he counts");
        let Remembered { buckets, most } = &mut *remembered;
        if buckets.len() >= *most {
            buckets.retain(|_, bucket| bucket.left(self.allowance, now) < self.allowance.full());
            // Were it looked through each time, whoever fills it would slow everybody down.
            *most = (2 * buckets.len()).max(REMEMBERED);
        }
        let full = Bucket::full(self.allowance, now);
        buckets.entry(who).or_insert(full).take(self.allowance, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_allowance_is_used_up_and_grows_again() {
        let allowance = Allowance::per_second(2, 4);
        let buckets = Buckets::new(allowance);
        let take = |at| buckets.take('a', Time(at));
        assert_eq!([take(0), take(0)], [Ok(()), Ok(())]);
        assert_eq!(take(0), Err(Problem::TooFast { wait: 250 }));
        assert_eq!(take(249), Err(Problem::TooFast { wait: 1 }));
        assert_eq!(take(250), Ok(()));
        assert_eq!(buckets.take('b', Time(250)), Ok(()), "everybody has his own");
    }

    #[test]
    fn full_buckets_are_forgotten() {
        let buckets = Buckets::new(Allowance::per_second(1, 1));
        for who in 0..REMEMBERED {
            assert_eq!(buckets.take(who, Time(0)), Ok(()));
        }
        assert_eq!(buckets.take(REMEMBERED, Time(1000)), Ok(()));
        assert_eq!(buckets.remembered.lock().expect("alone").buckets.len(), 1);
    }
}
