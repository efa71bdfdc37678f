//! Tables with a trace of a person.

use std::collections::BTreeSet;
use std::sync::Arc;

use table::{PersonId, TableId};
use wire::Problem;

use super::Registry;
use crate::command::Command;
use crate::trouble::OrFailed as _;

impl Registry {
    /// Somebody has another name: their tables say so.
    pub(crate) async fn renamed(&self, person: PersonId) -> Result<(), Problem> {
        self.needs.names.forget(person);
        for table in self.traces(person).await? {
            if let Some(task) = self.hosted(table) {
                // A table that is put away shows the new name when it is fetched.
                let _ = task.commands.send(Command::Renamed).await;
            }
        }
        Ok(())
    }

    /// A person leaves every table with a trace of them.
    pub(crate) async fn forget_everywhere(self: &Arc<Registry>, person: PersonId) -> Result<(), Problem> {
        for table in self.traces(person).await? {
            self.forget(table, person).await?;
        }
        Ok(())
    }

    /// Every table with a trace of a person: where they sit or sat, spoke, or are the host of what is not over.
    async fn traces(&self, person: PersonId) -> Result<BTreeSet<TableId>, Problem> {
        let store = self.needs.ground.store();
        let mut tables = BTreeSet::new();
        tables.extend(store.tables_of(person).await.or_failed()?);
        tables.extend(store.tables_of_speaker(person).await.or_failed()?);
        tables.extend(store.hosted_by(person).await.or_failed()?);
        Ok(tables)
    }
}
