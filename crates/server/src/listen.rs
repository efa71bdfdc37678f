//! Connections: how many there may be, and how long they may dawdle.
//!
//! A connection that opens and says nothing costs us a place; so there are only so many places for each address, and
//! whoever does not get to the point loses theirs. A connection that has become a socket is counted there instead.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::watch;
use tower_service::Service as _;

use crate::config::Config;
use crate::doors::network;
use crate::patience::Patient;

/// How long a client may take to say what it wants, and rest between two wishes.
const HEAD_PATIENCE: Duration = Duration::from_secs(30);

/// What a connection keeps for reading and writing.
const BUFFER: usize = 64 * 1024;

/// What the system keeps of what was sent and not taken in yet. It would take megabytes if it were left to itself.
const SEND_BUFFER: u32 = 256 * 1024;

/// Connections that may wait to be accepted.
const BACKLOG: u32 = 1024;

/// How long requests that are under way may take when the server stops.
const STOP_PATIENCE: Duration = Duration::from_secs(3);

/// When nothing can be accepted, for want of files, it is tried again after this long.
const ACCEPT_AGAIN: Duration = Duration::from_millis(100);

/// Listens on an address.
pub(crate) fn listen(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // As the standard library does: an address that was just given back can be had again.
    #[cfg(not(windows))]
    socket.set_reuseaddr(true)?;
    // Connections inherit it.
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Serves connections until it is told to stop.
pub(crate) async fn serve(
    listener: TcpListener,
    app: Router,
    config: &Config,
    stop: impl Future<Output = ()>,
) {
    let (stopping, told) = watch::channel(());
    let lines = Arc::new(Lines::default());
    let stall = Duration::from_secs(u64::from(config.limits.stall));
    let mut stop = std::pin::pin!(stop);
    loop {
        let accepted = tokio::select! {
            () = &mut stop => break,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => {
                // Whoever has too many already is not answered: an answer would be one more.
                if let Some(line) = lines.take(peer.ip(), config) {
                    let stream = Patient::new(courteous(stream), stall);
                    tokio::spawn(converse(stream, peer, app.clone(), told.clone(), line));
                }
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(ACCEPT_AGAIN).await;
            }
        }
    }
    drop((listener, told));
    // An error means that nobody is connected.
    let _ = stopping.send(());
    // Whoever is still talking then is cut off.
    let _ = tokio::time::timeout(STOP_PATIENCE, stopping.closed()).await;
}

/// Messages are small and somebody waits for each: none may wait for the next.
fn courteous(stream: TcpStream) -> TcpStream {
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection is slow");
    }
    stream
}

async fn converse(
    stream: Patient<TcpStream>,
    peer: SocketAddr,
    app: Router,
    mut told: watch::Receiver<()>,
    _line: Line,
) {
    let answer = service_fn(move |request: hyper::Request<Incoming>| answer(app.clone(), peer, request));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_PATIENCE)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(stream), answer)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        _ = told.changed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection broke");
    }
}

async fn answer(
    mut app: Router,
    peer: SocketAddr,
    request: hyper::Request<Incoming>,
) -> Result<Response, Infallible> {
    let mut request: Request = request.map(Body::new);
    request.extensions_mut().insert(ConnectInfo(peer));
    app.call(request).await
}

/// The connections that are open, by network.
#[derive(Debug, Default)]
struct Lines {
    open: Mutex<BTreeMap<IpAddr, usize>>,
}

/// A connection's place. It is free again when this is dropped.
#[derive(Debug)]
struct Line {
    lines: Arc<Lines>,
    network: IpAddr,
}

impl Lines {
    fn take(self: &Arc<Lines>, address: IpAddr, config: &Config) -> Option<Line> {
        let Config { limits, proxies, .. } = config;
        let address = address.to_canonical();
        // Everybody behind a proxy comes from its address.
        let shared = address.is_loopback() || proxies.contains(&address);
        let network = network(address);
        let mut open = self.open.lock().expect("nobody panics while counting");
        let all: usize = open.values().sum();
        let ours = open.entry(network).or_default();
        if all >= limits.connections || (*ours >= limits.connections_per_address && !shared) {
            return None;
        }
        *ours += 1;
        Some(Line { lines: Arc::clone(self), network })
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        let mut open = self.lines.open.lock().expect("nobody panics while counting");
        if let Some(ours) = open.get_mut(&self.network) {
            *ours -= 1;
            if *ours == 0 {
                open.remove(&self.network);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_network_has_its_share_of_connections() {
        let lines = Arc::new(Lines::default());
        let mut config = Config::new("127.0.0.1:0".parse().expect("an address"), "data".into());
        config.limits.connections = 3;
        config.limits.connections_per_address = 2;
        let take = |address: &str| lines.take(address.parse().expect("an address"), &config);
        let first = take("1.2.3.4").expect("there is room");
        let _second = take("1.2.3.4").expect("there is room");
        assert!(take("1.2.3.4").is_none(), "one address");
        let _third = take("5.6.7.8").expect("others have their own");
        assert!(take("9.9.9.9").is_none(), "all together");
        drop(first);
        assert!(take("1.2.3.4").is_some());
    }
}
