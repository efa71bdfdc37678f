//! A server goes on with what the version before it has left: `tests/fixtures/README.md` says how that was made.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use games::eschnapur::Eschnapur;
use games::morgenland::Morgenland;
use serde_json::{Value, json};
use store::{Store, TableDocument, Tuning};
use table::Time;
use tabletop::{Hosted, Record};

use crate::common::{Client, Host, Socket};

const ANNA: &str = "37XB-8MPQ-621C-J7ZQ-FAZX";
const BEN: &str = "SX0P-5HE2-3HDT-JN49-RFYP";

/// Two play live; Anna has drafted something, Ben is for a pause and passes windows for this round.
const DRAFTED: &str = "62kf5p2etkq9";
/// A bot plays for Ben, over days.
const AWAY: &str = "r4rzc6nk78gt";
const PAUSED: &str = "68fd84ydc19y";
const FINISHED: &str = "7g4g9pfbwm92";
const FINISHED_MORGENLAND: &str = "4jv56sna8gs8";

/// Every table with its stage and its pace.
const TABLES: [(&str, &str, &str); 12] = [
    ("tnv83300gtn4", "gathering", "free"),
    ("5gqxfmp1awft", "gathering", "days"),
    (DRAFTED, "playing", "live"),
    (AWAY, "playing", "days"),
    ("qn9nbzfkvxpt", "playing", "free"),
    ("bassynetrwkn", "playing", "free"),
    (PAUSED, "paused", "live"),
    (FINISHED, "finished", "free"),
    (FINISHED_MORGENLAND, "finished", "live"),
    ("dn8x5cs1qz44", "abandoned", "free"),
    ("2tc4gqth806s", "closed", "free"),
    ("n665e1h4e6gk", "closed", "free"),
];

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name)
}

/// Today's server on a copy of the old store.
async fn renewed() -> Host {
    let copy = |config: &mut server::Config| {
        let to = config.data.join("durbar.sqlite");
        std::fs::copy(fixture("before-protocol-2.sqlite"), to).expect("a copy");
    };
    Host::start_with(copy).await
}

fn colours(seats: &Value) -> Vec<&str> {
    seats.as_array().into_iter().flatten().filter_map(|seat| seat["colour"].as_str()).collect()
}

/// Somebody of the old store.
async fn back(host: &Host, code: &str) -> Client {
    let mut client = host.stranger();
    let answer = client.post("/api/guests/recover", &json!({ "code": code })).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    client.cookie = answer.cookie();
    client
}

/// Somebody at a table, with how it stands for them.
struct Player {
    socket: Socket,
    table: &'static str,
    next: u32,
    board: Value,
}

impl Player {
    async fn at(client: &Client, table: &'static str) -> Player {
        let mut player = Player { socket: client.socket().await, table, next: 0, board: Value::Null };
        player.must("watch", json!({ "table": table, "after": 0 })).await;
        player
    }

    async fn must(&mut self, message: &str, with: Value) {
        self.next += 1;
        let said = json!({ "id": self.next, "message": message, "with": with });
        self.socket.say(&said).await;
        let mut answer = None;
        // Watching is answered with the table itself too.
        while answer.is_none() || (message == "watch" && self.board.is_null()) {
            let heard = self.socket.next().await.expect("the socket is open");
            match heard["message"].as_str() {
                Some("table") => {
                    assert_eq!(heard["about"]["halted"], json!(null), "{}", self.table);
                    self.board = heard["board"].clone();
                }
                Some("frame") if heard["frame"]["board"].is_object() => {
                    self.board = heard["frame"]["board"].clone();
                }
                Some("draft") => self.board["prompt"] = heard["prompt"].clone(),
                Some("done" | "trouble") if heard["id"] == self.next => answer = Some(heard),
                _ => {}
            }
        }
        let answer = answer.expect("it was waited for");
        assert_eq!(answer["message"], "done", "{said}: {answer}");
    }

    async fn ask(&mut self, request: Value) {
        self.must("ask", json!({ "table": self.table, "request": request })).await;
    }

