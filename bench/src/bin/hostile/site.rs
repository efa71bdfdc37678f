//! What there is before the first attack: people, finished games, logs that are long or nearly full.
//!
//! All of it is made on a server without limits and with bots in a hurry, which is then stopped; the server that is
//! attacked is started on the same data as people start theirs.

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

/// How many entries a log has that is nearly full: the usual limit is 20,000.
const NEARLY_FULL: usize = 19_950;

/// At how many tables the talker has talked, and how much at each.
const TALKS: usize = 20;
const SAYINGS: usize = 2_000;

/// How long games of bots in a hurry may take.
const PLAYING: Duration = Duration::from_mins(3);

/// Where honest people come from.
pub(crate) const HOME: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// A table at which attackers sit with one honest person, who hosts it. Its log is nearly full.
#[derive(Clone, Debug)]
pub(crate) struct Grounds {
    /// Its id.
    pub(crate) table: String,
    /// Whether its game has begun.
    pub(crate) playing: bool,
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
    /// A table with a long log.
    pub(crate) long: String,
    /// Somebody who has talked much at many tables.
    pub(crate) talker: Guest,
    /// The victims.
    pub(crate) victims: Vec<Guest>,
    /// Where the victims play now.
    pub(crate) victims_table: Arc<Mutex<String>>,
}

/// What was made, before the server that is attacked is started.
pub(crate) struct Prepared {
    finished: Vec<String>,
    long: String,
    talker: Guest,
    victims: Vec<Guest>,
    /// Attackers who have done nothing yet.
    pub(crate) crowd: Vec<Guest>,
    /// Tables of their own, as many as were asked for: those that gather, and those that play.
    pub(crate) gathering: Vec<Grounds>,
    /// The same for tables whose game has begun.
    pub(crate) playing: Vec<Grounds>,
}

/// How much is needed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Needs {
    /// Attackers.
    pub(crate) crowd: usize,
    /// Tables of attackers that gather.
    pub(crate) gathering: usize,
    /// Tables of attackers that play.
    pub(crate) playing: usize,
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

/// Makes everything.
pub(crate) async fn prepare(durbar: &Durbar, needs: Needs) -> Result<Prepared> {
    let server = durbar.serve(&["--lift-limits", "--hasty-bots"])?;
    let way = Way { server: server.address, from: HOME };
    let mut line = Line::open(way).await?;
    let crowd = arrive(way, needs.crowd).await?;
    let mut people = Vec::new();
    for name in ["Anna", "Ben", "Clara", "Talker", "Host", "Bea", "Cid", "Dan"] {
        people.push(Guest::arrive(&mut line, name).await?);
    }
    let (victims, rest) = people.split_at(3);
    let [talker, host, rivals @ ..] = rest else { bail!("there are eight people") };
    let played = bots_games(&mut line, talker).await?;
    let gathering = grounds(way, &mut line, host, rivals, false).await?;
    let playing = grounds(way, &mut line, host, rivals, true).await?;
    let talk = open(&mut line, talker, &Value::Null).await?;
    // A log is safe once it was acknowledged, so the server may go without a word.
    drop(server);

    let mut names: Vec<_> = played.iter().map(String::as_str).collect();
    names.extend([gathering.table.as_str(), &playing.table, &talk]);
    let exported = documents::export(durbar, &names)?;
    let (games, [gathered, begun, empty]) = exported.split_at(PLAYED) else { bail!("all were exported") };
    let mut ids = (0..).map(made_up_id);
    let mut made = Vec::new();
    let mut copy = |document: &Value| {
        let id = ids.next().expect("the series has no end");
        made.push(documents::copied(document, &id));
        id
    };
    let copies = FINISHED - PLAYED;
    let mut finished = played.clone();
    finished.extend(games.iter().cycle().take(copies).map(&mut copy));
    let long = copy(&documents::filled(begun, &documents::votes(), LONG));
    let mut chatter = documents::filled(
        empty,
        &[documents::saying(&talker.person, "What a fine game this is, whoever wins it in the end!")],
        SAYINGS,
    );
    chatter["speakers"] = json!([talker.person]);
    for _ in 0..TALKS {
        copy(&chatter);
    }
    let mut copies = |of: &Grounds, document: Value, number: usize| -> Vec<Grounds> {
        (0..number).map(|_| Grounds { table: copy(&document), ..of.clone() }).collect()
    };
    let full = |document: &Value, deeds: &[Value]| documents::filled(document, deeds, NEARLY_FULL);
    let gathering = copies(&gathering, full(gathered, &documents::colours()), needs.gathering);
    let playing = copies(&playing, full(begun, &documents::votes()), needs.playing);
    documents::import(durbar, &made)?;
    let (talker, victims) = (talker.clone(), victims.to_vec());
    Ok(Prepared { finished, long, talker, victims, crowd, gathering, playing })
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
    Ok(answer.body["table"].as_str().context("a table has an id")?.to_owned())
}

/// A table as it is opened here: Eschnapur for four, without a clock, in the lists.
pub(crate) fn new_table(changes: &Value) -> Value {
    let mut table = json!({
        "game": "eschnapur",
        "players": 4,
        "terms": {
            "pace": { "kind": "free" },
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
    Ok(listed.body["stage"]["stage"] == "finished")
}

/// A table of the honest host with three rivals, whose game has begun or not.
async fn grounds(
    way: Way,
    line: &mut Line,
    host: &Guest,
    rivals: &[Guest],
    playing: bool,
) -> Result<Grounds> {
    let table = open(line, host, &json!({ "seat": "A" })).await?;
    for (rival, seat) in rivals.iter().zip(["B", "C", "D"]) {
        at_the_table(way, rival, &table, &[json!({ "ask": "sit", "seat": seat })]).await?;
    }
    if playing {
        at_the_table(way, host, &table, &[json!({ "ask": "start" })]).await?;
    }
    Ok(Grounds { table, playing, host: host.clone(), rivals: rivals.to_vec() })
}

async fn at_the_table(way: Way, guest: &Guest, table: &str, requests: &[Value]) -> Result<()> {
    let mut socket = Socket::open(way, guest).await?;
    let watch = json!({ "type": "watch", "table": table });
    let asks = requests.iter().map(|request| json!({ "type": "ask", "table": table, "request": request }));
    for (message, id) in std::iter::once(watch).chain(asks).zip(1..) {
        if let Err(code) = socket.ask(id, message.clone()).await? {
            bail!("{message} is refused: {code}");
        }
    }
    Ok(())
}
