//! How strong entrants are, from who finished before whom.
//!
//! Every game is so many meetings: each two seats of different entrants, of which one finished before the other or both
//! share a place, which is half a win for each. The ratings are those of Bradley and Terry that explain the meetings best,
//! on Elo's scale: 400 points are odds of ten to one. Their mean is 1500. Each two entrants who met also drew once in
//! thought, so that somebody who never lost has a rating too.
//!
//! The meetings of a game, and the games of a deal, are not independent. The intervals therefore come from drawing
//! deals anew, as a whole and with replacement, and rating them again.

use statistics::{Interval, real};
use tabletop::{Chance as _, FastChance};

/// Who met whom, and who finished first: counted in halves, a draw being one for each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Meetings {
    entrants: usize,
    halves: Vec<u64>,
}

impl Meetings {
    /// Nobody has met yet.
    pub(crate) fn new(entrants: usize) -> Meetings {
        Meetings { entrants, halves: vec![0; entrants * entrants] }
    }

    /// One game: the entrant of each seat and its place.
    pub(crate) fn add(&mut self, places: &[(usize, u8)]) {
        for &(one, place) in places {
            for &(other, behind) in places.iter().filter(|&&(other, _)| other != one) {
                self.halves[one * self.entrants + other] += match place.cmp(&behind) {
                    std::cmp::Ordering::Less => 2,
                    std::cmp::Ordering::Equal => 1,
                    std::cmp::Ordering::Greater => 0,
                };
            }
        }
    }

    /// Those of another deal.
    pub(crate) fn merge(&mut self, other: &Meetings) {
        self.halves.iter_mut().zip(&other.halves).for_each(|(sum, more)| *sum += more);
    }

    /// How often `one` finished before `other`, in halves.
    pub(crate) fn halves(&self, one: usize, other: usize) -> u64 {
        self.halves[one * self.entrants + other]
    }
}

/// How strong an entrant is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rating {
    /// The entrant's place among those of the contest.
    pub(crate) entrant: usize,
    /// How strong they are: the mean of all is [`MEAN`].
    pub(crate) points: f64,
    /// How sure it is.
    pub(crate) interval: Interval,
}

/// The mean of all ratings.
const MEAN: f64 = 1500.0;
/// Odds of ten to one.
const TENFOLD: f64 = 400.0;
/// So often the deals are drawn anew.
const DRAWS: usize = 1000;
/// The same deals give the same intervals.
const SEED: u64 = 0x1500;

/// The ratings after these deals, the strongest first.
pub(crate) fn ratings(deals: &[Meetings]) -> Vec<Rating> {
    let Some(first) = deals.first() else { return Vec::new() };
    let entrants = first.entrants;
    let best = fit(&sum(entrants, deals.iter()));
    let mut chance = FastChance::new(SEED);
    let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(DRAWS); entrants];
    for _ in 0..DRAWS {
        let again = deals.iter().map(|_| &deals[chance.below(deals.len() as u32) as usize]);
        for (ratings, rating) in drawn.iter_mut().zip(fit(&sum(entrants, again))) {
            ratings.push(rating);
        }
    }
    let mut ratings: Vec<Rating> = best
        .into_iter()
        .zip(drawn)
        .enumerate()
        .map(|(entrant, (points, drawn))| Rating { entrant, points, interval: middle(drawn) })
        .collect();
    ratings.sort_by(|one, other| other.points.total_cmp(&one.points));
    ratings
}

/// The meetings of several deals together.
pub(crate) fn sum<'m>(entrants: usize, deals: impl Iterator<Item = &'m Meetings>) -> Meetings {
    let mut all = Meetings::new(entrants);
    deals.for_each(|deal| all.merge(deal));
    all
}

/// The bounds that leave out one in forty on each side.
fn middle(mut drawn: Vec<f64>) -> Interval {
    drawn.sort_by(f64::total_cmp);
    let out = drawn.len() / 40;
    Interval { low: drawn[out], high: drawn[drawn.len() - 1 - out] }
}

