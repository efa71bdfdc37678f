//! A server of one's own, in a folder of its own.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

use server::{Config, Server, Sources};
use table::{Rhythm, Time};
use tabletop::{Chance as _, FastChance};
use tempfile::TempDir;

/// A server of one's own.
pub(crate) struct House {
    server: Option<Server>,
    folder: TempDir,
    change: Arc<dyn Fn(&mut Config) + Send + Sync>,
}

impl House {
    /// A server on which nothing happens by itself.
    pub(crate) async fn new() -> House {
        House::with(|_| ()).await
    }

    /// A server whose bots answer at once.
    pub(crate) async fn hasty() -> House {
        House::with(|config| config.rhythm = Rhythm { least: 0, spread: 0 }).await
    }

    /// The same with something changed.
    pub(crate) async fn with(change: impl Fn(&mut Config) + Send + Sync + 'static) -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let mut house = House { server: None, folder, change: Arc::new(change) };
        house.open().await;
        house
    }

    async fn open(&mut self) {
        let mut config =
            Config::new("127.0.0.1:0".parse().expect("an address"), self.folder.path().to_owned());
        // Nothing happens by itself, so that tests can wait for what they did.
        config.rhythm = Rhythm { least: 3_600_000, spread: 1 };
        // These clients are faster than people, and all come from one address.
        config.limits.messages_at_once = 1_000_000;
        config.limits.messages_from_address_at_once = 1_000_000;
        config.limits.deeds_at_once = 1_000_000;
        config.limits.work_at_once = 1_000_000;
        (self.change)(&mut config);
        self.server = Some(Server::start(config).await.expect("the server starts"));
    }

    /// Where it keeps everything.
    pub(crate) fn data(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.server.as_ref().expect("it is open").address()
    }

    /// What is counted.
    pub(crate) async fn metrics(&self) -> String {
        crate::client::http(self.address(), "GET", "/metrics", "", "").await.body
    }

    /// Stops the server and starts it again.
    pub(crate) async fn restart(&mut self) {
        self.server.take().expect("it is open").stop().await;
        self.open().await;
    }
}

/// Time that goes on by a millisecond whenever somebody looks, and luck from a number: two servers with the same sources
/// that are asked the same do the same.
pub(crate) fn sources(seed: u64) -> Sources {
    let time = AtomicI64::new(1_000_000_000_000);
    let calls = AtomicU64::new(0);
    let luck: server::Luck = Arc::new(move |bytes| {
        let mut luck = FastChance::for_game(seed, calls.fetch_add(1, Ordering::Relaxed));
        bytes.fill_with(|| luck.below(256) as u8);
    });
    let mut sources = Sources { luck, ..Sources::default() };
    sources.follow(Arc::new(move || Time(time.load(Ordering::Relaxed))));
    sources
}
