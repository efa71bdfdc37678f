//! The ten privileges (E10), as data.

use std::fmt;
use std::ops::{BitAnd, Not};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::edition::Figures;

/// A privilege card, in the order of the default costs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[ts(export_to = "eschnapur.ts")]
pub enum Privilege {
    /// E10.4: takes a turn-order marker before the winner of phase 6 hands out the rest.
    ChooseOrder,
    /// E10.5: wins ties for the highest card this round.
    WinTies,
    /// E10.6: builds on any unfinished parts this turn.
    FreeSites,
    /// E10.7: takes 5 gold from the bank.
    GoldFive,
    /// E10.8: lifts the blockade from an own card.
    RefuseBlockade,
    /// E10.9: protects the topmost stone of a part from being moved.
    LastStone,
    /// E10.10: takes 3 gold from the bank and 2 stones.
    GoldAndStones,
    /// E10.11: builds on, or moves from or to, the stopped part.
    IgnoreStop,
    /// E10.12: takes 3 stones.
    ThreeStones,
    /// E10.13: plays gold openly from the hand this round.
    FromHand,
}

impl Privilege {
    /// How many there are.
    pub const COUNT: usize = 10;

    /// All of them.
    pub const ALL: [Privilege; Privilege::COUNT] = [
        Privilege::ChooseOrder,
        Privilege::WinTies,
        Privilege::FreeSites,
        Privilege::GoldFive,
        Privilege::RefuseBlockade,
        Privilege::LastStone,
        Privilege::GoldAndStones,
        Privilege::IgnoreStop,
        Privilege::ThreeStones,
        Privilege::FromHand,
    ];

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// The name in documents and notation.
    pub const fn name(self) -> &'static str {
        match self {
            Privilege::ChooseOrder => "choose-order",
            Privilege::WinTies => "win-ties",
            Privilege::FreeSites => "free-sites",
            Privilege::GoldFive => "gold-five",
            Privilege::RefuseBlockade => "refuse-blockade",
            Privilege::LastStone => "last-stone",
            Privilege::GoldAndStones => "gold-and-stones",
            Privilege::IgnoreStop => "ignore-stop",
            Privilege::ThreeStones => "three-stones",
            Privilege::FromHand => "from-hand",
        }
    }

    /// The privilege of this name.
    pub fn named(name: &str) -> Option<Privilege> {
        Privilege::ALL.into_iter().find(|privilege| privilege.name() == name)
    }
}

impl fmt::Display for Privilege {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of privileges.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Privilege>", from = "Vec<Privilege>")]
pub struct PrivilegeSet(pub(crate) u16);

tabletop::typescript!("eschnapur.ts", "PrivilegeSet", PrivilegeSet = "Array<Privilege>", Privilege);

impl PrivilegeSet {
    /// None.
    pub const EMPTY: PrivilegeSet = PrivilegeSet(0);

    /// E0.6: all ten; with 2 players "choose turn order" and "refuse blockade" are out.
    pub fn in_play(players: usize) -> PrivilegeSet {
        let all = PrivilegeSet((1 << Privilege::COUNT) - 1);
        let out = PrivilegeSet::of([Privilege::ChooseOrder, Privilege::RefuseBlockade]);
        if players == 2 { all & !out } else { all }
    }

    /// These privileges.
    pub const fn of<const N: usize>(privileges: [Privilege; N]) -> PrivilegeSet {
        let mut bits = 0;
        let mut i = 0;
        while i < N {
            bits |= 1 << privileges[i] as u16;
            i += 1;
        }
        PrivilegeSet(bits)
    }

    /// Is it in the set?
    #[inline]
    pub const fn contains(self, privilege: Privilege) -> bool {
        self.0 >> privilege as u16 & 1 == 1
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, privilege: Privilege) {
        self.0 &= !(1 << privilege as u16);
    }

    /// In the order of the default costs.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Privilege> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let privilege = Privilege::ALL[bits.trailing_zeros() as usize];
                bits &= bits - 1;
                privilege
            })
        })
    }
}

/// The privileges that can still be bought (E10.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shop {
    pub(crate) left: PrivilegeSet,
    /// What the cheapest of them costs; kept because most players can afford none, most of the time.
    cheapest: u8,
}

impl Shop {
    /// These privileges are left.
    pub(crate) fn new(left: PrivilegeSet, figures: &Figures) -> Shop {
        let costs = left.iter().map(|privilege| figures.costs.of(privilege));
        Shop { left, cheapest: costs.min().unwrap_or(u8::MAX) }
    }

    /// A privilege is bought.
    pub(crate) fn sell(&mut self, privilege: Privilege, figures: &Figures) {
        let mut left = self.left;
        left.remove(privilege);
        *self = Shop::new(left, figures);
    }

    /// Is something left that costs no more than this?
    #[inline]
    pub(crate) fn sells_for(&self, points: u16) -> bool {
        points >= u16::from(self.cheapest) && !self.left.is_empty()
    }
}

impl BitAnd for PrivilegeSet {
    type Output = PrivilegeSet;
    #[inline]
    fn bitand(self, other: PrivilegeSet) -> PrivilegeSet {
        PrivilegeSet(self.0 & other.0)
    }
}

impl Not for PrivilegeSet {
    type Output = PrivilegeSet;
    #[inline]
    fn not(self) -> PrivilegeSet {
        PrivilegeSet(!self.0)
    }
}

impl fmt::Debug for PrivilegeSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl From<PrivilegeSet> for Vec<Privilege> {
    fn from(set: PrivilegeSet) -> Vec<Privilege> {
        set.iter().collect()
    }
}

impl From<Vec<Privilege>> for PrivilegeSet {
    fn from(privileges: Vec<Privilege>) -> PrivilegeSet {
        PrivilegeSet(privileges.into_iter().fold(0, |bits, privilege| bits | 1 << privilege as u16))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn e0_6_privileges_with_two_players() {
        assert_eq!(PrivilegeSet::in_play(4).iter().count(), 10);
        assert_eq!(PrivilegeSet::in_play(3).iter().count(), 10);
        let two = PrivilegeSet::in_play(2);
        assert_eq!(two.iter().count(), 8);
        assert!(!two.contains(Privilege::ChooseOrder) && !two.contains(Privilege::RefuseBlockade));
    }

    #[test]
    fn names_match_the_documents() {
        for privilege in Privilege::ALL {
            assert_eq!(Privilege::named(privilege.name()), Some(privilege));
            assert_eq!(serde_json::to_value(privilege).unwrap(), privilege.name());
        }
    }
}
