//! Lists of tables.

use store::{Listed, Listing, TablesPage};
use table::{TableId, Time};
use wire::http::ListedTable;
use wire::{Problem, Sought};

use super::Registry;
use crate::trouble::OrFailed as _;
use crate::{games, listing};

impl Registry {
    /// Some tables, the latest first, with names and with whose turn it is.
    pub(crate) async fn list(&self, which: Listing, page: TablesPage) -> Result<Vec<ListedTable>, Problem> {
        let rows = self.needs.ground.store().list(which, page).await.or_failed()?;
        let mut tables = rows.iter().map(|row| self.current(row)).collect::<Result<Vec<_>, _>>()?;
        self.name(&mut tables).await?;
        Ok(tables)
    }

    /// One table as lists show it. It need not be hosted for that.
    pub(crate) async fn listed(&self, id: TableId) -> Result<ListedTable, Problem> {
        let row = self.needs.ground.store().listed(id).await.or_failed()?;
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
            Some(task) => task.listed.read().expect("nobody panics while they write").clone(),
            None => listing::read(&row.summary.text).or_failed()?,
        };
        let length = games::named(&listed.game)?.length(listed.seats.len(), &listed.choices);
        let length = listing::minutes(length, listed.seats.len(), listed.terms.pace);
        Ok(ListedTable { changed: Time(row.changed), length, ..listed })
    }

    async fn name(&self, tables: &mut [ListedTable]) -> Result<(), Problem> {
        let known = self.needs.names.known(&listing::people(tables)).await?;
        listing::name(tables, &known);
        Ok(())
    }
}
