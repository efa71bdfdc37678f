//! Several people on one device: they hand it round.

use serde_json::{Value, json};
use table::{Board, Request, TableId};
use tabletop::Seat;
use wire::{ClientMessage, Problem};

use crate::client::{Guest, Said, Socket};
use crate::house::House;

/// A companion of somebody, by id.
async fn companion(of: &Guest, name: &str) -> String {
    let answer = of.post("/api/companions", &json!({ "name": name })).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let known: Value = serde_json::from_str(&answer.body).expect("a person");
    known["person"].as_str().expect("an id").to_owned()
}

/// Anna and Carla play on one device, and Ben on another.
struct Evening {
    anna: Guest,
    ben: Guest,
    carla: String,
    table: TableId,
    house: House,
}

impl Evening {
    async fn begin() -> Evening {
        let house = House::new().await;
        let anna = Guest::new(house.address(), "Anna").await;
        let ben = Guest::new(house.address(), "Ben").await;
        let carla = companion(&anna, "Carla").await;
        let table = anna.open(json!({ "players": 3, "companions": { "B": carla } })).await;
        let mut bens = ben.socket().await;
        bens.watch(table, None).await.expect("everybody may come");
        bens.ask(table, Request::Sit { seat: Seat::C, colour: None }).await.expect("the seat is free");
        let mut annas = anna.socket().await;
        annas.watch(table, None).await.expect("it is Anna's table");
        annas.ask(table, Request::Start).await.expect("all sit");
        Evening { anna, ben, carla, table, house }
    }
}

/// How the table stands, as it was last shown to these eyes.
async fn shown(socket: &mut Socket) -> (Option<Seat>, Board<Value, Value>) {
    socket
        .until(|said| {
            let Said::Table { seat, board, .. } = said else { return None };
            Some((*seat, board.clone()))
        })
        .await
}

/// Who is here, by name.
async fn here(socket: &mut Socket) -> Vec<(String, bool)> {
    socket
        .until(|said| {
            let Said::People { people, .. } = said else { return None };
            Some(people.iter().map(|one| (one.name.clone(), one.here)).collect())
        })
        .await
}

