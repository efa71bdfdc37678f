//! How a round is played on in an expert's playouts: as sensible people mostly do, without thinking long.
//!
//! What is different from [`calm`]: whoever hands out the markers builds last and lies on top, whoever may move a stone moves
//! an own one to where it scores more, and nobody buys a privilege. Purchases of others that come out of the blue hide what
//! a choice is worth.

use games::eschnapur::Eschnapur;
use games::eschnapur::action::{Action, Actions};
use games::eschnapur::gold::Gold;
use games::eschnapur::palace::{Part, PartSet};
use games::eschnapur::state::State;
use tabletop::{Chance, Game as _, Lively as _, Seat};

use super::bidding::{HABITS, Row};
use super::calm::{self, gain};
use crate::mixture;

/// The index of one of the legal actions. `rows` are what everybody would lay.
pub(super) fn play(
    state: &State,
    seat: Seat,
    legal: Actions,
    rows: &[Row; 4],
    chance: &mut impl Chance,
) -> usize {
    let first = legal.iter().next().and_then(Eschnapur::action);
    let chosen = match first {
        Some(Action::Build(_)) => return calm::play(state, seat, legal, chance),
        Some(Action::Lay(..) | Action::Leave(_)) => Some(lay(legal, &rows[seat.index()], chance)),
        Some(Action::Marker(_)) => legal.iter().find(|&index| index != Action::Marker(seat).index()),
        Some(Action::Take(_) | Action::ChooseMarker(_)) => legal.iter().last(),
        Some(Action::Lift(_) | Action::Stay) => lift(state, seat, legal),
        Some(Action::Set(_)) => set(state, seat, legal),
        Some(Action::Stop(_)) => stop(state, seat, legal, chance),
        Some(
            Action::Site(_)
            | Action::Block(..)
            | Action::Beside
            | Action::Buy(_)
            | Action::Protect(_)
            | Action::Pass,
        )
        | None => None,
    };
    let pass = Action::Pass.index();
    match chosen {
        Some(index) => index,
        None if legal.contains(pass) => pass,
        None => Eschnapur::lively(legal, chance),
    }
}

/// What the row says, or a card that people mostly lay there.
pub(super) fn lay(legal: Actions, row: &Row, chance: &mut impl Chance) -> usize {
    let Some(Action::Lay(official, _)) = legal.iter().next().and_then(Eschnapur::action) else {
        return legal.iter().next().unwrap_or_default();
    };
    let planned = row[official.index()].map_or(Action::Leave(official), |gold| Action::Lay(official, gold));
    if legal.contains(planned.index()) {
        return planned.index();
    }
    let cards = Gold::ALL.map(|gold| {
        let index = Action::Lay(official, gold).index();
        let habit = HABITS[official.index()][gold as usize];
        (index, if legal.contains(index) { habit } else { 0.0 })
    });
    mixture::pick(cards.into_iter(), chance).unwrap_or_default()
}

/// The own stone on top that is missed least, if it scores more elsewhere.
fn lift(state: &State, seat: Seat, legal: Actions) -> Option<usize> {
    let (figures, towers) = (state.figures(), state.towers());
    let part_of = |index: usize| match Eschnapur::action(index) {
        Some(Action::Lift(part)) => Some(part),
        _ => None,
    };
    let loss = |part: Part| {
        let mut without = *towers;
        without[part].lift();
        gain(figures, &without, seat, part)
    };
    let parts: PartSet = legal.iter().filter_map(part_of).collect();
    let own = parts.iter().filter(|&part| towers[part].topmost() == Some(seat));
    let (from, missed) =
        own.map(|part| (part, loss(part))).min_by(|(_, one), (_, other)| one.total_cmp(other))?;
    let free =
        parts.iter().filter(|&part| part != from && towers[part].height() < figures.parts[part].fields);
    let most = free.map(|part| gain(figures, towers, seat, part)).fold(0.0, f32::max);
    let chosen = if most > missed { Action::Lift(from) } else { Action::Stay };
    legal.contains(chosen.index()).then_some(chosen.index())
}

/// Where the moved stone scores most.
fn set(state: &State, seat: Seat, legal: Actions) -> Option<usize> {
    let worth = |index: usize| match Eschnapur::action(index) {
        Some(Action::Set(part)) => (index, gain(state.figures(), state.towers(), seat, part)),
        _ => (index, 0.0),
    };
    let best = legal.iter().map(worth).max_by(|(_, one), (_, other)| one.total_cmp(other));
    best.map(|(index, _)| index)
}

/// Any part but the own sites.
fn stop(state: &State, seat: Seat, legal: Actions, chance: &mut impl Chance) -> Option<usize> {
    let others = !state.sites(seat);
    let stops = others.iter().map(|part| Action::Stop(part).index()).filter(|&index| legal.contains(index));
    let place = chance.below((stops.clone().count() as u32).max(1)) as usize;
    stops.clone().nth(place)
}
