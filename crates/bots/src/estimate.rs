//! How likely each seat is to win, judged from a view.
//!
//! Each seat gets a score, a weighted sum of its [features](Trained::features); the seats' shares of the win are the
//! softmax of their scores. The weights are tuned by self-play, apart for each way to play.

use std::fmt::Write as _;
use std::marker::PhantomData;

use tabletop::way::Way;
use tabletop::{BySeat, Flaws, Seat};

use crate::mixture::softmax;
use crate::trained::Trained;

/// A text in memory takes whatever is written.
const WRITTEN: &str = "a text in memory can be written to";

/// No game has more features than this.
pub const MOST_FEATURES: usize = 64;

/// What each feature is worth, for every way to play.
#[derive(Clone, Debug)]
pub struct Estimate<G> {
    weights: Vec<Vec<f32>>,
    game: PhantomData<G>,
}

impl<G: Trained> Estimate<G> {
    /// What was thought before anything was tuned.
    pub fn guess() -> Estimate<G> {
        let guess: Vec<f32> = G::FEATURES.iter().map(|feature| feature.guess).collect();
        Estimate { weights: Way::<G>::all().map(|_| guess.clone()).collect(), game: PhantomData }
    }

    /// The weights of one way to play, in the order of the features.
    pub fn weights(&self, way: usize) -> &[f32] {
        &self.weights[way]
    }

    /// Changes the weights of one way to play.
    pub fn set(&mut self, way: usize, weights: Vec<f32>) {
        assert_eq!(weights.len(), G::FEATURES.len(), "one weight for each feature");
        self.weights[way] = weights;
    }

    /// How well a seat stands: comparable with the scores of other seats and other views of the same game.
    pub fn score(&self, view: &G::View, seat: Seat) -> f32 {
        let mut numbers = [0.0; MOST_FEATURES];
        let numbers = &mut numbers[..G::FEATURES.len()];
        G::features(view, seat, numbers);
        self.weights[G::way(view)].iter().zip(numbers).map(|(weight, number)| weight * *number).sum()
    }

    /// Each seat's expected share of the win.
    pub fn shares(&self, view: &G::View) -> BySeat<f32, 5> {
        let players = Way::<G>::all().nth(G::way(view)).map_or(0, |way| way.players());
        let mut shares = BySeat::from_fn(players, |seat| self.score(view, seat));
        softmax(shares.values_mut());
        shares
    }

    /// Reads weights as [`to_toml`](Estimate::to_toml) writes them.
    pub fn from_toml(text: &str) -> Result<Estimate<G>, Flaws> {
        let mut flaws = Flaws::default();
        let mut estimate = Estimate::guess();
        let document: toml::Table = match text.parse() {
            Ok(document) => document,
            Err(error) => {
                flaws.add("file", error.message());
                return Err(flaws);
            }
        };
        for (index, way) in Way::<G>::all().enumerate() {
            let name = way.to_string();
            let table = document.get(&name).and_then(toml::Value::as_table);
            for (place, feature) in G::FEATURES.iter().enumerate() {
                let weight = table.and_then(|table| table.get(feature.name)).and_then(toml::Value::as_float);
                match weight {
                    Some(weight) if weight.is_finite() => estimate.weights[index][place] = weight as f32,
                    _ => flaws.add(format!("{name}.{}", feature.name), "a number is missing"),
                }
            }
            for key in table.into_iter().flatten().map(|(key, _)| key) {
                if G::FEATURES.iter().all(|feature| feature.name != key) {
                    flaws.add(format!("{name}.{key}"), format!("{} has no such feature", G::NAME));
                }
            }
        }
        flaws.or(estimate)
    }

    /// The weights as a document.
    pub fn to_toml(&self) -> String {
        let mut text = String::new();
        for (way, weights) in Way::<G>::all().zip(&self.weights) {
            writeln!(text, "\n[\"{way}\"]").expect(WRITTEN);
            for (feature, weight) in G::FEATURES.iter().zip(weights) {
                writeln!(text, "{:?} = {weight:?}", feature.name).expect(WRITTEN);
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use games::eschnapur::Eschnapur;
    use tabletop::{FastChance, Observer};

    use super::*;

    fn read_again<G: Trained>() {
        let read = Estimate::<G>::from_toml(&G::tuned().to_toml()).unwrap();
        assert_eq!(read.weights, G::tuned().weights);
    }

    #[test]
    fn weights_are_read_as_they_are_written() {
        games::each!(G => read_again::<G>());
    }

    #[test]
    fn every_mistake_in_a_file_of_weights_is_named() {
        let text = Estimate::<Eschnapur>::guess().to_toml();
        let broken = text.replacen("\"gold\" = ", "\"silver\" = ", 1).replacen(
            "\"bonus\" = 0.0",
            "\"bonus\" = \"x\"",
            1,
        );
        let flaws = Estimate::<Eschnapur>::from_toml(&broken).unwrap_err().to_string();
        for line in [
            "eschnapur, 2 players.gold: a number is missing",
            "eschnapur, 2 players.bonus: a number is missing",
            "eschnapur, 2 players.silver: eschnapur has no such feature",
        ] {
            assert!(flaws.contains(line), "{flaws}");
        }
        assert_eq!(flaws.lines().count(), 3, "{flaws}");
        assert!(Estimate::<Eschnapur>::from_toml("no toml").is_err());
    }

    /// At the start nobody is far ahead, whoever looks.
    fn begins_even<G: Trained>() {
        for way in Way::<G>::all() {
            let state = G::begin(&way.options(), &G::Edition::default(), &mut FastChance::new(1)).unwrap();
            let shares = G::tuned().shares(&G::view(&state, Observer::Seat(Seat::A)));
            assert_eq!(shares.players(), way.players());
            let fair = 1.0 / way.players() as f32;
            for (seat, share) in shares.iter() {
                assert!((share - fair).abs() < fair / 2.0, "{way}: seat {seat} has {share}");
            }
        }
    }

    #[test]
    fn the_shares_at_the_start_are_about_even() {
        games::each!(G => begins_even::<G>());
    }
}
