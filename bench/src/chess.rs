//! The peer: random chess with shakmaty, a fast and careful engine that is asked the same two things: what is
//! legal, and do this.

use std::hint::black_box;

use shakmaty::{Chess, Position as _};
use tabletop::{Chance as _, FastChance};

use crate::report::PeerFigures;
use crate::stopwatch::Stopwatch;

/// Half-moves without a capture or a pawn's move after which a game is drawn.
const DRAWN_AFTER: u32 = 100;

/// Measures random games.
pub(crate) fn measure(stopwatch: &Stopwatch) -> PeerFigures {
    let mut chance = FastChance::new(4);
    PeerFigures { name: "chess (shakmaty)", play: stopwatch.time(|| play_out(&mut chance)) }
}

/// One random game; how many moves it took.
fn play_out(chance: &mut FastChance) -> u64 {
    let mut position = Chess::default();
    let mut decisions = 0;
    while position.halfmoves() < DRAWN_AFTER && !position.is_insufficient_material() {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position.play_unchecked(moves[chance.below(moves.len() as u32) as usize]);
        decisions += 1;
    }
    black_box(&position);
    decisions
}