/// Chooses the first that can be chosen until the plan is whole, and seals it.
async fn play(socket: &mut Socket, table: TableId, board: &Board<Value, Value>) {
    let mut prompt = board.prompt.clone().expect("they are asked");
    while !prompt.may_seal {
        let (question, action) = (prompt.question, prompt.choices[0].clone());
        socket.ask(table, Request::Choose { question, action }).await.expect("it is offered");
        let drafted =
            |said: &Said| if let Said::Draft { prompt, .. } = said { Some(prompt.clone()) } else { None };
        prompt = socket.until(drafted).await;
    }
    let seal = Request::Seal { question: prompt.question, actions: Vec::new() };
    socket.ask(table, seal).await.expect("the plan is whole");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_is_handed_round() {
    let Evening { anna, carla, table, house: _house, .. } = Evening::begin().await;
    let mut device = anna.socket().await;
    device.watch(table, None).await.expect("Anna's table");
    let (seat, board) = shown(&mut device).await;
    assert_eq!(seat, Some(Seat::A));
    play(&mut device, table, &board).await;
    device.watch_as(table, &carla).await.expect("Carla plays on this device");
    let (seat, board) = shown(&mut device).await;
    assert_eq!(seat, Some(Seat::B));
    play(&mut device, table, &board).await;
    device.watch(table, None).await.expect("back to Anna's eyes");
    let (seat, board) = shown(&mut device).await;
    assert_eq!(seat, Some(Seat::A));
    let asked: Vec<bool> = board.status.seats.iter().map(|seat| seat.asked.is_some()).collect();
    assert_eq!(asked, [false, false, true], "only Ben has not chosen sites");
}

/// Between two of them everybody looks at the device: it shows what anybody may see, and they are still here.
#[tokio::test(flavor = "multi_thread")]
async fn a_device_shows_what_lies_open_while_all_look_at_it() {
    let Evening { anna, carla, table, house: _house, .. } = Evening::begin().await;
    let mut device = anna.socket().await;
    device.watch_as(table, &carla).await.expect("Carla plays on this device");
    let (_, board) = shown(&mut device).await;
    play(&mut device, table, &board).await;
    device.watch_openly(table, &carla).await.expect("they sit here, whether others may look on or not");
    let (seat, board) = shown(&mut device).await;
    assert_eq!((seat, &board.prompt, board.may_withdraw), (None, &None, false));
    let view = board.view.expect("a game runs");
    assert_eq!(view["observer"], serde_json::json!({ "observer": "spectator" }));
    assert_eq!(here(&mut device).await.iter().filter(|(_, here)| *here).count(), 2, "both who share it");
    // What is asked is still asked by Carla, but what Carla drafts is not for everybody.
    device.ask(table, Request::Withdraw).await.expect("Carla's sites");
    device.ask(table, Request::Reset { question: 2 }).await.expect("Carla is asked again");
    assert!(!device.unread().any(|said| matches!(said, Said::Draft { .. })));
}

#[tokio::test(flavor = "multi_thread")]
async fn all_who_share_a_device_are_here_while_it_shows_the_table_to_one_of_them() {
    let Evening { anna, ben, carla, table, house: _house } = Evening::begin().await;
    let everybody = |on_one_device: bool| {
        let mut all = vec![
            ("Anna".to_owned(), on_one_device),
            ("Ben".to_owned(), true),
            ("Carla".to_owned(), on_one_device),
        ];
        all.sort();
        all
    };
    let mut bens = ben.socket().await;
    bens.watch(table, None).await.expect("Ben's table");
    for eyes in [&anna.person, &carla] {
        let mut device = anna.socket().await;
        device.watch_as(table, eyes).await.expect("somebody on Anna's device");
        let mut present = here(&mut device).await;
        present.sort();
        assert_eq!(present, everybody(true), "seen as {eyes}");
        drop(device);
        loop {
            let mut present = here(&mut bens).await;
            present.sort();
            if present == everybody(false) {
                break;
            }
        }
    }
}

/// A window that shows the table to Carla receives nothing of Anna's, although it is Anna's device and has seen with
/// Anna's eyes before.
#[tokio::test(flavor = "multi_thread")]
async fn other_eyes_see_no_secrets_of_who_had_the_device_before() {
    let Evening { anna, carla, table, house: _house, .. } = Evening::begin().await;
    let mut device = anna.socket().await;
    device.watch(table, None).await.expect("Anna's table");
    let (_, board) = shown(&mut device).await;
    device.watch_as(table, &carla).await.expect("somebody on Anna's device");
    let mut fresh = anna.socket().await;
    fresh.watch_as(table, &carla).await.expect("somebody on Anna's device");
    for socket in [&mut device, &mut fresh] {
        shown(socket).await;
        socket.say(ClientMessage::Ping).await.expect("an answer");
        socket.bytes.clear();
    }
    let mut tablet = anna.socket().await;
    tablet.watch(table, None).await.expect("Anna's table");
    play(&mut tablet, table, &board).await;
    for socket in [&mut device, &mut fresh] {
        socket.until(|said| matches!(said, Said::Frame { .. }).then_some(())).await;
        socket.say(ClientMessage::Ping).await.expect("an answer");
    }
    let told = |socket: &Socket| -> Vec<String> {
        let about_the_table = |text: &&String| !text.contains(r#""message":"done""#);
        socket.bytes.iter().filter(about_the_table).cloned().collect()
    };
    assert_eq!(told(&device), told(&fresh), "as if it had never seen with other eyes");
    for text in told(&device) {
        let said: Value = serde_json::from_str(&text).expect("JSON");
        assert_ne!(said["message"], "draft", "Anna's draft is not Carla's");
        let board = &said["frame"]["board"];
        if said["message"] == "frame" && board.is_object() {
            assert_eq!(board["view"]["observer"], json!({ "observer": "seat", "seat": "B" }));
            assert_eq!(board["view"]["tableaus"]["A"]["hand"], json!(null));
            assert_eq!(board["view"]["tableaus"]["A"]["sites"], json!(null));
        }
        assert!(!text.contains("site-picked"), "{text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sees_with_the_eyes_of_strangers() {
    let Evening { anna, ben, carla, table, house: _house } = Evening::begin().await;
    let mut bens = ben.socket().await;
    bens.watch(table, None).await.expect("Ben's table");
    for stranger in [&carla, &anna.person, &"000000000001".to_owned()] {
        assert_eq!(bens.watch_as(table, stranger).await, Err(Problem::NotYours));
    }
    shown(&mut bens).await;
    let question = 1;
    let done = bens.ask(table, Request::Choose { question, action: "site 3".to_owned() }).await;
    assert_eq!(done, Ok(()), "Ben still sees with eyes of Ben's");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_forgotten_asks_for_nothing_more() {
    let Evening { anna, carla, table, house: _house, .. } = Evening::begin().await;
    let mut device = anna.socket().await;
    device.watch_as(table, &carla).await.expect("somebody on Anna's device");
    assert_eq!(anna.delete(&format!("/api/companions/{carla}")).await.status, 204);
    let problem = device
        .until(
            |said| if let Said::Gone { trouble, .. } = said { Some(trouble.problem.clone()) } else { None },
        )
        .await;
    assert_eq!(problem, Problem::NotYours);
    let say = Request::Say { text: "still here".to_owned() };
    assert_eq!(device.ask(table, say).await, Err(Problem::NotYours));
    assert_eq!(device.watch_as(table, &carla).await, Err(Problem::NotYours));
    device.watch(table, None).await.expect("Anna's own eyes");
    let (seat, board) = shown(&mut device).await;
    assert_eq!(seat, Some(Seat::A));
    assert!(format!("{:?}", board.status.seats[1].sitter).contains("resigned: true"));
}
