//! What an observer is told and shown. Everything here is made from what they may know.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::canonical::Hash;
use tabletop::game::Outcome;
use tabletop::{Seat, SeatSet, Wish};
use ts_rs::TS;

use crate::chair::{Colour, Sitter};
use crate::deed::{Closing, Hearers, Matter, Until};
use crate::ids::{PersonId, TableId};
use crate::time::{Quiet, Time};

/// One numbered message to an observer: what happened, and how the table stands now if that changed. An observer's
/// numbers have no gaps: what they may not know has none.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "table.ts")]
pub struct Frame<V, E, A> {
    /// Its number, counted from 1.
    pub seq: u32,
    /// When it happened.
    pub at: Time,
    /// What happened, as far as the observer may know it.
    pub news: Vec<News<E>>,
    /// How the table stands now; absent if it stands as before.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(default = "Option::default")]
    #[ts(optional)]
    pub board: Option<Board<V, A>>,
}

impl<V, E, A> Frame<V, E, A> {
    /// What happened alone: how the table stands is told otherwise.
    pub fn without_board<W>(self) -> Frame<W, E, A> {
        let Frame { seq, at, news, board: _ } = self;
        Frame { seq, at, news, board: None }
    }
}

/// How the table stands, as an observer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "table.ts")]
pub struct Board<V, A> {
    /// What everybody may know of the table.
    pub status: Status,
    /// The game, once it has begun.
    pub view: Option<V>,
    /// What the observer is asked.
    pub prompt: Option<Prompt<V, A>>,
    /// May they take back the plan that they sealed?
    pub may_withdraw: bool,
    /// Do they pass windows until further notice?
    pub standing: Option<Until>,
    /// Every kind of window of this game, and when the observer wants to be asked there; nothing for those who do not
    /// play, and before the game.
    #[serde(default)]
    pub wishes: BTreeMap<String, Wish>,
    /// Does the next window wait for the observer?
    #[serde(default)]
    pub hold: bool,
}

/// What a player is asked. It says all that may be chosen: a screen needs to know no rule.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "table.ts")]
pub struct Prompt<V, A> {
    /// The number of the question; an answer names it.
    pub question: u32,
    /// What is asked, and what everything that is named here would mean, as documents.
    pub asked: A,
    /// What may be chosen next, in notation; nothing once the plan is whole.
    pub choices: Vec<String>,
    /// What may be chosen as well: it fits in before something drafted, where the rules fix the order of choices. With an
    /// empty draft there is none.
    pub earlier: Vec<String>,
    /// What cannot be chosen yet, but perhaps further on in the same plan: a screen may keep it until it is among the
    /// choices.
    pub later: Vec<String>,
    /// What was drafted so far, with what had no alternative.
    pub draft: Vec<String>,
    /// How many of these the player chose.
    pub chosen: u32,
    /// Everything that the player chose: what is drafted, without what had no alternative, then what waits until it can be
    /// chosen.
    pub plan: Vec<String>,
    /// May the draft be sealed?
    pub may_seal: bool,
    /// Is this a window, for which a standing pass could answer?
    pub window: bool,
    /// Which kind of window, if it is one.
    #[serde(default)]
    pub kind: Option<String>,
    /// The game as it would look with the draft done, if there is one.
    pub drafted: Option<V>,
}

/// What everybody may know of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "table.ts")]
pub struct Status {
    /// How far it has come.
    pub stage: Stage,
    /// Who sits where.
    pub seats: Vec<SeatStatus>,
    /// What players want to agree on, and who is for it.
    pub votes: Vec<Votes>,
    /// The hash of the seed, published when the game begins.
    pub commitment: Option<Hash>,
    /// Where the players meet again.
    pub rematch: Option<TableId>,
}

/// How far a table has come.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "stage", rename_all = "kebab-case")]
#[ts(export_to = "table.ts")]
pub enum Stage {
    /// Seats are filled.
    Gathering,
    /// The game runs.
    Playing,
    /// Everybody rests: nobody can play, and no clock runs.
    Paused,
    /// The game was played to its end.
    Finished {
        /// How it ended.
        outcome: Outcome,
    },
    /// All agreed to stop, or all gave up.
    Abandoned,
    /// The table was closed.
    Closed {
        /// Who closed it, and why.
        why: Closing,
    },
}

impl Stage {
    /// Does nothing more happen here?
    pub fn is_over(&self) -> bool {
        match self {
            Stage::Finished { .. } | Stage::Abandoned | Stage::Closed { .. } => true,
            Stage::Gathering | Stage::Playing | Stage::Paused => false,
        }
    }
}

/// What everybody may know of a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "table.ts")]
pub struct SeatStatus {
    /// Who sits there.
    pub sitter: Sitter,
    /// The colour of what is theirs on the board.
    pub colour: Colour,
    /// Since when their choice is awaited, if it is.
    pub asked: Option<Time>,
    /// When their time is over, if their clock runs.
    pub deadline: Option<Time>,
    /// At a live pace, the milliseconds they have left while their clock stands.
    #[ts(type = "number | null")]
    pub left: Option<i64>,
}

/// Who is for something that all must agree on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "table.ts")]
pub struct Votes {
    /// What they would agree on.
    pub matter: Matter,
    /// Who is for it.
    pub seats: SeatSet,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "news", rename_all = "kebab-case")]
#[ts(export_to = "table.ts")]
#[allow(missing_docs)]
pub enum News<E> {
    /// Something happened in the game.
    Event { event: E },
    /// Somebody sat down, or a bot was put there.
    Sat { seat: Seat, sitter: Sitter },
    /// A seat became free.
    Rose { seat: Seat },
    /// A player has another colour.
    Coloured { seat: Seat, colour: Colour },
    /// The game began.
    Started { commitment: Hash },
    /// A player's time was over: their draft counted, and a bot chose what it lacked.
    TimedOut { seat: Seat },
    /// The observer passes windows until further notice, or no longer.
    Standing { until: Option<Until> },
    /// The observer is asked in other windows than until now: these kinds were named.
    Wished { wishes: BTreeMap<String, Wish> },
    /// The next window waits for the observer, or no longer.
    Held { hold: bool },
    /// The observer's quiet hours changed.
    Quiet { quiet: Option<Quiet> },
    /// Somebody said something.
    Said { person: PersonId, to: Hearers, text: String },
    /// A player is for something that all must agree on, or no longer.
    Voted { seat: Seat, matter: Matter, yes: bool },
    /// Everybody rests: nobody can play until the game goes on.
    Paused,
    /// The game goes on.
    Resumed,
    /// A bot plays for this person now.
    Away { seat: Seat },
    /// The person is back.
    Back { seat: Seat },
    /// A person gave up.
    Resigned { seat: Seat },
    /// The server was away since then; nobody's time ran.
    Interrupted { from: Time },
    /// The table is over.
    Ended { stage: Stage },
    /// The players meet again at another table.
    Rematched { table: TableId },
}
