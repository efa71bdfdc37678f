//! A piece as an observer sees it.

use std::fmt;

use serde::{Deserialize, Serialize, Serializer};
use tabletop::plain;
use ts_rs::TS;

use crate::pieces::{Pieces, Placed, Slot};
use crate::space::Space;
use crate::token::{Token, TokenSet};

/// What an observer knows of one slot. In notation `-` if it is free; else the token, or `?`, and its space, followed
/// by `open`, `doubled` or `doubled 2`, and `not 9 4` for values it cannot have: `7 cave-1`, `? market not 9`,
/// `9 room-2 open doubled`. For programs an object, and `null` if it is free.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub enum PieceView {
    /// No piece on the board goes by this slot.
    Free,
    /// A token lies hidden; its value if the observer knows it.
    Hidden {
        /// Which token it is, if the observer knows.
        token: Option<Token>,
        /// The space on which it lies.
        space: Space,
        /// MP.2: what everybody knows it cannot be.
        cannot: TokenSet,
    },
    /// A token lies open.
    Open {
        /// Which token it is.
        token: Token,
        /// The space on which it lies.
        space: Space,
        /// How many Doubles stand on it.
        doubles: u8,
    },
}

/// What an observer knows of a token on the board.
#[derive(Serialize, TS)]
#[ts(export_to = "morgenland.ts", rename = "PieceView")]
struct PlainPiece {
    /// Where it lies.
    space: Space,
    /// Which token it is, if the observer knows.
    token: Option<Token>,
    /// Does it lie face up?
    open: bool,
    /// M5.4: how many Doubles stand on it.
    doubled: u8,
    /// MP.2: what everybody knows it cannot be.
    cannot: TokenSet,
}

impl PieceView {
    pub(crate) fn new(placed: Option<Placed>, own: bool) -> PieceView {
        let Some(Placed { token, space, open, doubles, cannot }) = placed else { return PieceView::Free };
        if open {
            PieceView::Open { token, space, doubles }
        } else {
            PieceView::Hidden { token: own.then_some(token), space, cannot }
        }
    }

    /// As programs read it.
    fn plain(self) -> Option<PlainPiece> {
        match self {
            PieceView::Free => None,
            PieceView::Hidden { token, space, cannot } => {
                Some(PlainPiece { space, token, open: false, doubled: 0, cannot })
            }
            PieceView::Open { token, space, doubles } => Some(PlainPiece {
                space,
                token: Some(token),
                open: true,
                doubled: doubles,
                cannot: TokenSet::EMPTY,
            }),
        }
    }

    /// Where it lies.
    pub fn space(self) -> Option<Space> {
        match self {
            PieceView::Free => None,
            PieceView::Hidden { space, .. } | PieceView::Open { space, .. } => Some(space),
        }
    }

    /// Which token it is, if the observer knows.
    pub fn token(self) -> Option<Token> {
        match self {
            PieceView::Free => None,
            PieceView::Hidden { token, .. } => token,
            PieceView::Open { token, .. } => Some(token),
        }
    }
}

/// A player's slots, from the first; in documents a list, without the free slots at its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "Vec<PieceView>", try_from = "Vec<PieceView>")]
pub struct PieceRow(pub [PieceView; Slot::COUNT]);

tabletop::typescript!("morgenland.ts", "PieceRow", PieceRow = "Array<PieceView | null>", PlainPiece);

impl PieceRow {
    pub(crate) fn new(pieces: &Pieces, own: bool) -> PieceRow {
        PieceRow(std::array::from_fn(|slot| PieceView::new(pieces.get(Slot::of_index(slot)), own)))
    }

    /// Every slot with what is known of it.
    pub fn iter(&self) -> impl Iterator<Item = (Slot, PieceView)> {
        Slot::all().zip(self.0)
    }
}

impl From<PieceRow> for Vec<PieceView> {
    fn from(row: PieceRow) -> Self {
        let used = row.0.iter().rposition(|&piece| piece != PieceView::Free).map_or(0, |last| last + 1);
        row.0[..used].to_vec()
    }
}

