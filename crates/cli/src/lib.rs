//! Durbar's one binary, as a library that its tests can call.
//!
//! - [`games`]: the one list of games, and what a command may ask of each;
//! - one module per command: [`simulate`] (with [`simulation`], the counting itself), [`replay`], [`play`],
//!   [`try_out`], [`edition`];
//! - what several commands share: [`setup`] (what is agreed before a game), [`result`] (how it ended),
//!   [`terminal`] (where a person is asked), [`files`] and [`layout`].
//!
//! The commands are generic over the games. They write to the writer they are given and return their exit
//! code; only `main` knows of the process.

pub mod edition;
pub mod files;
pub mod games;
pub mod layout;
pub mod play;
pub mod replay;
pub mod result;
pub mod setup;
pub mod simulate;
pub mod simulation;
pub mod terminal;
pub mod try_out;

use std::io::{self, IsTerminal as _, Write};
use std::process::ExitCode;

/// Games of sealed bids and bluff: play, replay, simulate, and try rules questions.
#[derive(clap::Parser)]
#[command(name = "durbar", version)]
pub struct Durbar {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Play in this terminal against bots that choose at random.
    Play(play::Arguments),
    /// Show a recorded game, step by step.
    Replay(replay::Arguments),
    /// Play many games at random and count.
    Simulate(simulate::Arguments),
    /// Run the scenarios of a file or a rulebook page and compare what they expect.
    Try(try_out::Arguments),
    /// Show or check the printed figures of an edition.
    Edition(edition::Arguments),
}

impl Durbar {
    /// Carries out the command.
    pub fn run(&self, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
        match &self.command {
            Command::Play(arguments) => {
                let stdin = io::stdin();
                let typed = stdin.is_terminal();
                arguments.run(terminal::Terminal { input: &mut stdin.lock(), out, typed })
            }
            Command::Replay(arguments) => arguments.run(out),
            Command::Simulate(arguments) => arguments.run(out),
            Command::Try(arguments) => arguments.run(out),
            Command::Edition(arguments) => arguments.run(out),
        }
    }
}
