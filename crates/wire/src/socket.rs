//! What goes over the socket. One message is one line of JSON.

use serde::{Deserialize, Serialize};
use table::{Board, Frame, PersonId, Prompt, Request, TableId, Terms, Time};
use tabletop::{Form, Seat};
use ts_rs::TS;

use crate::problem::Trouble;

/// The version of the protocol. It is raised when old clients would misunderstand.
pub const PROTOCOL: u32 = 2;

/// A message of a client with its number, which the client chooses. It has exactly one answer with the same number:
/// [`ServerMessage::Done`] or [`ServerMessage::Trouble`].
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Numbered {
    /// The number that the answer will name.
    pub id: u32,
    /// What the client says.
    #[serde(flatten)]
    pub message: ClientMessage,
}

/// What a client says. What belongs to the kind of message stands apart from the kind, under `with`: so a reader knows
/// what to expect before it reads it, and can name the place of a mistake.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "message", content = "with", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub enum ClientMessage {
    /// I want to be told of this table. Whoever was cut off names the last number they have seen.
    Watch {
        /// The table to watch.
        table: TableId,
        /// The last frame the client has; 0 for the whole story, nothing for the present alone.
        #[serde(default)]
        #[ts(optional = nullable)]
        after: Option<u32>,
        /// Through the eyes of which companion of mine; without one, through my own. Whatever I ask at this table from now
        /// on, they ask. One socket sees a table through one pair of eyes: watching again replaces them.
        #[serde(default, rename = "as")]
        #[ts(optional = nullable)]
        eyes: Option<PersonId>,
        /// Only what lies open to everybody, although I sit there: for a device at which several people look. I can still ask.
        #[serde(default)]
        #[ts(as = "Option<_>", optional)]
        open: bool,
        /// In which form I am shown the game, here and when I recall: the view that its own screen draws, or a sheet that can
        /// be read without knowing the game.
        #[serde(default)]
        #[ts(as = "Option<_>", optional)]
        form: Form,
    },
    /// I no longer want to be told.
    Unwatch {
        /// The table that I watched.
        table: TableId,
    },
    /// I want something at a table that I watch.
    Ask {
        /// The table, which I must watch.
        table: TableId,
        /// What I want; the table may refuse it.
        request: Request,
    },
    /// I want to see again what I saw at a table that I watch.
    Recall {
        /// The table, which I must watch.
        table: TableId,
        /// Right after which of my frames; 0 is before the first.
        seq: u32,
    },
    /// I no longer want to read what this person says, or I do again.
    Mute {
        /// Whose words they are.
        person: PersonId,
        /// No longer?
        muted: bool,
    },
    /// The operator should look at what this person does.
    Report {
        /// The table at which they do it.
        table: TableId,
        /// Whom the operator should look at.
        person: PersonId,
        /// What is wrong.
        text: String,
    },
    /// Are you there?
    Ping,
}

impl ClientMessage {
    /// The message with a number.
    pub fn numbered(self, id: u32) -> Numbered {
        Numbered { id, message: self }
    }
}

/// What the server says. `O`, `V`, `E` and `A` are the options, the view, the events and what is asked in the table's game;
/// whoever watches for sheets is told a `Sheet` wherever it says `V`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "message", rename_all = "kebab-case")]
#[ts(export_to = "protocol.ts")]
pub enum ServerMessage<O, V, E, A> {
    /// The first message on every socket.
    Hello {
        /// The version of the protocol.
        protocol: u32,
        /// Who the client is.
        me: Known,
        /// What the server's clock says.
        time: Time,
    },
    /// The client's message was done.
    Done {
        /// The number that the client gave it.
        id: u32,
    },
    /// The client's message was not done, and nothing was changed.
    Trouble {
        /// Its number, if it could be read.
        id: Option<u32>,
        /// What is wrong, for programs and in words.
        trouble: Trouble,
    },
    /// How a table stands: the answer to watching, and sent again if the client sees with other eyes from now on.
    Table {
        /// What was agreed.
        about: About<O>,
        /// Through whose eyes the client sees; nothing for a spectator.
        seat: Option<Seat>,
        /// The number of the last frame before now.
        seq: u32,
        /// How the table stands.
        board: Board<V, A>,
        /// What the client missed.
        missed: Vec<Frame<V, E, A>>,
    },
    /// Something happened at a table.
    Frame {
        /// The table where it happened.
        table: TableId,
        /// What happened, and how the table stands now.
        frame: Frame<V, E, A>,
    },
    /// The client's own draft changed, perhaps in another window. This has no number: others never hear of it.
    Draft {
        /// The table at which the plan is drafted.
        table: TableId,
        /// What they are asked now.
        prompt: Prompt<V, A>,
    },
    /// What the client saw right after one of its frames: the answer to recalling.
    Recalled {
        /// The table at which it was seen.
        table: TableId,
        /// After which frame.
        seq: u32,
        /// The game as it was shown then; nothing before it began.
        view: Option<V>,
    },
    /// Who is at a table.
    People {
        /// The table where they are.
        table: TableId,
        /// Those who sit there or have said something.
        people: Vec<Present>,
        /// How many look on.
        spectators: u32,
    },
    /// The table can no longer be watched.
    Gone {
        /// The table that is gone.
        table: TableId,
        /// Why, for programs and in words.
        trouble: Trouble,
    },
    /// The operator says something to everybody.
    Announcement {
        /// The operator's words, as they were typed.
        text: String,
        /// When the server will restart, if it will.
        restart: Option<Time>,
    },
}

/// A person as others know them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct Known {
    /// What others know them by; it stays when the name changes.
    pub person: PersonId,
    /// What they are called now.
    pub name: String,
}

/// A person at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct Present {
    /// What others know them by; it stays when the name changes.
    pub person: PersonId,
    /// What they are called now.
    pub name: String,
    /// Are they connected?
    pub here: bool,
}

/// What was agreed at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct About<O> {
    /// The table's id, as messages name it.
    pub table: TableId,
    /// The game's name in messages.
    pub game: String,
    /// The number of players, the version.
    pub options: O,
    /// The name of the edition whose figures are used.
    pub edition: String,
    /// What has nothing to do with the rules.
    pub terms: Terms,
    /// Who opened the table.
    pub host: PersonId,
    /// Why the table rests, if its log no longer folds.
    pub halted: Option<String>,
}
