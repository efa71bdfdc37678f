//! The Counterspell (M5.3): a declared spell of another player has no effect.

use tabletop::{Seat, Sink};

use crate::action::{Ruling, sets};
use crate::artefact::Artefact;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::{Play, Plays};
use crate::state::State;

/// Which spells it can be used against.
pub(crate) fn judge(state: &State, seat: Seat, ruling: &mut impl Ruling) {
    ruling.offer(sets::Counter::ALL);
    let own = state
        .table
        .public
        .plays
        .all()
        .iter()
        .filter(|play| play.seat == seat)
        .filter_map(Play::spell)
        .collect();
    ruling.forbid(sets::Counter::of(own), Illegal::OwnSpell);
    ruling.forbid(sets::Counter::of(!state.table.public.plays.counterable(seat)), Illegal::NotDeclared);
}

/// M5.3: Counterspells are settled before anything else in their window, the latest declared first. A Counterspell
/// cannot be countered; a Parasite that acts as one can.
pub(crate) fn settle(plays: &mut Plays, sink: &mut impl Sink<Event>) {
    for place in (0..plays.all().len()).rev() {
        let play = plays.all()[place];
        if play.power() != Some(Artefact::Counterspell) || play.countered {
            continue;
        }
        plays.all_mut()[place].done = true;
        let Some(against) = play.against else { continue };
        let target = plays.all_mut().iter_mut().find(|other| other.spell() == Some(against));
        if let Some(target) = target.filter(|target| !target.countered) {
            target.countered = true;
            sink.open(|| Event::Countered { by: play.seat, seat: target.seat, spell: against });
        }
    }
}
