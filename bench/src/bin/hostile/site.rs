//! What there is before the first attack: people, finished games, logs that are long or nearly full.
//!
//! All of it is made on a server without limits and with bots in a hurry, which is then stopped; the server that is
//! attacked is started on the same data as people start theirs.

use std::collections::VecDeque;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use serde_json::{Value, json};
use tokio::time::Instant;

use crate::documents::{self, made_up_id};
use crate::line::{Ask, Guest, Line, Socket, Way};
use crate::server::Durbar;

/// How many finished tables there are: more than anybody would keep ready.
const FINISHED: usize = 300;

/// How many of them were really played; the rest are copies.
const PLAYED: usize = 6;

/// How many entries the log of a long table has.
const LONG: usize = 18_000;

/// How many long tables there are: raids take turns, so that none waits for what the one before has asked for.
const LONGS: usize = 6;

/// How many entries the log of an attackers' table has: a few seconds of changing colours would fill it, if nothing kept
/// them from it.
const BUSY: usize = 19_300;

/// How many entries a log has that is as good as full: the usual limit is 20,000.
const FULL: usize = 19_995;

/// At how many tables the talker has talked, and how much at each.
const TALKS: usize = 20;
const SAYINGS: usize = 2_000;

/// How long games of bots in a hurry may take.
const PLAYING: Duration = Duration::from_mins(3);

/// Where honest people come from.
pub(crate) const HOME: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// What kind of table attackers need: one with somebody honest at it, who hosts it, and with a long log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ground {
    /// Whether its game has begun.
    pub(crate) playing: bool,
    /// Whether its log is full.
    pub(crate) full: bool,
}

impl Ground {
    /// One whose game has not begun.
    pub(crate) const GATHERING: Ground = Ground { playing: false, full: false };
    /// One whose game has begun.
    pub(crate) const PLAYING: Ground = Ground { playing: true, full: false };
    /// One whose game has not begun, with a full log.
    pub(crate) const GATHERING_FULL: Ground = Ground { playing: false, full: true };
    /// One whose game has begun, with a full log.
    pub(crate) const PLAYING_FULL: Ground = Ground { playing: true, full: true };

    fn entries(self) -> usize {
        if self.full { FULL } else { BUSY }
    }
}

/// A table at which attackers sit with one honest person, who hosts it.
#[derive(Clone, Debug)]
pub(crate) struct Grounds {
    /// Of which kind.
    pub(crate) kind: Ground,
    /// The id of the table.
    pub(crate) table: String,
    /// The honest one, at seat A.
    pub(crate) host: Guest,
    /// The attackers, at seats B, C and D.
    pub(crate) rivals: Vec<Guest>,
}

/// Everything that attacks and victims find.
pub(crate) struct Site {
    /// The server that is attacked.
    pub(crate) server: SocketAddr,
    /// Finished tables; the first were really played.
    pub(crate) finished: Vec<String>,
    /// Tables with a long log.
    pub(crate) long: Vec<String>,
    /// Somebody who has talked much at many tables.
    pub(crate) talker: Guest,
    /// Honest people who play while others attack.
    pub(crate) victims: Vec<Guest>,
    /// Where the victims play now.
    pub(crate) victims_table: Arc<Mutex<String>>,
}

/// What was made, before the server that is attacked is started.
pub(crate) struct Prepared {
    finished: Vec<String>,
    long: Vec<String>,
    talker: Guest,
    victims: Vec<Guest>,
    /// Attackers who have done nothing yet.
    pub(crate) crowd: Vec<Guest>,
    /// Tables of their own, in the order in which they were asked for.
    pub(crate) grounds: VecDeque<Grounds>,
}

/// How much is needed.
#[derive(Clone, Debug)]
pub(crate) struct Needs {
    /// How many guests attack.
    pub(crate) crowd: usize,
    /// Tables of attackers.
    pub(crate) grounds: Vec<Ground>,
}

