//! Random play that goes somewhere.
//!
//! Uniformly random play seldom gets past the guard with treasure to spend. Lively play spreads its tokens with sense:
//! high ones to the guard and the caves, low ones into the rooms and the city; it buys what it can, and plays what it
//! has from time to time. It looks only at the list of legal actions.

use tabletop::Chance;

use crate::action::{Action, Actions, sets};
use crate::space::Space;
use crate::token::Token;

/// A player decides in a mood, and picks something that they fancy in that mood, if it is legal, or else anything.
const MOODS: [u128; 8] = [LOVED, LOVED, LOVED, LOVED, LOVED, LOVED, LIKED, u128::MAX];

/// What is placed and paid stands in the first word of the actions, what is named in those after it.
const LOVED: u128 = SPENT
    | placing(&[Token::Eight, Token::Nine], &[Space::Cave1, Space::Cave3, Space::Cave5, Space::Guard])
    | placing(&[Token::Six, Token::Seven], &[Space::Cave2, Space::Cave4, Space::Market, Space::Guard])
    | placing(&[Token::Four, Token::Five], &[Space::Cave1, Space::Cave3, Space::Cave5, Space::Tent])
    | placing(&[Token::One, Token::Two], &[Space::Caravanserai, Space::Room1, Space::Room2, Space::Room3])
    | placing(&[Token::Two, Token::Four], &[Space::Room3, Space::Room4, Space::Room5]);

const LIKED: u128 = SPENT
    | placing(
        &[Token::Five, Token::Six, Token::Seven],
        &[Space::Djinn, Space::Market, Space::Guard, Space::Room1],
    );

/// To pay and to buy rather than to pass.
const SPENT: u128 = sets::Give::ALL.union(sets::Accept::ALL).union(sets::Buy::ALL).words()[0];

const fn placing(tokens: &[Token], spaces: &[Space]) -> u128 {
    let mut all = 0;
    let mut t = 0;
    while t < tokens.len() {
        let mut s = 0;
        while s < spaces.len() {
            all |= 1 << Action::Place(tokens[t], spaces[s]).index();
            s += 1;
        }
        t += 1;
    }
    all
}

/// The index of one of the legal actions, of which there is at least one.
#[inline]
pub(crate) fn choose(legal: Actions, chance: &mut impl Chance) -> usize {
    let drawn = chance.next();
    let [placed, named @ ..] = legal.words();
    // Who could play something does so once in a while.
    if named.iter().any(|&word| word != 0) && (placed == 0 || drawn & 0x700 == 0) {
        let after = drawn as usize >> 12;
        let words = (0..named.len()).map(|word| (word + after) % named.len());
        let word = words.into_iter().find(|&word| named[word] != 0).expect("something can be named");
        return 128 * (1 + word) + any_of(named[word], drawn);
    }
    let fancied = placed & MOODS[drawn as usize % MOODS.len()];
    any_of(if fancied == 0 { placed } else { fancied }, drawn)
}

/// The first wanted action from a random place on, in one half of the word: quicker than counting them, and as good as
/// fair, because the actions of a kind stand side by side.
#[inline]
fn any_of(wanted: u128, drawn: u32) -> usize {
    let (low, high) = (wanted as u64, (wanted >> 64) as u64);
    let upper = low == 0 || high != 0 && drawn & 0x800 != 0;
    let wanted = if upper { high } else { low };
    let first = wanted.trailing_zeros();
    let span = u64::BITS - wanted.leading_zeros() - first;
    let place = first + ((u64::from(drawn) * u64::from(span)) >> 32) as u32;
    let index = place + (wanted >> place).trailing_zeros();
    index as usize + if upper { 64 } else { 0 }
}
