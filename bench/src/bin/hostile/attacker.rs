//! Attackers: where they come from, how fast they may be, and what they are answered.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr};
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anyhow::Result;
use serde::Serialize;
use tokio::time::Instant;

use crate::line::{Ask, Guest, Line, Socket, Way};
use crate::site::{Grounds, Site};

/// How long an attacker waits who was cut off or not let in.
const RETURN: Duration = Duration::from_millis(200);

/// How attackers are spread over addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Formation {
    /// 60 from one address.
    Alone,
    /// 10 from each of 20.
    Spread,
}

impl Formation {
    /// Both ways to come.
    pub(crate) const ALL: [Formation; 2] = [Formation::Alone, Formation::Spread];

    /// How many connections there are.
    pub(crate) const fn connections(self) -> usize {
        match self {
            Formation::Alone => 60,
            Formation::Spread => 200,
        }
    }

    /// From how many addresses.
    pub(crate) const fn addresses(self) -> usize {
        match self {
            Formation::Alone => 1,
            Formation::Spread => 20,
        }
    }

    /// Which of the addresses a connection has.
    fn place(self, connection: usize) -> usize {
        connection / (self.connections() / self.addresses())
    }

    /// The address of a connection. Every raid has addresses of its own, so that none pays for the one before.
    fn address(self, raid: u8, connection: usize) -> IpAddr {
        let first = match self {
            Formation::Alone => 2,
            Formation::Spread => 10,
        };
        IpAddr::V4(Ipv4Addr::new(127, 0, raid, first + self.place(connection) as u8))
    }

    /// As people say it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Formation::Alone => "60 from one",
            Formation::Spread => "10 from 20",
        }
    }
}

/// How fast one may be: so many at once, so many a second in the long run.
#[derive(Debug)]
pub(crate) struct Pace {
    every: Duration,
    at_once: u32,
    next: Mutex<Instant>,
}

impl Pace {
    /// A little more than an address may ask for over HTTP, so that refusals are part of the attack.
    pub(crate) fn of_address() -> Pace {
        Pace::new(200, 60)
    }

    /// Just what a socket may say before it is cut off.
    pub(crate) fn of_socket() -> Pace {
        Pace::new(50, 19)
    }

    fn new(at_once: u32, per_second: u32) -> Pace {
        let every = Duration::from_secs(1) / per_second;
        // A pace that was never used has all of it left.
        let next = Instant::now().checked_sub(every * at_once).unwrap_or_else(Instant::now);
        Pace { every, at_once, next: Mutex::new(next) }
    }

    /// When the next one may be done.
    fn claim(&self, now: Instant) -> Instant {
        let mut next = self.next.lock().expect("nobody panics while they count");
        let earliest = now.checked_sub(self.every * self.at_once).unwrap_or(now);
        let turn = (*next).max(earliest);
        *next = turn + self.every;
        turn
    }

    /// Waits for one's turn.
    pub(crate) async fn turn(&self) {
        tokio::time::sleep_until(self.claim(Instant::now())).await;
    }
}

/// What attackers were answered.
#[derive(Debug, Default)]
pub(crate) struct Tally(Mutex<Counts>);

/// How often each answer came, and how many bytes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub(crate) struct Counts {
    /// By status, or in a word.
    pub(crate) answers: BTreeMap<String, u64>,
    /// All that was read.
    pub(crate) bytes: u64,
}

impl Tally {
    /// One more answer of this kind, and so many bytes that came with it.
    pub(crate) fn count(&self, what: &str, bytes: u64) {
        let mut counts = self.0.lock().expect("nobody panics while they count");
        counts.bytes += bytes;
        match counts.answers.get_mut(what) {
            Some(number) => *number += 1,
            None => drop(counts.answers.insert(what.to_owned(), 1)),
        }
    }

    /// All of them.
    pub(crate) fn counts(&self) -> Counts {
        self.0.lock().expect("nobody panics while they count").clone()
    }
}

/// One attacking connection.
#[derive(Clone)]
pub(crate) struct Attacker {
    /// Which of them.
    pub(crate) number: usize,
    /// In which raid.
    pub(crate) raid: usize,
    /// In whose name it attacks.
    pub(crate) guest: Guest,
    /// What there is to attack.
    pub(crate) site: Arc<Site>,
    /// A table of their own, if the attack needs one.
    pub(crate) grounds: Option<Arc<Grounds>>,
    /// The tables that attackers have opened during this raid.
    pub(crate) opened: Arc<Mutex<Vec<String>>>,
    /// From where, and to where.
    pub(crate) way: Way,
    /// How fast their address may be.
    pub(crate) pace: Arc<Pace>,
    /// What they were answered.
    pub(crate) tally: Arc<Tally>,
}

