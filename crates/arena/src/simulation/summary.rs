//! A simulation as a document. Everything in it follows from whole numbers, so it is the same on every machine.

use serde::Serialize;
use statistics::{Average, ratio};
use tabletop::{Counted, Game, Seat, Told};

use super::{Manner, Simulation, SimulationTally};
use crate::WIN;
use crate::choices::{choices, told};

/// What came of a simulation.
#[derive(Serialize)]
#[serde(bound = "")]
pub struct SimulationSummary<G: Game> {
    /// The game's name, as it is typed.
    pub game: &'static str,
    /// What people call it.
    #[serde(skip)]
    pub title: &'static str,
    /// How many played.
    pub players: usize,
    /// What was chosen besides, as the rest of a title.
    #[serde(skip)]
    pub choices: String,
    /// What was agreed.
    pub options: G::Options,
    /// How everybody chose.
    #[serde(rename = "policy")]
    pub manner: Manner,
    /// Where all luck came from.
    pub seed: u64,
    /// How many games were played.
    pub games: u64,
    /// In how many games several players shared the win.
    pub shared_wins: u64,
    /// Rounds per game.
    pub rounds: Average,
    /// Decisions per game.
    pub decisions: Average,
    /// What became of each seat.
    pub seats: Vec<SeatSummary>,
    /// The game's own counters.
    pub counters: Vec<CounterSummary>,
}

/// What became of a seat.
#[derive(Debug, Serialize)]
pub struct SeatSummary {
    /// Which seat it is.
    pub seat: Seat,
    /// Its points per game.
    pub points: Average,
    /// Its share of a win per game.
    pub win_share: f64,
}

/// How often something happened that the game counts.
#[derive(Debug, Serialize)]
pub struct CounterSummary {
    /// What the game calls it.
    pub name: String,
    /// How often in all games together.
    pub total: u64,
    /// How often in a game.
    pub per_game: f64,
    /// How often in a round, for each player.
    pub per_player_and_round: f64,
    /// In which share of the games at least once.
    pub share_of_games: f64,
}

impl<G: Counted + Told> SimulationSummary<G> {
    /// What the games of a simulation came to.
    pub fn new(simulation: &Simulation<G>, tally: &SimulationTally) -> serde_json::Result<Self> {
        let games = tally.games;
        let players = G::players(&simulation.options);
        let seats = Seat::first(players).zip(&tally.seats).map(|(seat, tally)| SeatSummary {
            seat,
            points: Average::new(tally.points, games),
            win_share: ratio(tally.wins, games * WIN),
        });
        let rounds = tally.rounds.sum;
        let counters =
            (0..G::COUNTERS).map(G::counter).zip(&tally.counters).map(|(name, tally)| CounterSummary {
                name,
                total: tally.total,
                per_game: ratio(tally.total, games),
                per_player_and_round: ratio(tally.total, players as u64 * rounds),
                share_of_games: ratio(tally.games, games),
            });
        Ok(SimulationSummary {
            game: G::NAME,
            title: G::TITLE,
            players,
            choices: told(&choices::<G>(&simulation.options)?),
            options: simulation.options.clone(),
            manner: simulation.manner,
            seed: simulation.seed,
            games,
            shared_wins: tally.shared_wins,
            rounds: Average::new(tally.rounds, games),
            decisions: Average::new(tally.decisions, games),
            seats: seats.collect(),
            counters: counters.collect(),
        })
    }
}
