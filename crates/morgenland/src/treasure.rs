//! Treasure (M0.2): five kinds, counted in units.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::Set;

tabletop::named! {
    /// A kind of treasure; each has its dragon's cave (M1.1).
    pub enum Kind as "a kind of treasure" in "morgenland.ts" {
        /// Cave 1.
        Crown = "crown",
        /// Cave 2.
        Pearl = "pearl",
        /// Cave 3.
        Gem = "gem",
        /// Cave 4.
        Goblet = "goblet",
        /// Cave 5.
        GoldBar = "gold-bar",
    }
}

/// A set of kinds of treasure.
pub type KindSet = Set<Kind>;

impl Kind {
    /// M0.2: 14 small pieces worth 1 and 5 large ones worth 3.
    pub const UNITS: u8 = 14 + 5 * 3;
}

/// Some treasure: the bank, what lies behind a screen. In documents a map.
// One byte per kind in one word, so that adding and comparing are single instructions.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(into = "BTreeMap<Kind, u8>", try_from = "BTreeMap<Kind, u8>")]
pub struct Hoard(u64);

tabletop::typescript!("morgenland.ts", "Hoard", Hoard = "{ [kind in Kind]: number }", Kind);

impl Hoard {
    /// Nothing.
    pub const EMPTY: Hoard = Hoard(0);
    /// All there is.
    pub const WHOLE: Hoard = Hoard(0x01_0101_0101 * Kind::UNITS as u64);

    /// How many units of this kind.
    #[inline]
    pub const fn count(self, kind: Kind) -> u8 {
        (self.0 >> (8 * kind as u32)) as u8
    }

    /// How many units in all.
    #[inline]
    pub const fn total(self) -> u8 {
        // The whole hoard is 145 units: the sum fits a byte.
        (self.0.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// How many units of these kinds.
    #[inline]
    pub fn total_of(self, kinds: KindSet) -> u8 {
        Hoard(self.0 & lanes(kinds)).total()
    }

    /// Is there nothing?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Which kinds there are.
    #[inline]
    pub const fn kinds(self) -> KindSet {
        self.at_least(1)
    }

    /// The kinds of which there are so many units, at most 100.
    #[inline]
    pub const fn at_least(self, units: u8) -> KindSet {
        // The top bit of each byte that reaches the number (no count reaches 30), gathered into five bits.
        let tops = (self.0 + 0x01_0101_0101 * (0x80 - units as u64)) & 0x80_8080_8080;
        KindSet::of_bits((tops.wrapping_mul(0x0002_0408_1020_4081) >> 56) as u32 & 0b1_1111)
    }

    /// Puts units in.
    #[inline]
    pub fn add(&mut self, kind: Kind, units: u8) {
        self.0 += u64::from(units) << (8 * kind as u32);
    }

    /// Takes units out; they must be there.
    #[inline]
    pub fn remove(&mut self, kind: Kind, units: u8) {
        debug_assert!(self.count(kind) >= units, "{units} {kind} are taken where there are fewer");
        self.0 -= u64::from(units) << (8 * kind as u32);
    }
}

/// Ones in the bytes of these kinds.
#[inline]
fn lanes(kinds: KindSet) -> u64 {
    // Each of five bits goes to the lowest place of its byte, and from there over the whole byte.
    let spread = u64::from(kinds.bits()).wrapping_mul(0x1020_4081);
    (spread & 0x01_0101_0101) * 0xff
}

impl FromIterator<(Kind, u8)> for Hoard {
    fn from_iter<I: IntoIterator<Item = (Kind, u8)>>(units: I) -> Hoard {
        let mut hoard = Hoard::EMPTY;
        for (kind, count) in units {
            hoard.add(kind, count);
        }
        hoard
    }
}

impl From<Hoard> for BTreeMap<Kind, u8> {
    fn from(hoard: Hoard) -> Self {
        Kind::ALL.iter().map(|&kind| (kind, hoard.count(kind))).collect()
    }
}

impl TryFrom<BTreeMap<Kind, u8>> for Hoard {
    type Error = String;
    fn try_from(map: BTreeMap<Kind, u8>) -> Result<Hoard, String> {
        match map.iter().find(|&(_, &count)| count > Kind::UNITS) {
            Some((kind, count)) => Err(format!("{count} {kind}: there are only {} (M0.2)", Kind::UNITS)),
            None => Ok(map.into_iter().collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hoard(counts: [u8; 5]) -> Hoard {
        Kind::ALL.iter().copied().zip(counts).collect()
    }

    #[test]
    fn m0_2_there_are_29_units_of_each_kind() {
        assert!(Kind::ALL.iter().all(|&kind| Hoard::WHOLE.count(kind) == 29));
        assert_eq!(Hoard::WHOLE.total(), 145);
    }

    #[test]
    fn kinds_are_found_by_their_number() {
        for units in 1..=9 {
            for counts in [[0, 1, 2, 3, 4], [9, 8, 7, 6, 5], [29, 0, 9, 1, 29], [0; 5]] {
                let slow: KindSet = Kind::ALL
                    .iter()
                    .copied()
                    .zip(counts)
                    .filter(|&(_, count)| count >= units)
                    .map(|(kind, _)| kind)
                    .collect();
                assert_eq!(hoard(counts).at_least(units), slow, "{counts:?} at least {units}");
            }
        }
    }

    #[test]
    fn units_of_some_kinds_are_counted() {
        let counts = [29, 1, 0, 5, 7];
        for bits in 0..32 {
            let kinds = KindSet::of_bits(bits);
            let slow: u8 = kinds.iter().map(|kind| hoard(counts).count(kind)).sum();
            assert_eq!(hoard(counts).total_of(kinds), slow, "{kinds:?}");
        }
    }
}
