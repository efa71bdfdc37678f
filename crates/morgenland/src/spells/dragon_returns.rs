//! Dragon's Return (M7.8): a cave loses its treasure.

use tabletop::Sink;

use crate::action::{Ruling, sets};
use crate::deck::Shelves;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::Play;
use crate::resolving::Done;
use crate::space::{Place, Space, SpaceSet};
use crate::spell::Spell;
use crate::stage::Stage;
use crate::state::State;
use crate::treasure::Kind;

use super::{Concerns, Rules, Targets};

/// The rules of this spell.
pub(crate) struct DragonReturns;

impl Rules for DragonReturns {
    const SPELL: Spell = Spell::DragonReturns;
    const RULE: &'static str = "M7.8";
    const TARGETS: Targets = Targets::Space;
    const SPACES: SpaceSet = Space::CAVES;
    const CONCERNS: Concerns = Concerns::Everybody;
    const UNTIMELY: Illegal = Illegal::DragonAsleep;

    /// M7.8: windows (d) and (e).
    fn timely(stage: Stage) -> bool {
        matches!(stage, Stage::CavesDone | Stage::Tally(_))
    }

    /// A cave with treasure.
    fn judge(state: &State, _play: &Play, ruling: &mut impl Ruling) {
        let empty = |kind: &&Kind| state.table.public.caves[**kind].is_empty();
        let empty = Kind::ALL.iter().filter(empty).map(|&kind| Space::cave(kind)).collect();
        ruling.offer(sets::Space::ALL);
        ruling.forbid(sets::Space::of(!Space::CAVES), Illegal::NotACave(Spell::DragonReturns));
        ruling.forbid(sets::Space::of(empty), Illegal::CaveEmpty);
    }

    /// It goes back to the bank.
    fn carry_out(state: &mut State, play: &Play, _step: u8, sink: &mut impl Sink<Event>) -> Done {
        let Some(cave) = play.space else { return Done::Nothing };
        let Place::Cave(kind) = cave.place() else { return Done::Nothing };
        let table = &mut state.table;
        let shelves = std::mem::replace(&mut table.public.caves[kind], Shelves::EMPTY);
        if shelves.is_empty() {
            return Done::Nothing;
        }
        let units = shelves.total();
        table.public.bank.add(kind, units);
        table.look_over();
        sink.open(|| Event::DragonReturned { cave, units });
        Done::Yes
    }
}
