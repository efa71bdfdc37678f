//! The actions: every small choice of the game, with its index and its notation.

use std::fmt;
use std::str::FromStr;

use tabletop::game::NotAnAction;
use tabletop::{ActionSet, Seat};

use crate::gold::{Gold, GoldSet};
use crate::official::{Official, OfficialSet};
use crate::palace::{Part, PartSet};
use crate::privilege::{Privilege, PrivilegeSet};

/// A set of actions.
pub type Actions = ActionSet<1>;

/// One small choice.
///
/// Where several make one plan their order is fixed, so that a plan has one encoding: sites ascending, gold
/// by official, coins descending, markers from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Phase 1: picks a site.
    Site(Part),
    /// Phase 2, or from the hand: lays a gold card before an official.
    Lay(Official, Gold),
    /// Leaves an official without a card (E2.4, E10.13).
    Leave(Official),
    /// Phase 3: puts the blockade on a player's card.
    Block(Seat, Official),
    /// Phases 3 and 4: puts the marker beside the palace.
    Beside,
    /// Phase 4: puts the stop on a part.
    Stop(Part),
    /// Phase 6: hands the next turn-order marker to a player.
    Marker(Seat),
    /// Phase 6: takes this turn-order marker, 1 to 4 (E6.2).
    ChooseMarker(u8),
    /// Phase 7: builds a stone on a part.
    Build(Part),
    /// Takes a gold card from the bank (EG.1).
    Take(Gold),
    /// Phase 8: the topmost stone of this part is to be moved.
    Lift(Part),
    /// Phase 8: it goes to this part.
    Set(Part),
    /// Phase 8: moves nothing.
    Stay,
    /// Buys a privilege.
    Buy(Privilege),
    /// Names the part whose topmost stone may not be moved (E10.9).
    Protect(Part),
    /// Buys nothing.
    Pass,
}

// Where the indices of each kind begin. Kinds that can be asked for together stand in the same half of 64, so
// that 64 bits hold all that is legal at any time; see `lively`.
const SITE: usize = 0;
const LAY: usize = SITE + 8;
const LEAVE: usize = LAY + 30;
const MARKER: usize = LEAVE + 5;
const CHOOSE_MARKER: usize = MARKER + 4;
const TAKE: usize = CHOOSE_MARKER + 4;
const PROTECT: usize = TAKE + 5;

const BLOCK: usize = PROTECT + 8;
const BESIDE: usize = BLOCK + 16;
const STOP: usize = BESIDE + 1;
const BUILD: usize = STOP + 8;
const LIFT: usize = BUILD + 8;
const SET: usize = LIFT + 8;
const STAY: usize = SET + 8;
const BUY: usize = STAY + 1;
const PASS: usize = BUY + 10;
const _: () = assert!(BLOCK == 64, "the second half begins with the blockade");

impl Action {
    /// Every action has an index below this.
    pub const COUNT: usize = PASS + 1;

    /// The dense index.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Action::Site(part) => SITE + part.index(),
            Action::Lay(official, gold) => LAY + 6 * official.index() + gold as usize,
            Action::Leave(official) => LEAVE + official.index(),
            // Official 1 is never blocked: 4 places per seat.
            Action::Block(seat, official) => BLOCK + 4 * seat.index() + official.index() - 1,
            Action::Beside => BESIDE,
            Action::Stop(part) => STOP + part.index(),
            Action::Marker(seat) => MARKER + seat.index(),
            Action::ChooseMarker(marker) => CHOOSE_MARKER + marker as usize - 1,
            Action::Build(part) => BUILD + part.index(),
            Action::Take(gold) => TAKE + gold as usize - 1,
            Action::Lift(part) => LIFT + part.index(),
            Action::Set(part) => SET + part.index(),
            Action::Stay => STAY,
            Action::Buy(privilege) => BUY + privilege.index(),
            Action::Protect(part) => PROTECT + part.index(),
            Action::Pass => PASS,
        }
    }

    /// The action with this index.
    #[inline]
    pub fn of_index(index: usize) -> Option<Action> {
        ALL.get(index).copied()
    }
}

