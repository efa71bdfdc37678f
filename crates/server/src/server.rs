//! Starting and stopping.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::DefaultBodyLimit;
use axum::{Router, middleware};
use store::{Store, StoreError, Tuning};
use table::Time;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::admin::Admin;
use crate::config::Config;
use crate::connected::Call;
use crate::ground::Ground;
use crate::lock::{Lock, LockError};
use crate::metrics::Metrics;
use crate::parts::Parts;
use crate::{admin, api, extract, headers, health, identity, listen, pages, requests, trouble};

/// How often the server notes that it is alive: at most so long do clocks run while it is not.
const HEARTBEAT: Duration = Duration::from_secs(2);

/// How often what nobody needs any more is cleared away.
const CLEARING: Duration = Duration::from_hours(1);

/// How long sockets may take to hear that the server stops.
const FAREWELL: Duration = Duration::from_secs(3);

/// Why a server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Where everything is kept.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The folder with the data cannot be had.
    #[error(transparent)]
    Lock(#[from] LockError),
    /// Nothing can be heard at the address.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// Where it should have listened.
        address: SocketAddr,
        /// What the system said.
        source: std::io::Error,
    },
    /// The operator's token.
    #[error("cannot keep the operator's token in {}: {source}", path.display())]
    Token {
        /// The file for the token.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
}

/// A server that runs. When it is dropped without [`stop`](Server::stop) it is as if the machine had failed: nothing
/// that was acknowledged is lost.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    tables: usize,
    stop: oneshot::Sender<()>,
    stopped: JoinHandle<()>,
}

/// The name of the file in the data folder.
pub fn database(data: &Path) -> PathBuf {
    data.join("durbar.sqlite")
}

impl Server {
    /// Starts, and takes up every table that is not over.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let lock = Lock::hold(&config.data)?;
        let metrics = Arc::new(Metrics::new());
        let commits = Arc::clone(&metrics);
        let on_commit = Arc::new(move |commit| commits.committed(commit));
        let tuning = Tuning { on_commit: Some(on_commit), ..Tuning::default() };
        let store = Store::open(&database(&config.data), tuning).await?;
        let admin = Admin::prepare(&config)?;
        let down = store.last_heartbeat().await?.map(Time);
        let unheard = |source| StartError::Listen { address: config.listen, source };
        let listener = listen::listen(config.listen).map_err(unheard)?;
        let address = listener.local_addr().map_err(unheard)?;
        let parts = Parts::new(store, config, metrics, down);
        parts.connected.read_bans().await?;
        let tables = parts.registry.take_up().await?;
        parts.ground.beat().await;
        tracing::info!(%address, tables, "listening");
        let (stop, stopping) = oneshot::channel();
        let stopped = tokio::spawn(run(parts, admin, listener, stopping, lock));
        Ok(Server { address, tables, stop, stopped })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// How many tables were taken up.
    pub fn tables(&self) -> usize {
        self.tables
    }

    /// Stops: tells every socket, finishes what is under way, and closes the store.
    pub async fn stop(self) {
        // Both fail only if the server has ended by itself.
        let _ = self.stop.send(());
        let _ = self.stopped.await;
    }
}

async fn run(
    parts: Parts,
    admin: Admin,
    listener: TcpListener,
    stopping: oneshot::Receiver<()>,
    _lock: Lock,
) {
    let Parts { ground, connected, .. } = parts.clone();
    let heart = tokio::spawn(beat(Arc::clone(&ground)));
    let clock = tokio::spawn(compare(Arc::clone(&ground)));
    let (open, sockets) = (Arc::clone(&ground), Arc::clone(&connected));
    let stop = async move {
        // An error means that the server was dropped, and nobody waits.
        let _ = stopping.await;
        open.shut();
        sockets.call(Call::Stop);
    };
    listen::serve(listener, routes(parts, admin), ground.config(), stop).await;
    heart.abort();
    clock.abort();
    tokio::time::timeout(FAREWELL, connected.empty()).await.ok();
    // The last beat: clocks stand from now on.
    let _ = ground.store().heartbeat(ground.now().0).await;
    ground.store().clone().close().await;
    tracing::info!("stopped");
}

/// Notes again and again that the server is alive, and now and then clears away what nobody needs any more.
async fn beat(ground: Arc<Ground>) {
    let mut pulse = tokio::time::interval(HEARTBEAT);
    let mut cleared = None;
    loop {
        pulse.tick().await;
        ground.beat().await;
        if cleared.is_none_or(|cleared: Instant| cleared.elapsed() >= CLEARING) {
            cleared = Some(Instant::now());
            identity::end_old_sessions(&ground).await;
        }
    }
}

/// Looks again and again whether the clock of the machine has jumped.
async fn compare(ground: Arc<Ground>) {
    let mut pulse = tokio::time::interval(crate::clock::COMPARED);
    loop {
        pulse.tick().await;
        ground.compare_clocks();
    }
}

fn routes(parts: Parts, admin: Admin) -> Router {
    let (api, _) = api::router().split_for_parts();
    let open = api.merge(pages::router());
    let open = open.layer(middleware::from_fn_with_state(parts.clone(), requests::guard));
    open.merge(health::router())
        .merge(admin::router(admin))
        .fallback(requests::no_such_page)
        .method_not_allowed_fallback(requests::wrong_method)
        .layer(DefaultBodyLimit::max(extract::longest_body(parts.ground.limits())))
        .layer(middleware::from_fn(trouble::translate))
        .layer(middleware::from_fn(requests::log))
        .layer(middleware::from_fn_with_state(parts.clone(), headers::protect))
        .with_state(parts)
}
