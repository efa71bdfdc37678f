//! Everything that is kept about a person, as a stream: it is read and sent piece by piece, and only as fast as they take
//! it in.

use std::io;

use axum::body::Bytes;
use futures_util::Stream;
use serde::Serialize;
use store::{Listing, Page, StoreError};
use table::{Deed, Entry, PersonId, TableId, Time};
use tabletop::plain;
use tokio::sync::mpsc;
use wire::Problem;
use wire::http::{Me, Reported, Saying};

use super::{Hall, PAGE, failed};

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

impl Hall {
    /// Everything that is kept about a person, as the bytes of one document.
    pub(crate) fn data_of(
        &self,
        me: Me,
        since: Time,
    ) -> Result<impl Stream<Item = io::Result<Bytes>> + use<>, Problem> {
        self.0.downloads.take(me.known.person, self.ticks())?;
        let (pieces, waiting) = mpsc::channel(WAITING);
        let hall = self.clone();
        tokio::spawn(async move {
            let mut writer = Writer { pieces };
            if hall.write_data(&me, since, &mut writer).await.is_err() {
                // Without its end nobody takes it for the whole. Whoever has left is not told.
                let broken = io::Error::other("the data could not be read to their end");
                let _ = writer.pieces.send(Err(broken)).await;
            }
        });
        Ok(futures_util::stream::unfold(waiting, async |mut waiting| Some((waiting.recv().await?, waiting))))
    }

    async fn write_data(&self, me: &Me, since: Time, to: &mut Writer) -> Result<(), Broken> {
        let text = |me: &Me| plain::text(me);
        to.write(format!(r#"{{"me":{},"since":{}"#, text(me), since.0)).await?;
        to.write(r#","tables":["#.to_owned()).await?;
        self.write_tables(me.known.person, to).await?;
        to.write(r#"],"said":["#.to_owned()).await?;
        let mut is_first = true;
        for person in std::iter::once(&me.known).chain(&me.companions) {
            self.write_sayings(person.person, &mut is_first, to).await?;
        }
        to.write(r#"],"reports":["#.to_owned()).await?;
        self.write_reports(me.known.person, to).await?;
        to.write("]}".to_owned()).await
    }

    /// Where they and their companions sit or sat.
    async fn write_tables(&self, person: PersonId, to: &mut Writer) -> Result<(), Broken> {
        let (mut before, mut is_first) = (None, true);
        loop {
            let page = self.list(Listing::Of(person), Page { before, most: PAGE }).await?;
            before = page.last().map(|last| (last.changed.0, last.table));
            to.write_items(&page, &mut is_first).await?;
            if page.len() < PAGE as usize {
                return Ok(());
            }
        }
    }

    /// What a person said, at whichever tables.
    async fn write_sayings(
        &self,
        person: PersonId,
        is_first: &mut bool,
        to: &mut Writer,
    ) -> Result<(), Broken> {
        for table in self.store().tables_of_speaker(person).await? {
            let mut from = 0;
            loop {
                let entries = self.store().entries(table, from, AT_ONCE).await?;
                from += entries.len() as u64;
                let said: Vec<Saying> =
                    entries.iter().filter_map(|entry| saying(table, person, entry)).collect();
                to.write_items(&said, is_first).await?;
                if entries.len() < AT_ONCE as usize {
                    break;
                }
            }
        }
        Ok(())
    }

    /// What they told the operator of others.
    async fn write_reports(&self, person: PersonId, to: &mut Writer) -> Result<(), Broken> {
        let (mut after, mut is_first) = (0, true);
        loop {
            let page = self.store().reports_by(person, after, AT_ONCE).await?;
            let Some(last) = page.last() else { return Ok(()) };
            after = last.id;
            let told: Vec<Reported> =
                page.into_iter().map(|store::Reported { report, .. }| told(report)).collect();
            to.write_items(&told, &mut is_first).await?;
        }
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

/// Hands on pieces of a document.
struct Writer {
    pieces: mpsc::Sender<io::Result<Bytes>>,
}

impl Writer {
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
