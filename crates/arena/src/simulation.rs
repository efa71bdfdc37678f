//! Many games of one kind of player against itself, counted.
//!
//! Game number `i` of a simulation has its own luck, made from the simulation's seed and `i` alone, and
//! everything is counted in whole numbers. So the result is the same on any number of cores, in whatever
//! order the games are played.

mod summary;

use std::fmt;
use std::marker::PhantomData;

use bots::mixture::wide;
use bots::{Bot, Level, Sitting, Trained};
use rayon::prelude::*;
use serde::Serialize;
use statistics::Spread;
use tabletop::game::Outcome;
use tabletop::record::Move;
use tabletop::{Audience, Counted, FastChance, Game, Seat, Seed, Sink, Turn};

use crate::WIN;
use crate::choices::choices;
use crate::error::PlayError;
use crate::records::{Scribe, recorded};

pub use summary::{CounterSummary, SeatSummary, SimulationSummary};

/// How the players choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Manner {
    /// At random, weighted so that the game goes somewhere.
    #[default]
    Lively,
    /// At random, every legal choice equally likely.
    Uniform,
    /// Like the bot of this level.
    Novice,
    /// Like the bot of this level.
    Regular,
}

impl Manner {
    /// Every manner there is.
    pub const ALL: [Manner; 4] = [Manner::Lively, Manner::Uniform, Manner::Novice, Manner::Regular];

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Manner::Lively => "lively",
            Manner::Uniform => "uniform",
            Manner::Novice => "novice",
            Manner::Regular => "regular",
        }
    }

    /// What it means, in a sentence without its end.
    pub const fn meaning(self) -> &'static str {
        match self {
            Manner::Lively => "At random, weighted so that the game goes somewhere",
            Manner::Uniform => "At random, every legal choice equally likely",
            Manner::Novice | Manner::Regular => "Like the bot of this level",
        }
    }

    /// The rest of a sentence: how the games were played.
    pub const fn told(self) -> &'static str {
        match self {
            Manner::Lively => "lively random play",
            Manner::Uniform => "uniform random play",
            Manner::Novice => "novice bots",
            Manner::Regular => "regular bots",
        }
    }
}

impl fmt::Display for Manner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Simulation<G: Game> {
    /// What is agreed.
    pub options: G::Options,
    /// The figures to play with.
    pub edition: G::Edition,
    /// How many games.
    pub games: u64,
    /// Where all luck comes from.
    pub seed: u64,
    /// How everybody chooses.
    pub manner: Manner,
}

/// Plays all games on the threads of the current pool and adds up what happened.
pub fn run<G: Trained + Counted>(
    simulation: &Simulation<G>,
    scribe: &dyn Scribe,
) -> Result<SimulationTally, PlayError> {
    let empty = || SimulationTally::new(G::players(&simulation.options), G::COUNTERS);
    (0..simulation.games)
        .into_par_iter()
        .try_fold(empty, |mut tally, index| {
            let game =
                play_one(simulation, index, scribe).map_err(|why| PlayError::Game(index, Box::new(why)))?;
            tally.add(&game);
            scribe.over();
            Ok(tally)
        })
        .try_reduce(empty, |mut one, other| {
            one.merge(&other);
            Ok(one)
        })
}

/// What is counted of one game.
struct Played {
    rounds: u64,
    decisions: u64,
    outcome: Outcome,
    counts: Vec<u64>,
}

fn play_one<G: Trained + Counted>(
    simulation: &Simulation<G>,
    index: u64,
    scribe: &dyn Scribe,
) -> Result<Played, PlayError> {
    let mut counts = EventCounts::<G>::new();
    let seed = Seed::from_number(index, &format!("simulate {}", simulation.seed));
    let mut luck = FastChance::for_game(simulation.seed, index);
    let is_recorded = scribe.wants_records();
    let over = match simulation.manner {
        Manner::Lively => {
            at_random(simulation, seed, is_recorded, |legal| G::lively(legal, &mut luck), &mut counts)?
        }
        Manner::Uniform => {
            at_random(simulation, seed, is_recorded, |legal| G::uniform(legal, &mut luck), &mut counts)?
        }
        Manner::Novice => by_bots(simulation, seed, Level::Novice, &mut luck, &mut counts)?,
        Manner::Regular => by_bots(simulation, seed, Level::Regular, &mut luck, &mut counts)?,
    };
    let outcome = G::outcome(&over.state).ok_or(PlayError::NoResult)?;
    if is_recorded {
        let Simulation { options, edition, .. } = simulation;
        let seats = Seat::first(G::players(options)).map(|seat| seat.to_string()).collect();
        let text = recorded::<G>(options, edition, seed, seats, &over.entries)?;
        scribe.record(&record_name(simulation, index)?, &text)?;
    }
    let rounds = u64::from(G::round(&over.state));
    Ok(Played { rounds, decisions: over.decisions, outcome, counts: counts.by_counter })
}

/// A game that is over. The entries are there only if they are to be recorded.
struct Over<G: Game> {
    state: G::State,
    decisions: u64,
    entries: Vec<Move<G::Action>>,
}

