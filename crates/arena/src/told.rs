//! What came of a contest in words, for tables and pages.

use statistics::{Interval, grouped};

/// What the places are called.
pub const PLACES: [&str; 5] = ["1st", "2nd", "3rd", "4th", "5th"];

/// The bounds of a share.
pub fn bounds(interval: Interval) -> String {
    format!("{:.1} – {:.1} %", interval.low * 100.0, interval.high * 100.0)
}

/// Microseconds, as exactly as they were measured.
pub fn micros(time: Option<f64>) -> String {
    match time {
        None => "–".to_owned(),
        Some(time) if time < 10.0 => format!("{time:.2}"),
        Some(time) if time < 1000.0 => format!("{time:.0}"),
        // No decision takes 584,000 years, and none less than no time.
        #[allow(clippy::cast_sign_loss)]
        Some(time) => grouped(time.round() as u64),
    }
}
