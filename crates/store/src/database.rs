//! The file: how it is opened, and what must be true of it.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::error::DatabaseError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};

use crate::schema::{self, Unfit};
use crate::{Cause, StoreError, secret};

/// How long to wait for another process that writes to the file, a backup of the operator for instance.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long readers may hold up the emptying of the log. Nothing is written meanwhile, so it is short.
const EMPTYING: Duration = Duration::from_millis(50);

/// Reads that run at the same time. They are short, and a machine has few cores.
const READERS: u32 = 4;

/// What an operator, and a test, want to be sure of.
const SETTINGS: [(&str, &str); 5] = [
    ("journal_mode", "PRAGMA journal_mode"),
    ("synchronous", "PRAGMA synchronous"),
    ("foreign_keys", "PRAGMA foreign_keys"),
    ("busy_timeout", "PRAGMA busy_timeout"),
    ("secure_delete", "PRAGMA secure_delete"),
];

/// What the database says to a file that is none.
const NOT_A_DATABASE: &str = "26";

/// One of the settings on which durability rests, as the connection that writes reports it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setting {
    /// What the database calls it.
    pub name: &'static str,
    /// What it is set to, as the database writes it.
    pub value: String,
}

/// Where the file is. Every connection is opened from here, so that all of them have the same settings.
#[derive(Clone)]
pub(crate) struct Database {
    path: PathBuf,
}

impl Database {
    /// Makes the folder and the file if they are missing, and brings the file to today's schema.
    pub(crate) async fn prepare(path: &Path) -> Result<(Database, SqliteConnection), StoreError> {
        // The database gives some relative names a meaning of their own; an absolute path is always a file.
        let path = std::path::absolute(path)
            .map_err(|source| StoreError::Folder { path: path.to_owned(), source })?;
        if path.is_dir() {
            return Err(StoreError::IsFolder { path });
        }
        if let Some(folder) = path.parent() {
            secret::make_folder(folder)
                .map_err(|source| StoreError::Folder { path: folder.to_owned(), source })?;
        }
        let database = Database { path };
        match database.fit().await {
            Ok(connection) => Ok((database, connection)),
            Err(unfit) => Err(database.refuse(unfit)),
        }
    }

    /// Whatever is there already is for its owner alone from now on.
    fn narrow(&self) {
        for ending in ["", "-wal", "-shm"] {
            let mut name = self.path.clone().into_os_string();
            name.push(ending);
            secret::narrow(Path::new(&name));
        }
    }

    /// A connection to the file, once it is what this program expects.
    async fn fit(&self) -> Result<SqliteConnection, Unfit> {
        // To open a file for writing changes it, so a file that is not ours is found out before.
        if self.path.exists() {
            let mut connection = self.to_read().await?;
            schema::check(&mut connection).await?;
            connection.close().await?;
            self.narrow();
        } else {
            // What the database puts beside it gets the same permissions.
            secret::create_file(&self.path).or_else(unless_there)?;
        }
        let mut connection = self.writing().connect().await?;
        schema::migrate(&mut connection).await?;
        Ok(connection)
    }

    /// The one connection that writes, to a file that is there: if somebody took it away, a new one would hide that.
    pub(crate) async fn to_write(&self) -> Result<SqliteConnection, sqlx::Error> {
        self.writing().connect().await
    }

    /// Moves everything from the log beside the file into the file, and cuts the log off. Says whether it could be done:
    /// somebody who reads can be in the way.
    pub(crate) async fn empty_log(&self) -> Result<bool, sqlx::Error> {
        let mut connection = self.writing().busy_timeout(EMPTYING).connect().await?;
        let row = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut connection).await;
        connection.close().await?;
        let busy: i64 = row?.try_get(0)?;
        Ok(busy == 0)
    }

    /// A connection that reads, for work so long that it should not take one away from the others.
    pub(crate) async fn to_read(&self) -> Result<SqliteConnection, sqlx::Error> {
        self.options().read_only(true).connect().await
    }

    /// The connections that read. They are opened when they are needed and then kept: a file does not hang up.
    pub(crate) fn readers(&self) -> SqlitePool {
        SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(PATIENCE)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false)
            .connect_lazy_with(self.options().read_only(true))
    }

    /// Every commit waits for the disk: the log of the database is synchronised each time. What is deleted is
    /// overwritten, because people may ask for their data to be gone.
    fn writing(&self) -> SqliteConnectOptions {
        self.options()
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .pragma("secure_delete", "ON")
    }

    fn options(&self) -> SqliteConnectOptions {
        SqliteConnectOptions::new()
            .filename(&self.path)
            .foreign_keys(true)
            .busy_timeout(PATIENCE)
            .disable_statement_logging()
    }

    fn refuse(&self, unfit: Unfit) -> StoreError {
        let path = self.path.clone();
        match unfit {
            Unfit::NotAStore => StoreError::NotAStore { path },
            Unfit::TooNew { found } => StoreError::TooNew { path, found, known: schema::KNOWN },
            Unfit::Failed(error) if is_no_database(&error) => StoreError::NotADatabase { path },
            Unfit::Failed(error) => StoreError::Open { path, source: Cause::new(error) },
        }
    }
}

/// Somebody else who opens it was faster.
fn unless_there(error: io::Error) -> io::Result<()> {
    if error.kind() == io::ErrorKind::AlreadyExists { Ok(()) } else { Err(error) }
}

fn is_no_database(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(DatabaseError::code);
    code.is_some_and(|code| code == NOT_A_DATABASE)
}

/// What durability rests on, asked of the connection itself.
pub(crate) async fn settings(connection: &mut SqliteConnection) -> Result<Vec<Setting>, sqlx::Error> {
    let mut settings = Vec::new();
    for (name, asked) in SETTINGS {
        let row = sqlx::query(asked).fetch_one(&mut *connection).await?;
        // Some are numbers and some are words; the database makes words of all of them.
        settings.push(Setting { name, value: row.try_get_unchecked(0)? });
    }
    Ok(settings)
}
