//! What the server says, as far as a client that plays at random must understand it.
//!
//! The types of the crate `wire` would read the same messages, but they keep whole views and events, which are most of a
//! frame and of no use here. Thousands of frames in a second are read quicker if what nobody looks at is skipped.
//! The tests hold these types against those of `wire`.

use serde::Deserialize;
use table::{PersonId, Stage, TableId};
use tabletop::Seat;

/// A message of the server.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(try_from = "Flat")]
pub(crate) enum Heard {
    /// Who the client is.
    Hello(PersonId),
    /// The message with this number was done.
    Done(u32),
    /// The message with this number was not done.
    Trouble(Option<u32>, HeardTrouble),
    /// How a table stands.
    Table(HeardTable),
    /// Something happened at a table.
    Frame(TableId, HeardFrame),
    /// The client's draft changed.
    Draft(TableId, HeardPrompt),
    /// The table can no longer be watched.
    Gone(TableId, HeardTrouble),
    /// What is of no use here.
    Other,
}

/// How a table stands, for a client that begins to watch it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct HeardTable {
    /// The table that is shown.
    pub(crate) table: TableId,
    /// Who opened it.
    pub(crate) host: PersonId,
    /// Where the client sits.
    pub(crate) seat: Option<Seat>,
    /// The number of the last frame before now.
    pub(crate) seq: u32,
    /// How it stands.
    pub(crate) board: HeardBoard,
}

/// Something happened, as far as a client of a load test wants to know it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) struct HeardFrame {
    /// The number among what this observer is told, without gaps.
    pub(crate) seq: u32,
    /// How the table stands now, if that changed.
    pub(crate) board: Option<HeardBoard>,
}

/// How a table stands.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) struct HeardBoard {
    /// What everybody may know.
    pub(crate) status: HeardStatus,
    /// What the client is asked.
    pub(crate) prompt: Option<HeardPrompt>,
}

/// What everybody may know of a table.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) struct HeardStatus {
    /// How far it has come.
    pub(crate) stage: Stage,
    /// One for each player.
    pub(crate) seats: Vec<Chair>,
    /// Where the players meet again.
    pub(crate) rematch: Option<TableId>,
}

impl HeardStatus {
    /// Does somebody sit on every seat?
    pub(crate) fn is_full(&self) -> bool {
        self.seats.iter().all(|chair| chair.sitter.sitter != "open")
    }
}

/// One seat of a table.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) struct Chair {
    sitter: Sitter,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
struct Sitter {
    sitter: String,
}

/// What a player is asked.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) struct HeardPrompt {
    /// The number of the question.
    pub(crate) question: u32,
    /// What may be chosen next.
    pub(crate) choices: Vec<String>,
    /// May the draft be sealed?
    pub(crate) may_seal: bool,
}

/// Why something was not done.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) struct HeardTrouble {
    problem: Problem,
    /// The same as a sentence.
    pub(crate) message: String,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
struct Problem {
    #[serde(rename = "problem")]
    kind: String,
    refused: Option<Refused>,
    wait: Option<u32>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
struct Refused {
    refused: String,
}

impl HeardTrouble {
    /// What it is: the table's, if it is the table that refuses.
    pub(crate) fn code(&self) -> &str {
        self.problem.refused.as_ref().map_or(&self.problem.kind, |refused| &refused.refused)
    }

    /// How many milliseconds the server wants the client to wait.
    pub(crate) fn wait(&self) -> Option<u32> {
        self.problem.wait
    }
}

/// A message as it is written: one object that says by its kind which of the others it has. Read in one go, because
/// an enum that looks for its tag first would keep everything it passes.
#[derive(Deserialize)]
struct Flat {
    message: Kind,
    id: Option<u32>,
    me: Option<Known>,
    table: Option<TableId>,
    about: Option<About>,
    seat: Option<Seat>,
    seq: Option<u32>,
    board: Option<HeardBoard>,
    frame: Option<HeardFrame>,
    prompt: Option<HeardPrompt>,
    trouble: Option<HeardTrouble>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Hello,
    Done,
    Trouble,
    Table,
    Frame,
    Draft,
    People,
    Gone,
    Announcement,
}

#[derive(Deserialize)]
struct Known {
    person: PersonId,
}

#[derive(Deserialize)]
struct About {
    table: TableId,
    host: PersonId,
}

impl TryFrom<Flat> for Heard {
    type Error = String;

    fn try_from(flat: Flat) -> Result<Heard, String> {
        let kind = flat.message;
        flat.sorted().ok_or_else(|| format!("a message of the kind {kind:?} lacks something"))
    }
}

impl Flat {
    fn sorted(self) -> Option<Heard> {
        Some(match self.message {
            Kind::Hello => Heard::Hello(self.me?.person),
            Kind::Done => Heard::Done(self.id?),
            Kind::Trouble => Heard::Trouble(self.id, self.trouble?),
            Kind::Table => {
                let About { table, host } = self.about?;
                Heard::Table(HeardTable { table, host, seat: self.seat, seq: self.seq?, board: self.board? })
            }
            Kind::Frame => Heard::Frame(self.table?, self.frame?),
            Kind::Draft => Heard::Draft(self.table?, self.prompt?),
            Kind::Gone => Heard::Gone(self.table?, self.trouble?),
            Kind::People | Kind::Announcement => Heard::Other,
        })
    }
}

#[cfg(test)]
mod tests {
    use table::{Colour, News, Pace, Terms, Time};
    use wire::ServerMessage;

