//! `durbar edition`.

use crate::{Dir, durbar};

#[test]
fn what_is_shown_is_fine() {
    let dir = Dir::new();
    let shown = durbar(["edition", "show", "eschnapur"]).fine();
    let file = dir.write("shown.toml", &shown);
    assert_eq!(durbar(["edition", "check", &file]).fine(), format!("{file}: fine\n"));
    assert_eq!(durbar(["edition", "check", &file, "--game", "eschnapur"]).fine(), format!("{file}: fine\n"));
}

#[test]
fn ed_1_every_mistake_is_reported_with_file_and_key() {
    let dir = Dir::new();
    let shown = durbar(["edition", "show", "eschnapur"]).fine();
    let broken = shown
        .replace("wage = 13", "wage = 31")
        .replace("bag = 9", "bag = 17")
        .replace("three-stones = 14", "four-stones = 14");
    let file = dir.write("broken.toml", &broken);
    let run = durbar(["edition", "check", &file]);
    assert_eq!(run.code, Some(1));
    for key in ["parts.4.wage", "parts.5.bag", "costs.four-stones", "costs.three-stones"] {
        assert!(run.out.contains(&format!("{file}: {key}: ")), "{key} is missing in:\n{}", run.out);
    }
    assert_eq!(run.out.lines().count(), 4, "{}", run.out);
}

#[test]
fn md_1_every_mistake_is_reported_with_file_and_key() {
    let dir = Dir::new();
    let shown = durbar(["edition", "show", "morgenland"]).fine();
    let file = dir.write("shown.toml", &shown);
    assert_eq!(durbar(["edition", "check", &file]).fine(), format!("{file}: fine\n"));
    let broken = shown
        .replacen(
            "\n    [\"5/2\", \"4/1\", \"3\", \"3/2\", \"-\"],",
            "\n    [\"5/2/1\", \"4/1\", \"3\", \"30/2\", \"-\"],",
            1,
        )
        .replacen("[decks.5]", "[decks.6]", 1);
    let file = dir.write("broken.toml", &broken);
    let run = durbar(["edition", "check", &file]);
    assert_eq!(run.code, Some(1));
    for key in ["decks.3.patterns.1.1", "decks.3.patterns.1.4", "decks.5", "decks.6"] {
        assert!(run.out.contains(&format!("{file}: {key}: ")), "{key} is missing in:\n{}", run.out);
    }
}

#[test]
fn a_file_that_is_no_edition_is_refused() {
    let dir = Dir::new();
    let torn = dir.write("torn.toml", "name = ");
    let run = durbar(["edition", "check", &torn]);
    assert_eq!(run.code, Some(1));
    assert!(run.out.starts_with(&format!("{torn}: ")), "{}", run.out);
    let chess = dir.write("chess.toml", "game = \"chess\"\n");
    let run = durbar(["edition", "check", &chess]);
    assert_eq!(run.code, Some(1));
    assert!(run.out.contains("game: \"chess\" is not a game"), "{}", run.out);
    assert!(durbar(["edition", "check", &chess, "--game", "eschnapur"]).failed().contains("chess"));
    assert!(durbar(["edition", "check", "missing.toml"]).failed().contains("missing.toml"));
}
