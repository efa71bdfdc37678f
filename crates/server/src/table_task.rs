//! The task that hosts one table, an actor: commands come in by a queue, and nobody else touches its table.
//!
//! It goes round in a circle: somebody asks for something, or something is due; the deed is prepared, written into the
//! log, and only when the disk has it is it done and fanned out. There is one such task per table, so nothing here is locked.

mod attendance;
mod catching_up;
mod errands;
pub(crate) mod fan_out;

use std::collections::BTreeMap;
use std::sync::{Arc, RwLock};
use std::time::{Duration, Instant};

use bots::Trained;
use store::{Append, Drafts, StoreError, Summary};
use table::{
    Closing, Deed, Draft, Entry, Granted, Pace, PersonId, Prepared, Quiet, Refused, Request, Stage, Table,
    TableId, Time,
};
use tabletop::{Hosted, Seat, Seed};
use tokio::sync::mpsc;
use wire::Problem;
use wire::http::ListedTable;

use crate::allowances::Allowances;
use crate::clock::Clock;
use crate::command::{Command, Reply};
use crate::directory::Directory;
use crate::ground::Ground;
use crate::listing;
use crate::outbox::Listener;
use crate::pool::Pool;
use crate::registry::Registry;
use crate::stored::StoredDraft;
use crate::workers::Workers;
use attendance::Attendance;
pub(crate) use catching_up::LONGEST_GAP;
use catching_up::{CatchingUp, CaughtUp};
use errands::{Thinking, Thought};

/// Commands that may wait for one table. A full queue is its backpressure: whoever wants more of it waits.
const QUEUE: usize = 64;

/// A table that nobody watches, and at which nobody plays, is put away after this long: whoever looks at many of them must
/// not fill the memory with them.
const PUT_AWAY_SOON: Duration = Duration::from_secs(5);

/// What stands in the log in place of what a deleted person said.
const REDACTED: &str = "…";

/// How to reach the task of a table.
#[derive(Clone, Debug)]
pub(crate) struct TaskHandle {
    pub(crate) commands: mpsc::Sender<Command>,
    /// How the table looks in lists right now.
    pub(crate) listed: Arc<RwLock<ListedTable>>,
}

/// What a game must be so that it can be hosted.
pub(crate) trait Playable: Hosted + Trained {}

impl<G: Hosted + Trained> Playable for G {}

/// What the task of a table needs of the server.
#[derive(Clone)]
pub(crate) struct Needs {
    pub(crate) ground: Arc<Ground>,
    pub(crate) allowances: Arc<Allowances>,
    /// What people are called.
    pub(crate) names: Arc<Directory>,
    /// Fold logs, so that nobody else waits for it.
    pub(crate) folders: Workers,
    /// Where bots think.
    pub(crate) bots: Pool,
}

/// Hosts a table.
pub(crate) struct TableTask<G: Playable> {
    id: TableId,
    table: Table<G>,
    needs: Needs,
    /// To whom the table goes back, and who founds the next one.
    registry: Arc<Registry>,
    /// What time it is here. It jumps only where this task lets it.
    clock: Clock,
    listeners: Vec<Listener>,
    /// Those who are told what they missed before they are listeners.
    catching_up: Vec<CatchingUp<G>>,
    caught_up: mpsc::Sender<CaughtUp<G>>,
    /// How many have tried to catch up.
    tickets: u64,
    /// When those who sit here were last connected, if they are not now, in ticks.
    gone: BTreeMap<PersonId, Time>,
    thinking: [Option<Thinking>; 5],
    thoughts: mpsc::Sender<Thought<G>>,
    summary: Summary,
    listed: Arc<RwLock<ListedTable>>,
    /// Who is here, as everybody was told last.
    attendance: Attendance,
    /// Has somebody else written into the log? Then this is not how the table stands.
    is_outdated: bool,
}

impl<G: Playable> TableTask<G> {
    /// Begins to host a table as it was stored, when it last changed and as lists showed it. With `down`, the server was
    /// away since then. A poisoned log, which no longer folds, is hosted too: it halts its own table, with the reason, and
    /// harms no other.
    pub(crate) fn launch(
        registry: Arc<Registry>,
        needs: Needs,
        id: TableId,
        table: Table<G>,
        (changed, summary): (Time, Summary),
        down: Option<Time>,
    ) -> TaskHandle {
        if let Some(why) = table.halted() {
            tracing::error!(table = %id, why, "the log no longer folds: the table rests");
        }
        let (commands, waiting) = mpsc::channel(QUEUE);
        let (thoughts, thought) = mpsc::channel(QUEUE);
        let (caught_up, catching_up) = mpsc::channel(QUEUE);
        // At a table with an empty log nothing happened yet, but it was opened.
        let listed = ListedTable { changed, ..listing::kept(id, &table, &summary) };
        let listed = Arc::new(RwLock::new(listed));
        let handle = TaskHandle { commands, listed: Arc::clone(&listed) };
        let ticks = needs.ground.ticks();
        let gone = table.people().into_iter().map(|person| (person, ticks)).collect();
        needs.ground.metrics().tables.inc();
        let task = TableTask {
            id,
            table,
            clock: needs.ground.clock(),
            attendance: Attendance::new(ticks),
            needs,
            registry,
            listeners: Vec::new(),
            catching_up: Vec::new(),
            caught_up,
            tickets: 0,
            gone,
            thinking: [None; 5],
            thoughts,
            summary,
            listed,
            is_outdated: false,
        };
        tokio::spawn(task.run(waiting, thought, catching_up, down));
        handle
    }

