//! What the operator can do.

use serde_json::{Value, json};

use crate::common::{Client, Host, terms};

async fn told(operator: &Client, request: Value) -> Value {
    let answer = operator.post("/admin", &request).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()
}

#[tokio::test]
async fn only_the_operator_is_heard() {
    let host = Host::start().await;
    let overview = json!({ "request": "overview" });
    let operator = host.operator();
    for _ in 0..5 {
        let wrong = host.stranger().with("authorization", "Bearer wrong").post("/admin", &overview).await;
        assert_eq!((wrong.status, wrong.problem().as_str()), (401, "not-signed-in"));
    }
    assert_eq!(host.stranger().post("/admin", &overview).await.problem(), "too-fast");
    assert_eq!(
        told(&operator, overview.clone()).await["answer"],
        "overview",
        "others cannot keep the operator out"
    );
    let outside = operator.with("x-forwarded-for", "127.0.0.1").post("/admin", &overview).await;
    assert_eq!((outside.status, outside.problem().as_str()), (404, "not-found"));
    assert_eq!(operator.post("/admin", &json!({ "request": "dance" })).await.problem(), "malformed");
    host.server.stop().await;
}

#[cfg(unix)]
#[tokio::test]
async fn the_token_is_kept_and_kept_secret() {
    use std::os::unix::fs::PermissionsExt as _;
    let Host { server, data } = Host::start().await;
    let file = data.path().join("admin-token");
    assert_eq!(std::fs::metadata(&file).expect("a file").permissions().mode() & 0o777, 0o600);
    let token = server::admin_token(data.path()).expect("a token");
    assert_eq!(token.len(), 64);
    server.stop().await;
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).expect("the file is ours");
    let config = server::Config::new(([127, 0, 0, 1], 0).into(), data.path().to_owned());
    let server = server::Server::start(config).await.expect("the server starts again");
    let permissions = std::fs::metadata(&file).expect("a file").permissions();
    assert_eq!(permissions.mode() & 0o777, 0o600, "others may read it no longer");
    assert_eq!(server::admin_token(data.path()).expect("a token"), token);
    server.stop().await;
    std::fs::write(&file, "").expect("the file is ours");
    let config = server::Config::new(([127, 0, 0, 1], 0).into(), data.path().to_owned());
    let refused = server::Server::start(config).await.expect_err("an empty token would let everybody in");
    assert!(refused.to_string().contains("admin-token"), "{refused}");
}

#[tokio::test]
async fn a_table_is_closed() {
    let host = Host::start().await;
    let (operator, anna) = (host.operator(), host.guest("Anna").await);
    let id = anna.open(&json!({ "game": "eschnapur", "players": 3, "terms": terms(), "seat": "A" })).await;
    assert_eq!(told(&operator, json!({ "request": "tables" })).await["tables"][0]["table"], id);
    let close = json!({ "request": "close", "table": id, "reason": "spam" });
    assert_eq!(told(&operator, close.clone()).await, json!({ "answer": "done" }));
    let stage = &anna.get(&format!("/api/tables/{id}")).await.json()["stage"];
    assert_eq!((&stage["stage"], &stage["why"]["reason"]), (&json!("closed"), &json!("spam")), "{stage}");
    assert_eq!(told(&operator, json!({ "request": "tables" })).await["tables"], json!([]));
    assert_eq!(told(&operator, close).await["answer"], "trouble", "it is over already");
    let overview = told(&operator, json!({ "request": "overview" })).await;
    assert_eq!((&overview["tables"], &overview["sockets"]), (&json!(1), &json!(0)));
    assert_eq!(told(&operator, json!({ "request": "reports" })).await["reports"], json!([]));
    host.server.stop().await;
}

#[tokio::test]
async fn somebody_is_shut_out_and_let_in_again() {
    let host = Host::start().await;
    let (operator, anna, bo) = (host.operator(), host.guest("Anna").await, host.guest("Bo").await);
    let who = json!({ "banned": "person", "person": anna.get("/api/me").await.json()["person"] });
    let (mut window, mut other) = (anna.socket().await, bo.socket().await);
    window.next().await.expect("a greeting");
    other.next().await.expect("a greeting");
    let ban = json!({ "request": "ban", "who": who, "reason": "noise", "hours": 1 });
    assert_eq!(told(&operator, ban).await["answer"], "done");
    assert_eq!(window.next().await.expect("a farewell")["trouble"]["problem"]["reason"], "noise");
    assert!(window.next().await.is_none());
    let refused = anna.get("/api/me").await;
    assert_eq!((refused.status, refused.problem().as_str()), (403, "banned"));
    let bans = told(&operator, json!({ "request": "bans" })).await;
    assert_eq!((&bans["bans"][0]["who"], &bans["bans"][0]["reason"]), (&who, &json!("noise")));
    assert_eq!(told(&operator, json!({ "request": "unban", "who": who })).await["answer"], "done");
    assert_eq!(anna.get("/api/me").await.status, 200);

    let here = json!({ "banned": "address", "address": "127.0.0.1" });
    let ban = json!({ "request": "ban", "who": here, "reason": "flood" });
    assert_eq!(told(&operator, ban).await["answer"], "done");
    assert_eq!(other.next().await.expect("a farewell")["trouble"]["problem"]["reason"], "flood");
    assert_eq!(bo.get("/api/games").await.problem(), "banned");
    let page = bo.get("/").await;
    assert!(page.status == 403 && page.body.contains("you are shut out: flood"), "{page:?}");
    assert_eq!(told(&operator, json!({ "request": "unban", "who": here })).await["answer"], "done");
    assert_eq!(bo.get("/").await.status, 200);
    host.server.stop().await;
}

#[tokio::test]
async fn everybody_hears_an_announcement() {
    let host = Host::start().await;
    let (operator, anna) = (host.operator(), host.guest("Anna").await);
    let mut early = anna.socket().await;
    early.next().await.expect("a greeting");
    let announce = json!({ "request": "announce", "text": "A new version comes", "restart_in": 5 });
    assert_eq!(told(&operator, announce).await["answer"], "done");
    let heard = early.next().await.expect("an announcement");
    assert_eq!((&heard["message"], &heard["text"]), (&json!("announcement"), &json!("A new version comes")));
    assert!(heard["restart"].as_i64().is_some_and(|restart| restart > 0));
    let mut late = anna.socket().await;
    assert_eq!(late.next().await.expect("a greeting")["message"], "hello");
    assert_eq!(late.next().await.expect("an announcement"), heard, "also who comes later");
    let off = json!({ "request": "announce", "text": "It does not come" });
    assert_eq!(told(&operator, off).await["answer"], "done");
    let mut latest = anna.socket().await;
    assert_eq!(latest.next().await.expect("a greeting")["message"], "hello");
    let done = json!({ "request": "announce", "text": "" });
    assert_eq!(told(&operator, done).await["answer"], "trouble");
    host.server.stop().await;
    assert_eq!(latest.next().await.expect("a farewell")["message"], "trouble", "no announcement before it");
}
