//! The Carpet (M5.5): a token of value 3 on the space being tallied.

use tabletop::{Seat, Sink};

use crate::arrival::Barred;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::Play;
use crate::resolving::Done;
use crate::state::State;

/// It lands only on the space being tallied, and where a token could come.
pub(crate) fn barred(state: &State, seat: Seat) -> Option<Illegal> {
    let Some(space) = state.table.public.stage.tallied() else { return Some(Illegal::NoLanding) };
    let barred = Barred::carpet(&state.table, state.table.public.stage, seat);
    barred.reasons().into_iter().find(|(spaces, _)| spaces.contains(space)).map(|(_, why)| why)
}

/// M5.10: where it may no longer land it comes to nothing, and is used all the same.
pub(crate) fn carry_out(state: &mut State, play: &Play, sink: &mut impl Sink<Event>) -> Done {
    let (Some(space), None) = (state.table.public.stage.tallied(), barred(state, play.seat)) else {
        return Done::Nothing;
    };
    state.table.players[play.seat].public.carpets.lay(space);
    sink.open(|| Event::CarpetLaid { seat: play.seat, space });
    Done::Yes
}
