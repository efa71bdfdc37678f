//! Long runs: random play under the laws, a server that is killed, one under load, one that is asked
//! whatever its description allows, games beside those of others, tables looked at through every window, then every fuzz target.

use std::collections::VecDeque;
use std::fs::File;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::Child;
use std::thread::{available_parallelism, sleep};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};

use crate::chore::{Steps, cargo, root, run, seconds};
use crate::tools::{self, nightly};
use crate::{hostile, load, peers, requests, web};

/// A single input that takes longer than this many seconds is a finding.
const SLOWEST_INPUT: u64 = 20;

/// How long everything takes; whatever is 0 is left out.
pub(crate) struct Plan {
    pub(crate) minutes_per_target: u64,
    pub(crate) decisions: u64,
    pub(crate) kills: u64,
    pub(crate) tables: u32,
    pub(crate) requests: u32,
}

/// Plays, kills, loads, asks, then fuzzes.
pub(crate) fn soak(plan: &Plan) -> Result<()> {
    let Plan { minutes_per_target, decisions, kills, tables, requests } = *plan;
    let mut steps = Steps::default();
    if decisions > 0 {
        steps.step("random play under the laws", || {
            let decisions = decisions.to_string();
            run(cargo(&["run", "--release", "-p", "bench", "--bin", "soak", "--", "--decisions", &decisions]))
        })?;
    }
    if kills > 0 {
        steps.step("a server that is killed again and again", || {
            let test = "durability::nothing_that_was_acknowledged_is_lost_when_the_server_is_killed";
            let mut command = cargo(&[
                "test",
                "--package",
                "server",
                "--test",
                "sockets",
                "--",
                "--exact",
                "--nocapture",
                test,
            ]);
            command.env("DURBAR_TEST_KILLS", kills.to_string());
            run(command)
        })?;
    }
    if tables > 0 {
        steps.step("a server under load", || load::load(tables))?;
    }
    if requests > 0 {
        steps.step("requests that the description makes possible", || requests::requests(requests))?;
    }
    steps.step("games beside those of others", peers::peers)?;
    steps.step("tables through every window", windows)?;
    if minutes_per_target > 0 {
        steps.step("what fuzzing needs", || {
            tools::require_nightly()?;
            tools::FUZZ.ensure()
        })?;
        steps.step("seeds for the fuzz targets", || {
            run(cargo(&["run", "--quiet", "--manifest-path", "fuzz/Cargo.toml", "--example", "seeds"]))
        })?;
        steps.step("build the fuzz targets", || run(nightly(&["fuzz", "build"])))?;
        steps.step("fuzz", || fuzz(&targets()?, Duration::from_secs(60 * minutes_per_target)))?;
    }
    steps.summary();
    Ok(())
}

/// Looks at whole games through every window, and at nothing else.
pub(crate) fn windows() -> Result<()> {
    web::build(web::Output::Quiet)?;
    web::look_wide()
}

/// Attacks a server, and nothing else.
pub(crate) fn hostile() -> Result<()> {
    let mut steps = Steps::default();
    steps.step("a server under attack", hostile::hostile)?;
    steps.summary();
    Ok(())
}

/// The names of the fuzz targets.
fn targets() -> Result<VecDeque<String>> {
    let folder = root().join("fuzz/fuzz_targets");
    let mut names = Vec::new();
    for entry in std::fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        if let Some(name) = path.file_stem().filter(|_| path.extension().is_some_and(|kind| kind == "rs")) {
            names.push(name.to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names.into())
}

/// A fuzz target at work.
struct Running {
    name: String,
    child: Child,
    log: PathBuf,
}

/// Runs the targets, as many at a time as there are cores, and says what came of each.
fn fuzz(targets: &VecDeque<String>, time: Duration) -> Result<()> {
    let cores = available_parallelism().map_or(1, NonZero::get);
    let turns = targets.len().div_ceil(cores) as u32;
    eprintln!(
        "{} targets, {cores} at a time, {} each: about {}",
        targets.len(),
        seconds(time),
        seconds(time * turns)
    );
    let mut waiting = targets.clone();
    let mut running: Vec<Running> = Vec::new();
    let mut failed = Vec::new();
    while !waiting.is_empty() || !running.is_empty() {
        while running.len() < cores
            && let Some(name) = waiting.pop_front()
        {
            running.push(start(name, time)?);
        }
        sleep(Duration::from_millis(500));
        let mut still = Vec::new();
        for mut target in running {
            match target.child.try_wait()? {
                None => still.push(target),
                Some(status) if status.success() => report(&target),
                Some(_) => {
                    eprintln!("{}: failed, see {}\n{}", target.name, target.log.display(), tail(&target.log));
                    failed.push(target.name);
                }
            }
        }
        running = still;
    }
    if failed.is_empty() {
        return Ok(());
    }
    bail!("{} found something; its input lies under fuzz/artifacts", failed.join(", "))
}

fn start(name: String, time: Duration) -> Result<Running> {
    let folder = root().join("fuzz/target/logs");
    std::fs::create_dir_all(&folder)?;
    let log = folder.join(format!("{name}.log"));
    let file = File::create(&log).with_context(|| format!("cannot write {}", log.display()))?;
    let mut command = nightly(&["fuzz", "run", &name, "--", "-print_final_stats=1"]);
    command.arg(format!("-max_total_time={}", time.as_secs())).arg(format!("-timeout={SLOWEST_INPUT}"));
    let child = command.stdout(file.try_clone()?).stderr(file).spawn().context("cannot start cargo fuzz")?;
    eprintln!("{name}: running");
    Ok(Running { name, child, log })
}

fn report(target: &Running) {
    let log = std::fs::read_to_string(&target.log).unwrap_or_default();
    let inputs = log.lines().find_map(|line| line.strip_prefix("stat::number_of_executed_units:"));
    eprintln!("{}: {} inputs, nothing found", target.name, inputs.unwrap_or("some").trim());
}

fn tail(log: &Path) -> String {
    let text = std::fs::read_to_string(log).unwrap_or_default();
    let lines: Vec<_> = text.lines().collect();
    lines[lines.len().saturating_sub(25)..].join("\n")
}
