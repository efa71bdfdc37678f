//! What is agreed before a game, as it is typed on the command line.

use std::path::PathBuf;

use anyhow::{Result, anyhow};
use tabletop::Game;

use crate::files;

/// How many play, with which figures and which choices of the game's own.
#[derive(clap::Args)]
pub struct SetUp {
    /// How many play; without it as many as can.
    #[arg(long, short, value_name = "N")]
    players: Option<usize>,
    /// Play with the figures of this edition file (see `durbar edition show`).
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
    /// A choice of the game's own; can be given several times.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = choice)]
    options: Vec<(String, String)>,
}

impl SetUp {
    /// The options and the edition, as this game understands them.
    pub fn read<G: Game>(&self) -> Result<(G::Options, G::Edition)> {
        let players = self.players.unwrap_or(*G::PLAYERS.end());
        let options = G::options(players, &self.options)
            .map_err(|flaws| anyhow!("{} cannot be played like this:\n{flaws}", G::NAME))?;
        let edition = match &self.edition {
            Some(path) => {
                G::read_edition(&files::read(path)?).map_err(|flaws| files::flawed(path, &flaws))?
            }
            None => G::Edition::default(),
        };
        Ok((options, edition))
    }
}

fn choice(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.to_owned(), value.to_owned())),
        _ => Err("write it as NAME=VALUE".to_owned()),
    }
}
