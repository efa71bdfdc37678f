//! The palace: eight parts and the stones on them.

use std::fmt;

use serde::{Deserialize, Serialize, Serializer};
use tabletop::{ByComponent, Seat, SeatSet, Set, plain};

tabletop::row! {
    /// A palace part, 1 to 8.
    pub struct Part(1..=8) as "a palace part" in "eschnapur.ts";
}

/// A set of palace parts.
pub type PartSet = Set<Part>;

/// One value per palace part; in documents a map from the printed number.
pub type ByPart<T> = ByComponent<Part, T, { Part::COUNT }>;

impl Part {
    /// Most fields that a part of any edition may have.
    pub const MOST_FIELDS: u8 = 24;

    /// E0.2: the parts in play: all with 4 players, without part 1 with 3, without 1 and 7 with 2.
    #[inline]
    pub const fn in_play(players: usize) -> PartSet {
        match players {
            2 => PartSet::of_bits(0b1011_1110),
            3 => PartSet::of_bits(0b1111_1110),
            _ => PartSet::of_bits(0b1111_1111),
        }
    }
}

/// The stones on one part, from the bottom: programs are told their owners; in notation they are a row, `"AABC"`.
// Two bits per stone: 24 fields fit a word.
#[derive(Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(try_from = "String")]
pub struct Tower {
    stones: u64,
    // Four bytes: written as one, it would be read as four by the shifts below, and that stalls.
    height: u32,
}

tabletop::typescript!("eschnapur.ts", "Tower", Tower = "Array<Seat>", Seat);

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

impl Serialize for Tower {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        plain::or_notation(serializer, &self.stones().collect::<Vec<_>>(), || self.to_string())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn e0_2_parts_that_are_out() {
        let numbers = |players| Part::in_play(players).iter().map(Part::number).collect::<Vec<_>>();
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
        assert_eq!(serde_json::to_string(&tower).unwrap(), r#""AABD""#);
        assert_eq!(plain::text(&tower), r#"["A","A","B","D"]"#);
        assert_eq!(tower, Tower::try_from("AABD".to_owned()).unwrap());
        assert!(Tower::try_from("E".to_owned()).is_err());
        assert!(Tower::try_from("A".repeat(25)).is_err());
    }

    #[test]
    fn sets_know_their_ends() {
        let set: PartSet = [3, 5, 6].into_iter().filter_map(Part::numbered).collect();
        assert_eq!(set.highest(), PartSet::of_bits(0b10_0000));
        assert_eq!(set.and_below(), PartSet::of_bits(0b11_1111));
        assert_eq!(PartSet::EMPTY.highest(), PartSet::EMPTY);
    }
}