impl Prepared {
    /// The site on this server.
    pub(crate) fn at(&self, server: SocketAddr) -> Site {
        Site {
            server,
            finished: self.finished.clone(),
            long: self.long.clone(),
            talker: self.talker.clone(),
            victims: self.victims.clone(),
            victims_table: Arc::default(),
        }
    }
}

/// What was made by playing.
struct Played {
    victims: Vec<Guest>,
    crowd: Vec<Guest>,
    talker: Guest,
    host: Guest,
    rivals: Vec<Guest>,
    /// Tables: finished ones, one that gathers, one that plays, and one at which nothing has happened yet.
    finished: Vec<String>,
    gathering: String,
    playing: String,
    empty: String,
}

/// Makes all that is attacked or looked at, on a server without limits.
pub(crate) async fn prepare(durbar: &Durbar, needs: &Needs) -> Result<Prepared> {
    let server = durbar.serve(&["--lift-limits", "--hasty-bots"])?;
    let played = play(Way { server: server.address, from: HOME }, needs.crowd).await?;
    // A log is safe once it was acknowledged, so the server may go without a word.
    drop(server);
    multiply(durbar, played, needs)
}

/// Lets people arrive and bots play.
async fn play(way: Way, crowd: usize) -> Result<Played> {
    let mut line = Line::open(way).await?;
    let mut people = Vec::new();
    for name in ["Anna", "Ben", "Clara", "Talker", "Hilda", "Bea", "Cid", "Dan"] {
        people.push(Guest::arrive(&mut line, name).await?);
    }
    let rivals = people.split_off(5);
    let host = people.pop().context("eight have arrived")?;
    let talker = people.pop().context("eight have arrived")?;
    Ok(Played {
        crowd: arrive(way, crowd).await?,
        finished: bots_games(&mut line, &talker).await?,
        gathering: gather(way, &mut line, &host, &rivals, false).await?,
        playing: gather(way, &mut line, &host, &rivals, true).await?,
        empty: open(&mut line, &talker, &Value::Null).await?,
        victims: people,
        talker,
        host,
        rivals,
    })
}

/// Makes many long tables of a few short ones.
fn multiply(durbar: &Durbar, played: Played, needs: &Needs) -> Result<Prepared> {
    let Played { victims, crowd, talker, host, rivals, mut finished, gathering, playing, empty } = played;
    let mut names: Vec<_> = finished.iter().map(String::as_str).collect();
    names.extend([gathering.as_str(), &playing, &empty]);
    let exported = documents::export(durbar, &names)?;
    let (games, [gathering, playing, empty]) = exported.split_at(finished.len()) else {
        bail!("not all tables were exported");
    };
    let mut copies = Copies::default();
    let more = FINISHED - finished.len();
    finished.extend(games.iter().cycle().take(more).map(|game| copies.add(game)));
    let full = documents::filled(playing, &documents::votes(), LONG);
    let long = (0..LONGS).map(|_| copies.add(&full)).collect();
    let talk = talked(empty, &talker);
    (0..TALKS).for_each(|_| drop(copies.add(&talk)));
    let ground = |kind: Ground| {
        let (table, deeds) = match kind {
            Ground { playing: true, .. } => (playing, documents::votes()),
            Ground { playing: false, .. } => (gathering, documents::colours()),
        };
        let full = documents::filled(table, &deeds, kind.entries());
        Grounds { kind, table: copies.add(&full), host: host.clone(), rivals: rivals.clone() }
    };
    let grounds = needs.grounds.iter().copied().map(ground).collect();
    documents::import(durbar, &copies.0)?;
    Ok(Prepared { finished, long, talker, victims, crowd, grounds })
}

/// Copies of tables, each with an id of its own.
#[derive(Default)]
struct Copies(Vec<Value>);

impl Copies {
    /// One more; its id.
    fn add(&mut self, document: &Value) -> String {
        let id = made_up_id(self.0.len() as u64);
        self.0.push(documents::copied(document, &id));
        id
    }
}

/// A table at which somebody has talked much.
fn talked(table: &Value, talker: &Guest) -> Value {
    let saying = documents::saying(&talker.person, "What a fine game this is, whoever wins it in the end!");
    let mut full = documents::filled(table, &[saying], SAYINGS);
    full["speakers"] = json!([talker.person]);
    full
}

