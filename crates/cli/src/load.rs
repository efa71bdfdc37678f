//! `durbar load`: many tables at once against a running server, and how it bears them. The clients and the sums are
//! those of the crate `load`; here is what is typed, and [`tables`]: what is printed.

pub mod tables;

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, Result};
use client::Client;
use load::{Crowd, Headway, LoadPlan, LoadSummary, Watched, report, usage};
use statistics::{counted, grouped};
use tabletop::way;

use crate::games::GAMES;
use crate::setup::Chosen;
use crate::{files, progress};

/// What was typed.
#[derive(clap::Args)]
pub struct Arguments {
    /// The server, without TLS. Its limits must be lifted: all clients come from one address.
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:4321")]
    server: String,
    /// How many tables are played at once.
    #[arg(long, value_name = "N", default_value_t = 100)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    tables: u32,
    /// How many play at each table.
    #[arg(long, value_name = "N", default_value_t = 4)]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=5))]
    players: u8,
    /// The game; can be given several times, and tables take turns.
    #[arg(long = "game", value_name = "NAME", default_values_t = [GAMES[0].name().to_owned()])]
    games: Vec<String>,
    /// A choice of the games' own, such as version=magic; can be given several times.
    #[arg(long, value_name = "NAME=VALUE", value_parser = way::read_choice)]
    choices: Vec<Chosen>,
    /// How many look on at each table.
    #[arg(long, value_name = "N", default_value_t = 0)]
    #[arg(value_parser = clap::value_parser!(u8).range(0..=100))]
    spectators: u8,
    /// How many plans are sealed per second over all tables, however long answers take; without it as many as can be.
    #[arg(long, value_name = "N")]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    rate: Option<u32>,
    /// How many seconds are measured.
    #[arg(long, value_name = "N", default_value_t = 60)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=86_400))]
    seconds: u64,
    /// How many seconds are played before.
    #[arg(long, value_name = "N", default_value_t = 10)]
    #[arg(value_parser = clap::value_parser!(u64).range(0..=3_600))]
    warm_up: u64,
    /// How many sockets are opened at once.
    #[arg(long, value_name = "N", default_value_t = 64)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=10_000))]
    ramp: u32,
    /// The server's process id, if it runs on this machine: its memory and its cores are watched. Without it, they are
    /// known if the server tells them at /metrics.
    #[arg(long, value_name = "PID")]
    pid: Option<u32>,
    /// Where the clients' luck comes from.
    #[arg(long, short, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Write a page with tables and pictures into this file.
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// Print one JSON document instead of tables.
    #[arg(long)]
    json: bool,
}

impl Arguments {
    /// Plays, measures and prints. Fails if anything happened that should not.
    pub fn run(&self, out: &mut dyn Write) -> Result<ExitCode> {
        // Whatever cannot work is said before the first guest.
        let server = Client::new(&self.server)?;
        let crowd = self.crowd();
        usage::expect_sockets(crowd.sockets(), crowd.ramp, usage::open_files())?;
        if let Some(path) = &self.report {
            files::expect_folder(path)?;
        }
        let watched = Watched::server(self.pid, &server)?;
        let course = LoadPlan { warm_up: self.warm_up, seconds: self.seconds, rate: self.rate };
        let set_up = progress::bar_of("tables", crowd.tables.into(), 0);
        let clock = progress::clock(course.warm_up + course.seconds);
        let tell = |headway| match headway {
            Headway::SetUp(tables) => set_up.set_position(tables),
            Headway::Begun => set_up.finish_and_clear(),
            Headway::Second { played, plans, errors, is_warm_up } => {
                let phase = if is_warm_up { " (warm-up)" } else { "" };
                let plans = grouped(plans);
                clock.set_position(played);
                clock.set_message(format!("{plans} plans per second, {}{phase}", counted(errors, "error")));
            }
            Headway::Over => clock.finish_and_clear(),
        };
        let threads = tokio::runtime::Builder::new_multi_thread().enable_all().build();
        let run = load::run(&server, &watched, &crowd, course, &tell);
        let summary = threads.context("cannot start threads")?.block_on(run)?;
        self.write(out, &summary)?;
        Ok(summary.complaint().map_or(ExitCode::SUCCESS, |_| ExitCode::FAILURE))
    }

    fn crowd(&self) -> Crowd {
        Crowd {
            tables: self.tables,
            games: self.games.clone(),
            players: self.players,
            choices: self.choices.iter().cloned().collect(),
            spectators: self.spectators,
            ramp: self.ramp,
            seed: self.seed,
        }
    }

    fn write(&self, out: &mut dyn Write, summary: &LoadSummary) -> Result<()> {
        if let Some(path) = &self.report {
            files::save(path, &report::page(summary))?;
        }
        if self.json {
            return Ok(writeln!(out, "{}", serde_json::to_string(summary)?)?);
        }
        tables::write(out, summary)?;
        if let Some(path) = &self.report {
            writeln!(out, "\nThe report is in {}.", path.display())?;
        }
        Ok(())
    }
}
