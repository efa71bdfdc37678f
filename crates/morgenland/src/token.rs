//! The tokens: each player bids with eight of them.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::component::{Component, Set};

/// A token, told by its value (M0.1): there is no 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(into = "u8", try_from = "u8")]
#[repr(u8)]
#[allow(missing_docs)]
#[ts(export_to = "morgenland.ts", type = "1 | 2 | 4 | 5 | 6 | 7 | 8 | 9")]
pub enum Token {
    One,
    Two,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
}

/// A set of tokens.
pub type TokenSet = Set<Token>;

impl Token {
    /// How many each player has.
    pub const COUNT: usize = 8;

    /// The printed value.
    #[inline]
    pub const fn value(self) -> u8 {
        self as u8 + 1 + (self as u8 >= 2) as u8
    }

    /// The token at this place of the list.
    #[inline]
    pub const fn of_index(index: usize) -> Token {
        // A match is a comparison and no memory access, unlike a look-up in a list.
        match index {
            0 => Token::One,
            1 => Token::Two,
            2 => Token::Four,
            3 => Token::Five,
            4 => Token::Six,
            5 => Token::Seven,
            6 => Token::Eight,
            7 => Token::Nine,
            _ => panic!("a player has eight tokens"),
        }
    }
}

impl Component for Token {
    const ALL: &'static [Token] = &[
        Token::One,
        Token::Two,
        Token::Four,
        Token::Five,
        Token::Six,
        Token::Seven,
        Token::Eight,
        Token::Nine,
    ];
    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value().fmt(f)
    }
}

impl From<Token> for u8 {
    fn from(token: Token) -> u8 {
        token.value()
    }
}

impl TryFrom<u8> for Token {
    type Error = String;
    fn try_from(value: u8) -> Result<Token, String> {
        Token::ALL
            .iter()
            .copied()
            .find(|token| token.value() == value)
            .ok_or_else(|| format!("there is no token {value}: they are 1, 2 and 4 to 9 (M0.1)"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn m0_1_there_is_no_3() {
        let values: Vec<_> = Token::ALL.iter().map(|token| token.value()).collect();
        assert_eq!(values, [1, 2, 4, 5, 6, 7, 8, 9]);
        assert!(Token::try_from(3).is_err());
    }
}
