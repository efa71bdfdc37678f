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
                let game = game.map_or_else(|| games::only(games::GAMES), Ok).map_err(anyhow::Error::msg)?;
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
        (Err(flaws), _) => Err(flaws),
        (Ok(Some(name)), Some(game)) if name != game.name() => {
            bail!("{} is an edition of {name:?}, not of {:?}", file.display(), game.name());
        }
        (Ok(_), Some(game)) => game.check_edition(&text),
        (Ok(Some(name)), None) => match games::named(&name) {
            Ok(game) => game.check_edition(&text),
            Err(reason) => Err(Flaws::one("game", reason)),
        },
        (Ok(None), None) => match games::only(games::GAMES) {
            Ok(game) => game.check_edition(&text),
            Err(reason) => Err(Flaws::one("game", format!("is missing: {reason}"))),
        },
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

/// The game that the file names, if it names one.
fn named_in(text: &str) -> Result<Option<String>, Flaws> {
    let table: toml::Table =
        text.parse().map_err(|error: toml::de::Error| Flaws::one("", error.to_string().trim_end()))?;
    Ok(table.get("game").and_then(toml::Value::as_str).map(str::to_owned))
}
