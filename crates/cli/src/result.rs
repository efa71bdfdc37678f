//! How a game ended, in words.

use std::io::{self, Write};

use tabletop::game::{Names, Outcome};

use crate::layout::{BOLD, counted};

/// Writes who won and the table of places.
pub fn write(out: &mut dyn Write, outcome: &Outcome, names: &Names) -> io::Result<()> {
    let winners = outcome.winners();
    let verb = if winners.len() == 1 { "wins" } else { "share the win" };
    writeln!(out, "{BOLD}{} {verb}.{BOLD:#}", names.list(winners))?;
    let mut places: Vec<_> = outcome.0.iter().collect();
    places.sort_by_key(|(_, standing)| standing.place);
    let width = places.iter().map(|(seat, _)| names.of(*seat).chars().count()).max().unwrap_or(0);
    for (seat, standing) in places {
        let points = counted(u64::from(standing.points), "point");
        writeln!(out, "  {}.  {:width$}  {points}", standing.place, names.of(seat))?;
    }
    Ok(())
}
