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

    pub(crate) fn per_day(at_once: u32, number: u32) -> Allowance {
        Allowance { at_once, every: 24 * 3600 * SECOND / u64::from(number.max(1)) }
    }

    /// For work that is counted in microseconds: so many milliseconds of it at once, and per second in the long run.
    pub(crate) fn work(at_once: u32, per_second: u32) -> Allowance {
        Allowance {
            at_once: at_once.saturating_mul(1000),
            every: 1000 / u64::from(per_second.clamp(1, 1000)),
        }
    }

    /// The time it takes to earn all that may be used at once.
    fn full(self) -> i64 {
        self.time(u64::from(self.at_once))
    }

    /// The time it takes to earn so many.
    fn time(self, number: u64) -> i64 {
        i64::try_from(number.saturating_mul(self.every)).unwrap_or(i64::MAX)
    }
}

/// What somebody has left of an allowance.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    /// As the time it took to earn it, in microseconds. Below nothing is what somebody owes.
    left: i64,
    filled: Time,
}

impl Bucket {
    pub(crate) fn full(allowance: Allowance, now: Time) -> Bucket {
        Bucket { left: allowance.full(), filled: now }
    }

    /// Uses one up, or says how long to wait.
    pub(crate) fn take(&mut self, allowance: Allowance, now: Time) -> Result<(), Problem> {
        self.must_have_one(allowance, now)?;
        self.left -= allowance.time(1);
        Ok(())
    }

    /// Is there one left? Otherwise it says how long to wait.
    fn must_have_one(&mut self, allowance: Allowance, now: Time) -> Result<(), Problem> {
        self.left = self.left(allowance, now);
        self.filled = now;
        let lacks = allowance.time(1).saturating_sub(self.left);
        if lacks > 0 {
            let wait = u32::try_from(lacks.unsigned_abs().div_ceil(1000)).unwrap_or(u32::MAX);
            return Err(Problem::TooFast { wait });
        }
        Ok(())
    }

    /// Uses so many up, also more than there are: then they are owed. Nobody owes more than they may have at once, or one
    /// mistake would keep them out for ever.
    fn charge(&mut self, allowance: Allowance, number: u64, now: Time) {
        let left = self.left(allowance, now).saturating_sub(allowance.time(number));
        *self = Bucket { left: left.max(-allowance.full()), filled: now };
    }

    fn left(&self, allowance: Allowance, now: Time) -> i64 {
        let earned = now.since(self.filled).saturating_mul(1000);
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
        self.with(who, now, |bucket| bucket.take(self.allowance, now))
    }

    /// Has somebody anything left? What it will cost is known only afterwards, and [charged](Buckets::charge) then.
    pub(crate) fn must_have_one(&self, who: K, now: Time) -> Result<(), Problem> {
        self.with(who, now, |bucket| bucket.must_have_one(self.allowance, now))
    }

    /// Uses so many up; what is not there is owed.
    pub(crate) fn charge(&self, who: K, number: u64, now: Time) {
        self.with(who, now, |bucket| bucket.charge(self.allowance, number, now));
    }

    fn with<T>(&self, who: K, now: Time, change: impl FnOnce(&mut Bucket) -> T) -> T {
        let mut remembered = self.remembered.lock().expect("nobody panics while counting");
        let Remembered { buckets, most } = &mut *remembered;
        if buckets.len() >= *most {
            buckets.retain(|_, bucket| bucket.left(self.allowance, now) < self.allowance.full());
            // Were it looked through each time, whoever fills it would slow everybody down.
            *most = (2 * buckets.len()).max(REMEMBERED);
        }
        let full = Bucket::full(self.allowance, now);
        change(buckets.entry(who).or_insert(full))
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
        assert_eq!(buckets.take('b', Time(250)), Ok(()), "everybody has a bucket of their own");
    }

    #[test]
    fn work_is_paid_when_it_is_done_and_debts_are_worked_off() {
        let buckets = Buckets::new(Allowance::work(100, 50));
        let must_have_one = |at| buckets.must_have_one('a', Time(at));
        assert_eq!(must_have_one(0), Ok(()));
        buckets.charge('a', 150_000, Time(0));
        assert_eq!(
            must_have_one(0),
            Err(Problem::TooFast { wait: 1001 }),
            "50 ms are owed, at 50 ms a second"
        );
        assert_eq!(must_have_one(1001), Ok(()));
        buckets.charge('a', u64::MAX, Time(1001));
        assert_eq!(must_have_one(3002), Ok(()), "nobody owes more than they may have at once");
        assert_eq!(buckets.must_have_one('b', Time(0)), Ok(()), "everybody has their own");
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
