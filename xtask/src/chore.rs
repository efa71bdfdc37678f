//! Running commands, and saying what runs and how long it took.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};

/// The folder of the workspace: chores work from anywhere below it.
pub(crate) fn root() -> PathBuf {
    let xtask = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().expect("the chores live in a folder of the workspace").to_owned()
}

/// The cargo that started us, so that the same toolchain goes on.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    // Cargo tells us which package it runs; a tool below us would take itself for that package.
    command.args(arguments).current_dir(root()).env_remove("CARGO_PKG_NAME");
    command
}

/// Runs a command with its output on this terminal; an error if it fails.
pub(crate) fn run(mut command: Command) -> Result<()> {
    let shown = shown(&command);
    let status = command.status().with_context(|| format!("cannot start `{shown}`"))?;
    if !status.success() {
        bail!("`{shown}` failed");
    }
    Ok(())
}

/// Runs a command and reads what it prints.
pub(crate) fn read(mut command: Command) -> Result<String> {
    let shown = shown(&command);
    let output = command.output().with_context(|| format!("cannot start `{shown}`"))?;
    if !output.status.success() {
        bail!("`{shown}` failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{shown}` printed something that is no text"))
}

/// Builds with cargo, and says where it left the program with this name.
pub(crate) fn built(mut build: Command, program: &str) -> Result<PathBuf> {
    build.args(["--message-format", "json-render-diagnostics"]).stderr(Stdio::inherit());
    let shown = shown(&build);
    let output = build.output().with_context(|| format!("cannot start `{shown}`"))?;
    if !output.status.success() {
        bail!("`{shown}` failed");
    }
    let messages = String::from_utf8_lossy(&output.stdout);
    messages
        .lines()
        .find_map(|message| program_of(message, program))
        .with_context(|| format!("`{shown}` built no {program}"))
}

/// The program or example in a message of cargo, if it is about that itself and not about its tests.
fn program_of(message: &str, program: &str) -> Option<PathBuf> {
    let message: serde_json::Value = serde_json::from_str(message).ok()?;
    let target = &message["target"];
    let is_run = target["kind"][0] == "bin" || target["kind"][0] == "example";
    let is_it = target["name"] == program && is_run && message["profile"]["test"] == false;
    is_it.then(|| message["executable"].as_str().map(PathBuf::from)).flatten()
}

/// The command as one would type it.
fn shown(command: &Command) -> String {
    let program = PathBuf::from(command.get_program());
    let name = program.file_stem().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    let arguments = command.get_args().map(|argument| argument.to_string_lossy().into_owned());
    std::iter::once(name).chain(arguments).collect::<Vec<_>>().join(" ")
}

/// Steps done one after another, each announced and timed; the first failure ends them.
#[derive(Default)]
pub(crate) struct Steps(Vec<(&'static str, Duration)>);

impl Steps {
    /// Does one step.
    pub(crate) fn step(&mut self, name: &'static str, work: impl FnOnce() -> Result<()>) -> Result<()> {
        eprintln!("\n== {name}");
        let begun = Instant::now();
        let done = work();
        let took = begun.elapsed();
        self.0.push((name, took));
        match done {
            Ok(()) => eprintln!("== {name}: done in {}", seconds(took)),
            Err(error) => {
                eprintln!();
                return Err(error.context(format!("{name} failed after {}", seconds(took))));
            }
        }
        Ok(())
    }

    /// Says what was done.
    pub(crate) fn summary(&self) {
        let total: Duration = self.0.iter().map(|(_, took)| took).sum();
        eprintln!();
        for (name, took) in &self.0 {
            eprintln!("  ok {:>11}  {name}", seconds(*took));
        }
        eprintln!("All {} steps passed in {}.", self.0.len(), seconds(total));
    }
}

/// A duration as people say it.
pub(crate) fn seconds(duration: Duration) -> String {
    match duration.as_secs() {
        whole @ 60.. => format!("{} min {:02} s", whole / 60, whole % 60),
        _ => format!("{:.1} s", duration.as_secs_f64()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_written_as_people_say_them() {
        assert_eq!(seconds(Duration::from_millis(1_250)), "1.2 s");
        assert_eq!(seconds(Duration::from_secs(125)), "2 min 05 s");
    }

    #[test]
    fn a_failing_command_is_named() {
        let error = run(cargo(&["no-such-chore"])).unwrap_err().to_string();
        assert_eq!(error, "`cargo no-such-chore` failed");
    }

    #[test]
    fn a_program_is_told_from_its_tests_and_from_others() {
        let message = |name: &str, kind: &str, test: bool| {
            let target = serde_json::json!({ "name": name, "kind": [kind] });
            let profile = serde_json::json!({ "test": test });
            serde_json::json!({ "target": target, "profile": profile, "executable": "/x/durbar" }).to_string()
        };
        let found = |message: &str| program_of(message, "durbar");
        for kind in ["bin", "example"] {
            assert_eq!(found(&message("durbar", kind, false)), Some(PathBuf::from("/x/durbar")), "{kind}");
        }
        for other in [
            message("durbar", "bin", true),
            message("durbar", "lib", false),
            message("bench", "bin", false),
            "no message".to_owned(),
        ] {
            assert_eq!(found(&other), None, "{other}");
        }
    }

    #[test]
    fn a_failing_step_is_named_and_ends_the_steps() {
        let mut steps = Steps::default();
        steps.step("fine", || Ok(())).unwrap();
        let error = steps.step("broken", || bail!("no")).unwrap_err();
        assert!(format!("{error:#}").starts_with("broken failed after 0.0 s: no"), "{error:#}");
    }
}
