//! Whatever a client sends gets its typed error or is cut off, and nobody else notices.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use table::{PersonId, Refused, Request, TableId, Until};
use tabletop::{Chance as _, FastChance, Form, Seat, Wish};
use tokio::io::AsyncReadExt as _;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use wire::{ClientMessage, Problem, Sought};

use crate::client::{Guest, Said, Socket, http};
use crate::house::House;
use crate::play::{Player, begin, step};

/// The trouble that answers a text which is no message.
async fn trouble(player: &mut Player, text: &str) -> (Option<u32>, Problem) {
    player.socket.send(text).await;
    player
        .socket
        .until(|said| {
            let Said::Trouble { id, trouble } = said else { return None };
            Some((*id, trouble.problem.clone()))
        })
        .await
}

/// Reads to the end: the last trouble, and the number with which the socket was closed.
async fn farewell(socket: &mut Socket) -> (Option<Problem>, Option<u16>) {
    let mut last = None;
    loop {
        let message = tokio::time::timeout(Duration::from_secs(20), socket.stream.next()).await;
        match message.expect("the server closes the socket") {
            Some(Ok(Message::Text(text))) => {
                if let Ok(Said::Trouble { trouble, .. }) = serde_json::from_str(&text) {
                    last = Some(trouble.problem);
                }
            }
            Some(Ok(Message::Close(frame))) => return (last, frame.map(|frame| frame.code.into())),
            Some(Ok(_)) => {}
            Some(Err(_)) | None => return (last, None),
        }
    }
}

