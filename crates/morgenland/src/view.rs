//! What an observer with perfect memory knows (MP).
//!
//! What lies open is in it whole ([`public`](crate::public)). The rest is built up from the state, field by field and
//! without `..`: a new field of the state does not compile until somebody has decided here who may see it.

mod piece;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::{Observer, SeatSet};
use ts_rs::TS;

use crate::artefact::Artefacts;
use crate::ask::Ask;
use crate::public::{Public, PublicPlayer, PublicRoom};
use crate::room::PalaceRoom;
use crate::space::Space;
use crate::spell::SpellSet;
use crate::stage::RoundStage;
use crate::state::State;
use crate::table::{Belongings, BySeat, Guard, OnTable, ROOMS};
use crate::token::TokenSet;
use crate::treasure::Hoard;

pub use piece::{PieceRow, PieceView};

/// What one observer knows.
pub type View = Sight<PlayerView>;

/// What one observer sees. `P`: what they see of each player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(bound(deserialize = "P: Deserialize<'de> + Copy"))]
#[ts(export_to = "morgenland.ts")]
pub struct Sight<P> {
    /// Through whose eyes it is seen: a player's, or a spectator's.
    pub observer: Observer,
    /// What lies open.
    #[serde(flatten)]
    pub public: Public,
    /// The guard's strength, once it is known.
    pub guard: Option<u8>,
    /// The palace rooms.
    pub rooms: BTreeMap<Space, RoomView>,
    /// M0.7: which artefacts are in the game; in the basic version nobody knows (M0.6).
    pub stock: Option<Artefacts>,
    /// What is known of each player.
    pub players: BySeat<P>,
    /// How many spells are left in the deck.
    pub spells: u8,
    /// The question on the table.
    pub ask: Ask<Option<SpellSet>>,
}

/// What an observer knows of a room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "morgenland.ts")]
pub struct RoomView {
    /// What lies open.
    #[serde(flatten)]
    pub public: PublicRoom,
    /// How many artefacts lie face down.
    pub stack: u8,
    /// Which ones, if the observer has looked (M7.2, M7.12).
    pub known: Option<Artefacts>,
}

/// What an observer with perfect memory knows of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerView {
    /// MP.1: it can be worked out from what everybody saw.
    pub treasure: Hoard,
    /// What is known without counting along.
    #[serde(flatten)]
    pub seen: PlayerSeen,
}

/// What an observer knows of one player without counting along.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "morgenland.ts")]
pub struct PlayerSeen {
    /// What lies open.
    #[serde(flatten)]
    pub public: PublicPlayer,
    /// The tokens on the board, by slot.
    pub pieces: PieceRow,
    /// The tokens behind the screen, if it is the observer's own.
    pub hand: Option<TokenSet>,
    /// How many artefacts there are.
    pub collected: u8,
    /// Which ones, if the observer may know: in the basic version only the owner, until the end (MP.3).
    pub artefacts: Option<Artefacts>,
    /// How many spells are in hand.
    pub spells: u8,
    /// Those the observer knows: all their own, and those they gave in the Tent.
    pub known: SpellSet,
    /// MP.3: spells that this player gave to others and that were not played yet, as far as the observer knows: all the
    /// observer gave, and of others those the observer got from them.
    pub gave: SpellSet,
}

impl View {
    /// Builds the view of an observer.
    pub fn new(state: &State, observer: Observer) -> View {
        let State { table, ask } = state;
        let OnTable {
            public,
            guard: Guard { strength, open: turned },
            rooms,
            // It follows from the caves and rooms.
            placeable: _,
            players,
            spells,
        } = table;
        let over = matches!(public.stage, RoundStage::Over(_));
        let (given, got) = observer
            .seat()
            .map_or((SpellSet::EMPTY, SpellSet::EMPTY), |seat| (players[seat].gave, players[seat].spells));
        View {
            observer,
            public: *public,
            guard: turned.then_some(*strength),
            rooms: by_room(&rooms.map(|room| RoomView::new(&room, observer))),
            stock: table.magic().then(|| table.artefacts().collect()),
            players: players.map(|seat, player| {
                let own = observer.is(seat);
                PlayerView::new(&player, own, own || table.magic() || over, given, got)
            }),
            spells: spells.len() as u8,
            ask: ask.with(|keeping| observer.is(keeping.seat).then_some(keeping.drawn)),
        }
    }

    /// Whose choice is awaited.
    pub fn to_act(&self) -> SeatSet {
        self.ask.seat().map_or(SeatSet::EMPTY, SeatSet::only)
    }
}

impl RoomView {
    fn new(room: &PalaceRoom, observer: Observer) -> RoomView {
        let PalaceRoom { stack, public } = room;
        let knows = observer.seat().is_some_and(|seat| public.searched.contains(seat));
        RoomView { public: *public, stack: stack.len() as u8, known: knows.then(|| stack.counts()) }
    }
}

impl PlayerView {
    /// `given`: the spells that the observer gave away; `got`: those in hand.
    fn new(
        player: &Belongings,
        own: bool,
        artefacts_known: bool,
        given: SpellSet,
        got: SpellSet,
    ) -> PlayerView {
        let Belongings { public, treasure, pieces, artefacts, spells, gave } = player;
        PlayerView {
            treasure: *treasure,
            seen: PlayerSeen {
                public: *public,
                pieces: PieceRow::new(pieces, own),
                hand: own.then_some(pieces.hand),
                collected: artefacts.total(),
                artefacts: artefacts_known.then_some(*artefacts),
                spells: spells.len() as u8,
                known: if own { *spells } else { *spells & given },
                gave: if own { *gave } else { *gave & got },
            },
        }
    }
}

/// One value per room, by the room's name.
pub(crate) fn by_room<T: Copy>(values: &[T; ROOMS]) -> BTreeMap<Space, T> {
    values.iter().enumerate().map(|(place, value)| (Space::room(place), *value)).collect()
}
