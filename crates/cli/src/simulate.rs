//! `durbar simulate`: many games at random, and what is worth knowing of them.

use std::fmt;
use std::io::{self, IsTerminal as _, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, Result};
use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use serde::Serialize;
use tabletop::{Game, Seat};

use crate::games::{self, AnyGame, Playable};
use crate::layout::{BOLD, FAINT, counted, grouped};
use crate::setup::{self, SetUp};
use crate::simulation::{self, Plan, Policy, Spread, Tally, WIN};

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
    /// How many threads to use; without it one per core. The numbers do not depend on it.
    #[arg(long, short, value_name = "N")]
    #[arg(value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
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
    let threads = usize::from(arguments.threads.unwrap_or(0));
    let pool =
        rayon::ThreadPoolBuilder::new().num_threads(threads).build().context("cannot start threads")?;
    let progress = progress_bar(plan.games);
    let tally = pool.install(|| simulation::run(&plan, &|| progress.inc(1)))?;
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

/// A bar with an estimate for people who wait; nothing if nobody watches.
fn progress_bar(games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style =
        ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {speed}, {eta} left")
            .expect("the template is fixed and well formed")
            .with_key("speed", |state: &ProgressState, out: &mut dyn fmt::Write| {
                // A bar that cannot be drawn is no reason to stop counting.
                let _ = write!(out, "{:.0} per second", state.per_sec());
            });
    ProgressBar::new(games).with_style(style)
}

/// A simulation as a document. Everything in it follows from whole numbers, so it is the same on every
/// machine.
#[derive(Serialize)]
#[serde(bound = "")]
struct Summary<'p, G: Game> {
    game: &'static str,
    players: usize,
    options: &'p G::Options,
    policy: &'static str,
    seed: u64,
    games: u64,
    shared_wins: u64,
    rounds: Figures,
    decisions: Figures,
    seats: Vec<SeatSummary>,
    counters: Vec<CounterSummary>,
}

#[derive(Serialize)]
struct Figures {
    mean: f64,
    min: u64,
    max: u64,
}

#[derive(Serialize)]
struct SeatSummary {
    seat: Seat,
    points: Figures,
    win_share: f64,
}

#[derive(Serialize)]
struct CounterSummary {
    name: &'static str,
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
        let counters = G::COUNTERS.iter().zip(&tally.counters).map(|(name, tally)| CounterSummary {
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
            policy: plan.policy.name(),
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

impl Figures {
    fn new(spread: Spread, games: u64) -> Figures {
        Figures { mean: ratio(spread.sum, games), min: spread.min, max: spread.max }
    }
}

/// Counts of played games are far below 2^53, so nothing is lost on the way to a fraction.
#[allow(clippy::cast_precision_loss)]
fn ratio(part: u64, whole: u64) -> f64 {
    part as f64 / whole as f64
}

fn write_tables<G: Playable>(
    out: &mut dyn Write,
    summary: &Summary<'_, G>,
    choices: &[setup::Chosen],
) -> Result<()> {
    let games = counted(summary.games, "game");
    writeln!(
        out,
        "{BOLD}{}{BOLD:#}: {games} of {} players{}, {} random play, seed {}",
        G::TITLE,
        summary.players,
        setup::told(choices),
        summary.policy,
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

/// A column is as wide as this, or as its heading and the gap before it.
const COLUMN: usize = 12;

fn heading(out: &mut dyn Write, subject: &str, columns: &[&str]) -> io::Result<()> {
    write!(out, "\n{BOLD}{subject:32}")?;
    columns
        .iter()
        .try_for_each(|column| write!(out, "{column:>width$}", width = COLUMN.max(column.len() + 2)))?;
    writeln!(out, "{BOLD:#}")
}

impl Figures {
    fn columns(&self) -> String {
        format!("{:>12.2}{:>12}{:>12}", self.mean, grouped(self.min), grouped(self.max))
    }
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}
