//! The hall: every table there is, whoever hosts it at the moment.
//!
//! Here tables are opened and fetched; `people` says who may come in and what all of them hear, `asking` is how tables are
//! asked for something, and their lists.

mod asking;
mod companions;
mod data;
mod documents;
mod people;
mod previews;

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::sync::{Arc, Mutex, RwLock, Weak};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use store::{NewTable, Store, StoreError};
use table::{Deed, PersonId, Quiet, Rhythm, Setup, Stage, Table, TableId, Time};
use tokio::sync::broadcast;
use wire::http::ListedTable;
use wire::socket::Known;
use wire::{Limited, Problem, Sought};

use crate::archive::{Archive, Effort};
use crate::clock::Clock;
use crate::command::Command;
use crate::config::{Config, Sources};
use crate::directory::Directory;
use crate::doors::Doors;
use crate::games::{self, Host};
use crate::limits::Limits;
use crate::listing;
use crate::live::{Handle, Playable};
use crate::metrics::Metrics;
use crate::pool::Pool;
use crate::presence::Presences;
use crate::pulse::Pulse;
use crate::rate::{Allowance, Buckets};
use crate::socket::Call;
use crate::workers::Workers;
use previews::Previews;

/// How long a full table may keep somebody waiting.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long a table rests after its task has failed, unless somebody asks for it.
const REVIVAL: Duration = Duration::from_mins(1);

/// Tables that are read at once where all are wanted.
const PAGE: u32 = 100;

