//! `durbar simulate`: many games of the same player against itself, and what is worth knowing of them.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use arena::simulation::{self, CounterSummary};
use arena::{Manner, Simulation, SimulationSummary};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use statistics::{Average, counted, grouped, percent, ratio};
use tabletop::Game;

use crate::cores::Cores;
use crate::files;
use crate::follower::Follower;
use crate::games::{self, AnyGame, Playable};
use crate::layout::{BOLD, FAINT, heading};
use crate::setup::SetUp;

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
    #[arg(long, default_value_t, value_parser = manners())]
    policy: Manner,
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

/// Reads how the players choose; the manners appear in the help, each with its meaning.
fn manners() -> impl TypedValueParser<Value = Manner> {
    let named = |manner: Manner| PossibleValue::new(manner.name()).help(manner.meaning());
    PossibleValuesParser::new(Manner::ALL.map(named)).map(|name| {
        let chosen = Manner::ALL.into_iter().find(|manner| manner.name() == name);
        chosen.expect("only names of manners are possible")
    })
}

/// The command for one game.
pub fn simulate<G: Playable>(arguments: &Arguments, out: &mut dyn Write) -> Result<()> {
    let (options, edition) = arguments.setup.read::<G>()?;
    let simulation = Simulation::<G> {
        options,
        edition,
        games: arguments.games,
        seed: arguments.seed,
        manner: arguments.policy,
    };
    if let Some(dir) = &arguments.records {
        files::make_folder(dir)?;
    }
    let follower = Follower::new(simulation.games, 0, arguments.records.as_deref());
    let tally = arguments.cores.work(|| simulation::run(&simulation, &follower))??;
    follower.end();
    let summary = SimulationSummary::new(&simulation, &tally)?;
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&summary)?)?;
    } else {
        write_tables(out, &summary)?;
        if let Some(dir) = &arguments.records {
            writeln!(out, "\nThe records are in {}.", dir.display())?;
        }
    }
    Ok(())
}

/// Three columns of a table.
fn columns(average: &Average) -> String {
    format!("{:>12.2}{:>12}{:>12}", average.mean, grouped(average.min), grouped(average.max))
}

fn write_tables<G: Game>(out: &mut dyn Write, summary: &SimulationSummary<G>) -> Result<()> {
    let games = counted(summary.games, "game");
    writeln!(
        out,
        "{BOLD}{}{BOLD:#}: {games} of {} players{}, {}, seed {}",
        summary.title,
        summary.players,
        summary.choices,
        summary.manner.told(),
        summary.seed
    )?;
    heading(out, "per game", &["mean", "min", "max"])?;
    for (name, average) in [("rounds", &summary.rounds), ("decisions", &summary.decisions)] {
        writeln!(out, "{name:32}{}", columns(average))?;
    }
    heading(out, "points", &["mean", "min", "max", "wins"])?;
    for seat in &summary.seats {
        let name = format!("seat {}", seat.seat);
        writeln!(out, "{name:32}{}{:>12}", columns(&seat.points), percent(seat.win_share))?;
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
