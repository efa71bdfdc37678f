//! People at a table: who may do what, who hears what.

use serde_json::{Value, json};
use table::{Colour, Matter, News, Request, Sitter, Stage, Until};
use tabletop::{FastChance, Seat, Wish};
use wire::{ClientMessage, Problem};

use crate::client::{Guest, Said, http};
use crate::house::{House, sources};
use crate::play::{Player, begin, step};

fn said(player: &Player) -> Vec<String> {
    let words = |news: &News<Value>| {
        let News::Said { text, .. } = news else { return None };
        Some(text.clone())
    };
    player.frames.iter().flat_map(|frame| &frame.news).filter_map(words).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn players_talk_among_themselves_if_the_table_says_so() {
    let house = House::new().await;
    let mut players = begin(&house, 2, json!({ "terms": { "private_chat": true } })).await;
    let stranger = Guest::new(house.address(), "Stranger").await;
    let mut spectator = Player::at(&stranger, players[0].table).await;
    let (own, seq) = (players[1].seq, spectator.seq);
    players[0].ask(Request::Say { text: "between us".to_owned() }).await.expect("one may speak");
    spectator.ask(Request::Say { text: "to all".to_owned() }).await.expect("one may speak");
    players[1].read_to(own + 2).await;
    spectator.read_to(seq + 1).await;
    assert_eq!(said(&players[1]), ["between us", "to all"]);
    assert_eq!(said(&spectator), ["to all"], "and its number has no gap");
    step(&mut players[..], &mut FastChance::new(1)).await;
    spectator.read_to(seq + 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_muted_is_not_read_and_numbers_go_on() {
    let house = House::new().await;
    let mut players = begin(&house, 2, json!({})).await;
    let loud = players[0].guest.person.parse().expect("an id");
    players[1].socket.say(ClientMessage::Mute { person: loud, muted: true }).await.expect("they are known");
    let seq = players[1].seq;
    players[0].ask(Request::Say { text: "noise".to_owned() }).await.expect("one may speak");
    players[1].read_to(seq + 1).await;
    assert_eq!(said(&players[1]), Vec::<String>::new());
    let back = Player::back(&players[1].guest.clone(), players[1].table, Some(0)).await;
    assert_eq!(said(&back), Vec::<String>::new(), "not on another device either");
    assert_eq!(back.frames.len() as u32, back.seq);
    let answer = players[1].guest.get("/api/me").await;
    assert!(answer.body.contains(&players[0].guest.person), "{}", answer.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_has_limits_of_length_and_rate() {
    let house = House::with(|config| config.limits.sayings_at_once = 2).await;
    let mut players = begin(&house, 2, json!({})).await;
    let mut say = async |text: String| players[0].ask(Request::Say { text }).await;
    assert!(matches!(say("x".repeat(501)).await, Err(Problem::Refused { .. })));
    assert_eq!(say("x".repeat(500)).await, Ok(()));
    assert!(matches!(say("again".to_owned()).await, Err(Problem::TooFast { .. })));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_spectators_shows_itself_only_until_it_begins() {
    let house = House::new().await;
    let anna = Guest::new(house.address(), "Anna").await;
    let stranger = Guest::new(house.address(), "Stranger").await;
    let terms = json!({ "spectators": false });
    let table = anna.open(json!({ "terms": terms, "bots": { "B": "random" } })).await;
    let mut watcher = Player::at(&stranger, table).await;
    let mut host = Player::at(&anna, table).await;
    host.ask(Request::Start).await.expect("all sit");
    let problem = watcher
        .socket
        .until(|said| {
            let Said::Gone { trouble, .. } = said else { return None };
            Some(trouble.problem.clone())
        })
        .await;
    assert_eq!(problem, Problem::NoSpectators);
    let said = watcher.ask(Request::Say { text: "but I am still here".to_owned() }).await;
    assert_eq!(said, Err(Problem::NoSpectators), "nor does anybody hear them");
    assert_eq!(stranger.socket().await.watch(table, None).await, Err(Problem::NoSpectators));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_seats_bots_removes_people_and_calls_off() {
    let house = House::new().await;
    let anna = Guest::new(house.address(), "Anna").await;
    let ben = Guest::new(house.address(), "Ben").await;
    let table = anna.open(json!({ "players": 3 })).await;
    let mut host = Player::at(&anna, table).await;
    let mut guest = Player::at(&ben, table).await;
    let purple = Request::Sit { seat: Seat::B, colour: Some(Colour::Purple) };
    guest.ask(purple).await.expect("the seat is free");
    assert!(matches!(guest.ask(Request::Clear { seat: Seat::A }).await, Err(Problem::Refused { .. })));
    host.ask(Request::Clear { seat: Seat::B }).await.expect("they are the host");
    host.ask(Request::SeatBot { seat: Seat::B, level: "novice".to_owned() }).await.expect("the seat is free");
    host.read_to(4).await;
    assert_eq!(host.board.status.seats[1].sitter, Sitter::Bot { level: "novice".to_owned() });
    assert!(matches!(host.ask(Request::Start).await, Err(Problem::Refused { .. })), "a seat is open");
    host.ask(Request::Cancel).await.expect("they are the host");
    host.read_to(5).await;
    assert!(matches!(host.board.status.stage, Stage::Closed { .. }));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vanished_player_is_replaced_by_a_bot_and_can_come_back() {
    let house = House::with(|config| config.limits.vanished = 0).await;
    let mut players = begin(&house, 2, json!({})).await;
    let here = players[0].ask(Request::Replace { seat: Seat::B }).await;
    assert_eq!(here, Err(Problem::StillHere));
    let gone = players.pop().expect("there are two");
    let (guest, table) = (gone.guest.clone(), gone.table);
    drop(gone);
    let mut host = players.pop().expect("there was one more");
    while host.ask(Request::Replace { seat: Seat::B }).await.is_err() {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    let mut back = Player::at(&guest, table).await;
    let Sitter::Person { away, .. } = back.board.status.seats[1].sitter else {
        panic!("a person sits there")
    };
    assert!(away);
    back.ask(Request::Return).await.expect("the seat is theirs");
    back.read_next().await;
    let Sitter::Person { away, .. } = back.board.status.seats[1].sitter else {
        panic!("a person sits there")
    };
    assert!(!away);
}

#[tokio::test(flavor = "multi_thread")]
async fn all_agree_to_rest_and_to_go_on() {
    let house = House::new().await;
    let mut players = begin(&house, 2, json!({})).await;
    let vote = |matter| Request::Vote { matter, yes: true };
    players[0].ask(vote(Matter::Pause)).await.expect("the game runs");
    players[0].read_next().await;
    assert!(matches!(players[0].board.status.stage, Stage::Playing));
    players[1].ask(vote(Matter::Pause)).await.expect("the game runs");
    players[0].read_next().await;
    assert!(matches!(players[0].board.status.stage, Stage::Paused));
    assert!(players[0].prompt().is_none());
    players[0].ask(Request::Resume).await.expect("they are the host");
    players[0].read_next().await;
    assert!(players[0].prompt().is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_an_onlooker_said_is_theirs() {
    let house = House::new().await;
    let players = begin(&house, 2, json!({})).await;
    let (table, other) = (players[0].table, players[1].guest.person.clone());
    let stranger = Guest::new(house.address(), "Stranger").await;
    let mut spectator = Player::at(&stranger, table).await;
    spectator.ask(Request::Say { text: "what a move".to_owned() }).await.expect("one may speak");
    let about = other.parse().expect("an id");
    let text = "cheats".to_owned();
    spectator.socket.say(ClientMessage::Report { table, person: about, text }).await.expect("one may report");
    let data: Value = serde_json::from_str(&stranger.get("/api/me/data").await.body).expect("a document");
    assert_eq!(data["tables"], json!([]));
    assert_eq!(data["said"][0]["text"], "what a move");
    let report = &data["reports"][0];
    assert_eq!((&report["text"], &report["about"]), (&json!("cheats"), &json!(other)));
    assert_eq!(stranger.delete("/api/me").await.status, 204);
    let back = Player::back(&players[0].guest, table, Some(0)).await;
    assert_eq!(said(&back), ["…"]);
    let store = store::Store::open(&server::database(house.data()), store::Tuning::default()).await;
    let store = store.expect("the store can be read beside the server");
    let kept = store.table(table).await.expect("it can be read").expect("it is there");
    assert!(!kept.entries.concat().contains("what a move"), "on the disk neither");
    assert!(
        store.reports(None, 9).await.expect("it can be read").iter().all(|one| one.report.text.is_empty())
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_forgotten_stands_in_no_file() {
    let house = House::new().await;
    let (name, words) = ("Xanthippe", "a most particular remark");
    let guest = Guest::new(house.address(), name).await;
    let table = guest.open(json!({})).await;
    let mut speaker = Player::at(&guest, table).await;
    for _ in 0..3 {
        speaker.ask(Request::Say { text: words.to_owned() }).await.expect("one may speak");
    }
    let holds = |trace: &str| {
        let files = house.data().read_dir().expect("a folder").map(|file| file.expect("a file").path());
        let has = |path: &std::path::Path| {
            let bytes = std::fs::read(path).expect("it can be read");
            bytes.windows(trace.len()).any(|part| part == trace.as_bytes())
        };
        files.filter(|path| has(path)).collect::<Vec<_>>()
    };
    assert!(!holds(name).is_empty() && !holds(words).is_empty(), "they stand somewhere");
    assert_eq!(guest.delete("/api/me").await.status, 204);
    assert_eq!((holds(name), holds(words)), (Vec::new(), Vec::new()));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_somebody_changes_holds_on_all_their_sockets() {
    let house = House::with(|config| config.sources = sources(1)).await;
    let anna = Guest::new(house.address(), "Anna").await;
    let ben = Guest::new(house.address(), "Ben").await;
    let days = json!({ "terms": { "pace": { "pace": "days", "hours": 1 } } });
    let table = anna.open(days).await;
    let mut host = Player::at(&anna, table).await;
    let mut window = Player::at(&ben, table).await;
    let loud = anna.person.parse().expect("an id");
    let mut other = ben.socket().await;
    other.say(ClientMessage::Mute { person: loud, muted: true }).await.expect("this person is known");
    host.ask(Request::Say { text: "noise".to_owned() }).await.expect("one may speak");
    window.read_next().await;
    assert_eq!(said(&window), Vec::<String>::new(), "muted on another socket");
    // The clock of this house stands at 1:46.
    let quiet = ben.patch("/api/me", &json!({ "quiet": { "from": 60, "to": 120 } })).await;
    assert_eq!(quiet.status, 200, "{}", quiet.body);
    window.ask(Request::Sit { seat: Seat::B, colour: None }).await.expect("the seat is free");
    host.ask(Request::Start).await.expect("all sit");
    host.read_to(4).await;
    let seats = &host.board.status.seats;
    let left =
        |seat: usize| seats[seat].deadline.expect("a clock runs").since(seats[seat].asked.expect("asked"));
    assert_eq!((left(0), left(1) > left(0)), (3_600_000, true), "the player sleeps until two");
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_do_not_tell_of_what_somebody_wants_to_be_asked() {
    let house = House::new().await;
    let mut players = begin(&house, 2, json!({})).await;
    let table = players[0].table;
    let changed = async || -> Vec<Value> {
        let mut changed = Vec::new();
        for path in [format!("/api/tables/{table}"), "/api/tables?list=running".to_owned()] {
            let answer = http(house.address(), "GET", &path, "", "").await;
            let body: Value = serde_json::from_str(&answer.body).expect("a document");
            changed.push(body.pointer("/tables/0/changed").unwrap_or(&body["changed"]).clone());
        }
        changed
    };
    let before = changed().await;
    tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    players[1].ask(Request::Stand { until: Some(Until::NextRound) }).await.expect("the game runs");
    players[1].ask(Request::Hold { hold: true }).await.expect("the game runs");
    players[1]
        .ask(Request::Wish { wishes: [("order".to_owned(), Wish::Never)].into() })
        .await
        .expect("it runs");
    assert_eq!(changed().await, before);
    players[1].ask(Request::Say { text: "hello".to_owned() }).await.expect("one may speak");
    assert_ne!(changed().await, before);
}