    async fn run(
        mut self,
        mut commands: mpsc::Receiver<Command>,
        mut thoughts: mpsc::Receiver<Thought<G>>,
        mut caught_up: mpsc::Receiver<CaughtUp<G>>,
        down: Option<Time>,
    ) {
        let mut jumps = self.clock.jumps();
        if let Some(from) = down {
            self.interrupt(from).await;
        }
        // It may have jumped while the table was read.
        self.jump().await;
        while !self.is_outdated {
            let due = self.next_due();
            tokio::select! {
                biased;
                Ok(()) = jumps.changed() => self.jump().await,
                thought = thoughts.recv() => self.think(thought.expect("this task holds a sender")).await,
                told = caught_up.recv() => self.catch_up(told.expect("this task holds a sender")).await,
                command = commands.recv() => match command {
                    Some(command) => self.obey(command).await,
                    None => break,
                },
                () = tokio::time::sleep(due.unwrap_or_else(|| self.put_away_after())) => {
                    if due.is_none() && self.is_left_alone() {
                        self.note_whose_turn().await;
                        break;
                    }
                    self.tell_attendance_if_due().await;
                    self.run_errands().await;
                }
            }
        }
        self.hand_over(commands).await;
    }

    fn put_away_after(&self) -> Duration {
        match self.table.stage() {
            Stage::Playing | Stage::Paused => self.needs.ground.config().rest_after,
            Stage::Gathering | Stage::Finished { .. } | Stage::Abandoned | Stage::Closed { .. } => {
                PUT_AWAY_SOON
            }
        }
    }

    /// Lists are asked for without the table from now on: they must still say who is waited for.
    async fn note_whose_turn(&mut self) {
        // Of a table whose log does not fold lists know more than the table.
        if self.table.halted().is_some() || !matches!(self.table.stage(), Stage::Playing | Stage::Paused) {
            return;
        }
        let text = listing::resting(self.id, &self.table);
        if let Err(error) = self.needs.ground.store().summarise(self.id, text).await {
            tracing::warn!(table = %self.id, %error, "lists do not know whose turn it is");
        }
    }

    fn is_left_alone(&self) -> bool {
        self.listeners.is_empty() && self.catching_up.is_empty()
    }

    // ---- time

    /// What time it is at this table.
    fn now(&self) -> Time {
        self.clock.now()
    }

    /// The clock of the machine has jumped.
    async fn jump(&mut self) {
        if let Some(from) = self.clock.set() {
            self.interrupt(from).await;
        }
    }

    /// Nobody could move since then, or it is earlier now than it was: nobody's time ran. Where nobody's time runs at all,
    /// only a clock that was set back matters, because bots would wait for the old time.
    async fn interrupt(&mut self, from: Time) {
        let set_back = from > self.now();
        let matters = match self.table.stage() {
            Stage::Playing => set_back || self.table.setup().terms.pace != Pace::Free,
            Stage::Paused => set_back,
            Stage::Gathering | Stage::Finished { .. } | Stage::Abandoned | Stage::Closed { .. } => false,
        };
        if matters {
            // A table that cannot be written to now is not the worse for it: clocks then ran while it was away.
            let _ = self.do_deed(Deed::Interrupted { from }).await;
        }
    }

    /// Closes the door. Whoever came meanwhile, and whoever still watches, is for the task that hosts the table next:
    /// it may do so already, and two must not write into one log.
    async fn hand_over(mut self, mut commands: mpsc::Receiver<Command>) {
        commands.close();
        let mut rest: Vec<Command> = self.take_listeners();
        while let Some(command) = commands.recv().await {
            rest.push(command);
        }
        if !rest.is_empty() {
            tokio::spawn(Arc::clone(&self.registry).pass_on(self.id, rest));
        }
    }

