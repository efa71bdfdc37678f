//! The cards: for bids and for prizes the same.

use tabletop::Set;

tabletop::row! {
    /// A card (G0.2); its number is what it is worth. The ace is the lowest, the king the highest.
    pub struct Card(1..=13) as "a card" in "goofspiel.ts";
}

/// Some cards.
pub type CardSet = Set<Card>;

/// G3.2: what these cards are worth together.
pub fn points(cards: CardSet) -> u16 {
    cards.iter().map(|card| u16::from(card.number())).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn g3_2_a_suit_is_worth_ninety_one() {
        assert_eq!(points(CardSet::ALL), 91);
        assert_eq!(points(CardSet::EMPTY), 0);
    }
}
