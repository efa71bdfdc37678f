//! What happens, in the words of the rulebook.

use serde::Serialize;
use strum::VariantNames;
use tabletop::{Seat, SeatSet};
use ts_rs::TS;

use crate::card::{Card, CardSet};

/// Something that happened. Who may know of it is said where it is emitted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, VariantNames)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export_to = "goofspiel.ts", rename = "GameEvent")]
#[allow(missing_docs)]
pub enum Event {
    /// G1.1: a round began; this prize was turned up, and lies with those that were kept. Together they are worth so much.
    RoundBegan { round: u8, prize: Card, kept: CardSet, stake: u16 },
    /// Secret: a card was bid.
    Bid { seat: Seat, card: Card },
    /// A player has chosen (G1.3).
    Chose { seat: Seat },
    /// A player has taken the choice back (G1.3).
    TookBack { seat: Seat },
    /// G1.4: all have chosen, and this bid is turned over.
    Revealed { seat: Seat, card: Card },
    /// G2.1: the highest bid, which nobody else made, wins all prizes that lie open.
    Won { seat: Seat, card: Card, prizes: CardSet, points: u16 },
    /// G2.2: the highest bid was made by several, and nobody wins the prizes that lie open.
    Tied { seats: SeatSet, card: Card, prizes: CardSet, fate: Fate },
    /// G3.1: the game is over.
    Ended,
}

/// What becomes of prizes that nobody won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "goofspiel.ts")]
pub enum Fate {
    /// They stay for the next bid (G2.2).
    Kept,
    /// They are nobody's for good (G2.2, G2.3).
    Discarded,
}
