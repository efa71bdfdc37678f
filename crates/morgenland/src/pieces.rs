//! The tokens a player has on the board (M2.4): told apart in public by slot, with the value hidden or open.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::{Component, Seat};

use crate::space::{Space, SpaceSet};
use crate::token::{Token, TokenSet};

tabletop::row! {
    /// A place for a token on the board, 1 to 8; each token an owner places takes the lowest free one.
    pub struct Slot(1..=8) as "a slot" in "morgenland.ts";
}
const _: () = assert!(Slot::COUNT == Token::COUNT, "there is a slot for each token");

/// A piece on the board, named by its owner and slot: `B4`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Piece {
    /// To whom the piece belongs.
    pub owner: Seat,
    /// Which of theirs.
    pub slot: Slot,
}

tabletop::typescript!("morgenland.ts", "Piece", Piece = "`${Seat}${Slot}`", Seat, Slot);

impl Piece {
    /// The place among all pieces there can be: by owner, then by slot.
    #[inline]
    pub const fn index(self) -> usize {
        Slot::COUNT * self.owner.index() + self.slot.index()
    }
}

impl Component for Piece {
    type Set = PieceSet;
    const ALL: &'static [Piece] = &{
        let mut all = [Piece { owner: Seat::A, slot: Slot(0) }; Seat::ALL.len() * Slot::COUNT];
        let mut place = 0;
        while place < all.len() {
            let slot = Slot::of_index(place % Slot::COUNT);
            all[place] = Piece { owner: Seat::new(place / Slot::COUNT), slot };
            place += 1;
        }
        all
    };
    #[inline]
    fn index(self) -> usize {
        Piece::index(self)
    }
    fn of_index(index: usize) -> Piece {
        Piece::ALL[index]
    }
}

/// Some pieces, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceSet(u64);

impl PieceSet {
    /// Every piece there can be.
    pub const ALL: PieceSet = PieceSet((1 << Piece::ALL.len()) - 1);

    /// Those of this player in these slots, one bit each.
    #[inline]
    pub const fn of(owner: Seat, slots: u8) -> PieceSet {
        PieceSet((slots as u64) << (Slot::COUNT * owner.index()))
    }

    /// One bit for each piece, by owner, then by slot.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.owner, self.slot)
    }
}

impl FromStr for Piece {
    type Err = String;
    fn from_str(text: &str) -> Result<Piece, String> {
        let wrong = || format!("{text:?} is not a piece: write its owner and slot, like B4");
        let (owner, slot) = text.split_at_checked(1).ok_or_else(wrong)?;
        Ok(Piece { owner: owner.parse().map_err(|_| wrong())?, slot: slot.parse().map_err(|_| wrong())? })
    }
}

impl From<Piece> for String {
    fn from(piece: Piece) -> String {
        piece.to_string()
    }
}

impl TryFrom<String> for Piece {
    type Error = String;
    fn try_from(text: String) -> Result<Piece, String> {
        text.parse()
    }
}

/// A token on the board, with all there is to know about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// Which of its owner's tokens it is.
    pub token: Token,
    /// The space on which it lies.
    pub space: Space,
    /// Face up?
    pub open: bool,
    /// M5.4: how many Doubles stand on it.
    pub doubles: u8,
    /// MP.2: the values that everybody knows it cannot have: open tokens that went back while it lay hidden.
    pub cannot: TokenSet,
}

/// A player's tokens on the board and behind their screen.
// One byte per slot in whole words: finding and adding up the tokens of a space takes a few instructions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pieces {
    /// The space counted from 1; 0 for a free slot.
    at: u64,
    /// The token's value; 0 for a free slot.
    value: u64,
    /// Tokens it cannot be.
    cannot: u64,
    /// How many Doubles stand on it.
    doubles: u64,
    /// All ones if it is face up.
    open: u64,
    /// Tokens that are not on the board.
    pub hand: TokenSet,
}

const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = 0x8080_8080_8080_8080;

impl Default for Pieces {
    fn default() -> Pieces {
        Pieces { at: 0, value: 0, cannot: 0, doubles: 0, open: 0, hand: TokenSet::ALL }
    }
}

impl Pieces {
    /// M3.11: all tokens go back behind the screen.
    pub(crate) fn clear(&mut self) {
        *self = Pieces::default();
    }

    /// M2.4: places a token from behind the screen in the lowest free slot.
    #[inline]
    pub(crate) fn place(&mut self, token: Token, space: Space, open: bool) -> Slot {
        self.hand.remove(token);
        let slot = Slot((zeros(self.at).trailing_zeros() / 8) as u8);
        self.at |= lane(space as u8 + 1, slot);
        self.value |= lane(token.value(), slot);
        self.open |= lane(if open { 0xff } else { 0 }, slot);
        slot
    }

