//! `durbar play` through a pipe.

use serde_json::Value;

use crate::{Dir, durbar, durbar_reading, json_lines, read};

const GAME: [&str; 6] = ["play", "eschnapur", "--players", "3", "--seed", "4"];

fn with<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&GAME[..], more].concat()
}

fn entries(record: &str) -> Vec<String> {
    let record: Value = serde_json::from_str(&read(record)).unwrap();
    serde_json::from_value(record["entries"].clone()).unwrap()
}

#[test]
fn a_whole_game_from_every_seat() {
    for (seat, letter) in [("A", "A"), ("2", "B"), ("c", "C")] {
        let dir = Dir::new();
        let record = dir.arg("game.json");
        let out = durbar_reading(&"1\n".repeat(5000), with(&["--seat", seat, "--record", &record])).fine();
        for part in [&format!("seat {letter}"), "SHA-256", "> 1", "1.  ", "The seed was ", "durbar replay "] {
            assert!(out.contains(part), "{part} is missing in:\n{out}");
        }
        assert!(!out.contains('\u{1b}'), "a pipe gets no colours");
        assert!(out.lines().all(|line| line.chars().count() <= 100), "{out}");
        let replayed = durbar(["replay", &record]).fine();
        assert!(replayed.contains(" wins.") || replayed.contains(" share the win."), "{replayed}");
    }
}

#[test]
fn what_happens_is_told_in_the_language_that_is_asked_for() {
    let out = durbar_reading(&"1\n".repeat(20), with(&["--language", "de"])).fine();
    assert!(out.contains("Asha hat gewählt.") && !out.contains("Asha has chosen."), "{out}");
}

/// With several games the first line chooses one; the only one begins at once.
#[test]
fn a_game_can_be_left_unnamed() {
    let out = durbar_reading("1\nquit\n", ["play", "--seed", "4"]).fine();
    assert!(out.contains("You are Asha") && out.contains("You leave"), "{out}");
}

#[test]
fn the_same_seed_and_the_same_answers_make_the_same_game() {
    let input = "2\n1\n3\n".repeat(2000);
    let one = durbar_reading(&input, GAME).fine();
    assert_eq!(durbar_reading(&input, GAME).fine(), one);
    let seed = one.lines().find_map(|line| line.strip_prefix("The seed was ")?.strip_suffix('.')).unwrap();
    let again = ["play", "eschnapur", "--players", "3", "--seed", seed];
    assert_eq!(durbar_reading(&input, again).fine(), one, "the printed seed is as good as the number");
}

/// The other seats in their order; the last one named takes what is left.
#[test]
fn bots_are_named_for_the_other_seats() {
    for (arguments, bots) in [
        (&["--players", "3"][..], "Bots: Bina (regular) and Chand (regular).\n"),
        (
            &["--players", "3", "--seat", "B", "--bots", "novice,random"],
            "Bots: Asha (novice) and Chand (random).\n",
        ),
        (
            &["--players", "4", "--bots", "novice,random"],
            "Bots: Bina (novice), Chand (random) and Devi (random).\n",
        ),
    ] {
        let out = durbar_reading("quit\n", [&["play", "eschnapur"], arguments].concat()).fine();
        assert!(out.contains(bots), "{out}");
    }
    let too_many = ["play", "eschnapur", "--players", "2", "--bots", "novice,random"];
    assert!(durbar(too_many).failed().contains("2 bots are named for 1 seat"));
    let run = durbar(["play", "eschnapur", "--bots", "wild"]);
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("random, novice, regular and expert"), "{}", run.err);
}

/// A game against other bots is another game.
#[test]
fn bots_play_at_their_level() {
    let input = "1\n".repeat(5000);
    let [novice, regular, default] = [&["--bots", "novice"][..], &["--bots", "regular"], &[]]
        .map(|bots| durbar_reading(&input, with(bots)).fine());
    let after_the_welcome = |out: &str| out.split_once("All luck").unwrap().1.to_owned();
    assert_ne!(after_the_welcome(&novice), after_the_welcome(&regular));
    assert_eq!(regular, default);
}

#[test]
fn without_a_seed_luck_is_fresh_and_was_committed_to() {
    let seeds: Vec<String> = (0..2)
        .map(|_| {
            let out = durbar_reading("quit\n", ["play", "eschnapur"]).fine();
            let seed =
                out.lines().find_map(|line| line.strip_prefix("The seed was ")?.strip_suffix('.')).unwrap();
            let commitment = seed.parse::<tabletop::Seed>().unwrap().commitment().to_string();
            assert!(out.split("The seed was").next().unwrap().contains(&commitment), "{out}");
            seed.to_owned()
        })
        .collect();
    assert_ne!(seeds[0], seeds[1]);
}

