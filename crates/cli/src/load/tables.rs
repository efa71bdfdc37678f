//! A load test as tables in a terminal.

use std::io::{self, Write};

use load::told::{course, millis, rates, timed, usage};
use load::{LoadSummary, Percentiles};
use statistics::counted;

use crate::layout::{BAD, BOLD, FAINT, PLAIN, SUBJECT, heading, printable, write_wrapped};

/// Writes everything that people want to know.
pub fn write(out: &mut dyn Write, summary: &LoadSummary) -> io::Result<()> {
    writeln!(out, "{BOLD}{}{BOLD:#}: {}", summary.server, summary.told())?;
    writeln!(out, "{FAINT}{}{FAINT:#}", course(summary))?;
    write_rates(out, summary)?;
    write_latency(out, summary)?;
    write_usage(out, summary)?;
    write_races(out, summary)?;
    if let Some(shortfall) = &summary.shortfall {
        writeln!(out)?;
        write_wrapped(out, 0, BAD, shortfall)?;
    }
    write_errors(out, summary)
}

fn write_rates(out: &mut dyn Write, summary: &LoadSummary) -> io::Result<()> {
    heading(out, "throughput", &[""])?;
    lines(out, &rates(summary))
}

fn lines(out: &mut dyn Write, lines: &[(&str, String)]) -> io::Result<()> {
    lines.iter().try_for_each(|(name, value)| writeln!(out, "{name:SUBJECT$}{value:>12}"))
}

fn write_latency(out: &mut dyn Write, summary: &LoadSummary) -> io::Result<()> {
    heading(out, "milliseconds from sealing", &Percentiles::NAMES)?;
    for (name, timed) in timed(summary) {
        write!(out, "{name:SUBJECT$}")?;
        match timed.percentiles {
            Some(percentiles) => {
                percentiles.all().into_iter().try_for_each(|micros| write!(out, "{:>12}", millis(micros)))?;
            }
            None => write!(out, "{:>12}", "–")?,
        }
        writeln!(out)?;
    }
    Ok(())
}

fn write_usage(out: &mut dyn Write, summary: &LoadSummary) -> io::Result<()> {
    heading(out, "used up", &[""])?;
    lines(out, &usage(summary))
}

fn write_races(out: &mut dyn Write, summary: &LoadSummary) -> io::Result<()> {
    let races: Vec<_> =
        summary.races.iter().map(|(code, &n)| format!("{code} {}", counted(n, "time"))).collect();
    if races.is_empty() {
        return Ok(());
    }
    writeln!(
        out,
        "
{FAINT}refused because others were quicker: {}{FAINT:#}",
        races.join(", ")
    )
}

fn write_errors(out: &mut dyn Write, summary: &LoadSummary) -> io::Result<()> {
    if summary.errors.is_empty() {
        return writeln!(out, "\nThere were no errors.");
    }
    writeln!(out, "\n{BAD}errors:{BAD:#}")?;
    for (code, mishap) in &summary.errors {
        let line = printable(&format!("{code} {}: {}", counted(mishap.count, "time"), mishap.example));
        write_wrapped(out, 2, PLAIN, &line)?;
    }
    Ok(())
}
