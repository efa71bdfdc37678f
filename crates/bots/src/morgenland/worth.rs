//! What treasure and artefacts are worth by the estimate, in its own measure: a score.

use games::morgenland::Morgenland;
use games::morgenland::artefact::{Artefact, Artefacts};
use games::morgenland::table::Version;
use games::morgenland::treasure::{Hoard, Kind, KindSet};
use tabletop::{BySeat, Seat};

use crate::estimate::Estimate;
use crate::mixture::softmax;
use crate::morgenland::features::{self, Holding, Progress, STEPS, TOOLS, place};

/// The number of features.
const COUNT: usize = features::FEATURES.len();

/// What things are worth at one moment of a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Worth<'e> {
    weights: &'e [f32],
    version: Version,
    progress: Progress,
    /// What so many units of one kind are worth.
    units: [f32; Kind::UNITS as usize + 1],
}

impl<'e> Worth<'e> {
    pub(super) fn new(estimate: &'e Estimate<Morgenland>, version: Version, progress: Progress) -> Worth<'e> {
        let weights = estimate.weights(super::way(version, progress.players.into()));
        let every =
            weights[place::TREASURE_LATE] * progress.late() + weights[place::TREASURE_LAST] * progress.last();
        let mut units = [0.0; Kind::UNITS as usize + 1];
        for (step, from, to) in STEPS {
            for count in from..to {
                // A unit is never a burden, whatever the weights say: it may break a tie (M4.2).
                let unit = (weights[step] + every).max(LEAST_UNIT);
                units[usize::from(count) + 1] = units[usize::from(count)] + unit;
            }
        }
        Worth { weights, version, progress, units }
    }

    /// What so many units of one kind are worth.
    #[inline]
    pub(super) fn units(&self, count: u8) -> f32 {
        self.units[usize::from(count.min(Kind::UNITS))]
    }

    /// What somebody who has so many units of a kind gains by some more.
    #[inline]
    pub(super) fn gain(&self, count: u8, more: u8) -> f32 {
        self.units(count + more) - self.units(count)
    }

    /// What somebody who has so many units of a kind loses by giving some.
    #[inline]
    pub(super) fn loss(&self, count: u8, given: u8) -> f32 {
        self.units(count) - self.units(count.saturating_sub(given))
    }

    /// What the cheapest units of a hoard are worth, the first so many of them; `None` beyond what there is.
    pub(super) fn cheapest<const N: usize>(&self, mut hoard: Hoard) -> [Option<f32>; N] {
        let mut sum = 0.0;
        let mut sums = [None; N];
        for place in &mut sums {
            let Some(kind) = self.cheapest_kind(hoard) else { break };
            sum += self.loss(hoard.count(kind), 1);
            hoard.remove(kind, 1);
            *place = Some(sum);
        }
        sums
    }

    /// The kind of which a unit is missed least.
    pub(super) fn cheapest_kind(&self, hoard: Hoard) -> Option<Kind> {
        let loss = |kind: &Kind| self.loss(hoard.count(*kind), 1);
        hoard.kinds().iter().min_by(|one, other| loss(one).total_cmp(&loss(other)))
    }

    /// The units that are wanted most, one after the other: the first of their kinds, and what they are worth together.
    pub(super) fn wanted(
        &self,
        mut own: Hoard,
        mut bank: Hoard,
        kinds: KindSet,
        units: u8,
    ) -> (Option<Kind>, f32) {
        let mut sum = 0.0;
        let mut taken = KindSet::EMPTY;
        for _ in 0..units {
            let gain = |kind: &Kind| self.gain(own.count(*kind), 1);
            let there = (bank.kinds() & kinds).iter();
            let Some(kind) = there.max_by(|one, other| gain(one).total_cmp(&gain(other))) else { break };
            sum += gain(&kind);
            own.add(kind, 1);
            bank.remove(kind, 1);
            taken.insert(kind);
        }
        (taken.first(), sum)
    }

    /// What one more artefact of unknown kind is worth.
    pub(super) fn any_artefact(&self) -> f32 {
        let weight = |place: usize| self.weights[place];
        weight(place::ARTEFACTS)
            + weight(place::ARTEFACTS_LATE) * self.progress.late()
            + weight(place::ARTEFACTS_LAST) * self.progress.last()
    }

    /// What this artefact is worth to somebody who has those.
    pub(super) fn artefact(&self, artefact: Option<Artefact>, own: Option<Artefacts>) -> f32 {
        let any = self.any_artefact();
        let scroll = self.weights[place::SCROLLS] * self.progress.late();
        match artefact {
            None => any + scroll / Artefact::COUNT as f32,
            Some(Artefact::Scroll) => any + scroll,
            Some(artefact) => any + self.tool(artefact, own),
        }
    }

    /// What the use of an artefact is worth.
    fn tool(&self, artefact: Artefact, own: Option<Artefacts>) -> f32 {
        if self.version == Version::Basic {
            return 0.0;
        }
        let Some((place, _)) = TOOLS.into_iter().find(|&(_, tool)| tool == artefact) else { return 0.0 };
        let second = own.is_some_and(|own| own.has(artefact));
        self.weights[if second { place::SECOND_TOOL } else { place }] * self.progress.rest()
    }

    /// What a spell is worth to whoever will play it at the right time (M3.4). The estimate does not say: it sees spells
    /// that are still in hand between rounds, and those are mostly the ones that found no use.
    pub(super) fn spell(&self) -> f32 {
        SPELL * self.progress.rest()
    }

    /// What it is worth to take the camel (M3.7).
    pub(super) fn camel(&self, seat_place: u8) -> f32 {
        let sequence = f32::from(seat_place) / f32::from(self.progress.players - 1);
        self.weights[place::CAMEL] - self.weights[place::SEQUENCE] * sequence
    }

    /// How well somebody stands who has this.
    pub(super) fn score(&self, holding: &Holding) -> f32 {
        let mut numbers = [0.0; COUNT];
        features::write(holding, self.progress, self.version, &mut numbers);
        self.weights.iter().zip(numbers).map(|(weight, number)| weight * number).sum()
    }
}

/// About three treasures: what a spell does for its player, or against another.
const SPELL: f32 = 0.25;

/// Treasure breaks ties (M4.2), so a unit is always worth a trifle.
const LEAST_UNIT: f32 = 0.003;

/// Each seat's expected share of the win.
pub(super) fn shares(mut scores: BySeat<f32, 5>) -> BySeat<f32, 5> {
    softmax(scores.values_mut());
    scores
}

/// How much a rival's gain hurts: the share of my losses that would be their win.
pub(super) fn rivalry(shares: &BySeat<f32, 5>, me: Seat) -> BySeat<f32, 5> {
    let others = (1.0 - shares[me]).max(LEAST_UNIT);
    shares.map(|seat, share| if seat == me { 0.0 } else { share / others })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(estimate: &Estimate<Morgenland>, left: u8) -> Worth<'_> {
        Worth::new(estimate, Version::Basic, Progress { players: 4, left, all: 24 })
    }

    #[test]
    fn m4_2_one_more_unit_is_never_a_burden() {
        let estimate = Estimate::guess();
        for left in 0..=24 {
            let worth = worth(&estimate, left);
            assert!((0..Kind::UNITS).all(|count| worth.gain(count, 1) > 0.0));
        }
    }

    #[test]
    fn the_cheapest_units_are_given_first() {
        let estimate = Estimate::guess();
        let worth = worth(&estimate, 24);
        let hoard: Hoard = [(Kind::Crown, 1), (Kind::Gem, 2)].into_iter().collect();
        let costs = worth.cheapest::<5>(hoard);
        assert!(costs[..3].iter().all(Option::is_some) && costs[3..].iter().all(Option::is_none));
        assert!(costs[0] < costs[1] && costs[1] < costs[2]);
    }

    #[test]
    fn a_leader_hurts_most() {
        let scores = BySeat::from_fn(3, |seat| [0.0, 1.0, 2.0][seat.index()]);
        let rivalry = rivalry(&shares(scores), Seat::A);
        assert!(rivalry[Seat::C] > rivalry[Seat::B] && rivalry[Seat::A] == 0.0);
        assert!((rivalry.values().iter().sum::<f32>() - 1.0).abs() < 1e-5);
    }
}
