//! The chores that start a program.

use anyhow::Result;

use crate::chore::{cargo, run};

/// Starts the server, which says where it is.
pub(crate) fn play(arguments: &[String]) -> Result<()> {
    start(&["--package", "durbar", "--", "serve", "--log", "warn"], arguments)
}

/// Measures.
pub(crate) fn bench(arguments: &[String]) -> Result<()> {
    start(&["--package", "bench", "--bin", "bench", "--"], arguments)
}

fn start(program: &[&str], arguments: &[String]) -> Result<()> {
    let mut command = cargo(&["run", "--quiet", "--release"]);
    command.args(program).args(arguments);
    run(command)
}
