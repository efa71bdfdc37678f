//! The games of entrants against each other.
//!
//! A *deal* is the luck of a game: its shuffles. At each *table* every deal is played once for each *turn* of the table,
//! so that everybody plays it from every seat and nobody wins by good cards or a good seat. All tables play the same
//! deals. The luck of a deal follows from the seed and the deal's number alone, the moods of the bots from the seed, the
//! game and the seat; so the results are the same on any number of cores.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use bots::{Asked, Player, Sitting, Trained};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use statistics::Times;
use tabletop::canonical::Hash;
use tabletop::{Counted, Game, Seat, Seed};

use crate::choices::choices;
use crate::entrant::{Entrant, Ready, Seated};
use crate::error::PlayError;
use crate::external::{Faults, Greeting};
use crate::keeping::Keeper;
use crate::records::{Scribe, recorded};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Contest<G: Game> {
    /// What is agreed.
    pub options: G::Options,
    /// The figures to play with.
    pub edition: G::Edition,
    /// Where all luck comes from.
    pub seed: u64,
    /// Who plays, each named once.
    pub entrants: Vec<Entrant>,
    /// Who sits at each table, in the order of the seats before it turns: indices of entrants.
    pub tables: Vec<Vec<usize>>,
    /// How many deals each table plays.
    pub deals: u64,
    /// How long a program may think about one choice.
    pub budget: Duration,
}

/// One game of a contest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bout {
    /// With which shuffles.
    pub deal: u64,
    /// At which table.
    pub table: usize,
    /// By how many seats the table has turned.
    pub turn: usize,
}

/// A game that was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// Its place among the games.
    pub bout: Bout,
    /// How many rounds it had.
    pub rounds: u32,
    /// What became of each seat.
    pub seats: Vec<Sat>,
}

/// What became of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sat {
    /// Its place, counted from 1; equal players share it.
    pub place: u8,
    /// The points at the end.
    pub points: u16,
    /// How long its decisions took; forced ones are not asked for and not counted.
    pub times: Times,
    /// What went wrong, with a program.
    #[serde(default, skip_serializing_if = "Faults::is_empty")]
    pub faults: Faults,
}

impl<G: Game> Contest<G> {
    /// How many play at a table.
    pub fn players(&self) -> usize {
        G::players(&self.options)
    }

    /// How many games there are.
    pub fn games(&self) -> u64 {
        self.deals * (self.tables.len() * self.players()) as u64
    }

    /// All games: deal by deal.
    pub fn bouts(&self) -> impl Iterator<Item = Bout> {
        let (tables, players) = (self.tables.len(), self.players());
        (0..self.deals).flat_map(move |deal| {
            (0..tables).flat_map(move |table| (0..players).map(move |turn| Bout { deal, table, turn }))
        })
    }

    /// The entrant in each seat.
    pub fn seating(&self, bout: Bout) -> Vec<usize> {
        let mut table = self.tables[bout.table].clone();
        table.rotate_left(bout.turn);
        table
    }

    /// What the seats are called in a record. Where somebody sits twice the letter of the seat is added.
    fn names(&self, seating: &[usize]) -> Vec<String> {
        let sits_once = |entrant| seating.iter().filter(|&other| *other == entrant).count() == 1;
        let name = |(seat, &entrant): (Seat, &usize)| {
            let name = &self.entrants[entrant];
            if sits_once(entrant) { name.to_string() } else { format!("{name} {seat}") }
        };
        Seat::first(seating.len()).zip(seating).map(name).collect()
    }

    /// The name of a game's record.
    fn record_name(&self, bout: Bout) -> serde_json::Result<String> {
        let mut parts = vec!["arena".to_owned(), G::NAME.to_owned()];
        parts.extend(choices::<G>(&self.options)?.into_iter().map(|(_, value)| value));
        let Bout { deal, table, turn } = bout;
        parts.push(format!("{}p-{}-table-{table}-deal-{deal}-turn-{turn}.json", self.players(), self.seed));
        Ok(parts.join("-"))
    }
}

/// The tables of a ladder: for each two entrants one among the others' kind, both ways. Everybody is rotated through
/// all seats, so the order at a table does not matter.
pub fn ladder(entrants: usize, players: usize) -> Vec<Vec<usize>> {
    let table = |one: usize, others: usize| {
        let mut table = vec![others; players];
        table[0] = one;
        table
    };
    let mut tables = Vec::new();
    for one in 0..entrants {
        for other in one + 1..entrants {
            tables.push(table(one, other));
            if players > 2 {
                tables.push(table(other, one));
            }
        }
    }
    tables
}

