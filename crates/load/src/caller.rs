//! One client on its socket.

use std::sync::Arc;
use std::time::Instant;

use client::Socket;
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::sync::{oneshot, watch};
use tokio_tungstenite::tungstenite::{self, Message};

use crate::ledger::Ledger;
use crate::mind::{Intent, Mind};
use crate::pacing::Pacer;

/// One client: what it knows and wants, and the socket by which it hears and asks.
#[derive(Debug)]
pub(crate) struct Caller {
    /// Its only connection to the server.
    pub(crate) socket: Socket,
    /// What this client knows and wants.
    pub(crate) mind: Mind,
    /// Where errors are counted.
    pub(crate) ledger: Arc<Ledger>,
    /// Who permits the client to seal.
    pub(crate) pacer: Arc<Pacer>,
    /// `true` when it is over.
    pub(crate) end: watch::Receiver<bool>,
}

impl Caller {
    /// Plays until the end, or until the socket fails. `ready` is told when the first game has begun.
    pub(crate) async fn play(mut self, ready: oneshot::Sender<()>) {
        let mut ready = Some(ready);
        let pacer = Arc::clone(&self.pacer);
        // Kept while the client waits, so that hearing of others does not lose the place in the queue.
        let mut permit = Box::pin(pacer.permit());
        let mut has_permit = false;
        loop {
            if let Some(ready) = ready.take_if(|_| self.mind.sees_a_game()) {
                // Whoever set the table up may have given up.
                let _ = ready.send(());
            }
            let intent = self.mind.intent();
            let seals = matches!(intent, Some(Intent::Seal { .. }));
            if let Some(intent) = intent.filter(|_| !seals || has_permit) {
                if seals {
                    has_permit = false;
                    permit.set(pacer.permit());
                }
                if !self.say(intent).await {
                    return;
                }
                continue;
            }
            let rest = self.mind.rests_until();
            tokio::select! {
                message = self.socket.next() => if !self.hear(message) { return },
                () = &mut permit, if seals => has_permit = true,
                () = until(rest), if rest.is_some() => self.mind.wake(),
                () = ended(&mut self.end) => return self.mind.judge_silence(Instant::now()),
            }
        }
    }

    async fn say(&mut self, intent: Intent) -> bool {
        // The clock starts before the message is even written.
        let message = self.mind.say(intent, Instant::now());
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
            Ok(heard) => self.mind.hear(heard, now),
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
