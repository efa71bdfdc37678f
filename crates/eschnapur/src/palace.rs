//! The palace: eight parts, their fields and the stones on them.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not, Sub};

use serde::de::{Error as _, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{Seat, SeatSet};
use ts_rs::TS;

/// A palace part, 1 to 8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(into = "u8", try_from = "u8")]
#[ts(export_to = "eschnapur.ts", type = "1 | 2 | 3 | 4 | 5 | 6 | 7 | 8")]
pub struct Part(u8);

impl Part {
    /// How many parts the palace has.
    pub const COUNT: usize = 8;
    /// Most fields that a part of any edition may have.
    pub const MOST_FIELDS: u8 = 24;

    /// All parts, from the first.
    pub fn all() -> impl DoubleEndedIterator<Item = Part> + ExactSizeIterator {
        (0..Part::COUNT as u8).map(Part)
    }

    /// The part with this printed number, 1 to 8.
    pub fn numbered(number: u8) -> Option<Part> {
        (1..=Part::COUNT as u8).contains(&number).then(|| Part(number - 1))
    }

    /// The printed number.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn of_index(index: usize) -> Part {
        assert!(index < Part::COUNT);
        Part(index as u8)
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl From<Part> for u8 {
    fn from(part: Part) -> u8 {
        part.number()
    }
}

impl TryFrom<u8> for Part {
    type Error = String;
    fn try_from(number: u8) -> Result<Part, String> {
        Part::numbered(number).ok_or_else(|| format!("palace parts run from 1 to 8, not {number}"))
    }
}

/// A set of palace parts.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Part>", from = "Vec<Part>")]
pub struct PartSet(pub(crate) u8);

tabletop::typescript!("eschnapur.ts", "PartSet", PartSet = "Array<Part>", Part);

impl PartSet {
    /// No part.
    pub const EMPTY: PartSet = PartSet(0);

    /// E0.2: the parts in play: all with 4 players, without part 1 with 3, without 1 and 7 with 2.
    #[inline]
    pub const fn in_play(players: usize) -> PartSet {
        match players {
            2 => PartSet(0b1011_1110),
            3 => PartSet(0b1111_1110),
            _ => PartSet(0b1111_1111),
        }
    }

    /// One part alone.
    #[inline]
    pub const fn only(part: Part) -> PartSet {
        PartSet(1 << part.0)
    }

    /// A part that may be there.
    #[inline]
    pub fn of(part: Option<Part>) -> PartSet {
        part.map_or(PartSet::EMPTY, PartSet::only)
    }

    /// Is the part in the set?
    #[inline]
    pub const fn contains(self, part: Part) -> bool {
        self.0 >> part.0 & 1 == 1
    }

    /// Adds a part.
    #[inline]
    pub fn insert(&mut self, part: Part) {
        self.0 |= 1 << part.0;
    }

    /// How many parts.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The parts from the lowest number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Part> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let part = Part(bits.trailing_zeros() as u8);
                bits &= bits - 1;
                part
            })
        })
    }

    /// The part with the lowest number.
    #[inline]
    pub fn lowest(self) -> Option<Part> {
        self.iter().next()
    }

    /// The part with the highest number, as a set.
    #[inline]
    #[must_use]
    pub const fn highest(self) -> PartSet {
        if self.0 == 0 { self } else { PartSet(1 << self.0.ilog2()) }
    }

    /// All parts with a number not above the highest of the set.
    #[inline]
    #[must_use]
    pub const fn and_below(self) -> PartSet {
        if self.0 == 0 { self } else { PartSet(u8::MAX >> self.0.leading_zeros()) }
    }
}

impl BitOr for PartSet {
    type Output = PartSet;
    #[inline]
    fn bitor(self, other: PartSet) -> PartSet {
        PartSet(self.0 | other.0)
    }
}

impl BitAnd for PartSet {
    type Output = PartSet;
    #[inline]
    fn bitand(self, other: PartSet) -> PartSet {
        PartSet(self.0 & other.0)
    }
}

impl Sub for PartSet {
    type Output = PartSet;
    #[inline]
    fn sub(self, other: PartSet) -> PartSet {
        PartSet(self.0 & !other.0)
    }
}

