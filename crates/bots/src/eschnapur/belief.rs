//! What the others have probably chosen in secret: a view filled up with guesses, from which a state is imagined.

use games::eschnapur::Eschnapur;
use games::eschnapur::gold::{Gold, GoldSet, Purse};
use games::eschnapur::official::Official;
use games::eschnapur::palace::{Part, PartSet};
use games::eschnapur::phases::Phase;
use games::eschnapur::state::State;
use games::eschnapur::view::{SlotView, View};
use tabletop::{Chance, Game as _, Seat};

use super::bidding::HABITS;
use super::{calm, features};
use crate::mixture;

/// A state that fits the view, with the secrets of the others as people mostly choose; `sites` guesses where somebody
/// builds. What is not guessed is left for the rules to imagine.
pub(super) fn imagine<C: Chance>(
    view: &View,
    seat: Seat,
    mut sites: impl FnMut(Seat, &mut C) -> Option<PartSet>,
    chance: &mut C,
) -> State {
    let mut guessed = *view;
    for other in view.tableaus.seats().filter(|&other| other != seat) {
        guess_cards(&mut guessed, other, chance);
        if sites_are_secret(view, other) {
            guessed.tableaus[other].sites = sites(other, chance);
        }
    }
    Eschnapur::imagine(&guessed, chance)
}

/// EP.3: a face-down card is one of those that its owner owns and is not known to have in hand.
fn guess_cards(view: &mut View, seat: Seat, chance: &mut impl Chance) {
    let tableau = &mut view.tableaus[seat];
    let mut hidden = tableau.counted.owned.without(tableau.counted.known);
    let carried = view.carried.filter(|carried| carried.card.seat == seat);
    let is_carried = |official: Official| carried.is_some_and(|carried| carried.card.official == official);
    // What is carried over is known more narrowly, and comes first, so that something is left for it.
    let mut officials = Official::ALL;
    officials.sort_by_key(|&official| !is_carried(official));
    for official in officials {
        let slot = &mut tableau.slots[official.index()];
        if *slot != SlotView::Down(None) {
            continue;
        }
        let possible =
            carried.filter(|_| is_carried(official)).map_or(GoldSet::ALL, |carried| carried.values.0);
        let gold = guess_card(hidden, possible, official, chance);
        if let Some(gold) = gold {
            hidden.remove(gold);
        }
        *slot = SlotView::Down(gold);
    }
}

fn guess_card(
    hidden: Purse,
    possible: GoldSet,
    official: Official,
    chance: &mut impl Chance,
) -> Option<Gold> {
    let weight = |gold: Gold| {
        let count = f32::from(hidden.count(gold));
        if possible.contains(gold) { HABITS[official.index()][gold as usize] * count } else { 0.0 }
    };
    mixture::pick(Gold::ALL.into_iter().map(|gold| (gold, weight(gold))), chance)
}

/// EP.2: sites are secret until the building turn. Before they are chosen there is nothing to guess.
fn sites_are_secret(view: &View, seat: Seat) -> bool {
    view.tableaus[seat].sites.is_none() && !matches!(view.phase, Phase::Sites(_) | Phase::Over(_))
}

/// E1.1: two parts, those that score most the likeliest.
pub(super) fn guess_sites(view: &View, seat: Seat, chance: &mut impl Chance) -> Option<PartSet> {
    let weight = |part: Part| calm::gain(&view.public.figures, &view.public.palace, seat, part).exp();
    let mut left: Vec<_> = features::unfinished(view).iter().map(|part| (part, weight(part))).collect();
    let mut sites = PartSet::EMPTY;
    for _ in 0..2 {
        let site = mixture::pick(left.iter().copied(), chance)?;
        left.retain(|&(part, _)| part != site);
        sites.insert(site);
    }
    Some(sites)
}

#[cfg(test)]
mod tests {
    use games::eschnapur::edition::Edition;
    use tabletop::way::Way;
    use tabletop::{FastChance, Lively as _, Observer, Turn};

    use super::*;

    /// Guesses change nothing that is known: a state made from them shows the same view.
    #[test]
    fn guesses_fit_the_view() {
        let mut chance = FastChance::new(3);
        for way in Way::<Eschnapur>::all() {
            for _ in 0..30 {
                let mut state = Eschnapur::begin(&way.options(), &Edition::default(), &mut chance).unwrap();
                while let Some((seat, legal)) = Eschnapur::next(&state) {
                    let view = View::new(&state, Observer::Seat(seat));
                    let guess = |other, chance: &mut _| guess_sites(&view, other, chance);
                    let imagined = imagine(&view, seat, guess, &mut chance);
                    assert_eq!(View::new(&imagined, Observer::Seat(seat)), view);
                    let index = Eschnapur::lively(legal, &mut chance);
                    Turn::<Eschnapur>::new(&mut state, seat).play_listed(index, &mut chance, &mut ());
                }
            }
        }
    }

    /// A 5 lies before the official of stones more often than a 5 drawn blindly would.
    #[test]
    fn guesses_follow_habits() {
        let mut chance = FastChance::new(4);
        let owned = Purse::of_counts([1; 6]);
        let fives = |official: Official, chance: &mut FastChance| {
            (0..600).filter(|_| guess_card(owned, GoldSet::ALL, official, chance) == Some(Gold::Five)).count()
        };
        assert!(fives(Official::Stones, &mut chance) > 200);
        assert!(fives(Official::Stop, &mut chance) < 100);
    }
}
