//! `durbar load`, against a small server that speaks the protocol for a game of no rules.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use futures_util::{SinkExt as _, StreamExt as _};
use table::{
    Board, Colour, Frame, Matter, Pace, PersonId, Prompt, Request, SeatStatus, Sitter, Stage, Status,
    TableId, Terms, Time,
};
use tabletop::game::{Outcome, Standing};
use tabletop::{BySeat, Seat};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::handshake::server as handshake;
use wire::socket::{About, Known};
use wire::{ClientMessage, Problem, ServerMessage};

use crate::{Dir, Run, durbar, json_lines, read};

type Said = ServerMessage<(), (), ()>;
type Answer = Result<(), Problem>;

const PLAYERS: usize = 2;
/// So many plans make a game.
const PLANS: u32 = 20;

/// A server with tables of two. At each the players are asked all the time, one choice for a plan.
#[derive(Default)]
struct Mock {
    tables: BTreeMap<TableId, Table>,
    guests: u64,
}

struct Table {
    people: Vec<PersonId>,
    begun: bool,
    plans: u32,
    /// The question each is asked, and whether he has chosen.
    asked: [(u32, bool); PLAYERS],
    votes: u32,
    rematch: Option<TableId>,
    seq: u32,
    outboxes: Vec<(PersonId, mpsc::UnboundedSender<Said>)>,
}

impl Table {
    fn new(people: Vec<PersonId>, begun: bool) -> Table {
        let outboxes = Vec::new();
        Table {
            people,
            begun,
            plans: 0,
            asked: [(1, false); PLAYERS],
            votes: 0,
            rematch: None,
            seq: 1,
            outboxes,
        }
    }

    fn stage(&self) -> Stage {
        match self.plans {
            _ if !self.begun => Stage::Gathering,
            PLANS.. => {
                let standing = Standing { place: 1, points: 0 };
                Stage::Finished { outcome: Outcome(BySeat::filled(PLAYERS, standing)) }
            }
            _ => Stage::Playing,
        }
    }

    fn seat(&self, person: PersonId) -> Option<usize> {
        self.people.iter().position(|other| *other == person)
    }

    fn prompt(&self, person: PersonId) -> Option<Prompt<()>> {
        let (question, chosen) = self.asked[self.seat(person)?];
        (self.stage() == Stage::Playing).then(|| Prompt {
            question,
            choices: if chosen { Vec::new() } else { vec!["pass".to_owned(), "buy".to_owned()] },
            draft: Vec::new(),
            chosen: chosen.into(),
            may_seal: chosen,
            window: false,
            drafted: None,
        })
    }

    fn board(&self, person: PersonId) -> Board<()> {
        let sitter = |n: usize| match self.people.get(n) {
            Some(&person) => Sitter::Person { person, away: false, resigned: false },
            None => Sitter::Open,
        };
        let seat = |n| SeatStatus {
            sitter: sitter(n),
            colour: Colour::Blue,
            asked: Some(table::Time(0)),
            deadline: None,
            left: None,
        };
        let status = Status {
            stage: self.stage(),
            seats: (0..PLAYERS).map(seat).collect(),
            votes: Vec::new(),
            commitment: None,
            rematch: self.rematch,
        };
        Board { status, view: Some(()), prompt: self.prompt(person), may_withdraw: false, standing: None }
    }

    fn tell_everybody(&mut self, table: TableId) {
        self.seq += 1;
        for (person, outbox) in &self.outboxes {
            let frame =
                Frame { seq: self.seq, at: Time(0), news: Vec::new(), board: Some(self.board(*person)) };
            drop(outbox.send(Said::Frame { table, frame }));
        }
    }

    fn shown(&self, table: TableId, person: PersonId) -> Said {
        let terms = Terms {
            pace: Pace::Free,
            open_counting: true,
            spectators: true,
            private_chat: false,
            public: false,
            stand_in: String::new(),
        };
        let about = About {
            table,
            game: "none".to_owned(),
            options: (),
            edition: String::new(),
            terms,
            host: self.people[0],
            halted: None,
        };
        let seat = self.seat(person).map(Seat::new);
        Said::Table { about, seat, seq: self.seq, board: self.board(person), missed: Vec::new() }
    }
}

