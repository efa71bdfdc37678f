//! Dragon Leaves (M7.7): an empty cave gets treasure.

use tabletop::Sink;

use crate::action::{Ruling, sets};
use crate::deck::Shelves;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::Play;
use crate::resolving::Done;
use crate::space::{Region, Space, SpaceSet};
use crate::spell::Spell;
use crate::state::State;
use crate::table::OnTable;
use crate::treasure::Kind;

use super::{Rules, Targets};

/// M7.7: what the dragon leaves on the top shelf and on the next.
const LEFT: [u8; Shelves::COUNT] = [4, 2, 0, 0];

/// The rules of this spell.
pub(crate) struct DragonLeaves;

/// M6.4: what the dragon leaves in the cave of this kind: no more than the bank has.
pub(crate) fn leaves(table: &OnTable, kind: Kind) -> Shelves {
    Shelves::new(LEFT).at_most(table.public.bank.count(kind))
}

impl Rules for DragonLeaves {
    const SPELL: Spell = Spell::DragonLeaves;
    const RULE: &'static str = "M7.7";
    const TARGETS: Targets = Targets::Space;
    const SPACES: SpaceSet = Space::CAVES;

    /// A cave without treasure, not yet tallied or being tallied, for which the bank has something.
    fn judge(state: &State, _play: &Play, ruling: &mut impl Ruling) {
        let caves = |wrong: &dyn Fn(Kind) -> bool| {
            sets::Space::of(
                Kind::ALL.iter().filter(|&&kind| wrong(kind)).map(|&kind| Space::cave(kind)).collect(),
            )
        };
        ruling.offer(sets::Space::ALL);
        ruling.forbid(sets::Space::of(!Space::CAVES), Illegal::NotACave);
        ruling.forbid(sets::Space::of(!state.table.public.stage.coming()), Illegal::Tallied);
        ruling.forbid(caves(&|kind| !state.table.public.caves[kind].is_empty()), Illegal::CaveFull);
        ruling.forbid(caves(&|kind| state.table.public.bank.count(kind) == 0), Illegal::NoEffect);
    }

    /// M6.4: as much as the bank has, if the cave is still empty.
    fn carry_out(state: &mut State, play: &Play, _step: u8, sink: &mut impl Sink<Event>) -> Done {
        let Some(cave) = play.space else { return Done::Nothing };
        let Region::Cave(kind) = cave.place() else { return Done::Nothing };
        let table = &mut state.table;
        let shelves = leaves(table, kind);
        if shelves.is_empty() || !table.public.caves[kind].is_empty() {
            return Done::Nothing;
        }
        let units = shelves.total();
        table.public.bank.remove(kind, units);
        table.public.caves[kind] = shelves;
        table.look_over();
        sink.open(|| Event::DragonLeft { cave, units });
        Done::Yes
    }
}
