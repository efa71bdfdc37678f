//! Treasure cards and their deck (M1.1, M1.2).

use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize, Serializer};
use tabletop::{Chance, plain};
use ts_rs::TS;

use crate::space::{Space, SpaceSet};
use crate::treasure::Kind;

/// The treasure on the shelves of one cave, from the top. In notation `5/3/1`, and `-` for none; for programs a list
/// down to the lowest shelf that is not empty.
// Four bits per shelf, the top shelf lowest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Deserialize, TS)]
#[serde(try_from = "String")]
#[ts(export_to = "morgenland.ts", type = "Array<number>")]
pub struct Shelves(u16);

impl Shelves {
    /// How many shelves a cave has.
    pub const COUNT: usize = 4;
    /// Nothing on them.
    pub const EMPTY: Shelves = Shelves(0);
    /// The most that lies on one shelf.
    pub const MOST: u8 = 9;

    /// These shelves, from the top; each at most 9.
    pub fn new(units: [u8; Shelves::COUNT]) -> Shelves {
        // From the lowest shelf up, so that the top shelf ends lowest.
        Shelves(units.into_iter().rev().fold(0, |shelves, units| shelves << 4 | u16::from(units)))
    }

    /// What lies on each shelf, from the top.
    #[inline]
    pub fn units(self) -> [u8; Shelves::COUNT] {
        [0, 4, 8, 12].map(|shift| (self.0 >> shift & 0xf) as u8)
    }

    /// What lies on each shelf from the top, down to the lowest that is not empty; one that was emptied above it is 0.
    pub fn list(self) -> Vec<u8> {
        let mut units = self.units().to_vec();
        while units.last() == Some(&0) {
            units.pop();
        }
        units
    }

    /// How many shelves have treasure.
    #[inline]
    pub fn filled(self) -> usize {
        self.units().into_iter().filter(|&units| units > 0).count()
    }

    /// How many units in all.
    #[inline]
    pub fn total(self) -> u8 {
        self.units().into_iter().sum()
    }

    /// Is there nothing?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Clears a shelf, counted from 0 at the top, and hands out what lay there.
    #[inline]
    pub(crate) fn take(&mut self, place: usize) -> u8 {
        let units = self.units()[place];
        self.0 &= !(0xf << (4 * place));
        units
    }

    /// M1.1: with only so many units at hand, the shelves are filled from the top as far as they go.
    #[inline]
    pub(crate) fn at_most(self, units: u8) -> Shelves {
        if self.total() <= units {
            return self;
        }
        let mut left = units;
        Shelves::new(self.units().map(|due| {
            let here = due.min(left);
            left -= here;
            here
        }))
    }
}

impl fmt::Display for Shelves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        let shelves: Vec<String> = self.list().iter().map(u8::to_string).collect();
        f.write_str(&shelves.join("/"))
    }
}

impl FromStr for Shelves {
    type Err = String;
    fn from_str(text: &str) -> Result<Shelves, String> {
        if text == "-" {
            return Ok(Shelves::EMPTY);
        }
        let shelf = |part: &str| part.parse().ok().filter(|units| *units <= Shelves::MOST);
        let found: Option<Vec<u8>> = text.split('/').map(shelf).collect();
        let wrong =
            || format!("{text:?} is not a cave: write its shelves from the top, like \"5/3/1\", or \"-\"");
        let found = found.filter(|found| found.len() <= Shelves::COUNT).ok_or_else(wrong)?;
        let mut units = [0; Shelves::COUNT];
        units[..found.len()].copy_from_slice(&found);
        Ok(Shelves::new(units))
    }
}

impl Serialize for Shelves {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        plain::or_notation(serializer, &self.list(), || self.to_string())
    }
}

impl TryFrom<String> for Shelves {
    type Error = String;
    fn try_from(text: String) -> Result<Shelves, String> {
        text.parse()
    }
}

