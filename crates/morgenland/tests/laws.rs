//! Morgenland obeys the laws of every game, in both versions, at every number of players (M0.1) and with editions at
//! both ends of what an edition may be (MD.1).

use morgenland::Morgenland;
use morgenland::edition::Edition;
use tabletop::Game as _;
use tabletop_laws::{Effort, Policy, Setup, Thoroughness, check};

/// Plays random games, lively and uniform, under all laws.
fn laws(version: &str, players: usize, edition: Edition, cases: u32, every: u32) {
    let name = format!("{version}, {} edition, {players} players", edition.name);
    let options = Morgenland::options(players, &[("version".to_owned(), version.to_owned())]);
    let options = options.expect("possible options");
    let setup = Setup::<Morgenland>::new(name, options, edition).expect("a possible set-up");
    for policy in Policy::ALL {
        let thoroughness = Thoroughness { every, ..Thoroughness::default() };
        check(&setup, Effort { policy, cases, thoroughness });
    }
}

/// The bank is soon empty.
fn rich() -> Edition {
    edition("rich", |players| vec!["9"; players - 1].join("/"))
}

/// Almost nothing can be bought.
fn poor() -> Edition {
    edition("poor", |_| "-".to_owned())
}

/// All cards alike, all caves alike.
fn edition(name: &str, cave: impl Fn(usize) -> String) -> Edition {
    let deck = |players| {
        let cave = cave(players);
        format!("[decks.{players}]\ncards = {:?}\n", [[cave.as_str(); 5]; 15])
    };
    let file = format!("name = \"{name}\"\n{}{}{}", deck(3), deck(4), deck(5));
    Morgenland::read_edition(&file).expect("a possible edition")
}

#[test]
fn basic_with_three() {
    laws("basic", 3, Edition::default(), 20, 8);
}

#[test]
fn basic_with_four() {
    laws("basic", 4, Edition::default(), 20, 8);
}

#[test]
fn basic_with_five() {
    laws("basic", 5, Edition::default(), 20, 8);
}

#[test]
fn magic_with_three() {
    laws("magic", 3, Edition::default(), 20, 8);
}

#[test]
fn magic_with_four() {
    laws("magic", 4, Edition::default(), 20, 8);
}

#[test]
fn magic_with_five() {
    laws("magic", 5, Edition::default(), 20, 8);
}

#[test]
fn a_rich_edition() {
    for version in ["basic", "magic"] {
        laws(version, 5, rich(), 8, 16);
    }
}

#[test]
fn a_poor_edition() {
    for version in ["basic", "magic"] {
        laws(version, 3, poor(), 8, 16);
    }
}
