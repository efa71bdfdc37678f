//! How far a long run has come.

use std::fmt;
use std::io::{self, IsTerminal as _};

use indicatif::{ProgressBar, ProgressState, ProgressStyle};

/// A bar with an estimate for people who wait; nothing if nobody watches. `done` games were played before.
pub fn bar(games: u64, done: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style =
        ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {speed}, {eta} left")
            .expect("the template is fixed and well formed")
            .with_key("speed", |state: &ProgressState, out: &mut dyn fmt::Write| {
                // A bar that cannot be drawn is no reason to stop counting.
                let _ = write!(out, "{:.0} per second", state.per_sec());
            });
    let bar = ProgressBar::new(games).with_style(style).with_position(done);
    // What was played before says nothing of how long the rest takes.
    bar.reset_eta();
    bar
}