impl Mock {
    // The clients of a load test ask for few of all the things there are.
    #[allow(clippy::wildcard_enum_match_arm)]
    fn ask(
        &mut self,
        id: TableId,
        me: PersonId,
        request: Request,
        outbox: &mpsc::UnboundedSender<Said>,
    ) -> Answer {
        let next = TableId::from_random(id.number() + 1_000_000);
        let table = self.tables.get_mut(&id).ok_or(Problem::NotWatching)?;
        let seat = table.seat(me);
        if table.plans >= PLANS && !matches!(request, Request::Vote { .. }) {
            // Another's plan was the last one.
            return Err(table::Refused::Over.into());
        }
        match request {
            Request::Sit { .. } => table.people.push(me),
            Request::Start => table.begun = true,
            Request::Choose { question, .. } => {
                let asked = &mut table.asked[seat.ok_or(Problem::NotWatching)?];
                assert_eq!(*asked, (question, false));
                asked.1 = true;
                let prompt = table.prompt(me).ok_or(Problem::Failed)?;
                drop(outbox.send(Said::Draft { table: id, prompt }));
                return Ok(());
            }
            Request::Seal { question, actions } => {
                let asked = &mut table.asked[seat.ok_or(Problem::NotWatching)?];
                assert_eq!((*asked, actions.len()), ((question, true), 0));
                *asked = (question + 1, false);
                table.plans += 1;
            }
            Request::Vote { matter: Matter::Rematch, yes: true } => {
                table.votes += 1;
                if table.votes == PLAYERS as u32 {
                    table.rematch = Some(next);
                    let again = Table::new(table.people.clone(), true);
                    table.tell_everybody(id);
                    self.tables.insert(next, again);
                    return Ok(());
                }
            }
            other => panic!("nobody asks for {other:?}"),
        }
        table.tell_everybody(id);
        Ok(())
    }

    fn hear(&mut self, me: PersonId, message: ClientMessage, outbox: &mpsc::UnboundedSender<Said>) -> Said {
        let id = message.id();
        let answer = match message {
            ClientMessage::Watch { table, .. } => {
                let there = self.tables.get_mut(&table).expect("only tables that are there are watched");
                there.outboxes.push((me, outbox.clone()));
                drop(outbox.send(there.shown(table, me)));
                Ok(())
            }
            ClientMessage::Unwatch { table, .. } => {
                self.tables
                    .get_mut(&table)
                    .expect("it was watched")
                    .outboxes
                    .retain(|(other, _)| *other != me);
                Ok(())
            }
            ClientMessage::Ask { table, request, .. } => self.ask(table, me, request, outbox),
            other @ (ClientMessage::Mute { .. }
            | ClientMessage::Report { .. }
            | ClientMessage::Ping { .. }) => {
                panic!("nobody says {other:?}")
            }
        };
        match answer {
            Ok(()) => Said::Done { id },
            Err(problem) => Said::Trouble { id: Some(id), trouble: problem.into() },
        }
    }

