//! Many games, counted.
//!
//! Game number `i` of a simulation has its own luck, made from the simulation's seed and `i` alone, and
//! everything is counted in whole numbers. So the result is the same on any number of cores, in whatever
//! order the games are played.

use std::fs;
use std::marker::PhantomData;
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use bots::mixture::wide;
use bots::{Bot, Level, Sitting};
use rayon::prelude::*;
use serde::Serialize;
use tabletop::game::Outcome;
use tabletop::record::Entry;
use tabletop::{Audience, FastChance, Game, Seat, Seed, Sink, Turn};

use crate::figures::{Spread, WIN};
use crate::files::{self, recorded};
use crate::games::Playable;
use crate::setup;

/// How the players choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, clap::ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum Policy {
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

impl Policy {
    /// The rest of a sentence: how the games were played.
    pub fn told(self) -> &'static str {
        match self {
            Policy::Lively => "lively random play",
            Policy::Uniform => "uniform random play",
            Policy::Novice => "novice bots",
            Policy::Regular => "regular bots",
        }
    }
}

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    /// What is agreed.
    pub options: G::Options,
    /// The figures to play with.
    pub edition: G::Edition,
    /// How many games.
    pub games: u64,
    /// Where all luck comes from.
    pub seed: u64,
    /// How everybody chooses.
    pub policy: Policy,
    /// Where to write every game's record.
    pub records: Option<PathBuf>,
}

/// Plays all games on the threads of the current pool and adds up what happened. `done` is called after each
/// game.
pub fn run<G: Playable>(plan: &Plan<G>, done: &(impl Fn() + Sync)) -> Result<Tally> {
    if let Some(dir) = &plan.records {
        fs::create_dir_all(dir).with_context(|| format!("cannot make the directory {}", dir.display()))?;
    }
    let empty = || Tally::new(G::players(&plan.options), G::COUNTERS);
    (0..plan.games)
        .into_par_iter()
        .try_fold(empty, |mut tally, index| {
            let game = play_one(plan, index).with_context(|| format!("game {index}"))?;
            tally.add(&game);
            done();
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

fn play_one<G: Playable>(plan: &Plan<G>, index: u64) -> Result<Played> {
    let mut counts = Counts::<G>::new();
    let seed = Seed::from_number(index, &format!("simulate {}", plan.seed));
    let mut luck = FastChance::for_game(plan.seed, index);
    let over = match plan.policy {
        Policy::Lively => at_random(plan, seed, |legal| G::lively(legal, &mut luck), &mut counts)?,
        Policy::Uniform => at_random(plan, seed, |legal| G::uniform(legal, &mut luck), &mut counts)?,
        Policy::Novice => by_bots(plan, seed, Level::Novice, &mut luck, &mut counts)?,
        Policy::Regular => by_bots(plan, seed, Level::Regular, &mut luck, &mut counts)?,
    };
    let outcome = G::outcome(&over.state).context("nobody is to act, but there is no result")?;
    if let Some(dir) = &plan.records {
        let seats = Seat::first(G::players(&plan.options)).map(|seat| seat.to_string()).collect();
        let path = dir.join(record_name(plan, index)?);
        files::save(&path, &recorded::<G>(&plan.options, &plan.edition, seed, seats, &over.entries)?)?;
    }
    let rounds = u64::from(G::round(&over.state));
    Ok(Played { rounds, decisions: over.decisions, outcome, counts: counts.by_counter })
}

/// A game that is over. The entries are there only if they are to be recorded.
struct Over<G: Game> {
    state: G::State,
    decisions: u64,
    entries: Vec<Entry<G::Action>>,
}

/// Plays a game in which everybody chooses from the legal actions without looking at anything else, which needs no
/// views and is therefore many times faster.
fn at_random<G: Playable>(
    plan: &Plan<G>,
    seed: Seed,
    mut choose: impl FnMut(G::Actions) -> usize,
    counts: &mut Counts<G>,
) -> Result<Over<G>> {
    let mut state = G::begin(&plan.options, &plan.edition, &mut seed.stream(0))?;
    let mut decisions = 0;
    let mut entries = Vec::new();
    while let Some(turn) = Turn::<G>::next(&mut state) {
        let seat = turn.seat();
        let index = choose(turn.legal());
        decisions += 1;
        if plan.records.is_some() {
            entries.push(Entry::Act(seat, G::action(index).context("an action without a name")?));
        }
        turn.play_listed(index, &mut seed.stream(decisions), counts);
    }
    Ok(Over { state, decisions, entries })
}

/// Plays a game of bots.
fn by_bots<G: Playable>(
    plan: &Plan<G>,
    seed: Seed,
    level: Level,
    luck: &mut FastChance,
    counts: &mut Counts<G>,
) -> Result<Over<G>> {
    let mut bots: Vec<_> = (0..G::players(&plan.options)).map(|_| Bot::new(level, wide(luck))).collect();
    let mut sitting = Sitting::<G>::new(&plan.options, &plan.edition, seed)?;
    while sitting.step(&mut bots, counts) {}
    let entries = sitting.entries().to_vec();
    Ok(Over { state: *sitting.state(), decisions: entries.len() as u64, entries })
}

/// The name of a game's record: two variants of a game can be kept in one folder.
fn record_name<G: Game>(plan: &Plan<G>, index: u64) -> Result<String> {
    let mut parts = vec![G::NAME.to_owned()];
    parts.extend(setup::choices::<G>(&plan.options)?.into_iter().map(|(_, value)| value));
    parts.push(format!("{}p-{}-{index}.json", G::players(&plan.options), plan.seed));
    Ok(parts.join("-"))
}

/// Counts the events of one game and keeps none.
struct Counts<G> {
    by_counter: Vec<u64>,
    game: PhantomData<G>,
}

impl<G: Playable> Counts<G> {
    fn new() -> Self {
        Counts { by_counter: vec![0; G::COUNTERS], game: PhantomData }
    }
}

impl<G: Playable> Sink<G::Event> for Counts<G> {
    #[inline]
    fn emit(&mut self, _audience: Audience, event: impl FnOnce() -> G::Event) {
        if let Some(counter) = G::count(&event()) {
            self.by_counter[counter] += 1;
        }
    }
}

/// What happened in many games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
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
    /// Its points.
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

impl Tally {
    /// No game yet.
    pub fn new(players: usize, counters: usize) -> Tally {
        Tally {
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

    fn merge(&mut self, other: &Tally) {
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
