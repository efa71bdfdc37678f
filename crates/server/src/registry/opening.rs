//! Opening tables.

use std::sync::Arc;

use store::OpenedTable;
use table::{Deed, Setup, Stage, Table, TableId};
use wire::{Limited, Problem};

use super::Registry;
use crate::games::{self, Host};
use crate::listing;
use crate::people::companions;
use crate::table_task::Playable;
use crate::trouble::OrFailed as _;

impl Registry {
    /// Opens a table: a game is chosen by its name.
    pub(crate) async fn open(
        self: &Arc<Registry>,
        host: Host,
        new: wire::http::NewTable,
    ) -> Result<TableId, Problem> {
        let ground = &self.needs.ground;
        self.needs.allowances.may_open(host.person)?;
        let most = ground.limits().tables_per_person;
        let mine = ground.store().hosted_by(host.person).await.or_failed()?;
        if mine.len() >= most {
            return Err(Problem::TooMany { of: Limited::TablesOfOneHost, most: most as u32 });
        }
        let guests: Vec<_> = new.companions.values().copied().collect();
        companions::must_be_of(ground, host.person, &guests).await?;
        games::named(&new.game)?.open(self, ground.sources(), host, new).await
    }

    /// Founds a table with these first deeds; all of them, or nothing.
    pub(crate) async fn found<G: Playable>(
        self: &Arc<Registry>,
        setup: Setup<G>,
        deeds: Vec<Deed>,
    ) -> Result<TableId, Problem> {
        let ground = &self.needs.ground;
        let id = TableId::from_random(ground.sources().number());
        let at = ground.now();
        let mut table = Table::new(setup);
        for deed in deeds {
            let prepared = table.prepare(at, deed)?;
            table.commit(prepared);
        }
        let json = |entry| serde_json::to_string(entry).expect("an entry is a document");
        let new = OpenedTable {
            id,
            setup: serde_json::to_string(table.setup()).expect("a setup is a document"),
            at: at.0,
            summary: listing::summary(id, table.setup(), table.status(), table.people()),
            entries: table.log().iter().map(json).collect(),
        };
        let begins = *table.stage() == Stage::Playing;
        ground.store().create(new).await.or_failed()?;
        // Where people only gather nothing is due: whoever opens many tables must not fill the memory with them.
        if begins {
            self.task(id).await?;
        }
        Ok(id)
    }
}
