//! What people want the operator to look at.

use std::net::IpAddr;

use table::{PersonId, TableId};
use wire::{Problem, Sought};

use crate::allowances::Allowances;
use crate::ground::Ground;
use crate::trouble::{OrFailed as _, unkept};

/// Somebody wants the operator to look at something. It must be about somebody of that table: nobody is accused of what
/// they cannot have done.
pub(crate) async fn report(
    ground: &Ground,
    allowances: &Allowances,
    (by, address): (PersonId, IpAddr),
    table: TableId,
    about: PersonId,
    text: String,
) -> Result<(), Problem> {
    allowances.may_speak(by)?;
    let length = text.chars().count();
    if text.trim().is_empty() || length > table::LONGEST_SAYING {
        return Err(table::Refused::TextLength { most: table::LONGEST_SAYING as u32 }.into());
    }
    if !ground.store().is_known_at(table, about).await.or_failed()? {
        return Err(Problem::NotFound { what: Sought::Person });
    }
    allowances.may_report(by, address)?;
    let report = store::Report { table, by, about, text, at: ground.now().0 };
    ground.store().report(report, ground.limits().reports).await.map_err(|error| unkept(&error))
}
