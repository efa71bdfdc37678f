//! The server is killed at random moments, again and again. Whatever it acknowledged is there afterwards, to the last
//! draft, and every table goes on.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, Limits, Server, StartError};
use table::{Board, Frame, Request, Rhythm, TableId};
use tabletop::{Chance as _, FastChance, Seat};
use wire::ClientMessage;

use crate::client::Guest;
use crate::play::Player;

/// The folder of a server that is to be killed.
const FOLDER: &str = "DURBAR_TEST_FOLDER";
/// How often it is killed; a soak asks for more.
const KILLS: &str = "DURBAR_TEST_KILLS";
const TABLES: usize = 6;

/// A server in a process of its own.
struct Victim {
    process: Child,
    address: SocketAddr,
}

impl Victim {
    fn start(folder: &Path) -> Victim {
        let me = std::env::current_exe().expect("this test is a program");
        let mut process = Command::new(me)
            .args(["durability::a_server_that_is_killed", "--exact", "--ignored", "--nocapture"])
            .env(FOLDER, folder)
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let lines = BufReader::new(process.stdout.take().expect("it is piped")).lines();
        let address = lines
            .map_while(Result::ok)
            .find_map(|line| line.strip_prefix("listening on ").and_then(|address| address.parse().ok()))
            .expect("it listens");
        Victim { process, address }
    }

    /// SIGKILL: it cannot be caught, and nothing is tidied up.
    fn kill(&mut self) {
        self.process.kill().expect("it runs");
        self.process.wait().expect("it is dead");
    }
}

impl Drop for Victim {
    fn drop(&mut self) {
        // It may be dead already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Not a test: the process that the test below starts and kills.
#[test]
#[ignore = "started by the test that kills it"]
fn a_server_that_is_killed() {
    let folder = std::env::var(FOLDER).expect("only the test below starts this");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let mut config = Config::new("127.0.0.1:0".parse().expect("an address"), folder.into());
        // What has no alternative is sealed by the players too: only what they ask for happens.
        config.rhythm = Rhythm { least: 3_600_000, spread: 1 };
        config.limits = Limits { sayings_at_once: 1_000_000, ..Limits::lifted() };
        let server = Server::start(config).await.expect("it starts");
        let mut out = std::io::stdout().lock();
        writeln!(out, "\nlistening on {}", server.address()).expect("somebody reads");
        out.flush().expect("somebody reads");
        drop(out);
        std::future::pending::<()>().await;
    });
}

/// A table and what its people know of it.
struct Story {
    table: TableId,
    guests: Vec<Guest>,
    /// What each was told, in order.
    told: Vec<Vec<Frame<Value, Value, Value>>>,
    /// What each saw last.
    boards: Vec<Option<Board<Value, Value>>>,
    /// Was something asked for that was not answered?
    pending: bool,
    plans: u64,
}

impl Story {
    async fn new(address: SocketAddr, n: usize) -> Story {
        let people = 2 + n % 2;
        let mut guests = Vec::new();
        for person in 0..people {
            guests.push(Guest::new(address, &format!("Guest {n} {person}")).await);
        }
        let table = guests[0].open(json!({ "players": people })).await;
        for (n, guest) in guests.iter().enumerate().skip(1) {
            let mut socket = guest.socket().await;
            socket.watch(table, None).await.expect("it can be watched");
            socket
                .ask(table, Request::Sit { seat: Seat::new(n), colour: None })
                .await
                .expect("the seat is free");
        }
        let mut host = guests[0].socket().await;
        host.watch(table, None).await.expect("it can be watched");
        host.ask(table, Request::Start).await.expect("all sit");
        Story {
            table,
            told: vec![Vec::new(); people],
            boards: vec![None; people],
            guests,
            pending: false,
            plans: 0,
        }
    }

    /// Comes back after the server was killed, and checks that nothing is lost and nothing was made up.
    async fn come_back(&mut self, address: SocketAddr) -> Vec<Player> {
        let mut players = Vec::new();
        for (n, guest) in self.guests.iter_mut().enumerate() {
            guest.address = address;
            let player = Player::back(guest, self.table, Some(0)).await;
            let told = &self.told[n];
            assert!(player.frames.len() >= told.len(), "frames that were sent are gone");
            for (before, after) in told.iter().zip(&player.frames) {
                assert_eq!((before.seq, &before.news), (after.seq, &after.news), "a frame has changed");
            }
            // Whoever comes for the first time has seen nothing yet.
            if let Some(board) = &self.boards[n] {
                let more = player.frames.len() - told.len();
                assert!(more <= usize::from(self.pending), "{more} frames that nobody asked for");
                assert!(self.pending || player.board == *board, "what was acknowledged is not there");
            }
            players.push(player);
        }
        players
    }

