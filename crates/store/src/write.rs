//! What can be written.

use sqlx::SqliteConnection;

use crate::operator::OperatorWrite;
use crate::people::PersonWrite;
use crate::tables::{Rows, TableWrite};
use crate::{StoreError, tables};

/// One write, as data: if its group fails it is done again alone.
pub(crate) enum Write {
    Table(TableWrite),
    Person(PersonWrite),
    Operator(OperatorWrite),
}

/// Why a write was not done.
pub(crate) enum Failed {
    /// It cannot be done, and has changed nothing: whatever it shares a group with is not concerned.
    Refused(StoreError),
    /// The database failed: nobody knows what has been changed, and the group must be rolled back.
    Broken(sqlx::Error),
}

impl From<sqlx::Error> for Failed {
    fn from(error: sqlx::Error) -> Failed {
        Failed::Broken(error)
    }
}

/// Refuses what changed no row.
pub(crate) fn must_change(rows: u64, otherwise: StoreError) -> Result<(), Failed> {
    if rows == 0 { Err(Failed::Refused(otherwise)) } else { Ok(()) }
}

impl Write {
    pub(crate) fn is_append(&self) -> bool {
        matches!(self, Write::Table(TableWrite::Append(_)))
    }

    /// Is something gone afterwards that people want gone?
    pub(crate) fn erases(&self) -> bool {
        self.forgets() || matches!(self, Write::Table(TableWrite::Redact { .. }))
    }

    /// Is somebody forgotten altogether?
    pub(crate) fn forgets(&self) -> bool {
        matches!(self, Write::Person(PersonWrite::Delete { .. }))
    }
}

/// Does the writes of a group in their order, within one transaction, and says for each whether it was done.
pub(crate) async fn write_all<'w>(
    connection: &mut SqliteConnection,
    writes: impl Iterator<Item = &'w Write>,
) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
    let mut verdicts = Vec::new();
    let mut rows = Rows::default();
    for write in writes {
        let done = match write {
            Write::Table(write) => tables::write(connection, &mut rows, write).await,
            Write::Person(write) => write.write(connection).await,
            Write::Operator(write) => write.write(connection).await.map_err(Failed::Broken),
        };
        verdicts.push(match done {
            Ok(()) => Ok(()),
            Err(Failed::Refused(why)) => Err(why),
            Err(Failed::Broken(error)) => return Err(error),
        });
    }
    rows.flush(connection).await?;
    Ok(verdicts)
}
