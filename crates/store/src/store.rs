//! The door to everything.

use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use sqlx::sqlite::SqlitePool;
use tokio::sync::{mpsc, oneshot};

use crate::StoreError;
use crate::database::{Database, Setting};
use crate::metrics::{Counters, Metrics, OnCommit};
use crate::write::Write;
use crate::writer::{Command, Traces, Waiting, Writer};

/// How the writer works.
#[derive(Clone)]
pub struct Tuning {
    /// Writes that may wait; whoever comes then waits for a place, which is all the backpressure there is. At least one.
    pub queue: usize,
    /// The most writes in one commit. At least one.
    pub batch: usize,
    /// Told of every commit.
    pub on_commit: Option<OnCommit>,
}

impl Default for Tuning {
    fn default() -> Tuning {
        Tuning { queue: 1024, batch: 256, on_commit: None }
    }
}

/// Where tables and people are kept. Clones are the same store.
///
/// Whatever writes is durable when it returns without an error. Whoever stops waiting before that does not know: the
/// write may be done all the same.
#[derive(Clone)]
pub struct Store {
    pub(crate) database: Database,
    readers: SqlitePool,
    queue: mpsc::Sender<Command>,
    counters: Arc<Counters>,
}

impl Store {
    /// Opens the store in this file; makes it, and its folder, if there is none.
    pub async fn open(path: &Path, tuning: Tuning) -> Result<Store, StoreError> {
        let (database, connection) = Database::prepare(path).await?;
        let (queue, waiting) = mpsc::channel(tuning.queue.max(1));
        let counters = Arc::new(Counters::default());
        let writer = Writer {
            database: database.clone(),
            connection: Some(connection),
            queue: waiting,
            batch: tuning.batch.max(1),
            counters: Arc::clone(&counters),
            on_commit: tuning.on_commit,
            traces: Traces::unknown(),
        };
        tokio::spawn(writer.run());
        let readers = database.readers();
        Ok(Store { database, readers, queue, counters })
    }

    /// Ends the store for all its clones: waits for reads that are under way and for every write that waits, and leaves
    /// a single file behind.
    pub async fn close(self) {
        self.readers.close().await;
        let (answer, closed) = oneshot::channel();
        if self.queue.send(Command::Close(answer)).await.is_ok() {
            // An error means that somebody else has closed it.
            let _ = closed.await;
        }
    }

    /// The settings on which durability rests.
    pub async fn settings(&self) -> Result<Vec<Setting>, StoreError> {
        let (answer, settings) = oneshot::channel();
        self.queue.send(Command::Settings(answer)).await.map_err(|_| StoreError::Closed)?;
        settings.await.map_err(|_| StoreError::Closed)?
    }

    /// What the writer has done so far.
    pub fn metrics(&self) -> Metrics {
        self.counters.read(self.queue.max_capacity() - self.queue.capacity())
    }

    /// Where to read. A store whose writer has ended would show a past that cannot go on, so it shows nothing.
    pub(crate) fn readers(&self) -> Result<&SqlitePool, StoreError> {
        if self.queue.is_closed() { Err(StoreError::Closed) } else { Ok(&self.readers) }
    }

    /// Hands a write to the writer, and waits until the disk has it.
    pub(crate) async fn write(&self, write: Write) -> Result<(), StoreError> {
        let (answer, verdict) = oneshot::channel();
        let waiting = Waiting { write, since: Instant::now(), answer };
        self.queue.send(Command::Write(waiting)).await.map_err(|_| StoreError::Closed)?;
        verdict.await.map_err(|_| StoreError::Closed)?
    }
}
