//! Everything that must pass, cheapest first; the first failure ends it.

use anyhow::{Context as _, Result};

use crate::chore::{Steps, cargo, root, run};
use crate::{tidy, tools, web};

const WASM: &str = "wasm32-unknown-unknown";

/// Runs all checks.
pub(crate) fn test() -> Result<()> {
    let mut steps = Steps::default();
    steps.step("tidy", || tidy::tidy(false))?;
    steps.step("format", format)?;
    steps.step("packages of the web part", web::install)?;
    steps.step("layout of the web part (prettier)", || web::script("format:check"))?;
    steps.step("style of the web part (eslint)", || web::script("lint"))?;
    steps.step("types of the web part (svelte-check)", || web::script("check"))?;
    steps.step("tests of the web part", || web::script("test"))?;
    // Before anything is compiled, because the server carries them.
    steps.step("pages, and what their first load costs", || web::build(web::Output::Full))?;
    steps
        .step("clippy", || run(cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])))?;
    steps.step("tests", || {
        tools::PYTHON.ensure()?;
        tools::STRACE.ensure()?;
        run(cargo(&["test", "--workspace"]))
    })?;
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
    steps.step("games in a real browser", web::browse)?;
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
    for package in rules()? {
        command.args(["--package", &package]);
    }
    run(command)
}

/// The crates that must build without an operating system below them: the vocabulary, the hosted table, and every game,
/// which is a crate with a rulebook.
fn rules() -> Result<Vec<String>> {
    let folder = root().join("crates");
    let mut packages = vec!["table".to_owned(), "tabletop".to_owned()];
    for entry in std::fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let entry = entry?;
        if entry.path().join("rulebook").is_dir() {
            packages.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    packages.sort();
    Ok(packages)
}

fn documentation() -> Result<()> {
    let mut command = cargo(&["doc", "--workspace", "--no-deps", "--document-private-items"]);
    command.env("RUSTDOCFLAGS", "-D warnings");
    run(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_are_the_vocabulary_and_the_games() {
        let packages = rules().unwrap();
        for package in ["eschnapur", "table", "tabletop"] {
            assert!(packages.iter().any(|found| found == package), "{package} is missing in {packages:?}");
        }
        assert!(
            !packages.iter().any(|package| package == "cli" || package == "tabletop-laws"),
            "{packages:?}"
        );
    }
}
