//! `durbar simulate`: many games of the same player against itself, and what is worth knowing of them.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use serde::Serialize;
use tabletop::{Game, Seat};

use crate::cores::Cores;
use crate::figures::{Figures, WIN, percent, ratio};
use crate::games::{self, AnyGame, Playable};
use crate::layout::{BOLD, FAINT, counted, grouped, heading};
use crate::progress;
use crate::setup::{self, SetUp};
use crate::simulation::{self, Plan, Policy, Tally};

/// What was typed.
#[derive(clap::Args)]
pub struct Arguments {
    /// The game to play.
    #[arg(value_parser = games::parser())]
    game: &'static dyn AnyGame,
    #[command(flatten)]
    setup: SetUp,
    /// How many games to play.
    #[arg(long, short, value_name = "N", default_value_t = 1000)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Where all luck comes from: the same seed gives the same games.
    #[arg(long, short, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// How the players choose.
    #[arg(long, value_enum, default_value_t)]
    policy: Policy,
    #[command(flatten)]
    cores: Cores,
    /// Write the record of every game into this directory.
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print one JSON document instead of tables.
    #[arg(long)]
    json: bool,
}

impl Arguments {
    /// Plays, counts and prints.
    pub fn run(&self, out: &mut dyn Write) -> Result<ExitCode> {
        self.game.simulate(self, out)?;
        Ok(ExitCode::SUCCESS)
    }
}

/// The command for one game.
pub fn simulate<G: Playable>(arguments: &Arguments, out: &mut dyn Write) -> Result<()> {
    let (options, edition) = arguments.setup.read::<G>()?;
    let plan = Plan::<G> {
        options,
        edition,
        games: arguments.games,
        seed: arguments.seed,
        policy: arguments.policy,
        records: arguments.records.clone(),
    };
    let progress = progress::bar(plan.games, 0);
    let tally = arguments.cores.work(|| simulation::run(&plan, &|| progress.inc(1)))??;
    progress.finish_and_clear();
    let summary = Summary::new(&plan, &tally);
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&summary)?)?;
    } else {
        let choices = setup::choices::<G>(&plan.options)?;
        write_tables(out, &summary, &choices)?;
        if let Some(dir) = &plan.records {
            writeln!(out, "\nThe records are in {}.", dir.display())?;
        }
    }
    Ok(())
}

/// A simulation as a document. Everything in it follows from whole numbers, so it is the same on every
/// machine.
#[derive(Serialize)]
#[serde(bound = "")]
struct Summary<'p, G: Game> {
    game: &'static str,
    players: usize,
    options: &'p G::Options,
    policy: Policy,
    seed: u64,
    games: u64,
    shared_wins: u64,
    rounds: Figures,
    decisions: Figures,
    seats: Vec<SeatSummary>,
    counters: Vec<CounterSummary>,
}

#[derive(Serialize)]
struct SeatSummary {
    seat: Seat,
    points: Figures,
    win_share: f64,
}

#[derive(Serialize)]
struct CounterSummary {
    name: String,
    total: u64,
    per_game: f64,
    per_player_and_round: f64,
    share_of_games: f64,
}

impl<'p, G: Playable> Summary<'p, G> {
    fn new(plan: &'p Plan<G>, tally: &Tally) -> Summary<'p, G> {
        let games = tally.games;
        let players = G::players(&plan.options);
        let seats = Seat::first(players).zip(&tally.seats).map(|(seat, tally)| SeatSummary {
            seat,
            points: Figures::new(tally.points, games),
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
        Summary {
            game: G::NAME,
            players,
            options: &plan.options,
            policy: plan.policy,
            seed: plan.seed,
            games,
            shared_wins: tally.shared_wins,
            rounds: Figures::new(tally.rounds, games),
            decisions: Figures::new(tally.decisions, games),
            seats: seats.collect(),
            counters: counters.collect(),
        }
    }
}

fn write_tables<G: Playable>(
    out: &mut dyn Write,
    summary: &Summary<'_, G>,
    choices: &[setup::Chosen],
) -> Result<()> {
    let games = counted(summary.games, "game");
    writeln!(
        out,
        "{BOLD}{}{BOLD:#}: {games} of {} players{}, {}, seed {}",
        G::TITLE,
        summary.players,
        setup::told(choices),
        summary.policy.told(),
        summary.seed
    )?;
    heading(out, "per game", &["mean", "min", "max"])?;
    for (name, figures) in [("rounds", &summary.rounds), ("decisions", &summary.decisions)] {
        writeln!(out, "{name:32}{}", figures.columns())?;
    }
    heading(out, "points", &["mean", "min", "max", "wins"])?;
    for seat in &summary.seats {
        let name = format!("seat {}", seat.seat);
        writeln!(out, "{name:32}{}{:>12}", seat.points.columns(), percent(seat.win_share))?;
    }
    let shared = percent(ratio(summary.shared_wins, summary.games));
    writeln!(out, "{FAINT}shared wins: {} ({}){FAINT:#}", grouped(summary.shared_wins), shared.trim())?;
    heading(out, "events", &["total", "per game", "in games", "per player and round"])?;
    for counter in &summary.counters {
        let CounterSummary { name, total, per_game, per_player_and_round, share_of_games } = counter;
        let [total, share] = [grouped(*total), percent(*share_of_games)];
        writeln!(out, "{name:32}{total:>12}{per_game:>12.3}{share:>12}{per_player_and_round:>22.4}")?;
    }
    Ok(())
}
