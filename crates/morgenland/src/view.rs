//! What an observer with perfect memory knows (MP).
//!
//! A view is built up from the state, field by field and without `..`: a new field of the state does not
//! compile until somebody has decided here who may see it.

mod piece;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::{Observer, Seat, SeatSet};
use ts_rs::TS;

use crate::artefact::{Artefact, Artefacts};
use crate::ask::Ask;
use crate::deck::{Card, Deck, Shelves};
use crate::play::{Now, Play, Plays};
use crate::room::{Bottom, Room};
use crate::space::Space;
use crate::spell::SpellSet;
use crate::stage::Stage;
use crate::state::State;
use crate::table::{BySeat, Carpets, Guard, Marks, Player, ROOMS, Table, Version};
use crate::token::TokenSet;
use crate::treasure::{Hoard, Kind};

pub use piece::{PieceRow, PieceView};

/// What one observer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct View {
    /// Who looks.
    pub observer: Observer,
    pub version: Version,
    pub round: u8,
    /// Who is the starting player.
    pub camel: Seat,
    pub deck: DeckView,
    pub bank: Hoard,
    /// What lies on the shelves of each cave.
    pub caves: BTreeMap<Space, Shelves>,
    /// The guard's strength, once he is turned over.
    pub guard: Option<u8>,
    pub rooms: BTreeMap<Space, RoomView>,
    /// M0.7: which artefacts are in the game; in the basic version nobody knows (M0.6).
    pub stock: Option<Artefacts>,
    pub players: BySeat<PlayerView>,
    /// How many spells are left in the deck.
    pub spells: u8,
    /// Spells that lie open among the discarded ones.
    pub discard: SpellSet,
    pub marks: Marks,
    pub stage: Stage,
    pub ask: Ask<Option<SpellSet>>,
    pub plays: PlaysView,
}

/// The treasure deck: everybody knows its cards and which have been turned, nobody what comes next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "morgenland.ts")]
pub struct DeckView {
    /// All cards, sorted.
    pub cards: Vec<Card>,
    /// Those still in the deck.
    pub left: Vec<Card>,
}

/// What an observer knows of a room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "morgenland.ts")]
pub struct RoomView {
    /// How many artefacts lie face down.
    pub stack: u8,
    /// Which ones, if he has looked (M7.2, M7.12).
    pub known: Option<Artefacts>,
    /// The artefact that lies face up.
    pub open: Option<Artefact>,
    /// Who has looked.
    pub searched: SeatSet,
    /// What everybody knows of the undermost.
    pub bottom: Option<Bottom>,
}

/// What an observer knows of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerView {
    /// MP.1: it can be worked out from what everybody saw.
    pub treasure: Hoard,
    /// His tokens on the board, by slot.
    pub pieces: PieceRow,
    /// The tokens behind the screen, if it is the observer's own.
    pub hand: Option<TokenSet>,
    /// Where his Carpets lie.
    pub carpets: Carpets,
    /// How many artefacts he has.
    pub collected: u8,
    /// Which ones, if the observer may know: in the basic version only the owner, until the end (MP.3).
    pub artefacts: Option<Artefacts>,
    /// What he used this round.
    pub used: Artefacts,
    /// May he play spells this round?
    pub lit: bool,
    /// How many spells he has.
    pub spells: u8,
    /// Those the observer knows: all of his own, and those he gave in the Tent.
    pub known: SpellSet,
    /// MP.3: spells he gave to others, knows about, and that were not played yet: all of the observer's own, and of
    /// others those he got from them.
    pub gave: SpellSet,
}

/// The plays declared in the open window.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "morgenland.ts")]
pub struct PlaysView {
    /// In the order in which they were declared.
    pub declared: Vec<Play>,
    /// Who has passed since the last declaration.
    pub passed: SeatSet,
    /// Which of them is being carried out.
    pub now: Option<Now>,
}

impl View {
    /// Builds the view of an observer.
    pub fn new(state: &State, observer: Observer) -> View {
        let State { table, stage, ask, plays } = state;
        let Table {
            version,
            round,
            camel,
            deck,
            bank,
            caves,
            guard: Guard { strength, open: turned },
            rooms,
            // It follows from the caves and rooms.
            open: _,
            players,
            spells,
            discard,
            marks,
        } = table;
        let magic = *version == Version::Magic;
        let over = matches!(stage, Stage::Over(_));
        let (given, got) = observer
            .seat()
            .map_or((SpellSet::EMPTY, SpellSet::EMPTY), |seat| (players[seat].gave, players[seat].spells));
        View {
            observer,
            version: *version,
            round: *round,
            camel: *camel,
            deck: DeckView::new(deck),
            bank: *bank,
            caves: by_cave(caves),
            guard: turned.then_some(*strength),
            rooms: by_room(&rooms.map(|room| RoomView::new(&room, observer))),
            stock: magic.then(|| table.artefacts().collect()),
            players: players.map(|seat, player| {
                let own = observer.is(seat);
                PlayerView::new(&player, own, own || magic || over, given, got)
            }),
            spells: spells.len() as u8,
            discard: *discard,
            marks: *marks,
            stage: *stage,
            ask: ask.with(|keeping| observer.is(keeping.seat).then_some(keeping.drawn)),
            plays: PlaysView::new(plays),
        }
    }

    /// Whose choice is awaited.
    pub fn to_act(&self) -> SeatSet {
        self.ask.seat().map_or(SeatSet::EMPTY, SeatSet::only)
    }
}

impl DeckView {
    pub(crate) fn new(deck: &Deck) -> DeckView {
        DeckView { cards: deck.cards.to_vec(), left: deck.left_cards().collect() }
    }
}

impl RoomView {
    fn new(room: &Room, observer: Observer) -> RoomView {
        let Room { stack, open, searched, bottom } = room;
        let knows = observer.seat().is_some_and(|seat| searched.contains(seat));
        RoomView {
            stack: stack.len() as u8,
            known: knows.then(|| stack.counts()),
            open: *open,
            searched: *searched,
            bottom: *bottom,
        }
    }
}

impl PlayerView {
    /// `given`: the spells that the observer gave away; `got`: those he has.
    fn new(player: &Player, own: bool, artefacts_known: bool, given: SpellSet, got: SpellSet) -> PlayerView {
        let Player { treasure, pieces, carpets, artefacts, used, lit, spells, gave } = player;
        PlayerView {
            treasure: *treasure,
            pieces: PieceRow::new(pieces, own),
            hand: own.then_some(pieces.hand),
            carpets: *carpets,
            collected: artefacts.total(),
            artefacts: artefacts_known.then_some(*artefacts),
            used: *used,
            lit: *lit,
            spells: spells.len() as u8,
            known: if own { *spells } else { *spells & given },
            gave: if own { *gave } else { *gave & got },
        }
    }
}

impl PlaysView {
    /// What is declared is declared openly.
    pub(crate) fn new(plays: &Plays) -> PlaysView {
        PlaysView { declared: plays.all().to_vec(), passed: plays.passed, now: plays.now }
    }
}

/// One value per cave, by the cave's name.
pub(crate) fn by_cave<T: Copy>(values: &[T; Kind::COUNT]) -> BTreeMap<Space, T> {
    values.iter().enumerate().map(|(place, value)| (Space::of_index(place), *value)).collect()
}

/// One value per room, by the room's name.
pub(crate) fn by_room<T: Copy>(values: &[T; ROOMS]) -> BTreeMap<Space, T> {
    values.iter().enumerate().map(|(place, value)| (Space::room(place), *value)).collect()
}
