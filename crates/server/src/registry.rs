//! The registry of tables: how to reach the task that hosts a table, and to fetch the table where none does.
//!
//! A table has one task or none. Beside this file: how tables are opened, how they are asked for something, how they are
//! listed, and which of them have a trace of a person.

mod asking;
mod lists;
mod opening;
mod traces;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, RwLock, Weak};
use std::time::Duration;

use store::StoreError;
use table::{TableId, Time};
use wire::http::ListedTable;
use wire::{Problem, Sought};

use crate::archive::Effort;
use crate::command::Command;
use crate::games;
use crate::table_task::{Needs, TaskHandle};
use crate::trouble::OrFailed as _;

/// How long a table rests after its task has failed, unless somebody asks for it.
const REVIVAL: Duration = Duration::from_mins(1);

/// Every table there is, whoever hosts it at the moment.
pub(crate) struct Registry {
    /// What the tasks of tables need.
    needs: Needs,
    tables: Mutex<BTreeMap<TableId, TaskHandle>>,
    /// Each is held while its table is fetched, so that nobody hosts it twice.
    fetching: Mutex<BTreeMap<TableId, Weak<tokio::sync::Mutex<()>>>>,
    /// Since when the server was away, while tables are taken up again after that.
    down: Option<Time>,
}

impl Registry {
    /// No table has a task yet. With `down`, the server was away since then.
    pub(crate) fn new(needs: Needs, down: Option<Time>) -> Registry {
        Registry { needs, tables: Mutex::default(), fetching: Mutex::default(), down }
    }

    /// Takes up every table at which a game runs, after a restart. Where people only gather nothing is due: such a table
    /// is fetched when somebody comes.
    pub(crate) async fn take_up(self: &Arc<Registry>) -> Result<usize, StoreError> {
        let running = self.needs.ground.store().running().await?;
        for &id in &running {
            if let Err(problem) = self.fetch(id, self.down).await {
                tracing::error!(table = %id, %problem, "a table could not be taken up");
            }
        }
        Ok(running.len())
    }

    /// The task of a table, which is fetched if it is not hosted now; then with what that took.
    async fn task(self: &Arc<Registry>, id: TableId) -> Result<(TaskHandle, Effort), Problem> {
        if let Some(task) = self.hosted(id) {
            return Ok((task, Effort::default()));
        }
        self.fetch(id, None).await
    }

    /// The task of a table, if it is hosted now.
    fn hosted(&self, id: TableId) -> Option<TaskHandle> {
        let mut tables = self.tables.lock().expect("nobody panics while looking");
        let task = tables.get(&id)?;
        if task.commands.is_closed() {
            tables.remove(&id);
            return None;
        }
        Some(task.clone())
    }

    async fn fetch(
        self: &Arc<Registry>,
        id: TableId,
        down: Option<Time>,
    ) -> Result<(TaskHandle, Effort), Problem> {
        let fetching = self.fetching(id);
        let _alone = fetching.lock().await;
        if let Some(task) = self.hosted(id) {
            return Ok((task, Effort::default()));
        }
        let stored = self.needs.ground.store().table(id).await.or_failed()?;
        let stored = stored.ok_or(Problem::NotFound { what: Sought::Table })?;
        let game = games::of(&stored.setup)?;
        let effort = Effort::folding(stored.entries.len());
        // A poisoned log, at which the rules themselves fail, harms nobody there.
        let read = self.needs.folders.run(move || game.read(stored)).await;
        let launch = read?.or_failed()?;
        let task = launch(Arc::clone(self), self.needs.clone(), down);
        self.tables.lock().expect("nobody panics while looking").insert(id, task.clone());
        Ok((task, effort))
    }

    /// What is held while a table is fetched.
    fn fetching(&self, id: TableId) -> Arc<tokio::sync::Mutex<()>> {
        let mut fetching = self.fetching.lock().expect("nobody panics while they look");
        fetching.retain(|_, held| held.strong_count() > 0);
        let held = fetching.get(&id).and_then(Weak::upgrade).unwrap_or_default();
        fetching.insert(id, Arc::downgrade(&held));
        held
    }

    // ---- what tasks ask for when they end

    /// A task no longer hosts its table; another one may do so already.
    pub(crate) fn put_away(&self, id: TableId, listed: &Arc<RwLock<ListedTable>>) {
        let mut tables = self.tables.lock().expect("nobody panics while looking");
        if tables.get(&id).is_some_and(|task| Arc::ptr_eq(&task.listed, listed)) {
            tables.remove(&id);
        }
    }

    /// What a task was asked that no longer hosts its table is for the next one that does.
    pub(crate) async fn pass_on(self: Arc<Registry>, id: TableId, commands: Vec<Command>) {
        for command in commands {
            match self.task(id).await {
                // Whoever waits for an answer that nobody gives is told that it failed.
                Ok((task, _)) => drop(task.commands.send(command).await),
                Err(problem) => command.give_up(id, &problem),
            }
        }
    }

    /// Hosts a table again after its task has failed, but not at once: a poisoned table fails again and again.
    pub(crate) async fn revive(self: Arc<Registry>, id: TableId) {
        tokio::time::sleep(REVIVAL).await;
        if let Err(problem) = self.task(id).await {
            tracing::error!(table = %id, %problem, "a table could not be taken up again");
        }
    }
}
