//! Opening tables, and lists of them.

use serde_json::{Value, json};
use tabletop::Game as _;

use crate::common::{Client, Host, bots_alone, terms};

/// A table with one thing about it changed; a dot leads into its terms.
fn table(path: &str, value: Value) -> Value {
    let mut table = json!({ "game": "morgenland", "players": 3, "terms": terms() });
    match path.split_once('.') {
        Some((part, name)) => table[part][name] = value,
        None => table[path] = value,
    }
    table
}

#[tokio::test]
async fn a_table_that_cannot_be_is_not_opened() {
    let host = Host::start().await;
    let anna = host.guest("Anna").await;
    let palace =
        |edition: &str| json!({ "game": "eschnapur", "players": 3, "terms": terms(), "edition": edition });
    let bag =
        include_str!("../../../eschnapur/editions/reconstructed.toml").replacen("bag = 4", "bag = 99", 1);
    for (new, status, code, says) in [
        (table("game", json!("chess")), 404, "not-found", "no such game"),
        (table("players", json!(9)), 400, "invalid", "options"),
        (table("players", json!(-1)), 400, "malformed", "players"),
        (table("choices", json!({ "version": "advanced" })), 400, "invalid", "options"),
        (table("choices", json!({ "weather": "bad" })), 400, "invalid", "weather"),
        (
            table("terms.pace", json!({ "pace": "live", "seconds": 1, "increment": 0 })),
            400,
            "invalid",
            "terms.pace",
        ),
        (table("terms.pace", json!({ "pace": "slow" })), 400, "malformed", "terms.pace"),
        (table("terms.stand_in", json!("genius")), 400, "invalid", "genius"),
        (table("terms.colour", json!("red")), 400, "malformed", "colour"),
        (table("seat", json!("Z")), 400, "malformed", "seat"),
        (table("seat", json!("E")), 409, "refused", "no such seat"),
        (table("bots", json!({ "D": "novice" })), 409, "refused", "no such seat"),
        (table("bots", json!({ "A": "genius" })), 400, "invalid", "genius"),
        (table("start", json!(true)), 409, "refused", "still open"),
        (palace("name ="), 400, "invalid", "edition"),
        (palace(&bag), 400, "invalid", "parts.1.bag"),
    ] {
        let answer = anna.post("/api/tables", &new).await;
        assert_eq!((answer.status, answer.problem().as_str()), (status, code), "{new}: {}", answer.body);
        assert!(answer.message().contains(says), "{says} is not in {}", answer.message());
    }
    let mine = anna.get("/api/tables?list=mine").await.json();
    assert_eq!(mine, json!({ "tables": [], "next": null }));
    let nobody = host.stranger().post("/api/tables", &table("players", json!(3))).await;
    assert_eq!((nobody.status, nobody.problem().as_str()), (401, "not-signed-in"));
    host.server.stop().await;
}

#[tokio::test]
async fn an_edition_full_of_flaws_gets_a_short_answer() {
    use std::fmt::Write as _;
    let host = Host::start().await;
    let anna = host.guest("Anna").await;
    let mut flawed = String::new();
    for n in 0..5_000 {
        writeln!(flawed, "k{n} = 1").expect("a string takes everything");
    }
    let unreadable = format!("name = {}", "x".repeat(50_000));
    for game in games::each!(G => G::NAME) {
        for (edition, says) in [(&flawed, "more"), (&unreadable, "edition")] {
            let new = json!({ "game": game, "players": 3, "terms": terms(), "edition": edition });
            let refused = anna.post("/api/tables", &new).await;
            assert_eq!((refused.status, refused.problem().as_str()), (400, "invalid"));
            assert!(refused.body.len() < 16 * 1024, "{} bytes", refused.body.len());
            assert!(refused.message().contains(says), "{}", refused.message());
        }
    }
    host.server.stop().await;
}

#[tokio::test]
async fn an_editions_name_can_be_shown_to_everybody() {
    let host = Host::start().await;
    let anna = host.guest("Anna").await;
    let games = anna.get("/api/games").await.json();
    for about in games.as_array().expect("a list") {
        let file = about["edition"].as_str().expect("a file");
        let name = file.lines().find(|line| line.starts_with("name = ")).expect("it has a name");
        for bad in
            ["n".repeat(61), "new\u{202e}wen".to_owned(), "\u{2800}".to_owned(), "e\u{e000}".to_owned()]
        {
            let edition = file.replacen(name, &format!("name = \"{bad}\""), 1);
            let new = json!({ "game": about["name"], "players": 3, "terms": terms(), "edition": edition });
            let refused = anna.post("/api/tables", &new).await;
            assert_eq!((refused.status, refused.problem().as_str()), (400, "invalid"), "{bad:?}");
            assert_eq!(refused.json()["problem"]["field"], "edition", "{bad:?}");
        }
    }
    host.server.stop().await;
}

