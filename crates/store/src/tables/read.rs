//! Reading tables.

use std::collections::BTreeMap;

use sqlx::SqliteConnection;
use table::{PersonId, TableId};

use crate::tables::{Listed, ListedAs, Listing, StoredTable, Summary, TablesPage};
use crate::{Store, StoreError};

/// Id, created, changed, stage, public, host, people, text: what `listed` reads.
type Row = (i64, i64, i64, String, bool, i64, String, String);

/// The columns of a [`Row`]; what is asked for comes after it.
macro_rules! rows {
    ($rest:literal) => {
        concat!(
            "SELECT id, created, changed, stage, public, host,
                (SELECT json_group_array(person ORDER BY place) FROM seated WHERE table_id = id), summary
             FROM tables ",
            $rest
        )
    };
}

impl Store {
    /// A table with its whole log.
    pub async fn table(&self, id: TableId) -> Result<Option<StoredTable>, StoreError> {
        // One transaction, so that log, drafts and summary are of the same moment.
        let mut transaction = self.readers()?.begin().await.map_err(StoreError::read)?;
        stored(&mut transaction, id).await
    }

    /// Every table that is not finished.
    pub async fn unfinished(&self) -> Result<Vec<TableId>, StoreError> {
        let ids = sqlx::query_scalar("SELECT id FROM tables WHERE stage IN ('open', 'running') ORDER BY id")
            .fetch_all(self.readers()?)
            .await
            .map_err(StoreError::read)?;
        Ok(ids.into_iter().map(table_id).collect())
    }

    /// Every table at which a game runs: what a restart must continue.
    pub async fn running(&self) -> Result<Vec<TableId>, StoreError> {
        let ids = sqlx::query_scalar("SELECT id FROM tables WHERE stage = 'running' ORDER BY id")
            .fetch_all(self.readers()?)
            .await
            .map_err(StoreError::read)?;
        Ok(ids.into_iter().map(table_id).collect())
    }

    /// A table as lists show it, without its log.
    pub async fn listed(&self, id: TableId) -> Result<Option<Listed>, StoreError> {
        let row = sqlx::query_as(rows!("WHERE id = ?"))
            .bind(id.number().cast_signed())
            .fetch_optional(self.readers()?)
            .await
            .map_err(StoreError::read)?;
        row.map(listed).transpose()
    }

    /// Some entries of a log, from one on.
    pub async fn entries(&self, id: TableId, from: u64, most: u32) -> Result<Vec<String>, StoreError> {
        sqlx::query_scalar("SELECT entry FROM entries WHERE table_id = ? AND n >= ? ORDER BY n LIMIT ?")
            .bind(id.number().cast_signed())
            .bind(from.cast_signed())
            .bind(most)
            .fetch_all(self.readers()?)
            .await
            .map_err(StoreError::read)
    }

    /// Every table at which a person sits or sat to the end.
    pub async fn tables_of(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        let ids = sqlx::query_scalar("SELECT table_id FROM seated WHERE person = ? ORDER BY table_id")
            .bind(person.number().cast_signed())
            .fetch_all(self.readers()?)
            .await
            .map_err(StoreError::read)?;
        Ok(ids.into_iter().map(table_id).collect())
    }

    /// Does this person sit at this table, have they spoken there, or did they open it?
    pub async fn is_known_at(&self, table: TableId, person: PersonId) -> Result<bool, StoreError> {
        sqlx::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM seated WHERE table_id = ?1 AND person = ?2)
                OR EXISTS (SELECT 1 FROM spoke WHERE table_id = ?1 AND person = ?2)
                OR EXISTS (SELECT 1 FROM tables WHERE id = ?1 AND host = ?2)",
        )
        .bind(table.number().cast_signed())
        .bind(person.number().cast_signed())
        .fetch_one(self.readers()?)
        .await
        .map_err(StoreError::read)
    }

    /// The tables that a person opened and that are not finished.
    pub async fn hosted_by(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        let ids = sqlx::query_scalar(
            "SELECT id FROM tables WHERE host = ? AND stage IN ('open', 'running') ORDER BY id",
        )
        .bind(person.number().cast_signed())
        .fetch_all(self.readers()?)
        .await
        .map_err(StoreError::read)?;
        Ok(ids.into_iter().map(table_id).collect())
    }

    /// Every table at which a person has said something, whether they sat there or not.
    pub async fn tables_of_speaker(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        let ids = sqlx::query_scalar("SELECT table_id FROM spoke WHERE person = ? ORDER BY table_id")
            .bind(person.number().cast_signed())
            .fetch_all(self.readers()?)
            .await
            .map_err(StoreError::read)?;
        Ok(ids.into_iter().map(table_id).collect())
    }

    /// A page of a list, the newest change first.
    pub async fn list(&self, which: Listing, page: TablesPage) -> Result<Vec<Listed>, StoreError> {
        let (changed, id) =
            page.before.map_or((i64::MAX, i64::MAX), |(changed, id)| (changed, id.number().cast_signed()));
        let query = match which {
            Listing::Open => by_stage(ListedAs::Open),
            Listing::Running => by_stage(ListedAs::Running),
            Listing::Finished => by_stage(ListedAs::Finished),
            Listing::Of(person) => of(person),
        };
        let rows = query
            .bind(changed)
            .bind(id)
            .bind(page.most)
            .fetch_all(self.readers()?)
            .await
            .map_err(StoreError::read)?;
        rows.into_iter().map(listed).collect()
    }
}

