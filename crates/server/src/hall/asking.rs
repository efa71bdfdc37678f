//! Asking tables, and lists of them.

use std::collections::BTreeSet;

use store::{Listed, Listing, Page};
use table::{PersonId, Quiet, TableId, Time};
use tokio::sync::oneshot;
use wire::http::ListedTable;
use wire::{Problem, Sought};

use super::{Hall, PATIENCE, failed};
use crate::archive::Effort;
use crate::command::{Command, Reply};
use crate::games;
use crate::listing;
use crate::outbox::Listener;

impl Hall {
    /// Asks the task of a table for something and waits for its answer; beside it stands what it took to fetch the table.
    async fn ask_table<T>(
        &self,
        id: TableId,
        command: impl FnOnce(Reply<T>) -> Command,
    ) -> Result<(T, Effort), Problem> {
        let (reply, answer) = oneshot::channel();
        let mut command = Some(command(reply));
        // A table that is being put away closes its door before it goes; then it is fetched again, once.
        for _ in 0..2 {
            let (handle, effort) = self.handle(id).await?;
            let sent = handle.commands.send_timeout(command.take().expect("not sent yet"), PATIENCE).await;
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
        let game = listed.read().expect("nobody panics while he writes").game.clone();
        Some(game)
    }

    /// A socket wants to be told of a table; the answer is what it took to tell what was missed.
    pub(crate) async fn watch(
        &self,
        id: TableId,
        listener: Listener,
        after: Option<u32>,
    ) -> Result<Effort, Problem> {
        let (telling, fetching) =
            self.ask_table(id, |reply| Command::Watch { listener, after, reply }).await?;
        Ok(telling + fetching)
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
        self.ask_table(id, |reply| Command::Ask { person, quiet, request, reply }).await.map(drop)
    }

    /// A socket that watches a table is shown what it saw there after a frame; the answer is what that took.
    pub(crate) async fn recall(&self, id: TableId, socket: u64, seq: u32) -> Result<Effort, Problem> {
        let (telling, fetching) = self.ask_table(id, |reply| Command::Recall { socket, seq, reply }).await?;
        Ok(telling + fetching)
    }

    /// The operator closes a table.
    pub(crate) async fn close(&self, id: TableId, reason: String) -> Result<(), Problem> {
        self.ask_table(id, |reply| Command::Close { reason, reply }).await.map(drop)
    }

    /// A person's data are deleted: he leaves this table, and what he said there is gone.
    pub(crate) async fn forget(&self, id: TableId, person: PersonId) -> Result<(), Problem> {
        self.ask_table(id, |reply| Command::Forget { person, reply }).await.map(drop)
    }

    /// Somebody has another name: their tables say so.
    pub(crate) async fn renamed(&self, person: PersonId) -> Result<(), Problem> {
        self.0.directory.forget(person);
        for table in self.traces(person).await? {
            if let Some(handle) = self.hosted(table) {
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
        for table in self.traces(person).await? {
            self.forget(table, person).await?;
        }
        Ok(())
    }

    /// Every table with a trace of a person: where they sit or sat, spoke, or are the host of what is not over.
    async fn traces(&self, person: PersonId) -> Result<BTreeSet<TableId>, Problem> {
        let store = &self.0.store;
        let mut tables = BTreeSet::new();
        tables.extend(store.tables_of(person).await.map_err(|error| failed(&error))?);
        tables.extend(store.tables_of_speaker(person).await.map_err(|error| failed(&error))?);
        tables.extend(store.hosted_by(person).await.map_err(|error| failed(&error))?);
        Ok(tables)
    }

    /// Some tables, the latest first, with names and with whose turn it is.
    pub(crate) async fn list(&self, which: Listing, page: Page) -> Result<Vec<ListedTable>, Problem> {
        let rows = self.0.store.list(which, page).await.map_err(|error| failed(&error))?;
        let mut tables = rows.iter().map(|row| self.current(row)).collect::<Result<Vec<_>, _>>()?;
        self.name(&mut tables).await?;
        Ok(tables)
    }

    /// One table as lists show it. It need not be hosted for that.
    pub(crate) async fn listed(&self, id: TableId) -> Result<ListedTable, Problem> {
        let row = self.0.store.listed(id).await.map_err(|error| failed(&error))?;
        let row = row.ok_or(Problem::NotFound { what: Sought::Table })?;
        let mut tables = [self.current(&row)?];
        self.name(&mut tables).await?;
        let [listed] = tables;
        Ok(listed)
    }

    /// How a listed table stands right now, if it is hosted; else as it was stored. When it changed is as in the store: by
    /// this lists are ordered, so the next page must begin with it.
    fn current(&self, row: &Listed) -> Result<ListedTable, Problem> {
        let listed = match self.hosted(row.id) {
            Some(handle) => handle.listed.read().expect("nobody panics while they write").clone(),
            None => listing::read(&row.summary.text).map_err(|error| failed(&error))?,
        };
        let length = games::named(&listed.game)?.length(listed.seats.len(), &listed.choices);
        let length = listing::minutes(length, listed.seats.len(), listed.terms.pace);
        Ok(ListedTable { changed: Time(row.changed), length, ..listed })
    }

    async fn name(&self, tables: &mut [ListedTable]) -> Result<(), Problem> {
        let known = self.known(&listing::people(tables)).await?;
        listing::name(tables, &known);
        Ok(())
    }
}
