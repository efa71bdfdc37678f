//! What time it is: elapsed time, pinned to the clock on the wall.
//!
//! The wall clock of a machine jumps: it is set, or the machine sleeps. Games must not lose or win time by that, so they
//! follow elapsed time, and only when the two disagree is everybody moved to the wall's time, as after an interruption.

use std::sync::Arc;
use std::time::Duration;

use table::Time;
use tokio::sync::watch;

use crate::config::Sources;

/// How far the two may drift apart. A jump that nobody would notice is none.
const TOLERANCE: u64 = 2_000;

/// How often they are compared.
pub(crate) const COMPARED: Duration = Duration::from_millis(500);

/// A moment by both clocks: from there on elapsed time counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Anchor {
    wall: Time,
    elapsed: i64,
}

impl Anchor {
    fn now(sources: &Sources) -> Anchor {
        Anchor { wall: sources.now(), elapsed: sources.elapsed() }
    }
}

/// What time it is. Clones show the same until one of them is [set](Clock::set): everybody who reckons with time has
/// their own, and knows when theirs jumped.
#[derive(Clone)]
pub(crate) struct Clock {
    sources: Sources,
    anchor: Anchor,
    anchors: Arc<watch::Sender<Anchor>>,
}

impl Clock {
    pub(crate) fn new(sources: Sources) -> Clock {
        let anchor = Anchor::now(&sources);
        Clock { anchor, anchors: Arc::new(watch::Sender::new(anchor)), sources }
    }

    /// What time it is.
    pub(crate) fn now(&self) -> Time {
        self.anchor.wall.plus(self.sources.elapsed() - self.anchor.elapsed)
    }

    /// Told when clocks must be set.
    pub(crate) fn jumps(&self) -> watch::Receiver<Anchor> {
        self.anchors.subscribe()
    }

    /// Compares with the wall; if it jumped, all clocks are told to follow.
    pub(crate) fn compare(&mut self) {
        self.set();
        let wall = self.sources.now();
        let ahead = wall.0.saturating_sub(self.now().0);
        if ahead.unsigned_abs() > TOLERANCE {
            tracing::warn!(
                milliseconds = ahead,
                "the clock of the machine has jumped: games were interrupted"
            );
            self.anchors.send_replace(Anchor::now(&self.sources));
            self.set();
        }
    }

    /// Sets this clock to what all were told to follow. If it jumps by that, the time it showed until now.
    pub(crate) fn set(&mut self) -> Option<Time> {
        let anchor = *self.anchors.borrow();
        if anchor == self.anchor {
            return None;
        }
        let before = self.now();
        self.anchor = anchor;
        Some(before)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicI64, Ordering};

    use super::*;

    #[test]
    fn a_jump_of_the_wall_is_no_time_that_passed() {
        let (wall, elapsed) = (Arc::new(AtomicI64::new(1_000_000)), Arc::new(AtomicI64::new(5)));
        let mut sources = Sources::default();
        let [read_wall, read_elapsed] = [Arc::clone(&wall), Arc::clone(&elapsed)];
        sources.clock = Arc::new(move || Time(read_wall.load(Ordering::Relaxed)));
        sources.elapsed = Arc::new(move || read_elapsed.load(Ordering::Relaxed));
        let pass = |on_wall, really| {
            wall.fetch_add(on_wall, Ordering::Relaxed);
            elapsed.fetch_add(really, Ordering::Relaxed);
        };
        let mut clock = Clock::new(sources);
        let mut table = clock.clone();
        pass(1_000, 1_000);
        assert_eq!(clock.now(), Time(1_001_000));
        pass(7_200_000, 0);
        assert_eq!(clock.now(), Time(1_001_000), "nothing has passed");
        clock.compare();
        assert_eq!(clock.now(), Time(8_201_000));
        assert_eq!(table.now(), Time(1_001_000), "everybody sets their own");
        assert_eq!(table.set(), Some(Time(1_001_000)));
        assert_eq!((table.now(), table.set()), (Time(8_201_000), None));
        pass(-30_000, 1_000);
        clock.compare();
        assert_eq!(table.set(), Some(Time(8_202_000)));
        assert_eq!(table.now(), Time(8_171_000), "it was set back");
        pass(1_500, 0);
        clock.compare();
        assert_eq!(table.set(), None, "nobody notices");
    }
}
