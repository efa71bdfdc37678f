//! The places for gold cards on a tableau, one before each official.

use crate::gold::{Gold, Purse};
use crate::official::{Official, OfficialSet};

/// The place for a gold card before one official.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// No card.
    Empty,
    /// Face down: secret.
    Down(Gold),
    /// Face up: everybody has seen it.
    Up(Gold),
}

impl Slot {
    /// The card, if it lies face down.
    pub fn face_down(self) -> Option<Gold> {
        match self {
            Slot::Down(gold) => Some(gold),
            Slot::Empty | Slot::Up(_) => None,
        }
    }
}

/// The five slots of a tableau.
// One byte per official in one word: the value of the card and a bit for how it lies. What is asked of all slots
// at once is then a few instructions without a branch.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Slots(u64);

const DOWN: u64 = 0x08;
const UP: u64 = 0x10;
const VALUE: u64 = 0x07;
const EACH: u64 = 0x01_0101_0101;

impl Slots {
    /// No card anywhere.
    pub const EMPTY: Slots = Slots(0);

    /// What lies before this official.
    #[inline]
    pub fn get(self, official: Official) -> Slot {
        let byte = self.byte(official);
        let gold = Gold::of_index((byte & VALUE) as usize);
        match (byte & DOWN != 0, byte & UP != 0) {
            (true, _) => Slot::Down(gold),
            (_, true) => Slot::Up(gold),
            (false, false) => Slot::Empty,
        }
    }

    /// Puts something else there.
    #[inline]
    pub fn set(&mut self, official: Official, slot: Slot) {
        let byte = match slot {
            Slot::Empty => 0,
            Slot::Down(gold) => DOWN | gold as u64,
            Slot::Up(gold) => UP | gold as u64,
        };
        let shift = 8 * official.index();
        self.0 = self.0 & !(0xff << shift) | byte << shift;
    }

    /// The slots in the order of the officials.
    pub fn all(self) -> [Slot; 5] {
        Official::ALL.map(|official| self.get(official))
    }

    /// The open card before this official, as a purse of one card or none.
    #[inline]
    pub fn face_up(self, official: Official) -> Purse {
        card(self.byte(official), UP)
    }

    /// Does this card lie open before this official?
    #[inline]
    pub fn shows(self, official: Official, gold: Gold) -> bool {
        self.byte(official) == UP | gold as u64
    }

    /// All open cards.
    #[inline]
    pub fn all_face_up(self) -> Purse {
        self.cards(UP)
    }

    /// All face-down cards.
    #[inline]
    pub fn all_face_down(self) -> Purse {
        self.cards(DOWN)
    }

    /// The officials before whom a card lies face down.
    #[inline]
    pub fn covered(self) -> OfficialSet {
        let down = (self.0 / DOWN) & EACH;
        OfficialSet::of_bits((down.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32 & 0x1f)
    }

    /// Turns the face-down card before this official over. A 0 goes back to the hand (EW.5) and leaves the slot
    /// empty.
    #[inline]
    pub fn turn_over(&mut self, official: Official) {
        let shift = 8 * official.index();
        let value = self.0 >> shift & VALUE;
        let open = (UP | value) * u64::from(value != 0);
        self.0 = self.0 & !(0xff << shift) | open << shift;
    }

    /// Takes all open cards away.
    #[inline]
    pub fn clear_face_up(&mut self) {
        let up = (self.0 / UP) & EACH;
        self.0 &= !(up * 0xff);
    }

    /// The cards of both; no slot may be taken twice.
    #[inline]
    #[must_use]
    pub fn with(self, other: Slots) -> Slots {
        debug_assert!(self.0 & other.0 == 0, "a slot is taken twice");
        Slots(self.0 | other.0)
    }

    #[inline]
    fn byte(self, official: Official) -> u64 {
        self.0 >> (8 * official.index()) & 0xff
    }

    #[inline]
    fn cards(self, how: u64) -> Purse {
        Official::ALL.into_iter().fold(Purse::EMPTY, |all, official| all.with(card(self.byte(official), how)))
    }
}

/// The card of a slot that lies this way, or none.
#[inline]
fn card(byte: u64, how: u64) -> Purse {
    Purse::of_bits(u64::from(byte & how != 0) << (8 * (byte & VALUE)))
}

impl std::fmt::Debug for Slots {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.all()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_hold_what_was_put_there() {
        for gold in Gold::ALL {
            for official in Official::ALL {
                for slot in [Slot::Empty, Slot::Down(gold), Slot::Up(gold)] {
                    let mut slots = Slots::EMPTY;
                    for other in Official::ALL {
                        slots.set(other, Slot::Up(Gold::Three));
                    }
                    slots.set(official, slot);
                    assert_eq!(slots.get(official), slot);
                    assert_eq!(slots.shows(official, gold), slot == Slot::Up(gold));
                    let down = Purse::of(slot.face_down());
                    assert_eq!(slots.all_face_down(), down);
                    assert_eq!(slots.covered() == OfficialSet::only(official), !down.is_empty());
                    assert_eq!(slots.all_face_up().cards(), 4 + slots.face_up(official).cards());
                    if let Slot::Down(gold) = slot {
                        let mut turned = slots;
                        turned.turn_over(official);
                        let expected = if gold == Gold::Zero { Slot::Empty } else { Slot::Up(gold) };
                        assert_eq!(turned.get(official), expected);
                    }
                    slots.clear_face_up();
                    assert_eq!(slots.all_face_up(), Purse::EMPTY);
                    assert_eq!(slots.all_face_down(), down);
                }
            }
        }
    }
}
