//! Dragon's Return (M7.8): a cave loses its treasure.

use tabletop::Sink;

use crate::action::{Ruling, sets};
use crate::deck::Shelves;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::Play;
use crate::resolving::Done;
use crate::space::{Place, Space};
use crate::spell::Spell;
use crate::stage::Stage;
use crate::state::State;
use crate::table::Table;
use crate::treasure::Kind;

/// M7.8: windows (d) and (e).
pub(crate) fn time(stage: Stage) -> bool {
    matches!(stage, Stage::CavesDone | Stage::Tally(_))
}

/// A cave with treasure.
pub(crate) fn judge(state: &State, ruling: &mut impl Ruling) {
    let empty = |kind: &&Kind| state.table.caves[**kind as usize].is_empty();
    let empty = Kind::ALL.iter().filter(empty).map(|&kind| Space::cave(kind)).collect();
    ruling.offer(sets::Space::ALL);
    ruling.forbid(sets::Space::of(!Space::CAVES), Illegal::NotACave(Spell::DragonReturns));
    ruling.forbid(sets::Space::of(empty), Illegal::CaveEmpty);
}

/// It goes back to the bank.
pub(crate) fn carry_out(table: &mut Table, play: &Play, sink: &mut impl Sink<Event>) -> Done {
    let Some(cave) = play.space else { return Done::Nothing };
    let Place::Cave(kind) = cave.place() else { return Done::Nothing };
    let shelves = std::mem::replace(&mut table.caves[kind as usize], Shelves::EMPTY);
    if shelves.is_empty() {
        return Done::Nothing;
    }
    let units = shelves.total();
    table.bank.add(kind, units);
    table.look_over();
    sink.open(|| Event::DragonReturned { cave, units });
    Done::Yes
}
