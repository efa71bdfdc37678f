//! The Double (M5.4): one own open token counts once more.

use tabletop::{Ruling, Seat, Sink};

use crate::action::sets;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::play::Play;
use crate::resolving::Done;
use crate::state::State;
use crate::table::Table;

/// It needs an own open token in the space being tallied.
pub(crate) fn barred(state: &State, seat: Seat) -> Option<Illegal> {
    (tokens(state, seat) == 0).then_some(Illegal::NothingToDouble)
}

/// The slots of the own open tokens in the space being tallied, one bit each.
fn tokens(state: &State, seat: Seat) -> u8 {
    let pieces = &state.table.players[seat].pieces;
    state.stage.tallied().map_or(0, |space| pieces.on(space) & pieces.face_up())
}

/// Which token.
pub(crate) fn judge(state: &State, seat: Seat, ruling: &mut impl Ruling<Illegal, 2>) {
    ruling.offer(sets::ALL_PIECES);
    ruling.forbid(sets::ALL_PIECES - sets::pieces(seat, tokens(state, seat)), Illegal::NothingToDouble);
}

/// M5.10: declared for a token that has left, it comes to nothing.
pub(crate) fn carry_out(table: &mut Table, play: &Play, sink: &mut impl Sink<Event>) -> Done {
    let Some(piece) = table.named_piece(play) else { return Done::Nothing };
    table.players[piece.owner].pieces.double(piece.slot);
    sink.open(|| Event::Doubled { seat: piece.owner, slot: piece.slot });
    Done::Yes
}