/// So many guests, several at a time.
async fn arrive(way: Way, number: usize) -> Result<Vec<Guest>> {
    const AT_ONCE: usize = 32;
    let shares = (0..AT_ONCE).map(|n| number / AT_ONCE + usize::from(n < number % AT_ONCE));
    let share = |number: usize| async move {
        let mut line = Line::open(way).await?;
        let mut guests = Vec::new();
        for _ in 0..number {
            guests.push(Guest::arrive(&mut line, "Stranger").await?);
        }
        anyhow::Ok(guests)
    };
    let all = futures_util::future::try_join_all(shares.map(share)).await?;
    Ok(all.into_iter().flatten().collect())
}

/// Opens a table, with some things otherwise than usual.
pub(crate) async fn open(line: &mut Line, host: &Guest, changes: &Value) -> Result<String> {
    let answer = line.ask(Ask::post("/api/tables", &new_table(changes)).with(&host.cookie)).await?.fine()?;
    Ok(answer.document()["table"].as_str().context("a table has an id")?.to_owned())
}

/// A table as it is opened here: Eschnapur for four, without a clock, in the lists.
pub(crate) fn new_table(changes: &Value) -> Value {
    let mut table = json!({
        "game": "eschnapur",
        "players": 4,
        "terms": {
            "pace": { "pace": "free" },
            "open_counting": true,
            "spectators": true,
            "private_chat": false,
            "public": true,
            "stand_in": "random",
        },
    });
    for (key, value) in changes.as_object().into_iter().flatten() {
        table[key] = value.clone();
    }
    table
}

/// Games of bots, of every kind that is long to look at; done when all are over.
async fn bots_games(line: &mut Line, host: &Guest) -> Result<Vec<String>> {
    let bots = |seats: &[&str]| seats.iter().map(|seat| (*seat, "random")).collect::<Value>();
    let magic = json!({
        "game": "morgenland",
        "players": 5,
        "choices": { "version": "magic" },
        "bots": bots(&["A", "B", "C", "D", "E"]),
        "start": true,
    });
    let palace = json!({ "bots": bots(&["A", "B", "C", "D"]), "start": true });
    let mut tables = Vec::new();
    for n in 0..PLAYED {
        tables.push(open(line, host, if n % 2 == 0 { &magic } else { &palace }).await?);
    }
    let end = Instant::now() + PLAYING;
    for table in &tables {
        while !is_over(line, table).await? {
            if Instant::now() > end {
                bail!("bots in a hurry have not ended their games in {} seconds", PLAYING.as_secs());
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
    Ok(tables)
}

async fn is_over(line: &mut Line, table: &str) -> Result<bool> {
    let listed = line.ask(Ask::get(&format!("/api/tables/{table}"))).await?.fine()?;
    Ok(listed.document()["stage"]["stage"] == "finished")
}

/// A table of the honest host with three rivals, whose game has begun or not.
async fn gather(way: Way, line: &mut Line, host: &Guest, rivals: &[Guest], begun: bool) -> Result<String> {
    let table = open(line, host, &json!({ "seat": "A" })).await?;
    for (rival, seat) in rivals.iter().zip(["B", "C", "D"]) {
        at_the_table(way, rival, &table, &json!({ "request": "sit", "with": { "seat": seat } })).await?;
    }
    if begun {
        at_the_table(way, host, &table, &json!({ "request": "start" })).await?;
    }
    Ok(table)
}

/// Somebody asks the table for something.
async fn at_the_table(way: Way, guest: &Guest, table: &str, request: &Value) -> Result<()> {
    let mut socket = Socket::open(way, guest).await?;
    let watch = json!({ "message": "watch", "with": { "table": table } });
    let ask = json!({ "message": "ask", "with": { "table": table, "request": request } });
    for (message, id) in [watch, ask].into_iter().zip(1..) {
        if let Err(code) = socket.ask(id, message.clone()).await? {
            bail!("{message} is refused: {code}");
        }
    }
    Ok(())
}
