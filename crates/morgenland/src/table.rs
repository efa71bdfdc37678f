//! What lies on the table: the board, the bank, and everybody's own things.

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Seat, SeatSet};
use ts_rs::TS;

use crate::artefact::{Artefact, ArtefactSet, Artefacts};
use crate::deck::{Caves, Deck, TreasureCard};
use crate::pieces::Pieces;
use crate::play::Plays;
use crate::public::{Public, PublicPlayer};
use crate::room::PalaceRoom;
use crate::space::{Space, SpaceSet};
use crate::spell::{Spell, SpellSet};
use crate::stage::RoundStage;
use crate::treasure::{Hoard, Kind};

/// One value per player; five can play.
pub type BySeat<T> = tabletop::BySeat<T, 5>;

/// The most rooms there are (M0.5).
pub const ROOMS: usize = 5;

tabletop::named! {
    /// The two ways to play.
    pub enum Version as "a version" in "morgenland.ts" {
        /// Without spells; artefacts are only collected.
        Basic = "basic",
        /// With spells, and artefacts that can be used.
        Magic = "magic",
    }
}

/// Everything that outlasts a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OnTable {
    /// What lies open.
    pub public: Public,
    /// The guard of this round. Documents for observers have its strength or nothing.
    pub guard: Guard,
    /// The palace rooms, the leftmost first.
    pub rooms: [PalaceRoom; ROOMS],
    /// M2.3: the spaces that tokens may be placed on as far as the board decides it. It follows from the caves and
    /// rooms, and is kept because every placement asks for it.
    pub(crate) placeable: SpaceSet,
    /// Everybody's own things.
    pub players: BySeat<Belongings>,
    /// Spells nobody has drawn. Nobody looks into the shuffled deck, so drawing from it is drawing any of these.
    pub spells: SpellSet,
}

/// M1.3: the guard of this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "morgenland.ts")]
pub struct Guard {
    /// Its strength, 1 to 10.
    pub strength: u8,
    /// Has this one been turned over?
    pub open: bool,
}

/// What holds until the round ends.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "morgenland.ts")]
pub struct Marks {
    /// M7.19: nothing more may come here.
    pub taboo: Option<Space>,
    /// M7.15: who counts as strongest, and where.
    pub smuggler: Option<Smuggler>,
    /// M7.3: 1 counts as 9 and 9 as 1.
    pub reversed: bool,
    /// M7.17: all but this player place their tokens open.
    pub spy: Option<Seat>,
    /// M3.5: who may use two artefacts.
    pub djinn: Option<Seat>,
    /// M5.6: who has used a Key.
    pub keys: SeatSet,
    /// M3.8: who may enter the palace; complete once the guard is tallied.
    pub entered: SeatSet,
}

/// M7.15: the player who counts as strongest in some spaces of the city.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "morgenland.ts")]
pub struct Smuggler {
    /// The player who counts as strongest.
    pub seat: Seat,
    /// The spaces where that holds.
    pub spaces: SpaceSet,
}

/// One player's own things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Belongings {
    /// What lies open.
    pub public: PublicPlayer,
    /// What lies behind their screen.
    pub treasure: Hoard,
    /// Their tokens. Documents have them slot by slot ([`PieceRow`](crate::view::PieceRow)), for a hidden value is not
    /// everybody's to know.
    pub pieces: Pieces,
    /// What they have collected.
    pub artefacts: Artefacts,
    /// The spells in their hand.
    pub spells: SpellSet,
    /// MP.3: spells they gave to others in the Tent; they know who has them.
    pub gave: SpellSet,
}

/// M5.5: where a player's Carpets lie; in documents a list of spaces.
// Two bits per space: a player lays at most three in a round, two of their own and a borrowed one.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(into = "Vec<Space>", try_from = "Vec<Space>")]
pub struct Carpets(u32);

tabletop::typescript!("morgenland.ts", "Carpets", Carpets = "Array<Space>", Space);

impl Carpets {
    /// What a Carpet counts (M5.5).
    pub const VALUE: u8 = 3;
    const MOST: usize = 3;

    /// How many lie there.
    #[inline]
    pub fn on(self, space: Space) -> u8 {
        (self.0 >> (2 * space as u32) & 0b11) as u8
    }