    /// Looks at the table anew.
    async fn look(&mut self) {
        self.board = Value::Null;
        self.must("watch", json!({ "table": self.table })).await;
    }

    /// Chooses until the plan is whole, and seals it.
    async fn seal(&mut self) {
        for _ in 0..100 {
            self.look().await;
            let prompt = self.board["prompt"].clone();
            let question = &prompt["question"];
            if prompt["may_seal"] == true {
                return self.ask(json!({ "request": "seal", "with": { "question": question } })).await;
            }
            let action = &prompt["choices"][0];
            self.ask(json!({ "request": "choose", "with": { "question": question, "action": action } }))
                .await;
        }
        panic!("a plan never became whole");
    }
}

#[tokio::test]
async fn every_table_is_listed_and_can_be_watched() {
    let host = renewed().await;
    let (anna, ben) = (back(&host, ANNA).await, back(&host, BEN).await);
    let mut mine = Vec::new();
    for client in [&anna, &ben] {
        let list = client.get("/api/tables?list=mine").await.json();
        let tables = list["tables"].as_array().expect("tables");
        mine.extend(tables.iter().map(|table| table["table"].as_str().expect("an id").to_owned()));
    }
    for (table, stage, pace) in TABLES {
        assert!(mine.iter().any(|id| id == table), "{table} is in a list");
        let listed = anna.get(&format!("/api/tables/{table}")).await.json();
        assert_eq!(listed["stage"]["stage"], stage, "{table}");
        assert_eq!(listed["terms"]["pace"]["pace"], pace, "{table}");
        assert_eq!(colours(&listed["seats"]).len(), listed["seats"].as_array().map_or(0, Vec::len));
        let sitters = listed["seats"].as_array().expect("seats").iter().map(|seat| &seat["sitter"]["sitter"]);
        for sitter in sitters {
            assert!(["open", "bot", "person"].contains(&sitter.as_str().expect("a sitter")), "{listed}");
        }
        let player = Player::at(&anna, table).await;
        assert_eq!(player.board["status"]["stage"]["stage"], stage, "{table}");
        // Anna's table was watched only now: before, the list was read as it was kept.
        assert_eq!(colours(&listed["seats"]), colours(&player.board["status"]["seats"]), "{table}");
    }
    let closed = anna.get("/api/tables/n665e1h4e6gk").await.json();
    let why = json!({ "closing": "operator", "reason": "too \"much\" {\"kind\":\"bot\"}" });
    assert_eq!(closed["stage"]["why"], why);
    let me = anna.get("/api/me").await.json();
    assert_eq!((&me["name"], &me["quiet"]), (&json!("Anna"), &json!({ "from": 1380, "to": 420 })));
    assert_eq!(
        (me["muted"].as_array().map(Vec::len), &me["companions"][0]["name"]),
        (Some(1), &json!("Carla"))
    );
    let data = ben.get("/api/me/data").await.json();
    assert_eq!(data["said"][0]["text"], "Noise! \"kind\":\"free\" {\"by\":\"host\"}");
    host.server.stop().await;
}

#[tokio::test]
async fn games_go_on_where_they_were() {
    let host = renewed().await;
    let (anna, ben) = (back(&host, ANNA).await, back(&host, BEN).await);

    let mut player = Player::at(&anna, DRAFTED).await;
    assert_eq!(player.board["prompt"]["draft"], json!(["lay 2 5"]), "the draft is there");
    assert_eq!(player.board["status"]["votes"], json!([{ "matter": "pause", "seats": ["B"] }]));
    assert_eq!(player.board["status"]["seats"][1]["colour"], "purple");
    assert_eq!(Player::at(&ben, DRAFTED).await.board["standing"], "next-round");
    player.seal().await;

    let mut player = Player::at(&ben, AWAY).await;
    assert_eq!(player.board["status"]["seats"][1]["sitter"]["away"], true);
    player.ask(json!({ "request": "return" })).await;

    let mut players = [Player::at(&anna, PAUSED).await, Player::at(&ben, PAUSED).await];
    players[0].ask(json!({ "request": "resume" })).await;
    for player in &mut players {
        player.look().await;
    }
    let asked = players.iter_mut().find(|player| player.board["prompt"].is_object());
    asked.expect("somebody is asked").seal().await;

    let mut player = Player::at(&ben, "tnv83300gtn4").await;
    player.ask(json!({ "request": "sit", "with": { "seat": "B" } })).await;
    Player::at(&anna, "tnv83300gtn4").await.ask(json!({ "request": "start" })).await;
    host.server.stop().await;
}

