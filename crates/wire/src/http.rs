//! What goes over HTTP: documents.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Colour, PersonId, Quiet, Sitter, Stage, TableId, Terms, Time};
use tabletop::Seat;
use ts_rs::TS;

use crate::socket::Known;

/// Somebody who comes for the first time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct NewGuest {
    /// What others call them: 1 to 24 characters.
    pub name: String,
}

/// Somebody who was here before, on another device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct Recover {
    /// The recovery code, however it was typed: case, spaces and dashes do not matter.
    pub code: String,
}

/// A recovery code. It is shown once, and replaces the one before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct RecoveryCode {
    /// What to type on another device: it lets whoever knows it in.
    pub code: String,
}

/// Who I am.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct Me {
    /// As others know me.
    #[serde(flatten)]
    pub known: Known,
    /// My quiet hours.
    pub quiet: Option<Quiet>,
    /// Whom I no longer want to read.
    pub muted: Vec<PersonId>,
    /// Who plays on my device.
    pub companions: Vec<Known>,
}

/// Somebody who plays on the device of another: they hand it round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct NewCompanion {
    /// What others call them: 1 to 24 characters.
    pub name: String,
}

/// What I want to change about me. What is absent stays.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(export_to = "protocol.ts")]
pub struct ChangeMe {
    /// Another name, of 1 to 24 characters.
    #[ts(optional = nullable)]
    pub name: Option<String>,
    /// Other quiet hours, for tables at which I sit down from now on.
    #[ts(optional = nullable)]
    pub quiet: Option<Quiet>,
    /// No quiet hours any more.
    #[ts(as = "Option<_>", optional)]
    pub no_quiet: bool,
}

/// A table to open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "protocol.ts")]
pub struct NewTable {
    /// The game's name in messages, as the list of games says it.
    pub game: String,
    /// How many play.
    pub players: u8,
    /// Choices of the game's own, such as its version.
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub choices: BTreeMap<String, String>,
    /// The text of an edition file; without one, the default edition.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub edition: Option<String>,
    /// What has nothing to do with the rules.
    pub terms: Terms,
    /// Where the host sits down at once.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub seat: Option<Seat>,
    /// Where bots sit, with their levels.
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub bots: BTreeMap<Seat, String>,
    /// Where companions of the host sit down at once.
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub companions: BTreeMap<Seat, PersonId>,
    /// Begin at once? Then no seat may be open.
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub start: bool,
}

/// A table was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct Opened {
    /// The table's id.
    pub table: TableId,
    /// The path of the invitation link.
    pub link: String,
}

/// Which tables to list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(export_to = "protocol.ts")]
pub enum Which {
    /// Where I or a companion of mine sits.
    Mine,
    /// Public ones with a free seat.
    Open,
    /// Public ones that are played.
    Running,
    /// Public ones that are over.
    Finished,
}

/// Some tables, the latest first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct Tables {
    /// The tables of this page.
    pub tables: Vec<ListedTable>,
    /// How to ask for those before these, if there are any: the value of `before`.
    pub next: Option<String>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct ListedTable {
    /// The table's id.
    pub table: TableId,
    /// The game's name in messages.
    pub game: String,
    /// The version and the like.
    pub choices: BTreeMap<String, String>,
    /// What has nothing to do with the rules.
    pub terms: Terms,
    /// Who opened it.
    pub host: Known,
    /// How far it has come.
    pub stage: Stage,
    /// Who sits there.
    pub seats: Vec<ListedSeat>,
    /// When something happened there for the last time.
    pub changed: Time,
    /// How many minutes such a game usually takes at this pace, from its first question to its end.
    #[serde(default)]
    pub length: u32,
}

/// A seat in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct ListedSeat {
    /// Who sits there.
    pub sitter: Sitter,
    /// In which colour: the same as at the table.
    pub colour: Colour,
    /// Their name, if they are a person.
    pub name: Option<String>,
    /// Since when their choice is awaited, if it is.
    pub asked: Option<Time>,
    /// When their time is over.
    pub deadline: Option<Time>,
}

/// A game that can be played here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct GameAbout {
    /// The name in messages.
    pub name: String,
    /// The name as people say it.
    pub title: String,
    /// The least players.
    pub least: u8,
    /// The most players.
    pub most: u8,
    /// The variants: choices of the game's own.
    pub variants: Vec<BTreeMap<String, String>>,
    /// The default edition as a file.
    pub edition: String,
    /// The levels of its bots, the weakest first.
    pub levels: Vec<String>,
}

/// A moment of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct Moment {
    /// After how many entries of the record.
    pub at: u32,
    /// How many there are.
    pub of: u32,
    /// Through whose eyes.
    #[ts(type = "Seat | \"spectator\" | \"all\"")]
    pub eyes: String,
    /// What happened just before, as these eyes saw it: events of the game.
    #[ts(type = "Array<unknown>")]
    pub events: Vec<serde_json::Value>,
    /// The entry that led here, for eyes that see all.
    pub entry: Option<String>,
    /// The game as these eyes saw it: a view, or the position for eyes that see all.
    #[ts(type = "unknown")]
    pub view: serde_json::Value,
}

/// Some moments of a finished game, one after the other.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct Moments {
    /// How many entries the record has: there is one moment more, before the first.
    pub of: u32,
    /// Through whose eyes.
    #[ts(type = "Seat | \"spectator\" | \"all\"")]
    pub eyes: String,
    /// What the players are called, seat by seat.
    pub seats: Vec<String>,
    /// One after the other, in the order in which they were played.
    pub moments: Vec<PageMoment>,
}

/// One of many moments of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct PageMoment {
    /// After how many entries of the record.
    pub at: u32,
    /// What happened just before, as these eyes saw it: events of the game.
    #[ts(type = "Array<unknown>")]
    pub events: Vec<serde_json::Value>,
    /// The entry that led here, for eyes that see all.
    pub entry: Option<String>,
    /// The game as these eyes saw it: a view or a sheet, as it was asked for. For eyes that see all it is a spectator's.
    #[ts(type = "unknown")]
    pub view: serde_json::Value,
    /// For eyes that see all: the view or sheet of every player, so that what is theirs can be taken from there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "{ [key in Seat]?: unknown }")]
    pub seat_views: Option<BTreeMap<Seat, serde_json::Value>>,
}

/// Everything that is kept about me.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct MyData {
    /// Who I am.
    pub me: Me,
    /// When I came here for the first time.
    pub since: Time,
    /// Where I or my companions sit or sat.
    pub tables: Vec<ListedTable>,
    /// What I and my companions said, also where we only looked on.
    pub said: Vec<Saying>,
    /// What I told the operator of others.
    pub reports: Vec<Reported>,
}

/// Something that was told to the operator.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct Reported {
    /// At which table.
    pub table: TableId,
    /// Whom I reported.
    pub about: PersonId,
    /// When I reported it.
    pub at: Time,
    /// What I wrote about it.
    pub text: String,
}

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct Saying {
    /// The table at which it was said.
    pub table: TableId,
    /// When it was said.
    pub at: Time,
    /// What was said.
    pub text: String,
}
