//! The actions: every small choice of the game, with its index and its notation.

use crate::artefact::Artefact;
use crate::illegal::Illegal;
use crate::pieces::Piece;
use crate::space::Space;
use crate::spell::Spell;
use crate::token::Token;
use crate::treasure::Kind;

// All that is placed and paid stands in the first word of 128, all that is named in those after it; see `lively`.
tabletop::actions! {
    /// One small choice.
    ///
    /// Where several make one plan their order is fixed, so that a plan has one encoding: treasure is taken and given
    /// by kind in the order of the caves, the tokens of a price are paid from the highest to the lowest.
    pub enum Action {
        /// M2.1: places a token.
        Place(token: Token, space: Space) = "place",
        /// Gives a treasure: to the bank, or to the owner of a teleported token; in a room the kind that pays for the
        /// next token (M3.9).
        Give(kind: Kind) = "give",
        /// Accepts what is offered at a price: the guard's bribe, a tax; or the camel (M7.15).
        Accept = "accept",
        /// M3.9: buys the artefact of the room.
        Buy = "buy",
        /// Declines, plays nothing, or gives no more.
        Pass = "pass",

        /// Takes a treasure from the bank.
        Take(kind: Kind) = "take",
        /// Declares an artefact (M5), or names one: to borrow, to swap, to take out of a stack.
        Artefact(artefact: Artefact) = "artefact",
        /// Declares a spell (M7).
        Cast(spell: Spell) = "cast",
        /// M5.3: declares a Counterspell against this spell.
        Counter(spell: Spell) = "counter",
        /// M3.4: keeps this one of two spells.
        Keep(spell: Spell) = "keep",
        /// Names a piece.
        Piece(piece: Piece) = "piece",
        /// Names a space; never the guard (M5.9).
        Space(space: Space[Cave1..=Caravanserai, Room1..=Room5]) = "space",
    }
}
const _: () = assert!(sets::Take::FIRST == 128, "what is named begins the second word");

/// A ruling on the actions of this game.
pub(crate) trait Ruling: tabletop::Ruling<Illegal, { Action::WIDTH }> {}

impl<R: tabletop::Ruling<Illegal, { Action::WIDTH }>> Ruling for R {}

#[cfg(test)]
mod tests {
    use tabletop::Seat;

    use super::*;
    use crate::pieces::PieceSet;
    use crate::space::SpaceSet;
    use crate::token::TokenSet;

    #[test]
    fn every_index_is_one_action_and_every_notation_is_read_back() {
        for index in 0..Action::COUNT {
            let action = Action::of_index(index).expect("an index below the count");
            assert_eq!(action.index(), index, "{action}");
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        assert_eq!(Action::of_index(Action::COUNT), None);
    }

    #[test]
    fn what_is_no_action_is_refused_with_a_reason() {
        for text in
            ["", "place 3 tent", "place 4", "space guard", "cast lamp", "piece F1", "piece A9", "piece é1"]
        {
            let refused = text.parse::<Action>().expect_err(text);
            assert_eq!(refused.text, text);
        }
    }

    #[test]
    fn sets_of_places_hold_what_they_say() {
        let tokens: TokenSet = [Token::One, Token::Nine].into_iter().collect();
        let named = Space::CITY | SpaceSet::only(Space::Room5);
        for index in 0..Action::COUNT {
            let action = Action::of_index(index).expect("an index below the count");
            let of_tokens = matches!(action, Action::Place(token, _) if tokens.contains(token));
            let on_spaces = matches!(action, Action::Place(_, space) if named.contains(space));
            assert_eq!(sets::Place::of(tokens, SpaceSet::ALL).contains(index), of_tokens, "{action}");
            assert_eq!(sets::Place::of(tokens, named).contains(index), of_tokens && on_spaces, "{action}");
            assert_eq!(sets::Place::of(TokenSet::ALL, named).contains(index), on_spaces, "{action}");
            let is_named = matches!(action, Action::Space(space) if named.contains(space));
            assert_eq!(sets::Space::of(named | Space::GUARD).contains(index), is_named, "{action}");
        }
    }

    #[test]
    fn sets_of_pieces_hold_what_they_say() {
        let some = PieceSet::of(Seat::B, 0b1001_0000);
        for index in 0..Action::COUNT {
            let action = Action::of_index(index).expect("an index below the count");
            let is_one = ["piece B5", "piece B8"].contains(&action.to_string().as_str());
            assert_eq!(sets::Piece::of(some).contains(index), is_one, "{action}");
        }
        assert_eq!(sets::Piece::of(PieceSet::ALL), sets::Piece::ALL);
    }
}
