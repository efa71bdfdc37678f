//! Processes of one program that wait for their next game.

use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bots::{Bot, Level};
use tabletop::Seat;

use super::fault::{Fault, FaultKind};
use super::guest::Guest;
use super::process::Process;
use super::program::Program;
use super::protocol::{self, Greeting};

/// How long a program may take until it is ready for a game. It is far more than an answer may take, because an
/// interpreter or a model may have to be loaded.
const GETTING_READY: Duration = Duration::from_secs(10);

/// A command that is no program.
#[derive(Debug, thiserror::Error)]
#[error("cannot start `{program}`: it must be there and executable, or the name of a command")]
pub struct NotStarted {
    program: Program,
    #[source]
    why: io::Error,
}

/// Processes of one program. There are never more than are asked at once.
#[derive(Debug)]
pub struct Stable {
    program: Program,
    idle: Mutex<Vec<Process>>,
    last_words: Mutex<Option<String>>,
}

impl Stable {
    /// Starts a first process: a command that cannot be started is a mistake, and not a bad player.
    pub fn open(program: Program) -> Result<Stable, NotStarted> {
        match Process::start(&program) {
            Ok(first) => Ok(Stable { program, idle: Mutex::new(vec![first]), last_words: Mutex::new(None) }),
            Err(why) => Err(NotStarted { program, why }),
        }
    }

    /// Seats a process for one game.
    pub fn greet(&self, table: &Greeting, seat: Seat, mood: u64, budget: Duration) -> Guest<'_> {
        let stand_in = Bot::new(Level::Random, mood);
        match self.ready(&table.for_seat(seat, mood)) {
            Ok(process) => Guest::new(self, Some(process), budget, stand_in),
            Err(fault) => {
                let mut guest = Guest::new(self, None, budget, stand_in);
                guest.note(fault);
                guest
            }
        }
    }

    /// A process that was greeted and is ready. One that waited may have ended after its last game: that is allowed,
    /// and another one is started.
    fn ready(&self, greeting: &str) -> Result<Process, Fault> {
        let waiting = hold(&self.idle).pop();
        if let Some(process) = waiting {
            match self.greeted(process, greeting) {
                Err(Fault { kind: FaultKind::Crashed, .. }) => {}
                ready => return ready,
            }
        }
        let process = Process::start(&self.program)
            .map_err(|error| Fault::new(FaultKind::Crashed, format!("cannot be started: {error}")))?;
        self.greeted(process, greeting)
    }

    fn greeted(&self, mut process: Process, greeting: &str) -> Result<Process, Fault> {
        let ready = process.ask(greeting.to_owned(), GETTING_READY);
        match ready.and_then(|line| protocol::read_ready(&line)) {
            Ok(()) => Ok(process),
            Err(fault) => {
                self.retire(process);
                Err(fault)
            }
        }
    }

    /// Takes a process back after a game.
    pub(super) fn take_back(&self, process: Process) {
        hold(&self.idle).push(process);
    }

    /// Ends a process.
    pub(super) fn retire(&self, process: Process) {
        self.hear(&process);
        drop(process);
    }

    fn hear(&self, process: &Process) {
        let words = process.last_words();
        if !words.trim().is_empty() {
            hold(&self.last_words).get_or_insert(words);
        }
    }

    /// The end of what a process wrote to its error stream, the first that did.
    pub fn last_words(&self) -> Option<String> {
        hold(&self.idle).iter().for_each(|process| self.hear(process));
        hold(&self.last_words).clone()
    }
}

/// What is in these locks is whole at any time, whatever became of a thread that held one.
fn hold<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}
