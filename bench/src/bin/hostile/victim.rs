//! The victims: two people with a bot at a table of their own, and a third who only pings.
//!
//! - [`player`]: one of them on their socket; [`pings`]: pings by the clock;
//! - [`ledger`]: what they lived through.

pub(crate) mod ledger;
mod pings;
mod player;

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use serde_json::{Value, json};
use tokio::sync::{mpsc, oneshot, watch};

use crate::line::{Done, Guest, Line, Way};
use crate::site::{HOME, Site, open};
use ledger::Ledger;
use player::{Errand, MARK, Player, Role};

/// How often this program looks whether it is late itself.
const PULSE: Duration = Duration::from_millis(10);

/// How long something may take that must still be possible after an attack.
const AFTERMATH: Duration = Duration::from_secs(20);

/// Honest people at one table, whose trouble is written down.
pub(crate) struct Victims {
    /// What they live through.
    pub(crate) ledger: Arc<Ledger>,
    host: mpsc::Sender<Errand>,
    said: u32,
}

impl Victims {
    /// Lets them meet, and play for ever; done when they have sealed a plan.
    pub(crate) async fn meet(site: &Arc<Site>) -> Result<Victims> {
        let way = Way { server: site.server, from: HOME };
        let ledger = Arc::new(Ledger::default());
        let [host, partner, bystander] = site.victims.as_slice() else { bail!("there are three victims") };
        let first = open_table(way, host).await?;
        set_table(site, &first);
        let (tables, table) = watch::channel(first);
        let (over, ended) = mpsc::channel(1);
        let (errands, host_errands) = mpsc::channel(1);
        let (_, no_errands) = mpsc::channel(1);
        let (_, none_either) = mpsc::channel(1);
        let roles = [
            (Role::Host, host, host_errands),
            (Role::Partner, partner, no_errands),
            (Role::Bystander, bystander, none_either),
        ];
        for (role, guest, errands) in roles {
            let (guest, ledger) = (guest.clone(), Arc::clone(&ledger));
            let (table, over) = (table.clone(), over.clone());
            tokio::spawn(Player { role, way, guest, ledger, table, over, errands }.live());
        }
        tokio::spawn(reopen(way, host.clone(), Arc::clone(site), ended, tables, Arc::clone(&ledger)));
        tokio::spawn(watch_the_clock(Arc::clone(&ledger)));
        let victims = Victims { ledger, host: errands, said: 0 };
        victims.until(|| victims.ledger.plans() > 0).await.context("the victims cannot play")?;
        Ok(victims)
    }

    /// Waits until everything that was asked before this moment is settled, but not for ever.
    pub(crate) async fn settle(&self, end: Instant) {
        // What is not settled by then is a complaint of the ledger.
        let _ = self.until(|| self.ledger.is_settled(end)).await;
    }

    /// Can they still speak, leave, return and play?
    pub(crate) async fn look_round(&mut self) -> Result<()> {
        let looked = self.do_everything().await;
        if looked.is_err() {
            // Whoever may have left after all shall be there for the next raid; if even that fails, it is noticed then.
            let _ = self.errand(json!({ "request": "return" })).await;
        }
        looked
    }

    async fn do_everything(&mut self) -> Result<()> {
        self.said += 1;
        let mark = format!("{MARK} ({})", self.said);
        self.must("speak", json!({ "request": "say", "with": { "text": mark } }), &mark).await?;
        self.must("leave", json!({ "request": "leave" }), "away A").await?;
        self.must("return", json!({ "request": "return" }), "back A").await?;
        let plans = self.ledger.plans();
        self.until(|| self.ledger.plans() > plans).await.context("the victims can no longer play")
    }

    /// Something that must be possible, and of which the other player must hear.
    async fn must(&self, what: &str, request: Value, heard: &str) -> Result<()> {
        let end = Instant::now() + AFTERMATH;
        loop {
            match self.errand(request.clone()).await? {
                Ok(()) => break,
                // Between two games there is nothing to leave; and at one's own wish one may be asked to wait.
                Err(code) if Instant::now() > end => bail!("the victims can no longer {what}: {code}"),
                Err(_) => tokio::time::sleep(Duration::from_millis(250)).await,
            }
        }
        let heard_of = self.until(|| self.ledger.has_noted(heard)).await;
        heard_of.with_context(|| format!("the other player has not heard it ({what})"))
    }

    async fn errand(&self, request: Value) -> Result<Done> {
        let (answer, answered) = oneshot::channel();
        self.host.send((request, answer)).await?;
        let answered =
            tokio::time::timeout(AFTERMATH, answered).await.context("the victims' table gives no answer")?;
        // If the connection broke meanwhile, nobody answers.
        Ok(answered.unwrap_or_else(|_| Err("cut off".to_owned())))
    }

    async fn until(&self, holds: impl Fn() -> bool) -> Result<()> {
        let end = Instant::now() + AFTERMATH;
        while !holds() {
            if Instant::now() > end {
                bail!("it has not come about in {} seconds", AFTERMATH.as_secs());
            }
            tokio::time::sleep(PULSE).await;
        }
        Ok(())
    }
}

/// A table with clocks, so that whoever is kept waiting loses time.
async fn open_table(way: Way, host: &Guest) -> Result<String> {
    let mut line = Line::open(way).await?;
    let terms = json!({
        "pace": { "pace": "live", "seconds": 600, "increment": 15 },
        "open_counting": true,
        "spectators": true,
        "private_chat": false,
        "public": true,
        "stand_in": "random",
    });
    let changes = json!({ "players": 3, "seat": "A", "bots": { "C": "novice" }, "terms": terms });
    open(&mut line, host, &changes).await
}

fn set_table(site: &Site, table: &str) {
    table.clone_into(&mut site.victims_table.lock().expect("nobody panics while they write"));
}

/// Opens a new table whenever a game is over.
async fn reopen(
    way: Way,
    host: Guest,
    site: Arc<Site>,
    mut ended: mpsc::Receiver<String>,
    tables: watch::Sender<String>,
    ledger: Arc<Ledger>,
) {
    while let Some(over) = ended.recv().await {
        if *tables.borrow() != over {
            continue;
        }
        let table = loop {
            match open_table(way, &host).await {
                Ok(table) => break table,
                Err(error) => ledger.complain(format!("no new table: {error:#}")),
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        };
        set_table(&site, &table);
        tables.send_replace(table);
    }
}

/// Notes how late this program itself is: a busy machine is not a busy server.
async fn watch_the_clock(ledger: Arc<Ledger>) {
    loop {
        let due = Instant::now() + PULSE;
        tokio::time::sleep_until(due.into()).await;
        ledger.lagged(Instant::now().saturating_duration_since(due));
    }
}