    async fn obey(&mut self, command: Command) {
        match command {
            Command::Watch { listener, after, reply } => self.watch(listener, after, reply).await,
            Command::Unwatch { socket } => self.unwatch(socket).await,
            Command::Ask { person, quiet, request, reply } => {
                let done = self.ask(person, quiet, request).await;
                answer(reply, done);
            }
            Command::Recall { socket, seq, reply } => self.recall(socket, seq, reply),
            Command::Close { reason, reply } => {
                let closed = self.close(reason).await;
                answer(reply, closed);
            }
            Command::Forget { person, reply } => {
                let forgotten = self.forget(person).await;
                answer(reply, forgotten);
            }
            Command::Renamed => {
                self.tell_attendance().await;
            }
        }
    }

    // ---- deeds

    /// The operator closes the table. Of a finished game whose log does not fold any more only lists know that it is over.
    async fn close(&mut self, reason: String) -> Result<(), Problem> {
        if self.listed.read().expect("nobody panics while they write").stage.is_over() {
            return Err(Refused::Over.into());
        }
        self.do_deed(Deed::Closed { why: Closing::Operator { reason } }).await
    }

    /// Does what a person asks, as often as they may. Requests may be repeated by whoever got no answer: `play`, which names
    /// its question and all its actions, is idempotent, and a deed that changes nothing is not written.
    async fn ask(&mut self, person: PersonId, quiet: Option<Quiet>, request: Request) -> Result<(), Problem> {
        self.must_be_admitted(person)?;
        if is_told_to_all(&request) {
            self.needs.allowances.may_do(person, self.id)?;
        }
        if matches!(request, Request::Say { .. }) && self.is_onlooker(person) {
            self.needs.allowances.may_comment(self.id)?;
        }
        self.grant(person, quiet, request).await
    }

    fn is_onlooker(&self, person: PersonId) -> bool {
        self.table.observer(person).seat().is_none() && self.table.setup().host != person
    }

    /// Does what a person asks, if they may, however often they do.
    async fn grant(
        &mut self,
        person: PersonId,
        quiet: Option<Quiet>,
        request: Request,
    ) -> Result<(), Problem> {
        if let Request::Replace { seat } = request {
            self.must_have_vanished(seat)?;
        }
        if let Request::SeatBot { level, .. } = &request {
            crate::games::check_level(level)?;
        }
        let seed = || Seed(self.needs.ground.sources().bytes());
        match self.table.grant(person, quiet, request, seed)? {
            Granted::Deed(deed) => self.do_deed(deed).await,
            Granted::Draft { seat, draft } => self.keep_draft(seat, draft).await,
        }
    }

    /// Writes a deed into the log and does it. If it cannot be written, nothing has happened.
    async fn do_deed(&mut self, deed: Deed) -> Result<(), Problem> {
        self.needs.ground.must_be_open()?;
        let prepared = self.table.prepare(self.now(), deed)?;
        if prepared.is_idle() {
            return Ok(());
        }
        let is_plan = matches!(prepared.entry().deed, Deed::Plan { .. });
        self.append(&prepared).await?;
        let before = self.seen_by();
        let done = self.table.commit(prepared);
        if is_plan {
            self.needs.ground.metrics().plans.inc();
        }
        *self.listed.write().expect("nobody panics while they write") = listing::listed(self.id, &self.table);
        self.fan_out(&before, &done).await;
        self.rematch().await;
        Ok(())
    }

    async fn append(&mut self, prepared: &Prepared<G>) -> Result<(), Problem> {
        let entry = prepared.entry();
        let summary = listing::summary(self.id, self.table.setup(), prepared.status(), prepared.people());
        let changed = (summary != self.summary).then(|| summary.clone());
        let append = Append {
            table: self.id,
            n: self.table.log().len() as u64,
            entry: serde_json::to_string(entry).expect("an entry is a document"),
            changed: prepared.is_public().then_some(entry.at.0),
            summary: changed,
            clears: void_drafts(&entry.deed),
            speaker: prepared.speaker(),
        };
        let start = Instant::now();
        if let Err(error) = self.needs.ground.store().append(append).await {
            tracing::error!(table = %self.id, %error, "an entry could not be written");
            // After a disk has failed an entry may be there that nobody was told of: the log is read anew.
            self.is_outdated = matches!(error, StoreError::Conflict { .. } | StoreError::Write(_));
            return Err(Problem::Failed);
        }
        self.needs.ground.metrics().appended(start.elapsed().as_secs_f64());
        self.summary = summary;
        Ok(())
    }

