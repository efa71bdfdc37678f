//! Parasite (M7.13): the power of an artefact that another player used this round.

use tabletop::{Seat, Sink};

use crate::action::{Ruling, sets};
use crate::artefact::{Artefact, ArtefactSet};
use crate::artefacts::{carpet, double, key};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::Play;
use crate::resolving::Done;
use crate::spell::Spell;
use crate::state::State;

use super::{Rules, Targets};

/// The rules of this spell.
pub(crate) struct Parasite;

impl Rules for Parasite {
    const SPELL: Spell = Spell::Parasite;
    const RULE: &'static str = "M7.13";
    const TARGETS: Targets = Targets::Power;
    const ANSWERS: bool = true;

    /// An artefact that another used, if its power could do something now. A borrowed power is no use of an artefact, so it
    /// cannot be borrowed again.
    fn judge(state: &State, play: &Play, ruling: &mut impl Ruling) {
        let seat = play.seat;
        let all = |wrong: &dyn Fn(Artefact) -> bool| -> ArtefactSet {
            Artefact::ALL.iter().copied().filter(|&artefact| wrong(artefact)).collect()
        };
        ruling.offer(sets::Artefact::ALL);
        ruling.forbid(
            sets::Artefact::of(all(&|artefact| !state.table.borrowable(seat, artefact))),
            Illegal::NotBorrowable,
        );
        if state.table.public.plays.only_counters() {
            ruling.forbid(
                sets::Artefact::of(all(&|artefact| artefact != Artefact::Counterspell)),
                Illegal::OnlyCounters,
            );
        }
        for artefact in Artefact::ALL {
            if let Some(why) = barred(state, seat, artefact) {
                ruling.forbid(sets::Artefact::only(artefact), why);
            }
        }
    }

    /// It acts as its artefact.
    fn carry_out(_state: &mut State, _play: &Play, _step: u8, _sink: &mut impl Sink<Event>) -> Done {
        Done::Yes
    }
}

/// Why the power would do nothing now.
fn barred(state: &State, seat: Seat, artefact: Artefact) -> Option<Illegal> {
    match artefact {
        Artefact::Counterspell => {
            state.table.public.plays.counterable(seat).is_empty().then_some(Illegal::NotDeclared)
        }
        Artefact::Double => double::barred(state, seat),
        Artefact::Carpet => carpet::barred(state, seat),
        Artefact::Key => key::barred(state, seat),
        Artefact::Lamp | Artefact::Scroll => None,
    }
}
