//! Moments and hours, as data: nothing here reads a clock.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// A moment: milliseconds since 1970, by the clock of whoever hosts the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "table.ts")]
pub struct Time(#[ts(type = "number")] pub i64);

impl Time {
    /// Is it a moment between 1970 and the year 9999? No clock that is right shows another, and reckoning with these
    /// cannot overflow.
    pub(crate) fn is_sane(self) -> bool {
        (0..=253_402_300_799_999).contains(&self.0)
    }

    /// This many milliseconds later.
    #[must_use]
    pub fn plus(self, milliseconds: i64) -> Time {
        Time(self.0.saturating_add(milliseconds))
    }

    /// How long it was from `earlier` to now; nothing if clocks were set back.
    pub fn since(self, earlier: Time) -> i64 {
        self.0.saturating_sub(earlier.0).max(0)
    }
}

/// Hours of the day in which a player's days do not count, because the player sleeps. In minutes after midnight of
/// universal time; `to` may lie before `from`, past midnight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(try_from = "Hours", into = "Hours")]
#[ts(export_to = "table.ts", as = "Hours")]
pub struct Quiet {
    from: u16,
    to: u16,
}

/// Quiet hours as a document.
#[derive(Clone, Copy, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "table.ts", rename = "Quiet")]
struct Hours {
    from: u16,
    to: u16,
}

/// The longest night: whoever were quiet all day would never have to move.
const LONGEST_NIGHT: i64 = 14 * 60 * MINUTE;

/// Quiet hours that cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotQuiet {
    /// No such minute.
    #[error("minutes of the day run from 0 to 1439")]
    Minute,
    /// Too long, or empty.
    #[error("quiet hours last between a minute and 14 hours")]
    Length,
}

impl Quiet {
    /// Quiet from one minute of the day to another.
    pub fn new(from: u16, to: u16) -> Result<Quiet, NotQuiet> {
        if from >= 1440 || to >= 1440 {
            return Err(NotQuiet::Minute);
        }
        let quiet = Quiet { from, to };
        if (1..=LONGEST_NIGHT).contains(&quiet.length()) { Ok(quiet) } else { Err(NotQuiet::Length) }
    }

    fn length(self) -> i64 {
        (i64::from(self.to) - i64::from(self.from)).rem_euclid(1440) * MINUTE
    }

    /// The moment at which `milliseconds` outside the quiet hours have passed since `start`.
    fn after(self, start: Time, milliseconds: i64) -> Time {
        let night = self.length();
        let since_dusk = (start.0 - i64::from(self.from) * MINUTE).rem_euclid(DAY);
        // Who begins at night begins at its end.
        let (dawn, left_of_day) = if since_dusk < night {
            (start.plus(night - since_dusk), DAY - night)
        } else {
            (start, DAY - since_dusk)
        };
        if milliseconds <= left_of_day {
            return dawn.plus(milliseconds);
        }
        let rest = milliseconds - left_of_day;
        // Whole days between; a deadline at the very end of a day falls at dusk, not after the night.
        let days = (rest - 1) / (DAY - night);
        dawn.plus(left_of_day + days * DAY + night + (rest - days * (DAY - night)))
    }
}

impl Quiet {
    /// How many milliseconds before this moment were outside the quiet hours, counted from some dusk long ago.
    fn awake_before(self, moment: Time) -> i64 {
        let since_dusk = moment.0 - i64::from(self.from) * MINUTE;
        let today = since_dusk.rem_euclid(DAY) - self.length();
        since_dusk.div_euclid(DAY) * (DAY - self.length()) + today.max(0)
    }
}

impl TryFrom<Hours> for Quiet {
    type Error = NotQuiet;
    fn try_from(Hours { from, to }: Hours) -> Result<Quiet, NotQuiet> {
        Quiet::new(from, to)
    }
}

impl From<Quiet> for Hours {
    fn from(Quiet { from, to }: Quiet) -> Hours {
        Hours { from, to }
    }
}

/// The moment at which `milliseconds` have passed since `start`, not counting quiet hours.
pub(crate) fn deadline(start: Time, milliseconds: i64, quiet: Option<Quiet>) -> Time {
    quiet.map_or(start.plus(milliseconds), |quiet| quiet.after(start, milliseconds))
}

/// How much time has passed between two moments, not counting quiet hours: the inverse of [`deadline`].
pub(crate) fn passed(from: Time, to: Time, quiet: Option<Quiet>) -> i64 {
    quiet.map_or(to.since(from), |quiet| (quiet.awake_before(to) - quiet.awake_before(from)).max(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 60 * MINUTE;

    fn quiet(from: u16, to: u16) -> Quiet {
        Quiet::new(from * 60, to * 60).expect("a night")
    }

    #[test]
    fn quiet_hours_do_not_count() {
        let at = |hour: i64| Time(100 * DAY + hour * HOUR);
        let after = |start, hours, quiet| deadline(at(start), hours * HOUR, quiet);
        assert_eq!(after(10, 5, None), at(15));
        assert_eq!(after(10, 5, Some(quiet(22, 8))), at(15));
        assert_eq!(after(20, 5, Some(quiet(22, 8))), at(24 + 11), "two hours today, three tomorrow");
        assert_eq!(after(23, 5, Some(quiet(22, 8))), at(24 + 13), "asked at night");
        assert_eq!(after(2, 5, Some(quiet(22, 8))), at(13), "asked after midnight");
        assert_eq!(after(10, 12, Some(quiet(22, 8))), at(22), "the whole day");
        assert_eq!(after(10, 36, Some(quiet(22, 8))), at(24 + 24 + 18), "over two nights");
        assert_eq!(after(8, 28, Some(quiet(22, 8))), at(24 + 22), "exactly two days");
        assert_eq!(after(20, 5, Some(quiet(1, 3))), at(25), "the night has not begun");
        assert_eq!(after(20, 6, Some(quiet(1, 3))), at(28));
    }

    /// The same by walking through the minutes.
    #[test]
    fn a_deadline_is_the_minute_at_which_enough_minutes_were_awake() {
        for (from, to) in [(1320, 480), (60, 180), (0, 840), (700, 701)] {
            let night = Quiet::new(from, to).expect("a night");
            let awake = |minute: &i64| (minute - i64::from(from)).rem_euclid(1440) >= night.length() / MINUTE;
            for start in (0..1440).step_by(37) {
                for minutes in [1u16, 59, 700, 1440, 4000] {
                    let length = i64::from(minutes) * MINUTE;
                    let start = Time(start * MINUTE);
                    let deadline = deadline(start, length, Some(night));
                    assert_eq!(passed(start, deadline, Some(night)), length);
                    let last = (start.0 / MINUTE..).filter(awake).nth(usize::from(minutes) - 1);
                    let end = last.expect("days do not end") + 1;
                    assert_eq!(
                        deadline,
                        Time(end * MINUTE),
                        "{minutes} minutes from {start:?}, quiet {from} to {to}"
                    );
                }
            }
        }
    }

    #[test]
    fn nobody_is_quiet_all_day() {
        assert_eq!(Quiet::new(0, 0), Err(NotQuiet::Length));
        assert_eq!(Quiet::new(480, 479), Err(NotQuiet::Length));
        assert_eq!(Quiet::new(0, 1440), Err(NotQuiet::Minute));
        assert!(serde_json::from_str::<Quiet>(r#"{"from":0,"to":841}"#).is_err());
    }
}