#[tokio::test]
async fn finished_games_replay() {
    let host = renewed().await;
    let anna = back(&host, ANNA).await;
    replays::<Eschnapur>(&anna, FINISHED).await;
    replays::<Morgenland>(&anna, FINISHED_MORGENLAND).await;
    host.server.stop().await;
}

async fn replays<G: Hosted>(client: &Client, table: &str) {
    let record = client.get(&format!("/api/tables/{table}/record")).await;
    let record = Record::<G>::from_json(&record.body).expect("a record");
    let state = record.fold().expect("it replays to the same positions");
    let listed = client.get(&format!("/api/tables/{table}")).await.json();
    let outcome = serde_json::to_value(G::outcome(&state)).expect("an outcome");
    assert_eq!(listed["stage"]["outcome"], outcome);
    let moments = client.get(&format!("/api/tables/{table}/moments?eyes=all")).await;
    assert_eq!((moments.status, &moments.json()["seats"][0]), (200, &json!("Anna")));
}

/// What people keep in files is read for ever.
#[tokio::test]
async fn what_was_exported_can_still_be_taken_in() {
    let take_in = async |data: &Path| {
        let store = Store::open(&data.join("durbar.sqlite"), Tuning::default()).await.expect("a store");
        for name in ["before-protocol-2-running.json", "before-protocol-2-finished.json"] {
            let text = std::fs::read_to_string(fixture(name)).expect("an export");
            let document: TableDocument = serde_json::from_str(&text).expect("an export");
            store.import(&document).await.expect("it is taken in");
        }
        store.close().await;
    };
    let data = tempfile::tempdir().expect("a folder");
    take_in(data.path()).await;
    let text = std::fs::read_to_string(fixture("before-protocol-2-running.json")).expect("an export");
    let exported: Value = serde_json::from_str(&text).expect("an export");
    let then = Time(exported["changed"].as_i64().expect("when it changed"));
    let host = Host::start_with(|config| {
        let file = "durbar.sqlite";
        std::fs::copy(data.path().join(file), config.data.join(file)).expect("a copy");
        // It is taken in at once: the clocks of a live game run on.
        config.sources.follow(Arc::new(move || then));
    })
    .await;
    let guest = host.guest("Greta").await;
    let player = Player::at(&guest, DRAFTED).await;
    assert_eq!(player.board["status"]["stage"]["stage"], "playing");
    replays_without_names(&guest, FINISHED_MORGENLAND).await;
    host.server.stop().await;
}

/// Of people whom another server knew nothing but their seats is known here.
async fn replays_without_names(client: &Client, table: &str) {
    let record = client.get(&format!("/api/tables/{table}/record")).await;
    let record = Record::<Morgenland>::from_json(&record.body).expect("a record");
    record.fold().expect("it replays to the same positions");
}

// ---- tables begun under rules that were mended since

const UNTOUCHED: &str = "d1y4g5bzbhm2";
const MENDED: &str = "5mt1et88ptg6";

/// A store with an exported table, changed a little.
async fn with_table(data: &Path, name: &str, change: impl FnOnce(&mut Value)) {
    let text = std::fs::read_to_string(fixture(name)).expect("an export");
    let mut document: Value = serde_json::from_str(&text).expect("an export");
    change(&mut document);
    let document: TableDocument = serde_json::from_value(document).expect("an export");
    let store = Store::open(&data.join("durbar.sqlite"), Tuning::default()).await.expect("a store");
    store.import(&document).await.expect("it is taken in");
    store.close().await;
}

