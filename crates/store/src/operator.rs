//! What operators need: reports, bans, and what the server remembers of itself.

use std::net::IpAddr;

use sqlx::SqliteConnection;
use table::{PersonId, TableId};

use crate::write::Write;
use crate::{Store, StoreError};

/// Somebody says that somebody else misbehaved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The table at which it happened.
    pub table: TableId,
    /// Who says so.
    pub by: PersonId,
    /// Who misbehaved, says the report.
    pub about: PersonId,
    /// What they say; empty once they are deleted.
    pub text: String,
    /// When they said so, in milliseconds since 1970.
    pub at: i64,
}

/// A report that is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredReport {
    /// Its number; later reports have greater ones.
    pub id: i64,
    /// What was said, and by whom.
    pub report: Report,
}

/// Somebody may not come in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ban {
    /// A person or an address.
    pub who: Banned,
    /// What they are told when they want to come in.
    pub reason: String,
    /// When it began, in milliseconds since 1970.
    pub at: i64,
    /// Until when; for ever if there is no end.
    pub until: Option<i64>,
}

/// Who may not come in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Banned {
    /// A person, wherever they come from.
    Person(PersonId),
    /// Everybody who comes from an address.
    Address(IpAddr),
}

/// Id, table, author, about, text, at.
type ReportRow = (i64, i64, i64, i64, String, i64);

fn reported((id, table, by, about, text, at): ReportRow) -> StoredReport {
    let person = |number: i64| PersonId::from_random(number.cast_unsigned());
    let table = TableId::from_random(table.cast_unsigned());
    StoredReport { id, report: Report { table, by: person(by), about: person(about), text, at } }
}

impl Banned {
    fn columns(self) -> (&'static str, String) {
        match self {
            Banned::Person(person) => ("person", person.to_string()),
            Banned::Address(address) => ("address", address.to_string()),
        }
    }

    fn read(kind: &str, who: &str) -> Option<Banned> {
        match kind {
            "person" => who.parse().ok().map(Banned::Person),
            "address" => who.parse().ok().map(Banned::Address),
            _ => None,
        }
    }
}

pub(crate) enum OperatorWrite {
    Report { report: Report, most: u32 },
    Ban(Ban),
    Unban(Banned),
    Heartbeat { at: i64 },
    Secret { name: String, value: Vec<u8> },
}

impl Store {
    /// Keeps a report. Of all reports the latest `most` are kept.
    pub async fn report(&self, report: Report, most: u32) -> Result<(), StoreError> {
        self.write(Write::Operator(OperatorWrite::Report { report, most })).await
    }

    /// Reports before one, or the newest; the newest first.
    pub async fn reports(&self, before: Option<i64>, most: u32) -> Result<Vec<StoredReport>, StoreError> {
        let rows: Vec<ReportRow> = sqlx::query_as(
            "SELECT id, table_id, author, about, text, at FROM reports WHERE id < ? ORDER BY id DESC LIMIT ?",
        )
        .bind(before.unwrap_or(i64::MAX))
        .bind(most)
        .fetch_all(self.readers()?)
        .await
        .map_err(StoreError::read)?;
        Ok(rows.into_iter().map(reported).collect())
    }

    /// What a person has reported after one report (0 is before the first), the oldest first.
    pub async fn reports_by(
        &self,
        author: PersonId,
        after: i64,
        most: u32,
    ) -> Result<Vec<StoredReport>, StoreError> {
        let rows: Vec<ReportRow> = sqlx::query_as(
            "SELECT id, table_id, author, about, text, at FROM reports WHERE author = ? AND id > ?
             ORDER BY id LIMIT ?",
        )
        .bind(author.number().cast_signed())
        .bind(after)
        .bind(most)
        .fetch_all(self.readers()?)
        .await
        .map_err(StoreError::read)?;
        Ok(rows.into_iter().map(reported).collect())
    }

    /// Bans somebody; a ban they had before is replaced.
    pub async fn ban(&self, ban: Ban) -> Result<(), StoreError> {
        self.write(Write::Operator(OperatorWrite::Ban(ban))).await
    }

