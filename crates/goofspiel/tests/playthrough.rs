//! One whole game as a readable log, from the eyes of a player and of a spectator.
//!
//! A change of these texts is a change of what people read or know: look at it before accepting it.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on stops where it is")]

use std::fmt::Write as _;

use goofspiel::Goofspiel;
use goofspiel::edition::Edition;
use tabletop::game::Names;
use tabletop::record::Move;
use tabletop::{Audience, FastChance, Game, Lively, Observer, Recorder, Seat, Seed};
use words::{Language, Words};

/// Plays a lively game and writes down what reaches an observer.
fn log(observer: Observer) -> String {
    let seats = ["Asha", "Bina", "Chand"].map(String::from).to_vec();
    let options = Goofspiel::options(3, &[]).unwrap();
    let seed = Seed::from_number(5, "playthrough");
    let mut recorder = Recorder::<Goofspiel>::new(options, Edition::default(), seed, seats.clone()).unwrap();
    let (names, mut chance, mut text) = (Names::new(seats), FastChance::new(5), String::new());
    while let Some((seat, legal)) = Goofspiel::next(recorder.state()) {
        let action = Goofspiel::action(Goofspiel::lively(legal, &mut chance)).unwrap();
        let mut events: Vec<(Audience, _)> = Vec::new();
        recorder.perform(Move::Act(seat, action), &mut events).unwrap();
        for (_, event) in events.iter().filter(|(audience, _)| audience.reaches(observer)) {
            writeln!(text, "{}", Words::of(Language::En).say(Goofspiel::NAME, event, &names)).unwrap();
        }
    }
    text
}

#[test]
fn a_game_from_the_eyes_of_a_player() {
    insta::assert_snapshot!(log(Observer::Seat(Seat::B)));
}

#[test]
fn a_game_from_the_eyes_of_a_spectator() {
    insta::assert_snapshot!(log(Observer::Spectator));
}
