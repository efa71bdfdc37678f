//! Durbar's one binary, as a library that its tests can call.
//!
//! - [`games`]: the one list of games, and what a command may ask of each;
//! - one module per command: [`simulate`], [`mod@arena`], [`tune`], [`replay`], [`play`], [`try_out`], [`edition`]; for
//!   whoever hosts tables [`serve`], [`admin`] and [`keep`], and [`mod@load`], which measures what a server bears. What
//!   plays many games is the crate `arena`, what loads a server the crate `load`: the commands say what is wanted, and
//!   show what came of it;
//! - what several commands share: [`setup`] (what is agreed before a game), [`result`] (how it ended), [`follower`]
//!   (whoever waits for many), [`terminal`] (where a person is asked), [`line`](mod@line) (what it has to say) and
//!   [`sheet`] (a board in it), [`cores`], [`progress`], [`files`] and [`layout`].
//!
//! The commands are generic over the games. They write to the writer they are given and return their exit
//! code; only `main` knows of the process.

pub mod admin;
pub mod arena;
pub mod cores;
pub mod edition;
pub mod files;
pub mod follower;
pub mod games;
pub mod keep;
pub mod layout;
pub mod line;
pub mod load;
pub mod play;
pub mod progress;
pub mod replay;
pub mod result;
pub mod serve;
pub mod setup;
pub mod sheet;
pub mod simulate;
pub mod terminal;
pub mod try_out;
pub mod tune;

use std::io::{self, IsTerminal as _, Write};
use std::process::ExitCode;

/// Games of sealed bids and bluff: play, replay, simulate, compare bots, and try rules questions.
#[derive(clap::Parser)]
#[command(name = "durbar", version)]
pub struct Durbar {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Play in this terminal against bots.
    Play(play::Arguments),
    /// Show a recorded game, step by step.
    Replay(replay::Arguments),
    /// Play many games at random, or of one kind of bot, and count.
    Simulate(simulate::Arguments),
    /// Let bots play against each other, and say who is better by how much.
    Arena(arena::Arguments),
    /// Tune the bots by self-play.
    Tune(tune::Arguments),
    /// Run the scenarios of a file or a rulebook page and compare what they expect.
    Try(try_out::Arguments),
    /// Show or check the printed figures of an edition.
    Edition(edition::Arguments),
    /// Host tables for people and bots.
    Serve(serve::Arguments),
    /// The operator's word to a running server.
    Admin(admin::Arguments),
    /// Copy everything a server keeps into one file, while it runs.
    Backup(keep::Backup),
    /// Write tables of a server as documents.
    Export(keep::Export),
    /// Take tables in that another server has exported.
    Import(keep::Import),
    /// Play many tables at once against a running server, and measure how it bears them.
    Load(load::Arguments),
}

impl Durbar {
    /// Carries out the command.
    pub fn run(&self, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
        match &self.command {
            Command::Play(arguments) => {
                let stdin = io::stdin();
                let (typed, words) = (stdin.is_terminal(), arguments.words());
                arguments.run(terminal::Terminal { input: &mut stdin.lock(), out, typed, words })
            }
            Command::Replay(arguments) => arguments.run(out),
            Command::Simulate(arguments) => arguments.run(out),
            Command::Arena(arguments) => arguments.run(out),
            Command::Tune(arguments) => arguments.run(out),
            Command::Try(arguments) => arguments.run(out),
            Command::Edition(arguments) => arguments.run(out),
            Command::Serve(arguments) => arguments.run(out),
            Command::Admin(arguments) => arguments.run(out),
            Command::Backup(arguments) => arguments.run(out),
            Command::Export(arguments) => arguments.run(out),
            Command::Import(arguments) => arguments.run(out),
            Command::Load(arguments) => arguments.run(out),
        }
    }
}
