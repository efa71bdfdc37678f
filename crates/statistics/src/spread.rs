//! A number that differs from time to time, as a sum with its bounds.

use serde::Serialize;

use crate::ratio;

/// Many numbers, in whole numbers that add up to the same in any order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spread {
    /// All of them together.
    pub sum: u64,
    /// The smallest of them; above the largest while there is none.
    pub min: u64,
    /// The largest of them.
    pub max: u64,
}

impl Spread {
    /// No number yet.
    pub const NONE: Spread = Spread { sum: 0, min: u64::MAX, max: 0 };

    /// Of one number alone.
    pub fn of(number: u64) -> Spread {
        Spread { sum: number, min: number, max: number }
    }

    /// Adds other numbers to these.
    pub fn merge(&mut self, other: Spread) {
        self.sum += other.sum;
        self.min = self.min.min(other.min);
        self.max = self.max.max(other.max);
    }
}

/// The same for people.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Average {
    /// The sum divided by how many there are.
    pub mean: f64,
    /// The smallest of them.
    pub min: u64,
    /// The largest of them.
    pub max: u64,
}

impl Average {
    /// What so many numbers come to.
    pub fn new(spread: Spread, numbers: u64) -> Average {
        Average { mean: ratio(spread.sum, numbers), min: spread.min, max: spread.max }
    }
}
