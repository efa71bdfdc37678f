//! A good club player.
//!
//! Bids are valued card by card, see [`Bids`]. Every other choice is tried in imagined states: the round is played to
//! its end, and the choice is judged by the share of the win it leads to. So a regular builds where it counts,
//! blocks and stops whoever is in the way, and buys what is worth its price, without being told when.

use games::eschnapur::Eschnapur;
use games::eschnapur::action::{Action, Actions};
use games::eschnapur::phases::Phase;
use games::eschnapur::phases::gold::GoldPlan;
use games::eschnapur::state::State;
use games::eschnapur::view::{LayingView, View};
use tabletop::{Chance, Counted as _, FastChance, Game as _, Observer, Seat};

use super::appraisal::Appraisal;
use super::bidding::{self, Bids};
use super::{belief, calm};
use crate::estimate::Estimate;
use crate::foresight::{Foresight, Imagined};
use crate::mixture;
use crate::player::Asked;

/// So many continuations are tried for a choice, whatever the number of candidates: this bounds the time it takes. What
/// each of them costs depends on how much is still to be built.
const FROM_THE_SITES: usize = 60;
const FROM_THE_OFFICIALS: usize = 75;
const FROM_THE_BUILDING: usize = 75;
const AFTER_THE_BUILDING: usize = 120;

/// How much less a choice may be worth, in shares of the win, to be made e times more seldom.
const CHOOSING: f32 = 0.002;

/// How much a stop on an own site must bring, in shares of the win, to be thought of.
const OWN_SITE: f32 = 0.06;

/// The index of one of the legal actions.
pub(super) fn choose(
    asked: &Asked<'_, Eschnapur>,
    estimate: &Estimate<Eschnapur>,
    chance: &mut impl Chance,
) -> usize {
    let drawn = if let Phase::Laying(LayingView { mine: Some(plan), .. }) = asked.view.phase {
        mixture::draw(&lay(asked, plan, estimate, chance), bidding::WARMTH, chance)
    } else {
        mixture::draw(&foresee(asked, estimate, chance), CHOOSING, chance)
    };
    drawn.expect("there is a legal action")
}

/// What each card before the next official is worth, with the best of the rest before the others.
fn lay(
    asked: &Asked<'_, Eschnapur>,
    plan: GoldPlan,
    estimate: &Estimate<Eschnapur>,
    chance: &mut impl Chance,
) -> Vec<(usize, f32)> {
    let appraisal = Appraisal::new(asked.view, asked.seat, estimate);
    let bids = Bids::new(asked.view, asked.seat, plan.open(), &appraisal, chance);
    let hand = asked.view.tableaus[asked.seat].hand.unwrap_or_default();
    let worth = |index: usize| match Eschnapur::action(index)? {
        Action::Lay(official, gold) => Some(bids.plan(official, Some(gold), plan.open(), hand)),
        Action::Leave(official) => Some(bids.plan(official, None, plan.open(), hand)),
        Action::Site(_)
        | Action::Block(..)
        | Action::Beside
        | Action::Stop(_)
        | Action::Marker(_)
        | Action::ChooseMarker(_)
        | Action::Build(_)
        | Action::Take(_)
        | Action::Lift(_)
        | Action::Set(_)
        | Action::Stay
        | Action::Buy(_)
        | Action::Protect(_)
        | Action::Pass => None,
    };
    asked.legal.iter().filter_map(|index| Some((index, worth(index)?))).collect()
}

/// The share of the win that each choice leads to, judged at the end of the round.
fn foresee(
    asked: &Asked<'_, Eschnapur>,
    estimate: &Estimate<Eschnapur>,
    chance: &mut impl Chance,
) -> Vec<(usize, f32)> {
    let continuations = match asked.view.phase {
        Phase::Sites(_) | Phase::BeforeGold(_) | Phase::Laying(_) => FROM_THE_SITES,
        Phase::FromHand { .. } | Phase::Blockade(_) | Phase::Stop(_) | Phase::Order(_) => FROM_THE_OFFICIALS,
        Phase::Building(_) => FROM_THE_BUILDING,
        Phase::Moving(_) | Phase::Rewards(_) | Phase::Over(_) => AFTER_THE_BUILDING,
    };
    let states = (continuations / asked.legal.len()).max(1);
    let imagine = |_| {
        let guess = |other, chance: &mut _| belief::guess_sites(asked.view, other, chance);
        Imagined::new(belief::imagine(asked.view, asked.seat, guess, chance), chance)
    };
    let imagined: Vec<_> = (0..states).map(imagine).collect();
    let mut worths = ToTheEndOfTheRound { asked, estimate }.worths(asked, &imagined);
    for (index, worth) in &mut worths {
        *worth -= qualm(asked, *index);
    }
    worths
}

