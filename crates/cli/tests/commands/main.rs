//! Runs the built binary as people do and looks at what it prints, one file per command.

// Everything here is a test: whatever is missing fails it.
#![allow(clippy::unwrap_used)]

mod arena;
mod edition;
mod external;
mod hosting;
mod load;
mod play;
mod replay;
mod simulate;
mod strays;
mod try_out;
mod tune;

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What came of one run.
struct Run {
    out: String,
    err: String,
    code: Option<i32>,
}

impl Run {
    /// The output of a run that must have gone well.
    #[track_caller]
    fn fine(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "printed: {}", self.out);
        self.out
    }

    /// The complaint of a run that must have failed, and not by a crash.
    #[track_caller]
    fn failed(self) -> String {
        assert_eq!(self.code, Some(1), "printed: {}{}", self.out, self.err);
        self.err
    }
}

/// Runs `durbar` with nothing to read.
fn durbar<'a>(arguments: impl AsRef<[&'a str]>) -> Run {
    durbar_reading("", arguments)
}

/// Runs `durbar` with this input in a pipe.
fn durbar_reading<'a>(input: &str, arguments: impl AsRef<[&'a str]>) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_durbar"))
        .args(arguments.as_ref())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // A thread of its own: the child may print more than a pipe holds before it reads on. It may also end
    // before it has read everything, which is no failure of the test.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let done = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Run {
        out: String::from_utf8(done.stdout).unwrap(),
        err: String::from_utf8(done.stderr).unwrap(),
        code: done.status.code(),
    }
}

/// A directory for one test, gone after it.
struct Dir(tempfile::TempDir);

impl Dir {
    fn new() -> Dir {
        Dir(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// The path as an argument.
    fn arg(&self, name: &str) -> String {
        self.path(name).to_str().unwrap().to_owned()
    }

    fn write(&self, name: &str, text: &str) -> String {
        fs::write(self.path(name), text).unwrap();
        self.arg(name)
    }
}

fn read(path: impl AsRef<Path>) -> String {
    fs::read_to_string(path).unwrap()
}

/// Each line of the text as a JSON document.
#[track_caller]
fn json_lines(text: &str) -> Vec<serde_json::Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// A whole simulated game in a file.
fn recorded_game(dir: &Dir, players: usize) -> String {
    let players = players.to_string();
    let records = dir.arg("records");
    durbar([
        "simulate",
        "eschnapur",
        "--players",
        &players,
        "--games",
        "1",
        "--seed",
        "7",
        "--records",
        &records,
    ])
    .fine();
    dir.arg(&format!("records/eschnapur-{players}p-7-0.json"))
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let dir = Dir::new();
    let record = recorded_game(&dir, 4);
    let mut child = Command::new(env!("CARGO_BIN_EXE_durbar"))
        .args(["replay", &record, "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let done = child.wait_with_output().unwrap();
    assert_eq!((done.status.code(), done.stderr.as_slice()), (Some(0), &b""[..]));
}

#[test]
fn an_unknown_game_is_refused_with_the_games_there_are() {
    let run = durbar(["simulate", "chess"]);
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("eschnapur"), "{}", run.err);
}
