//! `durbar arena` with bots of this program.

use std::collections::BTreeSet;
use std::fs;

use serde_json::{Value, json};
use tabletop::Game as _;

use crate::{Dir, durbar, json_lines, read};

const PLAN: [&str; 8] =
    ["arena", "eschnapur", "--seats", "novice,random,random", "--games", "30", "--seed", "7"];

fn with<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&PLAN[..], more].concat()
}

/// The document of a run, without the times: these are never the same twice.
fn document(arguments: &[&str]) -> Value {
    let mut document = json_lines(&durbar([arguments, &["--json"]].concat()).fine()).remove(0);
    for entrant in document["entrants"].as_array_mut().unwrap() {
        let times = entrant.as_object_mut().unwrap().remove("times").unwrap();
        assert!(times["median"].as_f64() <= times["p99"].as_f64(), "{times}");
    }
    document
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap()
}

#[test]
fn people_get_tables_that_fit_the_screen() {
    let out = durbar(with(&[])).fine();
    for word in [
        "Der Palast von Eschnapur: 30 games of 3 players, 10 deals",
        "2 × random",
        "win share",
        "95 % interval",
        "33.3 %",
        "3rd",
        "microseconds per decision",
    ] {
        assert!(out.contains(word), "{word} is missing in:\n{out}");
    }
    assert!(out.lines().all(|line| line.chars().count() <= 100), "{out}");
}

#[test]
fn the_document_adds_up() {
    let document = document(&with(&[]));
    assert_eq!(document["tables"], json!([["novice", "random", "random"]]), "every seat is listed");
    assert_eq!([&document["games"], &document["deals"], &document["players"]], [30, 10, 3]);
    let mut wins = 0.0;
    for (entrant, seats) in document["entrants"].as_array().unwrap().iter().zip([30u32, 60]) {
        assert_eq!(entrant["seats"], seats);
        let places: Vec<u64> = serde_json::from_value(entrant["places"].clone()).unwrap();
        assert_eq!(places.iter().sum::<u64>(), u64::from(seats));
        let points: Vec<(u64, u64)> = serde_json::from_value(entrant["points"]["counts"].clone()).unwrap();
        assert_eq!(points.iter().map(|(_, count)| count).sum::<u64>(), u64::from(seats));
        let [low, share, high] =
            [&entrant["interval"]["low"], &entrant["win_share"], &entrant["interval"]["high"]].map(number);
        assert!(0.0 <= low && low <= share && share <= high && high <= 1.0, "{entrant}");
        wins += share * f64::from(seats);
    }
    assert!((wins - 30.0).abs() < 1e-9, "somebody wins every game");
    let fair = number(&document["fair_share"]);
    assert!((fair - 1.0 / 3.0).abs() < 1e-9);
}

#[test]
fn the_numbers_depend_on_the_seed_and_on_nothing_else() {
    let one = document(&with(&["--threads", "1"]));
    assert_eq!(document(&with(&["--threads", "2"])), one);
    let other: Vec<_> = PLAN.iter().map(|&word| if word == "7" { "8" } else { word }).collect();
    assert_ne!(document(&other)["entrants"], one["entrants"]);
}

/// A better player wins more often, from whatever seat.
#[test]
fn a_novice_beats_random_play() {
    for game in games::each!(G => G::NAME) {
        let document = document(&["arena", game, "--seats", "random,random,novice", "--games", "60"]);
        assert_eq!(document["entrants"][1]["name"], "novice");
        assert!(number(&document["entrants"][1]["interval"]["low"]) > 1.0 / 3.0, "{document}");
    }
}

#[test]
fn every_deal_is_played_from_every_seat() {
    let plan = ["arena", "eschnapur", "--seats", "random,random,random,random", "--games", "5"];
    let document = document(&plan);
    assert_eq!([&document["games"], &document["deals"]], [8, 2], "rounded up to whole deals");
}

#[test]
fn records_name_the_entrants_and_replay() {
    let dir = Dir::new();
    let records = dir.arg("deep/records");
    durbar([
        "arena",
        "morgenland",
        "--option",
        "version=magic",
        "--seats",
        "random,random,novice",
        "--games",
        "3",
        "--records",
        &records,
    ])
    .fine();
    let mut seeds = BTreeSet::new();
    for (turn, seats) in [
        ["random A", "random B", "novice"],
        ["random A", "novice", "random C"],
        ["novice", "random B", "random C"],
    ]
    .iter()
    .enumerate()
    {
        let path = format!("{records}/arena-morgenland-magic-3p-1-table-0-deal-0-turn-{turn}.json");
        let record: Value = serde_json::from_str(&read(&path)).unwrap();
        assert_eq!(record["seats"], json!(seats));
        seeds.insert(record["seed"].to_string());
        let told = durbar(["replay", &path]).fine();
        assert!(told.contains("novice"), "{told}");
    }
    assert_eq!(seeds.len(), 1, "all turns of a deal have the same shuffles");
    assert_eq!(fs::read_dir(&records).unwrap().count(), 3);
}

