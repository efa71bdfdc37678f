//! Whole games as readable logs: one with magic from the eyes of a player, of a spectator, and with everything in it;
//! and a basic one from the eyes of a player.
//!
//! A change of these texts is a change of what people read or know: look at it before accepting it.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on stops where it is")]

use std::fmt::Write as _;

use morgenland::Morgenland;
use tabletop::game::Names;
use tabletop::record::Entry;
use tabletop::{Audience, FastChance, Game, Lively, Observer, Recorder, Seat, Seed, Told};
use words::{Language, Words};

/// Full caves: everybody can soon pay, and a game has few rounds.
fn rich_edition() -> <Morgenland as Game>::Edition {
    let card = ["9/5", "8/4", "7/3", "9", "8/6"];
    let deck = |players| format!("[decks.{players}]\ncards = {:?}\n", [card; 15]);
    let file = format!("name = \"rich\"\n{}{}{}", deck(3), deck(4), deck(5));
    Morgenland::read_edition(&file).unwrap()
}

/// Plays a lively game and writes down what reaches an observer; everything for `None`.
fn log(version: &str, seed: u64, observer: Option<Observer>) -> String {
    let seats = ["Asha", "Bina", "Chand"].map(String::from).to_vec();
    let names = Names::new(seats.clone());
    let options = Morgenland::options(3, &[("version".to_owned(), version.to_owned())]).unwrap();
    let luck = Seed::from_number(seed, "playthrough");
    let mut recorder = Recorder::<Morgenland>::new(options, rich_edition(), luck, seats).unwrap();
    let mut chance = FastChance::new(seed);
    let mut text = String::new();
    let words = Words::of(Language::En);
    while let Some((seat, legal)) = Morgenland::next(recorder.state()) {
        let action = Morgenland::action(Morgenland::lively(legal, &mut chance)).unwrap();
        let mut events: Vec<(Audience, _)> = Vec::new();
        recorder.perform(Entry::Act(seat, action), &mut events).unwrap();
        for (audience, event) in events {
            if observer.is_none_or(|observer| audience.reaches(observer)) {
                writeln!(text, "{}", words.event(Morgenland::NAME, &event, &names)).unwrap();
            }
        }
    }
    let eyes = observer.unwrap_or(Observer::Spectator);
    text.push_str(&Morgenland::board(&Morgenland::view(recorder.state(), eyes), &names));
    text
}

/// A magic game in which much is played.
const MAGIC: u64 = 260;

#[test]
fn a_magic_game_from_the_eyes_of_a_player() {
    insta::assert_snapshot!(log("magic", MAGIC, Some(Observer::Seat(Seat::B))));
}

#[test]
fn a_magic_game_from_the_eyes_of_a_spectator() {
    insta::assert_snapshot!(log("magic", MAGIC, Some(Observer::Spectator)));
}

#[test]
fn a_magic_game_with_everything_in_it() {
    insta::assert_snapshot!(log("magic", MAGIC, None));
}

#[test]
fn a_basic_game_from_the_eyes_of_a_player() {
    insta::assert_snapshot!(log("basic", 199, Some(Observer::Seat(Seat::B))));
}
