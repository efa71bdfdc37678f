//! What stands in the file, and how an older file becomes a newer one.

use sqlx::{AssertSqlSafe, Connection, SqliteConnection};

use crate::upgrade;

/// Every step from an empty file to today's schema. A step that was released is never changed again.
const STEPS: [Step; 4] = [
    Step::Statements(include_str!("../migrations/1_begin.sql")),
    Step::Statements(include_str!("../migrations/2_companions.sql")),
    Step::Tags,
    Step::Colours,
];

/// What makes a store of one schema a store of the next.
#[derive(Clone, Copy)]
enum Step {
    /// Other tables or columns.
    Statements(&'static str),
    /// The documents in the rows say kinds by other tags.
    Tags,
    /// Lists say the colours of seats.
    Colours,
}

/// The schema after all steps.
pub(crate) const KNOWN: i64 = (STEPS.len() as u64).cast_signed();

/// Stands in the head of every store: "Durb". Without it somebody's other database would be taken for an old store.
const MARK: i64 = 0x4475_7262;

/// Why a file cannot be used.
pub(crate) enum Unfit {
    /// It is the database of another program.
    NotAStore,
    /// A newer program has written it.
    TooNew { found: i64 },
    /// It could not be read or written.
    Failed(sqlx::Error),
}

impl From<std::io::Error> for Unfit {
    fn from(error: std::io::Error) -> Unfit {
        Unfit::Failed(error.into())
    }
}

impl From<sqlx::Error> for Unfit {
    fn from(error: sqlx::Error) -> Unfit {
        Unfit::Failed(error)
    }
}

/// The schema of a file that is a store or still empty.
pub(crate) async fn check(connection: &mut SqliteConnection) -> Result<i64, Unfit> {
    let mark: i64 = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *connection).await?;
    let things: i64 =
        sqlx::query_scalar("SELECT count(*) FROM sqlite_schema").fetch_one(&mut *connection).await?;
    let found: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await?;
    match (mark, things) {
        (MARK, _) if found > KNOWN => Err(Unfit::TooNew { found }),
        (MARK, _) | (0, 0) => Ok(found),
        _ => Err(Unfit::NotAStore),
    }
}

/// Takes the steps that the file has not taken yet: all of them or none.
pub(crate) async fn migrate(connection: &mut SqliteConnection) -> Result<(), Unfit> {
    // Immediate: two who open the same file take its steps one after the other.
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let found = check(&mut transaction).await?;
    for (version, step) in (1..).zip(STEPS).filter(|&(version, _)| version > found) {
        match step {
            Step::Statements(statements) => {
                sqlx::raw_sql(statements).execute(&mut *transaction).await?;
            }
            Step::Tags => upgrade::store(&mut transaction).await?,
            Step::Colours => upgrade::colours::store(&mut transaction).await?,
        }
        // Only numbers of ours, and the database takes no parameters here.
        let stamp = format!("PRAGMA application_id = {MARK}; PRAGMA user_version = {version}");
        sqlx::raw_sql(AssertSqlSafe(stamp)).execute(&mut *transaction).await?;
    }
    Ok(transaction.commit().await?)
}
