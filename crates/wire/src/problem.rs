//! Everything that can be wrong with what a client wants.

use serde::{Deserialize, Serialize};
use strum::Display;
use table::Refused;
use ts_rs::TS;
use words::{Language, Words};

/// What is wrong. Nothing was changed, except perhaps if the server [failed](Problem::Failed).
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize, TS)]
#[serde(tag = "problem", rename_all = "kebab-case")]
#[ts(export_to = "protocol.ts")]
pub enum Problem {
    /// The message cannot be read.
    #[error("the message cannot be read: {why}")]
    Malformed {
        /// What is wrong, and where.
        why: String,
    },
    /// A value is impossible.
    #[error("{field}: {why}")]
    Invalid {
        /// Which value it is: a field, a header or a parameter.
        field: String,
        /// What is wrong with the value.
        why: String,
    },
    /// The message is too long.
    #[error("a message has at most {most} bytes")]
    TooLarge {
        /// How long it may be.
        most: u32,
    },
    /// Only text is understood.
    #[error("messages are text, not bytes")]
    NotText,
    /// There is no such page, table, record or moment.
    #[error("there is no such {what}")]
    NotFound {
        /// What was looked for.
        what: Sought,
    },
    /// The client is nobody yet.
    #[error("say who you are first: become a guest, or recover one")]
    NotSignedIn,
    /// The recovery code is not right.
    #[error("this recovery code belongs to nobody")]
    WrongCode,
    /// The request comes from a page of somebody else.
    #[error("requests from other sites are refused")]
    CrossOrigin,
    /// The table admits nobody who does not play.
    #[error("this table admits no spectators")]
    NoSpectators,
    /// The client must watch a table before it does something there.
    #[error("watch the table first")]
    NotWatching,
    /// The client was not sent so many frames yet.
    #[error("there is no frame {seq}: the last one is {last}")]
    NoSuchFrame {
        /// What was asked for.
        seq: u32,
        /// The number of the last one.
        last: u32,
    },
    /// The person is somebody else, and no companion of the client either.
    #[error("this person does not play on your device")]
    NotYours,
    /// Too much in too short a time.
    #[error("too much at once: wait {wait} milliseconds")]
    TooFast {
        /// How long to wait, in milliseconds.
        wait: u32,
    },
    /// The limit is reached.
    #[error("at most {most} {of}")]
    TooMany {
        /// What there may not be more of.
        of: Limited,
        /// How many there may be.
        most: u32,
    },
    /// The operator has shut this person or address out.
    #[error("you are shut out: {reason}")]
    Banned {
        /// What the operator gave as the reason.
        reason: String,
    },
    /// The person is still there: nobody may be replaced who could move.
    #[error("this player is still here")]
    StillHere,
    /// The table is over or has not begun, so there is no record.
    #[error("the record is published when the game is over")]
    NoRecordYet,
    /// The client reads too slowly, and was cut off.
    #[error("the connection was too slow")]
    TooSlow,
    /// The server is about to stop.
    #[error("the server is restarting: come back in a moment")]
    Restarting,
    /// The server is overloaded.
    #[error("the server is busy: try again in a moment")]
    Busy,
    /// The server failed. A disk that fails may have kept what it was given all the same: only who looks again knows
    /// whether it was done.
    #[error("the server failed: perhaps it was done all the same, so look before you try again")]
    Failed,
    /// The table refuses it.
    #[error("{refused}")]
    Refused {
        /// The table's reason, which the rules of its game may have given.
        refused: Refused,
    },
}

/// What can be looked for in vain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[ts(export_to = "protocol.ts")]
#[allow(missing_docs)]
pub enum Sought {
    Page,
    Game,
    Table,
    Moment,
    Person,
}

/// What there may be only so many of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "protocol.ts")]
pub enum Limited {
    /// Tables that one person has opened.
    #[strum(to_string = "tables of one host")]
    TablesOfOneHost,
    /// People who play on one device.
    #[strum(to_string = "people on one device")]
    Companions,
    /// People whom one person does not want to read.
    #[strum(to_string = "muted people")]
    MutedPeople,
    /// Tables that one socket looks at.
    #[strum(to_string = "watched tables")]
    WatchedTables,
    /// Sockets of everybody.
    #[strum(to_string = "sockets")]
    Sockets,
    /// Sockets of one person.
    #[strum(to_string = "sockets of one person")]
    SocketsOfOnePerson,
    /// Sockets of one network.
    #[strum(to_string = "sockets from one address")]
    SocketsFromOneAddress,
}

impl Problem {
    /// The status of an answer over HTTP that says this.
    pub fn status(&self) -> u16 {
        match self {
            Problem::Malformed { .. } | Problem::Invalid { .. } | Problem::NotText => 400,
            Problem::NotSignedIn | Problem::WrongCode => 401,
            Problem::CrossOrigin | Problem::NoSpectators | Problem::NotYours | Problem::Banned { .. } => 403,
            Problem::NotFound { .. } | Problem::NoSuchFrame { .. } => 404,
            Problem::TooSlow => 408,
            Problem::NotWatching | Problem::StillHere | Problem::NoRecordYet | Problem::Refused { .. } => 409,
            Problem::TooLarge { .. } => 413,
            Problem::TooFast { .. } | Problem::TooMany { .. } => 429,
            Problem::Failed => 500,
            Problem::Restarting | Problem::Busy => 503,
        }
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Problem {
        Problem::Refused { refused }
    }
}

/// A problem with a sentence for people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct Trouble {
    /// The problem, for programs: a word that never changes, with its details.
    pub problem: Problem,
    /// The same as a sentence for people, in the language that the client asked for.
    pub message: String,
}

impl Trouble {
    /// A problem with its sentence. The game is that of the table which refuses something, where there is one.
    pub fn told(problem: Problem, language: Language, game: Option<&str>) -> Trouble {
        Trouble { message: Words::of(language).problem(&problem, game), problem }
    }
}

impl From<Problem> for Trouble {
    fn from(problem: Problem) -> Trouble {
        Trouble::told(problem, Language::En, None)
    }
}
