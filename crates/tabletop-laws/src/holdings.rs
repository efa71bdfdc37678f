//! Law 5: cards, stones, gold and treasures are conserved.

use tabletop::Game;

use crate::{Broken, Law};

/// The counts are what they were at the start.
pub fn check<G: Game>(start: &[u32], state: &G::State) -> Result<(), Broken> {
    let now = G::holdings(state);
    Law::Holdings.require(now == start, || format!("there were {start:?}, there are {now:?}"))
}