/// A run that was ended at any time goes on and comes to the same as one that was not.
#[test]
fn no_game_is_lost() {
    let dir = Dir::new();
    let whole = document(&with(&[]));
    let kept = dir.arg("kept.jsonl");
    assert_eq!(document(&with(&["--keep", &kept])), whole);
    let text = read(&kept);
    assert_eq!(text.lines().count(), 31, "the settings and every game");
    let lines: Vec<usize> = text.match_indices('\n').map(|(at, _)| at + 1).collect();
    for cut in [lines[0], lines[0] + 1, lines[11], lines[11] + 40, lines[30] - 1, lines[30]] {
        let cut_off = dir.write("cut.jsonl", &text[..cut]);
        assert_eq!(document(&with(&["--resume", &cut_off])), whole, "cut at {cut}");
        let again = read(&cut_off);
        assert_eq!(again.lines().count(), 31, "cut at {cut}");
        assert!(again.lines().all(|line| serde_json::from_str::<Value>(line).is_ok()), "cut at {cut}");
    }
}

#[test]
fn a_finished_run_can_be_made_longer_or_shorter() {
    let dir = Dir::new();
    let kept = dir.arg("kept.jsonl");
    durbar(with(&["--keep", &kept])).fine();
    for games in ["45", "12"] {
        let plan: Vec<_> = PLAN.iter().map(|&word| if word == "30" { games } else { word }).collect();
        assert_eq!(document(&[&plan[..], &["--resume", &kept]].concat()), document(&plan), "{games} games");
    }
}

#[test]
fn games_of_other_settings_are_not_mixed() {
    let dir = Dir::new();
    let kept = dir.arg("kept.jsonl");
    durbar(with(&["--keep", &kept])).fine();
    let text = read(&kept);
    for (from, to, reason) in [
        ("7", "8", "seed 7, now 8"),
        ("novice,random,random", "novice,novice,random", "tables"),
        ("novice,random,random", "regular,random,random", "entrants"),
        ("eschnapur", "morgenland", "game"),
    ] {
        let plan: Vec<_> = PLAN.iter().map(|&word| if word == from { to } else { word }).collect();
        let err = durbar([&plan[..], &["--resume", &kept]].concat()).failed();
        assert!(
            err.contains("other settings") && err.contains(reason) && err.contains("kept.jsonl"),
            "{err}"
        );
    }
    let err = durbar(with(&["--keep", &kept])).failed();
    assert!(err.contains("exists already") && err.contains("--resume"), "{err}");
    assert_eq!(read(&kept), text, "nothing was changed");
}

#[test]
fn files_that_are_no_arena_are_refused_with_the_line() {
    let dir = Dir::new();
    let kept = dir.arg("kept.jsonl");
    durbar(with(&["--keep", &kept])).fine();
    let text = read(&kept);
    let (head, _) = text.split_once('\n').unwrap();
    let game = text.lines().nth(1).unwrap();
    let spoilt = [
        (String::new(), "it is empty"),
        ("nonsense\n".to_owned(), "line 1"),
        (format!("{head}\nnonsense\n{game}\n"), "line 2"),
        (format!("{head}\n{game}\n{}\n", game.replace("\"turn\":", "\"turn\":9")), "line 3"),
        (format!("{head}\n{}\n", game.replace("\"place\":", "\"place\":7")), "line 2"),
    ];
    for (text, reason) in spoilt {
        let path = dir.write("spoilt.jsonl", &text);
        let err = durbar(with(&["--resume", &path])).failed();
        assert!(err.contains(reason) && err.contains("spoilt.jsonl"), "{err}");
        assert_eq!(read(&path), text, "nothing was changed");
    }
    let err = durbar(with(&["--resume", &dir.arg("missing.jsonl")])).failed();
    assert!(err.contains("missing.jsonl"), "{err}");
}

#[test]
fn a_ladder_rates_every_bot() {
    let document = document(&["arena", "eschnapur", "--ladder", "--players", "3", "--games", "12"]);
    assert_eq!([&document["games"], &document["deals"]], [144, 4], "twelve tables");
    let ratings = document["ratings"].as_array().unwrap();
    let names: BTreeSet<_> = ratings.iter().map(|rating| rating["name"].as_str().unwrap()).collect();
    assert_eq!(names, BTreeSet::from(["random", "novice", "regular", "expert"]));
    let numbers: Vec<f64> = ratings.iter().map(|rating| number(&rating["rating"])).collect();
    assert!(numbers.is_sorted_by(|one, other| one >= other), "{numbers:?}");
    assert!((numbers.iter().sum::<f64>() / 4.0 - 1500.0).abs() < 1e-6, "{numbers:?}");
    let order = |rows: &Value| -> Vec<String> {
        rows.as_array().unwrap().iter().map(|row| row["name"].to_string()).collect()
    };
    assert_eq!(order(&document["entrants"]), order(&document["ratings"]), "the strongest first, everywhere");
    assert_eq!(document["meetings"].as_array().unwrap().len(), 6);
    let out = durbar(["arena", "eschnapur", "--ladder", "--players", "2", "--games", "4"]).fine();
    assert!(out.contains("rating") && out.contains("before"), "{out}");
    assert!(out.lines().all(|line| line.chars().count() <= 100), "{out}");
}

