//! A beginner: sensible at first sight, one choice at a time.
//!
//! It likes high fields and stones, blocks and stops whomever, goes first because first sounds good, buys what it can
//! as soon as it can, and takes the highest coins. What it does not do: count what others own, save gold for later
//! rounds, think of what others will build before it does, or look at who leads.

use games::eschnapur::Eschnapur;
use games::eschnapur::action::Action;
use games::eschnapur::gold::Gold;
use games::eschnapur::official::Official;
use tabletop::{Chance, Game as _};

use super::calm;
use crate::mixture;
use crate::player::Asked;

/// A choice that appeals so much less than another is made e times more seldom.
const WHIM: f32 = 0.5;

/// The index of one of the legal actions.
pub(super) fn choose(asked: &Asked<'_, Eschnapur>, chance: &mut impl Chance) -> usize {
    let appeal = |index: usize| Eschnapur::action(index).map_or(0.0, |action| appeal(asked, action));
    let choices: Vec<_> = asked.legal.iter().map(|index| (index, appeal(index))).collect();
    mixture::draw(&choices, WHIM, chance).expect("there is a legal action")
}

/// How much a choice appeals to a beginner.
fn appeal(asked: &Asked<'_, Eschnapur>, action: Action) -> f32 {
    let view = asked.view;
    match action {
        Action::Site(part) => calm::gain(&view.public.figures, &view.public.palace, asked.seat, part) / 3.0,
        Action::Build(part) | Action::Set(part) => {
            calm::gain(&view.public.figures, &view.public.palace, asked.seat, part) / 2.0
        }
        Action::Lay(Official::Stones, gold) => value(gold),
        // Something should be won elsewhere too, so gold is thrown about.
        Action::Lay(Official::Blockade | Official::Stop | Official::Order | Official::Moving, gold) => {
            -0.5 * (value(gold) - HOPE).abs()
        }
        Action::Block(_, official) => liking(official == Official::Stones),
        Action::Stop(part) => {
            liking(view.tableaus[asked.seat].sites.is_some_and(|sites| !sites.contains(part)))
        }
        Action::Marker(seat) => liking(seat == asked.seat),
        Action::Lift(part) | Action::Protect(part) => {
            liking(view.public.palace[part].topmost() == Some(asked.seat))
        }
        Action::ChooseMarker(marker) => -f32::from(marker.number()),
        Action::Take(gold) => 2.0 * value(gold),
        Action::Buy(_) => 1.0,
        Action::Leave(_) | Action::Beside | Action::Stay | Action::Pass => 0.0,
    }
}

/// What a beginner lays in the hope of winning with little.
const HOPE: f32 = 1.0;

/// What a beginner thinks of a choice that has what a beginner looks for, or has not.
fn liking(has: bool) -> f32 {
    if has { 3.0 } else { 0.0 }
}

fn value(gold: Gold) -> f32 {
    f32::from(gold.value())
}
