//! Bots that are programs: good ones, and every way to be a bad one.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::Value;

use crate::{Dir, durbar, durbar_reading, json_lines, read};

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/bot.py");
const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bots.md");

/// A program that answers like this: `turn` counts its questions from 0, and `legal` are the indices it may name.
fn program(dir: &Dir, name: &str, answer: &str) -> String {
    let script = format!(
        r#"
import json, sys, time
turn = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{{"ready": true}}', flush=True)
    elif message["type"] == "ask":
        legal = [action["index"] for action in message["legal"]]
        names = [action["name"] for action in message["legal"]]
        {answer}
        turn += 1
"#
    );
    format!("exec:python3 {}", dir.write(name, &script))
}

/// So long that nobody stalls who does not mean to, however slow the machine is.
const PATIENT: &str = "30000";
/// So short that whoever stalls is soon found out.
const HASTY: &str = "200";

fn arena<'a>(seats: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    arena_within(PATIENT, seats, more)
}

fn arena_within<'a>(budget: &'a str, seats: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["arena", "eschnapur", "--games", "4", "--budget", budget, "--seats", seats], more].concat()
}

fn entrant(arguments: &[&str]) -> Value {
    json_lines(&durbar([arguments, &["--json"]].concat()).fine())[0]["entrants"][0].clone()
}

#[test]
fn the_example_plays_both_games_better_than_at_random() {
    let seats = format!("exec:python3 {EXAMPLE},random,random");
    for game in [&["eschnapur"][..], &["morgenland"], &["morgenland", "--option", "version=magic"]] {
        let example =
            entrant(&[&["arena"], game, &["--games", "30", "--budget", PATIENT, "--seats", &seats]].concat());
        assert_eq!(example.get("faults"), None, "{example}");
        assert!(example["interval"]["low"].as_f64().unwrap() > 1.0 / 3.0, "{example}");
    }
    assert!(read(EXAMPLE).lines().count() < 60, "an example is short");
}

