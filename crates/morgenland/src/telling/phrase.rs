//! What stands inside other documents, each with words of its own.

use serde::Serialize;
use strum::VariantNames;
use tabletop::Seat;
use ts_rs::TS;

use crate::payment::Bill;
use crate::pieces::Piece;
use crate::play::Play;
use crate::space::Space;
use crate::stage::RoundStage;
use crate::standing::Ranked;
use crate::token::{Token, TokenSet};
use crate::view::{PieceView, View};

/// A part of what is said: a remark that questions and choices hold too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, VariantNames)]
#[serde(tag = "remark", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export_to = "morgenland.ts")]
#[allow(missing_docs)]
pub enum Phrase {
    /// M0.3: the first treasures are taken.
    Opening,
    /// M1: the round begins.
    Start,
    /// M2: tokens are placed.
    Placing,
    /// M6.1 c: all tokens are placed.
    Placed,
    /// M3: a space is tallied.
    Tally { space: Space },
    /// M6.1 d: the caves are tallied.
    CavesDone,
    /// M4: the game is over.
    Over,
    /// A piece as the observer knows it: its value, where it lies unless it has left the board, and what everybody knows
    /// it cannot be (MP.2).
    Piece {
        piece: Piece,
        own: bool,
        open: bool,
        token: Option<Token>,
        space: Option<Space>,
        cannot: TokenSet,
    },
    /// What an Eclipse would take off a space: a token, or Carpets.
    Hit { seat: Seat, own: bool, token: Option<Token> },
    /// M3.9: so much of a kind of treasure, the first kind or a further one.
    Price { units: u8, place: u8 },
    /// M3.2: how strong a player is.
    Strength { seat: Seat, strength: u16 },
    /// A declared play with what was named for it.
    Play { play: Play },
}

impl Phrase {
    /// Where the round stands.
    pub(super) fn stage(stage: RoundStage) -> Phrase {
        match stage {
            RoundStage::Opening => Phrase::Opening,
            RoundStage::Start => Phrase::Start,
            RoundStage::Placing(_) => Phrase::Placing,
            RoundStage::Placed => Phrase::Placed,
            RoundStage::Tally(space) => Phrase::Tally { space },
            RoundStage::CavesDone => Phrase::CavesDone,
            RoundStage::Over(_) => Phrase::Over,
        }
    }

    /// A piece as the observer knows it.
    pub(super) fn piece(view: &View, piece: Piece) -> Phrase {
        let own = view.observer.is(piece.owner);
        // Whoever does not play has nothing on the board.
        let plays = piece.owner.index() < view.players.players();
        let seen =
            if plays { view.players[piece.owner].seen.pieces.0[piece.slot.index()] } else { PieceView::Free };
        let cannot = match seen {
            PieceView::Hidden { cannot, .. } if !own => cannot,
            PieceView::Hidden { .. } | PieceView::Open { .. } | PieceView::Free => TokenSet::EMPTY,
        };
        let open = matches!(seen, PieceView::Open { .. });
        Phrase::Piece { piece, own, open, token: seen.token(), space: seen.space(), cannot }
    }

    /// What each token of a price costs.
    pub(super) fn prices(bill: Bill) -> Vec<Phrase> {
        let values = Vec::from(bill).into_iter().zip(1..);
        values.map(|(units, place)| Phrase::Price { units, place }).collect()
    }

    /// Who is how strong.
    pub(super) fn strengths(ranking: Vec<Ranked>) -> Vec<Phrase> {
        let strength = |Ranked { seat, strength }| Phrase::Strength { seat, strength };
        ranking.into_iter().map(strength).collect()
    }

    /// A declared play.
    pub(super) fn play(play: &Play) -> Phrase {
        Phrase::Play { play: *play }
    }
}

/// The play that is being carried out.
pub(super) fn current(view: &View) -> Option<&Play> {
    view.public.plays.now.and_then(|now| view.public.plays.all().get(usize::from(now.play)))
}
