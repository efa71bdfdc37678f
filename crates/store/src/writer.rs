//! The one task that writes.
//!
//! A commit costs a trip to the disk, however much it holds. So the writer takes whatever waits, writes it in one
//! transaction, and answers everybody when the disk has it. While the disk works the next group gathers by itself.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::database::{self, Database, Setting};
use crate::error::Cause;
use crate::metrics::{Commit, Counters};
use crate::write::{Write, write_all};
use crate::{OnCommit, StoreError};

pub(crate) enum Command {
    Write(Waiting),
    Settings(oneshot::Sender<Result<Vec<Setting>, StoreError>>),
    /// Do what waits, then end.
    Close(oneshot::Sender<()>),
}

/// A write and whoever waits for it.
pub(crate) struct Waiting {
    pub(crate) write: Write,
    pub(crate) since: Instant,
    pub(crate) answer: oneshot::Sender<Result<(), StoreError>>,
}

/// Why a group was not written.
enum Lost {
    /// One of its writes broke it: the others may still be written without it.
    By(sqlx::Error),
    /// It could not be begun or committed.
    All(sqlx::Error),
}

pub(crate) struct Writer {
    pub(crate) database: Database,
    /// Empty after a failure. What state a connection is in then is hard to say, so a new one is opened.
    pub(crate) connection: Option<SqliteConnection>,
    pub(crate) queue: mpsc::Receiver<Command>,
    pub(crate) batch: usize,
    pub(crate) counters: Arc<Counters>,
    pub(crate) on_commit: Option<OnCommit>,
}

impl Writer {
    pub(crate) async fn run(mut self) {
        let mut closing = Vec::new();
        let mut commands = Vec::new();
        while self.queue.recv_many(&mut commands, self.batch).await > 0 {
            let mut group = Vec::new();
            for command in commands.drain(..) {
                match command {
                    Command::Write(waiting) => group.push(waiting),
                    // Whoever asks and leaves before the answer does not need it; so below.
                    Command::Settings(answer) => drop(answer.send(self.settings().await)),
                    Command::Close(answer) => closing.push(answer),
                }
            }
            if !closing.is_empty() {
                self.queue.close();
            }
            if !group.is_empty() {
                self.commit(group).await;
            }
        }
        self.finish().await;
        for answer in closing {
            let _ = answer.send(());
        }
    }

    /// Writes a group and answers everybody in it.
    async fn commit(&mut self, group: Vec<Waiting>) {
        match self.together(&group).await {
            Ok(verdicts) => answer(group, verdicts),
            Err(Lost::By(_)) if group.len() > 1 => self.one_by_one(group).await,
            Err(Lost::By(error) | Lost::All(error)) => self.fail(group, error),
        }
    }

    /// Nobody loses what he wrote because of a neighbour.
    async fn one_by_one(&mut self, group: Vec<Waiting>) {
        self.connection = None;
        for waiting in group {
            let alone = vec![waiting];
            match self.together(&alone).await {
                Ok(verdicts) => answer(alone, verdicts),
                Err(Lost::By(error) | Lost::All(error)) => self.fail(alone, error),
            }
        }
    }

    fn fail(&mut self, group: Vec<Waiting>, error: sqlx::Error) {
        self.connection = None;
        self.counters.failures.fetch_add(1, Ordering::Relaxed);
        let cause = Cause::new(error);
        for waiting in group {
            let _ = waiting.answer.send(Err(StoreError::Write(cause.clone())));
        }
    }

    /// One transaction. When it returns verdicts, the disk has everything that they approve.
    async fn together(&mut self, group: &[Waiting]) -> Result<Vec<Result<(), StoreError>>, Lost> {
        let begun = Instant::now();
        let connection = self.connection().await.map_err(Lost::All)?;
        // Immediate: whoever else writes to the file is waited for now, and not in the middle.
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(Lost::All)?;
        let writes = group.iter().map(|waiting| &waiting.write);
        let verdicts = write_all(&mut transaction, writes).await.map_err(Lost::By)?;
        transaction.commit().await.map_err(Lost::All)?;
        self.count(group, &verdicts, begun);
        Ok(verdicts)
    }

    fn count(&self, group: &[Waiting], verdicts: &[Result<(), StoreError>], begun: Instant) {
        let appended = |(waiting, verdict): &(&Waiting, &Result<(), StoreError>)| {
            waiting.write.is_append() && verdict.is_ok()
        };
        let appends = group.iter().zip(verdicts).filter(appended).count();
        self.counters.appends.fetch_add(appends as u64, Ordering::Relaxed);
        self.counters.commits.fetch_add(1, Ordering::Relaxed);
        if let Some(tell) = &self.on_commit {
            let first = group.iter().map(|waiting| waiting.since).min().unwrap_or(begun);
            let waited = begun.saturating_duration_since(first);
            tell(Commit { writes: group.len(), waited, took: begun.elapsed() });
        }
    }

    async fn settings(&mut self) -> Result<Vec<Setting>, StoreError> {
        let connection = self.connection().await.map_err(StoreError::read)?;
        database::settings(connection).await.map_err(StoreError::read)
    }

    async fn connection(&mut self) -> Result<&mut SqliteConnection, sqlx::Error> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.database.to_write().await?,
        };
        Ok(self.connection.insert(connection))
    }

    /// Moves everything from the log of the database into the file, so that the file alone is the store. If that fails
    /// nothing is lost: the next one who opens it does it.
    async fn finish(&mut self) {
        if let Some(mut connection) = self.connection.take() {
            let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await;
            let _ = connection.close().await;
        }
    }
}

fn answer(group: Vec<Waiting>, verdicts: Vec<Result<(), StoreError>>) {
    for (waiting, verdict) in group.into_iter().zip(verdicts) {
        let _ = waiting.answer.send(verdict);
    }
}
