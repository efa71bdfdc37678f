//! The vocabulary every Durbar game is written in.
//!
//! A game is a set of rules over plain data. This crate names what all such games share and knows the rules
//! of none:
//!
//! - [`seat`]: who sits where: [`Seat`], [`SeatSet`], [`BySeat`];
//! - [`mod@actions`]: [`ActionSet`], a set of actions by their dense index, and [`ruling`], how rules say no;
//! - [`component`]: closed kinds of small things, [`Set`]s of them, and the macros that declare them;
//! - [`chance`]: luck as an argument: [`Chance`], the 32-byte [`Seed`] and its streams;
//! - [`event`]: what happened and who may know: [`Audience`], [`Sink`];
//! - [`game`]: the [`Game`] trait itself, and what a statistic needs to know of a game;
//! - [`telling`]: what people are told of it, as documents: [`Told`];
//! - [`hosted`]: what whoever hosts it for people must know: [`Hosted`];
//! - [`typescript!`]: how a type of its own notation is written in TypeScript;
//! - [`way`]: the ways to play it: every variant at every number of players;
//! - [`edition`]: reading the printed figures from a file;
//! - [`flaw`]: mistakes in documents, all at once, each with its key;
//! - [`record`]: a game as a document that replays, and [`scenario`]: a rules question as a document that runs.
//!
//! Nothing here does input or output, reads a clock or keeps a global.

pub mod actions;
pub mod canonical;
pub mod chance;
pub mod component;
pub mod edition;
pub mod event;
pub mod flaw;
pub mod game;
pub mod hosted;
pub mod plain;
pub mod record;
pub mod ruling;
pub mod scenario;
pub mod seat;
pub mod telling;
mod typescript;
pub mod way;

pub use actions::ActionSet;
pub use chance::{Chance, FastChance, Seed, Stream};
pub use component::{ByComponent, Component, Set};
pub use event::{Audience, Observer, Sink};
pub use flaw::{Flaw, Flaws};
pub use game::{Counted, Game, Lively, Refusal, Turn};
pub use hosted::{Counting, Form, Hosted, Length, Portrayal, PortrayalOf, WindowKind, Wish};
pub use record::{Record, RecordError, Recorder};
pub use ruling::Ruling;
pub use seat::{BySeat, Seat, SeatSet};
pub use telling::{Asked, AskedOf, Told};
pub use way::Way;
