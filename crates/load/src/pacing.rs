//! How often plans are sealed, over all tables together.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use statistics::real;
use tokio::sync::Semaphore;

/// Permits are handed out in steps of this length.
const STEP: Duration = Duration::from_millis(2);

/// Permits that nobody takes for so long are lost: they would come as one burst later, which nobody ordered.
const KEPT: Duration = Duration::from_millis(100);

/// Hands out permits to seal a plan. Before [`begin`](Pacer::begin) it hands out none.
#[derive(Debug)]
pub(crate) struct Pacer {
    permits: Semaphore,
    schedule: Option<Mutex<Schedule>>,
    has_ended: AtomicBool,
}

impl Pacer {
    /// At this rate per second, whatever the answers do; or as fast as answers come.
    pub(crate) fn new(rate: Option<u32>) -> Pacer {
        Pacer {
            permits: Semaphore::new(0),
            schedule: rate.map(|rate| Mutex::new(Schedule::new(rate))),
            has_ended: AtomicBool::new(false),
        }
    }

    /// Hands out permits until the end.
    pub(crate) async fn begin(&self) {
        let Some(schedule) = &self.schedule else {
            // Without a rate permits are given back, so that there is always one.
            self.permits.add_permits(Semaphore::MAX_PERMITS);
            return;
        };
        let start = Instant::now();
        let mut steps = tokio::time::interval(STEP);
        while !self.has_ended.load(Ordering::Relaxed) {
            steps.tick().await;
            let left = self.permits.available_permits() as u64;
            let due = schedule.lock().expect("nobody panics while counting").due(start.elapsed(), left);
            self.permits.add_permits(due as usize);
        }
    }

    /// No more permits.
    pub(crate) fn end(&self) {
        self.has_ended.store(true, Ordering::Relaxed);
    }

    /// Waits for a permit.
    pub(crate) async fn permit(&self) {
        let permit = self.permits.acquire().await.expect("the semaphore is never closed");
        if self.schedule.is_some() {
            permit.forget();
        }
    }

    /// How many permits nobody could use so far.
    pub(crate) fn unused(&self) -> u64 {
        self.schedule
            .as_ref()
            .map_or(0, |schedule| schedule.lock().expect("nobody panics while counting").unused)
    }
}

/// Which permits are due. Time is an argument.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Schedule {
    rate: u32,
    /// How many came due so far, handed out or not.
    due: u64,
    /// How many were lost because nobody had a plan.
    unused: u64,
}

impl Schedule {
    fn new(rate: u32) -> Schedule {
        Schedule { rate, due: 0, unused: 0 }
    }

    /// How many permits are to be handed out at this time, when so many are still there.
    fn due(&mut self, elapsed: Duration, left: u64) -> u64 {
        // From the beginning, not from the last step: rounding does not add up. Times and rates are positive.
        #[allow(clippy::cast_sign_loss)]
        let whole = |time: Duration| (time.as_secs_f64() * f64::from(self.rate)).floor() as u64;
        let fresh = whole(elapsed).saturating_sub(self.due);
        let room = whole(KEPT).max(1).saturating_sub(left);
        self.due += fresh;
        self.unused += fresh.saturating_sub(room);
        fresh.min(room)
    }
}

/// A number per second.
pub(crate) fn rate(number: u64, seconds: u64) -> f64 {
    real(number) / real(seconds.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: Duration = Duration::from_millis(1);

    #[test]
    fn permits_come_at_the_rate_whatever_the_steps() {
        let mut schedule = Schedule::new(300);
        let mut given = 0;
        for step in 0..=1000u32 {
            given += schedule.due(step * MS * 7, 0);
        }
        assert_eq!((given, schedule.unused), (2100, 0));
        assert_eq!(schedule.due(7 * Duration::from_secs(1), 0), 0, "nothing comes due twice");
    }

    #[test]
    fn permits_that_nobody_takes_are_lost() {
        let mut schedule = Schedule::new(1000);
        assert_eq!(schedule.due(60 * MS, 0), 60);
        assert_eq!(schedule.due(120 * MS, 60), 40, "a tenth of a second is kept");
        assert_eq!(schedule.unused, 20);
        assert_eq!(schedule.due(130 * MS, 0), 10, "there is no burst afterwards");
        let mut slow = Schedule::new(1);
        assert_eq!(slow.due(1000 * MS, 0), 1, "one permit is always kept");
    }

    #[tokio::test]
    async fn nobody_gets_a_permit_before_the_beginning() {
        for rate in [None, Some(1000)] {
            let pacer = Pacer::new(rate);
            assert!(tokio::time::timeout(20 * MS, pacer.permit()).await.is_err());
            tokio::select! {
                () = async { pacer.begin().await; std::future::pending().await } => {}
                () = async { for _ in 0..5 { pacer.permit().await; } } => {}
            }
        }
    }
}
