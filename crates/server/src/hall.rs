//! The hall: every table there is, whoever hosts it at the moment.
//!
//! Here tables are opened and fetched; `people` says who may come in and what all of them hear, `asking` is how tables are
//! asked for something, and their lists.

mod asking;
mod companions;
mod people;

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::sync::{Arc, Mutex, RwLock};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use store::{NewTable, Store, StoreError};
use table::{Deed, PersonId, Quiet, Rhythm, Setup, Table, TableId, Time};
use tokio::sync::broadcast;
use wire::Problem;
use wire::http::ListedTable;
use wire::socket::Known;

use crate::command::Command;
use crate::config::{Config, Limits, Sources};
use crate::directory::Directory;
use crate::doors::Doors;
use crate::games::{self, Host};
use crate::listing;
use crate::live::{Handle, Playable};
use crate::metrics::Metrics;
use crate::pool::Pool;
use crate::presence::Presences;
use crate::rate::{Allowance, Buckets};
use crate::socket::Call;

pub(crate) use companions::MOST_COMPANIONS;

/// How long a full table may keep somebody waiting.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long a table rests after its task has failed, unless somebody asks for it.
const REVIVAL: Duration = Duration::from_mins(1);

/// Tables that are read at once where all are wanted.
const PAGE: u32 = 100;

/// So often in an hour may one person add a companion: two full sets of them.
const COMPANIONS_PER_HOUR: u32 = 2 * companions::MOST_COMPANIONS;

/// Calls that a busy socket may be behind.
const CALLS: usize = 64;

/// Every table there is. Clones are the same hall.
#[derive(Clone)]
pub(crate) struct Hall(Arc<Inside>);

struct Inside {
    store: Store,
    config: Config,
    metrics: Arc<Metrics>,
    pool: Pool,
    directory: Directory,
    tables: Mutex<BTreeMap<TableId, Handle>>,
    /// Held while a table is fetched, so that nobody hosts it twice.
    fetching: tokio::sync::Mutex<()>,
    /// Since when the server was away, while tables are taken up again after that.
    down: Option<Time>,
    doors: Arc<Doors>,
    presences: Arc<Presences>,
    calls: broadcast::Sender<Call>,
    shut: AtomicBool,
    sockets: AtomicU64,
    sayings: Buckets<PersonId>,
    guests: Buckets<IpAddr>,
    requests: Buckets<IpAddr>,
    openings: Buckets<PersonId>,
    openings_from: Buckets<IpAddr>,
    companies: Buckets<PersonId>,
    /// Since when the server runs.
    since: Time,
    announced: RwLock<Option<Announced>>,
}

/// What sockets that are opened later are told, too.
struct Announced {
    message: Utf8Bytes,
    until: Time,
}

impl Hall {
    pub(crate) fn new(store: Store, config: Config, metrics: Arc<Metrics>, down: Option<Time>) -> Hall {
        let pool = Pool::new(config.bot_threads, Arc::clone(&metrics));
        let limits = config.limits;
        let since = config.sources.now();
        Hall(Arc::new(Inside {
            store,
            config,
            metrics,
            pool,
            directory: Directory::new(),
            tables: Mutex::new(BTreeMap::new()),
            fetching: tokio::sync::Mutex::new(()),
            down,
            doors: Arc::default(),
            presences: Arc::default(),
            calls: broadcast::Sender::new(CALLS),
            shut: AtomicBool::new(false),
            sockets: AtomicU64::new(0),
            sayings: Buckets::new(Allowance::per_minute(limits.sayings_at_once, limits.sayings_per_minute)),
            guests: Buckets::new(Allowance::per_hour(limits.guests_at_once, limits.guests_per_hour)),
            requests: Buckets::new(Allowance::per_second(
                limits.requests_at_once,
                limits.requests_per_second,
            )),
            openings: Buckets::new(Allowance::per_hour(limits.tables_per_hour, limits.tables_per_hour)),
            openings_from: Buckets::new(Allowance::per_hour(
                limits.tables_per_hour_from_address,
                limits.tables_per_hour_from_address,
            )),
            companies: Buckets::new(Allowance::per_hour(COMPANIONS_PER_HOUR, COMPANIONS_PER_HOUR)),
            since,
            announced: RwLock::new(None),
        }))
    }

    // ---- what tables need

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    pub(crate) fn pool(&self) -> &Pool {
        &self.0.pool
    }

    pub(crate) fn sources(&self) -> &Sources {
        &self.0.config.sources
    }

    pub(crate) fn now(&self) -> Time {
        self.sources().now()
    }

    pub(crate) fn rhythm(&self) -> Rhythm {
        self.0.config.rhythm
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.0.config.limits
    }

    pub(crate) fn config(&self) -> &Config {
        &self.0.config
    }

    /// What these people are called.
    pub(crate) async fn known(&self, people: &[PersonId]) -> Result<Vec<Known>, Problem> {
        self.0.directory.known(&self.0.store, people).await.map_err(|error| failed(&error))
    }

