//! The peer: random chess with cozy-chess, a fast move generator that is asked the same two things: what is legal, and
//! do this.

use std::hint::black_box;

use cozy_chess::{Board, Move};
use tabletop::{Chance as _, FastChance};

use crate::report::PeerFigures;
use crate::stopwatch::Stopwatch;

/// Half-moves without a capture or a pawn's move after which a game is drawn.
const DRAWN_AFTER: u8 = 100;

/// Measures random games.
pub(crate) fn measure(stopwatch: &Stopwatch) -> PeerFigures {
    let mut chance = FastChance::new(4);
    let mut moves = Vec::new();
    PeerFigures { name: "chess (cozy-chess)", play: stopwatch.time(|| play_out(&mut chance, &mut moves)) }
}

/// One random game; how many moves it took. The list of moves is kept from game to game, so that it need not grow
/// anew.
fn play_out(chance: &mut FastChance, moves: &mut Vec<Move>) -> u64 {
    let mut board = Board::default();
    let mut decisions = 0;
    while board.halfmove_clock() < DRAWN_AFTER {
        moves.clear();
        board.generate_moves(|of_a_piece| {
            moves.extend(of_a_piece);
            false
        });
        if moves.is_empty() {
            break;
        }
        board.play_unchecked(moves[chance.below(moves.len() as u32) as usize]);
        decisions += 1;
    }
    black_box(&board);
    decisions
}