/// An attack as one connection carries it out; it ends when it is stopped, or with the connection.
pub(crate) type Act = fn(Attacker) -> Pin<Box<dyn Future<Output = Result<()>> + Send>>;

/// All that a raid needs.
pub(crate) struct Raid {
    /// Its place among the raids of this run.
    pub(crate) number: u8,
    /// How they come.
    pub(crate) formation: Formation,
    /// What they do.
    pub(crate) act: Act,
    /// Who: as many as there are connections.
    pub(crate) crowd: Vec<Guest>,
    /// A table of their own.
    pub(crate) grounds: Option<Arc<Grounds>>,
}

impl Raid {
    /// Sends all attackers out for so long, on a thread of their own; what they were answered.
    pub(crate) async fn carry_out(&self, site: &Arc<Site>, time: Duration) -> Result<Counts> {
        let tally = Arc::new(Tally::default());
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .on_thread_start(yield_to_others)
            .enable_all()
            .build()?;
        let opened = Arc::default();
        let paces: Vec<_> = (0..self.formation.addresses()).map(|_| Arc::new(Pace::of_address())).collect();
        for number in 0..self.formation.connections() {
            let attacker = Attacker {
                number,
                raid: usize::from(self.number),
                guest: self.crowd[number % self.crowd.len()].clone(),
                site: Arc::clone(site),
                grounds: self.grounds.clone(),
                opened: Arc::clone(&opened),
                way: Way { server: site.server, from: self.formation.address(self.number, number) },
                pace: Arc::clone(&paces[self.formation.place(number)]),
                tally: Arc::clone(&tally),
            };
            runtime.spawn(again_and_again(self.act, attacker));
        }
        tokio::time::sleep(time).await;
        // Whatever they hold open is closed with them.
        runtime.shutdown_background();
        Ok(tally.counts())
    }
}

/// Attackers have machines of their own in truth. Here they share one with the server, and must not take its time.
fn yield_to_others() {
    let Ok(thread) = std::fs::read_link("/proc/thread-self") else { return };
    let Some(number) = thread.file_name() else { return };
    // Where there is no such program, they are a little harder to bear.
    let _ = std::process::Command::new("renice")
        .args(["-n", "10", "-p"])
        .arg(number)
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::null())
        .status();
}

/// Whoever is cut off comes back.
async fn again_and_again(act: Act, attacker: Attacker) {
    loop {
        let ended = act(attacker.clone()).await;
        attacker.tally.count(if ended.is_ok() { "over" } else { "cut off" }, 0);
        tokio::time::sleep(RETURN).await;
    }
}

impl Attacker {
    /// A connection for documents.
    pub(crate) async fn line(&self) -> Result<Line> {
        Line::open(self.way).await
    }

    /// Asks for something as fast as the address may, and throws the answer away.
    pub(crate) async fn waste(&self, line: &mut Line, ask: Ask<'_>) -> Result<u16> {
        self.pace.turn().await;
        let (status, bytes) = line.waste(ask).await?;
        self.tally.count(&status.to_string(), bytes);
        Ok(status)
    }

    /// Opens a socket.
    pub(crate) async fn socket(&self) -> Result<Socket> {
        self.socket_of(&self.guest).await
    }

    /// Opens a socket of somebody.
    pub(crate) async fn socket_of(&self, guest: &Guest) -> Result<Socket> {
        self.pace.turn().await;
        let opened = Socket::open(self.way, guest).await;
        self.tally.count(if opened.is_ok() { "socket" } else { "no socket" }, 0);
        opened
    }

    /// A table with a long log.
    pub(crate) fn long_table(&self) -> &str {
        &self.site.long[self.raid % self.site.long.len()]
    }

    /// Where the victims play now.
    pub(crate) fn victims_table(&self) -> String {
        self.site.victims_table.lock().expect("nobody panics while they write").clone()
    }