    /// Puts a token with all that is known about it into a free slot.
    pub(crate) fn put(&mut self, slot: Slot, placed: Placed) {
        let Placed { token, space, open, doubles, cannot } = placed;
        self.hand.remove(token);
        self.at |= lane(space as u8 + 1, slot);
        self.value |= lane(token.value(), slot);
        self.open |= lane(if open { 0xff } else { 0 }, slot);
        self.doubles |= lane(doubles, slot);
        self.cannot |= lane(cannot.bits() as u8, slot);
    }

    /// What lies in this slot.
    pub fn get(&self, slot: Slot) -> Option<Placed> {
        let space = byte(self.at, slot).checked_sub(1)?;
        Some(Placed {
            token: Token::try_from(byte(self.value, slot)).expect("a slot holds a token"),
            space: Space::of_index(usize::from(space)),
            open: byte(self.open, slot) != 0,
            doubles: byte(self.doubles, slot),
            cannot: TokenSet::of_bits(byte(self.cannot, slot).into()),
        })
    }

    /// Where the token of this slot lies.
    #[inline]
    pub fn space(&self, slot: Slot) -> Option<Space> {
        Some(Space::of_index(usize::from(byte(self.at, slot).checked_sub(1)?)))
    }

    /// Takes a token off the board.
    pub(crate) fn take_back(&mut self, slot: Slot) -> Option<Placed> {
        let placed = self.get(slot)?;
        let rest = !lane(0xff, slot);
        self.at &= rest;
        self.value &= rest;
        self.open &= rest;
        self.doubles &= rest;
        self.cannot &= rest;
        self.hand.insert(placed.token);
        if placed.open {
            // MP.2: everybody has seen it, so none of those that lie hidden now is it.
            let hidden = !zeros_to_lanes(self.at) & !self.open;
            self.cannot |= hidden & (ONES << placed.token.index());
        }
        Some(placed)
    }

    /// Moves a token, as it lies, to another space.
    pub(crate) fn move_to(&mut self, slot: Slot, space: Space) {
        self.at = self.at & !lane(0xff, slot) | lane(space as u8 + 1, slot);
    }

    /// M5.4: one more Double stands on a token.
    pub(crate) fn double(&mut self, slot: Slot) {
        self.doubles += lane(1, slot);
    }

    /// The slots whose tokens lie on this space, one bit each.
    #[inline]
    pub(crate) fn on(&self, space: Space) -> u8 {
        gather(zeros(self.at ^ lanes(space)))
    }

    /// The slots whose tokens lie on one of these spaces, one bit each.
    pub(crate) fn on_any(&self, spaces: SpaceSet) -> u8 {
        Slot::all()
            .filter(|&slot| self.space(slot).is_some_and(|space| spaces.contains(space)))
            .fold(0, |slots, slot| slots | 1 << slot.0)
    }

    /// The slots whose tokens lie face up, one bit each.
    #[inline]
    pub(crate) fn face_up(&self) -> u8 {
        gather(self.open & TOPS)
    }

    /// Is a token there?
    #[inline]
    pub fn any_on(&self, space: Space) -> bool {
        zeros(self.at ^ lanes(space)) != 0
    }

    /// How many tokens lie on this space.
    #[inline]
    pub fn count_on(&self, space: Space) -> u8 {
        (zeros(self.at ^ lanes(space)) / 0x80).wrapping_mul(ONES).to_be_bytes()[0]
    }

    /// How many tokens lie in all rooms together.
    #[inline]
    pub fn count_in_rooms(&self) -> u8 {
        let in_rooms = (self.at + ONES * (0x7e - Space::Guard as u64)) & TOPS;
        (in_rooms >> 7).wrapping_mul(ONES).to_be_bytes()[0]
    }

    /// The slots whose tokens lie hidden on this space, one bit each.
    pub(crate) fn hidden_on(&self, space: Space) -> u8 {
        self.on(space) & !self.face_up()
    }

    /// M3.1: turns the tokens of a space over, and adds them up like [`strength`](Pieces::strength).
    #[inline]
    pub(crate) fn turn_over(&mut self, space: Space, reversed: bool) -> u8 {
        let here = zeros_to_lanes(self.at ^ lanes(space));
        self.open |= here;
        self.cannot &= !here;
        self.strength(space, reversed)
    }

    /// M3.2: the sum of the tokens of a space, each as often as it counts (M5.4); with `reversed` 1 counts as 9 and 9
    /// as 1 (M7.3).
    #[inline]
    pub fn strength(&self, space: Space, reversed: bool) -> u8 {
        let here = zeros_to_lanes(self.at ^ lanes(space));
        if self.doubles & here == 0 && !reversed {
            // At most 1 + 2 + 4 + … + 9 = 42: the sum fits a byte.
            return (self.value & here).wrapping_mul(ONES).to_be_bytes()[0];
        }
        self.values(space, reversed).sum()
    }