#[test]
fn refusals_say_why_and_change_nothing() {
    let dir = Dir::new();
    let record = dir.arg("game.json");
    let input = "site 3\nsite 2\nbuild 4\n99\n0\ndance\nlay x 5\n\nquit\n";
    let out = durbar_reading(input, with(&["--record", &record])).fine();
    for part in [
        "Not possible: Two different sites are picked, the lower number first (E1.1)",
        "There is no choice 99",
        "There is no choice 0",
        "Not understood: “dance” is not a choice",
        "Not understood: in “lay x 5”, “x” must be one of 1, 2, 3, 4 and 5",
    ] {
        assert!(out.contains(part), "{part} is missing in:\n{out}");
    }
    assert_eq!(out.matches("Not possible: ").count(), 2);
    assert_eq!(entries(&record), ["A site 3"]);
}

/// E2.6: a choice that is not complete can be taken back as a whole, and made anew.
#[test]
fn e2_6_back_takes_the_choice_back() {
    let dir = Dir::new();
    let record = dir.arg("game.json");
    let out =
        durbar_reading("back\nsite 3\nback\nsite 4\nsite 5\nquit\n", with(&["--record", &record])).fine();
    assert!(out.contains("Not possible: There is nothing to take back (E2.6)"), "{out}");
    assert_eq!(entries(&record)[..4], ["A site 3", "A withdraw", "A site 4", "A site 5"]);
    durbar(["replay", &record]).fine();
}

#[test]
fn questions_are_answered_without_a_choice() {
    let plain = durbar_reading("quit\n", GAME).fine();
    let board: Vec<_> = plain.lines().skip_while(|line| !line.is_empty()).take(6).collect();
    let out = durbar_reading("?\nhelp\nlegal\nboard\nlog\nquit\n", GAME).fine();
    assert!(out.contains("E1.1") && out.contains("takes back what you chose"), "{out}");
    assert_eq!(
        out.matches("site 3").count(),
        2 * plain.matches("site 3").count(),
        "the choices twice: {out}"
    );
    assert_eq!(out.matches(&board.join("\n")).count(), 2, "the board twice: {out}");
}

#[test]
fn the_board_is_not_repeated_while_nothing_changes() {
    let plain = durbar_reading("quit\n", GAME).fine();
    let refused = durbar_reading("dance\nbuild 1\nback\nquit\n", GAME).fine();
    assert!(refused.lines().count() <= plain.lines().count() + 8, "{refused}");
}

#[test]
fn the_end_of_the_input_leaves_and_keeps_the_record() {
    let dir = Dir::new();
    let record = dir.arg("game.json");
    let out = durbar_reading("1\n1", with(&["--record", &record, "--name", "Zoë"])).fine();
    assert!(out.contains("The input has ended.") && out.contains("You are Zoë"), "{out}");
    let played = entries(&record);
    assert!(played.len() > 2, "both choices counted, and the bots went on: {played:?}");
    let lines = json_lines(&durbar(["replay", &record, "--json", "--seat", "A"]).fine());
    assert!(!lines.is_empty());
}

/// The person sees nothing of the bots' secrets: what they read is what a replay shows to their seat.
#[test]
fn the_person_reads_what_their_seat_may_know() {
    let dir = Dir::new();
    let record = dir.arg("game.json");
    let out = durbar_reading(&"1\n".repeat(30), with(&["--record", &record])).fine();
    for line in json_lines(&durbar(["replay", &record, "--json", "--seat", "A"]).fine()) {
        assert!(line["seat"] == "A" || line.get("action").is_none());
    }
    for secret in ["Bina picks", "Chand picks", "Bina lays a ", "Chand lays a "] {
        assert!(!out.contains(secret), "{secret} stands in:\n{out}");
    }
}

/// Everything that happened since the last question is told before the next one, whoever did it.
#[test]
fn what_happened_is_told_before_the_next_question() {
    let quiet = durbar_reading(&format!("{}quit\n", "1\n".repeat(9)), GAME).fine();
    let asked_for = durbar_reading(&format!("{}log\nquit\n", "1\n".repeat(9)), GAME).fine();
    let log = asked_for.split("> log\n").nth(1).unwrap().split("> quit").next().unwrap();
    assert!(log.lines().count() > 5, "{log}");
    let mut told = quiet.split("> quit").next().unwrap().lines();
    for sentence in log.lines() {
        assert!(told.any(|line| line == sentence), "{sentence} was not told in:\n{quiet}");
    }
}

/// A way to play Morgenland in which the person, seat A, begins.
fn morgenland<'a>(version: &'a str, players: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let plan = ["play", "morgenland", "--players", players, "--option", version, "--option", "camel=A"];
    [&plan[..], &["--seed", "4"], more].concat()
}

