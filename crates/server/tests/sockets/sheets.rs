//! Whoever asks for sheets is told the same in another form.

use serde_json::{Value, json};
use table::{Board, Frame, Prompt, Request, TableId};
use tabletop::{FastChance, Form};
use wire::{ClientMessage, Problem};

use crate::client::{Guest, Said, Socket};
use crate::house::House;
use crate::play::{Player, begin, step};

/// A window that is shown sheets, and how the table stood when it came.
async fn reader(guest: &Guest, table: TableId) -> (Socket, u32, Board<Value, Value>) {
    let mut socket = guest.socket().await;
    let watch = ClientMessage::Watch { table, after: None, eyes: None, open: false, form: Form::Sheet };
    socket.say(watch).await.expect("the table can be watched");
    let told = |said: &Said| {
        if let Said::Table { seq, board, .. } = said { Some((*seq, board.clone())) } else { None }
    };
    let (seq, board) = socket.until(told).await;
    (socket, seq, board)
}

fn is_sheet(shown: &Value) -> bool {
    let members = shown.as_object().map(|members| members.keys().map(String::as_str).collect::<Vec<_>>());
    let mut members = members.unwrap_or_default();
    members.sort_unstable();
    members == ["grids", "heading", "notes"]
}

/// What is asked, without what shows the game.
fn without_draft(prompt: &Prompt<Value, Value>) -> Prompt<Value, Value> {
    Prompt { drafted: None, ..prompt.clone() }
}

/// Two boards say the same, and one shows the game as a sheet.
fn assert_same(read: &Board<Value, Value>, drawn: &Board<Value, Value>) {
    assert!(read.view.as_ref().is_some_and(is_sheet), "{:?}", read.view);
    assert!(!drawn.view.as_ref().is_some_and(is_sheet), "{:?}", drawn.view);
    let bare = |board: &Board<Value, Value>| Board {
        view: None,
        prompt: board.prompt.as_ref().map(without_draft),
        ..board.clone()
    };
    assert_eq!(bare(read), bare(drawn));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_windows_of_one_player_are_told_the_same_in_two_forms() {
    let house = House::new().await;
    let mut players = begin(&house, 2, json!({})).await;
    let (mut socket, mut seq, board) = reader(&players[0].guest, players[0].table).await;
    assert_same(&board, &players[0].board);
    let mut luck = FastChance::new(3);
    for _ in 0..12 {
        assert!(step(&mut players, &mut luck).await, "the game is not over");
    }
    let drawn: Vec<Frame<Value, Value, Value>> =
        players[0].frames.iter().filter(|frame| frame.seq > seq).cloned().collect();
    assert!(drawn.len() > 5, "{} frames", drawn.len());
    let mut sheets = Vec::new();
    for drawn in drawn {
        let frame =
            |said: &Said| if let Said::Frame { frame, .. } = said { Some(frame.clone()) } else { None };
        let read = socket.until(frame).await;
        seq = read.seq;
        assert_eq!((read.seq, read.at, &read.news), (drawn.seq, drawn.at, &drawn.news));
        assert_eq!(read.board.is_some(), drawn.board.is_some());
        if let (Some(read), Some(drawn)) = (&read.board, &drawn.board) {
            assert_same(read, drawn);
            sheets.push((seq, read.view.clone()));
        }
    }
    for (seq, sheet) in sheets {
        socket.say(ClientMessage::Recall { table: players[0].table, seq }).await.expect("it was sent");
        let recalled = |said: &Said| {
            if let Said::Recalled { view, .. } = said { Some(view.clone()) } else { None }
        };
        assert_eq!(socket.until(recalled).await, sheet, "after {seq}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draft_is_told_to_each_window_in_its_form() {
    let house = House::new().await;
    let mut players = begin(&house, 2, json!({})).await;
    let anna = &mut players[0];
    let (mut socket, ..) = reader(&anna.guest, anna.table).await;
    let prompt = anna.prompt().expect("the game begins with a question to everybody").clone();
    let choose = Request::Choose { question: prompt.question, action: prompt.choices[0].clone() };
    anna.ask(choose).await.expect("what is offered is accepted");
    let drawn = anna.drafted().await;
    let draft = |said: &Said| if let Said::Draft { prompt, .. } = said { Some(prompt.clone()) } else { None };
    let read = socket.until(draft).await;
    assert_eq!(without_draft(&read), without_draft(&drawn));
    assert!(read.drafted.as_ref().is_some_and(is_sheet), "{:?}", read.drafted);
    assert!(drawn.drafted.as_ref().is_some_and(|view| !is_sheet(view)), "{:?}", drawn.drafted);
    // Whoever watches again is shown the game as they ask for it now.
    socket.watch(anna.table, None).await.expect("the table can be watched");
    let told = |said: &Said| if let Said::Table { board, .. } = said { Some(board.clone()) } else { None };
    let board = socket.until(told).await;
    assert!(board.view.is_some_and(|view| !is_sheet(&view)));
}

#[tokio::test(flavor = "multi_thread")]
async fn there_are_no_other_forms() {
    let house = House::new().await;
    let players: Vec<Player> = begin(&house, 2, json!({})).await;
    let mut socket = players[0].guest.socket().await;
    let watch =
        json!({ "id": 1, "message": "watch", "with": { "table": players[0].table, "form": "picture" } });
    socket.send(watch.to_string()).await;
    let trouble = |said: &Said| {
        if let Said::Trouble { id, trouble } = said { Some((*id, trouble.problem.clone())) } else { None }
    };
    let (id, problem) = socket.until(trouble).await;
    assert_eq!(id, Some(1));
    assert!(matches!(problem, Problem::Malformed { .. }), "{problem:?}");
}
