//! How a game ended, in words.

use std::io::{self, Write};

use tabletop::game::{Names, Outcome};
use words::Words;

use crate::layout::BOLD;
use crate::line::Line;

/// Writes who won and the table of places.
pub fn write(out: &mut dyn Write, outcome: &Outcome, words: &Words, names: &Names) -> io::Result<()> {
    let winners = outcome.winners().iter().collect();
    writeln!(out, "{BOLD}{}{BOLD:#}", words.line_of(&Line::Won { winners }, names))?;
    let mut places: Vec<_> = outcome.0.iter().collect();
    places.sort_by_key(|(_, standing)| standing.place);
    let width = places.iter().map(|(seat, _)| names.of(*seat).chars().count()).max().unwrap_or(0);
    for (seat, standing) in places {
        let points = words.line(&Line::Points { points: standing.points });
        writeln!(out, "  {}.  {:width$}  {points}", standing.place, names.of(seat))?;
    }
    Ok(())
}
