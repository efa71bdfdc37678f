//! Asking the tasks of tables for something.

use std::sync::Arc;
use std::time::Duration;

use table::{PersonId, Quiet, TableId};
use tokio::sync::oneshot;
use wire::Problem;

use super::Registry;
use crate::archive::Effort;
use crate::command::{Command, Reply};
use crate::outbox::Listener;

/// How long a full table may keep somebody waiting: this is its backpressure, and whoever has waited for so long is told
/// that it is busy.
const PATIENCE: Duration = Duration::from_secs(10);

impl Registry {
    /// Asks the task of a table for something and waits for its answer; beside it stands what it took to fetch the table.
    async fn ask_table<T>(
        self: &Arc<Registry>,
        id: TableId,
        command: impl FnOnce(Reply<T>) -> Command,
    ) -> Result<(T, Effort), Problem> {
        let (reply, answer) = oneshot::channel();
        let mut command = Some(command(reply));
        // A table that is being put away closes its door before it goes; then it is fetched again, once.
        for _ in 0..2 {
            let (task, effort) = self.task(id).await?;
            let sent = task.commands.send_timeout(command.take().expect("not sent yet"), PATIENCE).await;
            match sent {
                Ok(()) => {
                    let answer = answer.await.unwrap_or(Err(Problem::Failed));
                    return answer.map(|answer| (answer, effort));
                }
                Err(tokio::sync::mpsc::error::SendTimeoutError::Timeout(_)) => return Err(Problem::Busy),
                Err(tokio::sync::mpsc::error::SendTimeoutError::Closed(unsent)) => command = Some(unsent),
            }
        }
        Err(Problem::Busy)
    }

    /// The game that is played at a table, if the table is hosted now.
    pub(crate) fn game(&self, id: TableId) -> Option<String> {
        let listed = self.hosted(id)?.listed;
        let game = listed.read().expect("nobody panics while writing").game.clone();
        Some(game)
    }

    /// A socket wants to be told of a table; the answer is what it took to tell what was missed.
    pub(crate) async fn watch(
        self: &Arc<Registry>,
        id: TableId,
        listener: Listener,
        after: Option<u32>,
    ) -> Result<Effort, Problem> {
        let (catching_up, fetching) =
            self.ask_table(id, |reply| Command::Watch { listener, after, reply }).await?;
        Ok(catching_up + fetching)
    }

    /// A socket no longer watches a table.
    pub(crate) async fn unwatch(&self, id: TableId, socket: u64) {
        if let Some(task) = self.hosted(id) {
            // A table that is put away has forgotten the socket already.
            let _ = task.commands.send(Command::Unwatch { socket }).await;
        }
    }

    /// A person wants something of a table. Whoever got no answer may ask for a plan once more: `play` names its question
    /// and all its actions, so it is idempotent.
    pub(crate) async fn ask(
        self: &Arc<Registry>,
        id: TableId,
        person: PersonId,
        quiet: Option<Quiet>,
        request: table::Request,
    ) -> Result<(), Problem> {
        self.ask_table(id, |reply| Command::Ask { person, quiet, request, reply }).await.map(drop)
    }

    /// A socket that watches a table is shown what it saw there after a frame; the answer is what that took.
    pub(crate) async fn recall(
        self: &Arc<Registry>,
        id: TableId,
        socket: u64,
        seq: u32,
    ) -> Result<Effort, Problem> {
        let (folding, fetching) = self.ask_table(id, |reply| Command::Recall { socket, seq, reply }).await?;
        Ok(folding + fetching)
    }

    /// The operator closes a table.
    pub(crate) async fn close(self: &Arc<Registry>, id: TableId, reason: String) -> Result<(), Problem> {
        self.ask_table(id, |reply| Command::Close { reason, reply }).await.map(drop)
    }

    /// A person's data are deleted: they leave this table, and what they said there is gone.
    pub(super) async fn forget(self: &Arc<Registry>, id: TableId, person: PersonId) -> Result<(), Problem> {
        self.ask_table(id, |reply| Command::Forget { person, reply }).await.map(drop)
    }
}
