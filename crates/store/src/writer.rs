//! The one task that writes.
//!
//! A commit costs a trip to the disk, however much it holds. So the writer takes whatever waits, writes it in one
//! transaction, and answers everybody when the disk has it (group commit). While the disk works the next group gathers
//! by itself.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::database::{self, Database, Setting};
use crate::error::Cause;
use crate::metrics::{Commit, Counters};
use crate::write::{Write, write_all};
use crate::{OnCommit, StoreError};

/// How long after what was erased could not be taken out of the database's log it is tried again; and how much of it may
/// gather in the meantime where much is erased in a row.
const AGAIN: Duration = Duration::from_secs(1);

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
    pub(crate) traces: Traces,
}

/// What was erased may still stand in the log of the database, beside the file.
pub(crate) struct Traces {
    /// Is something there?
    left: bool,
    /// Could it not be removed when that was last tried?
    stuck: bool,
    /// When that was.
    tried: Option<Instant>,
}

impl Traces {
    /// Whoever wrote to the file before may have been cut off before they removed theirs.
    pub(crate) fn unknown() -> Traces {
        Traces { left: true, stuck: false, tried: None }
    }

    /// Was so much time since the last try that the next one holds nobody up?
    fn are_due(&self) -> bool {
        self.left && self.tried.is_none_or(|tried| tried.elapsed() >= AGAIN)
    }
}

impl Writer {
    pub(crate) async fn run(mut self) {
        let mut closing = Vec::new();
        let mut commands = Vec::new();
        while self.next(&mut commands).await > 0 {
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

    /// Waits for commands, and says how many there are; none will come any more if it is zero. Meanwhile traces are
    /// removed that could not be before.
    async fn next(&mut self, commands: &mut Vec<Command>) -> usize {
        while self.traces.left {
            let waiting = self.queue.recv_many(commands, self.batch);
            if let Ok(found) = tokio::time::timeout(AGAIN, waiting).await {
                return found;
            }
            self.remove_traces().await;
        }
        self.queue.recv_many(commands, self.batch).await
    }

    /// Writes a group and answers everybody in it.
    async fn commit(&mut self, group: Vec<Waiting>) {
        match self.together(&group).await {
            Ok(verdicts) => {
                self.note_traces(&group, &verdicts).await;
                answer(group, verdicts);
            }
            Err(Lost::By(_)) if group.len() > 1 => self.one_by_one(group).await,
            Err(Lost::By(error) | Lost::All(error)) => self.fail(group, error),
        }
    }

    /// Nobody loses what they wrote because of a neighbour.
    async fn one_by_one(&mut self, group: Vec<Waiting>) {
        self.connection = None;
        for waiting in group {
            let alone = vec![waiting];
            match self.together(&alone).await {
                Ok(verdicts) => {
                    self.note_traces(&alone, &verdicts).await;
                    answer(alone, verdicts);
                }
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

    /// Whoever is forgotten is told so when nothing of them is left. Before that, their words are redacted one by one:
    /// these traces gather for a moment, because removing them takes longer than leaving them.
    async fn note_traces(&mut self, group: &[Waiting], verdicts: &[Result<(), StoreError>]) {
        let done =
            || group.iter().zip(verdicts).filter(|(_, verdict)| verdict.is_ok()).map(|(done, _)| &done.write);
        self.traces.left |= done().any(Write::erases);
        if done().any(Write::forgets) || self.traces.are_due() {
            self.remove_traces().await;
        }
    }

    /// Empties the log of the database into the file, where what was erased is overwritten. Somebody who reads for long
    /// can be in the way: then it is left for later, because everybody else waits meanwhile.
    async fn remove_traces(&mut self) {
        let emptied = self.database.empty_log().await;
        let left = !matches!(emptied, Ok(true));
        // Once is enough in the server's log, however long it takes.
        if left && !self.traces.stuck {
            let why =
                emptied.err().map_or_else(|| "somebody reads the file".to_owned(), |why| why.to_string());
            tracing::warn!(why, "what was erased still stands in the database's log: it is tried again");
        }
        self.traces = Traces { left, stuck: left, tried: Some(Instant::now()) };
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
