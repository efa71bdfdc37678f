//! Whole games over sockets.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

use serde_json::{Value, json};
use table::{Board, Frame, Matter, News, Prompt, Request, Stage, TableId, Time};
use tabletop::{Chance as _, FastChance, Record, Seat, Wish};
use wire::Problem;

use crate::client::{Guest, Said, Socket};
use crate::house::House;

/// A person at a table: a socket, and what they see.
pub(crate) struct Player {
    pub(crate) guest: Guest,
    pub(crate) socket: Socket,
    pub(crate) table: TableId,
    pub(crate) seq: u32,
    pub(crate) board: Board<Value, Value>,
    pub(crate) frames: Vec<Frame<Value, Value, Value>>,
}

impl Player {
    /// Comes to a table and looks.
    pub(crate) async fn at(guest: &Guest, table: TableId) -> Player {
        Player::back(guest, table, None).await
    }

    /// Comes back, and is told what they missed.
    pub(crate) async fn back(guest: &Guest, table: TableId, after: Option<u32>) -> Player {
        let mut socket = guest.socket().await;
        socket.watch(table, after).await.expect("the table can be watched");
        let (seq, board, frames) = socket
            .until(|said| {
                let Said::Table { seq, board, missed, .. } = said else { return None };
                Some((*seq, board.clone(), missed.clone()))
            })
            .await;
        Player { guest: guest.clone(), socket, table, seq, board, frames }
    }

    pub(crate) async fn ask(&mut self, request: Request) -> Result<(), Problem> {
        let table = self.table;
        self.socket.ask(table, request).await
    }

    pub(crate) fn prompt(&self) -> Option<&Prompt<Value, Value>> {
        self.board.prompt.as_ref()
    }

    /// Reads until this frame has come; its number must be the next.
    pub(crate) async fn read_to(&mut self, seq: u32) {
        self.try_read_to(seq).await.expect("the socket is open");
    }

    /// Reads the next frame.
    pub(crate) async fn read_next(&mut self) {
        self.read_to(self.seq + 1).await;
    }

    /// Reads until something is the case.
    pub(crate) async fn read_until(&mut self, is_so: impl Fn(&Player) -> bool) {
        while !is_so(self) {
            let said = self.socket.next().await.expect("the socket is open");
            self.hear(said);
        }
    }

    /// The same on a socket that may be cut off.
    pub(crate) async fn try_read_to(&mut self, seq: u32) -> Option<()> {
        while self.seq < seq {
            let said = self.socket.next().await?;
            self.hear(said);
        }
        Some(())
    }

    /// Reads what is asked now that something was drafted.
    pub(crate) async fn drafted(&mut self) -> Prompt<Value, Value> {
        loop {
            let said = self.socket.next().await.expect("the socket is open");
            let drafted = if let Said::Draft { prompt, .. } = &said { Some(prompt.clone()) } else { None };
            self.hear(said);
            if let Some(prompt) = drafted {
                return prompt;
            }
        }
    }

    fn hear(&mut self, said: Said) {
        match said {
            Said::Frame { frame, .. } => {
                assert_eq!(frame.seq, self.seq + 1, "numbers have no gap");
                self.seq = frame.seq;
                if let Some(board) = frame.board.clone() {
                    self.board = board;
                }
                self.frames.push(frame);
            }
            Said::Table { seq, board, .. } => {
                self.seq = seq;
                self.board = board;
            }
            Said::Draft { prompt, .. } => self.board.prompt = Some(prompt),
            Said::People { .. } | Said::Announcement { .. } | Said::Recalled { .. } => {}
            other @ (Said::Hello { .. } | Said::Done { .. } | Said::Trouble { .. } | Said::Gone { .. }) => {
                panic!("unexpected {other:?}")
            }
        }
    }

    /// Is asked in every window from now on, as tests expect it of everybody.
    async fn wants_to_be_asked(&mut self) {
        let all = |player: &Player| player.board.wishes.values().all(|&wish| wish == Wish::Always);
        if !all(self) {
            let wishes = self.board.wishes.keys().map(|kind| (kind.clone(), Wish::Always)).collect();
            self.ask(Request::Wish { wishes }).await.expect("the game runs");
            self.read_until(all).await;
        }
    }

    /// Drafts at random until the plan can be sealed.
    pub(crate) async fn draft(&mut self, luck: &mut FastChance) {
        while let Some(prompt) = self.prompt().filter(|prompt| !prompt.may_seal) {
            let (question, action) = (prompt.question, pick(prompt, luck));
            self.ask(Request::Choose { question, action }).await.expect("what is offered is accepted");
            self.drafted().await;
        }
    }
}

fn pick(prompt: &Prompt<Value, Value>, luck: &mut FastChance) -> String {
    let choices = &prompt.choices;
    choices[luck.below(choices.len() as u32) as usize].clone()
}

