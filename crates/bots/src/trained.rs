//! What a game must bring so that bots can play it.

use tabletop::{Chance, Lively, Seat};

use crate::estimate::Estimate;
use crate::intent::Intent;
use crate::player::Asked;

/// A game that bots have learned.
pub trait Trained: Lively {
    /// What the estimate looks at, in the order of [`features`](Trained::features).
    const FEATURES: &'static [Feature];

    /// Which of the [ways](tabletop::way::Way::all) to play this is, counted from 0.
    fn way(view: &Self::View) -> usize;
    /// How a seat stands, as numbers.
    fn features(view: &Self::View, seat: Seat, numbers: &mut [f32]);
    /// The same state with things changed at random, at the start of a round; `None` if play could not go on from there, or
    /// nobody has said how that is done.
    fn shaken(_state: &Self::State, _chance: &mut impl Chance) -> Option<Self::State> {
        None
    }
    /// The estimate as it was tuned.
    fn tuned() -> &'static Estimate<Self>;

    /// A novice's choice: the index of one of the legal actions.
    fn novice(asked: &Asked<'_, Self>, chance: &mut impl Chance) -> usize;
    /// A regular's choice: the index of one of the legal actions.
    fn regular(asked: &Asked<'_, Self>, estimate: &Estimate<Self>, chance: &mut impl Chance) -> usize;
    /// What an expert intends: at least one choice, the first of which is one of the legal actions.
    fn expert(asked: &Asked<'_, Self>, chance: &mut impl Chance) -> Intent;
}

/// One of the numbers by which the estimate judges how a seat stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Feature {
    /// What it counts.
    pub name: &'static str,
    /// What it was thought to be worth before anything was tuned.
    pub guess: f32,
    /// It may be left unused, so it is never worth less than nothing. Games alone would say otherwise: what is left in
    /// hand is often what nobody found a use for.
    pub optional: bool,
}

impl Feature {
    /// A feature, and what it is thought to be worth.
    pub const fn new(name: &'static str, guess: f32) -> Feature {
        Feature { name, guess, optional: false }
    }

    /// The same for something that may be left unused.
    #[must_use]
    pub const fn optional(self) -> Feature {
        Feature { optional: true, ..self }
    }
}
