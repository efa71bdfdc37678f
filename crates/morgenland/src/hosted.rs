//! Morgenland as whoever hosts it for people needs it.
//!
//! What a screen shows is built up from the view, field by field and without `..`: a new field of the view does not
//! compile until somebody has decided here whether it takes counting along to know it (MP.1).

use std::collections::BTreeMap;

use serde::Serialize;
use tabletop::{Counting, Hosted, Observer, Seat, SeatSet};
use ts_rs::TS;

use crate::action::Action;
use crate::artefact::{Artefact, Artefacts};
use crate::ask::Ask;
use crate::deck::Shelves;
use crate::event::Event;
use crate::game::Morgenland;
use crate::play::{Card, Play};
use crate::space::Space;
use crate::spell::SpellSet;
use crate::stage::Stage;
use crate::standing::Standing;
use crate::state::State;
use crate::table::{BySeat, Carpets, Marks, Version};
use crate::token::TokenSet;
use crate::treasure::Hoard;
use crate::view::{DeckView, PieceRow, PlayerView, PlaysView, RoomView, View};

/// What a screen shows: the view, perhaps without what can only be known by counting along.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "morgenland.ts")]
#[allow(missing_docs)]
pub struct Shown {
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
    /// The guard's strength, once it is known.
    pub guard: Option<u8>,
    pub rooms: BTreeMap<Space, RoomView>,
    /// M0.7: which artefacts are in the game; in the basic version nobody knows (M0.6).
    pub stock: Option<Artefacts>,
    pub players: BySeat<PlayerShown>,
    /// How many spells are left in the deck.
    pub spells: u8,
    /// Spells that lie open among the discarded ones.
    pub discard: SpellSet,
    pub marks: Marks,
    pub stage: Stage,
    pub ask: Ask<Option<SpellSet>>,
    pub plays: PlaysView,
    /// What follows from all this by the rules.
    pub standing: Standing,
}

/// What a screen shows of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "morgenland.ts")]
pub struct PlayerShown {
    /// MP.1: what lies behind the screen; left out if people must remember it themselves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub treasure: Option<Hoard>,
    /// The tokens on the board, by slot.
    pub pieces: PieceRow,
    /// The tokens behind the screen, if it is the observer's own.
    pub hand: Option<TokenSet>,
    /// Where the Carpets lie.
    pub carpets: Carpets,
    /// How many artefacts there are.
    pub collected: u8,
    /// Which ones, if the observer may know: in the basic version only the owner, until the end (MP.3).
    pub artefacts: Option<Artefacts>,
    /// What was used this round.
    pub used: Artefacts,
    /// May this player play spells this round?
    pub lit: bool,
    /// How many spells are in hand.
    pub spells: u8,
    /// Those the observer knows: all their own, and those they gave in the Tent.
    pub known: SpellSet,
    /// MP.3: spells that this player gave to others and that were not played yet, as far as the observer knows: all the
    /// observer gave, and of others those the observer got from them.
    pub gave: SpellSet,
}

impl Hosted for Morgenland {
    type Shown = Shown;

    fn shown(view: &View, counting: Counting) -> Shown {
        Shown::new(view, counting)
    }

    /// M6.2: in a window the only question is whether to play something. Before a placement too something can be played
    /// (M6.1 b), but a token must follow, and other questions that can be declined are no windows.
    fn pass(state: &State, seat: Seat) -> Option<Action> {
        matches!(state.ask, Ask::Window { seat: asked } if asked == seat).then_some(Action::Pass)
    }

    /// M6.2: a declaration, to which everybody may answer, and a Counterspell when it is settled (M5.3). A Lamp is lit
    /// without being declared (M5.2).
    fn played(event: &Event) -> Option<SeatSet> {
        if let Event::Declared { play } = event {
            Some(concerned(play))
        } else if let Event::Countered { by: _, seat, spell: _ } = event {
            Some(SeatSet::only(*seat))
        } else {
            None
        }
    }
}

/// Whom a play concerns besides whoever plays it.
fn concerned(play: &Play) -> SeatSet {
    let mut seats = match (play.power(), play.card) {
        (Some(power), _) => concerned_by_power(play, power),
        (None, Card::Spell(spell)) => spell.concerned(play),
        (None, Card::Artefact(_)) => SeatSet::EMPTY,
    };
    seats.remove(play.seat);
    seats
}

/// Whom an artefact concerns, own or borrowed (M7.13).
fn concerned_by_power(play: &Play, power: Artefact) -> SeatSet {
    match power {
        // M5.3: whoever cast the spell; it is named, but they are not.
        Artefact::Counterspell => EVERYBODY,
        // M5.4.
        Artefact::Double => owner(play),
        Artefact::Lamp | Artefact::Carpet | Artefact::Key | Artefact::Scroll => SeatSet::EMPTY,
    }
}

/// All seats there can be: an event does not say how many are taken, and nobody asks for the others.
const EVERYBODY: SeatSet = SeatSet::first(Seat::ALL.len());

/// The owner of the token that is meant.
fn owner(play: &Play) -> SeatSet {
    play.piece.map_or(SeatSet::EMPTY, |piece| SeatSet::only(piece.owner))
}

impl Shown {
    fn new(view: &View, counting: Counting) -> Shown {
        let View {
            observer,
            version,
            round,
            camel,
            deck,
            bank,
            caves,
            guard,
            rooms,
            stock,
            players,
            spells,
            discard,
            marks,
            stage,
            ask,
            plays,
        } = view;
        let counted = |seat| counting == Counting::Open || observer.is(seat);
        Shown {
            observer: *observer,
            version: *version,
            round: *round,
            camel: *camel,
            deck: deck.clone(),
            // MP.1: it lies open, although it tells what all players have together.
            bank: *bank,
            caves: caves.clone(),
            guard: *guard,
            rooms: rooms.clone(),
            stock: *stock,
            players: players.map(|seat, player| PlayerShown::new(&player, counted(seat))),
            spells: *spells,
            discard: *discard,
            marks: *marks,
            stage: *stage,
            ask: *ask,
            plays: plays.clone(),
            // MP.1: nothing in it depends on what lies behind a screen.
            standing: Standing::new(view),
        }
    }
}

impl PlayerShown {
    /// `counted`: is this player's treasure shown?
    fn new(player: &PlayerView, counted: bool) -> PlayerShown {
        let PlayerView {
            treasure,
            pieces,
            hand,
            carpets,
            collected,
            artefacts,
            used,
            lit,
            spells,
            known,
            gave,
        } = player;
        PlayerShown {
            treasure: counted.then_some(*treasure),
            pieces: *pieces,
            hand: *hand,
            carpets: *carpets,
            collected: *collected,
            artefacts: *artefacts,
            used: *used,
            lit: *lit,
            spells: *spells,
            known: *known,
            gave: *gave,
        }
    }
}
