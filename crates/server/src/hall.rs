//! The hall: every table there is, whoever hosts it at the moment.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, RwLock};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use store::{Listing, NewTable, Page, Store, StoreError};
use table::{Deed, PersonId, Quiet, Rhythm, Setup, Table, TableId, Time};
use tokio::sync::{broadcast, oneshot};
use wire::Problem;
use wire::http::{ListedTable, Moment, Saying};
use wire::socket::Known;

use crate::command::{Command, Eyes, Reply};
use crate::config::{Config, Limits, Sources};
use crate::directory::Directory;
use crate::doors::{self, Doors};
use crate::games::{self, Host};
use crate::listing;
use crate::live::{Handle, Playable};
use crate::metrics::Metrics;
use crate::outbox::Listener;
use crate::pool::Pool;
use crate::presence::{Presence, Presences};
use crate::rate::{Allowance, Buckets};
use crate::socket::Call;
use crate::trouble::unkept;

/// How long a full table may keep somebody waiting.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long a table rests after its task has failed, unless somebody asks for it.
const REVIVAL: Duration = Duration::from_mins(1);

/// Tables that are read at once where all are wanted.
const PAGE: u32 = 100;

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

    // ---- people

    /// Where sockets are counted, and who is shut out.
    pub(crate) fn doors(&self) -> &Arc<Doors> {
        &self.0.doors
    }

    /// Is this person or address shut out?
    pub(crate) fn must_be_welcome(
        &self,
        person: Option<PersonId>,
        address: Option<IpAddr>,
    ) -> Result<(), Problem> {
        self.0.doors.must_be_welcome(person, address, self.now())
    }

    /// A person opens a socket.
    pub(crate) async fn enter(&self, person: PersonId) -> Result<Arc<Presence>, Problem> {
        let presence = self.0.presences.enter(person);
        presence.refresh(&self.0.store).await.map_err(|error| failed(&error))?;
        Ok(presence)
    }

    /// A person has other quiet hours: his sockets follow.
    pub(crate) async fn refresh(&self, person: PersonId) -> Result<(), Problem> {
        match self.0.presences.of(person) {
            Some(presence) => presence.refresh(&self.0.store).await.map_err(|error| failed(&error)),
            None => Ok(()),
        }
    }

    /// A session of this person has ended: the sockets that were opened with it close.
    pub(crate) fn session_ended(&self, person: PersonId) {
        if let Some(presence) = self.0.presences.of(person) {
            presence.session_ended();
        }
    }

    /// Those who are shut out have changed.
    pub(crate) async fn read_bans(&self) -> Result<(), StoreError> {
        self.0.doors.set_bans(self.0.store.bans().await?);
        Ok(())
    }

    /// What everybody hears.
    pub(crate) fn calls(&self) -> &broadcast::Sender<Call> {
        &self.0.calls
    }

    /// Nothing more is done here: every socket is told.
    pub(crate) fn shut(&self) {
        self.0.shut.store(true, Ordering::Relaxed);
        // An error means that nobody listens.
        let _ = self.0.calls.send(Call::Stop);
    }

    /// Refuses what cannot be written any more.
    pub(crate) fn must_be_open(&self) -> Result<(), Problem> {
        if self.0.shut.load(Ordering::Relaxed) { Err(Problem::Restarting) } else { Ok(()) }
    }

    /// Says something to everybody. Until the server restarts, whoever comes later is told as well; what has no such
    /// end is told once, and takes the place of what was announced before.
    pub(crate) fn announce(&self, message: Utf8Bytes, restart: Option<Time>) {
        let kept = restart.map(|until| Announced { message: message.clone(), until });
        *self.0.announced.write().expect("nobody panics while he writes") = kept;
        // An error means that nobody listens.
        let _ = self.0.calls.send(Call::Announce(message));
    }

    /// What whoever comes now must be told.
    pub(crate) fn announced(&self) -> Option<Utf8Bytes> {
        let announced = self.0.announced.read().expect("nobody panics while he reads");
        announced.as_ref().filter(|kept| kept.until > self.now()).map(|kept| kept.message.clone())
    }

    /// Since when the server runs.
    pub(crate) fn since(&self) -> Time {
        self.0.since
    }

    /// Waits until every socket is closed.
    pub(crate) async fn empty(&self) {
        while self.0.doors.sockets() > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// A number for a new socket.
    pub(crate) fn next_socket(&self) -> u64 {
        self.0.sockets.fetch_add(1, Ordering::Relaxed)
    }

    /// May this person say something now?
    pub(crate) fn may_speak(&self, person: PersonId) -> Result<(), Problem> {
        self.0.sayings.take(person, self.now())
    }

    /// May another guest come from this address, or one try a recovery code?
    pub(crate) fn may_sign_in(&self, address: IpAddr) -> Result<(), Problem> {
        self.0.guests.take(doors::network(address), self.now())
    }

    /// May another table be opened from this address?
    pub(crate) fn may_open(&self, address: IpAddr) -> Result<(), Problem> {
        self.0.openings_from.take(doors::network(address), self.now())
    }

    /// May another request come from this address?
    pub(crate) fn may_request(&self, address: IpAddr) -> Result<(), Problem> {
        self.0.requests.take(doors::network(address), self.now())
    }

    /// Somebody wants the operator to look at something.
    pub(crate) async fn report(
        &self,
        table: TableId,
        by: PersonId,
        about: PersonId,
        text: String,
    ) -> Result<(), Problem> {
        self.may_speak(by)?;
        let length = text.chars().count();
        if text.trim().is_empty() || length > table::LONGEST_SAYING {
            return Err(table::Refused::TextLength { most: table::LONGEST_SAYING as u32 }.into());
        }
        let report = store::Report { table, by, about, text, at: self.now().0 };
        self.0.store.report(report).await.map_err(|error| unkept(&error))
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

    // ---- asking tables

    /// Asks the task of a table for something and waits for its answer.
    async fn ask_table<T>(
        &self,
        id: TableId,
        command: impl FnOnce(Reply<T>) -> Command,
    ) -> Result<T, Problem> {
        let (reply, answer) = oneshot::channel();
        let mut command = Some(command(reply));
        // A table that is being put away closes its door before it goes; then it is fetched again, once.
        for _ in 0..2 {
            let handle = self.handle(id).await?;
            let sent = handle.commands.send_timeout(command.take().expect("not sent yet"), PATIENCE).await;
            match sent {
                Ok(()) => return answer.await.unwrap_or(Err(Problem::Failed)),
                Err(tokio::sync::mpsc::error::SendTimeoutError::Timeout(_)) => return Err(Problem::Busy),
                Err(tokio::sync::mpsc::error::SendTimeoutError::Closed(unsent)) => command = Some(unsent),
            }
        }
        Err(Problem::Busy)
    }

    pub(crate) async fn watch(
        &self,
        id: TableId,
        listener: Listener,
        after: Option<u32>,
    ) -> Result<(), Problem> {
        self.ask_table(id, |reply| Command::Watch { listener, after, reply }).await
    }

    /// A socket no longer watches a table.
    pub(crate) async fn unwatch(&self, id: TableId, socket: u64) {
        if let Some(handle) = self.hosted(id) {
            // A table that is put away has forgotten the socket already.
            let _ = handle.commands.send(Command::Unwatch { socket }).await;
        }
    }

    pub(crate) async fn ask(
        &self,
        id: TableId,
        person: PersonId,
        quiet: Option<Quiet>,
        request: table::Request,
    ) -> Result<(), Problem> {
        self.ask_table(id, |reply| Command::Ask { person, quiet, request, reply }).await
    }

    /// The operator closes a table.
    pub(crate) async fn close(&self, id: TableId, reason: String) -> Result<(), Problem> {
        self.ask_table(id, |reply| Command::Close { reason, reply }).await
    }

    /// The record of a finished game, as JSON.
    pub(crate) async fn record(&self, id: TableId) -> Result<String, Problem> {
        self.ask_table(id, |reply| Command::Record { reply }).await
    }

    /// A moment of a finished game; the last one without a number.
    pub(crate) async fn moment(&self, id: TableId, at: Option<u32>, eyes: Eyes) -> Result<Moment, Problem> {
        self.ask_table(id, |reply| Command::Moment { at, eyes, reply }).await
    }

    /// What a person said, at whichever tables.
    pub(crate) async fn sayings(&self, person: PersonId) -> Result<Vec<Saying>, Problem> {
        let mut said = Vec::new();
        for id in self.0.store.tables_of_speaker(person).await.map_err(|error| failed(&error))? {
            said.extend(self.ask_table(id, |reply| Command::Sayings { person, reply }).await?);
        }
        Ok(said)
    }

    /// A person's data are deleted: he leaves this table, and what he said there is gone.
    pub(crate) async fn forget(&self, id: TableId, person: PersonId) -> Result<(), Problem> {
        self.ask_table(id, |reply| Command::Forget { person, reply }).await
    }

    /// Somebody has another name: his tables say so.
    pub(crate) async fn renamed(&self, person: PersonId) -> Result<(), Problem> {
        self.0.directory.forget(person);
        for listed in self.tables_of(person).await? {
            if let Some(handle) = self.hosted(listed.table) {
                // A table that is put away shows the new name when it is fetched.
                let _ = handle.commands.send(Command::Renamed).await;
            }
        }
        Ok(())
    }

    /// Deletes all that is known of a person. If it fails half-way nothing is lost: he can ask for it again.
    pub(crate) async fn erase(&self, person: PersonId) -> Result<(), Problem> {
        self.forget_everywhere(person).await?;
        self.0.store.delete_person(person).await.map_err(|error| failed(&error))?;
        self.0.directory.forget(person);
        self.session_ended(person);
        // Whatever he did before his sockets were closed; and all tables learn that his name is gone.
        self.forget_everywhere(person).await
    }

    /// A person leaves every table with a trace of him.
    async fn forget_everywhere(&self, person: PersonId) -> Result<(), Problem> {
        let mut tables: BTreeSet<TableId> =
            self.tables_of(person).await?.iter().map(|listed| listed.table).collect();
        let store = &self.0.store;
        tables.extend(store.tables_of_speaker(person).await.map_err(|error| failed(&error))?);
        tables.extend(store.hosted_by(person).await.map_err(|error| failed(&error))?);
        for table in tables {
            self.forget(table, person).await?;
        }
        Ok(())
    }

    // ---- lists

    /// Some tables, the latest first, with names and with whose turn it is.
    pub(crate) async fn list(&self, which: Listing, page: Page) -> Result<Vec<ListedTable>, Problem> {
        let rows = self.0.store.list(which, page).await.map_err(|error| failed(&error))?;
        let mut tables = Vec::with_capacity(rows.len());
        for row in rows {
            let listed = match self.hosted(row.id) {
                Some(handle) => handle.listed.read().expect("nobody panics while he reads").clone(),
                None => listing::read(&row.summary.text).map_err(|error| failed(&error))?,
            };
            // By this the list was ordered, so the next page must begin with it.
            tables.push(ListedTable { changed: Time(row.changed), ..listed });
        }
        self.name(&mut tables).await?;
        Ok(tables)
    }

    /// Every table at which a person sits or sat.
    pub(crate) async fn tables_of(&self, person: PersonId) -> Result<Vec<ListedTable>, Problem> {
        let mut tables = BTreeMap::new();
        let mut before = None;
        loop {
            let page = self.list(Listing::Of(person), Page { before, most: PAGE }).await?;
            before = page.last().map(|last| (last.changed.0, last.table));
            let is_last = page.len() < PAGE as usize;
            // A table that changes meanwhile is seen twice.
            tables.extend(page.into_iter().map(|listed| (listed.table, listed)));
            if is_last {
                let mut tables: Vec<ListedTable> = tables.into_values().collect();
                tables.sort_by_key(|listed| std::cmp::Reverse(listed.changed));
                return Ok(tables);
            }
        }
    }

    /// One table as lists show it.
    pub(crate) async fn listed(&self, id: TableId) -> Result<ListedTable, Problem> {
        let handle = self.handle(id).await?;
        let listed = handle.listed.read().expect("nobody panics while he reads").clone();
        let mut tables = [listed];
        self.name(&mut tables).await?;
        let [listed] = tables;
        Ok(listed)
    }

    async fn name(&self, tables: &mut [ListedTable]) -> Result<(), Problem> {
        let known = self.known(&listing::people(tables)).await?;
        listing::name(tables, &known);
        Ok(())
    }
}

/// Tells the log what failed, and the client that it did.
pub(crate) fn failed(error: &dyn std::fmt::Display) -> Problem {
    tracing::error!(%error, "something failed");
    Problem::Failed
}
