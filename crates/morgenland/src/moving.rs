//! Tokens that spells take off the board or move (M6.4 to M6.6).

use tabletop::{Seat, Sink};

use crate::action::{Ruling, sets};
use crate::arrival::Barred;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::pieces::{Piece, PieceSet, Slot, bits};
use crate::play::Play;
use crate::round::tally;
use crate::space::{Space, SpaceSet};
use crate::spell::Spell;
use crate::state::State;
use crate::table::OnTable;

/// Pieces on the board of the players who are meant, but not at the guard (M5.9).
pub(crate) fn judge_pieces(
    state: &State,
    meant: impl Fn(Seat) -> bool,
    not_meant: Illegal,
    ruling: &mut impl Ruling,
) {
    for owner in Seat::ALL {
        let all = sets::Piece::of(PieceSet::of(owner, u8::MAX));
        if owner.index() >= state.table.players() {
            ruling.forbid(all, Illegal::NoPiece);
            continue;
        }
        if !meant(owner) {
            ruling.forbid(all, not_meant);
            continue;
        }
        let pieces = &state.table.players[owner].pieces;
        ruling.forbid(sets::Piece::of(PieceSet::of(owner, !pieces.on_any(SpaceSet::ALL))), Illegal::NoPiece);
        ruling.forbid(sets::Piece::of(PieceSet::of(owner, pieces.on(Space::Guard))), Illegal::AtGuard);
    }
}

/// Pieces of a player that could go nowhere.
pub(crate) fn judge_stuck(
    state: &State,
    spell: Spell,
    owner: Seat,
    barred: Barred,
    ruling: &mut impl Ruling,
) {
    let pieces = &state.table.players[owner].pieces;
    let stuck = |slot: &Slot| pieces.space(*slot).is_some_and(|space| !barred.leaves_somewhere(space));
    let slots =
        bits(pieces.on_any(SpaceSet::ALL)).filter(stuck).fold(0, |slots, slot| slots | 1 << slot.index());
    ruling.forbid(sets::Piece::of(PieceSet::of(owner, slots)), Illegal::NowhereToGo(spell));
}

/// Moves the piece of a play to its space, if both are still right (M6.4).
pub(crate) fn move_named(state: &mut State, play: &Play, sink: &mut impl Sink<Event>) -> bool {
    let (Some(Piece { owner, slot }), Some(to)) = (state.table.named_piece(play), play.space) else {
        return false;
    };
    let Some(from) = play.from else { return false };
    if !Barred::moving(&state.table, state.table.public.stage, owner).allows(to) {
        return false;
    }
    state.table.players[owner].pieces.move_to(slot, to);
    sink.open(|| Event::Moved { seat: owner, slot, from, to });
    if state.table.public.stage.tallied() == Some(to) {
        // M6.5: on the space being tallied it is turned over.
        tally::turn_over_tokens(&mut state.table, owner, to, sink);
    }
    true
}

/// Takes a token off the board.
pub(crate) fn take_back(table: &mut OnTable, piece: Piece, sink: &mut impl Sink<Event>) {
    let Piece { owner, slot } = piece;
    if let Some(placed) = table.players[owner].pieces.take_back(slot) {
        sink.open(|| Event::TookBack { seat: owner, slot, from: placed.space });
    }
}

impl OnTable {
    /// M6.4: the piece that was named, unless it has left its space and not come back.
    pub(crate) fn named_piece(&self, play: &Play) -> Option<Piece> {
        play.piece.filter(|piece| {
            play.from.is_some() && self.players[piece.owner].pieces.space(piece.slot) == play.from
        })
    }
}
