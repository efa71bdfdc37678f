//! How many tables are played at once, and who comes to each.

use std::collections::BTreeMap;

use table::{Pace, Terms};
use tabletop::Seat;
use wire::http::NewTable;

/// What kind of tables are set up.
#[derive(Clone, Debug)]
pub struct Crowd {
    /// How many tables there are in all.
    pub tables: u32,
    /// The games; tables take turns.
    pub games: Vec<String>,
    /// How many play at each.
    pub players: u8,
    /// Choices of the games' own.
    pub choices: BTreeMap<String, String>,
    /// How many look on at each.
    pub spectators: u8,
    /// How many sockets are opened at once.
    pub ramp: u32,
    /// Where all luck comes from.
    pub seed: u64,
}

impl Crowd {
    /// How many clients each table has.
    pub(crate) fn clients(&self) -> u32 {
        u32::from(self.players) + u32::from(self.spectators)
    }

    /// How many sockets there are in all.
    pub fn sockets(&self) -> u64 {
        u64::from(self.tables) * u64::from(self.clients())
    }

    pub(crate) fn table(&self, number: u32) -> NewTable {
        NewTable {
            game: self.games[number as usize % self.games.len()].clone(),
            players: self.players,
            choices: self.choices.clone(),
            edition: None,
            terms: Terms {
                pace: Pace::Free,
                open_counting: true,
                spectators: self.spectators > 0,
                private_chat: false,
                public: false,
                stand_in: "novice".to_owned(),
            },
            seat: Some(Seat::A),
            bots: BTreeMap::new(),
            companions: BTreeMap::new(),
            start: false,
        }
    }

    /// The seats, and nothing for each who looks on.
    pub(crate) fn places(&self) -> impl Iterator<Item = Option<Seat>> {
        let seats = Seat::ALL.into_iter().take(self.players.into()).map(Some);
        seats.chain(std::iter::repeat_n(None, self.spectators.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_take_turns_with_the_games_and_spectators_come_last() {
        let crowd = Crowd {
            tables: 3,
            games: vec!["eschnapur".to_owned(), "morgenland".to_owned()],
            players: 2,
            choices: BTreeMap::new(),
            spectators: 1,
            ramp: 64,
            seed: 1,
        };
        assert_eq!([0, 1, 2].map(|n| crowd.table(n).game), ["eschnapur", "morgenland", "eschnapur"]);
        assert_eq!(crowd.places().collect::<Vec<_>>(), [Some(Seat::A), Some(Seat::B), None]);
        assert_eq!(crowd.sockets(), 9);
        assert!(crowd.table(0).terms.spectators);
    }
}
