//! The five high officials.

use tabletop::Set;

tabletop::numbered! {
    /// An official, named for what their favour brings.
    pub enum Official by number as "an official" in "eschnapur.ts" {
        /// Official 1, phase 3.
        Blockade = 1,
        /// Official 2, phase 4.
        Stop = 2,
        /// Official 3, phase 5.
        Stones = 3,
        /// Official 4, phase 6.
        Order = 4,
        /// Official 5, phase 8.
        Moving = 5,
    }
}

/// A set of officials.
pub type OfficialSet = Set<Official>;

impl Official {
    /// E2.2: all five; with 2 players official 1 takes no part.
    #[inline]
    pub const fn in_play(players: usize) -> OfficialSet {
        if players == 2 { OfficialSet::of_bits(0b1_1110) } else { OfficialSet::of_bits(0b1_1111) }
    }
}
