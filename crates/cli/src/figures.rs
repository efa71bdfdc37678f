//! Numbers of many games: whole counts, and the fractions that people read.

use serde::Serialize;

use crate::layout::grouped;

/// One win in parts: divisible by every number of players, so that a shared win is shared in whole numbers.
pub const WIN: u64 = 60;

/// A number that differs from game to game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spread {
    /// All of them together.
    pub sum: u64,
    /// The smallest.
    pub min: u64,
    /// The largest.
    pub max: u64,
}

impl Spread {
    /// No number yet.
    pub const NONE: Spread = Spread { sum: 0, min: u64::MAX, max: 0 };

    /// One number.
    pub fn of(number: u64) -> Spread {
        Spread { sum: number, min: number, max: number }
    }

    /// More numbers.
    pub fn merge(&mut self, other: Spread) {
        self.sum += other.sum;
        self.min = self.min.min(other.min);
        self.max = self.max.max(other.max);
    }
}

/// The same for people.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Figures {
    /// The mean.
    pub mean: f64,
    /// The smallest.
    pub min: u64,
    /// The largest.
    pub max: u64,
}

impl Figures {
    /// What so many numbers come to.
    pub fn new(spread: Spread, numbers: u64) -> Figures {
        Figures { mean: ratio(spread.sum, numbers), min: spread.min, max: spread.max }
    }

    /// Three columns of a table.
    pub fn columns(&self) -> String {
        format!("{:>12.2}{:>12}{:>12}", self.mean, grouped(self.min), grouped(self.max))
    }
}

/// Counts of played games are far below 2^53, so nothing is lost on the way to a fraction.
#[allow(clippy::cast_precision_loss)]
pub fn real(count: u64) -> f64 {
    count as f64
}

/// A part of a whole.
pub fn ratio(part: u64, whole: u64) -> f64 {
    real(part) / real(whole)
}

/// A share as people write it.
pub fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}