type Query = sqlx::query::QueryAs<'static, sqlx::Sqlite, Row, sqlx::sqlite::SqliteArguments>;

fn by_stage(stage: ListedAs) -> Query {
    sqlx::query_as(rows!(
        "WHERE stage = ? AND public AND (changed, id) < (?, ?) ORDER BY changed DESC, id DESC LIMIT ?"
    ))
    .bind(stage.name())
}

fn of(person: PersonId) -> Query {
    sqlx::query_as(rows!(
        "WHERE id IN (
            SELECT table_id FROM seated
            WHERE person IN (SELECT ?1 UNION ALL SELECT id FROM people WHERE owner = ?1)
         ) AND (changed, id) < (?2, ?3)
         ORDER BY changed DESC, id DESC LIMIT ?4"
    ))
    .bind(person.number().cast_signed())
}

async fn stored(connection: &mut SqliteConnection, id: TableId) -> Result<Option<StoredTable>, StoreError> {
    let number = id.number().cast_signed();
    let row = sqlx::query_as(rows!("WHERE id = ?"))
        .bind(number)
        .fetch_optional(&mut *connection)
        .await
        .map_err(StoreError::read)?;
    let Some(row) = row else { return Ok(None) };
    let Listed { id, created, changed, summary } = listed(row)?;
    let setup = sqlx::query_scalar("SELECT setup FROM tables WHERE id = ?")
        .bind(number)
        .fetch_one(&mut *connection)
        .await
        .map_err(StoreError::read)?;
    let entries = entries(connection, number).await?;
    let drafts = drafts(connection, number).await?;
    let speakers = speakers(connection, number).await?;
    Ok(Some(StoredTable { id, created, changed, setup, entries, drafts, speakers, summary }))
}

async fn entries(connection: &mut SqliteConnection, table: i64) -> Result<Vec<String>, StoreError> {
    let rows: Vec<(i64, String)> =
        sqlx::query_as("SELECT n, entry FROM entries WHERE table_id = ? ORDER BY n")
            .bind(table)
            .fetch_all(connection)
            .await
            .map_err(StoreError::read)?;
    // A log with a gap would be replayed to another game.
    let entry = |(place, (n, entry)): (i64, (i64, String))| {
        if n == place { Ok(entry) } else { Err(StoreError::damaged("the number of an entry", n.to_string())) }
    };
    (0..).zip(rows).map(entry).collect()
}

async fn drafts(connection: &mut SqliteConnection, table: i64) -> Result<BTreeMap<char, String>, StoreError> {
    let rows: Vec<(String, String)> = sqlx::query_as("SELECT seat, draft FROM drafts WHERE table_id = ?")
        .bind(table)
        .fetch_all(connection)
        .await
        .map_err(StoreError::read)?;
    let draft = |(seat, draft): (String, String)| match seat.parse() {
        Ok(seat) => Ok((seat, draft)),
        Err(_) => Err(StoreError::damaged("the seat of a draft", seat)),
    };
    rows.into_iter().map(draft).collect()
}

async fn speakers(connection: &mut SqliteConnection, table: i64) -> Result<Vec<PersonId>, StoreError> {
    let people = sqlx::query_scalar("SELECT person FROM spoke WHERE table_id = ? ORDER BY person")
        .bind(table)
        .fetch_all(connection)
        .await
        .map_err(StoreError::read)?;
    Ok(people.into_iter().map(person_id).collect())
}

fn listed((id, created, changed, stage, public, host, people, text): Row) -> Result<Listed, StoreError> {
    let Some(stage) = ListedAs::named(&stage) else {
        return Err(StoreError::damaged("the stage of a table", stage));
    };
    let Ok(people) = serde_json::from_str::<Vec<i64>>(&people) else {
        return Err(StoreError::damaged("who sits at a table", people));
    };
    let people = people.into_iter().map(person_id).collect();
    let summary = Summary { stage, public, host: person_id(host), people, text };
    Ok(Listed { id: table_id(id), created, changed, summary })
}

fn person_id(number: i64) -> PersonId {
    PersonId::from_random(number.cast_unsigned())
}

fn table_id(number: i64) -> TableId {
    TableId::from_random(number.cast_unsigned())
}