#[test]
fn a_ladder_of_some_is_a_ladder_of_those() {
    let plan = ["arena", "morgenland", "--ladder", "--seats", "novice,random,novice", "--players", "4"];
    let document = document(&[&plan[..], &["--games", "8"]].concat());
    let tables = json!([["novice", "random", "random", "random"], ["random", "novice", "novice", "novice"]]);
    assert_eq!(document["tables"], tables);
    assert_eq!(document["ratings"][0]["name"], "novice");
}

/// Every element is closed in its order; those that have no end are named.
fn assert_well_formed(page: &str) {
    let mut open = Vec::new();
    for tag in page.split('<').skip(1) {
        let (tag, _) = tag.split_once('>').unwrap_or_else(|| panic!("a tag without end: {tag}"));
        let name = tag.split(|c: char| c.is_whitespace() || c == '/').next().unwrap();
        match tag.strip_prefix('/') {
            Some(end) => assert_eq!(open.pop(), Some(end), "in {}", &page[..200]),
            None if tag.ends_with('/') || ["!doctype", "meta"].contains(&name) => {}
            None => open.push(name),
        }
    }
    assert_eq!(open, Vec::<&str>::new());
}

#[test]
fn the_report_stands_alone() {
    let dir = Dir::new();
    let [one, ladder] = [dir.arg("one.html"), dir.arg("ladder.html")];
    let out = durbar(with(&["--report", &one])).fine();
    assert!(out.contains("one.html"), "{out}");
    durbar(["arena", "morgenland", "--ladder", "--players", "3", "--games", "6", "--report", &ladder]).fine();
    for path in [one, ladder] {
        let page = read(path);
        assert_well_formed(&page);
        for outside in ["http:", "https:", "src=", "href=", "url(", "@import", "<script", "<link"] {
            assert!(!page.contains(outside), "{outside} in {page}");
        }
        for part in
            ["<svg", "prefers-color-scheme: dark", "fair share", "Points", "Length of games", "median"]
        {
            assert!(page.contains(part), "{part} is missing in {page}");
        }
        assert!(!page.contains("NaN") && !page.contains("inf"), "{page}");
    }
    assert!(read(dir.path("ladder.html")).contains("Ladder"));
}

/// A page of one deal has no intervals, and one whose players are all alike has nothing to compare.
#[test]
fn small_arenas_have_a_report_too() {
    let dir = Dir::new();
    for seats in ["novice,random", "random,random"] {
        let path = dir.arg("small.html");
        let plan = ["arena", "eschnapur", "--seats", seats, "--games", "1", "--report", &path];
        let out = durbar(plan).fine();
        assert!(out.contains('–'), "{out}");
        let page = read(path);
        assert_well_formed(&page);
        assert!(!page.contains("NaN"), "{page}");
    }
}

#[test]
fn impossible_arenas_are_refused() {
    for (arguments, reason) in [
        (&["--seats", "novice,random", "--players", "3"][..], "2 seats are named, but 3 are to play"),
        (&["--seats", "novice"], "players"),
        (&["--seats", "random,random,random,random,random"], "players"),
        (&["--seats", "random,random", "--option", "colour=blue"], "colour"),
        (&["--seats", "random,random", "--edition", "missing.toml"], "missing.toml"),
        (&["--seats", "random,random", "--report", "/nowhere/page.html"], "/nowhere/page.html"),
        (&["--seats", "random,random", "--keep", "/nowhere/kept.jsonl"], "/nowhere/kept.jsonl"),
        (&["--ladder", "--seats", "random,random"], "two different entrants"),
        (&["--seats", "random,exec:./no-such-bot"], "cannot start `./no-such-bot`"),
    ] {
        let err = durbar([&["arena", "eschnapur", "--games", "1"], arguments].concat()).failed();
        assert!(err.contains(reason), "{err}");
    }
    for arguments in [
        &[][..],
        &["--seats", "wild,random"],
        &["--seats", "random,exec:"],
        &["--seats", "random,random", "--games", "0"],
        &["--seats", "random,random", "--budget", "0"],
        &["--seats", "random,random", "--keep", "a", "--resume", "b"],
    ] {
        let run = durbar([&["arena", "eschnapur"], arguments].concat());
        assert_eq!(run.code, Some(2), "{arguments:?}");
    }
    let err = durbar(["arena", "eschnapur", "--seats", "wild,random"]).err;
    assert!(err.contains("random, novice, regular and expert") && err.contains("exec:COMMAND"), "{err}");
}
