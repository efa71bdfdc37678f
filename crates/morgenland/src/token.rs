//! The tokens: each player bids with eight of them.

use tabletop::Set;

tabletop::numbered! {
    /// A token, told by its value (M0.1): there is no 3.
    pub enum Token by value as "a token (M0.1)" in "morgenland.ts" {
        One = 1,
        Two = 2,
        Four = 4,
        Five = 5,
        Six = 6,
        Seven = 7,
        Eight = 8,
        Nine = 9,
    }
}

/// A set of tokens.
pub type TokenSet = Set<Token>;

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