    // ---- opening and fetching

    /// Opens a table: a game is chosen by its name.
    pub(crate) async fn open(
        &self,
        person: PersonId,
        quiet: Option<Quiet>,
        new: wire::http::NewTable,
    ) -> Result<TableId, Problem> {
        self.0.openings.take(person, self.now())?;
        let most = self.limits().tables_per_person;
        let mine = self.0.store.hosted_by(person).await.map_err(|error| failed(&error))?;
        if mine.len() >= most {
            return Err(Problem::TooMany { of: "tables of one host".to_owned(), most: most as u32 });
        }
        self.must_accompany(person, &new.companions.values().copied().collect::<Vec<_>>()).await?;
        games::named(&new.game)?.open(self, Host { person, quiet }, new).await
    }

    /// Founds a table with these first deeds; all of them, or nothing.
    pub(crate) async fn found<G: Playable>(
        &self,
        setup: Setup<G>,
        deeds: Vec<Deed>,
    ) -> Result<TableId, Problem> {
        let id = TableId::from_random(self.sources().number());
        let at = self.now();
        let mut table = Table::new(setup);
        for deed in deeds {
            let prepared = table.prepare(at, deed)?;
            table.commit(prepared);
        }
        let json = |entry| serde_json::to_string(entry).expect("an entry is a document");
        let new = NewTable {
            id,
            setup: serde_json::to_string(table.setup()).expect("a setup is a document"),
            at: at.0,
            summary: listing::summary(id, table.setup(), table.status(), table.people()),
            entries: table.log().iter().map(json).collect(),
        };
        self.0.store.create(new).await.map_err(|error| failed(&error))?;
        self.handle(id).await?;
        Ok(id)
    }

    /// Takes up every table that is not over, after a restart.
    pub(crate) async fn take_up(&self) -> Result<usize, StoreError> {
        let unfinished = self.0.store.unfinished().await?;
        for &id in &unfinished {
            if let Err(problem) = self.fetch(id, self.0.down).await {
                tracing::error!(table = %id, %problem, "a table could not be taken up");
            }
        }
        Ok(unfinished.len())
    }

    async fn handle(&self, id: TableId) -> Result<Handle, Problem> {
        if let Some(handle) = self.hosted(id) {
            return Ok(handle);
        }
        self.fetch(id, None).await
    }

    /// The task of a table, if it is hosted now.
    fn hosted(&self, id: TableId) -> Option<Handle> {
        let mut tables = self.0.tables.lock().expect("nobody panics while he looks");
        let handle = tables.get(&id)?;
        if handle.commands.is_closed() {
            tables.remove(&id);
            return None;
        }
        Some(handle.clone())
    }

    async fn fetch(&self, id: TableId, down: Option<Time>) -> Result<Handle, Problem> {
        let _alone = self.0.fetching.lock().await;
        if let Some(handle) = self.hosted(id) {
            return Ok(handle);
        }
        let stored = self.0.store.table(id).await.map_err(|error| failed(&error))?;
        let stored = stored.ok_or_else(|| Problem::NotFound { what: "table".to_owned() })?;
        let game = games::of(&stored.setup)?;
        // A log at which the rules themselves fail must not keep a server from starting.
        let launch = || game.launch(self.clone(), stored, down);
        let launched = std::panic::catch_unwind(std::panic::AssertUnwindSafe(launch));
        let handle = launched.map_err(|_| failed(&format!("table {id} cannot be replayed")))?;
        let handle = handle.map_err(|unreadable| failed(&unreadable))?;
        self.0.tables.lock().expect("nobody panics while he looks").insert(id, handle.clone());
        Ok(handle)
    }

    /// A task no longer hosts its table; another one may do so already.
    pub(crate) fn put_away(&self, id: TableId, listed: &Arc<RwLock<ListedTable>>) {
        let mut tables = self.0.tables.lock().expect("nobody panics while he looks");
        if tables.get(&id).is_some_and(|handle| Arc::ptr_eq(&handle.listed, listed)) {
            tables.remove(&id);
        }
    }

    /// What a task was asked that no longer hosts its table is for the next one that does.
    pub(crate) async fn pass_on(self, id: TableId, commands: Vec<Command>) {
        for command in commands {
            match self.handle(id).await {
                // Whoever waits for an answer that nobody gives is told that it failed.
                Ok(handle) => drop(handle.commands.send(command).await),
                Err(problem) => command.give_up(id, &problem),
            }
        }
    }

    /// Hosts a table again after its task has failed, but not at once: it may fail again.
    pub(crate) async fn revive(self, id: TableId) {
        tokio::time::sleep(REVIVAL).await;
        if let Err(problem) = self.handle(id).await {
            tracing::error!(table = %id, %problem, "a table could not be taken up again");
        }
    }
}

/// Tells the log what failed, and the client that it did.
pub(crate) fn failed(error: &dyn std::fmt::Display) -> Problem {
    tracing::error!(%error, "something failed");
    Problem::Failed
}
