//! Gold cards and handfuls of them.

use std::fmt;

use serde::{Deserialize, Serialize, Serializer};
use tabletop::{Set, plain};
use ts_rs::TS;

tabletop::numbered! {
    /// A gold card, 0 to 5.
    pub enum Gold by value as "a gold card" in "eschnapur.ts" {
        Zero = 0,
        One = 1,
        Two = 2,
        Three = 3,
        Four = 4,
        Five = 5,
    }
}

/// A set of gold values.
pub type GoldSet = Set<Gold>;

/// The values that a hidden card can have (EP.3); in notation the row of them: `"024"`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(try_from = "Purse")]
pub struct Possible(pub GoldSet);

tabletop::typescript!("eschnapur.ts", "GoldSet", Possible = "Array<Gold>", Gold);

impl From<Possible> for Purse {
    fn from(Possible(values): Possible) -> Purse {
        values.iter().collect()
    }
}

impl Serialize for Possible {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Purse::from(*self).serialize(serializer)
    }
}

impl TryFrom<Purse> for Possible {
    type Error = String;
    fn try_from(purse: Purse) -> Result<Possible, String> {
        let values = Possible(purse.values());
        if Purse::from(values) == purse {
            Ok(values)
        } else {
            Err("each value stands here at most once".to_owned())
        }
    }
}

/// Some gold cards: a hand, the bank. Cards of one value are alike.
///
/// Programs are told its cards from the lowest; in notation it is the row of them: `"00112"`.
// One byte per value in one word, so that comparing, adding and taking away are single instructions.
#[derive(Clone, Copy, PartialEq, Eq, Default, Deserialize, TS)]
#[serde(try_from = "String")]
#[ts(export_to = "eschnapur.ts", as = "Vec<Gold>")]
pub struct Purse(u64);

impl Purse {
    /// No card.
    pub const EMPTY: Purse = Purse(0);

    /// So many cards of the values 0 to 5.
    pub const fn of_counts(counts: [u8; 6]) -> Purse {
        let [zero, one, two, three, four, five] = counts;
        Purse(u64::from_le_bytes([zero, one, two, three, four, five, 0, 0]))
    }

    /// The purse with these bytes, one per value.
    #[inline]
    pub(crate) const fn of_bits(bits: u64) -> Purse {
        Purse(bits)
    }

    /// A card that may be there.
    #[inline]
    pub fn of(card: Option<Gold>) -> Purse {
        card.map_or(Purse::EMPTY, |gold| Purse(1 << (8 * gold as u32)))
    }

    /// A single 0, or nothing.
    #[inline]
    pub(crate) fn zeros(one: bool) -> Purse {
        Purse(u64::from(one))
    }

    /// How many cards of this value.
    #[inline]
    pub const fn count(self, gold: Gold) -> u8 {
        (self.0 >> (8 * gold as u32)) as u8
    }

