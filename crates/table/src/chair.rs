//! The chairs around the table, and who sits on them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ids::PersonId;
use crate::time::Quiet;

/// A player's colour: five that colour-blind people can tell apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "table.ts")]
#[allow(missing_docs)]
pub enum Colour {
    Vermilion,
    Blue,
    Green,
    Yellow,
    Purple,
}

impl Colour {
    /// All colours, in the order in which they are given out.
    pub const ALL: [Colour; 5] =
        [Colour::Vermilion, Colour::Blue, Colour::Green, Colour::Yellow, Colour::Purple];
}

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "sitter", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export_to = "table.ts")]
pub enum Sitter {
    /// Nobody: the seat is free.
    Open,
    /// A bot of the game.
    Bot {
        /// How strong it is.
        level: String,
    },
    /// A person; a bot may play for them, but the seat stays theirs.
    Person {
        /// Who sits there.
        person: PersonId,
        /// Does a bot play for them at the moment?
        away: bool,
        /// Have they given up? Then a bot plays for them to the end.
        resigned: bool,
    },
}

/// A chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chair {
    pub(crate) sitter: Sitter,
    pub(crate) colour: Colour,
    pub(crate) quiet: Option<Quiet>,
}

impl Chair {
    pub(crate) fn person(&self) -> Option<PersonId> {
        match self.sitter {
            Sitter::Person { person, .. } => Some(person),
            Sitter::Open | Sitter::Bot { .. } => None,
        }
    }

    /// Does a person decide here at the moment?
    pub(crate) fn is_present(&self) -> bool {
        matches!(self.sitter, Sitter::Person { away: false, resigned: false, .. })
    }

    /// Is this a person who has not given up, present or away?
    pub(crate) fn is_playing(&self) -> bool {
        matches!(self.sitter, Sitter::Person { resigned: false, .. })
    }
}
