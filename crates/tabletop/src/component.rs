//! Components: small things of which a game has a few, told apart by their place in a list; sets of them, and one value
//! for each of them.
//!
//! A game declares its components by one of three macros, each of which makes the type, its notation, its documents and
//! its TypeScript: [`named!`](crate::named) for things with names, [`numbered!`](crate::numbered) for things with a number
//! printed on them, and [`row!`](crate::row) for places that are counted.

mod by;
mod macros;
mod set;

use std::fmt::{Debug, Display};
use std::str::FromStr;

pub use by::ByComponent;
pub use set::Set;

/// One of a few things that are told apart by their place in a list. Its text is its notation.
pub trait Component: Copy + Eq + Debug + Display + FromStr<Err: Display> + 'static {
    /// Some of them.
    type Set: Copy;

    /// All of them, in the order of the rulebook.
    const ALL: &'static [Self];

    /// The place in [`ALL`](Component::ALL).
    fn index(self) -> usize;

    /// The one at this place, which must be below the number of them.
    fn of_index(index: usize) -> Self;
}

/// The notations of all members with this between them.
#[doc(hidden)]
pub fn listed<T: Component>(between: &str) -> String {
    T::ALL.iter().map(ToString::to_string).collect::<Vec<_>>().join(between)
}

/// Why a text is none of these.
#[doc(hidden)]
pub fn misread<T: Component>(text: &str, what: &str) -> String {
    format!("{text:?} is not {what}: they are {}", listed::<T>(", "))
}
