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
use eschnapur::Eschnapur;
use indicatif::{ProgressBar, ProgressStyle};
use tabletop::Lively;
use tabletop_laws::{Failure, Setup, Soak, Tally, Thoroughness, soak};

/// Seeds of one job and the next are so far apart that they never meet.
const SEEDS_PER_JOB: u64 = 1 << 40;

/// Plays random games under the laws until a law breaks or there were enough decisions
#[derive(Parser)]
struct Arguments {
    /// How many decisions for each number of players
    #[arg(long, default_value_t = 10_000_000)]
    decisions: u64,
    /// Only this number of players
    #[arg(long)]
    players: Option<usize>,
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

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    // A new game is one more line.
    match soak_game::<Eschnapur>(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn soak_game<G: Lively>(arguments: &Arguments) -> Result<()> {
    if let Some(players) = arguments.players.filter(|players| !G::PLAYERS.contains(players)) {
        bail!("{} cannot be played by {players}", G::NAME);
    }
    for players in G::PLAYERS.filter(|players| arguments.players.is_none_or(|only| only == *players)) {
        let options = G::options(players, &[])?;
        let setup =
            Setup::<G>::new(format!("{}, {players} players", G::NAME), options, G::Edition::default())?;
        let tally = soak_setup(&setup, arguments)?;
        writeln!(
            std::io::stdout(),
            "{}: {} decisions, {} withdrawals, {} games; laws 1, 5, 8 at every state, all laws at {} states, \
             every record replayed",
            setup.name(),
            tally.decisions,
            tally.withdrawals,
            tally.games,
            tally.examined
        )?;
    }
    Ok(())
}

/// Shares the decisions among several threads; the first failure stops them all.
fn soak_setup<G: Lively>(setup: &Setup<G>, arguments: &Arguments) -> Result<Tally> {
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
        let result = soak(setup, plan, |tally| {
            bar.inc(tally.decisions - shown);
            shown = tally.decisions;
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
    let mut total = Tally::default();
    for result in results {
        match result.map_err(|_| anyhow!("a thread of the soak panicked outside the game"))? {
            Ok(tally) => total = total.and(tally),
            Err(failure) => return report(setup, &failure),
        }
    }
    Ok(total)
}

/// Leaves all that is needed to look at the failure.
fn report<G: Lively>(setup: &Setup<G>, failure: &Failure) -> Result<Tally> {
    let path = std::env::temp_dir().join(format!("soak-{}-{}.json", G::NAME, failure.case.seed));
    std::fs::write(&path, &failure.record).with_context(|| format!("cannot write {}", path.display()))?;
    bail!(
        "{failure}\n\nThe record up to there: {}\nTo play that game again:\n  cargo run --release -p bench --bin soak -- \
         --players {} --seed {} --every 1 --jobs 1 --decisions 1",
        path.display(),
        setup.players(),
        failure.case.seed
    )
}

fn progress_bar(name: &str, decisions: u64) -> Result<ProgressBar> {
    let style = ProgressStyle::with_template("{msg} {wide_bar} {percent} %, {per_sec}, {eta} left")?;
    Ok(ProgressBar::new(decisions).with_style(style).with_message(name.to_owned()))
}
