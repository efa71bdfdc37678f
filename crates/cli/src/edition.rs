//! `durbar edition`: the printed figures of a game as a file that its owner can edit.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Result, bail};
use tabletop::Flaws;

use crate::files;
use crate::games::{self, AnyGame};

/// What was typed.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Print the default edition as a commented file to start from.
    Show {
        /// The game; can be left out while there is only one.
        #[arg(value_parser = games::parser())]
        game: Option<&'static dyn AnyGame>,
    },
    /// Report every mistake of an edition file.
    Check {
        /// The edition file.
        file: PathBuf,
        /// The game it is for, unless the file itself says so with the key `game`.
        #[arg(long, value_parser = games::parser())]
        game: Option<&'static dyn AnyGame>,
    },
}

impl Arguments {
    /// Shows or checks.
    pub fn run(&self, out: &mut dyn Write) -> Result<ExitCode> {
        match &self.command {
            Command::Show { game } => {
                let game = game.map_or_else(games::only, Ok).map_err(anyhow::Error::msg)?;
                write!(out, "{}", game.edition_file())?;
                Ok(ExitCode::SUCCESS)
            }
            Command::Check { file, game } => check(out, file, *game),
        }
    }
}

fn check(out: &mut dyn Write, file: &Path, asked: Option<&'static dyn AnyGame>) -> Result<ExitCode> {
    let text = files::read(file)?;
    let checked = match (named_in(&text), asked) {
        (Some(name), Some(game)) if name != game.name() => {
            bail!("{} is an edition of {name:?}, not of {:?}", file.display(), game.name());
        }
        (_, Some(game)) => game.check_edition(&text),
        (Some(name), None) => match games::named(&name) {
            Ok(game) => game.check_edition(&text),
            Err(reason) => Err(Flaws::one("game", reason)),
        },
        (None, None) => games::only().map_err(anyhow::Error::msg)?.check_edition(&text),
    };
    match checked {
        Ok(()) => {
            writeln!(out, "{}: fine", file.display())?;
            Ok(ExitCode::SUCCESS)
        }
        Err(flaws) => {
            writeln!(out, "{}", files::flawed(file, &flaws))?;
            Ok(ExitCode::FAILURE)
        }
    }
}

/// The game that the file names. A file that is no TOML names none; the game's own reader says what is wrong.
fn named_in(text: &str) -> Option<String> {
    let table: toml::Table = text.parse().ok()?;
    Some(table.get("game")?.as_str()?.to_owned())
}