impl TryFrom<Vec<PieceView>> for PieceRow {
    type Error = String;
    fn try_from(pieces: Vec<PieceView>) -> Result<PieceRow, String> {
        if pieces.len() > Slot::COUNT {
            return Err(format!("{} pieces: a player has {} slots (M2.4)", pieces.len(), Slot::COUNT));
        }
        let mut row = [PieceView::Free; Slot::COUNT];
        row[..pieces.len()].copy_from_slice(&pieces);
        Ok(PieceRow(row))
    }
}

impl fmt::Display for PieceView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            PieceView::Free => f.write_str("-"),
            PieceView::Hidden { token, space, cannot } => {
                match token {
                    Some(token) => write!(f, "{token} {space}")?,
                    None => write!(f, "? {space}")?,
                }
                if !cannot.is_empty() {
                    f.write_str(" not")?;
                }
                cannot.iter().try_for_each(|token| write!(f, " {token}"))
            }
            PieceView::Open { token, space, doubles } => {
                write!(f, "{token} {space} open")?;
                match doubles {
                    0 => Ok(()),
                    1 => f.write_str(" doubled"),
                    many => write!(f, " doubled {many}"),
                }
            }
        }
    }
}

impl Serialize for PieceView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        plain::or_notation(serializer, &self.plain(), || self.to_string())
    }
}

impl TryFrom<String> for PieceView {
    type Error = String;
    fn try_from(text: String) -> Result<PieceView, String> {
        let words: Vec<&str> = text.split(' ').collect();
        let wrong = || {
            format!(
                "{text:?} is not a piece: write \"-\", \"7 cave-1\", \"? cave-1\", \"? cave-1 not 9\", \
                 \"7 cave-1 open\" or \"7 cave-1 open doubled 2\""
            )
        };
        let token = |word: &str| {
            let value: u8 = word.parse().map_err(|_| wrong())?;
            Token::try_from(value)
        };
        let doubles =
            |word: &str| word.parse().ok().filter(|count| (1..=3).contains(count)).ok_or_else(wrong);
        match words[..] {
            ["-"] => Ok(PieceView::Free),
            ["?", space] => {
                Ok(PieceView::Hidden { token: None, space: space.parse()?, cannot: TokenSet::EMPTY })
            }
            [it, space] => Ok(PieceView::Hidden {
                token: Some(token(it)?),
                space: space.parse()?,
                cannot: TokenSet::EMPTY,
            }),
            [it, space, "open"] => {
                Ok(PieceView::Open { token: token(it)?, space: space.parse()?, doubles: 0 })
            }
            [it, space, "open", "doubled"] => {
                Ok(PieceView::Open { token: token(it)?, space: space.parse()?, doubles: 1 })
            }
            [it, space, "open", "doubled", times] => {
                Ok(PieceView::Open { token: token(it)?, space: space.parse()?, doubles: doubles(times)? })
            }
            [it, space, "not", ref cannot @ ..] if !cannot.is_empty() => Ok(PieceView::Hidden {
                token: if it == "?" { None } else { Some(token(it)?) },
                space: space.parse()?,
                cannot: cannot.iter().map(|word| token(word)).collect::<Result<_, _>>()?,
            }),
            _ => Err(wrong()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_read_as_they_are_written() {
        for text in [
            "-",
            "7 cave-1",
            "? market",
            "? market not 1 9",
            "4 market not 9",
            "9 room-2 open",
            "9 room-2 open doubled",
            "9 room-2 open doubled 2",
        ] {
            let read = PieceView::try_from(text.to_owned());
            assert_eq!(read.map(|piece| piece.to_string()), Ok(text.to_owned()));
        }
        for text in
            ["", "3 tent", "7", "7 cave-6", "7 tent not", "7 tent up", "? tent open", "7 tent open doubled 4"]
        {
            assert!(PieceView::try_from(text.to_owned()).is_err(), "{text}");
        }
    }

    #[test]
    fn programs_read_members() {
        let plain = |text: &str| plain::text(&PieceView::try_from(text.to_owned()).unwrap());
        assert_eq!(plain("-"), "null");
        assert_eq!(
            plain("? market not 1 9"),
            r#"{"space":"market","token":null,"open":false,"doubled":0,"cannot":[1,9]}"#
        );
        assert_eq!(
            plain("9 room-2 open doubled 2"),
            r#"{"space":"room-2","token":9,"open":true,"doubled":2,"cannot":[]}"#
        );
    }
}
