//! How the tables of a load test are set up: guests, a table, sockets, and everybody on his seat.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result, anyhow, bail};
use futures_util::future::try_join_all;
use indicatif::ProgressBar;
use table::{Pace, TableId, Terms};
use tabletop::{FastChance, Seat};
use tokio::sync::{Semaphore, oneshot, watch};
use tokio::task::JoinSet;
use wire::http::{NewGuest, NewTable, Opened};

use super::client::{self, Client};
use super::ledger::Ledger;
use super::pacing::Pacer;
use super::player::{Party, Player};
use crate::http;

/// A table whose game has not begun by then will not begin.
const PATIENCE: Duration = Duration::from_mins(1);

/// How often errors are looked for meanwhile.
const GLANCE: Duration = Duration::from_millis(200);

/// What kind of tables are set up.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many.
    pub tables: u32,
    /// The games; tables take turns.
    pub games: Vec<String>,
    /// How many play at each.
    pub players: u8,
    /// Choices of the games' own.
    pub choices: BTreeMap<String, String>,
    /// How many look on at each.
    pub spectators: u8,
    /// How many sockets are opened at once.
    pub ramp: u32,
    /// Where all luck comes from.
    pub seed: u64,
}

impl Plan {
    /// How many clients each table has.
    pub fn clients(&self) -> u32 {
        u32::from(self.players) + u32::from(self.spectators)
    }

    /// How many sockets there are in all.
    pub fn sockets(&self) -> u64 {
        u64::from(self.tables) * u64::from(self.clients())
    }

    fn table(&self, number: u32) -> NewTable {
        NewTable {
            game: self.games[number as usize % self.games.len()].clone(),
            players: self.players,
            choices: self.choices.clone(),
            edition: None,
            terms: Terms {
                pace: Pace::Free,
                open_counting: true,
                spectators: self.spectators > 0,
                private_chat: false,
                public: false,
                stand_in: "novice".to_owned(),
            },
            seat: Some(Seat::A),
            bots: BTreeMap::new(),
            companions: BTreeMap::new(),
            start: false,
        }
    }

    /// The seats, and nothing for each who looks on.
    fn places(&self) -> impl Iterator<Item = Option<Seat>> {
        let seats = Seat::ALL.into_iter().take(self.players.into()).map(Some);
        seats.chain(std::iter::repeat_n(None, self.spectators.into()))
    }
}

/// What all tables of a load test share.
#[derive(Debug)]
pub struct Hall {
    /// What kind of tables.
    pub plan: Plan,
    /// Where.
    pub server: http::Client,
    /// What is counted.
    pub ledger: Arc<Ledger>,
    /// When plans may be sealed.
    pub pacer: Arc<Pacer>,
    /// `true` when it is over.
    pub end: watch::Receiver<bool>,
}

/// The clients of one table, at play. They end when this is dropped.
pub type Players = JoinSet<()>;

/// Sets all tables up.
pub async fn set_up(hall: &Arc<Hall>, progress: &ProgressBar) -> Result<Vec<Players>> {
    let ramp = Arc::new(Semaphore::new(hall.plan.ramp as usize));
    let mut tables = JoinSet::new();
    for number in 0..hall.plan.tables {
        tables.spawn(Arc::clone(hall).take_turn(number, Arc::clone(&ramp)));
    }
    let mut set = Vec::new();
    loop {
        tokio::select! {
            table = tables.join_next() => match table {
                Some(players) => set.push(players??),
                None => return Ok(set),
            },
            () = tokio::time::sleep(GLANCE) => {}
        }
        progress.set_position(set.len() as u64);
        // Clients ask again after an error; while tables are set up there must be none.
        if let Some(error) = hall.ledger.first_error() {
            bail!("the tables cannot be set up: {error}");
        }
    }
}

impl Hall {
    /// Sets a table up when it is its turn.
    async fn take_turn(self: Arc<Hall>, number: u32, ramp: Arc<Semaphore>) -> Result<Players> {
        // A table counts with all its sockets; one that alone has more takes the whole ramp.
        let share = self.plan.clients().min(self.plan.ramp);
        let _turn = ramp.acquire_many(share).await.expect("the semaphore is never closed");
        tokio::time::timeout(PATIENCE, self.set(number))
            .await
            .unwrap_or_else(|_| bail!("its game has not begun within {} seconds", PATIENCE.as_secs()))
            .with_context(|| format!("table {} cannot be set up", number + 1))
    }

    async fn set(&self, number: u32) -> Result<Players> {
        let names = (0..self.plan.clients()).map(|n| format!("load {} {}", number + 1, n + 1));
        let cookies = try_join_all(names.map(|name| self.guest(name))).await?;
        let table = self.open(number, &cookies[0]).await?;
        let sockets =
            try_join_all(cookies.iter().map(|cookie| client::connect(&self.server, cookie))).await?;
        let party = Party::new(sockets.len(), Arc::clone(&self.ledger));
        let (mut players, mut begun) = (Players::new(), Vec::new());
        for ((n, socket), place) in sockets.into_iter().enumerate().zip(self.plan.places()) {
            let luck = FastChance::for_game(self.plan.seed, u64::from(number) << 8 | n as u64);
            let client = Client {
                socket,
                player: Player::new(Arc::clone(&party), n, place, table, luck),
                ledger: Arc::clone(&self.ledger),
                pacer: Arc::clone(&self.pacer),
                end: self.end.clone(),
            };
            let (ready, is_ready) = oneshot::channel();
            players.spawn(client.play(ready));
            begun.push(is_ready);
        }
        let lost = || self.ledger.first_error().unwrap_or_else(|| "a client was lost".to_owned());
        try_join_all(begun).await.map_err(|_| anyhow!(lost()))?;
        Ok(players)
    }

    /// The cookie of a new guest.
    async fn guest(&self, name: String) -> Result<String> {
        let answer = self.server.post_json("/api/guests", http::Credential::None, &NewGuest { name }).await?;
        answer.fine().context("no guest is admitted (a server for load tests must lift its limits)")?;
        answer.set_cookie.context("the server gives guests no cookie")
    }

    async fn open(&self, number: u32, cookie: &str) -> Result<TableId> {
        let answer = self
            .server
            .post_json("/api/tables", http::Credential::Cookie(cookie), &self.plan.table(number))
            .await?;
        Ok(answer.document::<Opened>()?.table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_take_turns_with_the_games_and_spectators_come_last() {
        let plan = Plan {
            tables: 3,
            games: vec!["eschnapur".to_owned(), "morgenland".to_owned()],
            players: 2,
            choices: BTreeMap::new(),
            spectators: 1,
            ramp: 64,
            seed: 1,
        };
        assert_eq!([0, 1, 2].map(|n| plan.table(n).game), ["eschnapur", "morgenland", "eschnapur"]);
        assert_eq!(plan.places().collect::<Vec<_>>(), [Some(Seat::A), Some(Seat::B), None]);
        assert_eq!(plan.sockets(), 9);
        assert!(plan.table(0).terms.spectators);
    }
}