    /// The values of the tokens of a space, each as often as it counts (M5.4, M5.8, M7.3).
    pub(crate) fn values(&self, space: Space, reversed: bool) -> impl Iterator<Item = u8> + use<> {
        let here = self.on(space);
        let (value, doubles) = (self.value, self.doubles);
        bits(here).flat_map(move |slot| {
            let value = match byte(value, slot) {
                1 if reversed => 9,
                9 if reversed => 1,
                value => value,
            };
            (0..=byte(doubles, slot)).map(move |_| value)
        })
    }
}

/// The slots of these bits, from the first.
#[inline]
pub(crate) fn bits(slots: u8) -> impl Iterator<Item = Slot> + Clone {
    let mut left = u32::from(slots);
    std::iter::from_fn(move || {
        (left != 0).then(|| {
            let slot = Slot(left.trailing_zeros() as u8);
            left &= left - 1;
            slot
        })
    })
}

/// This space in every slot.
#[inline]
fn lanes(space: Space) -> u64 {
    ONES * (space as u64 + 1)
}

#[inline]
fn lane(value: u8, slot: Slot) -> u64 {
    u64::from(value) << (8 * u32::from(slot.0))
}

#[inline]
fn byte(word: u64, slot: Slot) -> u8 {
    (word >> (8 * u32::from(slot.0))) as u8
}

/// The top bit of every byte that is 0; no byte that is looked at reaches 128.
#[inline]
fn zeros(word: u64) -> u64 {
    !(word + (TOPS - ONES)) & TOPS
}

/// All bits of every byte that is 0.
#[inline]
fn zeros_to_lanes(word: u64) -> u64 {
    let tops = zeros(word);
    (tops - (tops >> 7)) | tops
}

/// One bit per byte from its top bit.
#[inline]
fn gather(tops: u64) -> u8 {
    ((tops >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn m2_4_a_token_takes_the_lowest_free_slot() {
        let mut pieces = Pieces::default();
        let slots =
            [Token::Nine, Token::One, Token::Four].map(|token| pieces.place(token, Space::Cave1, false));
        assert_eq!(slots.map(u8::from), [1, 2, 3]);
        assert_eq!(pieces.strength(Space::Cave1, false), 14);
        assert_eq!(pieces.strength(Space::Cave1, true), 14);
        pieces.take_back(slots[1]);
        assert_eq!(pieces.strength(Space::Cave1, true), 5);
        assert_eq!((pieces.on(Space::Cave1), pieces.count_on(Space::Cave1)), (0b101, 2));
        assert_eq!(u8::from(pieces.place(Token::Two, Space::Market, true)), 2);
        assert_eq!((pieces.face_up(), pieces.hidden_on(Space::Cave1)), (0b10, 0b101));
        assert_eq!((pieces.turn_over(Space::Cave1, false), pieces.turn_over(Space::Cave2, false)), (13, 0));
        assert_eq!((pieces.face_up(), pieces.count_in_rooms()), (0b111, 0));
        pieces.place(Token::Five, Space::Guard, false);
        pieces.place(Token::Six, Space::Room1, false);
        pieces.place(Token::Seven, Space::Room5, false);
        assert_eq!(pieces.count_in_rooms(), 2);
        assert_eq!(pieces.hand.len(), 2);
        assert!(pieces.any_on(Space::Market) && !pieces.any_on(Space::Djinn));
    }

    /// MP.2: an open token that goes back is none of those that lie hidden.
    #[test]
    fn mp_2_a_token_seen_is_no_hidden_one() {
        let mut pieces = Pieces::default();
        let hidden = pieces.place(Token::Two, Space::Guard, false);
        let seen = pieces.place(Token::Nine, Space::Cave1, true);
        let open = pieces.place(Token::Four, Space::Cave1, true);
        pieces.take_back(seen);
        let later = pieces.place(Token::Nine, Space::Guard, false);
        let cannot = |slot| pieces.get(slot).expect("a token is there").cannot;
        assert_eq!(cannot(hidden), TokenSet::only(Token::Nine));
        assert_eq!((cannot(open), cannot(later)), (TokenSet::EMPTY, TokenSet::EMPTY));
    }

    #[test]
    fn a_token_counts_as_often_as_it_is_doubled() {
        let mut pieces = Pieces::default();
        let slot = pieces.place(Token::Nine, Space::Room5, true);
        pieces.place(Token::Two, Space::Room5, true);
        pieces.double(slot);
        pieces.double(slot);
        assert_eq!(pieces.strength(Space::Room5, false), 29);
        assert_eq!(pieces.strength(Space::Room5, true), 5);
        pieces.move_to(slot, Space::Room4);
        assert_eq!(pieces.strength(Space::Room4, false), 27);
        assert_eq!(pieces.get(slot).map(|placed| placed.doubles), Some(2));
    }
}