/// Other tables go on as if nothing had happened.
async fn unharmed(players: &mut [Player], luck: &mut FastChance) {
    for _ in 0..3 {
        assert!(step(players, luck).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_message_is_answered_and_changes_nothing() {
    let house = House::new().await;
    let mut players = begin(&house, 2, json!({})).await;
    let table = players[0].table;
    let board = players[0].board.clone();
    let deep = format!("{}{}", "[".repeat(5000), "]".repeat(5000));
    let texts = [
        String::new(),
        "{".to_owned(),
        "null".to_owned(),
        "[]".to_owned(),
        "\u{0}".to_owned(),
        r#"{"message":"dance","id":1}"#.to_owned(),
        r#"{"message":"ping"}"#.to_owned(),
        r#"{"message":"ping","id":-1}"#.to_owned(),
        r#"{"message":"ping","id":1,"more":2}"#.to_owned(),
        r#"{"message":"watch","id":1,"with":{"table":"here"}}"#.to_owned(),
        format!(
            r#"{{"message":"ask","id":1,"with":{{"table":"{table}","request":{{"request":"sit","with":{{"seat":"Q"}}}}}}}}"#
        ),
        format!(r#"{{"message":"ask","id":1,"with":{{"table":"{table}","request":{deep}}}}}"#),
        deep,
    ];
    for text in texts {
        let (_, problem) = trouble(&mut players[0], &text).await;
        assert!(matches!(problem, Problem::Malformed { .. }), "{text}: {problem:?}");
    }
    let back = Player::at(&players[0].guest.clone(), table).await;
    assert_eq!(back.board, board);
    unharmed(&mut players, &mut FastChance::new(1)).await;
}

/// Messages at random: cut, mixed, with other numbers, seats, tables and people in them.
#[tokio::test(flavor = "multi_thread")]
async fn messages_at_random_get_one_answer_each_and_harm_nobody() {
    let house = House::with(|config| {
        config.limits.sayings_at_once = 1_000_000;
    })
    .await;
    let mut bystanders = begin(&house, 2, json!({})).await;
    let mut players = begin(&house, 2, json!({})).await;
    let mut luck = FastChance::new(7);
    let tables = [players[0].table, bystanders[0].table, TableId::from_random(5)];
    for n in 0..3000_u32 {
        let table = tables[luck.below(3) as usize];
        let message = random_message(&mut luck, table, &players[0]).numbered(n);
        let mut text = serde_json::to_string(&message).expect("a message");
        let mangled = luck.below(4) == 0;
        if mangled {
            mangle(&mut text, &mut luck);
        }
        let player = &mut players[luck.below(2) as usize];
        player.socket.send(text.clone()).await;
        let answered = player
            .socket
            .until(|said| {
                if let Said::Done { id } = said {
                    return Some(Some(*id));
                }
                let Said::Trouble { id, .. } = said else { return None };
                Some(*id)
            })
            .await;
        assert!(mangled || answered == Some(n), "{text} was answered with {answered:?}");
    }
    unharmed(&mut bystanders, &mut luck).await;
}

fn mangle(text: &mut String, luck: &mut FastChance) {
    let mut bytes = std::mem::take(text).into_bytes();
    for _ in 0..=luck.below(3) {
        let at = luck.below(bytes.len() as u32) as usize;
        match luck.below(3) {
            0 => bytes.truncate(at.max(1)),
            1 => bytes[at] = b' ' + luck.below(94) as u8,
            _ => bytes.insert(at, b' ' + luck.below(94) as u8),
        }
    }
    *text = String::from_utf8(bytes).expect("all of it is plain");
}

fn random_message(luck: &mut FastChance, table: TableId, player: &Player) -> ClientMessage {
    let person = if luck.below(2) == 0 {
        player.guest.person.parse().expect("an id")
    } else {
        PersonId::from_random(u64::from(luck.below(9)))
    };
    match luck.below(10) {
        0 => ClientMessage::Watch {
            table,
            after: Some(luck.below(50)),
            eyes: None,
            open: false,
            form: Form::View,
        },
        4 => ClientMessage::Watch { table, after: None, eyes: Some(person), open: false, form: Form::View },
        5 => ClientMessage::Recall { table, seq: luck.below(50) },
        1 => ClientMessage::Unwatch { table },
        2 => ClientMessage::Mute { person, muted: luck.below(2) == 0 },
        3 => ClientMessage::Report { table, person, text: "x".repeat(luck.below(600) as usize) },
        _ => ClientMessage::Ask { table, request: random_request(luck, player) },
    }
}

fn random_request(luck: &mut FastChance, player: &Player) -> Request {
    let seat = Seat::new(luck.below(5) as usize);
    let question = luck.below(6);
    let choices = player.prompt().map(|prompt| prompt.choices.clone()).unwrap_or_default();
    let action = choices.get(luck.below(9) as usize).cloned().unwrap_or_else(|| "lay 9 9".to_owned());
    let yes = luck.below(2) == 0;
    match luck.below(18) {
        0 => Request::Sit { seat, colour: None },
        1 => Request::Leave,
        2 => Request::SeatBot { seat, level: ["random", "grand"][luck.below(2) as usize].to_owned() },
        3 => Request::Clear { seat },
        4 => Request::Start,
        5 => Request::Cancel,
        6 => Request::Replace { seat },
        7 => Request::Undo { question },
        8 => Request::Seal { question, actions: vec![action] },
        9 => Request::Withdraw,
        10 => Request::Stand { until: Some(Until::SomebodyPlays) },
        11 => Request::Say { text: "y".repeat(luck.below(600) as usize) },
        12 => Request::Vote { matter: table::Matter::ALL[luck.below(4) as usize], yes },
        13 => Request::Return,
        14 => Request::Resume,
        15 => Request::Hold { hold: yes },
        16 => Request::Wish { wishes: [("order".repeat(1 + question as usize / 2), Wish::Never)].into() },
        _ => Request::Choose { question, action },
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn stale_answers_forged_seats_and_foreign_tables_are_refused() {
    let house = House::new().await;
    let mut players = begin(&house, 2, json!({})).await;
    let mut others = begin(&house, 2, json!({})).await;
    let foreign = others[0].table;
    let question = players[0].prompt().expect("asked").question;
    let refused = |problem: Problem| {
        let Problem::Refused { refused } = problem else { panic!("{problem:?}") };
        refused
    };
    let stale = players[0].ask(Request::Seal { question: 99, actions: Vec::new() }).await.unwrap_err();
    assert_eq!(refused(stale), Refused::Stale { given: 99, asked: question });
    let unseen = players[0].socket.ask(foreign, Request::Start).await.unwrap_err();
    assert_eq!(unseen, Problem::NotWatching);
    players[0].socket.watch(foreign, None).await.expect("spectators are welcome there");
    for request in [
        Request::Choose { question: 1, action: "site 1".to_owned() },
        Request::Withdraw,
        Request::Resign,
        Request::Leave,
        Request::Vote { matter: table::Matter::Abandon, yes: true },
    ] {
        let problem = players[0].socket.ask(foreign, request.clone()).await.unwrap_err();
        assert_eq!(refused(problem), Refused::NotSeated, "{request:?}");
    }
    let hosts = players[0].socket.ask(foreign, Request::Replace { seat: Seat::B }).await.unwrap_err();
    assert!(
        matches!(hosts, Problem::StillHere | Problem::Refused { refused: Refused::NotTheHost }),
        "{hosts:?}"
    );
    let taken =
        players[0].socket.ask(foreign, Request::Sit { seat: Seat::A, colour: None }).await.unwrap_err();
    assert_eq!(refused(taken), Refused::Begun);
    let nowhere = players[0].socket.watch(TableId::from_random(77), None).await.unwrap_err();
    assert_eq!(nowhere, Problem::NotFound { what: Sought::Table });
    let illegal =
        players[0].ask(Request::Choose { question, action: "lay 1 5".to_owned() }).await.unwrap_err();
    assert!(matches!(refused(illegal), Refused::Illegal { .. }));
    unharmed(&mut others, &mut FastChance::new(2)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn giant_messages_and_bytes_close_the_socket_with_their_reason() {
    let house = House::new().await;
    let mut players = begin(&house, 2, json!({})).await;
    let guest = players[1].guest.clone();
    let mut giant = Player::at(&guest, players[0].table).await;
    giant.socket.send("x".repeat(17 * 1024)).await;
    assert_eq!(farewell(&mut giant.socket).await, (Some(Problem::TooLarge { most: 16 * 1024 }), Some(1009)));
    // What is far too large is not even read, and then the last words may get lost.
    let mut monster = Player::at(&guest, players[0].table).await;
    let _ = monster.socket.stream.send(Message::text("x".repeat(1024 * 1024))).await;
    let code = farewell(&mut monster.socket).await.1;
    assert!(matches!(code, Some(1009) | None), "{code:?}");
    let mut bytes = Player::at(&guest, players[0].table).await;
    bytes.socket.stream.send(Message::binary(vec![1, 2, 3])).await.expect("it is open");
    assert_eq!(farewell(&mut bytes.socket).await, (Some(Problem::NotText), Some(1008)));
    unharmed(&mut players, &mut FastChance::new(3)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_messages_closes_the_socket() {
    let house = House::with(|config| config.limits.messages_at_once = 10).await;
    let guest = Guest::new(house.address(), "Flood").await;
    let table = guest.open(json!({})).await;
    let mut player = Player::at(&guest, table).await;
    for id in 0..50 {
        player.socket.send(format!(r#"{{"message":"ping","id":{id}}}"#)).await;
    }
    let (problem, code) = farewell(&mut player.socket).await;
    assert!(matches!(problem, Some(Problem::TooFast { .. })) && code == Some(1008), "{problem:?} {code:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_reader_is_cut_off_and_told_what_it_missed_when_it_comes_back() {
    let house = House::with(|config| {
        config.limits.outbox = 4;
        config.limits.sayings_at_once = 1_000_000;
    })
    .await;
    let mut players = begin(&house, 2, json!({})).await;
    let table = players[0].table;
    let slow = Guest::new(house.address(), "Slow").await;
    let mut sleeper = slow.narrow_socket().await;
    let seq = players[0].seq;
    // It asks again and again for the whole table and reads nothing, until the way to it is full.
    for id in 0..2000 {
        sleeper
            .send(format!(r#"{{"message":"watch","id":{id},"with":{{"table":"{table}","after":0}}}}"#))
            .await;
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    let said = 40;
    for n in 0..said {
        players[0].ask(Request::Say { text: n.to_string() }).await.expect("one may speak");
        players[0].read_next().await;
        players[1].read_next().await;
    }
    let (problem, code) = farewell(&mut sleeper).await;
    // Whether the last words arrive depends on how much was under way.
    assert!(code.is_none() || (problem, code) == (Some(Problem::TooSlow), Some(4000)));
    let back = Player::back(&slow, table, Some(seq)).await;
    assert_eq!(back.frames.len(), said);
    unharmed(&mut players, &mut FastChance::new(4)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn half_open_sockets_are_noticed() {
    let house = House::with(|config| config.limits.silence = 1).await;
    let guest = Guest::new(house.address(), "Quiet").await;
    let table = guest.open(json!({})).await;
    // A raw connection that never answers anything, not even a ping.
    let mut stream = TcpStream::connect(house.address()).await.expect("the server listens");
    let request = format!(
        "GET /api/socket HTTP/1.1\r\nHost: {}\r\nOrigin: {}\r\nCookie: {}\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        house.address(),
        guest.origin(),
        guest.cookie
    );
    stream.write_all(request.as_bytes()).await.expect("the server reads");
    let mut everything = Vec::new();
    let closed = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut everything)).await;
    assert!(closed.is_ok(), "the server waits for ever");
    let metrics = http(house.address(), "GET", "/metrics", "", "").await.body;
    assert!(metrics.contains("durbar_sockets 0"), "{metrics}");
    let _ = table;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_sockets_are_refused_by_person_and_address() {
    let house = House::with(|config| {
        config.limits.sockets_per_person = 2;
        config.limits.sockets_per_address = 3;
    })
    .await;
    let guest = Guest::new(house.address(), "Many").await;
    let first = guest.socket().await;
    let _second = guest.socket().await;
    assert_eq!(guest.try_socket().await.err(), Some(429));
    let other = Guest::new(house.address(), "Other").await;
    let _third = other.socket().await;
    assert_eq!(other.try_socket().await.err(), Some(429), "the address has its share");
    drop(first);
    let mut tries = 0;
    while guest.try_socket().await.is_err() {
        tries += 1;
        assert!(tries < 200, "a closed socket gives its place back");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_of_other_sites_and_of_nobody_are_refused() {
    let house = House::new().await;
    let guest = Guest::new(house.address(), "Anna").await;
    for foreign in ["https://elsewhere.example", "null", ""] {
        assert_eq!(guest.socket_from(foreign).await.err(), Some(403), "{foreign:?}");
    }
    assert!(guest.socket_from(&format!("http://{}", house.address())).await.is_ok());
    let nobody = Guest { cookie: "durbar=0000".to_owned(), ..guest };
    assert_eq!(nobody.try_socket().await.err(), Some(401));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_wrong_order_is_refused() {
    let house = House::new().await;
    let guest = Guest::new(house.address(), "Anna").await;
    let table = guest.open(json!({})).await;
    let mut socket = guest.socket().await;
    assert_eq!(socket.ask(table, Request::Start).await, Err(Problem::NotWatching));
    assert_eq!(socket.say(ClientMessage::Unwatch { table }).await, Err(Problem::NotWatching));
    socket.watch(table, None).await.expect("it can be watched");
    let refused = |refused| Err(Problem::Refused { refused });
    assert_eq!(socket.ask(table, Request::Start).await, refused(Refused::SeatOpen));
    assert_eq!(socket.ask(table, Request::Withdraw).await, refused(Refused::NotBegun));
    let choose = Request::Choose { question: 0, action: "site 1".to_owned() };
    assert_eq!(socket.ask(table, choose).await, refused(Refused::NotBegun));
    assert_eq!(socket.ask(table, Request::Return).await, refused(Refused::NotBegun));
    let rematch = Request::Vote { matter: table::Matter::Rematch, yes: true };
    assert_eq!(socket.ask(table, rematch).await, refused(Refused::NotOver));
    assert!(matches!(
        socket.ask(table, Request::SeatBot { seat: Seat::B, level: "grand".to_owned() }).await,
        Err(Problem::Invalid { .. })
    ));
    let value: Value =
        serde_json::from_str(&guest.get(&format!("/api/tables/{table}")).await.body).expect("a table");
    assert_eq!(value["seats"][1]["sitter"]["sitter"], "open");
}
