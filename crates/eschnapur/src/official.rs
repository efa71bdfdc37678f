//! The five high officials.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// An official, named for what his favour brings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(into = "u8", try_from = "u8")]
#[repr(u8)]
#[ts(export_to = "eschnapur.ts", type = "1 | 2 | 3 | 4 | 5")]
pub enum Official {
    /// Official 1, phase 3.
    Blockade,
    /// Official 2, phase 4.
    Stop,
    /// Official 3, phase 5.
    Stones,
    /// Official 4, phase 6.
    Order,
    /// Official 5, phase 8.
    Moving,
}

impl Official {
    /// All five, in the order in which they are revealed.
    pub const ALL: [Official; 5] =
        [Official::Blockade, Official::Stop, Official::Stones, Official::Order, Official::Moving];

    /// His number, 1 to 5.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The official with this number.
    pub fn numbered(number: u8) -> Option<Official> {
        Official::ALL.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// His place among the five, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Official {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl From<Official> for u8 {
    fn from(official: Official) -> u8 {
        official.number()
    }
}

impl TryFrom<u8> for Official {
    type Error = String;
    fn try_from(number: u8) -> Result<Official, String> {
        Official::numbered(number).ok_or_else(|| format!("officials run from 1 to 5, not {number}"))
    }
}

/// A set of officials, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(into = "Vec<Official>", from = "Vec<Official>")]
// Four bytes: written as one, it would be read as four by the instruction that finds the first, and that stalls.
pub struct OfficialSet(pub(crate) u32);

tabletop::typescript!("eschnapur.ts", "OfficialSet", OfficialSet = "Array<Official>", Official);

impl OfficialSet {
    /// No official.
    pub const EMPTY: OfficialSet = OfficialSet(0);

    /// E2.2: all five; with 2 players official 1 takes no part.
    #[inline]
    pub const fn in_play(players: usize) -> OfficialSet {
        if players == 2 { OfficialSet(0b1_1110) } else { OfficialSet(0b1_1111) }
    }

    /// One alone.
    #[inline]
    pub const fn only(official: Official) -> OfficialSet {
        OfficialSet(1 << official as u32)
    }

    /// Is he in the set?
    #[inline]
    pub const fn contains(self, official: Official) -> bool {
        self.0 >> official as u32 & 1 == 1
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first of them.
    #[inline]
    pub fn first(self) -> Option<Official> {
        // A match is a comparison and no memory access, unlike a look-up in `Official::ALL`.
        match self.0.trailing_zeros() {
            0 => Some(Official::Blockade),
            1 => Some(Official::Stop),
            2 => Some(Official::Stones),
            3 => Some(Official::Order),
            4 => Some(Official::Moving),
            _ => None,
        }
    }

    /// Adds one.
    #[inline]
    pub fn insert(&mut self, official: Official) {
        self.0 |= 1 << official as u32;
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, official: Official) {
        self.0 &= !(1 << official as u32);
    }

    /// Those who are not before this one.
    #[inline]
    #[must_use]
    pub const fn from(self, official: Official) -> OfficialSet {
        OfficialSet(self.0 & (u32::MAX << official as u32))
    }

    /// In the order in which they are revealed.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Official> {
        Official::ALL.into_iter().filter(move |&official| self.contains(official))
    }
}

impl FromIterator<Official> for OfficialSet {
    fn from_iter<I: IntoIterator<Item = Official>>(officials: I) -> OfficialSet {
        officials
            .into_iter()
            .fold(OfficialSet::EMPTY, |set, official| OfficialSet(set.0 | 1 << official as u32))
    }
}

impl From<OfficialSet> for Vec<Official> {
    fn from(set: OfficialSet) -> Vec<Official> {
        set.iter().collect()
    }
}

impl From<Vec<Official>> for OfficialSet {
    fn from(officials: Vec<Official>) -> OfficialSet {
        officials.into_iter().collect()
    }
}
