//! Tables as they come out of the store.

use store::StoredTable;
use table::{Entry, History, Setup, Table, TableId};
use tabletop::{Hosted, Seat};

/// Why a stored table cannot be hosted at all.
#[derive(Debug, thiserror::Error)]
#[error("table {table} cannot be read: {why}")]
pub(crate) struct Unreadable {
    table: TableId,
    why: String,
}

/// The draft of a seat as it is stored, with what waits in it: worth something only while its question is asked.
#[derive(serde::Serialize, serde::Deserialize)]
pub(crate) struct StoredDraft {
    pub(crate) question: u32,
    pub(crate) choices: Vec<String>,
}

/// The table that was stored, with the drafts that still answer something.
pub(crate) fn table<G: Hosted>(stored: &StoredTable) -> Result<Table<G>, Unreadable> {
    let (setup, log) = parts::<G>(stored)?;
    let mut table = Table::<G>::fold(setup, log);
    for (seat, draft) in &stored.drafts {
        let Ok(seat) = seat.to_string().parse::<Seat>() else { continue };
        let Ok(StoredDraft { question, choices }) = serde_json::from_str(draft) else { continue };
        let choices: Result<Vec<G::Action>, _> = choices.iter().map(|choice| choice.parse()).collect();
        if let Ok(choices) = choices
            && table.question(seat) == Some(question)
        {
            let draft = table.draft_of(seat, &choices);
            table.keep_draft(seat, draft);
        }
    }
    Ok(table)
}

/// What was done at a stored table.
pub(crate) fn history<G: Hosted>(stored: &StoredTable) -> Result<History<G>, Unreadable> {
    let (setup, log) = parts::<G>(stored)?;
    Ok(History::new(setup, log))
}

fn parts<G: Hosted>(stored: &StoredTable) -> Result<(Setup<G>, Vec<Entry>), Unreadable> {
    let unreadable = |why| Unreadable { table: stored.id, why };
    let setup =
        serde_json::from_str(&stored.setup).map_err(|error| unreadable(format!("its setup: {error}")))?;
    let entry = |(n, text): (usize, &String)| {
        serde_json::from_str(text).map_err(|error| unreadable(format!("entry {}: {error}", n + 1)))
    };
    let log = stored.entries.iter().enumerate().map(entry).collect::<Result<Vec<Entry>, _>>()?;
    Ok((setup, log))
}
