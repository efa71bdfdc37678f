//! Writing tables.

use std::collections::BTreeMap;

use sqlx::{QueryBuilder, Sqlite, SqliteConnection};
use table::{PersonId, TableId};

use crate::tables::{Append, Drafts, OpenedTable, StoredTable};
use crate::write::{Failed, Write, must_change};
use crate::{Store, StoreError};

/// The most rows of one statement: the database allows 32766 values, and a row has three.
const ROWS: usize = 1000;

pub(crate) enum TableWrite {
    /// A table with everything that belongs to it.
    Create(StoredTable),
    Append(Append),
    Draft {
        table: TableId,
        seat: char,
        draft: Option<String>,
    },
    Redact {
        table: TableId,
        n: u64,
        entry: String,
    },
    Summarise {
        table: TableId,
        text: String,
    },
}

impl Store {
    /// Makes a table, with the first entries of its log.
    pub async fn create(&self, table: OpenedTable) -> Result<(), StoreError> {
        let OpenedTable { id, setup, at, summary, entries } = table;
        let (drafts, speakers) = (BTreeMap::new(), Vec::new());
        let table = StoredTable { id, created: at, changed: at, setup, entries, drafts, speakers, summary };
        self.write(Write::Table(TableWrite::Create(table))).await
    }

    /// Adds an entry to a log, with everything that changes because of it, or refuses and changes nothing.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.write(Write::Table(TableWrite::Append(append))).await
    }

    /// Keeps what a seat has chosen but not sealed, instead of what it had chosen before; nothing removes it.
    pub async fn keep_draft(
        &self,
        table: TableId,
        seat: char,
        draft: Option<String>,
    ) -> Result<(), StoreError> {
        self.write(Write::Table(TableWrite::Draft { table, seat, draft })).await
    }

    /// Keeps another text for lists. Everything else that lists go by stays.
    pub async fn summarise(&self, table: TableId, text: String) -> Result<(), StoreError> {
        self.write(Write::Table(TableWrite::Summarise { table, text })).await
    }

    /// Puts another text in the place of an entry. Logs are for ever, except for what people may want back.
    pub async fn redact(&self, table: TableId, n: u64, entry: String) -> Result<(), StoreError> {
        self.write(Write::Table(TableWrite::Redact { table, n, entry })).await
    }
}

/// Entries whose place in a log is found good, and which are inserted together.
#[derive(Default)]
pub(crate) struct Rows(Vec<(i64, i64, String)>);

impl Rows {
    pub(crate) async fn flush(&mut self, connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        for rows in self.0.chunks(ROWS) {
            let mut insert = QueryBuilder::<Sqlite>::new("INSERT INTO entries (table_id, n, entry) ");
            insert.push_values(rows, |mut row, (table, n, entry)| {
                row.push_bind(*table).push_bind(*n).push_bind(entry.as_str());
            });
            insert.build().execute(&mut *connection).await?;
        }
        self.0.clear();
        Ok(())
    }
}

pub(crate) async fn write(
    connection: &mut SqliteConnection,
    rows: &mut Rows,
    write: &TableWrite,
) -> Result<(), Failed> {
    match write {
        TableWrite::Create(table) => create(connection, rows, table).await,
        TableWrite::Append(entry) => append(connection, rows, entry).await,
        TableWrite::Draft { table, seat, draft: Some(draft) } => {
            keep_draft(connection, *table, *seat, draft).await
        }
        TableWrite::Draft { table, seat, draft: None } => {
            Ok(clear(connection, *table, Drafts::Seat(*seat)).await?)
        }
        TableWrite::Redact { table, n, entry } => {
            // The entry may be one of those that are still to be inserted.
            rows.flush(connection).await?;
            redact(connection, *table, *n, entry).await
        }
        TableWrite::Summarise { table, text } => summarise(connection, *table, text).await,
    }
}

async fn create(
    connection: &mut SqliteConnection,
    rows: &mut Rows,
    table: &StoredTable,
) -> Result<(), Failed> {
    let StoredTable { id, created, changed, setup, entries, drafts, speakers, summary } = table;
    let number = id.number().cast_signed();
    let inserted = sqlx::query(
        "INSERT INTO tables (id, created, changed, entries, stage, public, host, setup, summary)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING",
    )
    .bind(number)
    .bind(created)
    .bind(changed)
    .bind((entries.len() as u64).cast_signed())
    .bind(summary.stage.name())
    .bind(summary.public)
    .bind(summary.host.number().cast_signed())
    .bind(setup)
    .bind(&summary.text)
    .execute(&mut *connection)
    .await?;
    must_change(inserted.rows_affected(), StoreError::TableExists(*id))?;
    seat(connection, *id, &summary.people).await?;
    rows.0.extend((0..).zip(entries).map(|(n, entry)| (number, n, entry.clone())));
    for (&seat, draft) in drafts {
        keep_draft(connection, *id, seat, draft).await?;
    }
    for &speaker in speakers {
        note_speaker(connection, *id, speaker).await?;
    }
    Ok(())
}

