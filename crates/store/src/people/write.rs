//! Writing people.

use sqlx::sqlite::SqliteArguments;
use sqlx::{Sqlite, SqliteConnection};
use table::PersonId;

use crate::write::{Failed, Write, must_change};
use crate::{Store, StoreError};

pub(crate) enum PersonWrite {
    Add { id: PersonId, name: String, at: i64 },
    AddCompanion { id: PersonId, owner: PersonId, name: String, at: i64, most: u32 },
    Rename { id: PersonId, name: String },
    SetQuiet { id: PersonId, quiet: Option<String> },
    SetRecovery { id: PersonId, code_hash: [u8; 32] },
    Delete { id: PersonId },
    AddSession { token_hash: [u8; 32], id: PersonId, at: i64 },
    EndSession { token_hash: [u8; 32] },
    EndOtherSessions { id: PersonId, kept: [u8; 32] },
    EndSessions { token_hashes: Vec<Vec<u8>> },
    Mute { id: PersonId, muted: PersonId, most: u32 },
    Unmute { id: PersonId, muted: PersonId },
}

impl Store {
    /// Adds a person.
    pub async fn add_person(&self, id: PersonId, name: String, at: i64) -> Result<(), StoreError> {
        self.write(Write::Person(PersonWrite::Add { id, name, at })).await
    }

    /// Adds somebody who plays on the device of another, unless that person has `most` companions already.
    pub async fn add_companion(
        &self,
        id: PersonId,
        owner: PersonId,
        name: String,
        at: i64,
        most: u32,
    ) -> Result<(), StoreError> {
        self.write(Write::Person(PersonWrite::AddCompanion { id, owner, name, at, most })).await
    }

    /// Gives a person another name.
    pub async fn rename(&self, id: PersonId, name: String) -> Result<(), StoreError> {
        self.write(Write::Person(PersonWrite::Rename { id, name })).await
    }

    /// Sets when a person does not want to be disturbed.
    pub async fn set_quiet(&self, id: PersonId, quiet: Option<String>) -> Result<(), StoreError> {
        self.write(Write::Person(PersonWrite::SetQuiet { id, quiet })).await
    }

    /// Sets the code with which a person comes back without a session; one they had before is void.
    pub async fn set_recovery(&self, id: PersonId, code_hash: [u8; 32]) -> Result<(), StoreError> {
        self.write(Write::Person(PersonWrite::SetRecovery { id, code_hash })).await
    }

    /// Removes what is known of a person: name, quiet times, sessions, recovery code, mutes by and of them, the
    /// texts of their reports, and their companions. That there was somebody of this id remains.
    pub async fn delete_person(&self, id: PersonId) -> Result<(), StoreError> {
        self.write(Write::Person(PersonWrite::Delete { id })).await
    }

    /// Begins a session.
    pub async fn add_session(
        &self,
        token_hash: [u8; 32],
        person: PersonId,
        at: i64,
    ) -> Result<(), StoreError> {
        self.write(Write::Person(PersonWrite::AddSession { token_hash, id: person, at })).await
    }

    /// Ends a session, if there is one.
    pub async fn end_session(&self, token_hash: [u8; 32]) -> Result<(), StoreError> {
        self.write(Write::Person(PersonWrite::EndSession { token_hash })).await
    }

    /// Ends all sessions of a person but one.
    pub async fn end_other_sessions(&self, person: PersonId, kept: [u8; 32]) -> Result<(), StoreError> {
        self.write(Write::Person(PersonWrite::EndOtherSessions { id: person, kept })).await
    }

    /// Ends sessions that began before `oldest`, at most so many, and says how many. Nobody could use them any more.
    pub async fn end_old_sessions(&self, oldest: i64, most: u32) -> Result<usize, StoreError> {
        // They are looked for here, because whoever looks in the writer holds everybody up.
        let token_hashes: Vec<Vec<u8>> =
            sqlx::query_scalar("SELECT token FROM sessions WHERE since < ? LIMIT ?")
                .bind(oldest)
                .bind(most)
                .fetch_all(self.readers()?)
                .await
                .map_err(StoreError::read)?;
        let found = token_hashes.len();
        if found > 0 {
            self.write(Write::Person(PersonWrite::EndSessions { token_hashes })).await?;
        }
        Ok(found)
    }

