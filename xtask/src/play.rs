//! The chores that start or make a program.

use anyhow::{Context as _, Result};

use crate::chore::{Steps, cargo, root, run};
use crate::server::{self, Server};
use crate::web;

/// Builds the pages, starts the server, which carries them, and lets it say where it is.
pub(crate) fn play(arguments: &[String]) -> Result<()> {
    web::build(web::Output::Quiet)?;
    start(&["--package", "durbar", "--", "serve", "--log", "warn"], arguments)
}

/// Measures what a decision costs, beside a peer.
pub(crate) fn bench(arguments: &[String]) -> Result<()> {
    start(&["--package", "bench", "--bin", "bench", "--"], arguments)
}

/// Makes the one binary, and looks that nothing is missing in it.
pub(crate) fn release() -> Result<()> {
    let mut steps = Steps::default();
    steps.step("pages", || web::build(web::Output::Quiet))?;
    let mut durbar = None;
    steps.step("program", || {
        durbar = Some(server::release()?);
        Ok(())
    })?;
    let durbar = durbar.context("the program was built")?;
    steps.step("the program carries the pages", || {
        let data = root().join("target/release-check");
        let checked = Server::start(&durbar, &data).and_then(|server| server.must_have_pages());
        let _ = std::fs::remove_dir_all(data);
        checked
    })?;
    eprintln!("\nEverything is in one file: {}", durbar.display());
    Ok(())
}

fn start(program: &[&str], arguments: &[String]) -> Result<()> {
    let mut command = cargo(&["run", "--quiet", "--release"]);
    command.args(program).args(arguments);
    run(command)
}
