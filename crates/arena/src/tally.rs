//! What happened in the games of a contest, in whole numbers.

use std::collections::BTreeMap;

use statistics::{Spread, Times};
use tabletop::Game;

use crate::WIN;
use crate::contest::{Contest, Played};
use crate::external::Faults;
use crate::rating::Meetings;

/// What the games of a contest came to, counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ContestTally {
    /// How many games.
    pub(crate) games: u64,
    /// In how many several players shared the win.
    pub(crate) shared_wins: u64,
    /// Rounds per game.
    pub(crate) rounds: Counts,
    /// What became of each entrant.
    pub(crate) entrants: Vec<EntrantTally>,
    /// Who finished before whom, deal by deal.
    pub(crate) meetings: Vec<Meetings>,
}

/// What became of one entrant, in all their seats.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct EntrantTally {
    /// In how many seats they sat, in all games together.
    pub(crate) seats: u64,
    /// Their wins in parts of [`WIN`], deal by deal.
    pub(crate) wins: Vec<u64>,
    /// Their points per game and seat.
    pub(crate) points: Counts,
    /// How often they came first, second, and so on.
    pub(crate) places: Vec<u64>,
    /// How long their decisions took.
    pub(crate) times: Times,
    /// What went wrong.
    pub(crate) faults: Faults,
}

/// How often each number came up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Counts(pub(crate) BTreeMap<u64, u64>);

impl Counts {
    fn add(&mut self, number: u64) {
        *self.0.entry(number).or_default() += 1;
    }

    /// Their sum and their bounds.
    pub(crate) fn spread(&self) -> Spread {
        let mut spread = Spread::NONE;
        for (&number, count) in &self.0 {
            spread.merge(Spread { sum: number * count, ..Spread::of(number) });
        }
        spread
    }
}

impl ContestTally {
    /// Counts games, which stand in their order.
    pub(crate) fn new<G: Game>(contest: &Contest<G>, games: &[Played]) -> ContestTally {
        let (entrants, deals) = (contest.entrants.len(), contest.deals as usize);
        let nobody = EntrantTally {
            wins: vec![0; deals],
            places: vec![0; contest.players()],
            ..EntrantTally::default()
        };
        let mut tally = ContestTally {
            games: 0,
            shared_wins: 0,
            rounds: Counts::default(),
            entrants: vec![nobody; entrants],
            meetings: vec![Meetings::new(entrants); deals],
        };
        for played in games {
            tally.add(played, &contest.seating(played.bout));
        }
        tally
    }

    fn add(&mut self, played: &Played, seating: &[usize]) {
        let deal = played.bout.deal as usize;
        let winners = played.seats.iter().filter(|sat| sat.place == 1).count() as u64;
        self.games += 1;
        self.shared_wins += u64::from(winners > 1);
        self.rounds.add(u64::from(played.rounds));
        for (sat, &entrant) in played.seats.iter().zip(seating) {
            let tally = &mut self.entrants[entrant];
            tally.seats += 1;
            tally.places[usize::from(sat.place) - 1] += 1;
            tally.points.add(u64::from(sat.points));
            tally.times.merge(&sat.times);
            tally.faults.merge(&sat.faults);
            if sat.place == 1 {
                tally.wins[deal] += WIN / winners;
            }
        }
        let places: Vec<_> = seating.iter().copied().zip(played.seats.iter().map(|sat| sat.place)).collect();
        self.meetings[deal].add(&places);
    }
}
