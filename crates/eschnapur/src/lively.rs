//! Random play that goes somewhere.
//!
//! Uniformly random bids waste the gold at once and the game stalls (E11.3). Lively play spends gold where it
//! brings stones, saves it elsewhere, keeps to a few parts so that they are finished, and buys privileges. It
//! looks only at the list of legal actions.

use tabletop::Chance;

use crate::action::{Action, Actions, sets};
use crate::gold::GoldSet;
use crate::official::Official;
use crate::palace::PartSet;
use crate::privilege::PrivilegeSet;

/// How much likelier than an ordinary action one of [`LOVED`] is.
const LOVED_WEIGHT: u32 = 8;
/// How much likelier than an ordinary action one of [`LIKED`] is.
const LIKED_WEIGHT: u32 = 3;

const fn all<const N: usize>(sets: [Actions; N]) -> Actions {
    let mut union = Actions::EMPTY;
    let mut i = 0;
    while i < N {
        union = union.union(sets[i]);
        i += 1;
    }
    union
}

/// Zeros where little is at stake, high cards for stones, and the parts that fill up soonest.
const LOVED: Actions = all([
    sets::sites(PartSet(0b1010_0010)),
    sets::lay(Official::Blockade, GoldSet(0b00_0001)),
    sets::lay(Official::Stop, GoldSet(0b00_0001)),
    sets::lay(Official::Stones, GoldSet(0b11_1000)),
    sets::lay(Official::Order, GoldSet(0b00_0001)),
    sets::lay(Official::Moving, GoldSet(0b00_0001)),
    sets::builds(PartSet(0b1010_0010)),
]);

/// Low cards, and privileges as soon as they can be bought.
const LIKED: Actions = all([
    sets::sites(PartSet(0b0100_0001)),
    sets::lay(Official::Blockade, GoldSet(0b00_0110)),
    sets::lay(Official::Stop, GoldSet(0b00_0110)),
    sets::lay(Official::Stones, GoldSet(0b00_0100)),
    sets::lay(Official::Order, GoldSet(0b00_0110)),
    sets::lay(Official::Moving, GoldSet(0b00_0110)),
    sets::buys(PrivilegeSet(u16::MAX)),
]);

/// One of the legal actions, of which there is at least one.
#[inline]
pub(crate) fn choose(legal: Actions, chance: &mut impl Chance) -> Action {
    let loved = legal & LOVED;
    let liked = legal & LIKED;
    let plain = legal - LOVED - LIKED;
    let loved_weight = LOVED_WEIGHT * loved.len() as u32;
    let liked_weight = LIKED_WEIGHT * liked.len() as u32;
    let drawn = chance.below(loved_weight + liked_weight + plain.len() as u32);
    let index = if drawn < loved_weight {
        loved.nth((drawn / LOVED_WEIGHT) as usize)
    } else if drawn < loved_weight + liked_weight {
        liked.nth(((drawn - loved_weight) / LIKED_WEIGHT) as usize)
    } else {
        plain.nth((drawn - loved_weight - liked_weight) as usize)
    };
    index.and_then(Action::of_index).expect("the number drawn lies below the weight of the legal actions")
}
