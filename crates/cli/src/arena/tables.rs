//! An arena as tables in a terminal.

use std::io::{self, Write};

use arena::ContestSummary;
use arena::summary::EntrantSummary;
use arena::told::{PLACES, bounds, micros};
use statistics::{counted, grouped, percent, shortened};

use crate::layout::{BAD, BOLD, FAINT, PLAIN, SUBJECT, heading, printable, write_wrapped};

/// Writes everything that people want to know.
pub fn write(out: &mut dyn Write, summary: &ContestSummary) -> io::Result<()> {
    writeln!(
        out,
        "{BOLD}{}{BOLD:#}: {} of {} players, {}, each from every seat, seed {}",
        summary.title,
        counted(summary.games, "game"),
        summary.players,
        counted(summary.deals, "deal"),
        summary.seed
    )?;
    if !summary.ratings.is_empty() {
        write_ratings(out, summary)?;
    }
    write_wins(out, summary)?;
    write_places(out, summary)?;
    write_times(out, summary)?;
    summary
        .entrants
        .iter()
        .filter(|entrant| !entrant.faults.is_empty())
        .try_for_each(|entrant| write_faults(out, entrant))
}

/// A name that leaves a gap before the next column.
fn subject(name: &str) -> String {
    format!("{:SUBJECT$}", shortened(name, SUBJECT - 2))
}

fn write_ratings(out: &mut dyn Write, summary: &ContestSummary) -> io::Result<()> {
    heading(out, "ladder", &["rating", "95 % interval"])?;
    for rating in &summary.ratings {
        let bounds = format!("{:.0} – {:.0}", rating.interval.low, rating.interval.high);
        writeln!(out, "{}{:>12.0}{bounds:>15}", subject(&rating.name), rating.rating)?;
    }
    heading(out, "who finished before whom", &["meetings", "share"])?;
    for meeting in &summary.meetings {
        let name = format!("{} before {}", meeting.one, meeting.other);
        let [meetings, share] = [grouped(meeting.meetings), percent(meeting.share)];
        writeln!(out, "{}{meetings:>12}{share:>12}", subject(&name))?;
    }
    Ok(())
}

fn write_wins(out: &mut dyn Write, summary: &ContestSummary) -> io::Result<()> {
    heading(out, "entrant", &["win share", "95 % interval", "fair share", "points"])?;
    for entrant in &summary.entrants {
        let name = subject(&summary.called(entrant));
        let [share, fair] = [entrant.win_share, summary.fair_share].map(percent);
        let bounds = entrant.interval.map_or_else(|| "–".to_owned(), bounds);
        writeln!(out, "{name}{share:>12}{bounds:>15}{fair:>12}{:>12.2}", entrant.points.average.mean)?;
    }
    writeln!(out, "{FAINT}shared wins: {}{FAINT:#}", grouped(summary.shared_wins))
}

fn write_places(out: &mut dyn Write, summary: &ContestSummary) -> io::Result<()> {
    heading(out, "places", &PLACES[..summary.players])?;
    for entrant in &summary.entrants {
        write!(out, "{}", subject(&summary.called(entrant)))?;
        entrant.places.iter().try_for_each(|&place| write!(out, "{:>12}", grouped(place)))?;
        writeln!(out)?;
    }
    Ok(())
}

fn write_times(out: &mut dyn Write, summary: &ContestSummary) -> io::Result<()> {
    heading(out, "microseconds per decision", &["median", "99 %", "decisions"])?;
    for entrant in &summary.entrants {
        let [median, p99] = [entrant.times.median, entrant.times.p99].map(micros);
        let decisions = grouped(entrant.times.decisions);
        writeln!(out, "{}{median:>12}{p99:>12}{decisions:>12}", subject(&entrant.name))?;
    }
    Ok(())
}

fn write_faults(out: &mut dyn Write, entrant: &EntrantSummary) -> io::Result<()> {
    let faults = &entrant.faults;
    let lost = counted(faults.lost_turns, "turn");
    let name = &entrant.name;
    let head = format!("{name}: {}, {lost} lost to random play", counted(faults.count(), "fault"));
    writeln!(out)?;
    write_wrapped(out, 0, BAD, &head)?;
    for (kind, noted) in &faults.kinds {
        let example = printable(&noted.example);
        let line = format!("{} {}: {example}", kind.told(), counted(noted.count, "time"));
        write_wrapped(out, 2, PLAIN, &line)?;
    }
    if let Some(stderr) = &entrant.stderr {
        writeln!(out, "  {FAINT}the end of its error stream:{FAINT:#}")?;
        let lines: Vec<_> = stderr.lines().collect();
        for line in lines.iter().skip(lines.len().saturating_sub(SHOWN)) {
            write_wrapped(out, 4, FAINT, &printable(line))?;
        }
    }
    Ok(())
}

/// So many lines of an error stream are shown.
const SHOWN: usize = 5;
