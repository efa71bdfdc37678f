//! The ten privileges (E10), as data.

use tabletop::Set;

use crate::edition::EditionFigures;

tabletop::named! {
    /// A privilege card, in the order of the default costs.
    pub enum Privilege as "a privilege" in "eschnapur.ts" {
        /// E10.4: takes a turn-order marker before the winner of phase 6 hands out the rest.
        ChooseOrder = "choose-order",
        /// E10.5: wins ties for the highest card this round.
        WinTies = "win-ties",
        /// E10.6: builds on any unfinished parts this turn.
        FreeSites = "free-sites",
        /// E10.7: takes 5 gold from the bank.
        GoldFive = "gold-five",
        /// E10.8: lifts the blockade from an own card.
        RefuseBlockade = "refuse-blockade",
        /// E10.9: protects the topmost stone of a part from being moved.
        LastStone = "last-stone",
        /// E10.10: takes 3 gold from the bank and 2 stones.
        GoldAndStones = "gold-and-stones",
        /// E10.11: builds on, or moves from or to, the stopped part.
        IgnoreStop = "ignore-stop",
        /// E10.12: takes 3 stones.
        ThreeStones = "three-stones",
        /// E10.13: plays gold openly from the hand this round.
        FromHand = "from-hand",
    }
}

/// A set of privileges.
pub type PrivilegeSet = Set<Privilege>;

impl Privilege {
    /// E0.6: all ten; with 2 players "choose turn order" and "refuse blockade" are out.
    pub fn in_play(players: usize) -> PrivilegeSet {
        let out = Privilege::set([Privilege::ChooseOrder, Privilege::RefuseBlockade]);
        if players == 2 { !out } else { PrivilegeSet::ALL }
    }
}

/// What the cheapest privilege costs that can still be bought (E10.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cheapest(u16);

impl Cheapest {
    /// What the cheapest of these costs. If none is left, more than anybody ever has.
    pub(crate) fn of(left: PrivilegeSet, figures: &EditionFigures) -> Cheapest {
        let costs = left.iter().map(|privilege| u16::from(figures.costs.of(privilege)));
        Cheapest(costs.min().unwrap_or(u16::MAX))
    }

    /// Is something left that costs no more than this?
    #[inline]
    pub(crate) fn costs_at_most(self, points: u16) -> bool {
        points >= self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn e0_6_privileges_with_two_players() {
        assert_eq!(Privilege::in_play(4).iter().count(), 10);
        assert_eq!(Privilege::in_play(3).iter().count(), 10);
        let two = Privilege::in_play(2);
        assert_eq!(two.iter().count(), 8);
        assert!(!two.contains(Privilege::ChooseOrder) && !two.contains(Privilege::RefuseBlockade));
    }
}
