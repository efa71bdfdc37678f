//! The actions: every small choice of the game, with its index and its notation.

use std::fmt;
use std::str::FromStr;

use tabletop::game::NotAnAction;
use tabletop::{ActionSet, Seat};

use crate::artefact::Artefact;
use crate::pieces::{Piece, Slot};
use crate::space::Space;
use crate::spell::Spell;
use crate::token::Token;
use crate::treasure::Kind;

/// A set of actions.
pub type Actions = ActionSet<2>;

/// One small choice.
///
/// Where several make one plan their order is fixed, so that a plan has one encoding: treasure is taken and given
/// by kind in the order of the caves, the tokens of a price are paid from the highest to the lowest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// M2.1: places a token.
    Place(Token, Space),
    /// Gives a treasure: to the bank, or to the owner of a teleported token; in a room the kind that pays for the
    /// next token (M3.9).
    Give(Kind),
    /// Accepts what is offered at a price: the guard's bribe, a tax; or the camel (M7.15).
    Accept,
    /// M3.9: buys the artefact of the room.
    Buy,
    /// Declines, plays nothing, or gives no more.
    Pass,
    /// Takes a treasure from the bank.
    Take(Kind),
    /// Declares an artefact (M5), or names one: to borrow, to swap, to take out of a stack.
    Artefact(Artefact),
    /// Declares a spell (M7).
    Cast(Spell),
    /// M5.3: declares a Counterspell against this spell.
    Counter(Spell),
    /// M3.4: keeps this one of two spells.
    Keep(Spell),
    /// Names a piece.
    Piece(Piece),
    /// Names a space; never the guard (M5.9).
    Space(Space),
}

// Where the indices of each kind begin. All that is placed and paid stands in the first word of 128, all that is named
// in the second.
const PLACE: usize = 0;
const GIVE: usize = PLACE + Token::COUNT * Space::COUNT;
const ACCEPT: usize = GIVE + Kind::COUNT;
const BUY: usize = ACCEPT + 1;
const PASS: usize = BUY + 1;
const TAKE: usize = PASS + 1;
const ARTEFACT: usize = TAKE + Kind::COUNT;
const CAST: usize = ARTEFACT + Artefact::COUNT;
const COUNTER: usize = CAST + Spell::COUNT;
const KEEP: usize = COUNTER + Spell::COUNT;
const PIECE: usize = KEEP + Spell::COUNT;
const SPACE: usize = PIECE + Seat::ALL.len() * Slot::COUNT;
const _: () = assert!(TAKE == 128, "what is named begins the second word");

/// The spaces that can be named: all but the guard, which stands between the city and the rooms.
const fn named_index(space: Space) -> usize {
    let index = space as usize;
    if index > Space::Guard as usize { index - 1 } else { index }
}

impl Action {
    /// Every action has an index below this.
    pub const COUNT: usize = SPACE + Space::COUNT - 1;

    /// The dense index.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Action::Place(token, space) => PLACE + Space::COUNT * token as usize + space as usize,
            Action::Give(kind) => GIVE + kind as usize,
            Action::Accept => ACCEPT,
            Action::Buy => BUY,
            Action::Pass => PASS,
            Action::Take(kind) => TAKE + kind as usize,
            Action::Artefact(artefact) => ARTEFACT + artefact as usize,
            Action::Cast(spell) => CAST + spell as usize,
            Action::Counter(spell) => COUNTER + spell as usize,
            Action::Keep(spell) => KEEP + spell as usize,
            Action::Piece(Piece { owner, slot }) => PIECE + Slot::COUNT * owner.index() + slot.index(),
            Action::Space(space) => SPACE + named_index(space),
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
    let mut t = 0;
    while t < Token::COUNT {
        let mut s = 0;
        while s < Space::COUNT {
            all[PLACE + Space::COUNT * t + s] = Action::Place(Token::of_index(t), Space::of_index(s));
            s += 1;
        }
        t += 1;
    }
    let mut k = 0;
    while k < Kind::COUNT {
        all[GIVE + k] = Action::Give(Kind::of_index(k));
        all[TAKE + k] = Action::Take(Kind::of_index(k));
        k += 1;
    }
    all[ACCEPT] = Action::Accept;
    all[BUY] = Action::Buy;
    let mut a = 0;
    while a < Artefact::COUNT {
        all[ARTEFACT + a] = Action::Artefact(Artefact::of_index(a));
        a += 1;
    }
    let mut s = 0;
    while s < Spell::COUNT {
        let spell = Spell::of_index(s);
        all[CAST + s] = Action::Cast(spell);
        all[COUNTER + s] = Action::Counter(spell);
        all[KEEP + s] = Action::Keep(spell);
        s += 1;
    }
    let mut p = 0;
    while p < Seat::ALL.len() * Slot::COUNT {
        let piece = Piece { owner: Seat::new(p / Slot::COUNT), slot: Slot::of_index(p % Slot::COUNT) };
        all[PIECE + p] = Action::Piece(piece);
        p += 1;
    }
    let mut s = 0;
    while s < Space::COUNT {
        if s != Space::Guard as usize {
            let space = Space::of_index(s);
            all[SPACE + named_index(space)] = Action::Space(space);
        }
        s += 1;
    }
    all
};