    /// Plays until the server is gone.
    async fn play(&mut self, mut players: Vec<Player>, luck: &mut FastChance) {
        self.pending = false;
        loop {
            let cut = self.step(&mut players, luck).await.is_none();
            for (n, player) in players.iter().enumerate() {
                self.told[n].clone_from(&player.frames);
                self.boards[n] = Some(player.board.clone());
            }
            if cut || players[0].board.status.stage.is_over() {
                return;
            }
        }
    }

    /// One saying, one choice or one plan.
    async fn step(&mut self, players: &mut [Player], luck: &mut FastChance) -> Option<()> {
        let asked: Vec<usize> = (0..players.len()).filter(|&n| players[n].prompt().is_some()).collect();
        let n = *asked.get(luck.below(asked.len().max(1) as u32) as usize)?;
        let prompt = players[n].prompt().expect("they are asked").clone();
        let question = prompt.question;
        let request = if luck.below(8) == 0 {
            Request::Say { text: format!("I say {}", luck.below(1000)) }
        } else if prompt.may_seal {
            Request::Seal { question, actions: Vec::new() }
        } else {
            let action = prompt.choices[luck.below(prompt.choices.len() as u32) as usize].clone();
            Request::Choose { question, action }
        };
        let drafts = matches!(request, Request::Choose { .. });
        let table = self.table;
        self.pending = true;
        let done = players[n].socket.try_say(ClientMessage::Ask { table, request }).await?;
        done.expect("what is offered is accepted");
        self.pending = false;
        if drafts {
            // The draft came before the answer.
            players[n].drafted().await;
            return Some(());
        }
        self.plans += 1;
        // Others may be cut off before they hear of what was acknowledged: they are told when they come back.
        for player in players.iter_mut() {
            if player.try_read_to(player.seq + 1).await.is_none() {
                self.pending = true;
                return None;
            }
        }
        Some(())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_was_acknowledged_is_lost_when_the_server_is_killed() {
    let kills: u64 = std::env::var(KILLS).map_or(10, |kills| kills.parse().expect("a number"));
    let folder = tempfile::tempdir().expect("a folder");
    let mut luck = FastChance::new(kills);
    let mut victim = Victim::start(folder.path());
    let mut stories = Vec::new();
    for n in 0..TABLES {
        stories.push(Story::new(victim.address, n).await);
    }
    let mut plans = 0;
    for kill in 0..=kills {
        let address = victim.address;
        let mut tasks = Vec::new();
        for (n, mut story) in stories.drain(..).enumerate() {
            let mut players = story.come_back(address).await;
            if players[0].board.status.stage.is_over() {
                plans += story.plans;
                story = Story::new(address, n).await;
                players = story.come_back(address).await;
            }
            let mut luck = FastChance::for_game(kill, n as u64);
            tasks.push(tokio::spawn(async move {
                story.play(players, &mut luck).await;
                story
            }));
        }
        tokio::time::sleep(Duration::from_millis(u64::from(20 + luck.below(200)))).await;
        victim.kill();
        for task in tasks {
            stories.push(task.await.expect("nobody panics"));
        }
        victim = Victim::start(folder.path());
    }
    plans += stories.iter().map(|story| story.plans).sum::<u64>();
    eprintln!("killed {} times, {plans} plans and sayings acknowledged", kills + 1);
    assert!(plans > kills * TABLES as u64, "only {plans} plans were acknowledged");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_do_not_share_a_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let config = || Config::new("127.0.0.1:0".parse().expect("an address"), folder.path().join("data"));
    let first = Server::start(config()).await.expect("it starts");
    let second = Server::start(config()).await.expect_err("the folder is taken");
    assert!(matches!(second, StartError::Lock(_)), "{second}");
    first.stop().await;
    Server::start(config()).await.expect("the folder is free again").stop().await;
}
