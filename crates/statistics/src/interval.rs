//! How sure a share is.
//!
//! The games of one deal are played with the same shuffles, so they are not independent of each other; deals are. The
//! share of each deal is therefore one observation, and the variance of the mean comes from the differences between
//! deals. The interval is Wilson's, for as many independent games as would have that variance, so that it stays between 0
//! and 1 and does not vanish where somebody wins every game.

use serde::Serialize;

use crate::{ratio, real};

/// Within these bounds the true number lies, in 95 of 100 such experiments.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl Interval {
    /// The interval around the mean of shares, one for each deal, in parts of `whole`. `None` for a single deal, which
    /// says nothing of others.
    pub fn of_shares(deals: &[u64], whole: u64) -> Option<Interval> {
        let n = deals.len() as u64;
        if n < 2 {
            return None;
        }
        let sum: u64 = deals.iter().sum();
        let squares: u128 = deals.iter().map(|&part| u128::from(part) * u128::from(part)).sum();
        // n·Σx² − (Σx)², in whole numbers: nothing depends on the order of adding.
        let spread = u128::from(n) * squares - u128::from(sum) * u128::from(sum);
        let mean = ratio(sum, n * whole);
        if spread == 0 && mean > 0.0 && mean < 1.0 {
            return Some(Interval { low: mean, high: mean });
        }
        let games = if spread == 0 {
            real(n)
        } else {
            #[allow(clippy::cast_precision_loss)]
            let variance = spread as f64 / (real(n) * real(n) * real(n - 1) * real(whole) * real(whole));
            mean * (1.0 - mean) / variance
        };
        Some(wilson(mean, games, student(n - 1)))
    }
}

/// Wilson's interval for a share that was seen in so many independent games.
fn wilson(share: f64, games: f64, quantile: f64) -> Interval {
    let doubt = quantile * quantile / games;
    let centre = (share + doubt / 2.0) / (1.0 + doubt);
    let half = (doubt * (share * (1.0 - share) + doubt / 4.0)).sqrt() / (1.0 + doubt);
    Interval { low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
}

/// How many standard errors the bounds are away: Student's quantile at 97.5 %. The first ones are looked up, because the
/// series that gives the others is not good enough for them.
fn student(freedom: u64) -> f64 {
    const FIRST: [f64; 6] = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447];
    const NORMAL: f64 = 1.959_964;
    if let Some(&quantile) = FIRST.get(freedom as usize - 1) {
        return quantile;
    }
    let (z, n) = (NORMAL, real(freedom));
    let first = (z.powi(3) + z) / 4.0;
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
    let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0;
    z + first / n + second / (n * n) + third / (n * n * n)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(deals: &[u64], whole: u64, low: f64, high: f64) {
        let found = Interval::of_shares(deals, whole).unwrap();
        assert!((found.low - low).abs() < 5e-4 && (found.high - high).abs() < 5e-4, "{found:?}");
    }

    /// If every deal is one game, it is the ordinary interval, but for the sample's variance and Student's quantile.
    #[test]
    fn single_games_give_wilsons_interval() {
        let deals: Vec<u64> = (0..1000).map(|n| u64::from(n % 4 == 0)).collect();
        check(&deals, 1, 0.2242, 0.2777);
    }

    /// Four games of a deal that always end alike are worth no more than one.
    #[test]
    fn games_of_a_deal_that_end_alike_count_once() {
        let one: Vec<u64> = (0..100).map(|n| n % 2).collect();
        let four: Vec<u64> = one.iter().map(|won| won * 4).collect();
        assert_eq!(Interval::of_shares(&one, 1), Interval::of_shares(&four, 4));
    }

    #[test]
    fn whoever_wins_always_may_still_lose() {
        let found = Interval::of_shares(&[1; 20], 1).unwrap();
        assert!(found.high > 0.999 && (0.8..0.9).contains(&found.low), "{found:?}");
    }

    #[test]
    fn what_cannot_differ_is_sure_and_one_deal_is_not() {
        check(&[15; 10], 60, 0.25, 0.25);
        assert_eq!(Interval::of_shares(&[15], 60), None);
    }

    #[test]
    fn students_quantiles_are_those_of_the_tables() {
        for (freedom, quantile) in
            [(1, 12.706), (4, 2.776), (5, 2.571), (9, 2.262), (29, 2.045), (1_000_000, 1.96)]
        {
            assert!((student(freedom) - quantile).abs() < 2e-3, "{freedom}: {}", student(freedom));
        }
    }
}