#[tokio::test]
async fn an_edition_comes_with_the_table() {
    let host = Host::start().await;
    let anna = host.guest("Anna").await;
    let games = anna.get("/api/games").await.json();
    let names: Vec<_> = games.as_array().expect("games").iter().map(|game| &game["name"]).collect();
    assert_eq!(names, games::each!(G => G::NAME));
    let edition = games[0]["edition"].clone();
    anna.open(&json!({ "game": "eschnapur", "players": 3, "terms": terms(), "edition": edition })).await;
    host.server.stop().await;
}

#[tokio::test]
async fn somebody_opens_only_so_many_tables() {
    let host = Host::start_with(|config| config.limits.tables_per_person = 2).await;
    let anna = host.guest("Anna").await;
    let new = table("seat", json!("A"));
    for _ in 0..2 {
        anna.open(&new).await;
    }
    let third = anna.post("/api/tables", &new).await;
    assert_eq!((third.status, third.problem().as_str()), (429, "too-many"));
    host.server.stop().await;
}

#[tokio::test]
async fn tables_are_counted_for_their_host_until_they_are_over() {
    let host = Host::start_with(|config| config.limits.tables_per_person = 2).await;
    let anna = host.guest("Anna").await;
    let empty = table("players", json!(3));
    let first = anna.open(&empty).await;
    anna.open(&empty).await;
    let third = anna.post("/api/tables", &empty).await;
    assert_eq!((third.status, third.problem().as_str()), (429, "too-many"), "although the host sits nowhere");
    let close = json!({ "request": "close", "table": first, "reason": "enough" });
    assert_eq!(host.operator().post("/admin", &close).await.json()["answer"], "done");
    anna.open(&empty).await;
    host.server.stop().await;
}

#[tokio::test]
async fn one_address_opens_only_so_many_tables_whoever_asks() {
    let host = Host::start_with(|config| config.limits.tables_per_hour_from_address = 2).await;
    let empty = table("players", json!(3));
    for name in ["Anna", "Ben"] {
        host.guest(name).await.open(&empty).await;
    }
    let third = host.guest("Cleo").await.post("/api/tables", &empty).await;
    assert_eq!((third.status, third.problem().as_str()), (429, "too-fast"));
    host.server.stop().await;
}

#[tokio::test]
async fn lists_show_what_they_should() {
    let host = Host::start().await;
    let anna = host.guest("Anna").await;
    let open = anna.open(&table("seat", json!("B"))).await;
    let hidden = anna
        .open(&{
            let mut new = table("seat", json!("A"));
            new["terms"]["public"] = json!(false);
            new
        })
        .await;
    let running = anna
        .open(&json!({
            "game": "eschnapur", "players": 3, "terms": terms(), "seat": "A",
            "bots": { "B": "random", "C": "random" }, "start": true,
        }))
        .await;
    let over = anna.open(&bots_alone("eschnapur", "random")).await;
    anna.finished(&over).await;
    let ids = async |client: &Client, list: &str| -> Vec<String> {
        let listed = client.get(&format!("/api/tables{list}")).await.json();
        let tables = listed["tables"].as_array().expect("tables").iter();
        let mut ids: Vec<_> =
            tables.map(|table| table["table"].as_str().expect("an id").to_owned()).collect();
        ids.sort();
        ids
    };
    let bo = host.stranger();
    for (list, expected) in
        [("", &open), ("?list=open", &open), ("?list=running", &running), ("?list=finished", &over)]
    {
        assert_eq!(ids(&bo, list).await, std::slice::from_ref(expected), "{list}");
    }
    let mut mine = [open, hidden.clone(), running];
    mine.sort();
    assert_eq!(ids(&anna, "?list=mine").await, mine);
    assert_eq!(bo.get("/api/tables?list=mine").await.problem(), "not-signed-in");
    let listed = bo.get(&format!("/api/tables/{hidden}")).await;
    assert_eq!(listed.status, 200, "whoever has the link may look");
    assert_eq!(listed.json()["seats"][0]["name"], "Anna");
    for query in ["list=all", "list=", "before=x", "before=1.x", "colour=red", "list=open&list=mine"] {
        let answer = bo.get(&format!("/api/tables?{query}")).await;
        assert_eq!((answer.status, answer.problem().as_str()), (400, "invalid"), "{query}");
    }
    host.server.stop().await;
}

