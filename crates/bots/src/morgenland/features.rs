//! How a seat stands, as numbers: what the estimate looks at.
//!
//! They matter most between rounds, when all tokens are back: what lies on the board is not among them.

use games::morgenland::artefact::{Artefact, Artefacts};
use games::morgenland::table::{OnTable, Version};
use games::morgenland::treasure::{Hoard, Kind};
use games::morgenland::view::View;
use tabletop::Seat;

use crate::trained::Feature;

/// The places of the features.
pub(super) mod place {
    pub(crate) const ARTEFACTS: usize = 0;
    pub(crate) const ARTEFACTS_LATE: usize = 1;
    pub(crate) const ARTEFACTS_LAST: usize = 2;
    pub(crate) const FIRST_UNITS: usize = 3;
    pub(crate) const MIDDLE_UNITS: usize = 4;
    pub(crate) const HIGH_UNITS: usize = 5;
    pub(crate) const SPARE_UNITS: usize = 6;
    pub(crate) const TREASURE_LATE: usize = 7;
    pub(crate) const TREASURE_LAST: usize = 8;
    pub(crate) const SCROLLS: usize = 9;
    pub(crate) const CAMEL: usize = 10;
    pub(crate) const SEQUENCE: usize = 11;
    pub(crate) const CARPET: usize = 12;
    pub(crate) const DOUBLE: usize = 13;
    pub(crate) const KEY: usize = 14;
    pub(crate) const COUNTERSPELL: usize = 15;
    pub(crate) const SECOND_TOOL: usize = 16;
    pub(crate) const SPELLS: usize = 17;
}

/// The features with a first guess of their weights.
pub(super) const FEATURES: &[Feature] = &[
    Feature::new("artefacts", 0.45),
    Feature::new("artefacts, late", 1.1),
    Feature::new("artefacts, last", 0.6),
    Feature::new("first units of a kind", 0.09),
    Feature::new("middle units of a kind", 0.115),
    Feature::new("high units of a kind", 0.14),
    Feature::new("spare units of a kind", 0.05),
    Feature::new("treasure, late", 0.09),
    Feature::new("treasure, last", -0.05),
    Feature::new("scrolls", 0.62).optional(),
    Feature::new("camel", 0.16),
    Feature::new("late in sequence", 0.1),
    Feature::new("carpet", 0.45).optional(),
    Feature::new("double", 0.6).optional(),
    Feature::new("key", 0.0).optional(),
    Feature::new("counterspell", 0.08).optional(),
    Feature::new("second tool", 0.24).optional(),
    Feature::new("spells", 0.15).optional(),
];

/// Units of one kind are counted in steps: the cheapest tokens cost 1 and 2, the next 4 and 5, the dearest up to 9
/// (M3.9); more than that pays for nothing at once.
pub(super) const STEPS: [(usize, u8, u8); 4] = [
    (place::FIRST_UNITS, 0, 2),
    (place::MIDDLE_UNITS, 2, 5),
    (place::HIGH_UNITS, 5, 9),
    (place::SPARE_UNITS, 9, Kind::UNITS),
];

/// When the end is near, in rounds in which every room sells.
const LAST_ROUNDS: f32 = 2.0;

/// How far the game has come.
#[derive(Clone, Copy, Debug)]
pub(super) struct Progress {
    pub(super) players: u8,
    /// Artefacts still to be sold.
    pub(super) left: u8,
    /// Artefacts that were to be sold when the game began (M0.6, M0.7).
    pub(super) all: u8,
}

impl Progress {
    fn new(version: Version, players: usize, left: u8) -> Progress {
        let players = players as u8;
        let of_each = match version {
            Version::Basic => 6,
            Version::Magic => 5,
        };
        Progress { players, left, all: players * of_each }
    }

    pub(super) fn of_table(table: &OnTable) -> Progress {
        let left = table
            .rooms
            .iter()
            .map(|room| room.stack.len() as u8 + u8::from(room.public.open.is_some()))
            .sum();
        Progress::new(table.public.version, table.players(), left)
    }

    pub(super) fn of_view(view: &View) -> Progress {
        let left = view.rooms.values().map(|room| room.stack + u8::from(room.public.open.is_some())).sum();
        Progress::new(view.public.version, view.players.players(), left)
    }

    /// After so many more sales.
    pub(super) fn after(self, sales: u8) -> Progress {
        Progress { left: self.left.saturating_sub(sales), ..self }
    }

    /// The share of all artefacts that is sold.
    pub(super) fn late(self) -> f32 {
        1.0 - self.rest()
    }

    /// From 0, as long as [`LAST_ROUNDS`] of sales are left, to 1 at the end.
    pub(super) fn last(self) -> f32 {
        let rounds = f32::from(self.left) / f32::from(self.players);
        (1.0 - rounds / LAST_ROUNDS).max(0.0)
    }

    /// The share of all artefacts that is still to be sold.
    pub(super) fn rest(self) -> f32 {
        f32::from(self.left) / f32::from(self.all)
    }
}

/// What a seat has.
#[derive(Clone, Copy, Debug)]
pub(super) struct Holding {
    pub(super) treasure: Hoard,
    pub(super) collected: u8,
    /// Unknown in the basic version (MP.3), except one's own.
    pub(super) artefacts: Option<Artefacts>,
    pub(super) spells: u8,
    /// The place in player sequence, counted from 0.
    pub(super) place: u8,
}