/// Every action by its index: a table, because reading one is much quicker than finding its kind.
static ALL: [Action; Action::COUNT] = {
    let mut all = [Action::Pass; Action::COUNT];
    let mut i = 0;
    while i < Part::COUNT {
        let part = Part::of_index(i);
        all[SITE + i] = Action::Site(part);
        all[STOP + i] = Action::Stop(part);
        all[BUILD + i] = Action::Build(part);
        all[LIFT + i] = Action::Lift(part);
        all[SET + i] = Action::Set(part);
        all[PROTECT + i] = Action::Protect(part);
        i += 1;
    }
    let mut o = 0;
    while o < Official::ALL.len() {
        let official = Official::ALL[o];
        let mut value = 0;
        while value < Gold::ALL.len() {
            all[LAY + 6 * o + value] = Action::Lay(official, Gold::ALL[value]);
            value += 1;
        }
        all[LEAVE + o] = Action::Leave(official);
        o += 1;
    }
    let mut s = 0;
    while s < 4 {
        let seat = Seat::new(s);
        let mut o = 1;
        while o < Official::ALL.len() {
            all[BLOCK + 4 * s + o - 1] = Action::Block(seat, Official::ALL[o]);
            o += 1;
        }
        all[MARKER + s] = Action::Marker(seat);
        all[CHOOSE_MARKER + s] = Action::ChooseMarker(s as u8 + 1);
        s += 1;
    }
    let mut value = 1;
    while value < Gold::ALL.len() {
        all[TAKE + value - 1] = Action::Take(Gold::ALL[value]);
        value += 1;
    }
    let mut p = 0;
    while p < Privilege::COUNT {
        all[BUY + p] = Action::Buy(Privilege::ALL[p]);
        p += 1;
    }
    all[BESIDE] = Action::Beside;
    all[STAY] = Action::Stay;
    all
};

/// Sets of actions from sets of components.
pub(crate) mod sets {
    use super::{
        Actions, BESIDE, BLOCK, BUILD, BUY, CHOOSE_MARKER, GoldSet, LAY, LEAVE, LIFT, MARKER, Official,
        OfficialSet, PASS, PROTECT, PartSet, PrivilegeSet, SET, SITE, STAY, STOP, Seat, TAKE,
    };

    pub(crate) const BESIDE_ONLY: Actions = Actions::one(BESIDE);
    pub(crate) const STAY_ONLY: Actions = Actions::one(STAY);
    pub(crate) const PASS_ONLY: Actions = Actions::one(PASS);
    /// Every `Lay` and `Leave`.
    pub(crate) const ALL_GOLD: Actions = Actions::run(LAY, (1 << 35) - 1);
    pub(crate) const ALL_BLOCKS: Actions = Actions::run(BLOCK, 0xffff);
    pub(crate) const ALL_BUYS: Actions = Actions::run(BUY, 0x3ff);

