//! How far a long run has come.

use std::fmt;
use std::io::{self, IsTerminal as _};

use indicatif::{ProgressBar, ProgressState, ProgressStyle};

/// A bar with an estimate for people who wait; nothing if nobody watches. `done` games were played before.
pub fn bar(games: u64, done: u64) -> ProgressBar {
    bar_of("games", games, done)
}

/// The same for things of another name.
pub fn bar_of(things: &str, number: u64, done: u64) -> ProgressBar {
    let template = format!("{{bar:40}} {{human_pos}} of {{human_len}} {things}, {{speed}}, {{eta}} left");
    let bar = shown(&template, number).with_position(done);
    // What was done before says nothing of how long the rest takes.
    bar.reset_eta();
    bar
}

/// A bar for something that takes so many seconds, with room for a message.
pub fn clock(seconds: u64) -> ProgressBar {
    shown("{bar:40} {pos} of {len} seconds, {msg}", seconds)
}

fn shown(template: &str, number: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(template)
        .expect("the templates are fixed and well formed")
        .with_key("speed", |state: &ProgressState, out: &mut dyn fmt::Write| {
            // A bar that cannot be drawn is no reason to stop counting.
            let _ = write!(out, "{:.0} per second", state.per_sec());
        });
    ProgressBar::new(number).with_style(style)
}