    /// Lays one more.
    pub(crate) fn lay(&mut self, space: Space) {
        self.0 += 1 << (2 * space as u32);
    }

    /// M7.10: takes all away from a space.
    pub(crate) fn clear(&mut self, space: Space) {
        self.0 &= !(0b11 << (2 * space as u32));
    }
}

impl From<Carpets> for Vec<Space> {
    fn from(carpets: Carpets) -> Self {
        Space::ALL.iter().flat_map(|&space| (0..carpets.on(space)).map(move |_| space)).collect()
    }
}

impl TryFrom<Vec<Space>> for Carpets {
    type Error = String;
    fn try_from(spaces: Vec<Space>) -> Result<Carpets, String> {
        if spaces.len() > Carpets::MOST {
            return Err(format!(
                "{} Carpets: nobody lays more than {} in a round",
                spaces.len(),
                Carpets::MOST
            ));
        }
        let mut carpets = Carpets::default();
        for space in spaces {
            carpets.lay(space);
        }
        Ok(carpets)
    }
}

impl OnTable {
    /// M0: the table before anybody has taken treasure.
    pub(crate) fn new(
        players: usize,
        version: Version,
        camel: Option<Seat>,
        cards: [TreasureCard; TreasureCard::PER_DECK],
        chance: &mut impl Chance,
    ) -> OnTable {
        // M0.4: drawn unless the host names a seat.
        let camel = camel.unwrap_or_else(|| Seat::new(chance.below(players as u32) as usize));
        let magic = version == Version::Magic;
        let mut player = Belongings {
            public: PublicPlayer::default(),
            treasure: Hoard::EMPTY,
            pieces: Pieces::default(),
            artefacts: Artefacts::NONE,
            spells: SpellSet::EMPTY,
            gave: SpellSet::EMPTY,
        };
        if magic {
            // M0.7: each player takes a Lamp.
            player.artefacts.add(Artefact::Lamp);
        }
        let mut table = OnTable {
            public: Public {
                version,
                round: 0,
                camel,
                deck: Deck::new(cards),
                bank: Hoard::WHOLE,
                caves: Caves::default(),
                discard: SpellSet::EMPTY,
                marks: Marks::default(),
                stage: RoundStage::Opening,
                plays: Plays::NONE,
            },
            guard: Guard { strength: 1, open: false },
            rooms: stock(players, version, chance),
            placeable: SpaceSet::EMPTY,
            players: BySeat::filled(players, player),
            spells: if magic { SpellSet::ALL } else { SpellSet::EMPTY },
        };
        table.look_over();
        table
    }

    /// Works out again where tokens may be placed (M2.3), after a cave or a room has changed.
    pub(crate) fn look_over(&mut self) {
        let mut placeable = Space::GUARD | Space::CITY;
        if self.public.version == Version::Basic {
            placeable = placeable - SpaceSet::only(Space::Tent) - SpaceSet::only(Space::Djinn);
        }
        for kind in Kind::ALL {
            placeable.insert_if(!self.public.caves[kind].is_empty(), Space::cave(kind));
        }
        for (place, room) in self.rooms.iter().enumerate() {
            placeable.insert_if(room.has_artefact(), Space::room(place));
        }
        self.placeable = placeable;
    }

    /// Is this the magic version?
    #[inline]
    pub(crate) fn magic(&self) -> bool {
        self.public.version == Version::Magic
    }

    /// How many play.
    #[inline]
    pub fn players(&self) -> usize {
        self.players.players()
    }

    /// M0.4: the seat that comes so many places after another, clockwise.
    #[inline]
    fn clockwise(&self, from: Seat, places: usize) -> Seat {
        let (seat, players) = (from.index() + places, self.players());
        Seat::new(if seat >= players { seat - players } else { seat })
    }

    /// The next seat clockwise.
    #[inline]
    pub(crate) fn after(&self, seat: Seat) -> Seat {
        self.clockwise(seat, 1)
    }

    /// M0.4: the players in player sequence, the starting player first.
    #[inline]
    pub fn sequence(&self) -> impl Iterator<Item = Seat> + use<> {
        self.from(self.public.camel)
    }

