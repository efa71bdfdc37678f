//! The games that this program knows.

use std::io::Write;

use anyhow::Result;
use bots::Trained;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use tabletop::{Counted, Flaws, Game, Lively, Told};

use crate::line::Line;
use crate::terminal::{Offer, Terminal};
use crate::{arena, play, replay, simulate, try_out, tune};

/// Every game of this binary.
pub static GAMES: &[&dyn AnyGame] = &::games::each!(G => &G {});

/// What the commands need a game to be.
pub trait Playable: Game + Lively + Trained + Counted + Told {}

impl<G: Game + Lively + Trained + Counted + Told> Playable for G {}

/// What the commands ask of a game whose type is only known from its name. Every [`Playable`] game answers
/// with the generic code of the command's module.
pub trait AnyGame: Send + Sync {
    /// The name in records and on the command line.
    fn name(&self) -> &'static str;
    /// The name as people say it.
    fn title(&self) -> &'static str;
    /// See [`mod@simulate`].
    fn simulate(&self, arguments: &simulate::Arguments, out: &mut dyn Write) -> Result<()>;
    /// See [`mod@arena`].
    fn arena(&self, arguments: &arena::Arguments, out: &mut dyn Write) -> Result<()>;
    /// See [`mod@tune`].
    fn tune(&self, arguments: &tune::Arguments, out: &mut dyn Write) -> Result<()>;
    /// See [`mod@replay`].
    fn replay(&self, record: &str, arguments: &replay::Arguments, out: &mut dyn Write) -> Result<()>;
    /// See [`mod@play`].
    fn play(&self, arguments: &play::Arguments, terminal: Terminal<'_>) -> Result<()>;
    /// See [`mod@try_out`]. `false` if something did not hold.
    fn try_out(&self, question: &try_out::RulesQuestion<'_>, out: &mut dyn Write) -> Result<bool>;
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
    fn arena(&self, arguments: &arena::Arguments, out: &mut dyn Write) -> Result<()> {
        arena::arena::<G>(arguments, out)
    }
    fn tune(&self, arguments: &tune::Arguments, out: &mut dyn Write) -> Result<()> {
        tune::tune::<G>(arguments, out)
    }
    fn replay(&self, record: &str, arguments: &replay::Arguments, out: &mut dyn Write) -> Result<()> {
        replay::replay::<G>(record, arguments, out)
    }
    fn play(&self, arguments: &play::Arguments, terminal: Terminal<'_>) -> Result<()> {
        play::play::<G>(arguments, terminal)
    }
    fn try_out(&self, question: &try_out::RulesQuestion<'_>, out: &mut dyn Write) -> Result<bool> {
        try_out::try_out::<G>(question, out)
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

/// The game to take when none was named and nobody can be asked: there must be no other.
pub fn only(games: &[&'static dyn AnyGame]) -> Result<&'static dyn AnyGame, String> {
    match games {
        [game] => Ok(*game),
        several => {
            let names: Vec<_> = several.iter().map(|game| game.name()).collect();
            Err(format!("name the game, one of: {}", names.join(", ")))
        }
    }
}

/// The game to take when none was named: the person is asked, unless there is no other. `None` if they leave.
pub fn choose(
    games: &[&'static dyn AnyGame],
    terminal: &mut Terminal<'_>,
) -> Result<Option<&'static dyn AnyGame>> {
    if let [game] = games {
        return Ok(Some(*game));
    }
    let choice =
        |game: &&dyn AnyGame| Offer { word: game.name().to_owned(), meaning: game.title().to_owned() };
    let choices: Vec<_> = games.iter().map(choice).collect();
    let question = terminal.words.line(&Line::WhichGame);
    Ok(terminal.choose(&question, &choices)?.map(|n| games[n]))
}

/// Reads a game's name from the command line; the names appear in the help.
pub fn parser() -> impl TypedValueParser<Value = &'static dyn AnyGame> {
    let names = GAMES.iter().map(|game| PossibleValue::new(game.name()).help(game.title()));
    PossibleValuesParser::new(names).try_map(|name| named(&name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::tests::conversation;

    /// The same game twice is as good as two games here: what is asked depends on their number.
    fn two() -> [&'static dyn AnyGame; 2] {
        [GAMES[0]; 2]
    }

    #[test]
    fn the_only_game_needs_no_name() {
        assert_eq!(only(&GAMES[..1]).map(AnyGame::name), Ok(GAMES[0].name()));
        let (out, game) = conversation("", |terminal| choose(&GAMES[..1], terminal));
        assert_eq!((out.as_str(), game.map(AnyGame::name)), ("", Some(GAMES[0].name())));
    }

    #[test]
    fn among_several_games_the_person_is_asked() {
        let (out, game) = conversation("3\n2\n", |terminal| choose(&two(), terminal));
        assert!(out.contains("Which game?") && out.contains(GAMES[0].title()), "{out}");
        assert!(out.contains("There is no choice 3"), "{out}");
        assert!(game.is_some());
        assert!(conversation("quit\n", |terminal| choose(&two(), terminal)).1.is_none());
    }

    #[test]
    fn where_nobody_can_be_asked_several_games_are_listed() {
        let name = GAMES[0].name();
        let listed = format!("name the game, one of: {name}, {name}");
        assert_eq!(only(&two()).map(AnyGame::name), Err(listed));
    }
}