/// What speaks against a choice that a few imagined states do not show. Whoever stops one of their own sites has only
/// one left, and those who build before them may fill it.
fn qualm(asked: &Asked<'_, Eschnapur>, index: usize) -> f32 {
    let sites = asked.view.tableaus[asked.seat].sites.unwrap_or_default();
    match Eschnapur::action(index) {
        Some(Action::Stop(part)) if sites.contains(part) => OWN_SITE,
        _ => 0.0,
    }
}

/// Choices are judged by where they have led at the end of the round.
struct ToTheEndOfTheRound<'a> {
    asked: &'a Asked<'a, Eschnapur>,
    estimate: &'a Estimate<Eschnapur>,
}

impl Foresight<Eschnapur> for ToTheEndOfTheRound<'_> {
    fn go_on(&self, state: &State, seat: Seat, legal: Actions, luck: &mut FastChance) -> usize {
        calm::play(state, seat, legal, luck)
    }

    fn is_enough(&self, state: &State) -> bool {
        Eschnapur::round(state) != u32::from(self.asked.view.public.round)
    }

    fn judge(&self, state: &State) -> f32 {
        let seat = self.asked.seat;
        match state.outcome() {
            Some(outcome) => outcome.share(seat),
            None => self.estimate.shares(&View::new(state, Observer::Seat(seat)))[seat],
        }
    }
}

#[cfg(test)]
mod tests {
    use games::eschnapur::edition::Edition;
    use games::eschnapur::palace::PartSet;
    use tabletop::way::Way;
    use tabletop::{Lively as _, Turn};

    use super::*;
    use crate::level::Level;

    /// Calls `check` with the choice of a regular in many positions of lively games, and with what it knows there.
    fn choices(wanted: impl Fn(&View) -> bool, mut check: impl FnMut(&View, Seat, Action)) {
        let way = Way::<Eschnapur>::all().last().expect("there is a way to play");
        let mut checked = 0;
        for game in 0..200 {
            let mut chance = FastChance::for_game(5, game);
            let mut state = Eschnapur::begin(&way.options(), &Edition::default(), &mut chance).unwrap();
            while let Some((seat, legal)) = Eschnapur::next(&state) {
                let view = View::new(&state, Observer::Seat(seat));
                if wanted(&view) {
                    let index = Level::Regular.choose(&Asked::<Eschnapur> { seat, view: &view, legal }, game);
                    check(&view, seat, Eschnapur::action(index).unwrap());
                    checked += 1;
                }
                let index = Eschnapur::lively(legal, &mut chance);
                Turn::<Eschnapur>::new(&mut state, seat).play_listed(index, &mut chance, &mut ());
            }
        }
        assert!(checked > 10, "only {checked} such positions");
    }

    /// E4.1: an own site is stopped only where that hurts others more.
    #[test]
    fn e4_1_seldom_stops_an_own_site() {
        let (mut own, mut all) = (0, 0);
        let stopping = |view: &View| matches!(view.phase, Phase::Stop(_)) && view.payment.is_none();
        choices(stopping, |view, seat, action| {
            let sites = view.tableaus[seat].sites.unwrap_or_default();
            all += 1;
            own += usize::from(matches!(action, Action::Stop(part) if sites.contains(part)));
        });
        assert!(own * 20 <= all, "{own} of {all}");
    }

    /// E9.4: a first stone on a part that is one stone short scores more than another one elsewhere.
    #[test]
    fn e9_4_completes_a_part_on_which_it_has_nothing() {
        let almost_full = |view: &View, seat: Seat| -> PartSet {
            let short = |part: &_| super::super::features::fields_left(view, *part) == 1;
            let sites = view.tableaus[seat].sites.unwrap_or_default();
            sites
                .iter()
                .filter(short)
                .filter(|&part| view.public.palace[part].share(seat).is_none())
                .collect()
        };
        let building = |view: &View| {
            let Phase::Building(_) = view.phase else { return false };
            let Some(seat) = view.to_act().lowest() else { return false };
            view.payment.is_none()
                && view.tableaus[seat].public.stones == 1
                && view.public.markers.stop.is_none()
                && almost_full(view, seat).len() == 1
        };
        let (mut completed, mut all) = (0, 0);
        choices(building, |view, seat, action| {
            all += 1;
            completed +=
                usize::from(matches!(action, Action::Build(part) if almost_full(view, seat).contains(part)));
        });
        assert!(completed * 10 >= all * 9, "{completed} of {all}");
    }
}
