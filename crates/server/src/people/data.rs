//! Everything that is kept about a person, as a stream: it is read and sent piece by piece, and by backpressure only as fast
//! as they take it in.

use std::io;
use std::sync::Arc;

use axum::body::Bytes;
use futures_util::Stream;
use serde::Serialize;
use store::{Listing, StoreError, TablesPage};
use table::{Deed, Entry, PersonId, TableId, Time};
use tabletop::plain;
use tokio::sync::mpsc;
use wire::Problem;
use wire::http::{Me, Reported, Saying};

use crate::ground::Ground;
use crate::registry::Registry;
use crate::trouble::failed;

/// Tables of a list that are read at once.
const PAGE: u32 = 100;

/// Pieces that may wait to be sent.
const WAITING: usize = 2;

/// Entries of a log, or reports, that are read at once.
const AT_ONCE: u32 = 500;

/// Whoever takes the pieces no longer wants them, or they could not be read.
struct Broken;

impl From<StoreError> for Broken {
    fn from(error: StoreError) -> Broken {
        failed(&error);
        Broken
    }
}

impl From<Problem> for Broken {
    fn from(_: Problem) -> Broken {
        Broken
    }
}

/// Everything that is kept about a person, as the bytes of one document.
pub(crate) fn of(
    ground: Arc<Ground>,
    registry: Arc<Registry>,
    me: Me,
    since: Time,
) -> impl Stream<Item = io::Result<Bytes>> + use<> {
    let (pieces, waiting) = mpsc::channel(WAITING);
    tokio::spawn(async move {
        let mut writer = Writer { ground, registry, pieces };
        if writer.write_all(&me, since).await.is_err() {
            // Without its end nobody takes it for the whole. Whoever has left is not told.
            let broken = io::Error::other("the data could not be read to their end");
            let _ = writer.pieces.send(Err(broken)).await;
        }
    });
    futures_util::stream::unfold(waiting, async |mut waiting| Some((waiting.recv().await?, waiting)))
}

/// Reads what there is, and hands on pieces of a document.
struct Writer {
    ground: Arc<Ground>,
    registry: Arc<Registry>,
    pieces: mpsc::Sender<io::Result<Bytes>>,
}

impl Writer {
    async fn write_all(&mut self, me: &Me, since: Time) -> Result<(), Broken> {
        self.write(format!(r#"{{"me":{},"since":{}"#, plain::text(me), since.0)).await?;
        self.write(r#","tables":["#.to_owned()).await?;
        self.write_tables(me.known.person).await?;
        self.write(r#"],"said":["#.to_owned()).await?;
        let mut is_first = true;
        for person in std::iter::once(&me.known).chain(&me.companions) {
            self.write_sayings(person.person, &mut is_first).await?;
        }
        self.write(r#"],"reports":["#.to_owned()).await?;
        self.write_reports(me.known.person).await?;
        self.write("]}".to_owned()).await
    }

    /// Where they and their companions sit or sat.
    async fn write_tables(&mut self, person: PersonId) -> Result<(), Broken> {
        let (mut before, mut is_first) = (None, true);
        loop {
            let page = self.registry.list(Listing::Of(person), TablesPage { before, most: PAGE }).await?;
            before = page.last().map(|last| (last.changed.0, last.table));
            self.write_items(&page, &mut is_first).await?;
            if page.len() < PAGE as usize {
                return Ok(());
            }
        }
    }

    /// What a person said, at whichever tables.
    async fn write_sayings(&mut self, person: PersonId, is_first: &mut bool) -> Result<(), Broken> {
        for table in self.ground.store().tables_of_speaker(person).await? {
            let mut from = 0;
            loop {
                let entries = self.ground.store().entries(table, from, AT_ONCE).await?;
                from += entries.len() as u64;
                let said: Vec<Saying> =
                    entries.iter().filter_map(|entry| saying(table, person, entry)).collect();
                self.write_items(&said, is_first).await?;
                if entries.len() < AT_ONCE as usize {
                    break;
                }
            }
        }
        Ok(())
    }

    /// What they told the operator of others.
    async fn write_reports(&mut self, person: PersonId) -> Result<(), Broken> {
        let (mut after, mut is_first) = (0, true);
        loop {
            let page = self.ground.store().reports_by(person, after, AT_ONCE).await?;
            let Some(last) = page.last() else { return Ok(()) };
            after = last.id;
            let told: Vec<Reported> =
                page.into_iter().map(|store::StoredReport { report, .. }| told(report)).collect();
            self.write_items(&told, &mut is_first).await?;
        }
    }

    async fn write(&mut self, text: String) -> Result<(), Broken> {
        if text.is_empty() {
            return Ok(());
        }
        self.pieces.send(Ok(text.into())).await.map_err(|_| Broken)
    }

    /// Some more items of a list.
    async fn write_items<T: Serialize>(&mut self, items: &[T], is_first: &mut bool) -> Result<(), Broken> {
        let mut text = String::new();
        for item in items {
            if !std::mem::take(is_first) {
                text.push(',');
            }
            text.push_str(&plain::text(item));
        }
        self.write(text).await
    }
}

fn saying(table: TableId, person: PersonId, entry: &str) -> Option<Saying> {
    let Entry { at, deed } = serde_json::from_str(entry).ok()?;
    let Deed::Said { person: by, text, .. } = deed else { return None };
    (by == person).then_some(Saying { table, at, text })
}

fn told(store::Report { table, about, text, at, .. }: store::Report) -> Reported {
    Reported { table, about, at: Time(at), text }
}
