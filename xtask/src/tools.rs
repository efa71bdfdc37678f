//! Programs the chores need beside cargo: found, installed, or asked for in plain words.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail};

use crate::chore::{cargo, read, run};

/// A subcommand of cargo that does not come with Rust. The version is the one these chores were tried with; an
/// installed one is used whatever its version.
#[derive(Clone, Copy)]
pub(crate) struct Tool {
    name: &'static str,
    version: &'static str,
}

pub(crate) const DENY: Tool = Tool { name: "deny", version: "0.20.2" };
pub(crate) const MACHETE: Tool = Tool { name: "machete", version: "0.9.2" };
pub(crate) const FUZZ: Tool = Tool { name: "fuzz", version: "0.13.2" };

impl Tool {
    /// Installs the tool if it is missing.
    pub(crate) fn ensure(self) -> Result<()> {
        let Tool { name, version } = self;
        if succeeds(cargo(&[name, "--version"])) {
            return Ok(());
        }
        let package = format!("cargo-{name}");
        eprintln!("{package} is missing; installing it, which takes a few minutes and happens once");
        // Each runs for seconds: to optimise it would take longer than all it will ever do.
        let mut install = cargo(&["install", "--debug", "--locked", &package, "--version", version]);
        install.env("CARGO_PROFILE_DEV_DEBUG", "0");
        run(install).with_context(|| format!("install {package} by hand: cargo install --locked {package}"))
    }
}

/// Installs a compilation target if it is missing.
pub(crate) fn ensure_target(target: &str) -> Result<()> {
    let by_hand = || format!("install the target by hand: rustup target add {target}");
    let installed = read(rustup(&["target", "list", "--installed"]))
        .with_context(|| format!("no rustup; {}", by_hand()))?;
    if installed.lines().any(|line| line == target) {
        return Ok(());
    }
    run(rustup(&["target", "add", target])).with_context(by_hand)
}

/// Fuzzing needs a nightly compiler, which nobody gets without being asked.
pub(crate) fn require_nightly() -> Result<()> {
    if succeeds(nightly(&["--version"])) {
        return Ok(());
    }
    bail!(
        "fuzzing needs a nightly compiler: rustup toolchain install nightly --profile minimal\n\
         (or leave it out: cargo xtask soak --minutes-per-target 0)"
    )
}

/// A program from the system's packages.
#[derive(Clone, Copy)]
pub(crate) struct Program {
    /// Its package, which here is also its name.
    name: &'static str,
    /// Arguments with which it only says that it is there.
    hello: &'static [&'static str],
    /// What the tests need it for.
    purpose: &'static str,
}

pub(crate) const PYTHON: Program =
    Program { name: "python3", hello: &["-c", "import json"], purpose: "for bots that are programs" };
pub(crate) const STRACE: Program =
    Program { name: "strace", hello: &["--version"], purpose: "to count what reaches the disk" };

pub(crate) const CHROMIUM: Program =
    Program { name: "chromium", hello: &["--version"], purpose: "to look at the pages" };

impl Program {
    /// Where packages can be installed without asking anybody, a missing one is installed.
    pub(crate) fn ensure(self) -> Result<()> {
        let Program { name, purpose, .. } = self;
        if self.is_there() {
            return Ok(());
        }
        eprintln!("{name} is missing; trying to install it");
        let apt = |arguments: &[&str]| {
            let mut apt = Command::new("apt-get");
            apt.args(arguments).stdin(Stdio::null()).env("DEBIAN_FRONTEND", "noninteractive");
            succeeds(apt)
        };
        let install = || apt(&["install", "--yes", name]);
        // A fresh machine has not heard yet which packages there are.
        if (install() || (apt(&["update"]) && install())) && self.is_there() {
            return Ok(());
        }
        bail!(
            "the tests need {name}, {purpose}: install it from your system's packages, such as apt install {name}"
        )
    }

    fn is_there(self) -> bool {
        let mut program = Command::new(self.name);
        program.args(self.hello);
        succeeds(program)
    }
}

/// Makes a Python of its own in this folder, with nothing installed in it.
pub(crate) fn python_of_its_own(folder: &Path) -> Result<()> {
    let mut environment = Command::new("python3");
    environment.args(["-m", "venv", "--clear"]).arg(folder);
    run(environment).context("python3 needs its module venv, such as from apt install python3-venv")
}

/// Cargo of the nightly toolchain. Rustup's own cargo chooses it, not the one that started us.
pub(crate) fn nightly(arguments: &[&str]) -> Command {
    let mut command = Command::new("cargo");
    command.arg("+nightly").args(arguments).current_dir(crate::chore::root());
    command
}

fn rustup(arguments: &[&str]) -> Command {
    let mut command = Command::new("rustup");
    command.args(arguments).current_dir(crate::chore::root());
    command
}

fn succeeds(mut command: Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}
