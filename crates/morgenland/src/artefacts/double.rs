//! The Double (M5.4): one own open token counts once more.

use tabletop::{Seat, Sink};

use crate::action::{Ruling, sets};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::pieces::PieceSet;
use crate::play::Play;
use crate::resolving::Done;
use crate::state::State;
use crate::table::OnTable;

/// It needs an own open token in the space being tallied.
pub(crate) fn barred(state: &State, seat: Seat) -> Option<Illegal> {
    (tokens(state, seat) == 0).then_some(Illegal::NothingToDouble)
}

/// The slots of the own open tokens in the space being tallied, one bit each.
fn tokens(state: &State, seat: Seat) -> u8 {
    let pieces = &state.table.players[seat].pieces;
    state.table.public.stage.tallied().map_or(0, |space| pieces.on(space) & pieces.face_up())
}

/// M5.4: only an own open token in the space being tallied can be doubled.
pub(crate) fn judge(state: &State, seat: Seat, ruling: &mut impl Ruling) {
    ruling.offer(sets::Piece::ALL);
    ruling.forbid(
        sets::Piece::ALL - sets::Piece::of(PieceSet::of(seat, tokens(state, seat))),
        Illegal::NothingToDouble,
    );
}

/// M5.10: declared for a token that has left, it comes to nothing.
pub(crate) fn carry_out(table: &mut OnTable, play: &Play, sink: &mut impl Sink<Event>) -> Done {
    let Some(piece) = table.named_piece(play) else { return Done::Nothing };
    table.players[piece.owner].pieces.double(piece.slot);
    sink.open(|| Event::Doubled { seat: piece.owner, slot: piece.slot });
    Done::Yes
}
