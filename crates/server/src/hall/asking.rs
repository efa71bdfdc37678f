//! Asking tables, and lists of them.

use std::collections::BTreeMap;
use std::collections::BTreeSet;

use store::{Listing, Page};
use table::{PersonId, Quiet, TableId, Time};
use tokio::sync::oneshot;
use wire::Problem;
use wire::http::{ListedTable, Moment, Saying};

use super::{Hall, PAGE, PATIENCE, failed};
use crate::command::{Command, Eyes, Reply};
use crate::listing;
use crate::outbox::Listener;

impl Hall {
    /// Asks the task of a table for something and waits for its answer.
    async fn ask_table<T>(
        &self,
        id: TableId,
        command: impl FnOnce(Reply<T>) -> Command,
    ) -> Result<T, Problem> {
        let (reply, answer) = oneshot::channel();
        let mut command = Some(command(reply));
        // A table that is being put away closes its door before it goes; then it is fetched again, once.
        for _ in 0..2 {
            let handle = self.handle(id).await?;
            let sent = handle.commands.send_timeout(command.take().expect("not sent yet"), PATIENCE).await;
            match sent {
                Ok(()) => return answer.await.unwrap_or(Err(Problem::Failed)),
                Err(tokio::sync::mpsc::error::SendTimeoutError::Timeout(_)) => return Err(Problem::Busy),
                Err(tokio::sync::mpsc::error::SendTimeoutError::Closed(unsent)) => command = Some(unsent),
            }
        }
        Err(Problem::Busy)
    }

    /// The game that is played at a table, if the table is hosted now.
    pub(crate) fn game(&self, id: TableId) -> Option<String> {
        let listed = self.hosted(id)?.listed;
        let game = listed.read().expect("nobody panics while he writes").game.clone();
        Some(game)
    }

    pub(crate) async fn watch(
        &self,
        id: TableId,
        listener: Listener,
        after: Option<u32>,
    ) -> Result<(), Problem> {
        self.ask_table(id, |reply| Command::Watch { listener, after, reply }).await
    }

    /// A socket no longer watches a table.
    pub(crate) async fn unwatch(&self, id: TableId, socket: u64) {
        if let Some(handle) = self.hosted(id) {
            // A table that is put away has forgotten the socket already.
            let _ = handle.commands.send(Command::Unwatch { socket }).await;
        }
    }

    pub(crate) async fn ask(
        &self,
        id: TableId,
        person: PersonId,
        quiet: Option<Quiet>,
        request: table::Request,
    ) -> Result<(), Problem> {
        self.ask_table(id, |reply| Command::Ask { person, quiet, request, reply }).await
    }

    /// A socket that watches a table is shown what it saw there after a frame.
    pub(crate) async fn recall(&self, id: TableId, socket: u64, seq: u32) -> Result<(), Problem> {
        self.ask_table(id, |reply| Command::Recall { socket, seq, reply }).await
    }

    /// The operator closes a table.
    pub(crate) async fn close(&self, id: TableId, reason: String) -> Result<(), Problem> {
        self.ask_table(id, |reply| Command::Close { reason, reply }).await
    }

    /// The record of a finished game, as JSON.
    pub(crate) async fn record(&self, id: TableId) -> Result<String, Problem> {
        self.ask_table(id, |reply| Command::Record { reply }).await
    }

    /// A moment of a finished game; the last one without a number.
    pub(crate) async fn moment(&self, id: TableId, at: Option<u32>, eyes: Eyes) -> Result<Moment, Problem> {
        self.ask_table(id, |reply| Command::Moment { at, eyes, reply }).await
    }

    /// What a person said, at whichever tables.
    pub(crate) async fn sayings(&self, person: PersonId) -> Result<Vec<Saying>, Problem> {
        let mut said = Vec::new();
        for id in self.0.store.tables_of_speaker(person).await.map_err(|error| failed(&error))? {
            said.extend(self.ask_table(id, |reply| Command::Sayings { person, reply }).await?);
        }
        Ok(said)
    }

