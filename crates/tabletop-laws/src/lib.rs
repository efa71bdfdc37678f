//! The laws every game must obey, checked by random play.
//!
//! | law | says | in |
//! |---|---|---|
//! | 1 | somebody is to act if and only if there is no outcome, and whoever is to act has a legal action | [`turns`] |
//! | 2 | a state imagined from a view gives that view again | [`imagining`] |
//! | 3 | and offers the observer the same actions | [`imagining`] |
//! | 4 | a record replays to the same state, and documents read back as they were | [`documents`] |
//! | 5 | what can be neither made nor lost is neither made nor lost | [`holdings`] |
//! | 6 | what others keep secret changes neither my view nor my events until it is revealed | [`secrecy`] |
//! | 7 | every offered action is accepted, every other one is refused and changes nothing | [`legality`], [`withdrawal`] |
//! | 8 | every game ends | [`ending`] |
//!
//! A game's test is a few lines: it names its set-ups and calls [`check`]. A broken law is reported with the
//! [`Case`] that breaks it, and that case can be played again.
//!
//! [`rulebook`] runs the scenarios of rulebook pages; [`records`] replays recorded games; [`plain_data`] looks at what a
//! state is made of, and [`typescript`] at declarations for a screen.
//!
//! Each law is a function of a state that returns [`Broken`], so that a fuzz target or a soak can use it alone.

mod broken;
mod case;
mod difference;
pub mod documents;
pub mod ending;
pub mod holdings;
pub mod imagining;
pub mod legality;
pub mod plain_data;
pub mod records;
pub mod rulebook;
mod runner;
pub mod secrecy;
mod soak;
pub mod turns;
pub mod typescript;
mod walk;
pub mod withdrawal;

pub use broken::{Broken, Law};
pub use case::{Case, Policy, Setup};
pub use runner::{Effort, check, examine};
pub use soak::{Soak, soak};
pub use walk::{Extent, Failure, Thoroughness, play};