impl Holding {
    pub(super) fn of_table(table: &OnTable, seat: Seat) -> Holding {
        let player = &table.players[seat];
        Holding {
            treasure: player.treasure,
            collected: player.artefacts.total(),
            artefacts: Some(player.artefacts),
            spells: player.spells.len() as u8,
            place: table.place_of(seat) as u8,
        }
    }

    pub(super) fn of_view(view: &View, seat: Seat) -> Holding {
        let player = &view.players[seat];
        let players = view.players.players();
        Holding {
            treasure: player.treasure,
            collected: player.seen.collected,
            artefacts: player.seen.artefacts,
            spells: player.seen.spells,
            place: ((seat.index() + players - view.public.camel.index()) % players) as u8,
        }
    }

    /// How many Scrolls, or how many they are likely to be (M4.2).
    fn scrolls(&self) -> f32 {
        self.artefacts.map_or(f32::from(self.collected) / Artefact::COUNT as f32, |artefacts| {
            f32::from(artefacts.count(Artefact::Scroll))
        })
    }
}

/// The features of a seat as an observer sees it.
pub(super) fn of_view(view: &View, seat: Seat, numbers: &mut [f32]) {
    write(&Holding::of_view(view, seat), Progress::of_view(view), view.public.version, numbers);
}

/// The features of a seat that has this.
pub(super) fn write(holding: &Holding, progress: Progress, version: Version, numbers: &mut [f32]) {
    numbers.fill(0.0);
    let collected = f32::from(holding.collected);
    numbers[place::ARTEFACTS] = collected;
    numbers[place::ARTEFACTS_LATE] = collected * progress.late();
    numbers[place::ARTEFACTS_LAST] = collected * progress.last();
    for (step, from, to) in STEPS {
        numbers[step] = f32::from(units(holding.treasure, from, to));
    }
    let total = f32::from(holding.treasure.total());
    numbers[place::TREASURE_LATE] = total * progress.late();
    numbers[place::TREASURE_LAST] = total * progress.last();
    numbers[place::SCROLLS] = holding.scrolls() * progress.late();
    numbers[place::CAMEL] = f32::from(u8::from(holding.place == 0));
    numbers[place::SEQUENCE] = f32::from(holding.place) / f32::from(progress.players - 1);
    if let (Version::Magic, Some(artefacts)) = (version, holding.artefacts) {
        write_tools(artefacts, holding.spells, progress, numbers);
    }
}

/// How many units of all kinds lie above one number and not above another.
fn units(treasure: Hoard, from: u8, to: u8) -> u8 {
    Kind::ALL.iter().map(|&kind| treasure.count(kind).clamp(from, to) - from).sum()
}

/// M5: artefacts that can be used are worth the more the more rounds are left for it.
fn write_tools(artefacts: Artefacts, spells: u8, progress: Progress, numbers: &mut [f32]) {
    let rest = progress.rest();
    let mut second = 0.0;
    for (tool, artefact) in TOOLS {
        let count = artefacts.count(artefact);
        numbers[tool] = f32::from(u8::from(count > 0)) * rest;
        second += f32::from(count.saturating_sub(1)) * rest;
    }
    numbers[place::SECOND_TOOL] = second;
    numbers[place::SPELLS] = f32::from(spells) * rest;
}

/// The artefacts that can be used, but for the Lamp, which everybody has (M0.7).
pub(super) const TOOLS: [(usize, Artefact); 4] = [
    (place::CARPET, Artefact::Carpet),
    (place::DOUBLE, Artefact::Double),
    (place::KEY, Artefact::Key),
    (place::COUNTERSPELL, Artefact::Counterspell),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use games::morgenland::Morgenland;
    use tabletop::{Game as _, Observer};

    use super::*;
    use crate::estimate::MOST_FEATURES;
    use crate::morgenland::positions::reach;

    #[test]
    fn every_feature_has_a_name_of_its_own() {
        let names: BTreeSet<_> = FEATURES.iter().map(|feature| feature.name).collect();
        assert_eq!(names.len(), FEATURES.len());
        assert!(FEATURES.len() <= MOST_FEATURES);
    }

    /// What players see of themselves is what lies on the table.
    #[test]
    fn a_view_and_a_table_give_the_same_features() {
        for version in [Version::Basic, Version::Magic] {
            for state in reach(version, |_| true).take(1000) {
                let table = state.table();
                for seat in table.players.seats() {
                    let [mut seen, mut there] = [[0.0; FEATURES.len()]; 2];
                    of_view(&Morgenland::view(&state, Observer::Seat(seat)), seat, &mut seen);
                    write(&Holding::of_table(table, seat), Progress::of_table(table), version, &mut there);
                    assert!(seen.iter().zip(there).all(|(seen, there)| (seen - there).abs() < f32::EPSILON));
                }
            }
        }
    }

    #[test]
    fn m0_2_every_unit_of_treasure_is_counted_once() {
        let treasure: Hoard = Kind::ALL.iter().copied().zip([0, 1, 4, 8, 12]).collect();
        assert_eq!(STEPS.map(|(_, from, to)| units(treasure, from, to)), [7, 8, 7, 3]);
    }
}