/// Sets of actions from sets of components.
pub(crate) mod sets {
    use tabletop::Seat;

    use super::{ACCEPT, ARTEFACT, Actions, BUY, CAST, COUNTER, GIVE, KEEP, PASS, PIECE, PLACE, SPACE, TAKE};
    use crate::artefact::ArtefactSet;
    use crate::pieces::Slot;
    use crate::space::{Space, SpaceSet};
    use crate::spell::SpellSet;
    use crate::token::{Token, TokenSet};
    use crate::treasure::KindSet;

    pub(crate) const ACCEPT_ONLY: Actions = Actions::one(ACCEPT);
    pub(crate) const BUY_ONLY: Actions = Actions::one(BUY);
    pub(crate) const PASS_ONLY: Actions = Actions::one(PASS);
    pub(crate) const ALL_PLACES: Actions = places_of_tokens(0xff, (1 << Space::COUNT) - 1);
    pub(crate) const ALL_GIVES: Actions = Actions::run(GIVE, 0b1_1111);
    pub(crate) const ALL_TAKES: Actions = Actions::run(TAKE, 0b1_1111);
    pub(crate) const ALL_ARTEFACTS: Actions = Actions::run(ARTEFACT, 0b11_1111);
    pub(crate) const ALL_CASTS: Actions = Actions::run(CAST, 0x1f_ffff);
    pub(crate) const ALL_COUNTERS: Actions = Actions::run(COUNTER, 0x1f_ffff);
    pub(crate) const ALL_KEEPS: Actions = Actions::run(KEEP, 0x1f_ffff);
    pub(crate) const ALL_PIECES: Actions = Actions::run(PIECE, (1 << 40) - 1);
    pub(crate) const ALL_SPACES: Actions = Actions::run(SPACE, 0x3fff);

    /// Spaces, once for each of the tokens.
    const fn places_of_tokens(tokens: u32, spaces: u32) -> Actions {
        let mut bits = 0;
        let mut token = 0;
        while token < Token::COUNT {
            if tokens >> token & 1 == 1 {
                bits |= (spaces as u128) << (Space::COUNT * token);
            }
            token += 1;
        }
        Actions::from_words([bits << PLACE, 0])
    }

    /// One bit at the first place of each of the tokens.
    static FIRSTS: [u128; 1 << Token::COUNT] = {
        let mut firsts = [0; 1 << Token::COUNT];
        let mut tokens = 0;
        while tokens < firsts.len() {
            firsts[tokens] = places_of_tokens(tokens as u32, 1).words()[0];
            tokens += 1;
        }
        firsts
    };

    /// Placing any of these tokens on any of these spaces.
    #[inline]
    pub(crate) fn placing(tokens: TokenSet, spaces: SpaceSet) -> Actions {
        Actions::from_words([FIRSTS[tokens.0 as usize & 0xff] * u128::from(spaces.0), 0])
    }

