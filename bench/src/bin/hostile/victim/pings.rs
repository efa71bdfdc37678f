//! Pings that are sent by the clock, however long answers take.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// So many pings may be under way: the server would take more for a flood once it hears them all at once.
const UNDER_WAY: usize = 20;

/// The pings of one socket.
#[derive(Default)]
pub(super) struct Pings {
    under_way: BTreeMap<u32, Instant>,
    /// When those were due that could not be sent: they wait as long as if they had been.
    held_back: Vec<Instant>,
}

impl Pings {
    /// One is due: may it be sent?
    pub(super) fn due(&mut self, id: u32, now: Instant) -> bool {
        if self.under_way.len() >= UNDER_WAY {
            self.held_back.push(now);
            return false;
        }
        self.under_way.insert(id, now);
        true
    }

    /// An answer came: when those pings were due that end with it, and how long they took.
    pub(super) fn answered(&mut self, id: u32, now: Instant) -> Vec<(Instant, Duration)> {
        let Some(sent) = self.under_way.remove(&id) else { return Vec::new() };
        let due = std::iter::once(sent).chain(self.held_back.drain(..));
        due.map(|due| (due, now.saturating_duration_since(due))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pings_that_could_not_be_sent_have_waited_too() {
        let (mut pings, start) = (Pings::default(), Instant::now());
        let ms = Duration::from_millis;
        for id in 0..UNDER_WAY as u32 {
            assert!(pings.due(id, start));
        }
        assert!(!pings.due(99, start + ms(10)));
        assert_eq!(pings.answered(99, start + ms(20)), [], "it was never sent");
        let both = pings.answered(0, start + ms(30));
        assert_eq!(both, [(start, ms(30)), (start + ms(10), ms(20))]);
        assert!(pings.due(100, start + ms(40)), "there is room again");
        assert_eq!(pings.answered(1, start + ms(50)).len(), 1);
    }
}
