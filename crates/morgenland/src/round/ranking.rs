//! Who is how strong on a space (M3.2).

use tabletop::Seat;

use crate::space::Space;
use crate::table::{Carpets, Player, Table};

/// The players on a space, from the strongest: an iterator.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ranking {
    /// In player sequence; 0 for a player who is not there, else one more than his strength.
    keys: [u8; 5],
    camel: usize,
    players: usize,
}

/// The strength of a player's tokens and Carpets there (M3.2, M5.4, M5.5). M7.3 does not reach the guard (M5.9).
#[inline]
pub(crate) fn strength(table: &Table, player: &Player, space: Space) -> u8 {
    let reversed = table.marks.reversed && space != Space::Guard;
    player.pieces.strength(space, reversed) + Carpets::VALUE * player.carpets.on(space)
}

impl Ranking {
    /// M3.2: a strict ranking: of equally strong players the earlier in player sequence is stronger.
    #[inline]
    pub(crate) fn new(table: &Table, space: Space) -> Ranking {
        let mut keys = [0; 5];
        for (place, seat) in table.sequence().enumerate() {
            let strength = strength(table, &table.players[seat], space);
            keys[place] = if strength == 0 { 0 } else { strength + 1 };
        }
        let mut ranking = Ranking { keys, camel: table.camel.index(), players: table.players() };
        if let Some(smuggler) = table.marks.smuggler.filter(|smuggler| smuggler.spaces.contains(space)) {
            ranking.smuggle(table.place_of(smuggler.seat));
        }
        ranking
    }

    /// M7.15: this player ties with the strongest rival, and his own pieces come on top.
    fn smuggle(&mut self, place: usize) {
        let own = self.keys[place].saturating_sub(1);
        self.keys[place] = 0;
        let rival = self.keys.into_iter().max().unwrap_or(0).max(1);
        self.keys[place] = rival + own;
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
        let (mut place, mut best) = (0, 0);
        for (here, &key) in self.keys.iter().enumerate() {
            if key > best {
                (place, best) = (here, key);
            }
        }
        self.keys[place] = 0;
        (best > 0).then(|| {
            let seat = self.camel + place;
            Seat::new(if seat >= self.players { seat - self.players } else { seat })
        })
    }
}
