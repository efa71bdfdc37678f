//! `durbar load`, against a server of its own.

use crate::hosting::Host;
use crate::{Dir, Run, durbar, json_lines, read};

fn load(host: &Host, seconds: &str, more: &[&str]) -> Run {
    let plan = ["load", "--server", &host.address, "--players", "2", "--tables", "3", "--warm-up", "0"];
    durbar([&plan[..], &["--seconds", seconds], more].concat())
}

#[test]
fn tables_are_played_and_everything_adds_up() {
    let host = Host::new();
    let out = load(&host, "1", &["--spectators", "1", "--json", "--pid", &host.pid()]).fine();
    let summary = &json_lines(&out)[0];
    assert_eq!((&summary["tables"], &summary["sockets"]), (&3.into(), &9.into()));
    assert_eq!(summary["errors"].as_object().unwrap().len(), 0);
    let plans = summary["plans"].as_u64().unwrap();
    assert!(plans > 0, "{out}");
    let columns = |row: &str| -> u64 {
        let columns = summary[row]["columns"].as_array().unwrap();
        columns.iter().map(|column| column[1].as_u64().unwrap()).sum()
    };
    assert_eq!(columns("done"), plans);
    // What is on its way when the time is over has not reached everybody.
    assert!(columns("everyone").abs_diff(plans) <= 6, "{out}");
    assert!(summary["memory"]["end"].as_u64().unwrap() > 0);
}

#[test]
fn a_rate_is_kept_and_told() {
    let dir = Dir::new();
    let report = dir.arg("load.html");
    let out = load(&Host::new(), "2", &["--rate", "200", "--report", &report]).fine();
    let rate = out.lines().find(|line| line.starts_with("plans per second ")).unwrap();
    let rate: f64 = rate.split_whitespace().last().unwrap().parse().unwrap();
    // A busy machine may lose some; none may be added.
    assert!(0.0 < rate && rate <= 211.0, "{out}");
    assert!(out.contains("There were no errors.") && out.contains("until everyone has heard"), "{out}");
    assert!(read(report).contains("plans per second"));
}

#[test]
fn what_cannot_work_is_said_plainly() {
    let complaint = |arguments: &[&str]| durbar([&["load"], arguments].concat()).failed();
    let nobody = complaint(&["--server", "http://127.0.0.1:1", "--tables", "1"]);
    assert!(nobody.contains("cannot reach http://127.0.0.1:1: is the server running there?"), "{nobody}");
    assert!(complaint(&["--server", "https://durbar.example"]).contains("speaks no TLS"));
    assert!(complaint(&["--pid", "4294967295"]).contains("no process 4294967295"));
    let unknown = load(&Host::new(), "1", &["--game", "chess"]).failed();
    assert!(unknown.contains("the server refuses: there is no such game"), "{unknown}");
}