#[test]
fn whole_games_of_morgenland_in_both_versions() {
    for (version, players) in [("version=basic", "3"), ("version=magic", "4"), ("version=magic", "5")] {
        let dir = Dir::new();
        let record = dir.arg("game.json");
        let plan = morgenland(version, players, &["--record", &record, "--name", "Scheherazade"]);
        let out = durbar_reading(&"2\n1\n".repeat(4000), plan).fine();
        assert!(out.contains("The seed was ") && !out.contains("has ended"), "{version}, {players} players");
        assert!(out.lines().all(|line| line.chars().count() <= 100), "{out}");
        let replayed = durbar(["replay", &record]).fine();
        assert!(replayed.contains(" wins.") || replayed.contains(" share the win."), "{replayed}");
    }
}

/// M6.2: whoever may answer a play sees all that was declared before they are asked.
#[test]
fn what_was_declared_is_shown_before_the_question() {
    // Whatever is not possible is refused, so that this goes on to the end: it draws spells, buys, and plays nothing.
    let script =
        "place 9 tent\nplace 8 guard\nplace 1 room-1\nplace 2 room-2\nplace 7 room-3\nbuy\naccept\npass\n1\n";
    let out = durbar_reading(&script.repeat(2000), morgenland("version=magic", "4", &[])).fine();
    let asked: Vec<_> = out.match_indices("\nDeclared: ").collect();
    assert!(!asked.is_empty(), "{out}");
    for (at, _) in asked {
        let first = out[at..].trim_start().strip_prefix("Declared: ").unwrap();
        let words: Vec<_> = first.split_whitespace().take(2).collect();
        let listed = out[..at].rfind("\nDeclared 1  ").map(|board| &out[board..at]).unwrap_or_default();
        assert!(listed.contains(&words.join(" ").replace(['.', ','], "")), "{listed}");
    }
}

/// All pairs of a token and a space are not listed one by one, but they can be typed and counted.
#[test]
fn m2_1_a_token_is_placed_by_its_name() {
    let dir = Dir::new();
    let record = dir.arg("game.json");
    let take = "take crown\ntake gem\ntake goblet\n";
    let place = "place 3 market\nplace 7 tent\nback\nplace 7 market\n1\nquit\n";
    let out =
        durbar_reading(&format!("{take}{place}"), morgenland("version=basic", "3", &["--record", &record]))
            .fine();
    for part in [
        "place  1 2 4 5 6 7 8 9\n",
        "Not understood: in “place 3 market”, “3” must be one of 1, 2, 4, 5, 6, 7, 8 and 9",
        "Not possible: There is nothing to be had on this space (M2.3)",
        "Not possible: All choices are made openly, one after another, so that none can be taken back",
    ] {
        assert!(out.contains(part), "{part} is missing in:\n{out}");
    }
    let placed = |entry: &String| entry.starts_with("A place ");
    let placed: Vec<_> = entries(&record).into_iter().filter(placed).collect();
    assert_eq!(placed.len(), 2);
    assert_eq!(placed[0], "A place 7 market");
    assert!(placed[1].starts_with("A place 1 "), "the first choice is the lowest token: {}", placed[1]);
}

/// MP.3: what others place stays hidden, also from the log.
#[test]
fn mp_3_the_person_sees_no_token_of_others() {
    let out = durbar_reading(&"1\n".repeat(9), morgenland("version=magic", "3", &[])).fine();
    assert!(out.contains("Asha’s token A1 is a ") && out.contains("Bina places a token "), "{out}");
    assert!(!out.contains("Bina’s token B1 is a ") && out.contains("B [?]"), "{out}");
}

#[test]
fn a_game_with_versions_asks_for_one() {
    let out = durbar_reading("magic\nquit\n", ["play", "morgenland", "--seed", "4"]).fine();
    assert!(out.contains("Which version?") && out.contains("Morgenland, version with magic"), "{out}");
}

#[test]
fn impossible_games_are_refused() {
    let dir = Dir::new();
    let there = dir.write("there.json", "an older game");
    for (arguments, reason) in [
        (&["--players", "7"][..], "players"),
        (&["--players", "2", "--seat", "C"], "there is no seat C"),
        (&["--record", &there], "exists already"),
        (&["--record", "/nowhere/game.json"], "/nowhere/game.json"),
        (&["--edition", "missing.toml"], "missing.toml"),
    ] {
        let err = durbar([&["play", "eschnapur"], arguments].concat()).failed();
        assert!(err.contains(reason), "{err}");
    }
    for (choice, reason) in
        [("version=tragic", "version: "), ("camel=E", "camel: "), ("colour=blue", "colour: ")]
    {
        let basic = ["--option", "version=basic", "--option", choice];
        let err = durbar([&["play", "morgenland", "--players", "4"], &basic[..]].concat()).failed();
        assert!(err.contains(reason), "{err}");
    }
    assert_eq!(read(&there), "an older game");
    for arguments in [["--seed", "luck"], ["--name", "\u{1b}[2J"], ["--seat", "Q"]] {
        assert_eq!(durbar([&["play", "eschnapur"], &arguments[..]].concat()).code, Some(2), "{arguments:?}");
    }
}