/// A table with so many people, who all sit, and which has begun.
pub(crate) async fn begin(house: &House, people: usize, changes: Value) -> Vec<Player> {
    let mut guests = Vec::new();
    for n in 0..people {
        guests.push(Guest::new(house.address(), &format!("Guest {n}")).await);
    }
    let table = guests[0].open(changes).await;
    let mut players = Vec::new();
    for guest in &guests {
        players.push(Player::at(guest, table).await);
    }
    for (n, player) in players.iter_mut().enumerate().skip(1) {
        let sit = Request::Sit { seat: Seat::new(n), colour: None };
        player.ask(sit).await.expect("the seat is free");
    }
    players[0].ask(Request::Start).await.expect("all sit");
    for player in &mut players {
        player.read_until(|player| player.board.status.stage == Stage::Playing).await;
    }
    for player in &mut players {
        player.wants_to_be_asked().await;
    }
    players
}

/// One plan of one of those who are asked, told to all; `false` when the game is over.
pub(crate) async fn step(players: &mut [Player], luck: &mut FastChance) -> bool {
    let asked: Vec<usize> = (0..players.len()).filter(|&n| players[n].prompt().is_some()).collect();
    if asked.is_empty() {
        return false;
    }
    let n = asked[luck.below(asked.len() as u32) as usize];
    players[n].draft(luck).await;
    let question = players[n].prompt().expect("they are asked").question;
    players[n].ask(Request::Seal { question, actions: Vec::new() }).await.expect("the plan is whole");
    for player in players {
        player.read_next().await;
    }
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_game_to_its_end_and_again_one_seat_on() {
    let house = House::new().await;
    let mut players = begin(&house, 2, json!({})).await;
    let commitment = players[0].board.status.commitment.expect("it is published at the start");
    let mut luck = FastChance::new(1);
    while step(&mut players, &mut luck).await {}
    let stage = players[0].board.status.stage.clone();
    assert!(matches!(stage, Stage::Finished { .. }), "{stage:?}");
    assert_eq!(stage, players[1].board.status.stage);
    let answer = players[1].guest.get(&format!("/api/tables/{}/record", players[0].table)).await;
    let record = Record::<games::eschnapur::Eschnapur>::from_json(&answer.body).expect("a record");
    record.fold().expect("it replays");
    assert_eq!(record.commitment, commitment);
    assert_eq!(record.seats, ["Guest 0", "Guest 1"]);

    for player in &mut players {
        player.ask(Request::Vote { matter: Matter::Rematch, yes: true }).await.expect("the game is over");
    }
    for player in &mut players {
        player.read_to(player.seq + 3).await;
    }
    let again = players[0].board.status.rematch.expect("there is a new table");
    let back = Player::at(&players[0].guest, again).await;
    assert!(matches!(back.board.status.stage, Stage::Playing));
    let people: Vec<_> = back.board.status.seats.iter().map(|seat| format!("{:?}", seat.sitter)).collect();
    assert!(people[1].contains(&players[0].guest.person) && people[0].contains(&players[1].guest.person));
}

#[tokio::test(flavor = "multi_thread")]
async fn people_and_bots_play_morgenland() {
    let house = House::hasty().await;
    let guest = Guest::new(house.address(), "Anna").await;
    let table = guest
        .open(json!({
            "game": "morgenland", "players": 3, "choices": { "version": "magic" },
            "bots": { "B": "novice", "C": "regular" }, "start": true,
        }))
        .await;
    let mut anna = Player::at(&guest, table).await;
    let mut luck = FastChance::new(2);
    while !anna.board.status.stage.is_over() {
        if anna.prompt().is_none() {
            anna.read_next().await;
            continue;
        }
        anna.draft(&mut luck).await;
        let question = anna.prompt().expect("Anna is asked").question;
        // The table may answer itself what has no alternative while we draft.
        match anna.ask(Request::Seal { question, actions: Vec::new() }).await {
            Ok(()) | Err(Problem::Refused { .. }) => anna.read_next().await,
            Err(problem) => panic!("{problem}"),
        }
    }
    assert!(matches!(anna.board.status.stage, Stage::Finished { .. }));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_cut_off_is_told_what_they_missed_and_nothing_twice() {
    let house = House::new().await;
    let mut players = begin(&house, 2, json!({})).await;
    let mut luck = FastChance::new(3);
    let told = players[1].frames.len();
    for _ in 0..40 {
        step(&mut players, &mut luck).await;
    }
    let live = players[1].frames[told..].to_vec();
    let from = live[9].seq;
    let back = Player::back(&players[1].guest.clone(), players[1].table, Some(from)).await;
    let news = |frames: &[Frame<Value, Value, Value>]| -> Vec<_> {
        frames.iter().map(|frame| (frame.seq, frame.news.clone())).collect()
    };
    assert_eq!(news(&back.frames), news(&live[10..]));
    assert_eq!(back.board, players[1].board);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_windows_of_one_person_share_seat_and_draft() {
    let house = House::new().await;
    let mut players = begin(&house, 2, json!({})).await;
    let guest = players[0].guest.clone();
    let mut other = Player::at(&guest, players[0].table).await;
    let prompt = players[0].prompt().expect("asked").clone();
    let action = prompt.choices[0].clone();
    players[0].ask(Request::Choose { question: prompt.question, action }).await.expect("offered");
    assert_eq!(players[0].drafted().await.chosen, 1);
    assert_eq!(other.drafted().await.chosen, 1);
    other.ask(Request::Undo { question: prompt.question }).await.expect("their own choice");
    let undone = players[0].drafted().await;
    assert_eq!((undone.chosen, undone.choices), (0, prompt.choices));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draft_and_a_sealed_plan_survive_a_restart() {
    let mut house = House::new().await;
    let mut players = begin(&house, 2, json!({})).await;
    let mut luck = FastChance::new(4);
    players[0].draft(&mut luck).await;
    let question = players[0].prompt().expect("asked").question;
    players[0].ask(Request::Seal { question, actions: Vec::new() }).await.expect("whole");
    for player in &mut players {
        player.read_next().await;
    }
    players[1].draft(&mut luck).await;
    let drafted = players[1].prompt().expect("asked").clone();
    house.restart().await;
    for player in &mut players {
        let mut guest = player.guest.clone();
        guest.address = house.address();
        let back = Player::back(&guest, player.table, Some(player.seq)).await;
        assert_eq!((back.seq, &back.frames), (player.seq, &Vec::new()), "a table without clocks stood still");
        assert_eq!(back.board, player.board);
        *player = back;
    }
    assert_eq!(players[1].prompt(), Some(&drafted));
    assert!(players[0].board.may_withdraw);
    players[0].ask(Request::Withdraw).await.expect("the other has not sealed");
    for player in &mut players {
        player.read_next().await;
    }
    while step(&mut players, &mut luck).await {}
    assert!(matches!(players[0].board.status.stage, Stage::Finished { .. }));
}

#[tokio::test(flavor = "multi_thread")]
async fn at_the_deadline_the_draft_counts_and_a_bot_chooses_the_rest() {
    let house = House::new().await;
    let pace = json!({ "terms": { "pace": { "pace": "live", "seconds": 10, "increment": 0 } } });
    // Ten seconds are the shortest clock: this test waits for them once.
    let mut players = begin(&house, 2, pace).await;
    let prompt = players[0].prompt().expect("asked").clone();
    let action = prompt.choices[0].clone();
    players[0]
        .ask(Request::Choose { question: prompt.question, action: action.clone() })
        .await
        .expect("offered");
    let mut luck = FastChance::new(5);
    players[1].draft(&mut luck).await;
    let question = players[1].prompt().expect("asked").question;
    players[1].ask(Request::Seal { question, actions: Vec::new() }).await.expect("whole");
    for player in &mut players {
        player.read_to(player.seq + 2).await;
    }
    let news = &players[1].frames.last().expect("a frame").news;
    assert_eq!(news.first(), Some(&News::TimedOut { seat: Seat::A }), "{news:?}");
    let own = serde_json::to_string(&players[0].frames.last().expect("a frame").news).expect("news");
    let site = action.rsplit(' ').next().expect("a part");
    assert!(own.contains(site), "{action} was drafted, but {own}");
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_stand_while_the_server_is_away() {
    const HOUR: i64 = 3_600_000;
    let time = Arc::new(AtomicI64::new(1_000_000_000_000));
    let starts = AtomicU64::new(0);
    let clock = Arc::clone(&time);
    let mut house = House::with(move |config| {
        // An hour passes between one start and the next.
        if starts.fetch_add(1, Ordering::Relaxed) > 0 {
            clock.fetch_add(HOUR, Ordering::Relaxed);
        }
        let clock = Arc::clone(&clock);
        config.sources.follow(Arc::new(move || Time(clock.load(Ordering::Relaxed))));
    })
    .await;
    let pace = json!({ "terms": { "pace": { "pace": "live", "seconds": 600, "increment": 5 } } });
    let players = begin(&house, 2, pace).await;
    let deadline = |player: &Player| player.board.status.seats[0].deadline.expect("Anna is asked").0;
    let before = deadline(&players[0]);
    house.restart().await;
    let mut guest = players[0].guest.clone();
    guest.address = house.address();
    let back = Player::back(&guest, players[0].table, Some(players[0].seq)).await;
    assert_eq!(deadline(&back), before + HOUR);
    let news: Vec<_> = back.frames.iter().flat_map(|frame| frame.news.clone()).collect();
    assert_eq!(news, [News::Interrupted { from: Time(1_000_000_000_000) }]);
    assert!(time.load(Ordering::Relaxed) < deadline(&back));
}