async fn append(connection: &mut SqliteConnection, rows: &mut Rows, append: &Append) -> Result<(), Failed> {
    let Append { table, n, entry, changed, summary, clears, speaker } = append;
    let (number, next) = (table.number().cast_signed(), n.cast_signed());
    // A clock that is set back must not make a table older than it was.
    let counted = sqlx::query(
        "UPDATE tables SET entries = entries + 1, changed = MAX(changed, COALESCE(?, changed)),
            stage = COALESCE(?, stage), public = COALESCE(?, public), summary = COALESCE(?, summary)
         WHERE id = ? AND entries = ?",
    )
    .bind(changed)
    .bind(summary.as_ref().map(|summary| summary.stage.name()))
    .bind(summary.as_ref().map(|summary| summary.public))
    .bind(summary.as_ref().map(|summary| &summary.text))
    .bind(number)
    .bind(next)
    .execute(&mut *connection)
    .await?;
    if counted.rows_affected() == 0 {
        return Err(Failed::Refused(unappended(connection, *table, *n).await?));
    }
    if let Some(summary) = summary {
        seat(connection, *table, &summary.people).await?;
    }
    clear(connection, *table, *clears).await?;
    if let Some(speaker) = speaker {
        note_speaker(connection, *table, *speaker).await?;
    }
    rows.0.push((number, next, entry.clone()));
    Ok(())
}

/// Why an entry is not the next one.
async fn unappended(
    connection: &mut SqliteConnection,
    table: TableId,
    n: u64,
) -> Result<StoreError, sqlx::Error> {
    let there = sqlx::query("SELECT 1 FROM tables WHERE id = ?")
        .bind(table.number().cast_signed())
        .fetch_optional(connection)
        .await?;
    Ok(if there.is_some() { StoreError::Conflict { table, n } } else { StoreError::NoTable(table) })
}

/// Writes who sits at a table, instead of whoever sat there before.
async fn seat(
    connection: &mut SqliteConnection,
    table: TableId,
    people: &[PersonId],
) -> Result<(), sqlx::Error> {
    let number = table.number().cast_signed();
    sqlx::query("DELETE FROM seated WHERE table_id = ?").bind(number).execute(&mut *connection).await?;
    // One statement for all of them: each is a trip to the thread of the database.
    let people: Vec<u64> = people.iter().map(|person| person.number()).collect();
    sqlx::query("INSERT INTO seated (table_id, place, person) SELECT ?, key, value FROM json_each(?)")
        .bind(number)
        .bind(serde_json::json!(people).to_string())
        .execute(connection)
        .await?;
    Ok(())
}

async fn note_speaker(
    connection: &mut SqliteConnection,
    table: TableId,
    person: PersonId,
) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO spoke (table_id, person) VALUES (?, ?) ON CONFLICT DO NOTHING")
        .bind(table.number().cast_signed())
        .bind(person.number().cast_signed())
        .execute(connection)
        .await?;
    Ok(())
}

async fn summarise(connection: &mut SqliteConnection, table: TableId, text: &str) -> Result<(), Failed> {
    let kept = sqlx::query("UPDATE tables SET summary = ? WHERE id = ?")
        .bind(text)
        .bind(table.number().cast_signed())
        .execute(connection)
        .await?;
    must_change(kept.rows_affected(), StoreError::NoTable(table))
}

async fn keep_draft(
    connection: &mut SqliteConnection,
    table: TableId,
    seat: char,
    draft: &str,
) -> Result<(), Failed> {
    let kept = sqlx::query(
        "INSERT INTO drafts (table_id, seat, draft) SELECT id, ?, ? FROM tables WHERE id = ?
         ON CONFLICT (table_id, seat) DO UPDATE SET draft = excluded.draft",
    )
    .bind(seat.to_string())
    .bind(draft)
    .bind(table.number().cast_signed())
    .execute(connection)
    .await?;
    must_change(kept.rows_affected(), StoreError::NoTable(table))
}

async fn clear(connection: &mut SqliteConnection, table: TableId, drafts: Drafts) -> Result<(), sqlx::Error> {
    let cleared = match drafts {
        Drafts::None => return Ok(()),
        Drafts::Seat(seat) => sqlx::query("DELETE FROM drafts WHERE table_id = ? AND seat = ?")
            .bind(table.number().cast_signed())
            .bind(seat.to_string()),
        Drafts::All => {
            sqlx::query("DELETE FROM drafts WHERE table_id = ?").bind(table.number().cast_signed())
        }
    };
    cleared.execute(connection).await?;
    Ok(())
}

async fn redact(
    connection: &mut SqliteConnection,
    table: TableId,
    n: u64,
    entry: &str,
) -> Result<(), Failed> {
    let redacted = sqlx::query("UPDATE entries SET entry = ? WHERE table_id = ? AND n = ?")
        .bind(entry)
        .bind(table.number().cast_signed())
        .bind(n.cast_signed())
        .execute(connection)
        .await?;
    must_change(redacted.rows_affected(), StoreError::NoEntry { table, n })
}