/// The ratings that explain the meetings best, found by Hunter's iteration: each strength is set to what would explain
/// its owner's wins if the others were right, until nothing changes any more.
fn fit(meetings: &Meetings) -> Vec<f64> {
    const STEPS: usize = 10_000;
    const CLOSE: f64 = 1e-9;
    let entrants = meetings.entrants;
    let mut strengths = vec![1.0; entrants];
    for _ in 0..STEPS {
        let mut next: Vec<f64> = (0..entrants).map(|one| improved(meetings, &strengths, one)).collect();
        let mean = next.iter().map(|strength: &f64| strength.ln()).sum::<f64>() / real(entrants as u64);
        for strength in &mut next {
            *strength /= mean.exp();
        }
        let change = next.iter().zip(&strengths).map(|(new, old)| (new / old).ln().abs()).fold(0.0, f64::max);
        strengths = next;
        if change < CLOSE {
            break;
        }
    }
    strengths.iter().map(|strength| MEAN + TENFOLD * strength.log10()).collect()
}

fn improved(meetings: &Meetings, strengths: &[f64], one: usize) -> f64 {
    let (mut wins, mut weight) = (0.0, 0.0);
    for other in (0..strengths.len()).filter(|&other| other != one) {
        let [won, lost] = [meetings.halves(one, other), meetings.halves(other, one)];
        if won + lost > 0 {
            // One draw in thought.
            wins += real(won + 1);
            weight += real(won + lost + 2) / (strengths[one] + strengths[other]);
        }
    }
    if weight > 0.0 { wins / weight } else { strengths[one] }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Deals of one game each: who finished before whom.
    fn deals(results: &[(usize, usize, u32)], entrants: usize) -> Vec<Meetings> {
        let mut deals = Vec::new();
        for &(winner, loser, times) in results {
            for _ in 0..times {
                let mut deal = Meetings::new(entrants);
                deal.add(&[(winner, 1), (loser, 2)]);
                deals.push(deal);
            }
        }
        deals
    }

    #[test]
    fn ten_to_one_are_four_hundred_points() {
        let ratings = ratings(&deals(&[(0, 1, 10_000), (1, 0, 1000)], 2));
        assert_eq!(ratings[0].entrant, 0);
        assert!((ratings[0].points - 1700.0).abs() < 0.5, "{ratings:?}");
        assert!((ratings[1].points - 1300.0).abs() < 0.5, "{ratings:?}");
    }

    #[test]
    fn whoever_beats_the_others_stands_above_them() {
        let ratings =
            ratings(&deals(&[(2, 0, 30), (0, 2, 10), (0, 1, 30), (1, 0, 10), (2, 1, 36), (1, 2, 4)], 3));
        assert_eq!(ratings.iter().map(|rating| rating.entrant).collect::<Vec<_>>(), [2, 0, 1]);
        for rating in &ratings {
            assert!(
                rating.interval.low < rating.points && rating.points < rating.interval.high,
                "{rating:?}"
            );
        }
        assert!(ratings[0].interval.low > ratings[2].interval.high, "{ratings:?}");
        let mean: f64 = ratings.iter().map(|rating| rating.points).sum::<f64>() / 3.0;
        assert!((mean - MEAN).abs() < 1e-6);
    }

    #[test]
    fn whoever_never_lost_has_a_rating_too() {
        let ratings = ratings(&deals(&[(0, 1, 20)], 2));
        assert!((1700.0..2200.0).contains(&ratings[0].points), "{ratings:?}");
    }

    #[test]
    fn a_shared_place_is_half_a_win_for_each() {
        let mut meetings = Meetings::new(2);
        meetings.add(&[(0, 1), (1, 1), (1, 3)]);
        assert_eq!((meetings.halves(0, 1), meetings.halves(1, 0)), (3, 1));
    }
}