/// Where the moods of a seat come from: not from the game's own luck, or whoever knew them would know the shuffles.
fn mood(seed: u64, bout: Bout, seat: Seat) -> u64 {
    let Bout { deal, table, turn } = bout;
    let hash = Hash::of_bytes(format!("moods {seed} {table} {deal} {turn} {seat}").as_bytes());
    hash.0.iter().take(8).fold(0, |mood, &byte| mood << 8 | u64::from(byte))
}

/// Plays all games that were not played before, on the threads of the current pool, and returns them all in order.
/// Each is kept as soon as it is over.
pub fn run<G: Trained + Counted>(
    contest: &Contest<G>,
    entrants: &[Ready],
    before: Vec<Played>,
    keeper: &Keeper,
    scribe: &dyn Scribe,
) -> Result<Vec<Played>, PlayError> {
    let have: BTreeSet<Bout> = before.iter().map(|played| played.bout).collect();
    let missing: Vec<Bout> = contest.bouts().filter(|bout| !have.contains(bout)).collect();
    let greeting = Greeting::new::<G>(&contest.options, &contest.edition);
    let new: Vec<Played> = missing
        .into_par_iter()
        .with_max_len(1)
        .map(|bout| {
            let played = play_one(contest, entrants, &greeting, bout, scribe)
                .map_err(|why| PlayError::Bout(bout, Box::new(why)))?;
            keeper.keep(&played)?;
            scribe.over();
            Ok(played)
        })
        .collect::<Result<_, PlayError>>()?;
    let mut all = [before, new].concat();
    all.sort_by_key(|played| played.bout);
    Ok(all)
}

fn play_one<G: Trained + Counted>(
    contest: &Contest<G>,
    entrants: &[Ready],
    greeting: &Greeting,
    bout: Bout,
    scribe: &dyn Scribe,
) -> Result<Played, PlayError> {
    let seed = Seed::from_number(bout.deal, &format!("arena {}", contest.seed));
    let seating = contest.seating(bout);
    let sit = |(seat, &entrant): (Seat, &usize)| {
        let seated = entrants[entrant].sit(greeting, seat, mood(contest.seed, bout, seat), contest.budget);
        Timed { seated, times: Times::default() }
    };
    let mut players: Vec<Timed<'_>> = Seat::first(seating.len()).zip(&seating).map(sit).collect();
    let mut sitting = Sitting::<G>::new(&contest.options, &contest.edition, seed)?;
    while sitting.step(&mut players, &mut ()) {}
    let outcome = sitting.outcome().ok_or(PlayError::NoResult)?;
    if scribe.wants_records() {
        let names = contest.names(&seating);
        let text = recorded::<G>(&contest.options, &contest.edition, seed, names, sitting.entries())?;
        scribe.record(&contest.record_name(bout)?, &text)?;
    }
    let sat = |(player, (_, standing)): (Timed<'_>, (Seat, &tabletop::game::Standing))| Sat {
        place: standing.place,
        points: standing.points,
        times: player.times,
        faults: player.seated.leave(&outcome),
    };
    let seats = players.into_iter().zip(outcome.0.iter()).map(sat).collect();
    Ok(Played { bout, rounds: G::round(sitting.state()), seats })
}

/// An entrant with a clock beside them.
struct Timed<'r> {
    seated: Seated<'r>,
    times: Times,
}

impl<G: Trained> Player<G> for Timed<'_> {
    fn choose(&mut self, asked: &Asked<'_, G>) -> usize {
        // The choices of a stand-in say nothing of the program.
        let is_present = self.seated.is_present();
        let start = Instant::now();
        let index = self.seated.choose(asked);
        let time = start.elapsed();
        if is_present {
            self.times.add(time);
        }
        index
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_seats_share_their_moods() {
        let bouts =
            (0..24).map(|n| Bout { deal: n / 6, table: (n % 2) as usize, turn: (n / 2 % 3) as usize });
        let moods: BTreeSet<u64> =
            bouts.flat_map(|bout| Seat::first(3).map(move |seat| mood(7, bout, seat))).collect();
        assert_eq!(moods.len(), 72);
        assert!(!moods.contains(&mood(8, Bout { deal: 0, table: 0, turn: 0 }, Seat::A)), "another seed");
    }

    #[test]
    fn every_two_entrants_meet_both_ways() {
        assert_eq!(ladder(2, 2), [[0, 1]]);
        assert_eq!(ladder(2, 4), [[0, 1, 1, 1], [1, 0, 0, 0]]);
        assert_eq!(ladder(3, 3).len(), 6);
    }
}
