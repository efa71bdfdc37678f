//! The actions: every small choice of the game, with its index and its notation.

use tabletop::Seat;

use crate::gold::Gold;
use crate::illegal::Illegal;
use crate::official::Official;
use crate::palace::Part;
use crate::phases::order::Marker;
use crate::privilege::Privilege;

// Kinds that can be asked for together stand in the same half of 64, so that 64 bits hold all that is legal at any time;
// see `lively`.
tabletop::actions! {
    /// One small choice.
    ///
    /// Where several make one plan their order is fixed, so that a plan has one encoding: sites ascending, gold
    /// by official, coins descending, markers from 1.
    pub enum Action {
        /// Phase 1: picks a site.
        Site(part: Part) = "site",
        /// Phase 2, or from the hand: lays a gold card before an official.
        Lay(official: Official, gold: Gold) = "lay",
        /// Leaves an official without a card (E2.4, E10.13).
        Leave(official: Official) = "leave",
        /// Phase 6: hands the next turn-order marker to a player.
        Marker(seat: Seat[A..=D]) = "marker",
        /// Phase 6: takes this turn-order marker (E6.2).
        ChooseMarker(marker: Marker) = "choose",
        /// Takes a gold card from the bank (EG.1), which holds no zeros.
        Take(gold: Gold[One..=Five]) = "take",
        /// Names the part whose topmost stone may not be moved (E10.9).
        Protect(part: Part) = "protect",

        /// Phase 3: puts the blockade on a player's card.
        Block(
            seat: Seat[A..=D],
            official: Official[Stop..=Moving]
        ) = "block",
        /// Phases 3 and 4: puts the marker beside the palace.
        Beside = "beside",
        /// Phase 4: puts the stop on a part.
        Stop(part: Part) = "stop",
        /// Phase 7: builds a stone on a part.
        Build(part: Part) = "build",
        /// Phase 8: the topmost stone of this part is to be moved.
        Lift(part: Part) = "lift",
        /// Phase 8: it goes to this part.
        Set(part: Part) = "set",
        /// Phase 8: moves nothing.
        Stay = "stay",
        /// Buys a privilege.
        Buy(privilege: Privilege) = "buy",
        /// Buys nothing.
        Pass = "pass",
    }
}
const _: () = assert!(sets::Block::FIRST == 64, "the second half begins with the blockade");

/// Every `Lay` and `Leave`.
pub(crate) const ALL_GOLD: Actions = sets::Lay::ALL.union(sets::Leave::ALL);

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
        for (text, wrong, instead) in [
            ("site 9", "9", "1 2 3 4 5 6 7 8"),
            ("lay 6 1", "6", "1 2 3 4 5"),
            ("lay 1 6", "6", "0 1 2 3 4 5"),
            ("block A 1", "1", "2 3 4 5"),
            ("block E 2", "E", "A B C D"),
            ("choose 5", "5", "1 2 3 4"),
            ("take 0", "0", "1 2 3 4 5"),
        ] {
            let misread = text.parse::<Action>().unwrap_err().misread;
            let instead = instead.split(' ').map(str::to_owned).collect();
            assert_eq!(misread, Misread::Word { word: wrong.to_owned(), instead }, "{text}");
        }
        for text in ["dance", "", "site", "site 1 2"] {
            let misread = text.parse::<Action>().unwrap_err().misread;
            assert!(matches!(misread, Misread::Pattern { patterns } if patterns[0] == "site PART"), "{text}");
        }
    }
}
