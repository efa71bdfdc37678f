//! Who plays: bots of this program, or programs of other people.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use bots::{Asked, Bot, Level, Player, Trained};
use tabletop::Seat;
use tabletop::game::Outcome;

use crate::external::{Faults, Greeting, Guest, NotStarted, Program, Stable};

/// Somebody who can be named for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entrant {
    /// A bot of this program.
    Level(Level),
    /// A program that is asked through a pipe.
    Program(Program),
}

/// What stands before the command of a program.
const PROGRAM: &str = "exec:";

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Level(level) => level.fmt(f),
            Entrant::Program(program) => write!(f, "{PROGRAM}{program}"),
        }
    }
}

impl FromStr for Entrant {
    type Err = String;
    fn from_str(text: &str) -> Result<Entrant, String> {
        let text = text.trim();
        if let Some(command) = text.strip_prefix(PROGRAM) {
            return command.parse().map(Entrant::Program);
        }
        text.parse()
            .map(Entrant::Level)
            .map_err(|why: bots::level::NotALevel| format!("{why}; a program is written {PROGRAM}COMMAND"))
    }
}

/// An entrant who is ready to play any number of games, several at a time.
#[derive(Debug)]
pub enum Ready {
    /// A bot of this program.
    Level(Level),
    /// A program, with the processes that run it.
    Program(Stable),
}

impl Ready {
    /// Makes sure that the entrant can play at all.
    pub fn new(entrant: &Entrant) -> Result<Ready, NotStarted> {
        Ok(match entrant {
            Entrant::Level(level) => Ready::Level(*level),
            Entrant::Program(program) => Ready::Program(Stable::open(program.clone())?),
        })
    }

    /// What a program wrote to its error stream, if it did.
    pub fn last_words(&self) -> Option<String> {
        match self {
            Ready::Level(_) => None,
            Ready::Program(stable) => stable.last_words(),
        }
    }

    /// Seats the entrant for one game. All moods come from `mood`.
    pub fn sit(&self, table: &Greeting, seat: Seat, mood: u64, budget: Duration) -> Seated<'_> {
        match self {
            Ready::Level(level) => Seated::Bot(Bot::new(*level, mood)),
            Ready::Program(stable) => Seated::Guest(stable.greet(table, seat, mood, budget)),
        }
    }
}

/// An entrant in a seat.
#[derive(Debug)]
pub enum Seated<'r> {
    /// A bot of this program.
    Bot(Bot),
    /// A program of somebody else's, which is asked through a pipe.
    Guest(Guest<'r>),
}

impl Seated<'_> {
    /// Will the entrant choose for itself? A program that has ended is stood in for.
    pub fn is_present(&self) -> bool {
        match self {
            Seated::Bot(_) => true,
            Seated::Guest(guest) => guest.is_present(),
        }
    }

    /// What went wrong so far.
    pub fn faults(&self) -> Option<&Faults> {
        match self {
            Seated::Bot(_) => None,
            Seated::Guest(guest) => Some(guest.faults()),
        }
    }

    /// The game is over. What went wrong in it?
    pub fn leave(self, outcome: &Outcome) -> Faults {
        match self {
            Seated::Bot(_) => Faults::default(),
            Seated::Guest(guest) => guest.leave(outcome),
        }
    }
}

impl<G: Trained> Player<G> for Seated<'_> {
    fn choose(&mut self, asked: &Asked<'_, G>) -> usize {
        match self {
            Seated::Bot(bot) => bot.choose(asked),
            Seated::Guest(guest) => guest.choose(asked),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entrants_read_as_they_are_written() {
        for text in ["random", "novice", "regular", "expert", "exec:./bot", "exec:python3 bot.py --fast"] {
            assert_eq!(text.parse::<Entrant>().unwrap().to_string(), text);
        }
        assert_eq!("exec:  a   b ".parse::<Entrant>().unwrap().to_string(), "exec:a b");
    }

    #[test]
    fn whoever_does_not_exist_is_refused_with_those_who_do() {
        for (text, reason) in [
            ("wild", "random, novice, regular and expert"),
            ("exec:", "no command"),
            ("exec:a\u{1b}b", "control"),
        ] {
            let why = text.parse::<Entrant>().unwrap_err();
            assert!(why.contains(reason), "{why}");
        }
    }
}
