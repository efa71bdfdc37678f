//! Random play that goes somewhere.
//!
//! Uniformly random bids waste the gold at once and the game stalls (E11.3). Lively play spends gold where it
//! brings stones, saves it elsewhere, keeps to a few parts so that they are finished, and buys privileges. It
//! looks only at the list of legal actions.

use tabletop::Chance;

use crate::action::{Action, Actions, sets};
use crate::gold::{Gold, GoldSet};
use crate::official::Official;
use crate::palace::PartSet;

/// A player decides in a mood, and picks something that they fancy in that mood, if it is legal, or else anything.
/// All moods are equally likely, and so what stands in more of them is chosen more often.
const MOODS: [Actions; 8] = {
    let any = Actions::span(0, Action::COUNT);
    let low = LOVED.union(LIKED);
    [LOVED, LOVED, LOVED, LOVED, LOVED, low, low, any]
};

/// Zeros where little is at stake, high cards for stones, privileges as soon as they can be bought, and the parts
/// that fill up soonest.
const LOVED: Actions = all([
    sets::Site::of(SMALLEST),
    sets::Lay::with(Official::Blockade, ZERO),
    sets::Lay::with(Official::Stop, ZERO),
    sets::Lay::with(Official::Stones, Gold::set([Gold::Three, Gold::Four, Gold::Five])),
    sets::Lay::with(Official::Order, ZERO),
    sets::Lay::with(Official::Moving, ZERO),
    sets::Build::of(SMALLEST),
    sets::Buy::ALL,
]);

/// Low cards, and the other small parts.
const LIKED: Actions = all([
    sets::Site::of(SMALL),
    sets::Lay::with(Official::Blockade, LOW),
    sets::Lay::with(Official::Stop, LOW),
    sets::Lay::with(Official::Stones, Gold::set([Gold::Two])),
    sets::Lay::with(Official::Order, LOW),
    sets::Lay::with(Official::Moving, LOW),
    sets::Build::of(SMALL),
]);

/// Parts 2, 6 and 8.
const SMALLEST: PartSet = PartSet::of_bits(0b1010_0010);
/// Parts 1, 3 and 7.
const SMALL: PartSet = PartSet::of_bits(0b0100_0101);
const ZERO: GoldSet = Gold::set([Gold::Zero]);
const LOW: GoldSet = Gold::set([Gold::One, Gold::Two]);

const fn all<const N: usize>(sets: [Actions; N]) -> Actions {
    let mut union = Actions::EMPTY;
    let mut i = 0;
    while i < N {
        union = union.union(sets[i]);
        i += 1;
    }
    union
}

/// The index of one of the legal actions, of which there is at least one.
#[inline]
pub(crate) fn choose(legal: Actions, chance: &mut impl Chance) -> usize {
    let drawn = chance.next();
    let (anything, base) = in_one_half(legal);
    let (fancied, _) = in_one_half(legal & MOODS[drawn as usize % MOODS.len()]);
    let wanted = if fancied == 0 { anything } else { fancied };
    // The first wanted action from a random place on: quicker than counting them, and as good as fair, because
    // the actions of a kind stand side by side.
    let first = wanted.trailing_zeros();
    let span = u64::BITS - wanted.leading_zeros() - first;
    let place = first + ((u64::from(drawn) * u64::from(span)) >> 32) as u32;
    let index = place + (wanted >> place).trailing_zeros();
    index as usize + base
}

/// All that is legal at one time stands in one half of the indices: see [`Action`]. The bits
/// of that half, and where it begins.
#[inline]
fn in_one_half(actions: Actions) -> (u64, usize) {
    let [bits] = actions.words();
    let (low, high) = (bits as u64, (bits >> 64) as u64);
    (low | high, if low == 0 { 64 } else { 0 })
}
