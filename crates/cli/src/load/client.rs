//! One client on its socket.

use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context as _, Result, anyhow};
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::header::{COOKIE, HeaderValue, ORIGIN};
use tokio::net::TcpStream;
use tokio::sync::{oneshot, watch};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};

use super::ledger::Ledger;
use super::pacing::Pacer;
use super::player::{Player, Step};
use crate::http;

/// What a socket reads and writes at once. The library's own 128 kB would cost a gigabyte for 8,000 clients; most messages
/// fit into less, and longer ones are read in pieces.
const BUFFER: usize = 8 * 1024;

/// A socket to the server.
pub type Socket = WebSocketStream<TcpStream>;

/// Opens the socket of the guest with this cookie.
pub async fn connect(server: &http::Client, cookie: &str) -> Result<Socket> {
    let mut request = format!("ws://{}/api/socket", server.authority()).into_client_request()?;
    let headers = request.headers_mut();
    headers.insert(COOKIE, HeaderValue::from_str(cookie)?);
    headers.insert(ORIGIN, HeaderValue::from_str(&server.origin())?);
    let port = request.uri().port_u16().unwrap_or(80);
    let host = request.uri().host().context("the address names no host")?.trim_matches(['[', ']']).to_owned();
    let stream = TcpStream::connect((host, port)).await.context("cannot open a socket")?;
    // Messages are small and each waits for an answer: none may wait for the next.
    stream.set_nodelay(true)?;
    let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(BUFFER);
    let opened = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
    let opened = opened.map_err(|error| {
        let tungstenite::Error::Http(response) = error else { return anyhow!(error) };
        let body = response.body().as_deref().unwrap_or_default();
        http::refusal(response.status().as_u16(), &String::from_utf8_lossy(body))
    });
    Ok(opened.context("the server opens no socket")?.0)
}

/// A player on his socket.
#[derive(Debug)]
pub struct Client {
    /// The socket.
    pub socket: Socket,
    /// What he knows and wants.
    pub player: Player,
    /// Where errors are counted.
    pub ledger: Arc<Ledger>,
    /// Who permits him to seal.
    pub pacer: Arc<Pacer>,
    /// `true` when it is over.
    pub end: watch::Receiver<bool>,
}

impl Client {
    /// Plays until the end, or until the socket fails. `ready` is told when the first game has begun.
    pub async fn play(mut self, ready: oneshot::Sender<()>) {
        let mut ready = Some(ready);
        let pacer = Arc::clone(&self.pacer);
        // Kept while he waits, so that he does not lose his place in the queue when he hears of others.
        let mut permit = Box::pin(pacer.permit());
        let mut has_permit = false;
        loop {
            if let Some(ready) = ready.take_if(|_| self.player.sees_a_game()) {
                // Whoever set the table up may have given up.
                let _ = ready.send(());
            }
            let step = self.player.step();
            let seals = matches!(step, Some(Step::Seal { .. }));
            if let Some(step) = step.filter(|_| !seals || has_permit) {
                if seals {
                    has_permit = false;
                    permit.set(pacer.permit());
                }
                if !self.say(step).await {
                    return;
                }
                continue;
            }
            let rest = self.player.rests_until();
            tokio::select! {
                message = self.socket.next() => if !self.hear(message) { return },
                () = &mut permit, if seals => has_permit = true,
                () = until(rest), if rest.is_some() => self.player.wake(),
                () = ended(&mut self.end) => return self.player.judge_silence(Instant::now()),
            }
        }
    }

    async fn say(&mut self, step: Step) -> bool {
        // The clock starts before the message is even written.
        let message = self.player.say(step, Instant::now());
        let text = serde_json::to_string(&message).expect("messages have only names as keys");
        Ledger::count(&self.ledger.sent);
        let sent = self.socket.send(Message::text(text)).await;
        sent.map_err(|error| self.ledger.error("socket", &error.to_string())).is_ok()
    }

    /// `false` if nothing more will come.
    fn hear(&mut self, message: Option<Result<Message, tungstenite::Error>>) -> bool {
        let now = Instant::now();
        let text = match message {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => return true,
            Some(Ok(Message::Binary(_))) => {
                self.ledger.error("unreadable", "bytes instead of text");
                return true;
            }
            Some(Ok(Message::Close(why))) => {
                let why = why.map_or_else(|| "without a reason".to_owned(), |why| why.to_string());
                self.ledger.error("closed", &why);
                return false;
            }
            Some(Err(error)) => {
                self.ledger.error("socket", &error.to_string());
                return false;
            }
            None => {
                self.ledger.error("closed", "without a word");
                return false;
            }
        };
        Ledger::count(&self.ledger.received);
        match serde_json::from_str(&text) {
            Ok(heard) => self.player.hear(heard, now),
            Err(error) => self.ledger.error("unreadable", &error.to_string()),
        }
        true
    }
}

async fn until(time: Option<Instant>) {
    match time {
        Some(time) => tokio::time::sleep_until(time.into()).await,
        None => std::future::pending().await,
    }
}

async fn ended(end: &mut watch::Receiver<bool>) {
    // Whoever would say so being gone is an end too.
    let _ = end.wait_for(|ended| *ended).await;
}
