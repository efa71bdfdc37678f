//! How often a person is asked in windows, and how long everybody waits for it: whole games of regulars with one person,
//! for every setting.

// Counts of a few games are far below what a fraction holds exactly.
#![allow(clippy::cast_precision_loss)]

mod evening;

use std::io::Write as _;
use std::process::ExitCode;

use anyhow::Result;
use bots::{Level, Trained};
use clap::Parser;
use tabletop::{Hosted, Way, Wish};

use crate::evening::{Tally, evening};

/// The default first, then everywhere the same.
const SETTINGS: [(&str, Option<Wish>); 4] = [
    ("default", None),
    ("always", Some(Wish::Always)),
    ("if-it-concerns-me", Some(Wish::IfItConcernsMe)),
    ("never", Some(Wish::Never)),
];

/// Plays whole games of regulars in which one seat is a person's, and counts what really waits for them
#[derive(Parser)]
struct Arguments {
    /// How many games for each way to play and each setting
    #[arg(long, default_value_t = 4)]
    games: u64,
    /// Only ways to play whose name has this in it, such as "magic" or "5 players"
    #[arg(long, value_name = "TEXT")]
    only: Option<String>,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match print(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// A heading, and the rows of every game.
fn print(arguments: &Arguments) -> Result<()> {
    head()?;
    let of_games = games::each!(G => rows::<G> as fn(&Arguments) -> Result<()>);
    of_games.iter().try_for_each(|rows| rows(arguments))
}

fn head() -> Result<()> {
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "A round, on average: windows that wait for the person, everything that waits for them, windows that"
    )?;
    writeln!(
        out,
        "pass them by; the seconds that all spend on the person's windows, and the seconds of the round."
    )?;
    writeln!(
        out,
        "{:32} {:18} {:>7} {:>9} {:>7} {:>8} {:>7}",
        "way to play", "setting", "windows", "questions", "passed", "waited s", "round s"
    )?;
    Ok(())
}

fn rows<G: Hosted + Trained>(arguments: &Arguments) -> Result<()> {
    for way in Way::<G>::all() {
        let name = way.to_string();
        if arguments.only.as_ref().is_some_and(|only| !name.contains(only.as_str())) {
            continue;
        }
        for (setting, wish) in SETTINGS {
            let mut sum = Tally::default();
            for number in 0..arguments.games {
                sum.add(evening(&way, number, wish, Level::Regular)?);
            }
            row(&name, setting, &sum)?;
        }
    }
    Ok(())
}

fn row(name: &str, setting: &str, sum: &Tally) -> Result<()> {
    let rounds = f64::from(sum.rounds);
    let each = |count: u32| f64::from(count) / rounds;
    let seconds = |milliseconds: i64| milliseconds as f64 / 1000.0 / rounds;
    let Tally { windows, questions, passed, waited, lasted, .. } = *sum;
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "{name:32} {setting:18} {:7.1} {:9.1} {:7.1} {:8.0} {:7.0}",
        each(windows),
        each(questions),
        each(passed),
        seconds(waited),
        seconds(lasted),
    )?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use games::morgenland::Morgenland;

    use super::*;

    /// People shall not be asked more than three times a round whether they step in.
    #[test]
    fn the_default_asks_for_little_in_windows() {
        for way in Way::<Morgenland>::all() {
            let mut sum = Tally::default();
            for number in 0..8 {
                sum.add(evening(&way, number, None, Level::Novice).expect("a game is played"));
            }
            assert!(sum.windows <= 3 * sum.rounds, "{way}: {sum:?}");
        }
    }
}
