//! People, their sessions, and whom they do not want to hear.

mod write;

use table::PersonId;

use crate::{Store, StoreError};

pub(crate) use write::PersonWrite;

/// Somebody who plays here, or did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// What others know them by.
    pub id: PersonId,
    /// Their name; nothing once they are deleted.
    pub name: Option<String>,
    /// When they came, in milliseconds since 1970.
    pub since: i64,
    /// When they do not want to be disturbed, as JSON; nothing if they may always be.
    pub quiet: Option<String>,
    /// On whose device they play, if they are somebody's companion.
    pub owner: Option<PersonId>,
}

type Row = (i64, Option<String>, i64, Option<String>, Option<i64>);

fn person((id, name, since, quiet, owner): Row) -> Person {
    Person { id: person_id(id), name, since, quiet, owner: owner.map(person_id) }
}

fn person_id(number: i64) -> PersonId {
    PersonId::from_random(number.cast_unsigned())
}

impl Store {
    /// A person, also one who is deleted.
    pub async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query_as("SELECT id, name, since, quiet, owner FROM people WHERE id = ?")
            .bind(id.number().cast_signed())
            .fetch_optional(self.readers()?)
            .await
            .map_err(StoreError::read)?;
        Ok(row.map(person))
    }

    /// Those of these people who are known here, in the order of their ids.
    pub async fn people(&self, ids: &[PersonId]) -> Result<Vec<Person>, StoreError> {
        let ids: Vec<u64> = ids.iter().map(|id| id.number()).collect();
        let rows = sqlx::query_as(
            "SELECT id, name, since, quiet, owner FROM people WHERE id IN (SELECT value FROM json_each(?))
             ORDER BY id",
        )
        .bind(serde_json::json!(ids).to_string())
        .fetch_all(self.readers()?)
        .await
        .map_err(StoreError::read)?;
        Ok(rows.into_iter().map(person).collect())
    }

    /// Who plays on a person's device, the first one first.
    pub async fn companions(&self, owner: PersonId) -> Result<Vec<Person>, StoreError> {
        let rows = sqlx::query_as(
            "SELECT id, name, since, quiet, owner FROM people WHERE owner = ? AND name IS NOT NULL
             ORDER BY since, id",
        )
        .bind(owner.number().cast_signed())
        .fetch_all(self.readers()?)
        .await
        .map_err(StoreError::read)?;
        Ok(rows.into_iter().map(person).collect())
    }

    /// Whose session this is, if it did not begin before `oldest`.
    pub async fn session(&self, token_hash: [u8; 32], oldest: i64) -> Result<Option<Person>, StoreError> {
        let row = sqlx::query_as(
            "SELECT id, name, people.since, quiet, owner FROM sessions JOIN people ON people.id = person
             WHERE token = ? AND sessions.since >= ?",
        )
        .bind(token_hash.to_vec())
        .bind(oldest)
        .fetch_optional(self.readers()?)
        .await
        .map_err(StoreError::read)?;
        Ok(row.map(person))
    }

    /// Whose recovery code this is.
    pub async fn recover(&self, code_hash: [u8; 32]) -> Result<Option<PersonId>, StoreError> {
        let id = sqlx::query_scalar("SELECT id FROM people WHERE recovery = ?")
            .bind(code_hash.to_vec())
            .fetch_optional(self.readers()?)
            .await
            .map_err(StoreError::read)?;
        Ok(id.map(person_id))
    }

    /// Whom a person does not want to hear.
    pub async fn mutes(&self, person: PersonId) -> Result<Vec<PersonId>, StoreError> {
        let ids = sqlx::query_scalar("SELECT muted FROM mutes WHERE person = ? ORDER BY muted")
            .bind(person.number().cast_signed())
            .fetch_all(self.readers()?)
            .await
            .map_err(StoreError::read)?;
        Ok(ids.into_iter().map(person_id).collect())
    }
}