    #[inline]
    pub(crate) const fn sites(parts: PartSet) -> Actions {
        Actions::run(SITE, parts.0 as u64)
    }
    #[inline]
    pub(crate) const fn lay(official: Official, values: GoldSet) -> Actions {
        // All gold is in the first half of the indices: a shift within a word is enough.
        Actions::run(0, (values.0 as u64) << (LAY + 6 * official.index()))
    }
    #[inline]
    pub(crate) const fn leave(officials: OfficialSet) -> Actions {
        Actions::run(LEAVE, officials.0 as u64)
    }
    #[inline]
    pub(crate) const fn block(seat: Seat, officials: OfficialSet) -> Actions {
        Actions::run(BLOCK + 4 * seat.index(), officials.0 as u64 >> 1)
    }
    #[inline]
    pub(crate) const fn stops(parts: PartSet) -> Actions {
        Actions::run(STOP, parts.0 as u64)
    }
    #[inline]
    pub(crate) const fn marker(seat: Seat) -> Actions {
        Actions::one(MARKER + seat.index())
    }
    #[inline]
    pub(crate) const fn markers(players: usize) -> Actions {
        Actions::run(MARKER, (1 << players) - 1)
    }
    #[inline]
    pub(crate) const fn choose_markers(players: usize) -> Actions {
        Actions::run(CHOOSE_MARKER, (1 << players) - 1)
    }
    #[inline]
    pub(crate) const fn builds(parts: PartSet) -> Actions {
        Actions::run(BUILD, parts.0 as u64)
    }
    #[inline]
    pub(crate) const fn takes(values: GoldSet) -> Actions {
        Actions::run(TAKE, values.0 as u64 >> 1)
    }
    #[inline]
    pub(crate) const fn lifts(parts: PartSet) -> Actions {
        Actions::run(LIFT, parts.0 as u64)
    }
    #[inline]
    pub(crate) const fn set_downs(parts: PartSet) -> Actions {
        Actions::run(SET, parts.0 as u64)
    }
    #[inline]
    pub(crate) const fn buys(privileges: PrivilegeSet) -> Actions {
        Actions::run(BUY, privileges.0 as u64 & 0x3ff)
    }
    #[inline]
    pub(crate) const fn protects(parts: PartSet) -> Actions {
        Actions::run(PROTECT, parts.0 as u64)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Site(part) => write!(f, "site {part}"),
            Action::Lay(official, gold) => write!(f, "lay {official} {gold}"),
            Action::Leave(official) => write!(f, "leave {official}"),
            Action::Block(seat, official) => write!(f, "block {seat} {official}"),
            Action::Beside => f.write_str("beside"),
            Action::Stop(part) => write!(f, "stop {part}"),
            Action::Marker(seat) => write!(f, "marker {seat}"),
            Action::ChooseMarker(marker) => write!(f, "choose {marker}"),
            Action::Build(part) => write!(f, "build {part}"),
            Action::Take(gold) => write!(f, "take {gold}"),
            Action::Lift(part) => write!(f, "lift {part}"),
            Action::Set(part) => write!(f, "set {part}"),
            Action::Stay => f.write_str("stay"),
            Action::Buy(privilege) => write!(f, "buy {privilege}"),
            Action::Protect(part) => write!(f, "protect {part}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let bad = |reason: String| NotAnAction { text: text.to_owned(), reason };
        let part = |word: &str| {
            word.parse()
                .ok()
                .and_then(Part::numbered)
                .ok_or_else(|| bad(format!("{word:?} is not a part from 1 to 8")))
        };
        let official = |word: &str| {
            let found = word.parse().ok().and_then(Official::numbered);
            found.ok_or_else(|| bad(format!("{word:?} is not an official from 1 to 5")))
        };
        let gold = |word: &str| {
            let found = word.parse::<u8>().ok().and_then(|value| Gold::try_from(value).ok());
            found.ok_or_else(|| bad(format!("{word:?} is not a gold card from 0 to 5")))
        };
        let seat = |word: &str| {
            let found = word.parse().ok().filter(|seat: &Seat| seat.index() < 4);
            found.ok_or_else(|| bad(format!("{word:?} is not a seat from A to D")))
        };
        Ok(match words.as_slice() {
            ["site", word] => Action::Site(part(word)?),
            ["lay", first, second] => Action::Lay(official(first)?, gold(second)?),
            ["leave", word] => Action::Leave(official(word)?),
            ["block", first, second] => {
                let official = official(second)?;
                if official == Official::Blockade {
                    return Err(bad("only cards before officials 2 to 5 can be blocked".into()));
                }
                Action::Block(seat(first)?, official)
            }
            ["beside"] => Action::Beside,
            ["stop", word] => Action::Stop(part(word)?),
            ["marker", word] => Action::Marker(seat(word)?),
            ["choose", word] => match word.parse() {
                Ok(marker @ 1..=4) => Action::ChooseMarker(marker),
                _ => return Err(bad(format!("{word:?} is not a marker from 1 to 4"))),
            },
            ["build", word] => Action::Build(part(word)?),
            ["take", word] => {
                let gold = gold(word)?;
                if gold == Gold::Zero {
                    return Err(bad("the bank holds no zeros".into()));
                }
                Action::Take(gold)
            }
            ["lift", word] => Action::Lift(part(word)?),
            ["set", word] => Action::Set(part(word)?),
            ["stay"] => Action::Stay,
            ["buy", word] => {
                let found = Privilege::named(word);
                Action::Buy(found.ok_or_else(|| bad(format!("{word:?} is not a privilege")))?)
            }
            ["protect", word] => Action::Protect(part(word)?),
            ["pass"] => Action::Pass,
            _ => {
                return Err(bad(
                    "actions are site, lay, leave, block, beside, stop, marker, choose, build, take, \
                                lift, set, stay, buy, protect, pass"
                        .into(),
                ));
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_has_one_index_and_one_notation() {
        const { assert!(Action::COUNT <= 128, "one word holds every action") };
        for index in 0..Action::COUNT {
            let action = Action::of_index(index).unwrap();
            assert_eq!(action.index(), index, "{action}");
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        assert_eq!(Action::of_index(Action::COUNT), None);
    }

    #[test]
    fn what_is_not_an_action_says_why() {
        for (text, reason) in [
            ("site 9", "part"),
            ("lay 6 1", "official"),
            ("lay 1 6", "gold"),
            ("block A 1", "officials 2 to 5"),
            ("block E 2", "seat"),
            ("choose 5", "marker"),
            ("take 0", "zeros"),
            ("buy luck", "privilege"),
            ("dance", "actions are"),
            ("", "actions are"),
        ] {
            let error = text.parse::<Action>().unwrap_err();
            assert!(error.reason.contains(reason), "{text}: {error}");
        }
    }
}
