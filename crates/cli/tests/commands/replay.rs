//! `durbar replay`.

use games::eschnapur::Eschnapur;
use serde_json::{Value, json};
use tabletop::{Game as _, Recorder, Seed};

use crate::{Dir, Run, durbar, json_lines, read, recorded_game};

#[test]
fn a_game_reads_from_beginning_to_end() {
    let dir = Dir::new();
    let record = recorded_game(&dir, 4);
    let out = durbar(["replay", &record]).fine();
    for part in
        ["(eschnapur, rules version", "players", "A, B, C, D", "seed", "    1  A: site ", "(secret)", "1.  "]
    {
        assert!(out.contains(part), "{part} is missing in:\n{out}");
    }
    assert!(out.contains(" wins.") || out.contains(" share the win."), "{out}");
    assert!(out.lines().all(|line| line.chars().count() <= 100), "{out}");
}

#[test]
fn a_game_is_told_in_the_language_that_is_asked_for() {
    let dir = Dir::new();
    let record = recorded_game(&dir, 4);
    for (language, says) in [
        ("en", "Round 2 begins."),
        ("de", "Runde 2 beginnt."),
        ("nl-BE", "Ronde 2 begint."),
        ("fr", "La manche 2 commence."),
    ] {
        let out = durbar(["replay", &record, "--language", language]).fine();
        assert!(out.contains(says), "{says} is missing in:\n{out}");
        assert!(out.lines().all(|line| line.chars().count() <= 100), "{out}");
    }
    assert_eq!(durbar(["replay", &record]).fine(), durbar(["replay", &record, "--language", "en"]).fine());
    let err = durbar(["replay", &record, "--language", "elvish"]).err;
    assert!(err.contains("choose en, de, nl or fr"), "{err}");
}

#[test]
fn a_game_can_be_stopped_on_the_way() {
    let dir = Dir::new();
    let record = recorded_game(&dir, 3);
    let out = durbar(["replay", &record, "--at", "3"]).fine();
    assert!(out.contains("\n    3  ") && !out.contains("\n    4  ") && out.contains("not over"), "{out}");
    assert_eq!(json_lines(&durbar(["replay", &record, "--at", "3", "--json"]).fine()).len(), 3);
    let opening = durbar(["replay", &record, "--at", "0"]).fine();
    assert!(opening.contains("A, B and C to choose"), "{opening}");
    let err = durbar(["replay", &record, "--at", "99999"]).failed();
    assert!(err.contains("there is no action 99999"), "{err}");
}

#[test]
fn a_record_is_verified_against_what_was_published() {
    let dir = Dir::new();
    let record = recorded_game(&dir, 4);
    let commitment = serde_json::from_str::<Value>(&read(&record)).unwrap()["commitment"].clone();
    let out = durbar(["replay", &record, "--verify"]).fine();
    assert!(out.contains("Everything holds: the commitment is the hash of the seed"), "{out}");
    let out = durbar(["replay", &record, "--verify", "--commitment", commitment.as_str().unwrap()]).fine();
    assert!(out.contains("the published one"), "{out}");
    let err = durbar(["replay", &record, "--verify", "--commitment", &"0".repeat(64)]).failed();
    assert!(err.contains("another game was promised"), "{err}");
    let err = durbar(["replay", &record, "--verify", "--commitment", "12"]).err;
    assert!(err.contains("64 hexadecimal digits"), "{err}");
}

#[test]
fn programs_get_every_action_with_its_events_and_position() {
    let dir = Dir::new();
    let record = recorded_game(&dir, 4);
    let entries = serde_json::from_str::<Value>(&read(&record)).unwrap()["entries"].clone();
    let lines = json_lines(&durbar(["replay", &record, "--json"]).fine());
    assert_eq!(lines.len(), entries.as_array().unwrap().len());
    for (n, line) in lines.iter().enumerate() {
        assert_eq!(line["at"], n + 1);
        let (seat, name) = (line["seat"].as_str().unwrap(), line["action"]["name"].as_str().unwrap());
        assert_eq!(entries[n], format!("{seat} {name}"));
        let action: <Eschnapur as tabletop::Game>::Action = name.parse().unwrap();
        assert_eq!(line["action"]["index"], Eschnapur::index(action));
        assert!(line["position"].is_object() && line.get("view").is_none());
    }
}

