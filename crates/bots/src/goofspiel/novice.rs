//! A beginner: bids about what the prizes are worth.
//!
//! What they do not do: look at what the others have left, bid a little more than others would, or save a king for a prize
//! that nobody can take from them.

use games::goofspiel::Goofspiel;
use games::goofspiel::action::Action;
use games::goofspiel::card::points;
use tabletop::{Chance, Game as _};

use crate::mixture;
use crate::player::Asked;

/// A card that is so much further from what lies there than another is bid e times more seldom.
const WHIM: f32 = 1.5;

/// The index of one of the legal actions.
pub(super) fn choose(asked: &Asked<'_, Goofspiel>, chance: &mut impl Chance) -> usize {
    let stake = f32::from(points(asked.view.public.open()));
    let appeal = |index: usize| match Goofspiel::action(index) {
        Some(Action::Bid(card)) => -(f32::from(card.number()) - stake).abs(),
        None => f32::MIN,
    };
    let choices: Vec<_> = asked.legal.iter().map(|index| (index, appeal(index))).collect();
    mixture::draw(&choices, WHIM, chance).expect("there is a legal action")
}
