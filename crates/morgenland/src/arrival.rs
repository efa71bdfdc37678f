//! Where tokens and Carpets may come to: M2.2, M2.3, M3.8, M5.9, M6.5 and M7.19 in one place.

use tabletop::Seat;

use crate::action::{Ruling, sets};
use crate::illegal::Illegal;
use crate::space::{Space, SpaceSet};
use crate::spell::Spell;
use crate::stage::RoundStage;
use crate::table::OnTable;

/// M2.2: the most own tokens in one room.
pub(crate) const MOST_IN_ROOM: u8 = 5;

/// The spaces a player's token cannot come to, by reason.
#[derive(Clone, Copy)]
pub(crate) struct Barred {
    /// M2.3: nothing to be had there.
    out: SpaceSet,
    /// M7.19: the space on which a Taboo lies.
    taboo: SpaceSet,
    /// M3.8: the rooms, for those whom the guard turned away.
    closed: SpaceSet,
    /// M2.2: rooms with five own tokens.
    full: SpaceSet,
    /// M6.5: already tallied or skipped.
    tallied: SpaceSet,
}

impl Barred {
    /// For a token that is placed.
    #[inline]
    pub(crate) fn placing(table: &OnTable, seat: Seat) -> Barred {
        Barred {
            out: !table.placeable,
            taboo: taboo(table),
            closed: SpaceSet::EMPTY,
            full: full_rooms(table, seat),
            tallied: SpaceSet::EMPTY,
        }
    }

    /// For a token that a spell moves.
    pub(crate) fn moving(table: &OnTable, stage: RoundStage, owner: Seat) -> Barred {
        Barred {
            full: full_rooms(table, owner),
            tallied: !stage.coming() - Space::GUARD,
            ..Barred::carpet(table, stage, owner)
        }
    }

    /// M5.5: for a Carpet on the space that is being tallied. It does not count for the limit of M2.2 (M5.10).
    pub(crate) fn carpet(table: &OnTable, stage: RoundStage, seat: Seat) -> Barred {
        let turned_away = stage.past_guard() && !table.public.marks.entered.contains(seat);
        Barred {
            out: !table.placeable,
            taboo: taboo(table),
            closed: if turned_away { Space::ROOMS } else { SpaceSet::EMPTY },
            full: SpaceSet::EMPTY,
            tallied: SpaceSet::EMPTY,
        }
    }

    /// All of them, whatever the reason.
    #[inline]
    pub(crate) fn all(self) -> SpaceSet {
        self.out | self.taboo | self.closed | self.full | self.tallied
    }

    /// Each reason with its spaces.
    pub(crate) fn reasons(self) -> [(SpaceSet, Illegal); 5] {
        [
            (self.tallied, Illegal::Tallied),
            (self.out, Illegal::NothingThere),
            (self.closed, Illegal::Closed),
            (self.taboo, Illegal::Taboo),
            (self.full, Illegal::FullRoom),
        ]
    }

    /// Where a spell may move a token that lies on `from`.
    pub(crate) fn judge_destination(self, spell: Spell, from: Option<Space>, ruling: &mut impl Ruling) {
        ruling.offer(sets::Space::ALL);
        for (spaces, why) in self.reasons() {
            ruling.forbid(sets::Space::of(spaces), why);
        }
        if let Some(from) = from {
            ruling.forbid(sets::Space::only(from), Illegal::SameSpace(spell));
        }
    }

    /// Could a spell move a token from there to anywhere? Never to the guard (M5.9).
    pub(crate) fn leaves_somewhere(self, from: Space) -> bool {
        !(!self.all() - Space::GUARD - SpaceSet::only(from)).is_empty()
    }

    /// May a spell move a token there?
    pub(crate) fn allows(self, to: Space) -> bool {
        to != Space::Guard && !self.all().contains(to)
    }
}

#[inline]
fn taboo(table: &OnTable) -> SpaceSet {
    table.public.marks.taboo.map_or(SpaceSet::EMPTY, SpaceSet::only)
}

/// M2.2: the rooms in which a player has as many tokens as they may.
#[inline]
fn full_rooms(table: &OnTable, seat: Seat) -> SpaceSet {
    let pieces = &table.players[seat].pieces;
    // Quick for whoever has too few tokens in all rooms together.
    if pieces.count_in_rooms() < MOST_IN_ROOM {
        return SpaceSet::EMPTY;
    }
    Space::ROOMS.iter().filter(|&room| pieces.count_on(room) >= MOST_IN_ROOM).collect()
}
