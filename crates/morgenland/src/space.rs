//! The fifteen spaces of the board (M0.5), in the order in which they are tallied (M3.1).

use tabletop::Set;

use crate::treasure::Kind;

tabletop::named! {
    /// A space where tokens are placed.
    #[allow(missing_docs)]
    pub enum Space as "a space" in "morgenland.ts" {
        Cave1 = "cave-1",
        Cave2 = "cave-2",
        Cave3 = "cave-3",
        Cave4 = "cave-4",
        Cave5 = "cave-5",
        Tent = "tent",
        Djinn = "djinn",
        Market = "market",
        Caravanserai = "caravanserai",
        Guard = "guard",
        Room1 = "room-1",
        Room2 = "room-2",
        Room3 = "room-3",
        Room4 = "room-4",
        Room5 = "room-5",
    }
}

/// A set of spaces.
pub type SpaceSet = Set<Space>;

/// The part of the board a space belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Region {
    /// The cave of this kind of treasure.
    Cave(Kind),
    /// One of the four city spaces.
    City,
    /// The palace guard.
    Guard,
    /// The room with this place in the row, counted from 0.
    Room(usize),
}

impl Space {
    /// Where it is.
    #[inline]
    pub const fn place(self) -> Region {
        match self as usize {
            cave @ 0..5 => Region::Cave(Kind::of_index(cave)),
            5..9 => Region::City,
            9 => Region::Guard,
            room => Region::Room(room - 10),
        }
    }

    /// The cave of a kind of treasure.
    #[inline]
    pub const fn cave(kind: Kind) -> Space {
        Space::of_index(kind as usize)
    }

    /// The room with this place in the row, counted from 0.
    #[inline]
    pub const fn room(room: usize) -> Space {
        Space::of_index(Space::Room1 as usize + room)
    }

    /// Its place among the rooms, counted from 0.
    #[inline]
    pub fn room_index(self) -> Option<usize> {
        (self as usize).checked_sub(Space::Room1 as usize)
    }

    /// The next space in the order of tallying.
    #[inline]
    pub(crate) const fn next(self) -> Option<Space> {
        if self as usize + 1 < Space::COUNT { Some(Space::of_index(self as usize + 1)) } else { None }
    }
}

impl Space {
    /// The five dragon caves.
    pub const CAVES: SpaceSet = SpaceSet::of_bits(0b1_1111);
    /// Tent, Djinn's House, Market and Caravanserai.
    pub const CITY: SpaceSet = SpaceSet::of_bits(0b1111 << 5);
    /// The guard alone.
    pub const GUARD: SpaceSet = SpaceSet::of_bits(1 << 9);
    /// All but the guard, which is never named (M5.9).
    pub const NAMEABLE: SpaceSet = Space::CAVES.union(Space::CITY).union(Space::ROOMS);
    /// The five palace rooms.
    pub const ROOMS: SpaceSet = SpaceSet::of_bits(0b1_1111 << 10);
}
