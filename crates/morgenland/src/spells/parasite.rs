//! Parasite (M7.13): the power of an artefact that another player used this round.

use tabletop::Seat;

use crate::action::{Ruling, sets};
use crate::artefact::{Artefact, ArtefactSet};
use crate::artefacts::{carpet, double, key};
use crate::illegal::Illegal;
use crate::state::State;

/// An artefact that another used, if its power could do something now. A borrowed power is no use of an artefact, so it
/// cannot be borrowed again.
pub(crate) fn judge(state: &State, seat: Seat, ruling: &mut impl Ruling) {
    let all = |wrong: &dyn Fn(Artefact) -> bool| -> ArtefactSet {
        Artefact::ALL.iter().copied().filter(|&artefact| wrong(artefact)).collect()
    };
    ruling.offer(sets::Artefact::ALL);
    ruling.forbid(
        sets::Artefact::of(all(&|artefact| !state.table.borrowable(seat, artefact))),
        Illegal::NotBorrowable,
    );
    if state.plays.only_counters() {
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

/// Why the power would do nothing now.
fn barred(state: &State, seat: Seat, artefact: Artefact) -> Option<Illegal> {
    match artefact {
        Artefact::Counterspell => state.plays.counterable(seat).is_empty().then_some(Illegal::NotDeclared),
        Artefact::Double => double::barred(state, seat),
        Artefact::Carpet => carpet::barred(state, seat),
        Artefact::Key => key::barred(state, seat),
        Artefact::Lamp | Artefact::Scroll => None,
    }
}
