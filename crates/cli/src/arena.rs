//! `durbar arena`: bots against each other, and who is better by how much.
//!
//! - [`contest`]: the games; [`keeping`]: the file in which they are kept as they are played;
//! - [`tally`]: what happened, counted, with [`times`]; [`interval`] and [`rating`]: what follows from it;
//! - [`summary`]: all of it as a document; [`tables`] and [`report`], with the pictures of [`picture`]: for people.

pub mod contest;
pub mod interval;
pub mod keeping;
pub mod picture;
pub mod rating;
pub mod report;
pub mod summary;
pub mod tables;
pub mod tally;
pub mod times;

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use bots::Level;

use crate::cores::Cores;
use crate::entrant::{Entrant, Ready};
use crate::games::{self, AnyGame, Playable};
use crate::setup::SetUp;
use crate::{files, progress};
use contest::{Plan, Played};
use keeping::Keeper;
use summary::Summary;
use tally::Tally;

/// What was typed.
#[derive(clap::Args)]
pub struct Arguments {
    /// The game to play.
    #[arg(value_parser = games::parser())]
    game: &'static dyn AnyGame,
    /// Who plays, separated by commas: random, novice, regular, or exec:COMMAND for a program (see docs/bots.md).
    /// As many play as are named, and they change seats from game to game.
    #[arg(long, value_name = "ENTRANTS", value_delimiter = ',', required_unless_present = "ladder")]
    seats: Vec<Entrant>,
    /// Let each two entrants meet, and rate them; without --seats all bots of this program.
    #[arg(long)]
    ladder: bool,
    #[command(flatten)]
    setup: SetUp,
    /// How many games to play, at each table of a ladder; rounded up so that every deal is played from every seat.
    #[arg(long, short, value_name = "N", default_value_t = 1000)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// Where all luck comes from: the same seed gives the same games.
    #[arg(long, short, default_value_t = 1, value_name = "N")]
    seed: u64,
    #[command(flatten)]
    cores: Cores,
    /// How long a program may think about a choice, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    budget: u64,
    /// Keep every game in this file as soon as it is over; it must not exist yet.
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    keep: Option<PathBuf>,
    /// Go on with a file that was kept, under the same settings; the number of games may be another.
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Write the record of every game into this directory.
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Write a page with tables and pictures into this file.
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// Print one JSON document instead of tables.
    #[arg(long)]
    json: bool,
}

impl Arguments {
    /// Plays, counts and prints.
    pub fn run(&self, out: &mut dyn Write) -> Result<ExitCode> {
        self.game.arena(self, out)?;
        Ok(ExitCode::SUCCESS)
    }

    fn plan<G: Playable>(&self) -> Result<Plan<G>> {
        let entrants = self.entrants();
        let setup = if self.ladder { self.setup.clone() } else { self.setup.seating(self.seats.len())? };
        let (options, edition) = setup.read::<G>()?;
        let players = G::players(&options);
        let number = |entrant: &Entrant| entrants.iter().position(|other| other == entrant);
        let tables = match self.ladder {
            true if entrants.len() < 2 => bail!("a ladder needs two different entrants"),
            true => rating::tables(entrants.len(), players),
            false => vec![self.seats.iter().filter_map(number).collect()],
        };
        Ok(Plan {
            options,
            edition,
            seed: self.seed,
            tables,
            entrants,
            deals: self.games.div_ceil(players as u64),
            budget: Duration::from_millis(self.budget),
            records: self.records.clone(),
        })
    }

    /// Each entrant once, in the order in which they were named.
    fn entrants(&self) -> Vec<Entrant> {
        if self.seats.is_empty() {
            return Level::ALL.map(Entrant::Level).to_vec();
        }
        let mut entrants = Vec::new();
        for entrant in &self.seats {
            if !entrants.contains(entrant) {
                entrants.push(entrant.clone());
            }
        }
        entrants
    }

    fn keeper<G: Playable>(&self, plan: &Plan<G>) -> Result<(Keeper, Vec<Played>)> {
        match (&self.keep, &self.resume) {
            (Some(path), _) => Ok((Keeper::begin(path, plan)?, Vec::new())),
            (None, Some(path)) => Keeper::resume(path, plan),
            (None, None) => Ok((Keeper::none(), Vec::new())),
        }
    }
}

/// The command for one game.
pub fn arena<G: Playable>(arguments: &Arguments, out: &mut dyn Write) -> Result<()> {
    let plan = arguments.plan::<G>()?;
    // Whatever cannot work is said before the first game, and before a file is begun.
    let entrants = plan.entrants.iter().map(Ready::new).collect::<Result<Vec<_>>>()?;
    if let Some(path) = &arguments.report {
        files::expect_folder(path)?;
    }
    if let Some(dir) = &plan.records {
        fs::create_dir_all(dir).with_context(|| format!("cannot make the directory {}", dir.display()))?;
    }
    let (keeper, before) = arguments.keeper(&plan)?;
    let progress = progress::bar(plan.games(), before.len() as u64);
    let played =
        arguments.cores.work(|| contest::run(&plan, &entrants, before, &keeper, &|| progress.inc(1)))??;
    progress.finish_and_clear();
    let tally = Tally::new(&plan, &played);
    let mut summary = Summary::new(&plan, &tally, entrants.iter().map(Ready::last_words).collect())?;
    if arguments.ladder {
        summary = summary.rated(&plan, &tally);
    }
    if let Some(path) = &arguments.report {
        files::save(path, &report::page(&summary))?;
    }
    if arguments.json {
        return Ok(writeln!(out, "{}", serde_json::to_string(&summary)?)?);
    }
    tables::write(out, &summary)?;
    if let Some(path) = &arguments.report {
        writeln!(out, "\nThe report is in {}.", path.display())?;
    }
    if let Some(dir) = &plan.records {
        writeln!(out, "\nThe records are in {}.", dir.display())?;
    }
    Ok(())
}
