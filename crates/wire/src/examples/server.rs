//! What a server says.

use eschnapur::Eschnapur;
use serde_json::Value;
use table::News;
use tabletop::{AskedOf, Game, Hosted, Observer, Seat};

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
        Example::read_as::<ServerMessage<eschnapur::Options, Value, Value, Value>>("server", name(it), it)
    };
    let news = |it: &News<_>| Example::read_as::<News<Value>>("news", news::name(it), it);
    messages.iter().map(message).chain(told.iter().map(news)).collect()
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
    let view = story.table.recalled(eyes, seq).expect("she was sent so many");
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

    use super::*;
    use crate::games;

    struct Complete(u32);

    impl games::Visitor for Complete {
        fn visit<G: games::Declared>(&mut self) {
            let said: BTreeSet<_> = of_game::<G>().iter().map(name).collect();
            assert_eq!(said, NAMES.iter().copied().collect(), "{}", G::NAME);
            let told: BTreeSet<_> = told_in::<G>().iter().map(news::name).collect();
            assert_eq!(told, news::NAMES.iter().copied().collect(), "{}", G::NAME);
            self.0 += 1;
        }
    }

    #[test]
    fn the_story_can_be_told_of_every_game() {
        let mut complete = Complete(0);
        games::each(&mut complete);
        assert_eq!(complete.0, 2);
    }
}
