//! The all-seeing view as a document, and the one door back from a document to a state.
//!
//! Scenarios, finished games and tests use it. What can be derived (the tokens behind the screens, where tokens may be
//! placed) is not in it. The door accepts any position that play could go on from, reachable or not, so that a rules
//! question can be asked about any of them; treasure that is missing is out of the game.

mod door;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::Flaws;
use ts_rs::TS;

use crate::artefact::Artefacts;
use crate::ask::Ask;
use crate::public::{Public, PublicPlayer, PublicRoom};
use crate::room::{PalaceRoom, Stack};
use crate::space::Space;
use crate::spell::SpellSet;
use crate::state::State;
use crate::table::{Belongings, BySeat, Guard, OnTable};
use crate::treasure::Hoard;
use crate::view::{PieceRow, by_room};

/// Everything, as a document.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "morgenland.ts")]
pub struct Position {
    /// What lies open.
    #[serde(flatten)]
    pub public: Public,
    /// The guard of this round.
    pub guard: Guard,
    /// The palace rooms.
    pub rooms: BTreeMap<Space, RoomPosition>,
    /// What each player has.
    pub players: BySeat<PlayerPosition>,
    /// Spells left in the deck.
    pub spells: SpellSet,
    /// The question on the table.
    pub ask: Ask,
}

/// A palace room, with what lies face down in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "morgenland.ts")]
pub struct RoomPosition {
    /// What lies open.
    #[serde(flatten)]
    pub public: PublicRoom,
    /// The face-down artefacts, from the top.
    pub stack: Stack,
}

/// One player's own things. The tokens that are not on the board are behind their screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "morgenland.ts")]
pub struct PlayerPosition {
    /// What lies open.
    #[serde(flatten)]
    pub public: PublicPlayer,
    /// What lies behind the screen.
    pub treasure: Hoard,
    /// The tokens on the board, by slot.
    pub pieces: PieceRow,
    /// What was collected.
    pub artefacts: Artefacts,
    /// The spells in hand.
    pub spells: SpellSet,
    /// MP.3: spells that were given to others in the Tent.
    pub gave: SpellSet,
}

impl Position {
    /// The document of a state.
    pub fn new(state: &State) -> Position {
        let State { table, ask } = state;
        let OnTable { public, guard, rooms, placeable: _, players, spells } = table;
        Position {
            public: *public,
            guard: *guard,
            rooms: by_room(&rooms.map(|PalaceRoom { stack, public }| RoomPosition { public, stack })),
            players: players.map(|_, player| PlayerPosition::new(&player)),
            spells: *spells,
            ask: *ask,
        }
    }

    /// The state of a document, if play could go on from it; otherwise everything that is wrong.
    pub fn to_state(&self) -> Result<State, Flaws> {
        door::open(self)
    }
}

impl PlayerPosition {
    fn new(player: &Belongings) -> PlayerPosition {
        let Belongings { public, treasure, pieces, artefacts, spells, gave } = *player;
        PlayerPosition { public, treasure, pieces: PieceRow::new(&pieces, true), artefacts, spells, gave }
    }
}