    /// Placing any token on any of these spaces.
    #[inline]
    pub(crate) const fn placing_on(spaces: SpaceSet) -> Actions {
        const FIRST: u128 = places_of_tokens(0xff, 1).words()[0];
        Actions::from_words([FIRST * spaces.0 as u128, 0])
    }
    #[inline]
    pub(crate) const fn gives(kinds: KindSet) -> Actions {
        Actions::run(GIVE, kinds.0 as u64)
    }
    #[inline]
    pub(crate) const fn takes(kinds: KindSet) -> Actions {
        Actions::run(TAKE, kinds.0 as u64)
    }
    #[inline]
    pub(crate) const fn artefacts(kinds: ArtefactSet) -> Actions {
        Actions::run(ARTEFACT, kinds.0 as u64)
    }
    #[inline]
    pub(crate) const fn casts(spells: SpellSet) -> Actions {
        Actions::run(CAST, spells.0 as u64)
    }
    #[inline]
    pub(crate) const fn counters(spells: SpellSet) -> Actions {
        Actions::run(COUNTER, spells.0 as u64)
    }
    #[inline]
    pub(crate) const fn keeps(spells: SpellSet) -> Actions {
        Actions::run(KEEP, spells.0 as u64)
    }
    /// Pieces of this player in these slots, one bit each.
    #[inline]
    pub(crate) const fn pieces(owner: Seat, slots: u8) -> Actions {
        Actions::run(PIECE + Slot::COUNT * owner.index(), slots as u64)
    }
    /// Naming any of these spaces; the guard is never named (M5.9).
    #[inline]
    pub(crate) const fn spaces(spaces: SpaceSet) -> Actions {
        let before = spaces.0 & 0x1ff;
        Actions::run(SPACE, (before | (spaces.0 & !0x3ff) >> 1) as u64)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(token, space) => write!(f, "place {token} {space}"),
            Action::Give(kind) => write!(f, "give {kind}"),
            Action::Accept => f.write_str("accept"),
            Action::Buy => f.write_str("buy"),
            Action::Pass => f.write_str("pass"),
            Action::Take(kind) => write!(f, "take {kind}"),
            Action::Artefact(artefact) => write!(f, "artefact {artefact}"),
            Action::Cast(spell) => write!(f, "cast {spell}"),
            Action::Counter(spell) => write!(f, "counter {spell}"),
            Action::Keep(spell) => write!(f, "keep {spell}"),
            Action::Piece(piece) => write!(f, "piece {piece}"),
            Action::Space(space) => write!(f, "space {space}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;
    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let token = |word: &str| {
            let value: u8 = word.parse().map_err(|_| format!("{word:?} is not a token"))?;
            Token::try_from(value)
        };
        let space = |word: &str| match word.parse() {
            Ok(Space::Guard) => Err("spells never name the guard (M5.9)".to_owned()),
            other => other,
        };
        let action = match words[..] {
            ["place", which, place] => {
                token(which).and_then(|token| Ok(Action::Place(token, place.parse()?)))
            }
            ["give", kind] => kind.parse().map(Action::Give),
            ["accept"] => Ok(Action::Accept),
            ["buy"] => Ok(Action::Buy),
            ["pass"] => Ok(Action::Pass),
            ["take", kind] => kind.parse().map(Action::Take),
            ["artefact", artefact] => artefact.parse().map(Action::Artefact),
            ["cast", spell] => spell.parse().map(Action::Cast),
            ["counter", spell] => spell.parse().map(Action::Counter),
            ["keep", spell] => spell.parse().map(Action::Keep),
            ["piece", piece] => piece.parse().map(Action::Piece),
            ["space", named] => space(named).map(Action::Space),
            _ => Err(NOTATIONS.to_owned()),
        };
        action.map_err(|reason| NotAnAction { text: text.to_owned(), reason })
    }
}

const NOTATIONS: &str = "actions are place TOKEN SPACE, take KIND, give KIND, accept, buy, pass, artefact ARTEFACT, \
    cast SPELL, counter SPELL, keep SPELL, piece PIECE and space SPACE";

#[cfg(test)]
mod tests {
    use super::*;
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
        assert_eq!(Action::COUNT, 256);
    }

    #[test]
    fn what_is_no_action_is_refused_with_a_reason() {
        for text in
            ["", "place 3 tent", "place 4", "space guard", "cast lamp", "piece F1", "piece A9", "piece é1"]
        {
            let refused = text.parse::<Action>().expect_err(text);
            assert!(!refused.reason.is_empty() && refused.text == text);
        }
    }

    #[test]
    fn sets_of_places_hold_what_they_say() {
        let tokens: TokenSet = [Token::One, Token::Nine].into_iter().collect();
        let spaces = SpaceSet::CITY | SpaceSet::only(Space::Room5);
        for index in 0..Action::COUNT {
            let action = Action::of_index(index).expect("an index below the count");
            let of_tokens = matches!(action, Action::Place(token, _) if tokens.contains(token));
            let on_spaces = matches!(action, Action::Place(_, space) if spaces.contains(space));
            assert_eq!(sets::placing(tokens, SpaceSet::ALL).contains(index), of_tokens, "{action}");
            assert_eq!(sets::placing(tokens, spaces).contains(index), of_tokens && on_spaces, "{action}");
            assert_eq!(sets::placing_on(spaces).contains(index), on_spaces, "{action}");
            let named = matches!(action, Action::Space(space) if spaces.contains(space));
            assert_eq!(sets::spaces(spaces | SpaceSet::GUARD).contains(index), named, "{action}");
        }
    }
}
