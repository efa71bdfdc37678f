//! Weights fitted to samples: softmax regression, by gradient descent.

use super::Sample;
use crate::mixture::softmax;
use crate::trained::Feature;

/// How often all samples are gone through.
const STEPS: i32 = 400;

/// How far a step goes, in weights of features brought to the same spread.
const STRIDE: f32 = 0.03;

/// A pull back to where the weights started, so that they stay there where samples say little. The positions of a game
/// share its result, so samples say less than their number.
const PULL: f32 = 0.005;

/// How much of the last steps' direction and size is kept (Adam's usual figures): steady steps whatever the size of
/// the gradient.
const KEEP_DIRECTION: f32 = 0.9;
const KEEP_SIZE: f32 = 0.999;

/// The weights that explain the samples best, starting from these. What is [optional](Feature::optional) keeps a weight
/// that is not negative.
pub fn fit(samples: &[Sample], features: &[Feature], start: &[f32]) -> Vec<f32> {
    let spreads = spreads(samples, start.len());
    let samples = to_equal_spread(samples, &spreads);
    let start: Vec<f32> = start.iter().zip(&spreads).map(|(weight, spread)| weight * spread).collect();
    let mut weights = start.clone();
    let mut directions = vec![0.0_f32; weights.len()];
    let mut sizes = vec![0.0_f32; weights.len()];
    for step in 1..=STEPS {
        let gradient = gradient(&samples, &weights, &start);
        let moments = directions.iter_mut().zip(&mut sizes);
        for (((weight, slope), (direction, size)), feature) in
            weights.iter_mut().zip(gradient).zip(moments).zip(features)
        {
            *direction = KEEP_DIRECTION * *direction + (1.0 - KEEP_DIRECTION) * slope;
            *size = KEEP_SIZE * *size + (1.0 - KEEP_SIZE) * slope * slope;
            let direction = *direction / (1.0 - KEEP_DIRECTION.powi(step));
            let size = *size / (1.0 - KEEP_SIZE.powi(step));
            *weight -= STRIDE * direction / (size.sqrt() + f32::EPSILON);
            if feature.optional {
                *weight = weight.max(0.0);
            }
        }
    }
    weights.iter().zip(&spreads).map(|(weight, spread)| weight / spread).collect()
}

/// How much the results surprise whoever goes by these weights: the mean of -ln of the share given to the winner. To
/// give every seat the same share costs ln of the number of players; less is better.
pub fn surprise(samples: &[Sample], weights: &[f32]) -> f64 {
    let of = |sample: &Sample| -> f64 {
        let given = shares(sample, weights);
        let pairs = sample.shares.iter().zip(given);
        pairs.map(|(&won, given)| -f64::from(won) * f64::from(given.max(f32::MIN_POSITIVE)).ln()).sum()
    };
    samples.iter().map(of).sum::<f64>() / samples.len() as f64
}

/// The shares that weights give to the seats.
fn shares(sample: &Sample, weights: &[f32]) -> Vec<f32> {
    let score = |row: &Vec<f32>| row.iter().zip(weights).map(|(number, weight)| number * weight).sum();
    let mut shares: Vec<f32> = sample.features.iter().map(score).collect();
    softmax(&mut shares);
    shares
}

/// Where the surprise, and the distance from the start, grow fastest.
fn gradient(samples: &[Sample], weights: &[f32], start: &[f32]) -> Vec<f32> {
    let mut gradient = vec![0.0; weights.len()];
    for sample in samples {
        let given = shares(sample, weights);
        for ((row, given), won) in sample.features.iter().zip(given).zip(&sample.shares) {
            for (slope, number) in gradient.iter_mut().zip(row) {
                *slope += (given - won) * number;
            }
        }
    }
    let distances = weights.iter().zip(start).map(|(weight, start)| weight - start);
    let mean = |(slope, distance): (f32, f32)| slope / samples.len() as f32 + PULL * distance;
    gradient.into_iter().zip(distances).map(mean).collect()
}

/// The standard deviation of each feature; 1 for one that never changes.
fn spreads(samples: &[Sample], features: usize) -> Vec<f32> {
    let spread = |feature: usize| {
        let numbers =
            || samples.iter().flat_map(|sample| &sample.features).map(|row| f64::from(row[feature]));
        let count = numbers().count() as f64;
        let mean = numbers().sum::<f64>() / count;
        let spread = (numbers().map(|number| (number - mean).powi(2)).sum::<f64>() / count).sqrt() as f32;
        if spread > f32::EPSILON { spread } else { 1.0 }
    };
    (0..features).map(spread).collect()
}

fn to_equal_spread(samples: &[Sample], spreads: &[f32]) -> Vec<Sample> {
    let scale = |row: &Vec<f32>| row.iter().zip(spreads).map(|(number, spread)| number / spread).collect();
    let scale_all = |sample: &Sample| Sample {
        features: sample.features.iter().map(scale).collect(),
        shares: sample.shares.clone(),
    };
    samples.iter().map(scale_all).collect()
}

#[cfg(test)]
mod tests {
    use tabletop::FastChance;

    use super::*;
    use crate::mixture;

    /// Games of three in which the true weights are known: the winner is drawn with the shares they give.
    fn samples(weights: &[f32], count: usize) -> Vec<Sample> {
        let mut chance = FastChance::new(1);
        let mut sample = || {
            let mut row = || weights.iter().map(|_| 4.0 * mixture::share(&mut chance)).collect();
            let features: Vec<Vec<f32>> = vec![row(), row(), row()];
            let mut sample = Sample { features, shares: vec![0.0; 3] };
            let mut left = mixture::share(&mut chance);
            let winner = shares(&sample, weights).iter().position(|share| {
                left -= share;
                left < 0.0
            });
            sample.shares[winner.unwrap_or(2)] = 1.0;
            sample
        };
        (0..count).map(|_| sample()).collect()
    }

    #[test]
    fn weights_are_found_again() {
        let truth = [1.0, -0.5, 0.0];
        let samples = samples(&truth, 20_000);
        let features = [Feature::new("", 0.0); 3];
        let found = fit(&samples, &features, &[0.0; 3]);
        for (found, truth) in found.iter().zip(truth) {
            assert!((found - truth).abs() < 0.05, "{found} is not {truth}");
        }
        assert!(surprise(&samples, &found) < surprise(&samples, &[0.5, 0.5, 0.5]));
        let [first, second, _] = fit(&samples, &features.map(Feature::optional), &[0.0; 3])[..] else {
            panic!()
        };
        assert!(second == 0.0 && first > 0.5, "what is optional is never a burden: {first} {second}");
    }

    #[test]
    fn to_know_nothing_costs_the_logarithm_of_the_number_of_players() {
        let surprise = surprise(&samples(&[1.0], 10), &[0.0]);
        assert!((surprise - 3_f64.ln()).abs() < 1e-6, "{surprise}");
    }
}
