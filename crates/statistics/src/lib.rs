//! Many numbers as few, and how people see them. What the numbers are of is not known here: games, plans, decisions.
//!
//! - [`spread`]: a number that differs, as a mean with its bounds; [`times`]: how long something took, in classes;
//!   [`interval`]: how sure a share is;
//! - [`told`]: numbers in words;
//! - [`picture`] and [`curve`]: pictures of numbers; [`page`](mod@page): a page of them that needs nothing else.

pub mod curve;
pub mod interval;
pub mod page;
pub mod picture;
pub mod spread;
pub mod times;
pub mod told;

pub use interval::Interval;
pub use spread::{Average, Spread};
pub use times::Times;
pub use told::{counted, grouped, percent, shortened, span};

/// Counts of what was played are far below 2^53, so nothing is lost on the way to a fraction.
#[allow(clippy::cast_precision_loss)]
pub fn real(count: u64) -> f64 {
    count as f64
}

/// A part of a whole.
pub fn ratio(part: u64, whole: u64) -> f64 {
    real(part) / real(whole)
}