    /// A person does not want to hear another one, who must be known here, unless they do not want to hear `most`
    /// already.
    pub async fn mute(&self, person: PersonId, muted: PersonId, most: u32) -> Result<(), StoreError> {
        self.write(Write::Person(PersonWrite::Mute { id: person, muted, most })).await
    }

    /// A person wants to hear another one again.
    pub async fn unmute(&self, person: PersonId, muted: PersonId) -> Result<(), StoreError> {
        self.write(Write::Person(PersonWrite::Unmute { id: person, muted })).await
    }
}

type Statement<'a> = sqlx::query::Query<'a, Sqlite, SqliteArguments>;

impl PersonWrite {
    pub(crate) async fn write(&self, connection: &mut SqliteConnection) -> Result<(), Failed> {
        let (statement, otherwise) = match self {
            PersonWrite::Add { id, name, at } => (add(*id, name, *at), StoreError::PersonExists(*id)),
            PersonWrite::Rename { id, name } => (rename(*id, name), StoreError::NoPerson(*id)),
            PersonWrite::SetQuiet { id, quiet } => {
                (set_quiet(*id, quiet.as_ref()), StoreError::NoPerson(*id))
            }
            PersonWrite::SetRecovery { id, code_hash } => {
                (set_recovery(*id, code_hash), StoreError::NoPerson(*id))
            }
            PersonWrite::AddSession { token_hash, id, at } => {
                (add_session(token_hash, *id, *at), StoreError::NoPerson(*id))
            }
            PersonWrite::Mute { id, muted, most } => return mute(connection, *id, *muted, *most).await,
            PersonWrite::Unmute { id, muted } => return run(connection, unmute(*id, *muted)).await,
            PersonWrite::EndSession { token_hash } => return run(connection, end_session(token_hash)).await,
            PersonWrite::EndOtherSessions { id, kept } => {
                return run(connection, end_other_sessions(*id, kept)).await;
            }
            PersonWrite::EndSessions { token_hashes } => {
                for token_hash in token_hashes {
                    run(connection, end_session(token_hash)).await?;
                }
                return Ok(());
            }
            PersonWrite::AddCompanion { id, owner, name, at, most } => {
                return add_companion(connection, *id, *owner, (name, *at), *most).await;
            }
            PersonWrite::Delete { id } => return delete(connection, *id).await,
        };
        must_change(statement.execute(connection).await?.rows_affected(), otherwise)
    }
}

/// What need not change anything.
async fn run(connection: &mut SqliteConnection, statement: Statement<'_>) -> Result<(), Failed> {
    statement.execute(connection).await?;
    Ok(())
}

fn add(id: PersonId, name: &str, at: i64) -> Statement<'_> {
    sqlx::query("INSERT INTO people (id, name, since) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING")
        .bind(id.number().cast_signed())
        .bind(name)
        .bind(at)
}

async fn add_companion(
    connection: &mut SqliteConnection,
    id: PersonId,
    owner: PersonId,
    (name, at): (&str, i64),
    most: u32,
) -> Result<(), Failed> {
    let number = owner.number().cast_signed();
    // A companion has none of their own.
    let owners: i64 =
        sqlx::query_scalar("SELECT count(*) FROM people WHERE id = ? AND name IS NOT NULL AND owner IS NULL")
            .bind(number)
            .fetch_one(&mut *connection)
            .await?;
    must_change(owners.cast_unsigned(), StoreError::NoPerson(owner))?;
    let companions: i64 =
        sqlx::query_scalar("SELECT count(*) FROM people WHERE owner = ? AND name IS NOT NULL")
            .bind(number)
            .fetch_one(&mut *connection)
            .await?;
    let room = i64::from(most).saturating_sub(companions).max(0).cast_unsigned();
    must_change(room, StoreError::ManyCompanions { owner, most })?;
    // Two may come within a millisecond, and yet one was first.
    let added = sqlx::query(
        "INSERT INTO people (id, name, since, owner)
         VALUES (?, ?, max(?, coalesce((SELECT max(since) + 1 FROM people WHERE owner = ?), 0)), ?)
         ON CONFLICT (id) DO NOTHING",
    )
    .bind(id.number().cast_signed())
    .bind(name)
    .bind(at)
    .bind(number)
    .bind(number)
    .execute(&mut *connection)
    .await?;
    must_change(added.rows_affected(), StoreError::PersonExists(id))
}

