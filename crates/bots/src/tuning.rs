//! The estimate is tuned by self-play: bots play, every position at the start of a round is noted with its result, and
//! the weights are [fitted](fit()) so that the shares they give make those results likeliest.
//!
//! Who has much of something has often won or lost in other ways too, so such weights say who wins, which is not quite what
//! things bring. Where that matters, positions are [shaken](Trained::shaken) first and played on from there.
//!
//! Games, samples and weights follow from the seed alone: the same tuning gives the same weights.

mod fitting;

use tabletop::game::Actions as _;
use tabletop::way::Way;
use tabletop::{Chance as _, Counted, FastChance, Game, Observer, Seat, Seed, Turn};

use crate::estimate::Estimate;
use crate::player::{Asked, Player};
use crate::sitting::Sitting;
use crate::trained::Trained;

pub use fitting::{fit, surprise};

/// What is noted of one position.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// The features of each seat.
    pub features: Vec<Vec<f32>>,
    /// Each seat's share of the win in the end; together 1.
    pub shares: Vec<f32>,
}

/// Games of bots against themselves.
#[derive(Clone, Copy, Debug)]
pub struct SelfPlay<'e, G: Game> {
    /// Which way to play, counted as in [`Way::all`].
    pub way: usize,
    /// What the players go by.
    pub estimate: &'e Estimate<G>,
    /// Where all luck comes from.
    pub seed: u64,
}

impl<G: Trained + Counted> SelfPlay<'_, G> {
    /// Plays one of the games, shakes it at the start of each round, plays on from there, and notes the shaken positions with
    /// what came of them.
    pub fn shaken_samples(&self, game: u64) -> Vec<Sample> {
        let way = Way::<G>::all().nth(self.way).expect("there is such a way to play");
        let mut luck = FastChance::for_game(self.seed, game);
        let mut state = G::begin(&way.options(), &G::Edition::default(), &mut luck)
            .expect("a game accepts its own ways to play");
        let mut learners: Vec<_> =
            Seat::first(way.players()).map(|seat| Learner::new(self, game, seat)).collect();
        let observer = Seat::new((game % way.players() as u64) as usize);
        let mut samples = Vec::new();
        let mut round = None;
        loop {
            let now = G::round(&state);
            if round.replace(now) != Some(now)
                && let Some(mut shaken) = G::shaken(&state, &mut luck)
            {
                let view = G::view(&shaken, Observer::Seat(observer));
                let features = Seat::first(way.players()).map(|seat| features::<G>(&view, seat)).collect();
                while step(&mut shaken, &mut learners, &mut luck) {}
                let outcome = G::outcome(&shaken).expect("the game is over");
                let shares = Seat::first(way.players()).map(|seat| outcome.share(seat)).collect();
                samples.push(Sample { features, shares });
            }
            if !step(&mut state, &mut learners, &mut luck) {
                return samples;
            }
        }
    }

    /// Plays one of the games and notes its positions.
    pub fn samples(&self, game: u64) -> Vec<Sample> {
        let way = Way::<G>::all().nth(self.way).expect("there is such a way to play");
        let seed = Seed::from_number(game, &format!("tune {} {way}", self.seed));
        let mut sitting = Sitting::<G>::new(&way.options(), &G::Edition::default(), seed)
            .expect("a game accepts its own ways to play");
        let mut learners: Vec<_> =
            Seat::first(way.players()).map(|seat| Learner::new(self, game, seat)).collect();
        // Everybody's eyes are as good as anybody's, so they take turns.
        let observer = Seat::new((game % way.players() as u64) as usize);
        let mut noted: Vec<Vec<Vec<f32>>> = Vec::new();
        let mut round = None;
        loop {
            let now = G::round(sitting.state());
            if round.replace(now) != Some(now) {
                let view = G::view(sitting.state(), Observer::Seat(observer));
                noted.push(Seat::first(way.players()).map(|seat| features::<G>(&view, seat)).collect());
            }
            if !sitting.step(&mut learners, &mut ()) {
                break;
            }
        }
        let outcome = sitting.outcome().expect("the game is over");
        let shares: Vec<f32> = Seat::first(way.players()).map(|seat| outcome.share(seat)).collect();
        noted.into_iter().map(|features| Sample { features, shares: shares.clone() }).collect()
    }
}

/// The next choice; `false` once the game is over.
fn step<G: Trained>(state: &mut G::State, learners: &mut [Learner<'_, G>], luck: &mut FastChance) -> bool {
    let Some(turn) = Turn::<G>::next(state) else { return false };
    let (seat, legal) = (turn.seat(), turn.legal());
    let index = match legal.nth(0) {
        Some(forced) if legal.len() == 1 => forced,
        _ => {
            let view = G::view(turn.state(), Observer::Seat(seat));
            learners[seat.index()].choose(&Asked { seat, view: &view, legal })
        }
    };
    turn.play_listed(index, luck, &mut ());
    true
}

fn features<G: Trained>(view: &G::View, seat: Seat) -> Vec<f32> {
    let mut numbers = vec![0.0; G::FEATURES.len()];
    G::features(view, seat, &mut numbers);
    numbers
}

/// A regular that goes by the estimate to be tuned, and does something else now and then, so that positions come up
/// that it would avoid.
struct Learner<'e, G> {
    estimate: &'e Estimate<G>,
    moods: FastChance,
}

impl<'e, G: Trained> Learner<'e, G> {
    fn new(play: &SelfPlay<'e, G>, game: u64, seat: Seat) -> Learner<'e, G> {
        let moods = FastChance::for_game(play.seed, game * Seat::ALL.len() as u64 + seat.index() as u64);
        Learner { estimate: play.estimate, moods }
    }
}

/// One choice in so many is a whim.
const WHIMS: u32 = 20;

impl<G: Trained> Player<G> for Learner<'_, G> {
    fn choose(&mut self, asked: &Asked<'_, G>) -> usize {
        if self.moods.below(WHIMS) == 0 {
            G::lively(asked.legal, &mut self.moods)
        } else {
            G::regular(asked, self.estimate, &mut self.moods)
        }
    }
}

#[cfg(test)]
mod tests {
    use games::eschnapur::Eschnapur;

    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_samples() {
        let estimate = Estimate::<Eschnapur>::guess();
        let play = |seed| SelfPlay { way: 0, estimate: &estimate, seed }.samples(3);
        assert_eq!(play(1), play(1));
        assert_ne!(play(1), play(2));
    }

    #[test]
    fn shaken_positions_are_played_to_the_end() {
        let estimate = Estimate::<Eschnapur>::guess();
        let play = SelfPlay { way: 2, estimate: &estimate, seed: 1 };
        let samples = play.shaken_samples(0);
        assert!(!samples.is_empty());
        assert_eq!(samples, play.shaken_samples(0), "the same seed gives the same samples");
        assert_ne!(samples[0].features, play.samples(0)[0].features);
    }

    #[test]
    fn every_round_is_noted_with_the_result_of_its_game() {
        let estimate = Estimate::<Eschnapur>::guess();
        let samples = SelfPlay { way: 1, estimate: &estimate, seed: 1 }.samples(0);
        assert!(samples.len() > 1);
        for sample in samples {
            assert_eq!(sample.features.len(), 3);
            assert!((sample.shares.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        }
    }
}
