//! The Lamp (M5.2): spells may be played for the rest of the round.

use tabletop::{Seat, Sink};

use crate::artefact::Artefact;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::table::Belongings;

/// It needs a spell in hand, and one that burns already is enough.
pub(crate) fn barred(player: &Belongings) -> Option<Illegal> {
    if player.public.lit {
        Some(Illegal::LampLit)
    } else if player.spells.is_empty() {
        Some(Illegal::LampNeedsSpell)
    } else {
        None
    }
}

/// It is lit at once, nothing can answer it, and its user stays on turn.
pub(crate) fn light(player: &mut Belongings, seat: Seat, sink: &mut impl Sink<Event>) {
    player.public.used.add(Artefact::Lamp);
    player.public.lit = true;
    sink.open(|| Event::LampLit { seat });
}