/// A server on that store.
async fn host_of(data: &Path) -> Host {
    let file = data.join("durbar.sqlite");
    Host::start_with(|config| {
        std::fs::copy(file, config.data.join("durbar.sqlite")).expect("a copy");
    })
    .await
}

/// What somebody who looks at a table is told of it.
async fn looked_at(client: &Client, table: &str) -> Value {
    let mut socket = client.socket().await;
    socket.say(&json!({ "id": 1, "message": "watch", "with": { "table": table, "after": 0 } })).await;
    loop {
        let heard = socket.next().await.expect("the socket is open");
        if heard["message"] == "table" {
            return heard;
        }
    }
}

const WHY: &str = "entry 156: dragon-asleep (M7.8); it was played with rules version 1, this is \
                   version 2";

#[tokio::test]
async fn a_table_that_used_nothing_that_was_mended_goes_on() {
    let data = tempfile::tempdir().expect("a folder");
    with_table(data.path(), "before-rules-2-untouched.json", |_| ()).await;
    let host = host_of(data.path()).await;
    let told = looked_at(&host.guest("Greta").await, UNTOUCHED).await;
    assert_eq!(
        (&told["about"]["halted"], &told["board"]["status"]["stage"]["stage"]),
        (&json!(null), &json!("playing"))
    );
    host.server.stop().await;
}

#[tokio::test]
async fn a_table_that_used_what_was_mended_rests_and_can_be_closed() {
    let data = tempfile::tempdir().expect("a folder");
    with_table(data.path(), "before-rules-2-mended.json", |_| ()).await;
    let host = host_of(data.path()).await;
    let greta = host.guest("Greta").await;
    let told = looked_at(&greta, MENDED).await;
    assert_eq!(
        (&told["about"]["halted"], &told["board"]["status"]["stage"]["stage"]),
        (&json!(WHY), &json!("playing"))
    );
    let request = json!({ "request": "close", "table": MENDED, "reason": "the rules were mended" });
    let answer = host.operator().post("/admin", &request).await;
    assert_eq!(answer.json(), json!({ "answer": "done" }));
    let listed = greta.get(&format!("/api/tables/{MENDED}")).await.json();
    assert_eq!(listed["stage"]["why"]["reason"], "the rules were mended", "{listed}");
    host.server.stop().await;
    // It is closed after a restart too.
    let again = host_of(host.data.path()).await;
    let told = looked_at(&again.guest("Henk").await, MENDED).await;
    assert_eq!(
        (&told["about"]["halted"], &told["board"]["status"]["stage"]["stage"]),
        (&json!(WHY), &json!("closed"))
    );
    again.server.stop().await;
}

#[tokio::test]
async fn a_finished_game_that_used_what_was_mended_keeps_its_result_and_says_why_it_has_no_record() {
    let data = tempfile::tempdir().expect("a folder");
    let outcome = json!({ "A": { "place": 1, "points": 7 }, "B": { "place": 2, "points": 6 }, "C": { "place": 3, "points": 5 } });
    let stage = json!({ "stage": "finished", "outcome": outcome });
    with_table(data.path(), "before-rules-2-mended.json", |document| {
        document["summary"]["stage"] = json!("finished");
        document["summary"]["text"]["stage"] = stage.clone();
    })
    .await;
    let host = host_of(data.path()).await;
    let greta = host.guest("Greta").await;
    assert_eq!(looked_at(&greta, MENDED).await["about"]["halted"], WHY);
    assert_eq!(greta.get(&format!("/api/tables/{MENDED}")).await.json()["stage"], stage);
    let request = json!({ "request": "close", "table": MENDED, "reason": "it rests" });
    assert_eq!(host.operator().post("/admin", &request).await.json()["answer"], "trouble", "it is over");
    for document in ["record", "moments?eyes=all"] {
        let answer = greta.get(&format!("/api/tables/{MENDED}/{document}")).await;
        assert_eq!(answer.status, 409, "{}", answer.body);
        assert!(answer.body.contains(WHY), "{}", answer.body);
    }
    host.server.stop().await;
}
