//! What bots know of Goofspiel.
//!
//! - `features`: how a seat stands, as numbers;
//! - `novice`, and `regular` with `calm` (how people mostly bid when a choice is tried).

mod calm;
mod expert;
mod features;
mod novice;
mod regular;

use std::sync::LazyLock;

use games::goofspiel::Goofspiel;
use games::goofspiel::table::Ties;
use games::goofspiel::view::View;
use tabletop::{Chance, Seat};

use crate::estimate::Estimate;
use crate::intent::Intent;
use crate::player::Asked;
use crate::trained::{Feature, Trained};

impl Trained for Goofspiel {
    const FEATURES: &'static [Feature] = features::FEATURES;

    fn way(view: &View) -> usize {
        let variant = match view.public.ties {
            Ties::Kept => 0,
            Ties::Discarded => 1,
        };
        variant * 4 + view.public.players.players() - 2
    }

    fn features(view: &View, seat: Seat, numbers: &mut [f32]) {
        features::write(view, seat, numbers);
    }

    fn tuned() -> &'static Estimate<Self> {
        static TUNED: LazyLock<Estimate<Goofspiel>> = LazyLock::new(|| {
            Estimate::from_toml(include_str!("../weights/goofspiel.toml")).expect("a test reads this file")
        });
        &TUNED
    }

    fn novice(asked: &Asked<'_, Self>, chance: &mut impl Chance) -> usize {
        novice::choose(asked, chance)
    }

    fn regular(asked: &Asked<'_, Self>, estimate: &Estimate<Self>, chance: &mut impl Chance) -> usize {
        regular::choose(asked, estimate, chance)
    }

    fn expert(asked: &Asked<'_, Self>, chance: &mut impl Chance) -> Intent {
        expert::choose(asked, chance)
    }
}
