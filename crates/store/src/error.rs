//! What can go wrong.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use table::{PersonId, TableId};

/// What the database said. Only its words are for others: which database it is stays in here.
#[derive(Clone, Debug)]
pub struct Cause(Arc<sqlx::Error>);

impl Cause {
    pub(crate) fn new(error: sqlx::Error) -> Cause {
        Cause(Arc::new(error))
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Cause {}

/// Why the store could not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The store was closed, or its writer has ended.
    #[error("the store is closed")]
    Closed,

    /// The folder of the store is not there and could not be made.
    #[error("cannot make the folder {}: {source}", path.display())]
    Folder {
        /// The folder that was to be made.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// A folder stands where the file should be.
    #[error("cannot keep a store in {}: it is a folder, not a file", path.display())]
    IsFolder {
        /// The path that was given for the file.
        path: PathBuf,
    },
    /// The file is something else.
    #[error("{} is not a store: the file is not a database", path.display())]
    NotADatabase {
        /// The path of that file.
        path: PathBuf,
    },
    /// The file is a database of something else.
    #[error("{} is not a store: it is a database of another program", path.display())]
    NotAStore {
        /// The path of that file.
        path: PathBuf,
    },
    /// The file cannot be opened for writing, or not be brought up to date; then it is as it was.
    #[error("cannot open the store {}: {source}", path.display())]
    Open {
        /// The path of the store.
        path: PathBuf,
        /// What the database said.
        source: Cause,
    },
    /// A newer program has written the file.
    #[error("the store {} has schema {found}; this program knows schemas up to {known}: use a newer one", path.display())]
    TooNew {
        /// The path of the store.
        path: PathBuf,
        /// The schema of the file.
        found: i64,
        /// The newest schema this program knows.
        known: i64,
    },

    /// Somebody else has written entry `n`, or entries before it are missing. Nothing was written: concurrency is
    /// optimistic, and the key of the log decides.
    #[error("entry {n} is not the next one of table {table}")]
    Conflict {
        /// Whose log it is.
        table: TableId,
        /// The number that was to be written.
        n: u64,
    },
    /// There is a table of this id.
    #[error("table {0} is there already")]
    TableExists(TableId),
    /// There is no table of this id.
    #[error("there is no table {0}")]
    NoTable(TableId),
    /// The log is not that long.
    #[error("table {table} has no entry {n}")]
    NoEntry {
        /// Whose log it is.
        table: TableId,
        /// The number that was asked for.
        n: u64,
    },
    /// There is a person of this id, or there was.
    #[error("person {0} is there already")]
    PersonExists(PersonId),
    /// There is no person of this id any more, or never was.
    #[error("there is no person {0}")]
    NoPerson(PersonId),
    /// Nobody else can play on this person's device.
    #[error("person {owner} has {most} companions already")]
    ManyCompanions {
        /// Whose device it is.
        owner: PersonId,
        /// How many companions somebody may have.
        most: u32,
    },
    /// Nobody else can be muted by this person.
    #[error("person {person} has muted {most} others already")]
    ManyMutes {
        /// Who mutes the others.
        person: PersonId,
        /// How many they may mute.
        most: u32,
    },

    /// Nothing was written.
    #[error("cannot write to the store: {0}")]
    Write(Cause),
    /// Nothing could be read.
    #[error("cannot read from the store: {0}")]
    Read(Cause),
    /// What was read is not what was ever written.
    #[error("the store is damaged: {what} reads {found:?}")]
    Damaged {
        /// What was read.
        what: &'static str,
        /// What stands there.
        found: String,
    },

    /// The document has a form that this program does not know.
    #[error("the table is in format {found}; this program knows format {known}")]
    Format {
        /// The format of the document.
        found: u32,
        /// The one that is known.
        known: u32,
    },
    /// A backup does not overwrite anything.
    #[error("cannot back up to {}: it is there already", path.display())]
    BackupExists {
        /// What is in the way.
        path: PathBuf,
    },
    /// The copy could not be made; what there was of it is removed.
    #[error("cannot back up to {}: {source}", path.display())]
    Backup {
        /// Where the copy was to be.
        path: PathBuf,
        /// What the database said.
        source: Cause,
    },
}

impl StoreError {
    /// What a failed read means to the caller.
    pub(crate) fn read(error: sqlx::Error) -> StoreError {
        if matches!(error, sqlx::Error::PoolClosed) {
            StoreError::Closed
        } else {
            StoreError::Read(Cause::new(error))
        }
    }

    pub(crate) fn damaged(what: &'static str, found: impl Into<String>) -> StoreError {
        StoreError::Damaged { what, found: found.into() }
    }
}