impl Not for PartSet {
    type Output = PartSet;
    #[inline]
    fn not(self) -> PartSet {
        PartSet(!self.0)
    }
}

impl FromIterator<Part> for PartSet {
    fn from_iter<I: IntoIterator<Item = Part>>(parts: I) -> PartSet {
        parts.into_iter().fold(PartSet::EMPTY, |set, part| set | PartSet::only(part))
    }
}

impl fmt::Debug for PartSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Part::number)).finish()
    }
}

impl From<PartSet> for Vec<Part> {
    fn from(set: PartSet) -> Vec<Part> {
        set.iter().collect()
    }
}

impl From<Vec<Part>> for PartSet {
    fn from(parts: Vec<Part>) -> PartSet {
        parts.into_iter().collect()
    }
}

/// One value per palace part; in documents a map from the printed number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ByPart<T>(pub(crate) [T; Part::COUNT]);

tabletop::typescript!("eschnapur.ts", "ByPart", ByPart<T> = "{ [part in Part]: T }", Part);

impl<T> std::ops::Index<Part> for ByPart<T> {
    type Output = T;
    #[inline]
    fn index(&self, part: Part) -> &T {
        &self.0[part.index()]
    }
}

impl<T> std::ops::IndexMut<Part> for ByPart<T> {
    #[inline]
    fn index_mut(&mut self, part: Part) -> &mut T {
        &mut self.0[part.index()]
    }
}

impl<T: Serialize> Serialize for ByPart<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(Part::COUNT))?;
        for part in Part::all() {
            map.serialize_entry(&part.to_string(), &self[part])?;
        }
        map.end()
    }
}

impl<'de, T: Deserialize<'de> + Copy> Deserialize<'de> for ByPart<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Parts<T>(std::marker::PhantomData<T>);
        impl<'de, T: Deserialize<'de> + Copy> Visitor<'de> for Parts<T> {
            type Value = ByPart<T>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map from the parts 1 to 8")
            }
            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
                let mut found = [None; Part::COUNT];
                while let Some(key) = map.next_key::<String>()? {
                    let part = key.parse().ok().and_then(Part::numbered);
                    let part =
                        part.ok_or_else(|| M::Error::custom(format!("{key:?} is not a palace part")))?;
                    if found[part.index()].replace(map.next_value()?).is_some() {
                        return Err(M::Error::custom(format!("part {part} stands here twice")));
                    }
                }
                if let Some(missing) = found.iter().position(Option::is_none) {
                    return Err(M::Error::custom(format!("part {} is missing", missing + 1)));
                }
                Ok(ByPart(found.map(|value| value.expect("no part is missing"))))
            }
        }
        deserializer.deserialize_map(Parts(std::marker::PhantomData))
    }
}

/// The stones on one part, from the bottom; in documents the row of their owners: `"AABC"`.
// Two bits per stone: 24 fields fit a word.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(into = "String", try_from = "String")]
#[ts(export_to = "eschnapur.ts", type = "string")]
pub struct Tower {
    stones: u64,
    // Four bytes: written as one, it would be read as four by the shifts below, and that stalls.
    height: u32,
}

impl Tower {
    /// How many stones lie on it.
    #[inline]
    pub const fn height(self) -> u8 {
        self.height as u8
    }

    /// The owner of the stone on a field, counted from 0 at the bottom.
    #[inline]
    pub fn stone(self, field: u8) -> Option<Seat> {
        (field < self.height()).then(|| Seat::new((self.stones >> (2 * field) & 0b11) as usize))
    }

    /// The owner of the topmost stone.
    pub fn topmost(self) -> Option<Seat> {
        self.stone(self.height().checked_sub(1)?)
    }

    /// The stones from the bottom.
    pub fn stones(self) -> impl DoubleEndedIterator<Item = Seat> {
        (0..self.height()).map(move |field| self.stone(field).expect("fields below the height hold a stone"))
    }