/// What lies in the caves; in documents a map from their names.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(into = "BTreeMap<Space, Shelves>", try_from = "BTreeMap<Space, Shelves>")]
pub struct Caves([Shelves; Kind::COUNT]);

tabletop::typescript!("morgenland.ts", "Caves", Caves = "{ [cave in Space]?: Shelves }", Space, Shelves);

impl Index<Kind> for Caves {
    type Output = Shelves;
    #[inline]
    fn index(&self, kind: Kind) -> &Shelves {
        &self.0[kind as usize]
    }
}

impl IndexMut<Kind> for Caves {
    #[inline]
    fn index_mut(&mut self, kind: Kind) -> &mut Shelves {
        &mut self.0[kind as usize]
    }
}

impl From<Caves> for BTreeMap<Space, Shelves> {
    fn from(caves: Caves) -> Self {
        Kind::ALL.into_iter().map(|kind| (Space::cave(kind), caves[kind])).collect()
    }
}

impl TryFrom<BTreeMap<Space, Shelves>> for Caves {
    type Error = String;
    fn try_from(map: BTreeMap<Space, Shelves>) -> Result<Caves, String> {
        let found: SpaceSet = map.keys().copied().collect();
        if let Some(space) = (Space::CAVES - found).first() {
            return Err(format!("{space} is missing from the caves (M0.5)"));
        }
        if let Some(space) = (found - Space::CAVES).first() {
            return Err(format!("{space} does not belong to the caves (M0.5)"));
        }
        Ok(Caves(Kind::ALL.map(|kind| map[&Space::cave(kind)])))
    }
}

/// A treasure card: what each cave gets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(export_to = "morgenland.ts")]
pub struct TreasureCard([Shelves; Kind::COUNT]);

impl TreasureCard {
    /// The cards of one deck.
    pub const PER_DECK: usize = 15;

    /// What each cave gets, from the first.
    pub const fn new(caves: [Shelves; Kind::COUNT]) -> TreasureCard {
        TreasureCard(caves)
    }

    /// What this cave gets.
    #[inline]
    pub fn cave(&self, kind: Kind) -> Shelves {
        self.0[kind as usize]
    }

    /// What each cave gets, from the first.
    pub fn caves(&self) -> [Shelves; Kind::COUNT] {
        self.0
    }
}

/// The treasure deck of a game: its cards and which of them are still in it.
///
/// Nobody ever looks into a shuffled deck, so turning its top card is the same as drawing any of the cards left:
/// no order is kept that could leak.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "ListedDeck", try_from = "ListedDeck")]
pub struct Deck {
    // Sorted, so that which of two equal cards was drawn makes no difference.
    pub(crate) cards: [TreasureCard; TreasureCard::PER_DECK],
    /// One bit per card.
    pub(crate) left: u16,
}

/// The treasure deck: everybody knows its cards and which have been turned, nobody what comes next.
// Documents list the cards that are left, where a state has a bit for each of them.
#[derive(Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "morgenland.ts", rename = "Deck")]
pub(crate) struct ListedDeck {
    /// All cards, sorted.
    cards: Vec<TreasureCard>,
    /// Those still in the deck.
    left: Vec<TreasureCard>,
}

impl From<Deck> for ListedDeck {
    fn from(deck: Deck) -> ListedDeck {
        ListedDeck { cards: deck.cards.to_vec(), left: deck.left_cards().collect() }
    }
}

impl TryFrom<ListedDeck> for Deck {
    type Error = String;
    fn try_from(listed: ListedDeck) -> Result<Deck, String> {
        let cards = <[TreasureCard; TreasureCard::PER_DECK]>::try_from(listed.cards).map_err(|cards| {
            format!("the deck has {} cards, and not {} (M0.8)", cards.len(), TreasureCard::PER_DECK)
        })?;
        Deck::with_left(cards, &listed.left)
            .ok_or_else(|| "the deck has a card left that is not in it, or not so often (M1.2)".to_owned())
    }
}

