//! Whether the store works, as the heartbeat last found it.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use wire::Problem;

/// How old a good beat may be: several of them, and some time for a busy disk. A store that hangs gives no bad beat, but
/// none at all.
const FRESH: Duration = Duration::from_secs(10);

/// What the heartbeat last found. Whoever asks pays nothing for it, however often they ask.
#[derive(Debug, Default)]
pub(crate) struct Pulse {
    /// When the store was last written to and read from; nothing if the last try failed.
    last: Mutex<Option<Instant>>,
}

impl Pulse {
    /// The store was written to and read from just now, or could not be.
    pub(crate) fn beat(&self, well: bool, now: Instant) {
        *self.last.lock().expect("nobody panics while they note a beat") = well.then_some(now);
    }

    /// Refuses where nothing can be promised.
    pub(crate) fn must_be_well(&self, now: Instant) -> Result<(), Problem> {
        let last = *self.last.lock().expect("nobody panics while they read a beat");
        let is_fresh = last.is_some_and(|last| now.saturating_duration_since(last) <= FRESH);
        if is_fresh { Ok(()) } else { Err(Problem::Busy) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_good_beat_of_late_counts() {
        let (pulse, start) = (Pulse::default(), Instant::now());
        assert_eq!(pulse.must_be_well(start), Err(Problem::Busy), "nobody knows yet");
        pulse.beat(true, start);
        assert_eq!(pulse.must_be_well(start), Ok(()));
        assert_eq!(pulse.must_be_well(start + FRESH), Ok(()));
        let late = start + FRESH + Duration::from_millis(1);
        assert_eq!(pulse.must_be_well(late), Err(Problem::Busy), "the heart stands still");
        pulse.beat(false, late);
        assert_eq!(pulse.must_be_well(late), Err(Problem::Busy), "the last one failed");
        pulse.beat(true, late);
        assert_eq!(pulse.must_be_well(late), Ok(()));
    }
}
