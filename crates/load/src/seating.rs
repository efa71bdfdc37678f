//! How the tables of a load test are set up: guests, a table, sockets, and everybody in their seat.

use std::sync::Arc;
use std::time::Duration;

use client::{Client, Credential};
use futures_util::future::try_join_all;
use table::TableId;
use tabletop::FastChance;
use tokio::sync::{Semaphore, oneshot, watch};
use tokio::task::JoinSet;
use wire::http::{NewGuest, Opened};

use crate::caller::Caller;
use crate::crowd::Crowd;
use crate::error::{LoadError, TableError};
use crate::ledger::Ledger;
use crate::mind::{Mind, Party};
use crate::pacing::Pacer;

/// A table whose game has not begun by then will not begin.
const PATIENCE: Duration = Duration::from_mins(1);

/// How often errors are looked for meanwhile.
const GLANCE: Duration = Duration::from_millis(200);

/// What all tables of a load test share.
#[derive(Debug)]
pub(crate) struct Venue {
    /// What kind of tables.
    pub(crate) crowd: Crowd,
    /// The server that is loaded, for what goes over HTTP.
    pub(crate) server: Client,
    /// What is counted.
    pub(crate) ledger: Arc<Ledger>,
    /// When plans may be sealed.
    pub(crate) pacer: Arc<Pacer>,
    /// `true` when it is over.
    pub(crate) end: watch::Receiver<bool>,
}

/// The clients of one table, at play. They end when this is dropped.
pub(crate) type Callers = JoinSet<()>;

/// Sets all tables up.
pub(crate) async fn set_up(
    venue: &Arc<Venue>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Vec<Callers>, LoadError> {
    let ramp = Arc::new(Semaphore::new(venue.crowd.ramp as usize));
    let mut tables = JoinSet::new();
    for number in 0..venue.crowd.tables {
        tables.spawn(Arc::clone(venue).take_turn(number, Arc::clone(&ramp)));
    }
    let mut set = Vec::new();
    loop {
        tokio::select! {
            table = tables.join_next() => match table {
                Some(callers) => set.push(callers??),
                None => return Ok(set),
            },
            () = tokio::time::sleep(GLANCE) => {}
        }
        progress(set.len() as u64);
        // Clients ask again after an error; while tables are set up there must be none.
        if let Some(error) = venue.ledger.first_error() {
            return Err(LoadError::SetUp(error));
        }
    }
}

impl Venue {
    /// Sets a table up when it is its turn.
    async fn take_turn(self: Arc<Venue>, number: u32, ramp: Arc<Semaphore>) -> Result<Callers, LoadError> {
        // A table counts with all its sockets; one that alone has more takes the whole ramp.
        let share = self.crowd.clients().min(self.crowd.ramp);
        let _turn = ramp.acquire_many(share).await.expect("the semaphore is never closed");
        tokio::time::timeout(PATIENCE, self.set(number))
            .await
            .unwrap_or_else(|_| Err(TableError::NotBegun(PATIENCE.as_secs())))
            .map_err(|why| LoadError::Table(number + 1, why))
    }

    async fn set(&self, number: u32) -> Result<Callers, TableError> {
        let names = (0..self.crowd.clients()).map(|n| format!("load {} {}", number + 1, n + 1));
        let cookies = try_join_all(names.map(|name| self.guest(name))).await?;
        let table = self.open(number, &cookies[0]).await?;
        let sockets =
            try_join_all(cookies.iter().map(|cookie| client::connect(&self.server, cookie))).await?;
        let party = Party::new(sockets.len(), Arc::clone(&self.ledger));
        let (mut callers, mut begun) = (Callers::new(), Vec::new());
        for ((n, socket), place) in sockets.into_iter().enumerate().zip(self.crowd.places()) {
            let luck = FastChance::for_game(self.crowd.seed, u64::from(number) << 8 | n as u64);
            let caller = Caller {
                socket,
                mind: Mind::new(Arc::clone(&party), n, place, table, luck),
                ledger: Arc::clone(&self.ledger),
                pacer: Arc::clone(&self.pacer),
                end: self.end.clone(),
            };
            let (ready, is_ready) = oneshot::channel();
            callers.spawn(caller.play(ready));
            begun.push(is_ready);
        }
        let lost = || self.ledger.first_error().unwrap_or_else(|| "a client was lost".to_owned());
        try_join_all(begun).await.map_err(|_| TableError::GivenUp(lost()))?;
        Ok(callers)
    }

    /// The cookie of a new guest.
    async fn guest(&self, name: String) -> Result<String, TableError> {
        let answer = self.server.post_json("/api/guests", Credential::None, &NewGuest { name }).await?;
        answer.fine().map_err(TableError::NotAdmitted)?;
        answer.set_cookie.ok_or(TableError::NoCookie)
    }

    async fn open(&self, number: u32, cookie: &str) -> Result<TableId, TableError> {
        let answer = self
            .server
            .post_json("/api/tables", Credential::Cookie(cookie), &self.crowd.table(number))
            .await?;
        Ok(answer.document::<Opened>()?.table)
    }
}
