//! Who is how strong on a space (M3.2).

use tabletop::Seat;

use crate::space::Space;
use crate::table::{Belongings, Carpets, OnTable, Smuggler};

/// The players on a space, from the strongest: an iterator.
#[derive(Clone, Debug)]
pub(crate) struct Ranking {
    /// By seat; 0 for a player who is not there, else a [`key`].
    keys: [u16; 5],
}

/// Strength, then how early in player sequence, then the seat, three bits each for the latter two: the highest key is the
/// strongest player's. No branch depends on who is there: that could not be guessed.
#[inline]
fn key(strength: u16, place: usize, seat: Seat) -> u16 {
    strength << 6 | (7 - place as u16) << 3 | seat as u16
}

/// The strength of a player's tokens and Carpets there (M3.2, M5.4, M5.5).
#[inline]
pub fn strength(table: &OnTable, player: &Belongings, space: Space) -> u8 {
    player.pieces.strength(space, reversed(table, space)) + Carpets::VALUE * player.public.carpets.on(space)
}

/// M7.3: does 1 count as 9 there? Not at the guard (M5.9).
#[inline]
fn reversed(table: &OnTable, space: Space) -> bool {
    table.public.marks.reversed && space != Space::Guard
}

impl Ranking {
    /// M3.2: a strict ranking: of equally strong players the earlier in player sequence is stronger.
    pub(crate) fn new(table: &OnTable, space: Space) -> Ranking {
        let mut ranking = Ranking { keys: [0; 5] };
        for (seat, player) in table.players.iter() {
            ranking.insert(table, seat, strength(table, player, space));
        }
        ranking.smuggle(table, space);
        ranking
    }

    /// M3.1: turns all tokens of a space over, and ranks those who have any.
    #[inline]
    pub(crate) fn turning_over(table: &mut OnTable, space: Space) -> Ranking {
        let mut ranking = Ranking { keys: [0; 5] };
        let reversed = reversed(table, space);
        for seat in table.players.seats() {
            let strength = table.players[seat].pieces.turn_over(space, reversed);
            ranking.insert(table, seat, strength);
        }
        ranking
    }

    #[inline]
    fn insert(&mut self, table: &OnTable, seat: Seat, strength: u8) {
        let there = u16::from(strength != 0).wrapping_neg();
        self.keys[seat.index()] = key(strength.into(), table.place_of(seat), seat) & there;
    }

    /// M7.15: a Smuggler ties with the strongest rival, and their own pieces come on top.
    pub(crate) fn smuggle(&mut self, table: &OnTable, space: Space) {
        let Some(Smuggler { seat, spaces }) = table.public.marks.smuggler else { return };
        if !spaces.contains(space) {
            return;
        }
        let strength = |key: u16| key >> 6;
        let own = strength(std::mem::take(&mut self.keys[seat.index()]));
        let rival = strength(self.keys.into_iter().max().unwrap_or(0));
        self.keys[seat.index()] = key(rival + own, table.place_of(seat), seat);
    }

    /// The strongest of those left, and how strong they count.
    #[inline]
    pub(crate) fn strongest(&mut self) -> Option<(Seat, u16)> {
        let best = self.keys.into_iter().fold(0, u16::max);
        let seat = Seat::new(usize::from(best & 7));
        self.keys[seat.index()] = 0;
        (best > 0).then_some((seat, best >> 6))
    }

    /// Is nobody there?
    pub(crate) fn is_empty(&self) -> bool {
        self.keys == [0; 5]
    }
}

impl Iterator for Ranking {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        self.strongest().map(|(seat, _)| seat)
    }
}
