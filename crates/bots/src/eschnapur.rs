//! What bots know of Der Palast von Eschnapur.
//!
//! - `features`: how a seat stands, as numbers;
//! - `shaking`: positions in which luck decides who has what, to find what things bring;
//! - `novice`, and `regular` with `bidding` (what to lay), `appraisal` (what things are worth), `belief` (what the
//!   others have probably chosen) and `calm` (how a round is played on when a choice is tried);
//! - `expert` with `pools` (what the others would choose as they see the game) and `habit` (how sensible people play on).

mod appraisal;
mod belief;
mod bidding;
mod calm;
mod expert;
mod features;
mod habit;
mod novice;
mod pools;
mod regular;
mod shaking;

use std::sync::LazyLock;

use games::eschnapur::Eschnapur;
use games::eschnapur::state::State;
use games::eschnapur::view::View;
use tabletop::{Chance, Seat};

use crate::estimate::Estimate;
use crate::intent::Intent;
use crate::player::Asked;
use crate::trained::{Feature, Trained};

impl Trained for Eschnapur {
    const FEATURES: &'static [Feature] = features::FEATURES;

    fn way(view: &View) -> usize {
        view.tableaus.players() - 2
    }

    fn features(view: &View, seat: Seat, numbers: &mut [f32]) {
        features::write(view, seat, numbers);
    }

    fn shaken(state: &State, chance: &mut impl Chance) -> Option<State> {
        shaking::shake(state, chance)
    }

    fn tuned() -> &'static Estimate<Self> {
        static TUNED: LazyLock<Estimate<Eschnapur>> = LazyLock::new(|| {
            Estimate::from_toml(include_str!("../weights/eschnapur.toml")).expect("a test reads this file")
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
