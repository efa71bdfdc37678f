//! Which tokens players like to place where: counted in games of regulars, and rounded. Only for the Tent and the Djinn's
//! House, where regulars seldom go, it is a guess that leaves room for others.

use games::morgenland::space::{Region, Space};
use games::morgenland::token::Token;

// How often each token goes to such a space beside the other spaces, from the 1 to the 9: to a cave with CAVE_UNITS units of
// treasure, to the guard as the first, to a room whose price could be paid.
const CAVE: [f32; Token::COUNT] = [0.3, 0.2, 0.45, 0.7, 0.8, 0.7, 0.85, 1.25];
const TENT: [f32; Token::COUNT] = [0.3, 0.2, 0.2, 0.2, 0.15, 0.1, 0.05, 0.02];
const DJINN: [f32; Token::COUNT] = [0.05, 0.03, 0.02, 0.02, 0.01, 0.01, 0.01, 0.01];
const MARKET: [f32; Token::COUNT] = [0.13, 0.08, 0.17, 0.25, 0.38, 0.46, 0.42, 0.2];
const CARAVANSERAI: [f32; Token::COUNT] = [0.13, 0.2, 0.33, 0.65, 0.7, 0.55, 0.28, 0.15];
const GUARD: [f32; Token::COUNT] = [0.02, 0.03, 0.2, 0.4, 0.8, 1.6, 1.7, 0.8];
const ROOM: [f32; Token::COUNT] = [0.95, 1.05, 0.8, 0.6, 0.4, 0.3, 0.22, 0.1];

/// The treasure of a cave that is as attractive as the table says.
pub(super) const CAVE_UNITS: f32 = 7.0;

/// How gladly this token is placed on this space.
pub(super) fn liking(token: Token, space: Space) -> f32 {
    let row = match space.place() {
        Region::Cave(_) => &CAVE,
        Region::Guard => &GUARD,
        Region::Room(_) => &ROOM,
        Region::City if space == Space::Tent => &TENT,
        Region::City if space == Space::Djinn => &DJINN,
        Region::City if space == Space::Market => &MARKET,
        Region::City => &CARAVANSERAI,
    };
    row[token as usize]
}
