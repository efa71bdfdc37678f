//! The actions, with their index and their notation.

use crate::card::Card;
use crate::illegal::Illegal;

tabletop::actions! {
    /// One small choice.
    pub enum Action {
        /// G1.2: bids a card.
        Bid(card: Card) = "bid",
    }
}

/// A ruling on the actions of this game.
pub(crate) trait Ruling: tabletop::Ruling<Illegal, { Action::WIDTH }> {}

impl<R: tabletop::Ruling<Illegal, { Action::WIDTH }>> Ruling for R {}

#[cfg(test)]
mod tests {
    use tabletop::game::Misread;

    use super::*;

    #[test]
    fn every_action_has_one_index_and_one_notation() {
        for index in 0..Action::COUNT {
            let action = Action::of_index(index).unwrap();
            assert_eq!(action.index(), index, "{action}");
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        assert_eq!(Action::of_index(Action::COUNT), None);
    }

    #[test]
    fn what_is_not_an_action_says_why() {
        let instead = (1..=13).map(|number: u8| number.to_string()).collect();
        let misread = "bid 14".parse::<Action>().unwrap_err().misread;
        assert_eq!(misread, Misread::Word { word: "14".to_owned(), instead });
        for text in ["dance", "", "bid", "bid 1 2"] {
            let misread = text.parse::<Action>().unwrap_err().misread;
            assert!(matches!(misread, Misread::Pattern { patterns } if patterns == ["bid CARD"]), "{text}");
        }
    }
}