    async fn keep_draft(&mut self, seat: Seat, draft: Draft<G::Action>) -> Result<(), Problem> {
        self.needs.ground.must_be_open()?;
        let question = self.table.question(seat).unwrap_or_default();
        let notation = draft.plan().iter().map(ToString::to_string).collect();
        let stored = StoredDraft { question, choices: notation };
        let text = serde_json::to_string(&stored).expect("a draft is a document");
        let kept = self.needs.ground.store().keep_draft(self.id, letter(seat), Some(text)).await;
        kept.map_err(|error| {
            tracing::error!(table = %self.id, %error, "a draft could not be written");
            Problem::Failed
        })?;
        self.table.keep_draft(seat, draft);
        self.tell_draft(seat);
        Ok(())
    }

    /// All have agreed to play again: a new table, everybody one seat on. It begins if nobody is missing.
    async fn rematch(&mut self) {
        if !self.table.wants_rematch() {
            return;
        }
        let (setup, mut deeds) = self.table.again();
        if deeds.len() == G::players(&setup.options) {
            deeds.push(Deed::started::<G>(Seed(self.needs.ground.sources().bytes())));
        }
        match self.registry.found(setup, deeds).await {
            Ok(table) => {
                // The vote stands: if this cannot be written, the next vote tries again.
                let _ = Box::pin(self.do_deed(Deed::Rematched { table })).await;
            }
            Err(problem) => tracing::error!(table = %self.id, %problem, "no rematch"),
        }
    }

    // ---- what is over

    /// Takes back what a person said, and their place.
    async fn forget(&mut self, person: PersonId) -> Result<(), Problem> {
        if *self.table.stage() == Stage::Gathering {
            self.ask_if_possible(person, Request::Leave).await?;
            // Nobody else could begin, or call it off.
            self.ask_if_possible(person, Request::Cancel).await?;
        } else {
            self.ask_if_possible(person, Request::Resign).await?;
        }
        let is_theirs = |entry: &Entry| matches!(&entry.deed, Deed::Said { person: by, text, .. } if *by == person && text != REDACTED);
        let said: Vec<usize> =
            (0..self.table.log().len()).filter(|&n| is_theirs(&self.table.log()[n])).collect();
        for n in said {
            let Some(entry) = self.table.redact(n, REDACTED) else { continue };
            let text = serde_json::to_string(entry).expect("an entry is a document");
            self.needs.ground.store().redact(self.id, n as u64, text).await.map_err(|_| Problem::Failed)?;
        }
        self.dismiss(person);
        self.tell_attendance().await;
        Ok(())
    }

    /// Whoever has no place here, or has given up already, has nothing to leave.
    async fn ask_if_possible(&mut self, person: PersonId, request: Request) -> Result<(), Problem> {
        match self.grant(person, None, request).await {
            Err(Problem::Refused { .. }) => Ok(()),
            done => done,
        }
    }
}

impl<G: Playable> Drop for TableTask<G> {
    /// When a task has failed its table counts as poisoned: what is in memory is never used again, those who watch are told,
    /// and the table is folded anew from what the disk has.
    fn drop(&mut self) {
        self.needs.ground.metrics().tables.dec();
        self.registry.put_away(self.id, &self.listed);
        if std::thread::panicking() {
            tracing::error!(table = %self.id, "the task of a table failed");
            self.tell_gone(&Problem::Failed);
            // Where nothing can be started any more, the server stops.
            if let Ok(runtime) = tokio::runtime::Handle::try_current() {
                runtime.spawn(Arc::clone(&self.registry).revive(self.id));
            }
        }
    }
}

/// Is everybody told of it, and is it no part of playing? Drafts are told to nobody, plans are bounded by the rules, and
/// those who speak have a rate of their own, at all tables together.
fn is_told_to_all(request: &Request) -> bool {
    match request {
        Request::Choose { .. }
        | Request::Draft { .. }
        | Request::Undo { .. }
        | Request::Reset { .. }
        | Request::Seal { .. }
        | Request::Play { .. }
        | Request::Say { .. } => false,
        Request::Sit { .. }
        | Request::Leave
        | Request::Colour { .. }
        | Request::SeatBot { .. }
        | Request::Clear { .. }
        | Request::Start
        | Request::Cancel
        | Request::Replace { .. }
        | Request::Withdraw
        | Request::Stand { .. }
        | Request::Wish { .. }
        | Request::Hold { .. }
        | Request::Quiet { .. }
        | Request::Vote { .. }
        | Request::Resume
        | Request::Resign
        | Request::Return => true,
    }
}

/// The drafts that a deed makes void. Those of others who are asked something new are void by their question.
fn void_drafts(deed: &Deed) -> Drafts {
    if let Deed::Plan { seat, .. } = deed { Drafts::Seat(letter(*seat)) } else { Drafts::None }
}

fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.index() as u8)
}

/// Whoever no longer waits for an answer needs none.
fn answer<T>(reply: Reply<T>, result: Result<T, Problem>) {
    let _ = reply.send(result);
}
