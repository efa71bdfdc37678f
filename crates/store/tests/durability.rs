//! What was acknowledged is on the disk.
//!
//! Both tests start this program again: once under strace, which sees every call that makes the disk write, and once to
//! kill it in the middle of its work.

mod common;

use std::env;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use common::{begin, entry, log, open, text};

/// Tells the program that it was started again, and in which folder it works.
const FOLDER: &str = "STORE_TEST_FOLDER";
const COMMITS: u64 = 50;
const TABLES: u64 = 8;

/// The folder that whoever started this program again has named.
fn given_folder() -> PathBuf {
    env::var_os(FOLDER).map(PathBuf::from).expect("this is run by another test of this file")
}

/// What runs one of the ignored tests of this program.
fn arguments(test: &str) -> [OsString; 5] {
    let this = env::current_exe().expect("a program knows where it is");
    [this.into(), test.into(), "--exact".into(), "--ignored".into(), "--nocapture".into()]
}

/// Leaves a mark in what strace writes.
fn mark(folder: &Path, name: &str) {
    File::create(folder.join(name)).and_then(|file| file.sync_all()).expect("the folder can be written to");
}

#[tokio::test]
#[ignore = "started by every_commit_waits_for_the_disk"]
async fn commits_between_marks() {
    let folder = given_folder();
    let store = open(&folder.join("store.db")).await;
    begin(&store, 1).await;
    mark(&folder, "first");
    for n in 0..COMMITS {
        store.append(entry(1, n)).await.unwrap();
    }
    mark(&folder, "last");
}

#[test]
fn every_commit_waits_for_the_disk() {
    let folder = common::folder();
    let trace = folder.path().join("trace");
    let run = Command::new("strace")
        .args(["-f", "-y", "-e", "trace=fdatasync,fsync", "-o"])
        .arg(&trace)
        .args(arguments("commits_between_marks"))
        .env(FOLDER, folder.path())
        .output();
    let run = match run {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            panic!("this test needs strace: apt-get install -y strace")
        }
        other => other.expect("strace starts"),
    };
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));

    let trace = fs::read_to_string(&trace).unwrap();
    let between = trace.lines().skip_while(|line| !line.contains("/first>"));
    let between = between.take_while(|line| !line.contains("/last>"));
    let synced =
        between.filter(|line| line.contains("sync(") && line.contains("/store.db-wal>")).count() as u64;
    assert!(trace.contains("/last>"), "{trace}");
    assert!(synced >= COMMITS, "{synced} times in {COMMITS} commits:\n{trace}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "started by whatever_was_acknowledged_survives_being_killed"]
async fn appends_until_killed() {
    let store = open(&given_folder().join("store.db")).await;
    for t in 0..TABLES {
        begin(&store, t).await;
    }
    let mut writing = tokio::task::JoinSet::new();
    for t in 0..TABLES {
        let store = store.clone();
        writing.spawn(async move {
            for n in 0.. {
                store.append(entry(t, n)).await.expect("nobody else writes to this table");
                // One call for the line: it is there or it is not.
                let line = format!("{t} {n}\n");
                std::io::stdout().lock().write_all(line.as_bytes()).expect("somebody listens");
            }
        });
    }
    writing.join_all().await;
}

/// Table and number of an acknowledged entry; what the test harness prints is not one.
fn acknowledged(line: &str) -> Option<(u64, u64)> {
    let (t, n) = line.split_once(' ')?;
    Some((t.parse().ok()?, n.parse().ok()?))
}

#[tokio::test]
async fn whatever_was_acknowledged_survives_being_killed() {
    let folder = common::folder();
    let [this, arguments @ ..] = arguments("appends_until_killed");
    let mut child =
        Command::new(this).args(arguments).env(FOLDER, folder.path()).stdout(Stdio::piped()).spawn().unwrap();
    let mut told = [0; TABLES as usize];
    let mut count = 0;
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    // What was written to the pipe before the end is read to its end.
    for (t, n) in lines.map_while(Result::ok).filter_map(|line| acknowledged(&line)) {
        told[t as usize] = n + 1;
        count += 1;
        if count == 400 {
            child.kill().unwrap();
        }
    }
    child.wait().unwrap();
    assert!(count >= 400, "it died by itself after {count} entries");

    let store = open(&folder.path().join("store.db")).await;
    for (t, told) in (0..).zip(told) {
        let entries = log(&store, t).await;
        assert!(entries.len() as u64 >= told, "table {t}: {} of {told}", entries.len());
        assert_eq!(entries, (0..entries.len() as u64).map(|n| text(t, n)).collect::<Vec<_>>());
    }
}
