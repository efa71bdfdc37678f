//! An expert: bids against what regulars would bid in the others' place.
//!
//! Everything but the bids that lie face down can be seen by everybody, so the others are asked as regulars, each with what
//! they see. What they have bid already is forgotten and asked again, because nothing is known of it.

use games::goofspiel::Goofspiel;
use games::goofspiel::state::State;
use games::goofspiel::view::View;
use tabletop::{Chance, Observer, Seat, Turn};

use super::regular::{self, AFewRounds};
use crate::foresight::{Foresight as _, Imagined};
use crate::intent::Intent;
use crate::mixture;
use crate::player::Asked;
use crate::search;
use crate::trained::Trained as _;

/// So many playouts are tried for a bid, whatever the number of cards: this bounds the time it takes.
const PLAYOUTS: usize = 1500;

/// So often everybody else is asked.
const ASKED: usize = 4;

/// What to bid.
pub(super) fn choose(asked: &Asked<'_, Goofspiel>, chance: &mut impl Chance) -> Intent {
    let seat = asked.seat;
    let unbid = regular::unbid(asked, chance);
    let pools: Vec<(Seat, Vec<usize>)> = asked
        .view
        .public
        .players
        .seats()
        .filter(|&other| other != seat)
        .map(|other| (other, bids(&unbid, other, chance)))
        .collect();
    let case = || {
        let mut state = regular::unbid(asked, chance);
        for (other, bids) in &pools {
            let turn = Turn::<Goofspiel>::new(&mut state, *other);
            // Whoever has no cards left does not bid.
            if !turn.legal().is_empty() {
                turn.play_listed(bids[chance.below(bids.len() as u32) as usize], chance, &mut ());
            }
        }
        Imagined::new(state, chance)
    };
    let foresight = AFewRounds::new(asked, Goofspiel::tuned());
    let outlook = |case: &Imagined<State>, &bid: &usize| {
        foresight.outlook(case, seat, &[bid]).expect("all bids are legal")
    };
    let worths = search::compare(asked.legal.iter(), PLAYOUTS, case, outlook);
    Intent::of(mixture::draw(&worths, regular::CHOOSING, chance).expect("there is a legal action"))
}

/// What somebody else would bid as a regular.
fn bids(state: &State, seat: Seat, chance: &mut impl Chance) -> Vec<usize> {
    let view = View::new(state, Observer::Seat(seat));
    let asked = Asked::<Goofspiel> { seat, view: &view, legal: state.legal(seat) };
    if asked.legal.is_empty() {
        return Vec::new();
    }
    (0..ASKED).map(|_| regular::choose(&asked, Goofspiel::tuned(), chance)).collect()
}