    use super::*;

    type Said = ServerMessage<u8, u8, u8, u8>;

    #[track_caller]
    fn heard(said: &Said) -> Heard {
        serde_json::from_str(&serde_json::to_string(said).unwrap()).unwrap()
    }

    fn table_id() -> TableId {
        TableId::from_random(7)
    }

    fn host() -> PersonId {
        PersonId::from_random(8)
    }

    fn asked() -> table::Prompt<u8, u8> {
        table::Prompt {
            question: 3,
            asked: 1,
            choices: vec!["pass".to_owned()],
            earlier: Vec::new(),
            later: Vec::new(),
            draft: vec!["buy".to_owned()],
            chosen: 1,
            plan: vec!["buy".to_owned()],
            may_seal: true,
            window: false,
            kind: None,
            drafted: Some(1),
        }
    }

    fn board(sitter: table::Sitter) -> table::Board<u8, u8> {
        let seat =
            table::SeatStatus { sitter, colour: Colour::Blue, asked: None, deadline: None, left: None };
        let status = table::Status {
            stage: Stage::Abandoned,
            seats: vec![seat],
            votes: Vec::new(),
            commitment: None,
            rematch: Some(table_id()),
        };
        table::Board {
            status,
            view: Some(1),
            prompt: Some(asked()),
            may_withdraw: false,
            standing: None,
            wishes: std::collections::BTreeMap::new(),
            hold: false,
        }
    }

    #[test]
    fn a_table_reads_as_it_is_said() {
        let terms = Terms {
            pace: Pace::Free,
            open_counting: true,
            spectators: true,
            private_chat: false,
            public: false,
            stand_in: "novice".to_owned(),
        };
        let about = wire::socket::About {
            table: table_id(),
            game: "eschnapur".to_owned(),
            options: 1,
            edition: "reconstructed".to_owned(),
            terms,
            host: host(),
            halted: None,
        };
        let open = board(table::Sitter::Open);
        let said = Said::Table { about, seat: Some(Seat::B), seq: 5, board: open, missed: Vec::new() };
        let Heard::Table(shown) = heard(&said) else { panic!("another message") };
        assert_eq!((shown.table, shown.host, shown.seat, shown.seq), (table_id(), host(), Some(Seat::B), 5));
        assert!(!shown.board.status.is_full());
    }

    #[test]
    fn what_happens_reads_as_it_is_said() {
        let full = board(table::Sitter::Bot { level: "novice".to_owned() });
        let news = vec![News::Event { event: 1 }, News::Paused];
        let frame = table::Frame { seq: 6, at: Time(0), news, board: Some(full) };
        let Heard::Frame(id, frame) = heard(&Said::Frame { table: table_id(), frame }) else {
            panic!("another message")
        };
        let board = frame.board.unwrap();
        assert_eq!((id, frame.seq, board.status.rematch), (table_id(), 6, Some(table_id())));
        assert!(board.status.is_full() && board.status.stage == Stage::Abandoned);
        let prompt = HeardPrompt { question: 3, choices: vec!["pass".to_owned()], may_seal: true };
        assert_eq!(board.prompt, Some(prompt.clone()));
        assert_eq!(
            heard(&Said::Draft { table: table_id(), prompt: asked() }),
            Heard::Draft(table_id(), prompt)
        );
        let silent = table::Frame { seq: 7, at: Time(0), news: Vec::new(), board: None };
        let silent = Said::Frame { table: table_id(), frame: silent };
        assert_eq!(heard(&silent), Heard::Frame(table_id(), HeardFrame { seq: 7, board: None }));
    }

    #[test]
    fn answers_and_the_rest_read_as_they_are_said() {
        let me = wire::socket::Known { person: host(), name: "Ali".to_owned() };
        assert_eq!(heard(&Said::Hello { protocol: 2, me, time: Time(0) }), Heard::Hello(host()));
        assert_eq!(heard(&Said::Done { id: 4 }), Heard::Done(4));
        let people = Said::People { table: table_id(), people: Vec::new(), spectators: 0 };
        assert_eq!(heard(&people), Heard::Other);
        assert_eq!(heard(&Said::Announcement { text: String::new(), restart: None }), Heard::Other);
        assert!(serde_json::from_str::<Heard>(r#"{"message":"done"}"#).is_err());
        assert!(serde_json::from_str::<Heard>(r#"{"message":"unheard-of"}"#).is_err());
    }

    #[test]
    fn the_code_of_a_trouble_is_the_tables_if_it_refuses() {
        let refused = wire::Problem::from(table::Refused::Stale { given: 1, asked: 2 });
        let Heard::Trouble(id, trouble) = heard(&Said::Trouble { id: Some(1), trouble: refused.into() })
        else {
            panic!("another message")
        };
        assert_eq!((id, trouble.code(), trouble.wait()), (Some(1), "stale", None));
        let fast = wire::Problem::TooFast { wait: 50 };
        let Heard::Gone(_, trouble) = heard(&Said::Gone { table: table_id(), trouble: fast.into() }) else {
            panic!("another message")
        };
        assert_eq!((trouble.code(), trouble.wait()), ("too-fast", Some(50)));
    }
}
