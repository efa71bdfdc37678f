//! What happened in the games of an arena, in whole numbers.

use std::collections::BTreeMap;

use tabletop::Game;

use super::contest::{Plan, Played};
use super::rating::Meetings;
use super::times::Times;
use crate::external::Faults;
use crate::figures::{Spread, WIN};

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// How many games.
    pub games: u64,
    /// In how many several players shared the win.
    pub shared_wins: u64,
    /// Rounds per game.
    pub rounds: Counts,
    /// What became of each entrant.
    pub entrants: Vec<EntrantTally>,
    /// Who finished before whom, deal by deal.
    pub meetings: Vec<Meetings>,
}

/// What became of one entrant, in all his seats.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EntrantTally {
    /// In how many seats he sat, in all games together.
    pub seats: u64,
    /// His wins in parts of [`WIN`], deal by deal.
    pub wins: Vec<u64>,
    /// His points.
    pub points: Counts,
    /// How often he came first, second, and so on.
    pub places: Vec<u64>,
    /// How long his decisions took.
    pub times: Times,
    /// What went wrong.
    pub faults: Faults,
}

/// How often each number came up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Counts(pub BTreeMap<u64, u64>);

impl Counts {
    fn add(&mut self, number: u64) {
        *self.0.entry(number).or_default() += 1;
    }

    /// Their sum and their bounds.
    pub fn spread(&self) -> Spread {
        let mut spread = Spread::NONE;
        for (&number, count) in &self.0 {
            spread.merge(Spread { sum: number * count, ..Spread::of(number) });
        }
        spread
    }
}

impl Tally {
    /// Counts games, which stand in their order.
    pub fn new<G: Game>(plan: &Plan<G>, games: &[Played]) -> Tally {
        let (entrants, deals) = (plan.entrants.len(), plan.deals as usize);
        let nobody =
            EntrantTally { wins: vec![0; deals], places: vec![0; plan.players()], ..EntrantTally::default() };
        let mut tally = Tally {
            games: 0,
            shared_wins: 0,
            rounds: Counts::default(),
            entrants: vec![nobody; entrants],
            meetings: vec![Meetings::new(entrants); deals],
        };
        for played in games {
            tally.add(played, &plan.seating(played.bout));
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
