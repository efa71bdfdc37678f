//! `durbar arena`: bots against each other, and who is better by how much. The games and the sums are those of the
//! crate `arena`; here is what is typed, and [`tables`]: what is printed.

pub mod tables;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Result, bail};
use arena::contest::{self, Played};
use arena::{Contest, ContestSummary, Entrant, Keeper, KeepingError, Ready, report};
use bots::Level;

use crate::cores::Cores;
use crate::files;
use crate::follower::Follower;
use crate::games::{self, AnyGame, Playable};
use crate::setup::SetUp;

/// What was typed.
#[derive(clap::Args)]
pub struct Arguments {
    /// The game to play.
    #[arg(value_parser = games::parser())]
    game: &'static dyn AnyGame,
    /// Who plays, separated by commas: random, novice, regular, expert, or exec:COMMAND for a program (see docs/bots.md).
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

    fn contest<G: Playable>(&self) -> Result<Contest<G>> {
        let entrants = self.entrants();
        let setup = if self.ladder { self.setup.clone() } else { self.setup.seating(self.seats.len())? };
        let (options, edition) = setup.read::<G>()?;
        let players = G::players(&options);
        let number = |entrant: &Entrant| entrants.iter().position(|other| other == entrant);
        let tables = match self.ladder {
            true if entrants.len() < 2 => bail!("a ladder needs two different entrants"),
            true => contest::ladder(entrants.len(), players),
            false => vec![self.seats.iter().filter_map(number).collect()],
        };
        Ok(Contest {
            options,
            edition,
            seed: self.seed,
            tables,
            entrants,
            deals: self.games.div_ceil(players as u64),
            budget: Duration::from_millis(self.budget),
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

    fn keeper<G: Playable>(&self, contest: &Contest<G>) -> Result<(Keeper, Vec<Played>)> {
        match (&self.keep, &self.resume) {
            (Some(path), _) => match Keeper::begin(path, contest) {
                Err(KeepingError::Exists(path)) => {
                    bail!(
                        "{0} exists already: go on with it by `--resume {0}`, or name a new file",
                        path.display()
                    )
                }
                begun => Ok((begun?, Vec::new())),
            },
            (None, Some(path)) => Ok(Keeper::resume(path, contest)?),
            (None, None) => Ok((Keeper::none(), Vec::new())),
        }
    }
}

/// The command for one game.
pub fn arena<G: Playable>(arguments: &Arguments, out: &mut dyn Write) -> Result<()> {
    let contest = arguments.contest::<G>()?;
    // Whatever cannot work is said before the first game, and before a file is begun.
    let entrants = contest.entrants.iter().map(Ready::new).collect::<Result<Vec<_>, _>>()?;
    if let Some(path) = &arguments.report {
        files::expect_folder(path)?;
    }
    if let Some(dir) = &arguments.records {
        files::make_folder(dir)?;
    }
    let (keeper, before) = arguments.keeper(&contest)?;
    let follower = Follower::new(contest.games(), before.len() as u64, arguments.records.as_deref());
    let played = arguments.cores.work(|| contest::run(&contest, &entrants, before, &keeper, &follower))??;
    follower.end();
    let summary = ContestSummary::new(&contest, &played, &entrants, arguments.ladder)?;
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
    if let Some(dir) = &arguments.records {
        writeln!(out, "\nThe records are in {}.", dir.display())?;
    }
    Ok(())
}
