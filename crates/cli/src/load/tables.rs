//! A load test as tables in a terminal.

use std::io::{self, Write};

use super::latency::Percentiles;
use super::summary::{Cores, Memory, Summary, Timed};
use crate::layout::{BAD, BOLD, FAINT, PLAIN, SUBJECT, counted, grouped, heading, printable, write_wrapped};

/// Writes everything that people want to know.
pub fn write(out: &mut dyn Write, summary: &Summary) -> io::Result<()> {
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

/// How long it took, in one line.
pub fn course(summary: &Summary) -> String {
    format!(
        "set up in {:.1} seconds; {} of warm-up, then {} that count; seed {}",
        summary.set_up,
        counted(summary.warm_up, "second"),
        counted(summary.seconds, "second"),
        summary.seed
    )
}

/// A number that is large enough to be told without its fraction.
pub fn grouped_real(number: f64) -> String {
    // Rates are never negative.
    #[allow(clippy::cast_sign_loss)]
    grouped(number.round() as u64)
}

/// What came through, by its name.
pub fn rates(summary: &Summary) -> Vec<(&'static str, String)> {
    let ordered = summary.ordered.map(|ordered| ("plans per second, ordered", grouped(ordered.into())));
    let mut rates = vec![("plans per second", grouped_real(summary.plans_per_second))];
    rates.extend(ordered);
    rates.extend([
        ("messages per second, sent", grouped_real(summary.sent_per_second)),
        ("messages per second, received", grouped_real(summary.received_per_second)),
        ("sealed plans", grouped(summary.plans)),
        ("finished games", grouped(summary.finished)),
    ]);
    rates
}

fn write_rates(out: &mut dyn Write, summary: &Summary) -> io::Result<()> {
    heading(out, "throughput", &[""])?;
    lines(out, &rates(summary))
}

fn lines(out: &mut dyn Write, lines: &[(&str, String)]) -> io::Result<()> {
    lines.iter().try_for_each(|(name, value)| writeln!(out, "{name:SUBJECT$}{value:>12}"))
}

/// The rows of latency, with their names.
pub fn timed(summary: &Summary) -> [(&'static str, &Timed); 2] {
    [("until it is done", &summary.done), ("until everyone has heard", &summary.everyone)]
}

/// Microseconds as milliseconds, as exactly as people want them.
pub fn millis(micros: f64) -> String {
    match micros / 1000.0 {
        small @ ..10.0 => format!("{small:.2}"),
        middle @ ..100.0 => format!("{middle:.1}"),
        large => format!("{large:.0}"),
    }
}

fn write_latency(out: &mut dyn Write, summary: &Summary) -> io::Result<()> {
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

/// Bytes as megabytes.
fn megabytes(bytes: f64) -> String {
    format!("{:.1} MB", bytes / f64::from(1 << 20))
}

/// Bytes as kilobytes.
fn kilobytes(bytes: f64) -> String {
    format!("{:.1} kB", bytes / 1024.0)
}

/// What was used up, by its name.
pub fn usage(summary: &Summary) -> Vec<(&'static str, String)> {
    let Cores { machine, server, load, all } = summary.cores;
    let share =
        |cores: Option<f64>| cores.map_or_else(|| "not known".to_owned(), |cores| format!("{cores:.2}"));
    let mut usage = Vec::new();
    match summary.memory {
        Some(Memory { before, set_up, end, per_table, per_socket }) => {
            let [before, set_up, end] =
                [before, set_up, end].map(|bytes| megabytes(crate::figures::real(bytes)));
            usage.extend([
                ("server's memory before", before),
                ("server's memory set up", set_up),
                ("server's memory at the end", end),
                ("to set up, per table", kilobytes(per_table)),
                ("to set up, per socket", kilobytes(per_socket)),
            ]);
        }
        None => usage.push(("server's memory", "not known".to_owned())),
    }
    usage.extend([
        ("cores that the server took", share(server)),
        ("cores that the clients took", share(load)),
        ("cores that all took together", share(all)),
        ("cores of this machine", machine.to_string()),
    ]);
    usage
}

fn write_usage(out: &mut dyn Write, summary: &Summary) -> io::Result<()> {
    heading(out, "used up", &[""])?;
    lines(out, &usage(summary))
}

fn write_races(out: &mut dyn Write, summary: &Summary) -> io::Result<()> {
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

fn write_errors(out: &mut dyn Write, summary: &Summary) -> io::Result<()> {
    if summary.errors.is_empty() {
        return writeln!(out, "\nThere were no errors.");
    }
    writeln!(out, "\n{BAD}errors:{BAD:#}")?;
    for (code, fault) in &summary.errors {
        let line = printable(&format!("{code} {}: {}", counted(fault.count, "time"), fault.example));
        write_wrapped(out, 2, PLAIN, &line)?;
    }
    Ok(())
}
