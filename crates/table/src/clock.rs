//! How long everybody may still think.

use tabletop::Seat;

use crate::terms::Pace;
use crate::time::{self, Quiet, Time};

const SECOND: i64 = 1000;
const HOUR: i64 = 3600 * SECOND;

/// The clocks of all seats. They run while their players are asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clock {
    pace: Pace,
    /// At a live pace: what everybody has left, not counting the time that runs.
    left: [i64; 5],
    since: [Option<Time>; 5],
    /// At a pace of days: what of the question's time had passed when the clock was stopped.
    spent: [i64; 5],
    /// At a pace of days: the quiet hours that count for the question, those its player had when it was asked.
    /// Others would move a deadline that everybody has been told.
    quiet: [Option<Quiet>; 5],
}

impl Clock {
    pub(crate) fn new(pace: Pace) -> Clock {
        let left = match pace {
            Pace::Live { seconds, .. } => i64::from(seconds) * SECOND,
            Pace::Free | Pace::Days { .. } => 0,
        };
        Clock { pace, left: [left; 5], since: [None; 5], spent: [0; 5], quiet: [None; 5] }
    }

    /// A new question.
    pub(crate) fn ask(&mut self, seat: Seat, quiet: Option<Quiet>) {
        self.spent[seat.index()] = 0;
        self.quiet[seat.index()] = quiet.filter(|_| matches!(self.pace, Pace::Days { .. }));
    }

    /// The clock runs, or runs on.
    pub(crate) fn run(&mut self, seat: Seat, at: Time) {
        if self.pace != Pace::Free {
            self.since[seat.index()].get_or_insert(at);
        }
    }

    /// The clock stops, because the question is answered or everybody rests.
    pub(crate) fn stop(&mut self, seat: Seat, at: Time) {
        let Some(since) = self.since[seat.index()].take() else { return };
        self.left[seat.index()] = (self.left[seat.index()] - at.since(since)).max(0);
        self.spent[seat.index()] += time::passed(since, at, self.quiet[seat.index()]);
    }

    /// The player sealed a plan, or took it back.
    pub(crate) fn reward(&mut self, seat: Seat, sign: i64) {
        if let Pace::Live { increment, .. } = self.pace {
            let left = &mut self.left[seat.index()];
            *left = (*left + sign * i64::from(increment) * SECOND).max(0);
        }
    }

    /// Nobody could move between these moments: they do not count. If `to` is the earlier one, the clock of the machine was
    /// set back: what had passed by the old time has passed, and the rest runs by the new.
    pub(crate) fn skip(&mut self, from: Time, to: Time) {
        for seat in Seat::ALL {
            let Some(since) = self.since[seat.index()] else { continue };
            if to < from {
                self.stop(seat, from);
                self.run(seat, to);
            } else if self.quiet[seat.index()].is_some() {
                // The hours before and after it may be quiet ones: they are counted apart.
                self.stop(seat, from.min(to));
                self.run(seat, since.max(to));
            } else {
                self.since[seat.index()] = Some(since.plus(to.since(from.max(since))));
            }
        }
    }

    /// When this seat's time is over, if it runs.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<Time> {
        let since = self.since[seat.index()]?;
        match self.pace {
            Pace::Free => None,
            Pace::Live { .. } => Some(since.plus(self.left[seat.index()])),
            Pace::Days { hours } => {
                let left = (i64::from(hours) * HOUR - self.spent[seat.index()]).max(0);
                Some(time::deadline(since, left, self.quiet[seat.index()]))
            }
        }
    }

    /// At a live pace, what the seat has left while its clock stands.
    pub(crate) fn left(&self, seat: Seat) -> Option<i64> {
        matches!(self.pace, Pace::Live { .. }).then(|| self.left[seat.index()])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_live_clock_runs_while_its_player_is_asked() {
        let mut clock = Clock::new(Pace::Live { seconds: 60, increment: 5 });
        clock.ask(Seat::B, None);
        clock.run(Seat::B, Time(1_000));
        assert_eq!(clock.deadline(Seat::B), Some(Time(61_000)));
        assert_eq!(clock.deadline(Seat::A), None);
        clock.stop(Seat::B, Time(11_000));
        clock.reward(Seat::B, 1);
        assert_eq!((clock.deadline(Seat::B), clock.left(Seat::B)), (None, Some(55_000)));
        clock.run(Seat::B, Time(20_000));
        clock.stop(Seat::B, Time(100_000));
        assert_eq!(clock.left(Seat::B), Some(0), "time that is over is not owed");
    }

    #[test]
    fn what_was_skipped_does_not_count() {
        let mut clock = Clock::new(Pace::Live { seconds: 60, increment: 0 });
        clock.ask(Seat::A, None);
        clock.run(Seat::A, Time(10_000));
        clock.skip(Time(15_000), Time(40_000));
        assert_eq!(clock.deadline(Seat::A), Some(Time(95_000)));
        clock.skip(Time(20_000), Time(30_000));
        assert_eq!(clock.deadline(Seat::A), Some(Time(95_000)), "before the clock began");
    }

    #[test]
    fn a_pause_does_not_give_days_back() {
        let mut clock = Clock::new(Pace::Days { hours: 2 });
        clock.ask(Seat::A, None);
        clock.run(Seat::A, Time(0));
        clock.stop(Seat::A, Time(HOUR));
        clock.run(Seat::A, Time(10 * HOUR));
        assert_eq!(clock.deadline(Seat::A), Some(Time(11 * HOUR)));
        clock.stop(Seat::A, Time(11 * HOUR));
        clock.ask(Seat::A, None);
        clock.run(Seat::A, Time(11 * HOUR));
        assert_eq!(clock.deadline(Seat::A), Some(Time(13 * HOUR)));
    }

    #[test]
    fn quiet_hours_are_not_spent_before_a_pause_nor_skipped_twice() {
        let night = Quiet::new(22 * 60, 8 * 60).expect("a night");
        let mut clock = Clock::new(Pace::Days { hours: 5 });
        clock.ask(Seat::A, Some(night));
        clock.run(Seat::A, Time(20 * HOUR));
        clock.stop(Seat::A, Time(33 * HOUR));
        clock.run(Seat::A, Time(40 * HOUR));
        assert_eq!(clock.deadline(Seat::A), Some(Time(42 * HOUR)), "three hours were spent, and ten slept");
        clock.skip(Time(41 * HOUR), Time(43 * HOUR));
        assert_eq!(clock.deadline(Seat::A), Some(Time(44 * HOUR)));
    }
}