/// Plays a game in which everybody chooses from the legal actions without looking at anything else, which needs no
/// views and is therefore many times faster.
fn at_random<G: Trained + Counted>(
    simulation: &Simulation<G>,
    seed: Seed,
    is_recorded: bool,
    mut choose: impl FnMut(G::Actions) -> usize,
    counts: &mut EventCounts<G>,
) -> Result<Over<G>, PlayError> {
    let mut state = G::begin(&simulation.options, &simulation.edition, &mut seed.stream(0))?;
    let mut decisions = 0;
    let mut entries = Vec::new();
    while let Some(turn) = Turn::<G>::next(&mut state) {
        let seat = turn.seat();
        let index = choose(turn.legal());
        decisions += 1;
        if is_recorded {
            entries.push(Move::Act(seat, G::action(index).ok_or(PlayError::Nameless)?));
        }
        turn.play_listed(index, &mut seed.stream(decisions), counts);
    }
    Ok(Over { state, decisions, entries })
}

/// Plays a game of bots.
fn by_bots<G: Trained + Counted>(
    simulation: &Simulation<G>,
    seed: Seed,
    level: Level,
    luck: &mut FastChance,
    counts: &mut EventCounts<G>,
) -> Result<Over<G>, PlayError> {
    let players = G::players(&simulation.options);
    let mut bots: Vec<_> = (0..players).map(|_| Bot::new(level, wide(luck))).collect();
    let mut sitting = Sitting::<G>::new(&simulation.options, &simulation.edition, seed)?;
    while sitting.step(&mut bots, counts) {}
    let entries = sitting.entries().to_vec();
    Ok(Over { state: *sitting.state(), decisions: entries.len() as u64, entries })
}

/// The name of a game's record: two variants of a game can be kept in one folder.
fn record_name<G: Game>(simulation: &Simulation<G>, index: u64) -> serde_json::Result<String> {
    let Simulation { options, seed, .. } = simulation;
    let mut parts = vec![G::NAME.to_owned()];
    parts.extend(choices::<G>(options)?.into_iter().map(|(_, value)| value));
    parts.push(format!("{}p-{seed}-{index}.json", G::players(options)));
    Ok(parts.join("-"))
}

/// Counts the events of one game and keeps none.
struct EventCounts<G> {
    by_counter: Vec<u64>,
    game: PhantomData<G>,
}

impl<G: Counted> EventCounts<G> {
    fn new() -> Self {
        EventCounts { by_counter: vec![0; G::COUNTERS], game: PhantomData }
    }
}

impl<G: Counted> Sink<G::Event> for EventCounts<G> {
    #[inline]
    fn emit(&mut self, _audience: Audience, event: impl FnOnce() -> G::Event) {
        if let Some(counter) = G::count(&event()) {
            self.by_counter[counter] += 1;
        }
    }
}

/// What happened in many games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SimulationTally {
    /// How many games.
    pub games: u64,
    /// In how many several players shared the win.
    pub shared_wins: u64,
    /// Rounds per game.
    pub rounds: Spread,
    /// Decisions per game.
    pub decisions: Spread,
    /// What became of each seat.
    pub seats: Vec<SeatTally>,
    /// The game's own counters.
    pub counters: Vec<CounterTally>,
}

/// What became of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatTally {
    /// Its points at the end of each game.
    pub points: Spread,
    /// Its wins in parts of [`WIN`].
    pub wins: u64,
}

/// One of the game's counters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CounterTally {
    /// How often in all games together.
    pub total: u64,
    /// In how many games at least once.
    pub games: u64,
}

impl SimulationTally {
    /// No game yet.
    pub fn new(players: usize, counters: usize) -> SimulationTally {
        SimulationTally {
            games: 0,
            shared_wins: 0,
            rounds: Spread::NONE,
            decisions: Spread::NONE,
            seats: vec![SeatTally { points: Spread::NONE, wins: 0 }; players],
            counters: vec![CounterTally::default(); counters],
        }
    }

    fn add(&mut self, game: &Played) {
        let winners = game.outcome.winners();
        self.games += 1;
        self.shared_wins += u64::from(winners.len() > 1);
        self.rounds.merge(Spread::of(game.rounds));
        self.decisions.merge(Spread::of(game.decisions));
        for (tally, (seat, standing)) in self.seats.iter_mut().zip(game.outcome.0.iter()) {
            tally.points.merge(Spread::of(u64::from(standing.points)));
            if winners.contains(seat) {
                tally.wins += WIN / winners.len() as u64;
            }
        }
        for (tally, &count) in self.counters.iter_mut().zip(&game.counts) {
            tally.total += count;
            tally.games += u64::from(count > 0);
        }
    }

    fn merge(&mut self, other: &SimulationTally) {
        self.games += other.games;
        self.shared_wins += other.shared_wins;
        self.rounds.merge(other.rounds);
        self.decisions.merge(other.decisions);
        for (tally, other) in self.seats.iter_mut().zip(&other.seats) {
            tally.points.merge(other.points);
            tally.wins += other.wins;
        }
        for (tally, other) in self.counters.iter_mut().zip(&other.counters) {
            tally.total += other.total;
            tally.games += other.games;
        }
    }
}
