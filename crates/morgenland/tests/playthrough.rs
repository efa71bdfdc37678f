//! Whole games as readable logs: one with magic from the eyes of a player, of a spectator, and with everything in it;
//! and a basic one from the eyes of a player.
//!
//! A change of these texts is a change of what people read or know: look at it before accepting it.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on stops where it is")]

use std::fmt::Write as _;

use morgenland::Morgenland;
use morgenland::telling::Remark;
use tabletop::game::Names;
use tabletop::record::Move;
use tabletop::telling::{Bit, Cell, Sheet};
use tabletop::{Audience, Counting, FastChance, Game, Lively, Observer, Recorder, Seat, Seed, Told};
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
        recorder.perform(Move::Act(seat, action), &mut events).unwrap();
        for (audience, event) in events {
            if observer.is_none_or(|observer| audience.reaches(observer)) {
                writeln!(text, "{}", words.say(Morgenland::NAME, &event, &names)).unwrap();
            }
        }
    }
    let eyes = observer.unwrap_or(Observer::Spectator);
    let sheet = Morgenland::sheet(&Morgenland::view(recorder.state(), eyes), Counting::Open);
    text.push_str(&plain(&sheet, &names));
    text
}

/// A sheet as text, with a bar between the cells of a row.
fn plain(sheet: &Sheet<Remark>, names: &Names) -> String {
    let words = Words::of(Language::En);
    let say = |remark: &Remark| words.say(Morgenland::NAME, remark, names);
    let cell = |Cell(bits): &Cell<Remark>| {
        let text = |bit: &Bit<Remark>| match bit {
            Bit::Sign(sign) => sign.clone(),
            Bit::Player(seat) => names.of(*seat).to_owned(),
            Bit::Said(remark) => say(remark),
        };
        bits.iter().map(text).collect::<Vec<_>>().join(" ")
    };
    let mut lines = vec![sheet.heading.iter().map(say).collect::<Vec<_>>().join(" · ")];
    for grid in &sheet.grids {
        let row = |cells: Vec<String>| cells.join(" | ").trim_end().to_owned();
        lines.push(String::new());
        lines.push(row(grid.columns.iter().map(|column| cell(&column.head)).collect()));
        lines.extend(grid.rows.iter().map(|it| row(it.cells.iter().map(cell).collect())));
        lines.extend(grid.legend.iter().map(say));
    }
    lines.push(String::new());
    lines.extend(sheet.notes.iter().map(|note| format!("{}: {}", say(&note.label), cell(&note.text))));
    lines.join("\n")
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
