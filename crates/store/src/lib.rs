//! Where tables and people are kept.
//!
//! A table is a setup and a log to which entries are only ever appended. What stands in them is the caller's: here
//! they are texts. Whoever is told that something was written can rely on it: the answer comes after the disk has it.
//!
//! - [`Store`]: the door to everything below. Start here.
//! - `tables`: tables, their logs and drafts, and lists of them.
//! - `people`: people, their sessions, and whom they do not want to hear.
//! - `operator`: reports, bans, and what the server remembers of itself.
//! - `document`: a whole table as a document that another server can take in.
//! - `backup`: a copy of everything while others write.
//! - `writer`: the one task that writes, in groups. `write` says what can be written.
//! - `secret`: folders and files that nobody else may read.
//! - `database`: how the file is opened, and with which settings. `schema` says what stands in it, and
//!   `upgrade` how documents of the version before become those of today.

mod backup;
mod database;
mod document;
mod error;
mod metrics;
mod operator;
mod people;
mod schema;
mod secret;
mod store;
mod tables;
mod upgrade;
mod write;
mod writer;

pub use database::Setting;
pub use document::{DocumentSummary, TableDocument};
pub use error::{Cause, StoreError};
pub use metrics::{Commit, Metrics, OnCommit};
pub use operator::{Ban, Banned, Report, StoredReport};
pub use people::Person;
pub use secret::{make_folder, narrow, save};
pub use store::{Store, Tuning};
pub use tables::{Append, Drafts, Listed, ListedAs, Listing, OpenedTable, StoredTable, Summary, TablesPage};