    /// A person's data are deleted: he leaves this table, and what he said there is gone.
    pub(crate) async fn forget(&self, id: TableId, person: PersonId) -> Result<(), Problem> {
        self.ask_table(id, |reply| Command::Forget { person, reply }).await
    }

    /// Somebody has another name: his tables say so.
    pub(crate) async fn renamed(&self, person: PersonId) -> Result<(), Problem> {
        self.0.directory.forget(person);
        for listed in self.tables_of(person).await? {
            if let Some(handle) = self.hosted(listed.table) {
                // A table that is put away shows the new name when it is fetched.
                let _ = handle.commands.send(Command::Renamed).await;
            }
        }
        Ok(())
    }

    /// Deletes all that is known of a person and his companions. If it fails half-way nothing is lost: he can ask for it
    /// again.
    pub(crate) async fn erase(&self, person: PersonId) -> Result<(), Problem> {
        for companion in self.companions(person).await? {
            self.erase_one(companion.person, person).await?;
        }
        self.erase_one(person, person).await
    }

    /// Deletes all that is known of a person who plays on this one's device.
    pub(super) async fn erase_one(&self, person: PersonId, owner: PersonId) -> Result<(), Problem> {
        self.forget_everywhere(person).await?;
        self.0.store.delete_person(person).await.map_err(|error| failed(&error))?;
        self.0.directory.forget(person);
        self.refresh(owner).await?;
        self.session_ended(person);
        // Whatever he did before his sockets were closed; and all tables learn that his name is gone.
        self.forget_everywhere(person).await
    }

    /// A person leaves every table with a trace of him.
    async fn forget_everywhere(&self, person: PersonId) -> Result<(), Problem> {
        let mut tables: BTreeSet<TableId> =
            self.tables_of(person).await?.iter().map(|listed| listed.table).collect();
        let store = &self.0.store;
        tables.extend(store.tables_of_speaker(person).await.map_err(|error| failed(&error))?);
        tables.extend(store.hosted_by(person).await.map_err(|error| failed(&error))?);
        for table in tables {
            self.forget(table, person).await?;
        }
        Ok(())
    }

    /// Some tables, the latest first, with names and with whose turn it is.
    pub(crate) async fn list(&self, which: Listing, page: Page) -> Result<Vec<ListedTable>, Problem> {
        let rows = self.0.store.list(which, page).await.map_err(|error| failed(&error))?;
        let mut tables = Vec::with_capacity(rows.len());
        for row in rows {
            let listed = match self.hosted(row.id) {
                Some(handle) => handle.listed.read().expect("nobody panics while he reads").clone(),
                None => listing::read(&row.summary.text).map_err(|error| failed(&error))?,
            };
            // By this the list was ordered, so the next page must begin with it.
            tables.push(ListedTable { changed: Time(row.changed), ..listed });
        }
        self.name(&mut tables).await?;
        Ok(tables)
    }

    /// Every table at which a person sits or sat.
    pub(crate) async fn tables_of(&self, person: PersonId) -> Result<Vec<ListedTable>, Problem> {
        let mut tables = BTreeMap::new();
        let mut before = None;
        loop {
            let page = self.list(Listing::Of(person), Page { before, most: PAGE }).await?;
            before = page.last().map(|last| (last.changed.0, last.table));
            let is_last = page.len() < PAGE as usize;
            // A table that changes meanwhile is seen twice.
            tables.extend(page.into_iter().map(|listed| (listed.table, listed)));
            if is_last {
                let mut tables: Vec<ListedTable> = tables.into_values().collect();
                tables.sort_by_key(|listed| std::cmp::Reverse(listed.changed));
                return Ok(tables);
            }
        }
    }

    /// One table as lists show it.
    pub(crate) async fn listed(&self, id: TableId) -> Result<ListedTable, Problem> {
        let handle = self.handle(id).await?;
        let listed = handle.listed.read().expect("nobody panics while he reads").clone();
        let mut tables = [listed];
        self.name(&mut tables).await?;
        let [listed] = tables;
        Ok(listed)
    }

    async fn name(&self, tables: &mut [ListedTable]) -> Result<(), Problem> {
        let known = self.known(&listing::people(tables)).await?;
        listing::name(tables, &known);
        Ok(())
    }
}