    /// What is answered to a document: the status and the rest.
    fn answer(&mut self, request: &str) -> (u16, String, String) {
        if request.starts_with("POST /api/guests ") {
            self.guests += 1;
            return (201, format!("set-cookie: durbar={}; HttpOnly\r\n", self.guests), "{}".to_owned());
        }
        if request.starts_with("POST /api/tables ") && request.contains(r#""game":"eschnapur""#) {
            let host = person(request);
            let table = TableId::from_random(host.number());
            self.tables.insert(table, Table::new(vec![host], false));
            return (201, String::new(), format!(r#"{{"table":"{table}","link":"/t/{table}"}}"#));
        }
        let trouble = wire::Trouble::from(Problem::NotFound { what: "game".to_owned() });
        (404, String::new(), serde_json::to_string(&trouble).unwrap())
    }
}

/// Who sends the request, by his cookie.
fn person(request: &str) -> PersonId {
    let number = request.split("durbar=").nth(1).unwrap();
    let number: String = number.chars().take_while(char::is_ascii_digit).collect();
    PersonId::from_random(number.parse().unwrap())
}

async fn serve(listener: TcpListener) {
    let mock = Arc::<Mutex<Mock>>::default();
    while let Ok((stream, _)) = listener.accept().await {
        tokio::spawn(connection(stream, Arc::clone(&mock)));
    }
}

async fn connection(mut stream: TcpStream, mock: Arc<Mutex<Mock>>) {
    // Without it small messages wait for each other, and nothing else is measured.
    stream.set_nodelay(true).unwrap();
    let mut buffer = vec![0; 16 * 1024];
    let length = stream.peek(&mut buffer).await.unwrap();
    if buffer[..length].starts_with(b"GET /api/socket") {
        return socket(stream, mock).await;
    }
    loop {
        // Small documents on this machine come in one piece.
        let length = stream.read(&mut buffer).await.unwrap_or(0);
        if length == 0 {
            return;
        }
        let request = String::from_utf8_lossy(&buffer[..length]).into_owned();
        let (status, headers, body) = mock.lock().unwrap().answer(&request);
        let length = body.len();
        let answer = format!("HTTP/1.1 {status} -\r\ncontent-length: {length}\r\n{headers}\r\n{body}");
        stream.write_all(answer.as_bytes()).await.unwrap();
    }
}

async fn socket(stream: TcpStream, mock: Arc<Mutex<Mock>>) {
    let mut me = None;
    // The type of a refusal is the library's, however large.
    #[allow(clippy::result_large_err)]
    let look = |request: &handshake::Request, response: handshake::Response| {
        assert!(request.headers()["origin"].to_str().unwrap().starts_with("http://127.0.0.1:"));
        me = Some(person(request.headers()["cookie"].to_str().unwrap()));
        Ok(response)
    };
    let socket = tokio_tungstenite::accept_hdr_async(stream, look).await.unwrap();
    let me = me.unwrap();
    let (mut to, mut from) = socket.split();
    let (outbox, mut inbox) = mpsc::unbounded_channel::<Said>();
    let known = Known { person: me, name: "load".to_owned() };
    outbox.send(Said::Hello { protocol: wire::PROTOCOL, me: known, time: Time(0) }).unwrap();
    tokio::spawn(async move {
        while let Some(said) = inbox.recv().await {
            if to.send(Message::text(serde_json::to_string(&said).unwrap())).await.is_err() {
                return;
            }
        }
    });
    while let Some(Ok(Message::Text(text))) = from.next().await {
        let mut mock = mock.lock().unwrap();
        let answer = mock.hear(me, serde_json::from_str(&text).unwrap(), &outbox);
        drop(outbox.send(answer));
    }
}

/// Runs the command against the small server.
fn load(seconds: &str, more: &[&str]) -> Run {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
    let server = format!("http://{}", listener.local_addr().unwrap());
    runtime.spawn(serve(listener));
    let plan = [
        "load",
        "--server",
        &server,
        "--players",
        "2",
        "--tables",
        "3",
        "--seconds",
        seconds,
        "--warm-up",
        "0",
    ];
    durbar([&plan[..], more].concat())
}

#[test]
fn tables_are_played_and_everything_adds_up() {
    let pid = std::process::id().to_string();
    let out = load("1", &["--spectators", "1", "--json", "--pid", &pid]).fine();
    let summary = &json_lines(&out)[0];
    assert_eq!((&summary["tables"], &summary["sockets"]), (&3.into(), &9.into()));
    assert_eq!(summary["errors"].as_object().unwrap().len(), 0);
    let plans = summary["plans"].as_u64().unwrap();
    assert!(plans > 100, "{out}");
    assert!(summary["finished"].as_u64().unwrap() >= plans / u64::from(PLANS) - 3, "{out}");
    let columns = |row: &str| -> u64 {
        let columns = summary[row]["columns"].as_array().unwrap();
        columns.iter().map(|column| column[1].as_u64().unwrap()).sum()
    };
    assert_eq!(columns("done"), plans);
    // What is on its way when the time is over has not reached everybody.
    assert!(columns("everyone").abs_diff(plans) <= 6, "{out}");
    assert!(summary["memory"]["end"].as_u64().unwrap() > 0);
}

#[test]
fn a_rate_is_kept_and_told() {
    let dir = Dir::new();
    let report = dir.arg("load.html");
    let out = load("2", &["--rate", "200", "--report", &report]).fine();
    let rate = out.lines().find(|line| line.starts_with("plans per second ")).unwrap();
    let rate: f64 = rate.split_whitespace().last().unwrap().parse().unwrap();
    // A busy machine may lose some; none may be added.
    assert!((100.0..=211.0).contains(&rate), "{out}");
    assert!(out.contains("There were no errors.") && out.contains("until everyone has heard"), "{out}");
    assert!(read(report).contains("plans per second"));
}

#[test]
fn what_cannot_work_is_said_plainly() {
    let complaint = |arguments: &[&str]| durbar([&["load"], arguments].concat()).failed();
    let nobody = complaint(&["--server", "http://127.0.0.1:1", "--tables", "1"]);
    assert!(nobody.contains("cannot reach http://127.0.0.1:1: is the server running there?"), "{nobody}");
    assert!(complaint(&["--server", "https://durbar.example"]).contains("speaks no TLS"));
    assert!(complaint(&["--pid", "4294967295"]).contains("no process 4294967295"));
    let unknown = load("1", &["--game", "chess"]).failed();
    assert!(unknown.contains("the server refuses: there is no such game"), "{unknown}");
}
