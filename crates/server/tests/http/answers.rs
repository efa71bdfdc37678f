//! What all answers have in common, and what happens to requests that mean nothing.

use std::sync::Arc;

use serde_json::json;
use table::Time;

use crate::common::{Answer, Host, PATIENCE};

const EVERYWHERE: [(&str, &str); 4] = [
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
];

fn assert_protected(answer: &Answer, what: &str) {
    for (name, value) in EVERYWHERE {
        assert_eq!(answer.header(name), Some(value), "{name} of {what}");
    }
    let policy = answer.header("content-security-policy").expect("a policy");
    assert!(policy.starts_with("default-src 'none'; script-src 'self';"), "{policy}");
    assert!(policy.ends_with("frame-ancestors 'none'") && !policy.contains("unsafe"), "{policy}");
    assert!(answer.header("permissions-policy").is_some_and(|policy| policy.contains("camera=()")), "{what}");
    assert!(answer.headers.iter().all(|(name, _)| !name.starts_with("access-control")), "{what}");
}

#[tokio::test]
async fn every_answer_is_protected() {
    let host = Host::start().await;
    let stranger = host.stranger();
    for (method, path, status) in [
        ("GET", "/", 200),
        ("GET", "/healthz", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/me", 204),
        ("GET", "/api/me/data", 401),
        ("GET", "/api/nothing", 404),
        ("GET", "/nothing", 404),
        ("GET", "/t/000000000000", 200),
        ("GET", "/api/socket", 401),
        ("PUT", "/api/me", 405),
        ("PUT", "/", 405),
        ("POST", "/api/guests", 400),
        ("POST", "/admin", 401),
    ] {
        let answer = stranger.send(method, path, None, "").await;
        assert_eq!(answer.status, status, "{method} {path}");
        assert_protected(&answer, path);
        let cache = if answer.header("etag").is_some() { "no-cache" } else { "no-store" };
        assert_eq!(answer.header("cache-control"), Some(cache), "{method} {path}");
        assert_eq!(answer.header("strict-transport-security"), None);
    }
    host.server.stop().await;
    let secure = Host::start_with(|config| config.origin = Some("https://durbar.example".to_owned())).await;
    let answer = secure.stranger().get("/").await;
    assert_eq!(answer.header("strict-transport-security"), Some("max-age=63072000"));
    secure.server.stop().await;
}

#[tokio::test]
async fn where_there_is_nothing_programs_and_people_are_told_in_their_own_way() {
    let host = Host::start().await;
    let stranger = host.stranger();
    for path in [
        "/api",
        "/api/nothing",
        "/api/tables/nonsense",
        "/api/tables/%ff",
        "/api/tables/000000000000/moments/x",
    ] {
        let answer = stranger.get(path).await;
        assert_eq!((answer.status, answer.problem().as_str()), (404, "not-found"), "{path}");
    }
    for path in ["/nothing", "/apifoo", "/a/b/c", "/assets/gone.js", "/assets", "/%ff", "/index.htm"] {
        let answer = stranger.get(path).await;
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"), "{path}");
    }
    let wrong = stranger.send("PUT", "/api/me", None, "").await;
    assert_eq!((wrong.status, wrong.problem().as_str()), (405, "invalid"));
    assert_eq!(wrong.header("allow"), Some("GET,HEAD,PATCH,DELETE"));
    let anna = host.guest("Anna").await;
    assert_eq!(anna.get("/api/socket").await.problem(), "cross-origin", "no page of ours asks for it");
    let page = anna.with("origin", &format!("http://{}", host.server.address()));
    assert_eq!(page.get("/api/socket").await.problem(), "malformed", "not the beginning of a socket");
    host.server.stop().await;
}

#[tokio::test]
async fn other_sites_cannot_change_anything() {
    let host = Host::start_with(|config| config.origin = Some("https://durbar.example".to_owned())).await;
    let guest = json!({ "name": "Anna" });
    for foreign in ["https://evil.example", "http://durbar.example", "null"] {
        let answer = host.stranger().with("origin", foreign).post("/api/guests", &guest).await;
        assert_eq!((answer.status, answer.problem().as_str()), (403, "cross-origin"), "{foreign}");
    }
    let ours = host.stranger().with("origin", "https://durbar.example");
    assert_eq!(ours.post("/api/guests", &guest).await.status, 201);
    let anna = host.guest("Anna").await.with("origin", "https://evil.example");
    assert_eq!(anna.send("DELETE", "/api/me", None, "").await.problem(), "cross-origin");
    assert_eq!(anna.get("/api/socket").await.problem(), "cross-origin");
    host.server.stop().await;
}

#[tokio::test]
async fn a_body_that_cannot_be_read_is_explained() {
    let host = Host::start().await;
    let stranger = host.stranger();
    let json = Some("application/json");
    for (kind, body, says) in [
        (None, r#"{"name":"Anna"}"#, "application/json"),
        (Some("text/plain"), r#"{"name":"Anna"}"#, "application/json"),
        (json, "", "EOF"),
        (json, "{", "EOF"),
        (json, r#"{"name":5}"#, "name: invalid type"),
        (json, r#"{"name":"Anna","admin":true}"#, "unknown field `admin`"),
        (json, r#"{"name":"Anna"} and more"#, "trailing characters"),
    ] {
        let answer = stranger.send("POST", "/api/guests", kind, body).await;
        assert_eq!((answer.status, answer.problem().as_str()), (400, "malformed"), "{body}");
        assert!(answer.message().contains(says), "{says} is not in {}", answer.message());
    }
    let spelled =
        stranger.send("POST", "/api/guests", Some("Application/JSON; charset=utf-8"), r#"{"name":"A"}"#);
    assert_eq!(spelled.await.status, 201);
    let long = format!(r#"{{"name":"{}"}}"#, "a".repeat(256 * 1024));
    let answer = stranger.send("POST", "/api/guests", json, &long).await;
    assert_eq!((answer.status, answer.problem().as_str()), (413, "too-large"));
    host.server.stop().await;
}

#[tokio::test]
async fn the_server_says_how_it_does_but_not_to_everybody() {
    let host = Host::start().await;
    let stranger = host.stranger();
    for path in ["/healthz", "/readyz", "/livez"] {
        let health = stranger.get(path).await;
        assert_eq!((health.status, health.body.as_str()), (200, "ok"), "{path}");
    }
    let metrics = stranger.get("/metrics").await;
    assert_eq!(
        metrics.header("content-type"),
        Some("application/openmetrics-text; version=1.0.0; charset=utf-8")
    );
    assert!(
        metrics.body.contains("durbar_tables 0") && metrics.body.ends_with("# EOF\n"),
        "{}",
        metrics.body
    );
    for header in ["x-forwarded-for", "forwarded"] {
        let outside = stranger.with(header, "for=8.8.8.8");
        assert_eq!(outside.get("/metrics").await.problem(), "not-found");
        assert_eq!(outside.get("/healthz").await.status, 200, "whoever balances loads may ask");
    }
    host.server.stop().await;
}

/// Somebody else holds the file, so that nothing can be written; it could as well be a full disk.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_cannot_write_is_alive_but_not_ready() {
    use sqlx::Connection as _;
    let host = Host::start().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(server::database(host.data.path()));
    let mut other = sqlx::SqliteConnection::connect_with(&options).await.expect("the file is there");
    let held = other.begin_with("BEGIN EXCLUSIVE").await.expect("it is free now and then");
    let stranger = host.stranger();
    let becomes = async |status: u16| {
        let mut answer = stranger.get("/readyz").await;
        while answer.status != status {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            answer = stranger.get("/readyz").await;
        }
        answer
    };
    let ill = tokio::time::timeout(PATIENCE, becomes(503)).await.expect("it is noticed");
    assert_eq!(ill.problem(), "busy");
    assert_eq!(stranger.get("/livez").await.status, 200, "to start it anew would not help");
    held.rollback().await.expect("it lets go");
    tokio::time::timeout(PATIENCE, becomes(200)).await.expect("it is noticed");
    host.server.stop().await;
}

#[tokio::test]
async fn one_address_asks_only_so_often() {
    let host = Host::start_with(|config| {
        config.limits.requests_at_once = 3;
        config.limits.requests_per_second = 1;
        config.sources.follow(Arc::new(|| Time(1_000_000_000_000)));
        config.proxies = vec!["127.0.0.1".parse().expect("an address")];
    })
    .await;
    let from = |address: &str| host.stranger().with("x-forwarded-for", address);
    for path in ["/api/games", "/", "/about"] {
        assert_eq!(from("1.2.3.4").get(path).await.status, 200, "{path}");
    }
    let fourth = from("1.2.3.4").get("/api/tables").await;
    assert_eq!((fourth.status, fourth.problem().as_str()), (429, "too-fast"));
    assert_eq!(fourth.header("retry-after"), Some("1"));
    let page = from("1.2.3.4").get("/").await;
    assert_eq!((page.status, page.header("retry-after")), (429, Some("1")));
    assert_eq!(page.header("content-type"), Some("text/plain; charset=utf-8"));
    assert_eq!(from("1.2.3.5").get("/api/games").await.status, 200, "everybody has a budget of their own");
    assert_eq!(from("1.2.3.4").get("/healthz").await.status, 200, "whoever watches over it may always ask");
    for _ in 0..5 {
        assert_eq!(host.stranger().get("/metrics").await.status, 200);
    }
    host.server.stop().await;
}

#[tokio::test]
async fn what_is_wrong_is_told_in_the_language_of_the_client() {
    let host = Host::start().await;
    let says = async |languages: &str, path: &str| {
        let answer = host.stranger().with("accept-language", languages).get(path).await;
        let length: usize = answer.header("content-length").expect("a length").parse().expect("a number");
        assert_eq!(length, answer.body.len());
        (answer.problem(), answer.message())
    };
    for (languages, message) in [
        ("", "Say who you are first: become a guest, or recover one."),
        ("de-CH, fr;q=0.9", "Sag zuerst, wer du bist: Komm als Gast oder melde dich mit deinem Code zurück."),
        ("pl, nl;q=0.3", "Zeg eerst wie je bent: word gast, of kom terug met je code."),
    ] {
        assert_eq!(says(languages, "/api/me/data").await, ("not-signed-in".to_owned(), message.to_owned()));
    }
    let nowhere = says("fr", "/api/nowhere").await;
    assert_eq!(nowhere, ("not-found".to_owned(), "Cette page n’existe pas.".to_owned()));
    host.server.stop().await;
}