    /// Puts a stone on the lowest free field.
    #[inline]
    pub fn put(&mut self, owner: Seat) {
        debug_assert!(self.height() < Part::MOST_FIELDS, "a part has at most 24 fields");
        self.stones |= (owner.index() as u64) << (2 * self.height);
        self.height += 1;
    }

    /// Takes the topmost stone away.
    pub fn lift(&mut self) -> Option<Seat> {
        let owner = self.topmost()?;
        self.height -= 1;
        self.stones &= !(0b11 << (2 * self.height));
        Some(owner)
    }

    /// Who has a stone here.
    #[inline]
    pub fn owners(self) -> SeatSet {
        Seat::first(4).filter(|&seat| self.stones_of(seat) != 0).collect()
    }

    /// How many stones of this seat, and the field of its topmost one, counted from 0.
    #[inline]
    pub fn share(self, seat: Seat) -> Option<(u8, u8)> {
        let mine = self.stones_of(seat);
        Some((mine.count_ones() as u8, mine.checked_ilog2()? as u8 / 2))
    }

    /// The stones of one seat: bit 2n for field n.
    #[inline]
    fn stones_of(self, seat: Seat) -> u64 {
        const EVEN: u64 = 0x5555_5555_5555_5555;
        // Both bits of a field are 0 exactly where its stone is this seat's.
        let other = self.stones ^ (EVEN * seat.index() as u64);
        let built = (1 << (2 * self.height)) - 1;
        !(other | other >> 1) & EVEN & built
    }
}

impl fmt::Display for Tower {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.stones().try_for_each(|owner| owner.fmt(f))
    }
}

impl fmt::Debug for Tower {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.to_string())
    }
}

impl From<Tower> for String {
    fn from(tower: Tower) -> String {
        tower.to_string()
    }
}

impl TryFrom<String> for Tower {
    type Error = String;
    fn try_from(text: String) -> Result<Tower, String> {
        let mut tower = Tower::default();
        for letter in text.chars() {
            let owner = match letter {
                'A' => Seat::A,
                'B' => Seat::B,
                'C' => Seat::C,
                'D' => Seat::D,
                other => return Err(format!("{other:?} is not the letter of a seat from A to D")),
            };
            if tower.height() == Part::MOST_FIELDS {
                return Err(format!(
                    "{} stones; a part has at most {} fields",
                    text.len(),
                    Part::MOST_FIELDS
                ));
            }
            tower.put(owner);
        }
        Ok(tower)
    }
}

/// The palace under construction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palace {
    pub(crate) towers: ByPart<Tower>,
    /// Which parts have no free field (E7.2); kept so that legal actions need no counting.
    pub(crate) full: PartSet,
    pub(crate) finished: PartSet,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn e0_2_parts_that_are_out() {
        let numbers = |players| PartSet::in_play(players).iter().map(Part::number).collect::<Vec<_>>();
        assert_eq!(numbers(4), [1, 2, 3, 4, 5, 6, 7, 8]);
        assert_eq!(numbers(3), [2, 3, 4, 5, 6, 7, 8]);
        assert_eq!(numbers(2), [2, 3, 4, 5, 6, 8]);
    }

    #[test]
    fn a_tower_remembers_its_stones() {
        let mut tower = Tower::try_from("AABDC".to_owned()).unwrap();
        assert_eq!(tower.share(Seat::A), Some((2, 1)));
        assert_eq!(tower.share(Seat::B), Some((1, 2)));
        assert_eq!(tower.lift(), Some(Seat::C));
        assert_eq!(tower.share(Seat::C), None);
        assert_eq!(tower.to_string(), "AABD");
        assert_eq!(tower, Tower::try_from("AABD".to_owned()).unwrap());
        assert!(Tower::try_from("E".to_owned()).is_err());
        assert!(Tower::try_from("A".repeat(25)).is_err());
    }

    #[test]
    fn sets_know_their_ends() {
        let set: PartSet = [3, 5, 6].into_iter().filter_map(Part::numbered).collect();
        assert_eq!(set.highest(), PartSet(0b10_0000));
        assert_eq!(set.and_below(), PartSet(0b11_1111));
        assert_eq!(PartSet::EMPTY.highest(), PartSet::EMPTY);
    }
}
