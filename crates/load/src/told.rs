//! What came of a load test in words, for tables and pages.

use statistics::{counted, grouped, real};

use crate::summary::{BusyCores, LoadSummary, MemoryUse, Timed};

/// How long it took, in one line.
pub fn course(summary: &LoadSummary) -> String {
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
pub fn rates(summary: &LoadSummary) -> Vec<(&'static str, String)> {
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

/// The rows of latency, with their names.
pub fn timed(summary: &LoadSummary) -> [(&'static str, &Timed); 2] {
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

/// Bytes as megabytes.
fn megabytes(bytes: f64) -> String {
    format!("{:.1} MB", bytes / f64::from(1 << 20))
}

/// Bytes as kilobytes.
fn kilobytes(bytes: f64) -> String {
    format!("{:.1} kB", bytes / 1024.0)
}

/// What was used up, by its name.
pub fn usage(summary: &LoadSummary) -> Vec<(&'static str, String)> {
    let BusyCores { machine, server, load, all } = summary.cores;
    let share =
        |cores: Option<f64>| cores.map_or_else(|| "not known".to_owned(), |cores| format!("{cores:.2}"));
    let mut usage = Vec::new();
    match summary.memory {
        Some(MemoryUse { before, set_up, end, per_table, per_socket }) => {
            let [before, set_up, end] = [before, set_up, end].map(|bytes| megabytes(real(bytes)));
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