fn rename(id: PersonId, name: &str) -> Statement<'_> {
    sqlx::query("UPDATE people SET name = ? WHERE id = ? AND name IS NOT NULL")
        .bind(name)
        .bind(id.number().cast_signed())
}

fn set_quiet(id: PersonId, quiet: Option<&String>) -> Statement<'_> {
    sqlx::query("UPDATE people SET quiet = ? WHERE id = ? AND name IS NOT NULL")
        .bind(quiet)
        .bind(id.number().cast_signed())
}

fn set_recovery(id: PersonId, code_hash: &[u8; 32]) -> Statement<'_> {
    sqlx::query("UPDATE people SET recovery = ? WHERE id = ? AND name IS NOT NULL")
        .bind(code_hash.as_slice())
        .bind(id.number().cast_signed())
}

fn add_session(token_hash: &[u8; 32], id: PersonId, at: i64) -> Statement<'_> {
    sqlx::query(
        "INSERT INTO sessions (token, person, since)
         SELECT ?, id, ? FROM people WHERE id = ? AND name IS NOT NULL",
    )
    .bind(token_hash.as_slice())
    .bind(at)
    .bind(id.number().cast_signed())
}

fn end_session(token_hash: &[u8]) -> Statement<'_> {
    sqlx::query("DELETE FROM sessions WHERE token = ?").bind(token_hash)
}

fn end_other_sessions(id: PersonId, kept: &[u8; 32]) -> Statement<'_> {
    sqlx::query("DELETE FROM sessions WHERE person = ? AND token <> ?")
        .bind(id.number().cast_signed())
        .bind(kept.as_slice())
}

async fn mute(
    connection: &mut SqliteConnection,
    id: PersonId,
    muted: PersonId,
    most: u32,
) -> Result<(), Failed> {
    for person in [id, muted] {
        let known: i64 = sqlx::query_scalar("SELECT count(*) FROM people WHERE id = ? AND name IS NOT NULL")
            .bind(person.number().cast_signed())
            .fetch_one(&mut *connection)
            .await?;
        must_change(known.cast_unsigned(), StoreError::NoPerson(person))?;
    }
    let others: i64 = sqlx::query_scalar("SELECT count(*) FROM mutes WHERE person = ? AND muted <> ?")
        .bind(id.number().cast_signed())
        .bind(muted.number().cast_signed())
        .fetch_one(&mut *connection)
        .await?;
    let room = i64::from(most).saturating_sub(others).max(0).cast_unsigned();
    must_change(room, StoreError::ManyMutes { person: id, most })?;
    // Muting somebody again changes nothing.
    sqlx::query("INSERT INTO mutes (person, muted) VALUES (?, ?) ON CONFLICT DO NOTHING")
        .bind(id.number().cast_signed())
        .bind(muted.number().cast_signed())
        .execute(connection)
        .await?;
    Ok(())
}

fn unmute(id: PersonId, muted: PersonId) -> Statement<'static> {
    sqlx::query("DELETE FROM mutes WHERE person = ? AND muted = ?")
        .bind(id.number().cast_signed())
        .bind(muted.number().cast_signed())
}

async fn delete(connection: &mut SqliteConnection, id: PersonId) -> Result<(), Failed> {
    let number = id.number().cast_signed();
    let emptied = sqlx::query(
        "UPDATE people SET name = NULL, quiet = NULL, recovery = NULL, owner = NULL
         WHERE id = ? AND name IS NOT NULL",
    )
    .bind(number)
    .execute(&mut *connection)
    .await?;
    must_change(emptied.rows_affected(), StoreError::NoPerson(id))?;
    for statement in [
        "DELETE FROM sessions WHERE person = ?",
        "DELETE FROM mutes WHERE person = ?1 OR muted = ?1",
        "UPDATE reports SET text = '' WHERE author = ?",
        "DELETE FROM mutes WHERE muted IN (SELECT id FROM people WHERE owner = ?)",
        "UPDATE people SET name = NULL, quiet = NULL, owner = NULL WHERE owner = ?",
    ] {
        sqlx::query(statement).bind(number).execute(&mut *connection).await?;
    }
    Ok(())
}
