//! What a server says.

use games::eschnapur::Eschnapur;
use serde_json::Value;
use table::News;
use tabletop::telling::{Grid, Sheet};
use tabletop::{AskedOf, Counting, Game, Hosted, Observer, Seat, Told as _};

use super::story::{Story, is_about_the_game};
use super::{Example, news, people};
use crate::problem::Problem;
use crate::socket::{About, PROTOCOL, Present, ServerMessage};

/// What the server says of a table of this game.
type Said<G> = ServerMessage<<G as Game>::Options, <G as Hosted>::Shown, <G as Game>::Event, AskedOf<G>>;

super::names!(ServerMessage<O, V, E, A> {
    Hello = "hello",
    Done = "done",
    Trouble = "trouble",
    Table = "table",
    Frame = "frame",
    Draft = "draft",
    Recalled = "recalled",
    People = "people",
    Gone = "gone",
    Announcement = "announcement",
});

/// Examples of all that a server says, at a table of Eschnapur.
pub(super) fn all() -> Vec<Example> {
    let messages = of_game::<Eschnapur>();
    let told = told_in::<Eschnapur>();
    let message = |it: &Said<Eschnapur>| {
        Example::read_as::<ServerMessage<games::eschnapur::Options, Value, Value, Value>>(
            "server",
            name(it),
            it,
        )
    };
    let news = |it: &News<_>| Example::read_as::<News<Value>>("news", news::name(it), it);
    messages.iter().map(message).chain(told.iter().map(news)).collect()
}

/// The beginning of a sheet: the first cells of its first table, and its first note.
pub(super) fn sheet() -> Example {
    let story = Story::<Eschnapur>::begin();
    let eyes = Observer::Seat(Seat::A);
    let view = story.table.history().recalled(eyes, story.table.seq(eyes)).expect("the game has begun");
    let Sheet { heading, mut grids, mut notes } = Eschnapur::sheet(&view, Counting::Open);
    grids.truncate(1);
    for Grid { columns, rows, legend } in &mut grids {
        columns.truncate(2);
        rows.truncate(1);
        for row in rows {
            row.cells.truncate(2);
        }
        legend.truncate(1);
    }
    notes.truncate(1);
    Example::read_as::<Value>("sheet", "sheet", &Sheet { heading, grids, notes })
}

/// One of each kind of news, at a table of any game.
fn told_in<G: Hosted>() -> Vec<News<G::Event>> {
    news::told_of(&Story::<G>::begin().finished().heard)
}

/// One of each message, at a table of any game.
pub(super) fn of_game<G: Hosted>() -> Vec<Said<G>> {
    let mut messages = vec![
        ServerMessage::Hello { protocol: PROTOCOL, me: people::known(), time: people::EVENING },
        ServerMessage::Done { id: 3 },
        ServerMessage::Trouble { id: Some(3), trouble: Problem::NotWatching.into() },
    ];
    messages.extend(of_table(Story::<G>::begin()));
    messages.extend([
        ServerMessage::People {
            table: people::table(),
            people: vec![
                Present { person: people::anna(), name: "Anna".to_owned(), here: true },
                Present { person: people::ben(), name: "Ben".to_owned(), here: false },
            ],
            spectators: 2,
        },
        ServerMessage::Gone { table: people::table(), trouble: Problem::NoSpectators.into() },
        ServerMessage::Announcement {
            text: "A new version is coming.".to_owned(),
            restart: Some(people::EVENING.plus(600_000)),
        },
    ]);
    messages
}

/// What is told of a table: how it stands, that something happened, what is drafted, and how it stood.
fn of_table<G: Hosted>(story: Story<G>) -> [Said<G>; 4] {
    let shown = whole(&story);
    let story = story.drafting();
    let prompt = story.table.prompt(Seat::A).expect("Anna drafts");
    let drafted = ServerMessage::Draft { table: people::table(), prompt };
    let eyes = Observer::Seat(Seat::A);
    let seq = story.table.seq(eyes);
    let view = story.table.recalled(eyes, seq).expect("Anna was sent so many");
    let recalled = ServerMessage::Recalled { table: people::table(), seq, view };
    let heard = story.finished().heard;
    let frame = heard.into_iter().find(is_about_the_game).expect("something happens in the game");
    [shown, ServerMessage::Frame { table: people::table(), frame }, drafted, recalled]
}

/// The whole table, for Anna, who missed its latest frame.
fn whole<G: Hosted>(story: &Story<G>) -> Said<G> {
    let setup = story.table.setup();
    let eyes = Observer::Seat(Seat::A);
    let seq = story.table.seq(eyes);
    ServerMessage::Table {
        about: About {
            table: people::table(),
            game: setup.game.clone(),
            options: setup.options.clone(),
            edition: "reconstructed".to_owned(),
            terms: setup.terms.clone(),
            host: setup.host,
            halted: None,
        },
        seat: Some(Seat::A),
        seq,
        board: story.table.board(eyes),
        missed: story.table.missed(eyes, seq - 1),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use tabletop::Way;

    use super::*;
    use crate::games;

    /// What only those hear who play a game with windows.
    const OF_WINDOWS: [&str; 2] = ["held", "wished"];

    #[derive(Default)]
    struct Complete {
        games: usize,
        with_windows: usize,
    }

    impl games::Visitor for Complete {
        fn visit<G: games::Declared>(&mut self) {
            let said: BTreeSet<_> = of_game::<G>().iter().map(name).collect();
            assert_eq!(said, NAMES.iter().copied().collect(), "{}", G::NAME);
            let told: BTreeSet<_> = told_in::<G>().iter().map(news::name).collect();
            let has_windows = Way::<G>::all().any(|way| !G::windows(&way.options()).is_empty());
            let expected =
                news::NAMES.iter().copied().filter(|name| has_windows || !OF_WINDOWS.contains(name));
            assert_eq!(told, expected.collect(), "{}", G::NAME);
            self.games += 1;
            self.with_windows += usize::from(has_windows);
        }
    }

    #[test]
    fn the_story_can_be_told_of_every_game() {
        let mut complete = Complete::default();
        games::each(&mut complete);
        assert!(0 < complete.with_windows && complete.with_windows < complete.games);
    }
}