    /// All players clockwise, this one first.
    #[inline]
    pub(crate) fn from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (first, players) = (first.index(), self.players());
        // A comparison and not a remainder: all of tallying goes through here.
        (first..first + players)
            .map(move |seat| Seat::new(if seat >= players { seat - players } else { seat }))
    }

    /// The player at this place of the player sequence, counted from 0.
    #[inline]
    pub fn in_sequence(&self, place: usize) -> Option<Seat> {
        (place < self.players()).then(|| self.clockwise(self.public.camel, place))
    }

    /// The place of a player in the player sequence, counted from 0.
    #[inline]
    pub fn place_of(&self, seat: Seat) -> usize {
        let (seat, camel) = (seat.index(), self.public.camel.index());
        seat.wrapping_sub(camel).min(seat + self.players() - camel)
    }

    /// M5.1: may this player use one more artefact this round?
    pub fn use_left(&self, seat: Seat) -> bool {
        let used = self.players[seat].public.used;
        used.is_empty() || self.public.marks.djinn == Some(seat) && used.total() < 2
    }

    /// M6.8: could this player, as far as the table knows, borrow the power of this artefact? They need a lit Lamp and a
    /// spell in hand, and the Parasite must not lie among the discarded spells.
    pub(crate) fn could_borrow(&self, seat: Seat, artefact: Artefact) -> bool {
        let player = &self.players[seat];
        let parasite =
            player.public.lit && !player.spells.is_empty() && !self.public.discard.contains(Spell::Parasite);
        parasite && self.borrowable(seat, artefact)
    }

    /// M7.13: has this artefact a power that this player could borrow, because another used it this round?
    pub(crate) fn borrowable(&self, seat: Seat, artefact: Artefact) -> bool {
        !matches!(artefact, Artefact::Lamp | Artefact::Scroll)
            && self.players.iter().any(|(other, player)| other != seat && player.public.used.has(artefact))
    }

    /// Every artefact in the game: collected, open or in a stack.
    pub(crate) fn artefacts(&self) -> impl Iterator<Item = Artefact> {
        let collected = self.players.values().iter().flat_map(|player| player.artefacts.iter());
        collected.chain(self.rooms.iter().flat_map(|room| room.stack.iter().chain(room.public.open)))
    }

    /// A spell leaves a player's hand and lies open among the discarded ones.
    pub(crate) fn discard_from(&mut self, seat: Seat, spell: Spell) {
        self.players[seat].spells.remove(spell);
        self.public.discard.insert(spell);
        for player in self.players.values_mut() {
            player.gave.remove(spell);
        }
    }

    /// Does a token of anybody lie on this space?
    #[inline]
    pub(crate) fn any_token_on(&self, space: Space) -> bool {
        // Without a branch for each player: they are few.
        self.players.values().iter().fold(false, |any, player| any | player.pieces.any_on(space))
    }
}

impl Belongings {
    /// M5.1: how many artefacts of this kind they have not used this round.
    pub fn unused(&self, artefact: Artefact) -> u8 {
        self.artefacts.count(artefact) - self.public.used.count(artefact)
    }

    /// M5.1: the kinds of which they have one that they have not used this round.
    #[inline]
    pub(crate) fn unused_kinds(&self) -> ArtefactSet {
        self.artefacts.minus(self.public.used).kinds()
    }
}

/// M0.5, M0.6, M0.7: the artefacts of the rooms.
fn stock(players: usize, version: Version, chance: &mut impl Chance) -> [PalaceRoom; ROOMS] {
    let mut artefacts = [Artefact::Scroll; 30];
    let (count, per_room) = match version {
        // Six per player out of all thirty.
        Version::Basic => {
            for (place, artefact) in artefacts.iter_mut().enumerate() {
                *artefact = Artefact::of_index(place / usize::from(Artefact::OF_EACH));
            }
            (30, 6)
        }
        // One of each kind per player, without the Lamps that were handed out.
        Version::Magic => {
            for (place, artefact) in artefacts[..5 * players].iter_mut().enumerate() {
                *artefact = Artefact::of_index(1 + place / players);
            }
            (5 * players, 5)
        }
    };
    chance.shuffle(&mut artefacts[..count]);
    std::array::from_fn(|room| {
        let mut stocked = PalaceRoom::default();
        if room < players {
            stocked.stack = artefacts[room * per_room..(room + 1) * per_room].iter().copied().collect();
        }
        stocked
    })
}