    /// Says one thing after another as fast as a socket may; what it hears is counted, and at most glanced at. The words
    /// are those of the n-th message, whose id is n.
    pub(crate) async fn prattle(
        &self,
        mut socket: Socket,
        mut words: impl FnMut(u32, &Glance) -> Option<String>,
    ) -> Result<()> {
        let (pace, mut glance, mut n) = (Pace::of_socket(), Glance::default(), 0);
        let mut turn = pace.claim(Instant::now());
        loop {
            tokio::select! {
                heard = socket.hear() => {
                    let heard = heard?;
                    self.tally.count(kind(&heard), heard.len() as u64);
                    glance.at(&heard);
                }
                () = tokio::time::sleep_until(turn) => {
                    turn = pace.claim(Instant::now());
                    n += 1;
                    if let Some(text) = words(n, &glance) {
                        socket.say(text).await?;
                    }
                }
            }
        }
    }
}

/// What kind of message this is; whoever floods a server does not read what it says.
fn kind(text: &str) -> &'static str {
    let starts = |kind: &str| text.starts_with(&format!(r#"{{"message":"{kind}""#));
    match () {
        () if starts("done") => "done",
        () if starts("trouble") => "trouble",
        () => "heard",
    }
}

/// What can be seen of a prompt without reading a message.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Glance {
    /// The last question that was asked here.
    pub(crate) question: Option<u32>,
    /// The first of the choices.
    pub(crate) choice: Option<String>,
    /// Whether the plan could be sealed.
    pub(crate) may_seal: bool,
    /// Whether it could be taken back.
    pub(crate) may_withdraw: bool,
}

impl Glance {
    fn at(&mut self, text: &str) {
        if let Some(withdraw) = after(text, r#""may_withdraw":"#) {
            self.may_withdraw = withdraw.starts_with("true");
        }
        let Some(prompt) = after(text, r#""prompt":{"question":"#) else { return };
        let digits = prompt.split(|c: char| !c.is_ascii_digit()).next();
        self.question = digits.and_then(|digits| digits.parse().ok());
        self.choice =
            after(prompt, r#""choices":[""#).and_then(|rest| Some(rest.split('"').next()?.to_owned()));
        self.may_seal = after(prompt, r#""may_seal":"#).is_some_and(|rest| rest.starts_with("true"));
    }
}

fn after<'a>(text: &'a str, mark: &str) -> Option<&'a str> {
    text.split_once(mark).map(|(_, rest)| rest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn attackers_come_from_one_address_or_from_twenty() {
        let addresses = |formation: Formation| -> Vec<_> {
            (0..formation.connections()).map(|n| formation.address(7, n)).collect()
        };
        let alone = addresses(Formation::Alone);
        assert_eq!((alone.len(), alone[0].to_string(), alone[59]), (60, "127.0.7.2".to_owned(), alone[0]));
        let spread = addresses(Formation::Spread);
        assert_eq!(spread.iter().collect::<BTreeSet<_>>().len(), 20);
        assert_eq!(
            (spread[0].to_string(), spread[199].to_string()),
            ("127.0.7.10".into(), "127.0.7.29".into())
        );
        assert_eq!((spread[0], spread[10]), (spread[9], spread[19].max(spread[10])));
    }

    #[test]
    fn a_pace_is_a_rush_and_then_a_walk() {
        let pace = Pace::new(2, 4);
        let now = Instant::now();
        let waits: Vec<_> =
            (0..4).map(|_| pace.claim(now).saturating_duration_since(now).as_millis()).collect();
        assert!(waits[0] == 0 && waits[1] == 0 && waits[3] > waits[2], "{waits:?}");
        let later = now + Duration::from_mins(1);
        assert!(pace.claim(later) <= later, "it grows again");
        assert!(pace.claim(later) <= later && pace.claim(later) <= later && pace.claim(later) > later);
    }

    #[test]
    fn a_glance_sees_the_prompt() {
        let mut glance = Glance::default();
        glance.at(r#"{"message":"frame","board":{"prompt":{"question":12,"choices":["site 2","site 3"],"may_seal":true},"may_withdraw":false}}"#);
        assert_eq!(
            glance,
            Glance {
                question: Some(12),
                choice: Some("site 2".to_owned()),
                may_seal: true,
                may_withdraw: false
            }
        );
        glance.at(r#"{"message":"done","id":3}"#);
        assert_eq!(glance.question, Some(12), "other messages change nothing");
        glance
            .at(r#"{"board":{"prompt":{"question":13,"choices":[],"may_seal":false},"may_withdraw":true}}"#);
        assert_eq!((glance.choice, glance.may_withdraw), (None, true));
        assert_eq!(kind(r#"{"message":"done","id":3}"#), "done");
        assert_eq!(kind(r#"{"message":"people"}"#), "heard");
    }
}
