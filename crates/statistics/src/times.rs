//! How long something took, many times.
//!
//! Times are counted in classes, sixteen to each doubling: a class is at most 6 % wide, so that a median read from it is
//! right within 3 %, millions of times need no more room than a thousand, and the times of many runs add up to the
//! same in any order.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::real;

/// How many classes each doubling has, as a power of 2.
const FINENESS: u32 = 4;
const CLASSES: u64 = 1 << FINENESS;

/// Numbers of times by class.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Times(BTreeMap<u16, u64>);

impl Times {
    /// One more time.
    pub fn add(&mut self, time: Duration) {
        let nanos = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        *self.0.entry(class(nanos)).or_default() += 1;
    }

    /// Those of another run.
    pub fn merge(&mut self, other: &Times) {
        for (&class, count) in &other.0 {
            *self.0.entry(class).or_default() += count;
        }
    }

    /// How many times there were.
    pub fn number(&self) -> u64 {
        self.0.values().sum()
    }

    /// The microseconds within which so many in a hundred stayed; `None` if there was none.
    pub fn within(&self, percent: u64) -> Option<f64> {
        let rank = (self.number() * percent).div_ceil(100);
        let mut seen = 0;
        self.0.iter().find_map(|(&class, count)| {
            seen += count;
            (seen >= rank).then(|| f64::midpoint(micros(class), micros(class + 1)))
        })
    }

    /// Numbers of times in columns, four to a doubling: from how many microseconds on, and how many.
    pub fn columns(&self) -> Vec<(f64, u64)> {
        const WIDTH: u16 = CLASSES as u16 / 4;
        let mut columns = BTreeMap::<u16, u64>::new();
        for (&class, count) in &self.0 {
            *columns.entry(class / WIDTH * WIDTH).or_default() += count;
        }
        columns.into_iter().map(|(class, count)| (micros(class), count)).collect()
    }
}

/// Of a time in microseconds; there is none below a nanosecond.
pub fn logarithm(micros: f64) -> f64 {
    micros.max(0.001).log10()
}

/// The class of a time.
fn class(nanos: u64) -> u16 {
    if nanos < CLASSES {
        return nanos as u16;
    }
    let doubling = nanos.ilog2() - FINENESS;
    // The leading bits, of which the first is always set and is counted with the doubling.
    let leading = (nanos >> doubling) - CLASSES;
    (u64::from(doubling + 1) * CLASSES + leading) as u16
}

/// Where a column ends that begins at so many microseconds: the four of a doubling are equally wide.
pub fn column_end(micros: f64) -> f64 {
    let doubling = (micros * 1000.0).max(1.0).log2().floor().exp2();
    micros + doubling / 4.0 / 1000.0
}

/// The microseconds at which a class begins.
fn micros(class: u16) -> f64 {
    let class = u64::from(class);
    let nanos = match (class / CLASSES).checked_sub(1) {
        None => real(class),
        // Written as a float, because the end of the last class is more than 64 bits hold.
        Some(doubling) => real(CLASSES + class % CLASSES) * f64::powi(2.0, doubling as i32),
    };
    nanos / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_time_is_in_its_class() {
        for nanos in (0..2000).chain([u64::MAX / 3, u64::MAX - 1, u64::MAX]) {
            let class = class(nanos);
            let (from, to) = (micros(class) * 1000.0, micros(class + 1) * 1000.0);
            assert!(from <= real(nanos) + 0.001 && real(nanos) <= to, "{nanos}: {from} to {to}");
            assert!(to <= from * 1.0626 + 1.001, "{nanos}: {from} to {to}");
        }
    }

    #[test]
    fn quantiles_are_right_within_three_in_a_hundred() {
        let mut times = Times::default();
        (1..=1000).for_each(|n| times.add(Duration::from_micros(n)));
        assert_eq!(times.number(), 1000);
        for (percent, micros) in [(50, 500.0), (99, 990.0)] {
            let found = times.within(percent).unwrap();
            assert!((found / micros - 1.0).abs() < 0.03, "{percent}: {found}");
        }
        assert_eq!(Times::default().within(50), None);
    }

    #[test]
    fn columns_hold_every_time() {
        let mut times = Times::default();
        (1..=500).for_each(|n| times.add(Duration::from_nanos(n * n)));
        assert_eq!(times.columns().iter().map(|(_, count)| count).sum::<u64>(), 500);
        let text = serde_json::to_string(&times).unwrap();
        assert_eq!(serde_json::from_str::<Times>(&text).unwrap(), times);
    }

    #[test]
    fn columns_stand_side_by_side() {
        let mut times = Times::default();
        (100..=4000).for_each(|n| times.add(Duration::from_micros(n)));
        for pair in times.columns().windows(2) {
            let (end, next) = (column_end(pair[0].0), pair[1].0);
            assert!((end / next - 1.0).abs() < 1e-9, "{end} is not {next}");
        }
    }
}
