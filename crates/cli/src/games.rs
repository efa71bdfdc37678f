//! The one list of games.

use std::io::Write;

use anyhow::Result;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use tabletop::{Counted, Flaws, Game, Lively, Told};

use crate::{play, replay, simulate, try_out};

/// Every game of this binary. Another game is one more line here.
pub static GAMES: &[&dyn AnyGame] = &[
    &eschnapur::Eschnapur, // Der Palast von Eschnapur
];

/// What the commands need a game to be.
pub trait Playable: Game + Lively + Counted + Told {}

impl<G: Game + Lively + Counted + Told> Playable for G {}

/// What the commands ask of a game whose type is only known from its name. Every [`Playable`] game answers
/// with the generic code of the command's module.
pub trait AnyGame: Send + Sync {
    /// The name in records and on the command line.
    fn name(&self) -> &'static str;
    /// The name as people say it.
    fn title(&self) -> &'static str;
    /// See [`mod@simulate`].
    fn simulate(&self, arguments: &simulate::Arguments, out: &mut dyn Write) -> Result<()>;
    /// See [`mod@replay`].
    fn replay(&self, record: &str, arguments: &replay::Arguments, out: &mut dyn Write) -> Result<()>;
    /// See [`mod@play`].
    fn play(&self, arguments: &play::Arguments, terminal: play::Terminal<'_>) -> Result<()>;
    /// See [`mod@try_out`]. `false` if something did not hold.
    fn try_out(&self, question: &try_out::Question<'_>, json: bool, out: &mut dyn Write) -> Result<bool>;
    /// The default edition as a file.
    fn edition_file(&self) -> String;
    /// The mistakes of an edition file, if it has any.
    fn check_edition(&self, toml: &str) -> Result<(), Flaws>;
}

impl<G: Playable> AnyGame for G {
    fn name(&self) -> &'static str {
        G::NAME
    }
    fn title(&self) -> &'static str {
        G::TITLE
    }
    fn simulate(&self, arguments: &simulate::Arguments, out: &mut dyn Write) -> Result<()> {
        simulate::simulate::<G>(arguments, out)
    }
    fn replay(&self, record: &str, arguments: &replay::Arguments, out: &mut dyn Write) -> Result<()> {
        replay::replay::<G>(record, arguments, out)
    }
    fn play(&self, arguments: &play::Arguments, terminal: play::Terminal<'_>) -> Result<()> {
        play::play::<G>(arguments, terminal)
    }
    fn try_out(&self, question: &try_out::Question<'_>, json: bool, out: &mut dyn Write) -> Result<bool> {
        try_out::try_out::<G>(question, json, out)
    }
    fn edition_file(&self) -> String {
        G::default_edition_file()
    }
    fn check_edition(&self, toml: &str) -> Result<(), Flaws> {
        G::read_edition(toml).map(drop)
    }
}

/// The game with this name, or a sentence that lists the names there are.
pub fn named(name: &str) -> Result<&'static dyn AnyGame, String> {
    GAMES.iter().copied().find(|game| game.name() == name).ok_or_else(|| {
        let names: Vec<_> = GAMES.iter().map(|game| game.name()).collect();
        format!("{name:?} is not a game of this program, which knows: {}", names.join(", "))
    })
}

/// The game to take when none was named: there must be no other.
pub fn only() -> Result<&'static dyn AnyGame, String> {
    match GAMES {
        [game] => Ok(*game),
        several => {
            let names: Vec<_> = several.iter().map(|game| game.name()).collect();
            Err(format!("name the game, one of: {}", names.join(", ")))
        }
    }
}

/// Reads a game's name from the command line; the names appear in the help.
pub fn parser() -> impl TypedValueParser<Value = &'static dyn AnyGame> {
    let names = GAMES.iter().map(|game| PossibleValue::new(game.name()).help(game.title()));
    PossibleValuesParser::new(names).try_map(|name| named(&name))
}
