//! How a round is played on when a choice is tried: quickly, and as people mostly do.

use games::eschnapur::Eschnapur;
use games::eschnapur::action::{Action, Actions};
use games::eschnapur::edition::EditionFigures;
use games::eschnapur::palace::{ByPart, Part, Tower};
use games::eschnapur::state::State;
use tabletop::{Chance, Game as _, Lively as _, Seat};

/// The index of one of the legal actions. Stones go where they score most; all else is lively.
pub(super) fn play(state: &State, seat: Seat, legal: Actions, chance: &mut impl Chance) -> usize {
    // Where something can be built, that comes first in the list.
    if !matches!(legal.iter().next().and_then(Eschnapur::action), Some(Action::Build(_))) {
        return Eschnapur::lively(legal, chance);
    }
    let build = |index: usize| match Eschnapur::action(index) {
        Some(Action::Build(part)) => (index, gain(state.figures(), state.towers(), seat, part)),
        _ => (index, 0.0),
    };
    let best = legal.iter().map(build).max_by(|(_, one), (_, other)| one.total_cmp(other));
    best.map_or(0, |(index, _)| index)
}

/// What one more stone on this part would score, if the part were scored as it is; the fuller the part, the sooner it
/// will be.
pub(super) fn gain(figures: &EditionFigures, towers: &ByPart<Tower>, seat: Seat, part: Part) -> f32 {
    let (figures, tower) = (&figures.parts[part], towers[part]);
    let (stones, now) = tower
        .share(seat)
        .map_or((0, 0), |(stones, topmost)| (stones, figures.value(topmost) + u16::from(stones)));
    let points = figures.value(tower.height()) + u16::from(stones) + 1 - now;
    f32::from(points) * f32::from(tower.height() + 2) / f32::from(figures.fields)
}