#[test]
fn an_action_is_answered_by_its_index_or_its_name() {
    let dir = Dir::new();
    let by_index = program(&dir, "index.py", r#"print(json.dumps({"action": legal[-1]}), flush=True)"#);
    let by_name =
        program(&dir, "name.py", r#"print(json.dumps({"action": names[-1], "why": "x"}), flush=True)"#);
    let mut results = BTreeSet::new();
    for seats in [by_index, by_name] {
        let entrant = entrant(&arena(&format!("{seats},random"), &[]));
        assert_eq!(entrant.get("faults"), None, "{entrant}");
        results.insert(entrant["points"].to_string());
    }
    assert_eq!(results.len(), 1, "the same choices make the same games");
}

/// What a program does, and what is said of it: how often in four games, unless it depends on their length.
const BAD: [(&str, &str, &str, Option<u64>, &str); 8] = [
    ("crash", "sys.exit('<b>out</b> of ideas')", "crashed", Some(4), "out</b> of ideas"),
    ("stall", "time.sleep(20)", "stalled", Some(4), "no answer within 200 ms"),
    ("prose", "print('pass, I think', flush=True)", "not-understood", None, "pass, I think"),
    ("shape", "print('{\"move\": 1}', flush=True)", "not-understood", None, "INDEX"),
    (
        "bytes",
        "sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()",
        "not-understood",
        None,
        "\u{fffd}",
    ),
    ("illegal", "print('{\"action\": 99999}', flush=True)", "not-legal", None, "no action of this game"),
    ("dance", "print('{\"action\": \"dance\"}', flush=True)", "not-legal", None, "dance"),
    ("giant", "print('x' * 10_000_000, flush=True)", "too-long", Some(4), "65536 bytes"),
];

#[test]
fn a_bad_program_loses_its_turns_and_is_named() {
    let dir = Dir::new();
    for (name, answer, kind, count, example) in BAD {
        let seats = format!("{},random", program(&dir, name, answer));
        let page = dir.arg("page.html");
        let budget = if kind == "stalled" { HASTY } else { PATIENT };
        let entrant = entrant(&arena_within(budget, &seats, &["--report", &page]));
        let noted = &entrant["faults"]["kinds"][kind];
        assert!(noted["example"].as_str().unwrap_or_default().contains(example), "{name}: {entrant}");
        assert!(entrant["faults"]["lost_turns"].as_u64() >= noted["count"].as_u64(), "{name}: {entrant}");
        if count.is_some() {
            assert_eq!(noted["count"].as_u64(), count, "{name}: another process plays the next game");
        }
        assert_eq!(entrant["seats"], 4, "{name}: the arena goes on");
        let page = read(page);
        assert!(page.contains("Faults of programs") && page.contains(name), "{page}");
        assert!(!page.contains("<b>out"), "what programs say is no markup: {page}");
    }
}

#[test]
fn people_read_who_failed_and_how() {
    let dir = Dir::new();
    let seats = format!("{},random", program(&dir, "crash.py", "sys.exit('out of ideas')"));
    let out = durbar(arena(&seats, &[])).fine();
    for part in ["crash.py: 4 faults", "crashed 4 times: exit status: 1; out of ideas", "error stream"] {
        assert!(out.contains(part), "{part} is missing in:\n{out}");
    }
}

/// A program that errs now and then loses only those turns.
#[test]
fn one_wrong_answer_costs_one_turn() {
    let dir = Dir::new();
    let answer = "print(json.dumps({'action': 'dance' if turn == 3 else legal[0]}), flush=True)";
    let once = entrant(&arena(&format!("{},random", program(&dir, "once.py", answer)), &["--threads", "1"]));
    assert_eq!(once["faults"]["lost_turns"], 1, "{once}");
    assert_eq!(once["faults"]["kinds"]["not-legal"]["count"], 1, "the process is kept for all games: {once}");
}

#[test]
fn what_is_written_unasked_is_no_answer() {
    let dir = Dir::new();
    let answer = "print(json.dumps({'action': legal[0]}) * 1 + '\\n' + 'by the way', flush=True)";
    let chatty = entrant(&arena(&format!("{},random", program(&dir, "chatty.py", answer)), &[]));
    assert!(chatty["faults"]["kinds"]["not-understood"]["count"].as_u64().unwrap() > 0, "{chatty}");
    let deaf = entrant(&arena("exec:yes,random", &[]));
    assert!(deaf["faults"]["lost_turns"].as_u64().unwrap() > 0, "{deaf}");
}

#[test]
fn a_program_that_cannot_be_started_is_refused_before_any_game() {
    let dir = Dir::new();
    let plain = dir.write("plain.txt", "no program");
    for command in [plain, dir.arg("missing")] {
        let kept = dir.arg("kept.jsonl");
        let err = durbar(arena(&format!("exec:{command},random"), &["--keep", &kept])).failed();
        assert!(err.contains(&format!("cannot start `{command}`")), "{err}");
        assert!(!dir.path("kept.jsonl").exists());
    }
}

/// Faults are kept with the games.
#[test]
fn faults_are_kept() {
    let dir = Dir::new();
    let seats = format!("{},random", program(&dir, "crash.py", "sys.exit('out of ideas')"));
    let kept = dir.arg("kept.jsonl");
    let whole = entrant(&arena(&seats, &["--keep", &kept]));
    assert_eq!(entrant(&arena(&seats, &["--resume", &kept]))["faults"], whole["faults"]);
}

/// Is there still a process of this number?
fn is_running(process: &str) -> bool {
    let asked = Command::new("sh").args(["-c", &format!("kill -0 {process}")]).stderr(Stdio::null()).status();
    asked.unwrap().success()
}

/// A program that says in a file which process it is, whenever it is asked, and in another one that it has ended.
fn traced(dir: &Dir, name: &str, answer: &str) -> (String, String, String) {
    let [asked, ended] = ["asked", "ended"].map(|what| dir.arg(&format!("{name}.{what}")));
    let trace = format!(
        "import os, atexit; print(os.getpid(), file=open({asked:?}, 'a')); \
         turn or atexit.register(lambda: open({ended:?}, 'w')); {answer}"
    );
    (program(dir, name, &trace), asked, ended)
}

#[test]
fn no_process_is_left_behind() {
    let dir = Dir::new();
    let (good, played, _) = traced(&dir, "good.py", "print(json.dumps({'action': legal[0]}), flush=True)");
    let (bad, stalled, _) = traced(&dir, "bad.py", "time.sleep(1000)");
    durbar(arena_within(HASTY, &format!("{good},{bad}"), &[])).fine();
    for trace in [played, stalled] {
        let text = read(trace);
        let processes: BTreeSet<_> = text.lines().collect();
        assert!(!processes.is_empty());
        assert!(!processes.iter().any(|process| is_running(process)), "{processes:?}");
    }
}

#[test]
fn whoever_ends_durbar_ends_its_programs() {
    let dir = Dir::new();
    let (good, asked, ended) = traced(&dir, "good.py", "print(json.dumps({'action': legal[0]}), flush=True)");
    let seats = format!("{good},random");
    let mut arena = Command::new(env!("CARGO_BIN_EXE_durbar"))
        .args(["arena", "eschnapur", "--games", "100000", "--seats", &seats])
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    eventually(|| Path::new(&asked).exists());
    arena.kill().unwrap();
    arena.wait().unwrap();
    eventually(|| Path::new(&ended).exists());
}

/// Waits for something that happens soon, however slow the machine is.
#[track_caller]
fn eventually(happens: impl Fn() -> bool) {
    let happened = (0..6000).any(|_| {
        std::thread::sleep(Duration::from_millis(10));
        happens()
    });
    assert!(happened);
}

/// The page shows every message as it is: the same keys.
#[test]
fn the_page_of_the_protocol_is_true() {
    let dir = Dir::new();
    let heard = dir.arg("heard.jsonl");
    let answer = "print(json.dumps({'action': legal[0]}), flush=True)";
    let path = program(&dir, "listener.py", answer);
    let script = path.strip_prefix("exec:python3 ").unwrap();
    let listening = read(script).replace(
        "message = json.loads(line)",
        &format!("message = json.loads(line); open({heard:?}, 'a').write(line)"),
    );
    dir.write("listener.py", &listening);
    durbar(arena(&format!("{path},random"), &["--threads", "1"])).fine();
    let keys =
        |message: &Value| -> BTreeSet<String> { message.as_object().unwrap().keys().cloned().collect() };
    let kind = |message: &Value| message["type"].as_str().unwrap_or_default().to_owned();
    let said: BTreeMap<String, BTreeSet<String>> =
        json_lines(&read(&heard)).iter().map(|message| (kind(message), keys(message))).collect();
    assert_eq!(said.keys().collect::<Vec<_>>(), ["ask", "hello", "over"]);
    let page = read(PAGE);
    let examples = page.split("```json\n").skip(1).map(|block| block.split("```").next().unwrap());
    let shown: BTreeMap<String, BTreeSet<String>> = examples
        .map(|text| serde_json::from_str::<Value>(text).unwrap_or_else(|why| panic!("{why} in {text}")))
        .filter(|message| message.get("type").is_some())
        .map(|message| (kind(&message), keys(&message)))
        .collect();
    assert_eq!(shown, said);
}

#[test]
fn a_person_can_play_against_a_program() {
    let dir = Dir::new();
    let good = program(&dir, "good.py", "print(json.dumps({'action': legal[0]}), flush=True)");
    let bad = program(&dir, "bad.py", "print('dance', flush=True)");
    let bots = format!("{good},{bad}");
    let game = ["play", "eschnapur", "--players", "3", "--seed", "4", "--bots", &bots];
    let out = durbar_reading(&"1\n".repeat(5000), game).fine();
    assert!(out.contains("good.py)") && out.contains("bad.py)"), "{out}");
    assert_eq!(out.matches("The program of Chand was not understood").count(), 1, "{out}");
    assert!(!out.contains("The program of Bina") && out.contains("The seed was"), "{out}");
    assert!(out.lines().all(|line| line.chars().count() <= 100 || line.contains("exec:")), "{out}");
}