    /// How many cards in all.
    #[inline]
    pub const fn cards(self) -> u8 {
        (self.0.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// What the cards are worth together.
    #[inline]
    pub fn worth(self) -> u16 {
        Gold::ALL.into_iter().map(|gold| u16::from(gold.value()) * u16::from(self.count(gold))).sum()
    }

    /// Its cards, from the lowest.
    pub fn iter(self) -> impl Iterator<Item = Gold> {
        Gold::ALL.into_iter().flat_map(move |gold| std::iter::repeat_n(gold, self.count(gold).into()))
    }

    /// Which values are there.
    #[inline]
    pub const fn values(self) -> GoldSet {
        // The top bit of each byte that is not 0 (no count reaches 128), gathered into one byte.
        let tops = (self.0 + 0x7f7f_7f7f_7f7f_7f7f) & 0x8080_8080_8080_8080;
        GoldSet::of_bits((tops.wrapping_mul(0x0002_0408_1020_4081) >> 56) as u32)
    }

    /// Is there a card of this value?
    #[inline]
    pub const fn has(self, gold: Gold) -> bool {
        self.count(gold) != 0
    }

    /// Is there no card?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts a card in.
    #[inline]
    pub fn add(&mut self, gold: Gold) {
        self.0 += 1 << (8 * gold as u32);
    }

    /// Takes a card out; it must be there.
    #[inline]
    pub fn remove(&mut self, gold: Gold) {
        debug_assert!(self.has(gold), "a {gold} is taken from a purse without one");
        self.0 -= 1 << (8 * gold as u32);
    }

    /// Takes all cards of this value out.
    #[inline]
    pub fn remove_all(&mut self, gold: Gold) {
        self.0 &= !(0xff << (8 * gold as u32));
    }

    /// The highest value there is.
    #[inline]
    pub fn highest(self) -> Option<Gold> {
        self.0.checked_ilog2().map(|bit| Gold::of_index(bit as usize / 8))
    }

    /// All cards of both.
    #[inline]
    #[must_use]
    pub const fn with(self, other: Purse) -> Purse {
        Purse(self.0 + other.0)
    }

    /// What is left when all cards of the other are taken away, which must be there.
    #[inline]
    #[must_use]
    pub fn without(self, other: Purse) -> Purse {
        debug_assert!(self.holds(other), "{other} is taken from {self}");
        Purse(self.0 - other.0)
    }

    /// Are all cards of the other here too?
    pub fn holds(self, other: Purse) -> bool {
        Gold::ALL.into_iter().all(|gold| self.count(gold) >= other.count(gold))
    }
}

impl FromIterator<Gold> for Purse {
    fn from_iter<I: IntoIterator<Item = Gold>>(cards: I) -> Purse {
        let mut purse = Purse::EMPTY;
        for card in cards {
            purse.add(card);
        }
        purse
    }
}

impl fmt::Display for Purse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|gold| gold.fmt(f))
    }
}

impl fmt::Debug for Purse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.to_string())
    }
}

impl Serialize for Purse {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        plain::or_notation(serializer, &self.iter().collect::<Vec<_>>(), || self.to_string())
    }
}

impl TryFrom<String> for Purse {
    type Error = String;
    fn try_from(text: String) -> Result<Purse, String> {
        // The box holds 64 cards; more could not be counted in a byte per value without care.
        if text.len() > 64 {
            return Err(format!("{} gold cards; there are 64", text.len()));
        }
        text.chars()
            .map(|digit| {
                let value = digit.to_digit(10).ok_or_else(|| format!("{digit:?} is not a gold card"))?;
                Gold::try_from(value as u8)
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_purse_counts_its_cards() {
        let purse = Purse::try_from("0011222333344555".to_owned()).unwrap();
        assert_eq!(purse, Purse::of_counts([2, 2, 3, 4, 2, 3]));
        assert_eq!((purse.cards(), purse.worth()), (16, 43));
        assert_eq!(purse.values(), GoldSet::ALL);
        assert_eq!(purse.to_string(), "0011222333344555");
    }

    #[test]
    fn programs_are_told_the_cards() {
        let purse = Purse::of_counts([2, 0, 1, 0, 0, 1]);
        assert_eq!(plain::text(&purse), "[0,0,2,5]");
        assert_eq!(serde_json::to_string(&purse).unwrap(), r#""0025""#);
        let possible = Possible(purse.values());
        assert_eq!(plain::text(&possible), "[0,2,5]");
        assert_eq!(serde_json::to_string(&possible).unwrap(), r#""025""#);
    }

    #[test]
    fn values_are_those_with_a_card() {
        for bits in 0..64 {
            let values = GoldSet::of_bits(bits);
            let purse: Purse = values.iter().collect();
            assert_eq!(purse.with(purse).values(), values);
        }
    }

    #[test]
    fn a_purse_is_read_with_care() {
        assert!(Purse::try_from("016".to_owned()).is_err());
        assert!(Purse::try_from("0x".to_owned()).is_err());
        assert!(Purse::try_from("1".repeat(65)).is_err());
    }
}
