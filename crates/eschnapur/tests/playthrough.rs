//! One whole game as a readable log, from the eyes of a player, of a spectator, and with everything in it.
//!
//! A change of these texts is a change of what people read or know: look at it before accepting it.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on stops where it is")]

use std::fmt::Write as _;

use eschnapur::Eschnapur;
use eschnapur::telling::Remark;
use tabletop::game::Names;
use tabletop::record::Move;
use tabletop::telling::{Bit, Cell, Sheet};
use tabletop::{Audience, Counting, FastChance, Game, Lively, Observer, Recorder, Seat, Seed, Told};
use words::{Language, Words};

/// Parts of three fields: a game of a few rounds.
fn short_edition() -> <Eschnapur as Game>::Edition {
    let mut edition = Eschnapur::read_edition(&Eschnapur::default_edition_file()).unwrap();
    "short".clone_into(&mut edition.name);
    for part in eschnapur::palace::Part::all() {
        let figures = &mut edition.figures.parts[part];
        figures.fields = 3;
        figures.bag = 2;
    }
    edition
}

/// Plays a lively game and writes down what reaches an observer; everything for `None`.
fn log(observer: Option<Observer>) -> String {
    let names = Names::new(["Asha", "Bina", "Chand"].map(String::from).to_vec());
    let options = Eschnapur::options(3, &[]).unwrap();
    let seats = ["Asha", "Bina", "Chand"].map(String::from).to_vec();
    let seed = Seed::from_number(5, "playthrough");
    let mut recorder = Recorder::<Eschnapur>::new(options, short_edition(), seed, seats).unwrap();
    let mut chance = FastChance::new(5);
    let mut text = String::new();
    let words = Words::of(Language::En);
    while let Some((seat, legal)) = Eschnapur::next(recorder.state()) {
        let action = Eschnapur::action(Eschnapur::lively(legal, &mut chance)).unwrap();
        let mut events: Vec<(Audience, _)> = Vec::new();
        recorder.perform(Move::Act(seat, action), &mut events).unwrap();
        for (audience, event) in events {
            if observer.is_none_or(|observer| audience.reaches(observer)) {
                writeln!(text, "{}", words.say(Eschnapur::NAME, &event, &names)).unwrap();
            }
        }
    }
    let eyes = observer.unwrap_or(Observer::Spectator);
    let sheet = Eschnapur::sheet(&Eschnapur::view(recorder.state(), eyes), Counting::Open);
    write_sheet(&mut text, &sheet, &names);
    text
}

/// The table at the end, plainly: a line for each row, with a stroke between cells.
fn write_sheet(text: &mut String, sheet: &Sheet<Remark>, names: &Names) {
    let say = |remark: &Remark| {
        let document = serde_json::to_value(remark).unwrap();
        Words::of(Language::En).document(Eschnapur::NAME, &document, Some(names)).unwrap()
    };
    let cell = |cell: &Cell<Remark>| {
        let bits = cell.0.iter().map(|bit| match bit {
            Bit::Sign(sign) => sign.clone(),
            Bit::Player(seat) => names.of(*seat).to_owned(),
            Bit::Said(remark) => say(remark),
        });
        bits.collect::<Vec<_>>().join(" ")
    };
    let line = |parts: Vec<String>, between: &str| parts.join(between).trim_end().to_owned() + "\n";
    text.push_str(&line(sheet.heading.iter().map(say).collect(), " · "));
    for grid in &sheet.grids {
        text.push_str(&line(grid.columns.iter().map(|column| cell(&column.head)).collect(), " | "));
        for row in &grid.rows {
            text.push_str(&line(row.cells.iter().map(cell).collect(), " | "));
        }
        text.push_str(&line(grid.legend.iter().map(say).collect(), " · "));
    }
    for note in &sheet.notes {
        text.push_str(&line(vec![say(&note.label), cell(&note.text)], ": "));
    }
}

#[test]
fn a_game_from_the_eyes_of_a_player() {
    insta::assert_snapshot!(log(Some(Observer::Seat(Seat::B))));
}

#[test]
fn a_game_from_the_eyes_of_a_spectator() {
    insta::assert_snapshot!(log(Some(Observer::Spectator)));
}

#[test]
fn a_game_with_everything_in_it() {
    insta::assert_snapshot!(log(None));
}
