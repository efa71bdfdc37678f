//! Attacks a server of ours with clients of ours, while victims play there; fails if the victims suffer.
//!
//! - [`raids`]: one attack after the other, and what came of it. Start here.
//! - [`attacks`]: what is tried; [`attacker`]: who tries it, from where and how fast;
//! - [`victim`]: who plays meanwhile, and what they lived through; [`aftermath`]: what must still be possible afterwards;
//! - [`site`]: what there is before the first attack; [`documents`]: long histories, made quickly;
//! - [`server`]: the server; [`mod@line`]: connections to it;
//! - [`measure`], [`judgement`]: times, memory, and how much of them is too much; [`summary`] and [`report`]: all of it for people.

#![expect(clippy::cast_precision_loss, reason = "what is counted here stays far below 2^52")]

mod aftermath;
mod attacker;
mod attacks;
mod documents;
mod judgement;
mod line;
mod measure;
mod raids;
mod report;
mod server;
mod site;
mod summary;
mod victim;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context as _, Result};
use clap::Parser;
use clap::builder::PossibleValuesParser;

use attacks::{ATTACKS, Attack};
use server::Durbar;
use summary::Summary;

/// Attacks a server with clients of our own, while victims play there; fails if they suffer
#[derive(Parser)]
struct Arguments {
    /// The program that is attacked: it is started here, with its usual limits and a folder of its own
    #[arg(long, value_name = "FILE")]
    server_binary: PathBuf,
    /// How long each attack takes in each formation
    #[arg(long, value_name = "N", default_value_t = 5)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds_per_attack: u64,
    /// Only this attack; can be given several times
    #[arg(long, value_name = "NAME", value_parser = PossibleValuesParser::new(ATTACKS.iter().map(|attack| attack.name)))]
    only: Vec<String>,
    /// Write a page with pictures into this file, and the figures as JSON beside it
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
}

fn main() -> ExitCode {
    match fight(&Arguments::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Attacks, and says whether the victims were left in peace.
fn fight(arguments: &Arguments) -> Result<bool> {
    let is_wanted =
        |attack: &&Attack| arguments.only.is_empty() || arguments.only.iter().any(|only| only == attack.name);
    let attacks: Vec<_> = ATTACKS.iter().filter(is_wanted).collect();
    let folder = tempfile::tempdir().context("cannot make a folder")?;
    let durbar = Durbar::new(&arguments.server_binary, folder.path())?;
    let time = Duration::from_secs(arguments.seconds_per_attack);
    // The victims have a thread to themselves, so that nobody here delays them.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let outcomes = runtime.block_on(raids::carry_out(&durbar, &attacks, time))?;
    let summary = Summary::new(outcomes, attacks.len());
    write!(std::io::stdout(), "{summary}")?;
    if let Some(path) = &arguments.report {
        write_report(path, &summary)?;
    }
    Ok(summary.is_fine())
}

fn write_report(path: &Path, summary: &Summary) -> Result<()> {
    let wrote = |path: &Path| format!("cannot write {}", path.display());
    std::fs::write(path, report::page(summary)).with_context(|| wrote(path))?;
    let figures = path.with_extension("json");
    std::fs::write(&figures, serde_json::to_string_pretty(summary)?).with_context(|| wrote(&figures))?;
    Ok(writeln!(std::io::stdout(), "\nThe report is {}.", path.display())?)
}
