//! Durbar's engine and its peers, measured side by side in one run.

#![expect(clippy::cast_precision_loss, reason = "what a benchmark counts stays far below 2^52")]

mod chart;
mod chess;
mod engine;
mod report;
mod stopwatch;

use std::io::Write as _;
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use clap::Parser;

use report::Report;
use stopwatch::Stopwatch;

/// Measures the engine beside its peers, on one core
#[derive(Parser)]
#[command(bin_name = "cargo xtask bench --")]
struct Arguments {
    /// Prints JSON instead of a table
    #[arg(long)]
    json: bool,
    /// Draws the cost of a decision into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// How many milliseconds each of the runs takes
    #[arg(long, value_name = "MS", default_value_t = 150)]
    run: u64,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let stopwatch = Stopwatch::with_runs_of(arguments.run);
    let report = Report {
        peers: vec![chess::measure(&stopwatch)],
        games: games::each!(G => engine::measure::<G>(&stopwatch)).concat(),
    };
    let text = if arguments.json { serde_json::to_string_pretty(&report)? } else { report.to_string() };
    writeln!(std::io::stdout(), "{text}")?;
    if let Some(path) = arguments.svg {
        std::fs::write(&path, chart::draw(&report))
            .with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}