/// Logs that may wait to be folded for those who open a table or come back to one. Each takes a few milliseconds.
const FOLDS: usize = 256;

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
    /// Fold logs, so that nobody else waits for it.
    folders: Workers,
    archive: Archive,
    previews: Previews,
    clock: Mutex<Clock>,
    directory: Directory,
    tables: Mutex<BTreeMap<TableId, Handle>>,
    /// Each is held while its table is fetched, so that nobody hosts it twice.
    fetching: Mutex<BTreeMap<TableId, Weak<tokio::sync::Mutex<()>>>>,
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
    messages: Buckets<PersonId>,
    messages_from: Buckets<IpAddr>,
    deeds: Buckets<(PersonId, TableId)>,
    onlookers: Buckets<TableId>,
    renames: Buckets<PersonId>,
    reports: Buckets<PersonId>,
    reports_from: Buckets<IpAddr>,
    downloads: Buckets<PersonId>,
    work: Buckets<IpAddr>,
    /// Since when the server runs.
    since: Time,
    announced: RwLock<Option<Announced>>,
    pulse: Pulse,
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
        let clock = Clock::new(config.sources.clone());
        let since = clock.now();
        Hall(Arc::new(Inside {
            store,
            config,
            metrics,
            pool,
            folders: Workers::new("folder", 1, FOLDS),
            archive: Archive::new(),
            previews: Previews::default(),
            clock: Mutex::new(clock),
            directory: Directory::new(),
            tables: Mutex::new(BTreeMap::new()),
            fetching: Mutex::default(),
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
            companies: Buckets::new(Allowance::per_hour(
                limits.companions_per_hour,
                limits.companions_per_hour,
            )),
            messages: Buckets::new(Allowance::per_second(
                limits.messages_at_once,
                limits.messages_per_second,
            )),
            messages_from: Buckets::new(Allowance::per_second(
                limits.messages_from_address_at_once,
                limits.messages_from_address_per_second,
            )),
            deeds: Buckets::new(Allowance::per_minute(limits.deeds_at_once, limits.deeds_per_minute)),
            onlookers: Buckets::new(Allowance::per_minute(
                limits.onlookers_at_once,
                limits.onlookers_per_minute,
            )),
            renames: Buckets::new(Allowance::per_hour(limits.renames_per_hour, limits.renames_per_hour)),
            reports: Buckets::new(Allowance::per_day(limits.reports_per_day, limits.reports_per_day)),
            reports_from: Buckets::new(Allowance::per_day(
                limits.reports_per_day_from_address,
                limits.reports_per_day_from_address,
            )),
            downloads: Buckets::new(Allowance::per_hour(limits.data_per_hour, limits.data_per_hour)),
            work: Buckets::new(Allowance::work(limits.work_at_once, limits.work_per_second)),
            since,
            announced: RwLock::new(None),
            pulse: Pulse::default(),
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

    /// What time it is.
    pub(crate) fn now(&self) -> Time {
        self.0.clock.lock().expect("nobody panics while they look").now()
    }

    /// A clock of one's own: it jumps only when its owner sets it.
    pub(crate) fn clock(&self) -> Clock {
        self.0.clock.lock().expect("nobody panics while they look").clone()
    }

    /// Looks whether the clock of the machine has jumped.
    pub(crate) fn compare_clocks(&self) {
        self.0.clock.lock().expect("nobody panics while they look").compare();
    }

    /// A time that never jumps, for what is counted in so many a second. It means nothing besides.
    pub(crate) fn ticks(&self) -> Time {
        Time(self.sources().elapsed())
    }

    /// Where logs are folded.
    pub(crate) fn folders(&self) -> &Workers {
        &self.0.folders
    }

    pub(crate) fn rhythm(&self) -> Rhythm {
        self.0.config.rhythm
    }

    pub(crate) fn rest_after(&self) -> Duration {
        self.0.config.rest_after
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
        self.0.openings.take(person, self.ticks())?;
        let most = self.limits().tables_per_person;
        let mine = self.0.store.hosted_by(person).await.map_err(|error| failed(&error))?;
        if mine.len() >= most {
            return Err(Problem::TooMany { of: Limited::TablesOfOneHost, most: most as u32 });
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
        let begins = *table.stage() == Stage::Playing;
        self.0.store.create(new).await.map_err(|error| failed(&error))?;
        // Where people only gather nothing is due: whoever opens many tables must not fill the memory with them.
        if begins {
            self.handle(id).await?;
        }
        Ok(id)
    }

    /// Takes up every table at which a game runs, after a restart. Where people only gather nothing is due: such a table
    /// is fetched when somebody comes.
    pub(crate) async fn take_up(&self) -> Result<usize, StoreError> {
        let running = self.0.store.running().await?;
        for &id in &running {
            if let Err(problem) = self.fetch(id, self.0.down).await {
                tracing::error!(table = %id, %problem, "a table could not be taken up");
            }
        }
        Ok(running.len())
    }

    /// The task of a table, which is fetched if it is not hosted now; then with what that took.
    async fn handle(&self, id: TableId) -> Result<(Handle, Effort), Problem> {
        if let Some(handle) = self.hosted(id) {
            return Ok((handle, Effort::default()));
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

    async fn fetch(&self, id: TableId, down: Option<Time>) -> Result<(Handle, Effort), Problem> {
        let fetching = self.fetching(id);
        let _alone = fetching.lock().await;
        if let Some(handle) = self.hosted(id) {
            return Ok((handle, Effort::default()));
        }
        let stored = self.0.store.table(id).await.map_err(|error| failed(&error))?;
        let stored = stored.ok_or(Problem::NotFound { what: Sought::Table })?;
        let game = games::of(&stored.setup)?;
        let effort = Effort::folding(stored.entries.len());
        // A log at which the rules themselves fail harms nobody there.
        let read = self.0.folders.run(move || game.read(stored)).await;
        let launch = read?.map_err(|unreadable| failed(&unreadable))?;
        let handle = launch(self.clone(), down);
        self.0.tables.lock().expect("nobody panics while he looks").insert(id, handle.clone());
        Ok((handle, effort))
    }

    /// What is held while a table is fetched.
    fn fetching(&self, id: TableId) -> Arc<tokio::sync::Mutex<()>> {
        let mut fetching = self.0.fetching.lock().expect("nobody panics while they look");
        fetching.retain(|_, held| held.strong_count() > 0);
        let held = fetching.get(&id).and_then(Weak::upgrade).unwrap_or_default();
        fetching.insert(id, Arc::downgrade(&held));
        held
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
                Ok((handle, _)) => drop(handle.commands.send(command).await),
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