#[test]
fn a_seat_sees_its_own_view_in_its_own_numbers() {
    let dir = Dir::new();
    let record = recorded_game(&dir, 4);
    let all = json_lines(&durbar(["replay", &record, "--json"]).fine()).len();
    for seat in ["B", "2", "spectator"] {
        let lines = json_lines(&durbar(["replay", &record, "--json", "--seat", seat]).fine());
        assert!(lines.len() < all);
        for (n, line) in lines.iter().enumerate() {
            assert_eq!(line["at"], n + 1, "without gaps");
            assert!(line["view"].is_object() && line.get("position").is_none());
            let is_own = seat != "spectator" && line["seat"] == "B";
            assert_eq!(line["action"].is_object(), is_own, "{line}");
            for secret in ["site-picked", "gold-laid", "began-anew"] {
                let mut events =
                    line["events"].as_array().unwrap().iter().filter_map(|event| event.get(secret));
                assert!(events.all(|event| seat != "spectator" && event["seat"] == "B"), "{line}");
            }
        }
    }
    assert!(durbar(["replay", &record, "--seat", "E"]).failed().contains("there is no seat E"));
    assert_eq!(durbar(["replay", &record, "--seat", "Z"]).code, Some(2));
}

/// A game of three up to the first reveal, in which A picks these sites and lays this gold, and B has still to
/// lay a last card.
fn bluff(dir: &Dir, name: &str, sites: [u8; 2], gold: [u8; 5]) -> String {
    let options = Eschnapur::options(3, &[]).unwrap();
    let seats = ["Ann", "Bob", "Cem"].map(str::to_owned).to_vec();
    let seed = Seed::from_number(1, "bluff");
    let mut recorder =
        Recorder::<Eschnapur>::new(options, games::eschnapur::edition::Edition::default(), seed, seats)
            .unwrap();
    let mut entries = Vec::new();
    for (seat, sites) in [("A", sites), ("C", [4, 5]), ("B", [6, 7])] {
        entries.extend(sites.map(|part| format!("{seat} site {part}")));
    }
    for (seat, gold) in [("A", gold), ("C", [0, 1, 2, 3, 4]), ("B", [1, 1, 1, 1, 1])] {
        let lay = |(n, gold)| format!("{seat} lay {} {gold}", n + 1);
        entries.extend(gold.into_iter().enumerate().map(lay));
    }
    // B lays two cards, thinks better of it once, and begins again.
    entries.truncate(entries.len() - 3);
    entries.push("B withdraw".to_owned());
    for entry in entries {
        recorder.perform(entry.parse().unwrap(), &mut ()).unwrap_or_else(|why| panic!("{entry}: {why}"));
    }
    dir.write(name, &recorder.finish().to_json())
}

/// EP.2: what A chose is in nothing that others can see: change it, and not a byte of theirs changes.
#[test]
fn ep_2_others_see_nothing_of_a_secret_choice() {
    let dir = Dir::new();
    let one = bluff(&dir, "one.json", [2, 3], [5, 4, 3, 2, 1]);
    let other = bluff(&dir, "other.json", [3, 8], [0, 5, 1, 3, 3]);
    let shown = |file: &str, seat: &str, form: &[&str]| {
        durbar([&["replay", file, "--seat", seat], form].concat()).fine()
    };
    for form in [&[][..], &["--json"]] {
        for seat in ["B", "C", "spectator"] {
            assert_eq!(shown(&one, seat, form), shown(&other, seat, form), "{seat} sees through A's cards");
        }
        assert_ne!(shown(&one, "A", form), shown(&other, "A", form), "A knows what A has");
    }
    let seed = Seed::from_number(1, "bluff").to_string();
    assert!(!shown(&one, "B", &[]).contains(&seed), "the seed of a running game tells what is to come");
    let mut own = 0;
    for line in json_lines(&shown(&one, "B", &["--json"])) {
        for event in line["events"].as_array().unwrap() {
            let is_secret = event["event"] == "site-picked" || event["event"] == "gold-laid";
            own += usize::from(is_secret);
            assert!(!is_secret || event["seat"] == "B", "{event}");
        }
        assert!(line["seat"] == "B" || line.get("action").is_none());
    }
    assert!(own > 0, "B sees what is B's");
}

/// MP.3: a replay from a seat shows tokens, spells and searches of others only as the table saw them.
#[test]
fn mp_3_a_seat_sees_only_its_own_secrets() {
    let dir = Dir::new();
    let records = dir.arg("records");
    let plan = [
        "simulate",
        "morgenland",
        "--players",
        "4",
        "--option",
        "version=magic",
        "--games",
        "1",
        "--seed",
        "7",
    ];
    durbar([&plan[..], &["--records", &records]].concat()).fine();
    let record = dir.arg("records/morgenland-magic-4p-7-0.json");
    let secrets = ["placed-token", "spells-drawn", "spell-handed", "found", "bought-artefact"];
    let mut own = 0;
    for seat in ["B", "spectator"] {
        for line in json_lines(&durbar(["replay", &record, "--json", "--seat", seat]).fine()) {
            for event in line["events"].as_array().unwrap() {
                if secrets.iter().any(|secret| event["event"] == *secret) {
                    own += 1;
                    assert!(seat == "B" && (event["seat"] == "B" || event["to"] == "B"), "{seat}: {event}");
                }
            }
        }
    }
    assert!(own > 0);
    let out = durbar(["replay", &record, "--seat", "B"]).fine();
    for part in ["Morgenland (morgenland, rules version", "\"version\": \"magic\"", "B: place ", "Artefacts"]
    {
        assert!(out.contains(part), "{part} is missing in:\n{out}");
    }
    assert!(out.lines().all(|line| line.chars().count() <= 100), "{out}");
}

