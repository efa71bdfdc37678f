//! `durbar tune`.

use bots::Estimate;
use games::eschnapur::Eschnapur;

use crate::{Dir, durbar, read};

const TUNE: [&str; 8] = ["tune", "eschnapur", "--players", "2", "--games", "10", "--generations", "2"];

/// The weights that come of a tuning.
fn weights(more: &[&str]) -> String {
    let dir = Dir::new();
    let file = dir.arg("weights.toml");
    durbar([&TUNE[..], &["--out", &file], more].concat()).fine();
    read(file)
}

#[test]
fn the_same_command_gives_the_same_weights_on_any_number_of_threads() {
    let file = weights(&["--threads", "1"]);
    assert_eq!(file, weights(&["--threads", "2"]));
    assert_ne!(file, weights(&["--seed", "2"]));
}

#[test]
fn the_weights_say_how_they_were_made_and_can_be_read() {
    let file = weights(&[]);
    assert!(
        file.contains("#   durbar tune eschnapur --players 2 --games 10 --generations 2 --seed 1\n"),
        "{file}"
    );
    let read = Estimate::<Eschnapur>::from_toml(&file).unwrap();
    let guess = Estimate::<Eschnapur>::guess();
    assert_ne!(read.weights(0), guess.weights(0), "two players were tuned");
    assert_eq!(read.weights(1), guess.weights(1), "three were not");
}

#[test]
fn what_was_found_is_told_with_how_well_it_foretells_winners() {
    let out = durbar(TUNE).fine();
    for line in ["eschnapur, 2 players, checked on", "surprise at the winner", "victory points", "tuned"] {
        assert!(out.contains(line), "{line} is missing in:\n{out}");
    }
    assert!(out.lines().all(|line| line.chars().count() <= 100), "{out}");
}

#[test]
fn the_samples_are_a_table_with_a_line_for_every_seat() {
    let dir = Dir::new();
    let file = dir.arg("samples.csv");
    durbar([&TUNE[..], &["--data", &file]].concat()).fine();
    let table = read(file);
    let mut lines = table.lines();
    let columns = lines.next().unwrap();
    assert!(columns.starts_with("way,game,position,seat,share,\"victory points\","), "{columns}");
    let first: Vec<_> = lines.next().unwrap().split(',').collect();
    // The way to play has a comma of its own, in quotes.
    assert_eq!(first.len(), columns.matches("\",\"").count() + 7, "{first:?}");
    assert_eq!(lines.count() % 2, 1, "two seats in every position");
}

#[test]
fn a_number_that_cannot_play_is_refused() {
    let why = durbar(["tune", "eschnapur", "--players", "5"]).failed();
    assert!(why.contains("cannot be played by so many"), "{why}");
}

#[test]
fn a_file_that_cannot_be_written_is_refused_before_anything_is_played() {
    let dir = Dir::new();
    let file = dir.arg("missing/weights.toml");
    let run = durbar([&TUNE[..], &["--out", &file]].concat());
    assert_eq!(run.out, "");
    assert!(run.failed().contains("name a file in a folder that is there"));
}

#[test]
fn every_seed_can_be_tuned_with() {
    let largest = u64::MAX.to_string();
    durbar([&TUNE[..], &["--seed", &largest]].concat()).fine();
}
