//! Everything that must pass, cheapest first; the first failure ends it.

use anyhow::Result;

use crate::chore::{Steps, cargo, run};
use crate::{tidy, tools};

/// The crates that must build without an operating system below them.
const RULES: [&str; 2] = ["tabletop", "eschnapur"];
const WASM: &str = "wasm32-unknown-unknown";

/// Runs all checks.
pub(crate) fn test() -> Result<()> {
    let mut steps = Steps::default();
    steps.step("tidy", || tidy::tidy(false))?;
    steps.step("format", format)?;
    steps
        .step("clippy", || run(cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])))?;
    steps.step("tests", || run(cargo(&["test", "--workspace"])))?;
    steps.step("rules build for wasm", wasm)?;
    steps.step("documentation", documentation)?;
    steps.step("dependencies are allowed (cargo deny)", || {
        tools::DENY.ensure()?;
        run(cargo(&["deny", "--log-level", "error", "check", "bans", "licenses", "sources"]))
    })?;
    steps.step("dependencies are used (cargo machete)", || {
        tools::MACHETE.ensure()?;
        run(cargo(&["machete"]))
    })?;
    steps.summary();
    Ok(())
}

/// The fuzz targets are a workspace of their own and would be forgotten.
fn format() -> Result<()> {
    run(cargo(&["fmt", "--all", "--check"]))?;
    run(cargo(&["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"]))
}

fn wasm() -> Result<()> {
    tools::ensure_target(WASM)?;
    let mut command = cargo(&["check", "--target", WASM]);
    for package in RULES {
        command.args(["--package", package]);
    }
    run(command)
}

fn documentation() -> Result<()> {
    let mut command = cargo(&["doc", "--workspace", "--no-deps", "--document-private-items"]);
    command.env("RUSTDOCFLAGS", "-D warnings");
    run(command)
}
