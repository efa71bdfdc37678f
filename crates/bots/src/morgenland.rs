//! What bots know of Morgenland.
//!
//! - `features`: how a seat stands, as numbers; `worth`: what treasure and artefacts are worth by the estimate;
//! - `habits`: which tokens players like to place where; `forecast`: what the others may have on the board;
//! - `prospects`: what a strength on a space brings; `placing`: where the tokens of a round go;
//! - `trial`: what a choice comes to by the end of the round; `calm`: how everybody goes on until then;
//! - `plays`: whether and what to play in a window;
//! - `novice` and `regular`: the two levels.

mod calm;
mod expert;
mod features;
mod forecast;
mod habits;
mod novice;
mod placing;
mod plays;
#[cfg(test)]
mod positions;
mod prospects;
mod regular;
mod trial;
mod worth;

use std::sync::LazyLock;

use games::morgenland::Morgenland;
use games::morgenland::table::Version;
use games::morgenland::view::View;
use tabletop::{Chance, Seat};

use crate::estimate::Estimate;
use crate::intent::Intent;
use crate::player::Asked;
use crate::trained::{Feature, Trained};

impl Trained for Morgenland {
    const FEATURES: &'static [Feature] = features::FEATURES;

    fn way(view: &View) -> usize {
        way(view.public.version, view.players.players())
    }

    fn features(view: &View, seat: Seat, numbers: &mut [f32]) {
        features::of_view(view, seat, numbers);
    }

    fn tuned() -> &'static Estimate<Self> {
        static TUNED: LazyLock<Estimate<Morgenland>> = LazyLock::new(|| {
            Estimate::from_toml(include_str!("../weights/morgenland.toml")).expect("a test reads this file")
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

/// Which of the ways to play this is: the basic version with 3, 4 and 5 players, then the magic one.
fn way(version: Version, players: usize) -> usize {
    let variant = match version {
        Version::Basic => 0,
        Version::Magic => 3,
    };
    variant + players - 3
}