    /// Ends a ban, if there is one.
    pub async fn unban(&self, who: Banned) -> Result<(), StoreError> {
        self.write(Write::Operator(OperatorWrite::Unban(who))).await
    }

    /// All bans, also those that are over.
    pub async fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        let rows: Vec<(String, String, String, i64, Option<i64>)> =
            sqlx::query_as("SELECT kind, who, reason, at, until FROM bans ORDER BY kind, who")
                .fetch_all(self.readers()?)
                .await
                .map_err(StoreError::read)?;
        let ban = |(kind, who, reason, at, until): (String, String, String, i64, Option<i64>)| {
            let who = Banned::read(&kind, &who).ok_or_else(|| StoreError::damaged("who is banned", who))?;
            Ok(Ban { who, reason, at, until })
        };
        rows.into_iter().map(ban).collect()
    }

    /// The server is alive now: after a restart its clocks go on from here.
    pub async fn heartbeat(&self, at: i64) -> Result<(), StoreError> {
        self.write(Write::Operator(OperatorWrite::Heartbeat { at })).await
    }

    /// The last moment at which the server is known to have been alive.
    pub async fn last_heartbeat(&self) -> Result<Option<i64>, StoreError> {
        sqlx::query_scalar("SELECT at FROM heartbeat")
            .fetch_optional(self.readers()?)
            .await
            .map_err(StoreError::read)
    }

    /// A value that is made once and then kept for ever.
    pub async fn secret(&self, name: &str, make: impl FnOnce() -> Vec<u8>) -> Result<Vec<u8>, StoreError> {
        if let Some(value) = self.kept(name).await? {
            return Ok(value);
        }
        let secret = OperatorWrite::Secret { name: name.to_owned(), value: make() };
        self.write(Write::Operator(secret)).await?;
        // Somebody else may have been faster: then theirs is the one.
        self.kept(name).await?.ok_or_else(|| StoreError::damaged("a secret", "nothing"))
    }

    async fn kept(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        sqlx::query_scalar("SELECT value FROM secrets WHERE name = ?")
            .bind(name)
            .fetch_optional(self.readers()?)
            .await
            .map_err(StoreError::read)
    }
}

impl OperatorWrite {
    pub(crate) async fn write(&self, connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        let statement = match self {
            OperatorWrite::Report { report, most } => {
                // Numbers only go up, so those that are too many are the lowest.
                sqlx::query("DELETE FROM reports WHERE id <= (SELECT max(id) FROM reports) - ?")
                    .bind(i64::from(*most) - 1)
                    .execute(&mut *connection)
                    .await?;
                sqlx::query("INSERT INTO reports (table_id, author, about, text, at) VALUES (?, ?, ?, ?, ?)")
                    .bind(report.table.number().cast_signed())
                    .bind(report.by.number().cast_signed())
                    .bind(report.about.number().cast_signed())
                    .bind(&report.text)
                    .bind(report.at)
            }
            OperatorWrite::Ban(ban) => {
                let (kind, who) = ban.who.columns();
                sqlx::query(
                    "INSERT OR REPLACE INTO bans (kind, who, reason, at, until) VALUES (?, ?, ?, ?, ?)",
                )
                .bind(kind)
                .bind(who)
                .bind(&ban.reason)
                .bind(ban.at)
                .bind(ban.until)
            }
            OperatorWrite::Unban(who) => {
                let (kind, who) = who.columns();
                sqlx::query("DELETE FROM bans WHERE kind = ? AND who = ?").bind(kind).bind(who)
            }
            OperatorWrite::Heartbeat { at } => {
                sqlx::query("INSERT OR REPLACE INTO heartbeat (id, at) VALUES (1, ?)").bind(at)
            }
            OperatorWrite::Secret { name, value } => {
                sqlx::query("INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING")
                    .bind(name)
                    .bind(value)
            }
        };
        statement.execute(connection).await?;
        Ok(())
    }
}
