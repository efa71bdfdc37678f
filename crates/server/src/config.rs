//! How a server is set up.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use table::{Rhythm, Time};

use crate::limits::Limits;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens; port 0 takes a free one.
    pub listen: SocketAddr,
    /// The folder in which everything is kept.
    pub data: PathBuf,
    /// The address people know it by, such as `https://durbar.example`; without one, whatever they typed.
    pub origin: Option<String>,
    /// The reverse proxies whose word on a client's address is believed.
    pub proxies: Vec<IpAddr>,
    /// What clients may use up.
    pub limits: Limits,
    /// How long bots wait before they answer.
    pub rhythm: Rhythm,
    /// How many threads bots may use.
    pub bot_threads: usize,
    /// How long a game that nobody watches, and at which nothing is due, stays in memory.
    pub rest_after: Duration,
    /// Where time and luck come from.
    pub sources: Sources,
}

impl Config {
    /// A server on this address that keeps everything in this folder.
    pub fn new(listen: SocketAddr, data: PathBuf) -> Config {
        Config {
            listen,
            data,
            origin: None,
            proxies: Vec::new(),
            limits: Limits::default(),
            rhythm: Rhythm { least: 700, spread: 1100 },
            bot_threads: 1,
            rest_after: Duration::from_mins(5),
            sources: Sources::default(),
        }
    }

    /// Is it reached over TLS?
    pub fn is_secure(&self) -> bool {
        self.origin.as_deref().is_some_and(|origin| origin.starts_with("https://"))
    }
}

/// Fills bytes so that nobody can guess them.
pub type Luck = Arc<dyn Fn(&mut [u8]) + Send + Sync>;

/// Where time and luck come from. Tests bring their own.
#[derive(Clone)]
pub struct Sources {
    /// What time it is on the wall. This may jump.
    pub clock: Arc<dyn Fn() -> Time + Send + Sync>,
    /// How many milliseconds have passed since some moment. This never jumps.
    pub elapsed: Arc<dyn Fn() -> i64 + Send + Sync>,
    /// Bytes that nobody can guess.
    pub luck: Luck,
}

impl Default for Sources {
    fn default() -> Sources {
        let beginning = Instant::now();
        let elapsed = move || i64::try_from(beginning.elapsed().as_millis()).unwrap_or(i64::MAX);
        Sources { clock: Arc::new(system_time), elapsed: Arc::new(elapsed), luck: Arc::new(system_luck) }
    }
}

impl std::fmt::Debug for Sources {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Sources")
    }
}

impl Sources {
    /// What time it is on the wall.
    pub fn now(&self) -> Time {
        (self.clock)()
    }

    /// How many milliseconds have passed since some moment.
    pub fn elapsed(&self) -> i64 {
        (self.elapsed)()
    }

    /// A time that never jumps, for what is counted in so many a second. It means nothing besides.
    pub(crate) fn ticks(&self) -> Time {
        Time(self.elapsed())
    }

    /// Takes a clock that never jumps: what it shows on the wall has passed.
    pub fn follow(&mut self, clock: Arc<dyn Fn() -> Time + Send + Sync>) {
        let elapsed = Arc::clone(&clock);
        self.elapsed = Arc::new(move || elapsed().0);
        self.clock = clock;
    }

    /// So many bytes that nobody can guess.
    pub fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.luck)(&mut bytes);
        bytes
    }

    /// A number that nobody can guess.
    pub fn number(&self) -> u64 {
        u64::from_le_bytes(self.bytes())
    }
}

fn system_time() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

fn system_luck(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the system gives random bytes, or nothing on it is safe");
}