/// The all-seeing document is for finished games; what was withdrawn is in the text of everybody's eye.
#[test]
fn a_running_game_has_no_position() {
    let dir = Dir::new();
    let record = bluff(&dir, "one.json", [2, 3], [5, 4, 3, 2, 1]);
    let lines = json_lines(&durbar(["replay", &record, "--json"]).fine());
    assert!(lines.iter().all(|line| line.get("position").is_none() && line.get("view").is_none()));
    assert_eq!(lines.last().unwrap()["action"], json!({ "index": null, "name": "withdraw" }));
    let out = durbar(["replay", &record]).fine();
    assert!(
        out.contains("Ann: lay 1 5") && out.contains("Bob: withdraw") && out.contains("not over"),
        "{out}"
    );
}

#[test]
fn a_name_cannot_steer_the_terminal() {
    let out = replay_changed(|record| record["seats"][0] = json!("\u{1b}[2JEve")).fine();
    assert!(out.contains("\u{fffd}[2JEve (A)") && !out.contains('\u{1b}'), "{out}");
}

/// Changes the record and replays it.
fn replay_changed(change: impl FnOnce(&mut Value)) -> Run {
    let dir = Dir::new();
    let mut record: Value = serde_json::from_str(&read(recorded_game(&dir, 4))).unwrap();
    change(&mut record);
    durbar(["replay", &dir.write("changed.json", &record.to_string())])
}

#[test]
fn an_edited_action_is_found_near_where_it_is() {
    let err = replay_changed(|record| {
        let first = record["entries"][0].as_str().unwrap();
        record["entries"][0] = json!(if first == "A site 1" { "A site 2" } else { "A site 1" });
    })
    .failed();
    // Either the next action is impossible now, or the next hash differs.
    assert!(err.contains("changed.json: ") && err.contains("action"), "{err}");
}

#[test]
fn a_damaged_record_is_refused_with_the_reason() {
    type Damage = (&'static str, fn(&mut Value), &'static str);
    let damages: [Damage; 9] = [
        (
            "a hash",
            |record| record["checkpoints"][1]["position"] = json!("0".repeat(64)),
            "between actions 17 and 32",
        ),
        (
            "a missing hash",
            |record| drop(record["checkpoints"].as_array_mut().unwrap().remove(0)),
            "after action 16",
        ),
        (
            "an impossible action",
            |record| record["entries"][0] = json!("A build 1"),
            "action 1 (A build 1) is not possible",
        ),
        (
            "no action",
            |record| record["entries"][4] = json!("A dance"),
            "action 5: \"dance\" is not an action",
        ),
        ("no seat", |record| record["entries"][4] = json!("Z pass"), "action 5: \"Z\" is not a seat"),
        ("another seed", |record| record["seed"] = json!("ab".repeat(32)), "not the hash of the seed"),
        ("a missing end", |record| drop(record["entries"].as_array_mut().unwrap().pop()), "after action"),
        (
            "another result",
            |record| record["outcome"]["A"]["points"] = json!(999),
            "result is not the recorded one",
        ),
        ("a later format", |record| record["format"] = json!(99), "format 99 is newer"),
    ];
    for (damage, change, reason) in damages {
        let run = replay_changed(change);
        assert_eq!(run.out, "", "{damage}: nothing is shown of a changed game");
        let err = run.failed();
        assert!(err.contains("changed.json: ") && err.contains(reason), "{damage}: {err}");
    }
}

#[test]
fn what_is_no_record_is_refused() {
    let dir = Dir::new();
    let text = read(recorded_game(&dir, 2));
    for (name, text, reason) in [
        ("torn.json", &text[..text.len() / 2], "not a record: EOF while parsing"),
        ("chess.json", "{\"game\": \"chess\"}", "\"chess\" is not a game of this program"),
        ("poem.json", "roses are red", "not a record"),
        ("keyless.json", "{\"game\": \"eschnapur\"}", "missing field `format`"),
    ] {
        let err = durbar(["replay", &dir.write(name, text)]).failed();
        assert!(err.contains(name) && err.contains(reason), "{name}: {err}");
    }
    assert!(durbar(["replay", "missing.json"]).failed().contains("missing.json"));
}