impl Deck {
    /// M0.8: all cards, shuffled.
    pub fn new(mut cards: [TreasureCard; TreasureCard::PER_DECK]) -> Deck {
        cards.sort_unstable();
        Deck { cards, left: Deck::FULL }
    }

    /// A deck of which these cards are left; `None` if they are not among its cards.
    fn with_left(cards: [TreasureCard; TreasureCard::PER_DECK], left: &[TreasureCard]) -> Option<Deck> {
        let mut deck = Deck { left: 0, ..Deck::new(cards) };
        for card in left {
            // Of equal cards the first are drawn first, so the last are left.
            let place = (0..TreasureCard::PER_DECK)
                .rev()
                .find(|&i| deck.left >> i & 1 == 0 && deck.cards[i] == *card)?;
            deck.left |= 1 << place;
        }
        Some(deck)
    }

    /// The cards still in it, sorted.
    fn left_cards(&self) -> impl Iterator<Item = TreasureCard> {
        (0..TreasureCard::PER_DECK).filter(|i| self.left >> i & 1 == 1).map(|i| self.cards[i])
    }

    const FULL: u16 = (1 << TreasureCard::PER_DECK) - 1;

    /// M1.1, M1.2: turns the top card; an exhausted deck is made of all its cards again.
    pub(crate) fn turn(&mut self, chance: &mut impl Chance) -> TreasureCard {
        if self.left == 0 {
            self.left = Deck::FULL;
        }
        let mut left = self.left;
        for _ in 0..chance.below(left.count_ones()) {
            left &= left - 1;
        }
        let card = self.cards[left.trailing_zeros() as usize];
        // Of equal cards the first one left counts as drawn.
        let equal = (0..TreasureCard::PER_DECK).find(|&i| self.left >> i & 1 == 1 && self.cards[i] == card);
        self.left &= !(1 << equal.expect("the drawn card is one of those left"));
        card
    }
}

#[cfg(test)]
mod tests {
    use tabletop::FastChance;

    use super::*;

    fn card(first: u8) -> TreasureCard {
        let mut caves = [Shelves::EMPTY; 5];
        caves[0] = Shelves::new([first, 0, 0, 0]);
        TreasureCard::new(caves)
    }

    #[test]
    fn m1_2_an_exhausted_deck_is_reshuffled() {
        let mut deck = Deck::new(std::array::from_fn(|i| card(i as u8 % 9)));
        let chance = &mut FastChance::new(1);
        for _ in 0..3 {
            let mut seen: Vec<_> = (0..15).map(|_| deck.turn(chance)).collect();
            assert_eq!(deck.left, 0);
            seen.sort();
            assert_eq!(seen, deck.cards);
        }
    }

    #[test]
    fn m1_1_a_short_bank_fills_from_the_top() {
        let shelves = Shelves::new([5, 3, 1, 0]);
        let shown: Vec<_> =
            [9, 8, 6, 5, 2, 0].into_iter().map(|units| shelves.at_most(units).to_string()).collect();
        assert_eq!(shown, ["5/3/1", "5/3", "5/1", "5", "2", "-"]);
    }

    #[test]
    fn shelves_are_read_as_they_are_written() {
        for text in ["-", "5", "5/3/1", "0/3", "9/9/9/9"] {
            assert_eq!(text.parse::<Shelves>().map(|shelves| shelves.to_string()), Ok(text.to_owned()));
        }
        let plain = ["-", "5/3/1", "0/3"].map(|text| plain::text(&text.parse::<Shelves>().unwrap()));
        assert_eq!(plain, ["[]", "[5,3,1]", "[0,3]"]);
        for text in ["", "10", "5/", "1/1/1/1/1", "x"] {
            assert!(text.parse::<Shelves>().is_err(), "{text}");
        }
    }
}
