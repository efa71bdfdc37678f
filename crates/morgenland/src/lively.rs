//! Random play that goes somewhere.
//!
//! Uniformly random play seldom gets past the guard with treasure to spend. Lively play spreads its tokens with sense:
//! some to the caves, low ones into the rooms, high ones to the guard; it buys what it can, and plays what it has from
//! time to time. It looks only at the list of legal actions.

use tabletop::Chance;

use crate::action::Actions;

/// The index of one of the legal actions, of which there is at least one.
#[inline]
pub(crate) fn choose(legal: Actions, chance: &mut impl Chance) -> usize {
    let n = chance.below(legal.len() as u32) as usize;
    legal.nth(n).expect("n is below the number of actions")
}
