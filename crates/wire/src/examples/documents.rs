//! What goes over HTTP.

use std::collections::BTreeMap;

use games::eschnapur::Eschnapur;
use table::{Sitter, Stage};
use tabletop::Seat;

use super::story::Story;
use super::{Example, people};
use crate::http::{
    ChangeMe, GameAbout, ListedSeat, ListedTable, Me, Moment, Moments, MyData, NewCompanion, NewGuest,
    NewTable, Opened, PageMoment, Recover, RecoveryCode, Reported, Saying, Tables, Which,
};
use crate::problem::{Problem, Sought, Trouble};
use crate::socket::Known;

/// One of each document.
pub(super) fn all() -> Vec<Example> {
    let mut all = about_people();
    all.extend(about_tables());
    all.push(Example::of("http", "trouble", &Trouble::from(Problem::NotFound { what: Sought::Table })));
    all
}

fn about_people() -> Vec<Example> {
    let code = "7H2K-9QWD-4M1X-0ZRC-T6PE".to_owned();
    vec![
        Example::of("http", "new-guest", &NewGuest { name: "Anna".to_owned() }),
        Example::of("http", "recover", &Recover { code: code.clone() }),
        Example::of("http", "recovery-code", &RecoveryCode { code }),
        Example::of("http", "me", &me()),
        Example::of("http", "change-me", &change_me()),
        Example::of("http", "new-companion", &NewCompanion { name: "Carla".to_owned() }),
        Example::of("http", "my-data", &my_data()),
    ]
}

fn about_tables() -> Vec<Example> {
    let opened = Opened { table: people::table(), link: format!("/t/{}", people::table()) };
    vec![
        Example::of("http", "game-about", &game_about()),
        Example::of("http", "new-table", &new_table()),
        Example::of("http", "opened", &opened),
        Example::of("http", "which", &Which::Mine),
        Example::of(
            "http",
            "tables",
            &Tables { tables: vec![listed()], next: Some("1798833632000".to_owned()) },
        ),
        Example::of("http", "listed-table", &listed()),
        Example::of("http", "moment", &moment()),
        Example::of("http", "moments", &moments()),
    ]
}

fn me() -> Me {
    let carla = Known { person: people::carla(), name: "Carla".to_owned() };
    Me {
        known: people::known(),
        quiet: Some(people::night()),
        muted: vec![people::ben()],
        companions: vec![carla],
    }
}

fn change_me() -> ChangeMe {
    ChangeMe { name: Some("Anna K.".to_owned()), quiet: None, no_quiet: true }
}

fn my_data() -> MyData {
    let saying = Saying { table: people::table(), at: people::EVENING, text: "Good luck!".to_owned() };
    let report = Reported {
        table: people::table(),
        about: people::ben(),
        at: people::EVENING,
        text: "insults us".to_owned(),
    };
    MyData {
        me: me(),
        since: people::EVENING,
        tables: vec![listed()],
        said: vec![saying],
        reports: vec![report],
    }
}

fn game_about() -> GameAbout {
    GameAbout {
        name: "morgenland".to_owned(),
        title: "Morgenland".to_owned(),
        least: 3,
        most: 5,
        variants: ["basic", "magic"].map(version).into(),
        edition: "game = \"morgenland\"\nname = \"authored\"\n".to_owned(),
        levels: vec!["novice".to_owned(), "regular".to_owned()],
    }
}

fn version(value: &str) -> BTreeMap<String, String> {
    BTreeMap::from([("version".to_owned(), value.to_owned())])
}

fn new_table() -> NewTable {
    NewTable {
        game: "eschnapur".to_owned(),
        players: 3,
        choices: BTreeMap::new(),
        edition: None,
        terms: people::terms(),
        seat: Some(Seat::A),
        bots: BTreeMap::from([(Seat::C, "novice".to_owned())]),
        companions: BTreeMap::from([(Seat::B, people::carla())]),
        start: false,
    }
}

fn listed() -> ListedTable {
    let story = Story::<Eschnapur>::begin();
    let status = story.table.status();
    let names = ["Anna", "Ben"].map(str::to_owned);
    let seat = |(seat, name): (table::SeatStatus, String)| ListedSeat {
        name: matches!(seat.sitter, Sitter::Person { .. }).then_some(name),
        sitter: seat.sitter,
        colour: seat.colour,
        asked: seat.asked,
        deadline: seat.deadline,
    };
    ListedTable {
        table: people::table(),
        game: "eschnapur".to_owned(),
        choices: BTreeMap::new(),
        terms: people::terms(),
        host: people::known(),
        stage: Stage::Playing,
        seats: status.seats.into_iter().zip(names).map(seat).collect(),
        changed: story.heard.last().map_or(people::EVENING, |frame| frame.at),
        length: 45,
    }
}

fn moment() -> Moment {
    let story = Story::<Eschnapur>::begin();
    let view = story.table.board(tabletop::Observer::Spectator).view;
    Moment {
        at: 0,
        of: 214,
        eyes: "spectator".to_owned(),
        events: Vec::new(),
        entry: None,
        view: tabletop::plain::value(&view),
    }
}

fn moments() -> Moments {
    let Moment { of, eyes, at, events, entry, view } = moment();
    let seats = ["Anna", "Ben"].map(str::to_owned).into();
    Moments { of, eyes, seats, moments: vec![PageMoment { at, events, entry, view, seat_views: None }] }
}
