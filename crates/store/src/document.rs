//! A whole table as a document that another server can take in.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{PersonId, TableId};

use crate::tables::TableWrite;
use crate::write::Write;
use crate::{ListedAs, Store, StoreError, StoredTable, Summary, upgrade};

/// The form in which documents are written.
const FORMAT: u32 = 3;

/// Forms before, which people still have in files: lists said no colours, and before that tags were called otherwise.
const WITHOUT_COLOURS: u32 = 2;
const OTHER_TAGS: u32 = 1;

/// A table with everything that belongs to it. What stands in its setup and entries keeps its bytes.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableDocument {
    /// The form of the document.
    pub format: u32,
    /// The id of the table.
    pub id: TableId,
    /// When it was made.
    pub created: i64,
    /// When its log last grew.
    pub changed: i64,
    /// What lists show.
    pub summary: DocumentSummary,
    /// What was agreed.
    pub setup: Box<RawValue>,
    /// Its log, in order.
    pub entries: Vec<Box<RawValue>>,
    /// The drafts of seats that have one.
    pub drafts: BTreeMap<char, String>,
    /// Who has said something.
    pub speakers: Vec<PersonId>,
}

/// What lists show of a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DocumentSummary {
    /// How far it has come.
    pub stage: ListedAs,
    /// Whether everybody may see it in lists.
    pub public: bool,
    /// Who opened it.
    pub host: PersonId,
    /// Who plays: the table stands in their own lists.
    pub people: Vec<PersonId>,
    /// What lists show besides.
    pub text: Box<RawValue>,
}

impl Store {
    /// A table as a document.
    pub async fn export(&self, id: TableId) -> Result<Option<TableDocument>, StoreError> {
        self.table(id).await?.map(document).transpose()
    }

    /// Takes in a table from a document, unless there is one of its id.
    pub async fn import(&self, document: &TableDocument) -> Result<(), StoreError> {
        let table = match document.format {
            FORMAT => stored(document),
            WITHOUT_COLOURS => upgrade::colours::table(stored(document)),
            OTHER_TAGS => upgrade::colours::table(upgrade::table(stored(document))),
            found => return Err(StoreError::Format { found, known: FORMAT }),
        };
        self.write(Write::Table(TableWrite::Create(table))).await
    }
}

fn document(table: StoredTable) -> Result<TableDocument, StoreError> {
    let StoredTable { id, created, changed, setup, entries, drafts, speakers, summary } = table;
    let Summary { stage, public, host, people, text } = summary;
    let text = json("the summary of a table", text)?;
    Ok(TableDocument {
        format: FORMAT,
        id,
        created,
        changed,
        summary: DocumentSummary { stage, public, host, people, text },
        setup: json("the setup of a table", setup)?,
        entries: entries.into_iter().map(|entry| json("an entry", entry)).collect::<Result<_, _>>()?,
        drafts,
        speakers,
    })
}

fn stored(document: &TableDocument) -> StoredTable {
    let DocumentSummary { stage, public, host, ref people, ref text } = document.summary;
    StoredTable {
        id: document.id,
        created: document.created,
        changed: document.changed,
        setup: document.setup.get().to_owned(),
        entries: document.entries.iter().map(|entry| entry.get().to_owned()).collect(),
        drafts: document.drafts.clone(),
        speakers: document.speakers.clone(),
        summary: Summary { stage, public, host, people: people.clone(), text: text.get().to_owned() },
    }
}

fn json(what: &'static str, text: String) -> Result<Box<RawValue>, StoreError> {
    let json = serde_json::from_str::<&RawValue>(&text).map(ToOwned::to_owned);
    json.map_err(|_| StoreError::damaged(what, text))
}
