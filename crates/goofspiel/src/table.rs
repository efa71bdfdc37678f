//! What lies on the table. All of it lies open (GP.1); only what is bid in this round is a secret, and lies in the state.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};
use ts_rs::TS;

use crate::card::{Card, CardSet, points};

/// One value per player.
pub type BySeat<T> = tabletop::BySeat<T, 5>;

tabletop::named! {
    /// What becomes of a prize for which several made the highest bid (G2.2).
    pub enum Ties as "a way with ties" in "goofspiel.ts" {
        /// It stays, and the next bid is for it too.
        Kept = "kept",
        /// It is nobody's.
        Discarded = "discarded",
    }
}

/// What lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "goofspiel.ts")]
pub struct Public {
    /// What was agreed about ties.
    pub ties: Ties,
    /// The prizes that still lie face down: which they are can be seen, but nobody knows their order (GP.2).
    pub stack: CardSet,
    /// The prize that was turned up in this round; nothing once the game is over.
    pub prize: Option<Card>,
    /// The prizes that were kept for it from rounds before (G2.2).
    pub kept: CardSet,
    /// The prizes that are nobody's for good.
    pub discarded: CardSet,
    /// What everybody has.
    pub players: BySeat<Belongings>,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "goofspiel.ts", rename = "Player")]
pub struct Belongings {
    /// The cards that were not bid yet. A bid of this round is among them until all bids are turned over.
    pub hand: CardSet,
    /// The prizes that the player has won.
    pub won: CardSet,
}

impl Public {
    /// G0: how it lies before the first prize is turned up.
    pub(crate) fn new(players: usize, ties: Ties) -> Public {
        Public {
            ties,
            stack: CardSet::ALL,
            prize: None,
            kept: CardSet::EMPTY,
            discarded: CardSet::EMPTY,
            players: BySeat::filled(players, Belongings { hand: CardSet::ALL, won: CardSet::EMPTY }),
        }
    }

    /// The round that is played, from 1; the last one once the game is over.
    pub fn round(&self) -> u8 {
        (Card::COUNT - self.stack.len()) as u8
    }

    /// The prizes that lie open: the next bid is for all of them.
    pub fn open(&self) -> CardSet {
        self.kept | CardSet::of(self.prize)
    }

    /// Who has a card that is higher than this one, besides a player.
    pub fn above(&self, card: Card, but: Option<Seat>) -> SeatSet {
        let higher = CardSet::starting_with(card) - CardSet::only(card);
        let has =
            |&(seat, player): &(Seat, &Belongings)| Some(seat) != but && !(player.hand & higher).is_empty();
        self.players.iter().filter(has).map(|(seat, _)| seat).collect()
    }

    /// G3.2: the points of every player.
    pub fn points(&self) -> BySeat<u16> {
        self.players.map(|_, player| points(player.won))
    }
}
