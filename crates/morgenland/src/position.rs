//! The all-seeing view as a document, and the one door back from a document to a state.
//!
//! Scenarios, finished games and tests use it. What can be derived (the tokens behind the screens, where tokens may be
//! placed) is not in it. The door accepts any position that play could go on from, reachable or not, so that a rules
//! question can be asked about any of them; treasure that is missing is out of the game.

mod door;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::{Flaws, Seat, SeatSet};
use ts_rs::TS;

use crate::artefact::{Artefact, Artefacts};
use crate::ask::Ask;
use crate::deck::Shelves;
use crate::room::{Bottom, Room, Stack};
use crate::space::Space;
use crate::spell::SpellSet;
use crate::stage::Stage;
use crate::state::State;
use crate::table::{BySeat, Carpets, Guard, Marks, Player, Table, Version};
use crate::treasure::Hoard;
use crate::view::{DeckView, PieceRow, PlaysView, by_cave, by_room};

/// Everything, as a document.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
#[ts(export_to = "morgenland.ts")]
pub struct Position {
    pub version: Version,
    pub round: u8,
    pub camel: Seat,
    pub deck: DeckView,
    pub bank: Hoard,
    pub caves: BTreeMap<Space, Shelves>,
    pub guard: Guard,
    pub rooms: BTreeMap<Space, RoomPosition>,
    pub players: BySeat<PlayerPosition>,
    /// Spells left in the deck.
    pub spells: SpellSet,
    pub discard: SpellSet,
    pub marks: Marks,
    pub stage: Stage,
    pub ask: Ask,
    pub plays: PlaysView,
}

/// A room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
#[ts(export_to = "morgenland.ts")]
pub struct RoomPosition {
    /// From the top.
    pub stack: Stack,
    pub open: Option<Artefact>,
    pub searched: SeatSet,
    pub bottom: Option<Bottom>,
}

/// One player's own things. The tokens that are not on the board are behind their screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
#[ts(export_to = "morgenland.ts")]
pub struct PlayerPosition {
    pub treasure: Hoard,
    pub pieces: PieceRow,
    pub carpets: Carpets,
    pub artefacts: Artefacts,
    pub used: Artefacts,
    pub lit: bool,
    pub spells: SpellSet,
    pub gave: SpellSet,
}

impl Position {
    /// The document of a state.
    pub fn new(state: &State) -> Position {
        let State { table, stage, ask, plays } = state;
        let Table {
            version,
            round,
            camel,
            deck,
            bank,
            caves,
            guard,
            rooms,
            open: _,
            players,
            spells,
            discard,
            marks,
        } = table;
        Position {
            version: *version,
            round: *round,
            camel: *camel,
            deck: DeckView::new(deck),
            bank: *bank,
            caves: by_cave(caves),
            guard: *guard,
            rooms: by_room(&rooms.map(|Room { stack, open, searched, bottom }| RoomPosition {
                stack,
                open,
                searched,
                bottom,
            })),
            players: players.map(|_, player| PlayerPosition::new(&player)),
            spells: *spells,
            discard: *discard,
            marks: *marks,
            stage: *stage,
            ask: *ask,
            plays: PlaysView::new(plays),
        }
    }

    /// The state of a document, if play could go on from it; otherwise everything that is wrong.
    pub fn to_state(&self) -> Result<State, Flaws> {
        door::open(self)
    }
}

impl PlayerPosition {
    fn new(player: &Player) -> PlayerPosition {
        let Player { treasure, pieces, carpets, artefacts, used, lit, spells, gave } = player;
        PlayerPosition {
            treasure: *treasure,
            pieces: PieceRow::new(pieces, true),
            carpets: *carpets,
            artefacts: *artefacts,
            used: *used,
            lit: *lit,
            spells: *spells,
            gave: *gave,
        }
    }
}