#[tokio::test]
async fn a_long_list_comes_in_pages() {
    let host = Host::start_with(|config| config.limits = server::Limits::lifted()).await;
    let anna = host.guest("Anna").await;
    // Nobody sits at them, so that nothing has happened there since they were opened.
    let new = table("players", json!(3));
    let mut opened = Vec::new();
    for _ in 0..120 {
        opened.push(anna.open(&new).await);
    }
    let mut seen: Vec<String> = Vec::new();
    let mut path = "/api/tables?list=open".to_owned();
    let mut sizes = Vec::new();
    loop {
        let page = anna.get(&path).await.json();
        let tables = page["tables"].as_array().expect("tables");
        sizes.push(tables.len());
        seen.extend(tables.iter().map(|table| table["table"].as_str().expect("an id").to_owned()));
        let Some(next) = page["next"].as_str() else { break };
        path = format!("/api/tables?list=open&before={next}");
    }
    assert_eq!(sizes, [50, 50, 20]);
    seen.sort();
    opened.sort();
    assert_eq!(seen, opened, "each once");
    host.server.stop().await;
}

/// A game that nobody watches is put away; lists still say who is waited for.
#[tokio::test]
async fn a_game_that_rests_is_still_listed_with_whose_turn_it_is() {
    let host = Host::start_with(|config| config.rest_after = std::time::Duration::ZERO).await;
    let anna = host.guest("Anna").await;
    let bots = json!({ "B": "novice", "C": "novice" });
    let new = json!({ "game": "eschnapur", "players": 3, "terms": terms(), "seat": "A", "bots": bots, "start": true });
    let id = anna.open(&new).await;
    // Bots choose at once; then the table waits for Anna alone, and nobody looks at it.
    until(async || anna.get("/metrics").await.body.contains("durbar_tables 0")).await;
    let listed = anna.get(&format!("/api/tables/{id}")).await.json();
    assert!(listed["seats"][0]["asked"].is_number(), "{listed}");
    assert!(listed["seats"][1]["asked"].is_null(), "{listed}");
    let mine = anna.get("/api/tables?list=mine").await.json();
    assert_eq!(mine["tables"][0]["seats"], listed["seats"]);
    host.server.stop().await;
}

/// Somebody who took another colour has it in lists too, and so has the bot whose colour it was to be.
#[tokio::test]
async fn lists_show_the_colours_of_the_table_and_how_long_it_takes() {
    let host = Host::start().await;
    let anna = host.guest("Anna").await;
    let id = anna.open(&json!({ "game": "eschnapur", "players": 3, "terms": terms() })).await;
    let mut socket = anna.socket().await;
    let watch = json!({ "id": 9, "message": "watch", "with": { "table": id } });
    assert_eq!(socket.answer(&watch).await["message"], "done");
    for (n, request) in [
        json!({ "request": "sit", "with": { "seat": "A", "colour": "blue" } }),
        json!({ "request": "seat-bot", "with": { "seat": "B", "level": "novice" } }),
    ]
    .into_iter()
    .enumerate()
    {
        let ask = json!({ "id": n + 1, "message": "ask", "with": { "table": id, "request": request } });
        let answer = socket.answer(&ask).await;
        assert_eq!(answer["message"], "done", "{answer}");
    }
    // The table is hosted now; what the store keeps must say the same once it is not.
    for _ in 0..2 {
        let listed = anna.get(&format!("/api/tables/{id}")).await.json();
        let colours: Vec<_> =
            listed["seats"].as_array().expect("seats").iter().map(|seat| &seat["colour"]).collect();
        assert_eq!(colours, ["blue", "vermilion", "green"]);
        assert_eq!(listed["length"], 40);
        drop(socket);
        until(async || anna.get("/metrics").await.body.contains("durbar_tables 0")).await;
        socket = anna.socket().await;
    }
    host.server.stop().await;
}

async fn until(is_so: impl AsyncFn() -> bool) {
    while !is_so().await {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
}
