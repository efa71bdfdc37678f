//! How a server is set up.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use table::{Rhythm, Time};

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
            sources: Sources::default(),
        }
    }

    /// Is it reached over TLS?
    pub fn is_secure(&self) -> bool {
        self.origin.as_deref().is_some_and(|origin| origin.starts_with("https://"))
    }
}

/// What clients may use up. Whoever reaches a limit is told so; nobody else notices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Bytes of a message.
    pub message: usize,
    /// Messages that wait for a client to read them.
    pub outbox: usize,
    /// Connections in all that are not sockets yet.
    pub connections: usize,
    /// Such connections from one address.
    pub connections_per_address: usize,
    /// Sockets in all.
    pub sockets: usize,
    /// Sockets of one person.
    pub sockets_per_person: usize,
    /// Sockets from one address.
    pub sockets_per_address: usize,
    /// Tables that one socket watches.
    pub watched: usize,
    /// Tables that are not over, of one host.
    pub tables_per_person: usize,
    /// Messages of one socket: how many at once.
    pub messages_at_once: u32,
    /// Messages of one socket: how many per second in the long run.
    pub messages_per_second: u32,
    /// Sayings of one person: how many at once.
    pub sayings_at_once: u32,
    /// Sayings of one person: how many per minute in the long run.
    pub sayings_per_minute: u32,
    /// New guests and tries at recovery codes from one address: how many at once.
    pub guests_at_once: u32,
    /// New guests and tries at recovery codes from one address: how many per hour in the long run.
    pub guests_per_hour: u32,
    /// Requests over HTTP from one address: how many at once.
    pub requests_at_once: u32,
    /// Requests over HTTP from one address: how many per second in the long run.
    pub requests_per_second: u32,
    /// New tables of one person: how many at once, and per hour in the long run.
    pub tables_per_hour: u32,
    /// New tables from one address: how many at once, and per hour in the long run.
    pub tables_per_hour_from_address: u32,
    /// Entries in the log of one table. Beyond that only what brings its game to an end is written.
    pub entries: usize,
    /// Seconds without a sign of life after which a socket is closed.
    pub silence: u32,
    /// Seconds for which a person must be gone before the host may put a bot in his place.
    pub vanished: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            message: 16 * 1024,
            outbox: 128,
            connections: 4096,
            connections_per_address: 64,
            sockets: 20_000,
            sockets_per_person: 12,
            sockets_per_address: 64,
            watched: 16,
            tables_per_person: 40,
            messages_at_once: 60,
            messages_per_second: 20,
            sayings_at_once: 6,
            sayings_per_minute: 30,
            guests_at_once: 20,
            guests_per_hour: 60,
            requests_at_once: 200,
            requests_per_second: 50,
            tables_per_hour: 60,
            tables_per_hour_from_address: 240,
            entries: 20_000,
            silence: 75,
            vanished: 30,
        }
    }
}

impl Limits {
    /// For load tests, where thousands of clients come from one address.
    pub fn lifted() -> Limits {
        const MANY: u32 = 1_000_000;
        Limits {
            connections: MANY as usize,
            connections_per_address: MANY as usize,
            sockets: MANY as usize,
            sockets_per_person: MANY as usize,
            sockets_per_address: MANY as usize,
            tables_per_person: MANY as usize,
            messages_at_once: MANY,
            messages_per_second: MANY,
            guests_at_once: MANY,
            guests_per_hour: MANY,
            requests_at_once: MANY,
            requests_per_second: MANY,
            tables_per_hour: MANY,
            tables_per_hour_from_address: MANY,
            ..Limits::default()
        }
    }
}

/// Fills bytes so that nobody can guess them.
pub type Luck = Arc<dyn Fn(&mut [u8]) + Send + Sync>;

/// Where time and luck come from. Tests bring their own.
#[derive(Clone)]
pub struct Sources {
    /// What time it is.
    pub clock: Arc<dyn Fn() -> Time + Send + Sync>,
    /// Bytes that nobody can guess.
    pub luck: Luck,
}

impl Default for Sources {
    fn default() -> Sources {
        Sources { clock: Arc::new(system_time), luck: Arc::new(system_luck) }
    }
}

impl std::fmt::Debug for Sources {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Sources")
    }
}

impl Sources {
    /// What time it is.
    pub fn now(&self) -> Time {
        (self.clock)()
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
