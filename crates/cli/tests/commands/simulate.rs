//! `durbar simulate`.

use std::fs;

use tabletop::Game as _;

use crate::{Dir, durbar, json_lines, read};

const PLAN: [&str; 8] = ["simulate", "eschnapur", "--players", "3", "--games", "200", "--seed", "7"];

fn with<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&PLAN[..], more].concat()
}

#[test]
fn the_numbers_depend_on_the_seed_and_on_nothing_else() {
    let dir = Dir::new();
    let records = dir.arg("deep/records");
    let one = durbar(with(&["--json", "--threads", "1"])).fine();
    assert_eq!(durbar(with(&["--json", "--threads", "2"])).fine(), one);
    assert_eq!(durbar(with(&["--json", "--records", &records])).fine(), one);
    let other = durbar(
        with(&["--json", "--seed", "8"]).iter().filter(|&&word| word != "7").copied().collect::<Vec<_>>(),
    );
    assert_ne!(other.out, one);
}

/// Bots can play all seats: the numbers are other ones, and as repeatable.
#[test]
fn bots_are_simulated_like_random_play() {
    for game in games::each!(G => G::NAME) {
        let dir = Dir::new();
        let records = dir.arg("records");
        let plan = ["simulate", game, "--games", "4", "--json"];
        let summaries = ["lively", "novice", "regular"].map(|policy| {
            let with_policy = [&plan[..], &["--policy", policy]].concat();
            let one = durbar([&with_policy[..], &["--threads", "1", "--records", &records]].concat()).fine();
            assert_eq!(durbar([&with_policy[..], &["--threads", "2"]].concat()).fine(), one);
            for record in fs::read_dir(&records).unwrap() {
                durbar(["replay", record.unwrap().path().to_str().unwrap()]).fine();
            }
            let summary = json_lines(&one).remove(0);
            assert_eq!(summary["policy"], policy);
            summary["counters"].to_string()
        });
        assert!(summaries[0] != summaries[1] && summaries[1] != summaries[2], "{summaries:?}");
        let out = durbar(["simulate", game, "--games", "2", "--policy", "novice"]).fine();
        assert!(out.contains("novice bots"), "{out}");
    }
}

#[test]
fn every_game_has_its_record_and_every_record_replays() {
    let dir = Dir::new();
    let records = dir.arg("records");
    let plan = ["simulate", "eschnapur", "--players", "2", "--games", "3", "--seed", "5", "--json"];
    let summary = &json_lines(&durbar([&plan[..], &["--records", &records]].concat()).fine())[0];
    let mut names: Vec<_> = fs::read_dir(&records).unwrap().map(|file| file.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(
        names,
        [0, 1, 2].map(|n| format!("eschnapur-2p-5-{n}.json").into()) as [std::ffi::OsString; 3]
    );
    let mut decisions = 0;
    for name in names {
        let path = dir.path("records").join(name);
        decisions += json_lines(&durbar(["replay", path.to_str().unwrap(), "--json"]).fine()).len();
        assert!(read(path).contains("\"outcome\": {"));
    }
    let mean = summary["decisions"]["mean"].as_f64().unwrap();
    assert!((mean * 3.0 - f64::from(u32::try_from(decisions).unwrap())).abs() < 1e-6, "{mean}");
}

#[test]
fn the_document_adds_up() {
    let summary = &json_lines(&durbar(with(&["--json"])).fine())[0];
    assert_eq!(summary["games"], 200);
    assert_eq!(summary["options"], serde_json::json!({ "players": 3 }));
    let rounds = summary["rounds"]["mean"].as_f64().unwrap();
    let seats = summary["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 3);
    let wins: f64 = seats.iter().map(|seat| seat["win_share"].as_f64().unwrap()).sum();
    assert!((wins - 1.0).abs() < 1e-9, "{wins}");
    for counter in summary["counters"].as_array().unwrap() {
        let [total, per_game, share, per_player_and_round] =
            ["total", "per_game", "share_of_games", "per_player_and_round"]
                .map(|key| counter[key].as_f64().unwrap());
        assert!((per_game * 200.0 - total).abs() < 1e-6, "{counter}");
        assert!((per_player_and_round * 3.0 * rounds - per_game).abs() < 1e-6, "{counter}");
        assert!((0.0..=1.0).contains(&share) && share * 200.0 <= total + 1e-6, "{counter}");
    }
}

#[test]
fn people_get_tables_that_fit_the_screen() {
    let out = durbar(with(&["--policy", "uniform"])).fine();
    for word in
        ["200 games", "rounds", "decisions", "seat A", "seat C", "wins", "uniform", "per player and round"]
    {
        assert!(out.contains(word), "{word} is missing in:\n{out}");
    }
    assert!(out.lines().all(|line| line.chars().count() <= 100), "{out}");
}

/// Both versions of a game can keep their records in one folder.
#[test]
fn versions_are_simulated_apart() {
    let dir = Dir::new();
    let records = dir.arg("records");
    for version in ["basic", "magic"] {
        let choice = format!("version={version}");
        let plan =
            ["simulate", "morgenland", "--players", "5", "--games", "2", "--seed", "7", "--option", &choice];
        let out = durbar([&plan[..], &["--records", &records]].concat()).fine();
        for word in [&format!("version {version}"), "cast teleport", "bribed the guard", "seat E"] {
            assert!(out.contains(word), "{word} is missing in:\n{out}");
        }
        assert!(out.lines().all(|line| line.chars().count() <= 100), "{out}");
        for game in 0..2 {
            let path = format!("records/morgenland-{version}-5p-7-{game}.json");
            durbar(["replay", &dir.arg(&path), "--at", "5"]).fine();
        }
        let summary = &json_lines(&durbar([&plan[..], &["--json"]].concat()).fine())[0];
        assert_eq!(summary["options"], serde_json::json!({ "players": 5, "version": version }));
    }
}

#[test]
fn impossible_plans_are_refused() {
    for (arguments, reason) in [
        (&["--players", "9"][..], "players"),
        (&["--option", "colour=blue"], "colour"),
        (&["--edition", "missing.toml"], "missing.toml"),
    ] {
        let err = durbar([&["simulate", "eschnapur", "--games", "1"], arguments].concat()).failed();
        assert!(err.contains(reason), "{err}");
    }
    for arguments in [["--games", "0"], ["--threads", "0"], ["--option", "blue"], ["--policy", "wild"]] {
        assert_eq!(
            durbar([&["simulate", "eschnapur"], &arguments[..]].concat()).code,
            Some(2),
            "{arguments:?}"
        );
    }
}

#[test]
fn an_edition_changes_the_games() {
    let dir = Dir::new();
    let file = durbar(["edition", "show", "eschnapur"])
        .fine()
        .replace("wage = 13", "wage = 0")
        .replace("reconstructed\"", "mine\"");
    let edition = dir.write("mine.toml", &file);
    assert_ne!(durbar(with(&["--edition", &edition, "--json"])).fine(), durbar(with(&["--json"])).fine());
    let broken =
        dir.write("broken.toml", &file.replace("wage = 0", "wage = 99").replace("bag = 9", "bag = 99"));
    let err = durbar(with(&["--edition", &broken])).failed();
    assert!(err.contains("broken.toml: parts.4.wage") && err.contains("broken.toml: parts.5.bag"), "{err}");
}
