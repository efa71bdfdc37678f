//! What lies open: what everybody knows, in one form for state, position, view and screen.
//!
//! A new public fact is a field here. The state holds these types, and [`Position`](crate::position::Position),
//! [`View`](crate::view::View) and [`Shown`](crate::hosted::Shown) hold them whole, with their members among their own;
//! nothing else has to be told of it but the rules that change it. Positions are hashed, so a fact that every position
//! writes makes other records of the same games.
//!
//! A secret is never here. It is a field of [`OnTable`](crate::table::OnTable), [`Belongings`](crate::table::Belongings) or
//! [`PalaceRoom`](crate::room::PalaceRoom), which views and positions take apart field by field and without `..`.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};
use ts_rs::TS;

use crate::artefact::{Artefact, Artefacts};
use crate::deck::{Caves, Deck, ListedDeck};
use crate::play::{ListedPlays, Plays};
use crate::room::Bottom;
use crate::spell::SpellSet;
use crate::stage::RoundStage;
use crate::table::{Carpets, Marks, Version};
use crate::treasure::Hoard;

/// What lies open on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "morgenland.ts")]
pub struct Public {
    /// Basic or magic.
    pub version: Version,
    /// Which round this is, counted from 1.
    pub round: u8,
    /// M0.4: who has it is the starting player.
    pub camel: Seat,
    /// The treasure deck.
    #[ts(as = "ListedDeck")]
    pub deck: Deck,
    /// The treasure that nobody has.
    pub bank: Hoard,
    /// What lies on the shelves of each cave.
    pub caves: Caves,
    /// Spells that were cast, countered or thrown away.
    pub discard: SpellSet,
    /// What holds until the round ends.
    pub marks: Marks,
    /// How far the round has come.
    pub stage: RoundStage,
    /// The plays declared in the open window.
    #[ts(as = "ListedPlays")]
    pub plays: Plays,
}

/// What lies open of one player's things.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "morgenland.ts")]
pub struct PublicPlayer {
    /// Where their Carpets lie.
    pub carpets: Carpets,
    /// M5.1: which of their artefacts were used this round.
    pub used: Artefacts,
    /// M5.2: may they play spells this round?
    pub lit: bool,
}

/// What lies open of a room.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "morgenland.ts")]
pub struct PublicRoom {
    /// Magic: the artefact that lies face up (M1.4).
    pub open: Option<Artefact>,
    /// MP.2: who has looked which artefacts lie in the stack.
    pub searched: SeatSet,
    /// MP.2: what everybody knows of the undermost.
    pub bottom: Option<Bottom>,
}
