//! Durbar's chores. `cargo xtask --help` lists them.

mod chore;
mod hostile;
mod load;
mod markdown;
mod peers;
mod play;
mod requests;
mod server;
mod soak;
mod test;
mod tidy;
mod tools;
mod web;

use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};

/// Durbar's chores.
#[derive(Parser)]
#[command(bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Builds everything, starts the server and says where it is; what follows is handed to `durbar serve`
    Play(Rest),
    /// Builds the pages alone, into the folder that the server takes them from
    Web,
    /// Makes the one binary, with the pages in it
    Release,
    /// Runs everything that must pass
    Test,
    /// Checks what people forget: stale documents, untested rules, leftovers
    Tidy {
        /// Writes the generated files afresh first
        #[arg(long)]
        bless: bool,
    },
    /// Lets Lighthouse judge the lobby and a running table, on a desktop and on a phone
    Lighthouse,
    /// Plays and fuzzes for a long time, looking for what the tests have no time for
    Soak {
        /// How long each fuzz target runs; 0 leaves them out
        #[arg(long, default_value_t = 10)]
        minutes_per_target: u64,
        /// How many decisions are played for each way to play a game; 0 leaves them out
        #[arg(long, default_value_t = 10_000_000)]
        decisions: u64,
        /// How often a server under load is killed; 0 leaves it out
        #[arg(long, default_value_t = 200)]
        kills: u64,
        /// How many tables are played against a server while it is measured; 0 leaves it out
        #[arg(long, default_value_t = 2000)]
        tables: u32,
        /// How many requests are made up from the description and sent to a server; 0 leaves them out
        #[arg(long, default_value_t = 3000)]
        requests: u32,
        /// Instead of all that: looks at whole games with every number of players through every window
        #[arg(long, conflicts_with_all = ["minutes_per_target", "decisions", "kills", "tables", "requests", "hostile"])]
        windows: bool,
        /// Instead of all that: replays games in other programs that know their rules, and fails if one ends otherwise
        #[arg(long, conflicts_with_all = ["minutes_per_target", "decisions", "kills", "tables", "requests", "hostile", "windows"])]
        peers: bool,
        /// Instead of all that: attacks a server while victims play there, and fails if they suffer
        #[arg(long, conflicts_with_all = ["minutes_per_target", "decisions", "kills", "tables", "requests"])]
        hostile: bool,
    },
    /// Measures the engine beside its peers
    Bench(Rest),
}

#[derive(Args)]
struct Rest {
    /// Handed on as they are
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<String>,
}

fn main() -> ExitCode {
    let done = match Arguments::parse().chore {
        Chore::Play(Rest { arguments }) => play::play(&arguments),
        Chore::Web => web::build(web::Output::Full),
        Chore::Release => play::release(),
        Chore::Lighthouse => web::lighthouse(),
        Chore::Test => test::test(),
        Chore::Tidy { bless } => tidy::tidy(bless),
        Chore::Soak { hostile: true, .. } => soak::hostile(),
        Chore::Soak { windows: true, .. } => soak::windows(),
        Chore::Soak { peers: true, .. } => peers::peers(),
        Chore::Soak { minutes_per_target, decisions, kills, tables, requests, .. } => {
            soak::soak(&soak::Plan { minutes_per_target, decisions, kills, tables, requests })
        }
        Chore::Bench(Rest { arguments }) => play::bench(&arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
