//! Plays random games under the laws until a law breaks or there were enough decisions.

use std::io::Write as _;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::available_parallelism;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context as _, Result, anyhow, bail};
use clap::Parser;
use clap::builder::PossibleValuesParser;
use indicatif::{ProgressBar, ProgressStyle};
use tabletop::way::{self, Way};
use tabletop::{Game as _, Lively};
use tabletop_laws::{Extent, Failure, Setup, Soak, Thoroughness, soak};

/// Every game by its name.
const GAMES: &[(&str, SoakGame)] = &games::each!(G => (G::NAME, soak_game::<G> as SoakGame));

/// Soaks the ways to play a game that were asked for, and says how many there were.
type SoakGame = fn(&Arguments) -> Result<usize>;

/// Seeds of one job and the next are so far apart that they never meet.
const SEEDS_PER_JOB: u64 = 1 << 40;

/// Plays random games under the laws until a law breaks or there were enough decisions
#[derive(Parser)]
struct Arguments {
    /// How many decisions for each way to play: each variant of a game at each number of players
    #[arg(long, default_value_t = 10_000_000)]
    decisions: u64,
    /// Only this game
    #[arg(long, value_name = "NAME", value_parser = PossibleValuesParser::new(GAMES.iter().map(|(name, _)| name)))]
    game: Option<String>,
    /// Only this number of players
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// Only variants with this choice; can be given several times
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = way::read_choice)]
    options: Vec<(String, String)>,
    /// All laws are checked at one in so many states
    #[arg(long, default_value_t = 200)]
    every: u32,
    /// The seed of the first game; a new one at every run if it is left out
    #[arg(long)]
    seed: Option<u64>,
    /// How many games at a time; as many as there are cores if it is left out
    #[arg(long)]
    jobs: Option<u64>,
}

impl Arguments {
    fn asks_for<G: Lively>(&self, way: &Way<G>) -> bool {
        let has = |(name, value): &(String, String)| way.variant().contains(&(name.as_str(), value.as_str()));
        self.players.is_none_or(|players| players == way.players()) && self.options.iter().all(has)
    }
}

fn main() -> ExitCode {
    match soak_games(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn soak_games(arguments: &Arguments) -> Result<()> {
    let mut ways = 0;
    for (name, soak_game) in GAMES {
        if arguments.game.as_ref().is_none_or(|only| only == name) {
            ways += soak_game(arguments)?;
        }
    }
    if ways == 0 {
        bail!("no game can be played like this");
    }
    Ok(())
}

fn soak_game<G: Lively>(arguments: &Arguments) -> Result<usize> {
    let mut ways = 0;
    for way in Way::<G>::all().filter(|way| arguments.asks_for(way)) {
        ways += 1;
        let setup = Setup::<G>::new(way.to_string(), way.options(), G::Edition::default())?;
        let extent = soak_way(&way, &setup, arguments)?;
        writeln!(
            std::io::stdout(),
            "{}: {} decisions, {} withdrawals, {} games; laws 1, 5, 8 at every state, all laws at {} states, \
             every record replayed",
            setup.name(),
            extent.decisions,
            extent.withdrawals,
            extent.games,
            extent.examined
        )?;
    }
    Ok(ways)
}

/// Shares the decisions among several threads; the first failure stops them all.
fn soak_way<G: Lively>(way: &Way<G>, setup: &Setup<G>, arguments: &Arguments) -> Result<Extent> {
    let jobs =
        arguments.jobs.unwrap_or_else(|| available_parallelism().map_or(1, NonZero::get) as u64).max(1);
    let seed = match arguments.seed {
        Some(seed) => seed,
        None => SystemTime::now().duration_since(UNIX_EPOCH).context("the clock is wrong")?.as_secs(),
    };
    let bar = progress_bar(setup.name(), arguments.decisions)?;
    let stop = AtomicBool::new(false);
    let job = |job: u64| {
        let plan = Soak {
            decisions: arguments.decisions.div_ceil(jobs),
            seed: seed.wrapping_add(job * SEEDS_PER_JOB),
            thoroughness: Thoroughness { every: arguments.every.max(1), ..Thoroughness::default() },
        };
        let mut shown = 0;
        let result = soak(setup, plan, |extent| {
            bar.inc(extent.decisions - shown);
            shown = extent.decisions;
            if stop.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        stop.fetch_or(result.is_err(), Ordering::Relaxed);
        result
    };
    let results = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs).map(|n| scope.spawn(move || job(n))).collect();
        threads.into_iter().map(std::thread::ScopedJoinHandle::join).collect::<Vec<_>>()
    });
    bar.finish_and_clear();
    let mut total = Extent::default();
    for result in results {
        match result.map_err(|_| anyhow!("a thread of the soak panicked outside the game"))? {
            Ok(extent) => total = total.and(extent),
            Err(failure) => return report(way, &failure),
        }
    }
    Ok(total)
}

/// Leaves all that is needed to look at the failure.
fn report<G: Lively>(way: &Way<G>, failure: &Failure) -> Result<Extent> {
    let path = std::env::temp_dir().join(format!("soak-{}-{}.json", G::NAME, failure.case.seed));
    std::fs::write(&path, &failure.record).with_context(|| format!("cannot write {}", path.display()))?;
    let option = |(name, value): &(&str, &str)| format!(" --option {name}={value}");
    let options = way.variant().iter().map(option).collect::<Vec<_>>().concat();
    bail!(
        "{failure}\n\nThe record up to there: {}\nTo play that game again:\n  cargo run --release -p bench --bin soak -- \
         --game {} --players {}{options} --seed {} --every 1 --jobs 1 --decisions 1",
        path.display(),
        G::NAME,
        way.players(),
        failure.case.seed
    )
}

fn progress_bar(name: &str, decisions: u64) -> Result<ProgressBar> {
    let style = ProgressStyle::with_template("{msg} {wide_bar} {percent} %, {per_sec}, {eta} left")?;
    Ok(ProgressBar::new(decisions).with_style(style).with_message(name.to_owned()))
}
