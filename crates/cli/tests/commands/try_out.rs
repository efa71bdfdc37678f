//! `durbar try`.

use crate::{Dir, durbar, json_lines};

const HOLDS: &str = r#"
title = "Sites are picked in ascending order"
rules = ["E1.1"]
players = 3
play = """
A site 3
A site 2  ! E1.1     # the lower number first
A site 5
"""
expect.round = 1
"#;

const FAILS: &str = r#"
title = "A site can be picked twice"
players = 3
play = """
A site 3
A site 3
"""
expect.round = 2
"#;

#[test]
fn a_scenario_that_holds() {
    let dir = Dir::new();
    let file = dir.write("holds.toml", &format!("game = \"eschnapur\"\n{HOLDS}"));
    let out = durbar(["try", &file]).fine();
    for part in [
        "Sites are picked in ascending order (E1.1)",
        "A site 5",
        "Not possible: ",
        "\"round\": 1",
        "As expected.",
    ] {
        assert!(out.contains(part), "{part} is missing in:\n{out}");
    }
    let documents = json_lines(&durbar(["try", &file, "--json"]).fine());
    assert_eq!(documents.len(), 1);
    assert_eq!(documents[0]["held"], true);
    assert_eq!(documents[0]["steps"][1]["refused"]["rule"], "E1.1");
    assert_eq!(documents[0]["position"]["round"], 1);
}

/// A scenario names the choices of the game's own, and its story is told in the words of that game.
#[test]
fn a_scenario_of_a_version() {
    let dir = Dir::new();
    let scenario = r#"
game = "morgenland"
title = "There is no 3, and the basic version has no Tent"
rules = ["M2.3"]
players = 3
options.camel = "A"
start.round = 1
start.stage = "placing A"
start.ask = { step = "placing", seat = "A" }
start.caves.cave-1 = "5/2"
start.bank.crown = 22
play = """
A place 9 tent  ! M2.3
A place 9 cave-1
B place 1 market
"""
views.B.players.A.pieces = ["? cave-1"]
views.A.players.A.pieces = ["9 cave-1"]
"#;
    let file = dir.write("tent.toml", scenario);
    let out = durbar(["try", &file]).fine();
    for part in ["There is no 3", "A place 9 cave-1", "A places a token in Cave 1 (A1).", "As expected."] {
        assert!(out.contains(part), "{part} is missing in:\n{out}");
    }
    let magic = scenario.replace("players = 3", "players = 3\noptions.version = \"magic\"");
    let run = durbar(["try", &dir.write("magic.toml", &magic)]);
    assert_eq!(run.code, Some(1), "with magic there is a Tent: {}", run.out);
}

#[test]
fn a_page_is_tried_as_a_whole_and_names_the_lines_that_fail() {
    let dir = Dir::new();
    let page = format!(
        "# Sites\n\n```toml eschnapur{HOLDS}```\n\n```text\nnot this\n```\n\n```toml eschnapur{FAILS}```\n"
    );
    let line =
        page.lines().enumerate().filter(|(_, line)| *line == "```toml eschnapur").nth(1).unwrap().0 + 1;
    let file = dir.write("sites.md", &page);
    let run = durbar(["try", &file]);
    assert_eq!(run.code, Some(1));
    let place = format!("{file}:{line}");
    for part in [
        format!("{place}: play, line 2: A site 3: refused: "),
        format!("{place}: expect.round: expected 2, found 1"),
        "As expected.".to_owned(),
        "2 scenarios: 1 not as expected".to_owned(),
    ] {
        assert!(run.out.contains(&part), "{part} is missing in:\n{}", run.out);
    }
    let documents = json_lines(&durbar(["try", &file, "--json"]).out);
    assert_eq!([&documents[0]["held"], &documents[1]["held"]], [true, false]);
    assert_eq!(documents[1]["line"], line);
    assert_eq!(documents[1]["mismatches"].as_array().unwrap().len(), 2);
}

#[test]
fn a_scenario_that_cannot_be_read_says_where_and_why() {
    let dir = Dir::new();
    let page = "```toml chess\ntitle = 'x'\n```\n```toml eschnapur\ntitle = 'x'\nplayers = 7\n```\n";
    let file = dir.write("bad.md", page);
    let run = durbar(["try", &file]);
    assert_eq!(run.code, Some(1));
    assert!(run.out.contains(&format!("{file}:1: \"chess\" is not a game")), "{}", run.out);
    assert!(run.out.contains(&format!("{file}:4: ")) && run.out.contains("players"), "{}", run.out);
    let documents = json_lines(&durbar(["try", &file, "--json"]).out);
    assert!(documents.iter().all(|document| document["error"].is_string()));
}

#[test]
fn a_file_without_a_scenario_is_refused() {
    let dir = Dir::new();
    for (name, text, reason) in [
        ("empty.md", "# Nothing here\n", "no scenario"),
        ("nameless.toml", HOLDS, "`game` is missing"),
        ("number.toml", "game = 3\n", "must be the name of a game"),
        ("torn.toml", "title = ", "not a scenario"),
    ] {
        let file = dir.write(name, text);
        let err = durbar(["try", &file]).failed();
        assert!(err.contains(name) && err.contains(reason), "{err}");
    }
}
