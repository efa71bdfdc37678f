//! The description of the interface for programs.

use std::path::Path;

use serde_json::{Value, json};
use strum::VariantNames as _;
use tabletop::{Game, Refusal as _};

use crate::common::{Host, bots_alone, terms};
use crate::exact::Exact;

/// Every address with what can be done there.
const ADDRESSES: [(&str, &[&str]); 17] = [
    ("/api/companions", &["post"]),
    ("/api/companions/{person}", &["delete"]),
    ("/api/games", &["get"]),
    ("/api/guests", &["post"]),
    ("/api/guests/leave", &["post"]),
    ("/api/guests/recover", &["post"]),
    ("/api/me", &["delete", "get", "patch"]),
    ("/api/me/data", &["get"]),
    ("/api/me/recovery", &["post"]),
    ("/api/me/sessions/end", &["post"]),
    ("/api/openapi.json", &["get"]),
    ("/api/socket", &["get"]),
    ("/api/tables", &["get", "post"]),
    ("/api/tables/{id}", &["get"]),
    ("/api/tables/{id}/moments", &["get"]),
    ("/api/tables/{id}/moments/{n}", &["get"]),
    ("/api/tables/{id}/record", &["get"]),
];

fn described() -> Value {
    serde_json::from_str(&server::description()).expect("the description is JSON")
}

#[test]
fn every_address_is_described() {
    let description = described();
    let paths = description["paths"].as_object().expect("paths");
    let found: Vec<_> = paths
        .iter()
        .map(|(path, does)| {
            let mut does: Vec<_> = does.as_object().expect("operations").keys().map(String::as_str).collect();
            does.sort_unstable();
            (path.as_str(), does)
        })
        .collect();
    let expected: Vec<_> = ADDRESSES.into_iter().map(|(path, does)| (path, does.to_vec())).collect();
    assert_eq!(found, expected);
}

#[test]
fn whatever_is_named_is_described() {
    let description = described();
    let text = server::description();
    assert!(!text.contains(": null"), "what is not there is not written");
    for reference in text.split("\"#/").skip(1) {
        let place = reference.split('"').next().expect("the rest of it");
        assert!(description.pointer(&format!("/{place}")).is_some(), "{place} is named and not described");
    }
}

/// A kind of event that nobody described would be refused by whoever reads answers by their schemas.
#[test]
fn every_kind_of_event_and_every_reason_is_described() {
    let description = described();
    let schemas = &description["components"]["schemas"];
    let games = games::each!(G => (G::NAME, <G as Game>::Event::VARIANTS, <G as Game>::Illegal::CODES));
    let kind = |event: &Value| event["properties"]["event"]["const"].as_str().map(str::to_owned);
    let refused = schemas["Refused"]["oneOf"].as_array().expect("refusals");
    let illegal = refused.iter().find(|refused| refused["properties"]["refused"]["const"] == "illegal");
    let because = illegal.expect("illegal moves")["properties"]["because"]["enum"].to_string();
    for (game, events, reasons) in games {
        let kinds = schemas[format!("{game}.GameEvent")]["oneOf"].as_array().expect("kinds").iter();
        let described: Vec<_> = kinds.map(|event| kind(event).expect("a kind")).collect();
        assert_eq!(described, events, "{game}");
        for reason in reasons {
            assert!(because.contains(&format!("\"{reason}\"")), "{game}: {reason}");
        }
    }
}

#[tokio::test]
async fn the_server_describes_itself_and_does_what_it_says() {
    let host = Host::start().await;
    let stranger = host.stranger();
    let answer = stranger.get("/api/openapi.json").await;
    assert_eq!((answer.status, answer.json()), (200, described()));
    for (path, does) in ADDRESSES {
        let path = path.replace("{id}", "000000000000").replace("{n}", "last");
        for method in does {
            let answer = stranger.send(&method.to_uppercase(), &path, None, "").await;
            assert_ne!(answer.status, 405, "{method} {path}");
            let nothing = json!({ "problem": "not-found", "what": "page" });
            assert!(answer.status != 404 || answer.json()["problem"] != nothing, "{method} {path}");
        }
    }
    host.server.stop().await;
}

/// People come, change, open tables and leave: every answer is as it is described.
#[tokio::test]
async fn documents_of_people_and_tables_are_as_described() {
    let host = Host::start().await;
    let (exact, stranger) = (Exact::new(&described()), host.stranger());
    let mut anna = host.stranger();
    let name = json!({ "name": "Anna" });
    anna.cookie = exact.post(&stranger, "/api/guests", &name).await.cookie();
    for path in ["/api/games", "/api/openapi.json", "/api/me", "/api/me/data"] {
        exact.get(&anna, path, path).await;
    }
    let change = json!({ "name": "Ann", "quiet": { "from": 1320, "to": 480 } });
    exact.send(&anna, "PATCH", "/api/me", "/api/me", Some(&change)).await;
    let ben = exact.post(&anna, "/api/companions", &json!({ "name": "Ben" })).await.json();
    for (pace, spectators) in [
        (json!({ "pace": "free" }), true),
        (json!({ "pace": "live", "seconds": 600, "increment": 5 }), true),
        (json!({ "pace": "days", "hours": 24 }), false),
    ] {
        let mut terms = terms();
        (terms["pace"], terms["spectators"]) = (pace, json!(spectators));
        let open = json!({
            "game": "morgenland", "players": 3, "terms": terms, "seat": "A", "choices": { "version": "magic" },
            "bots": { "C": "random" }, "companions": { "B": ben["person"] }, "start": spectators,
        });
        let id = exact.post(&anna, "/api/tables", &open).await.json()["table"].clone();
        let id = id.as_str().expect("an id");
        exact.get(&anna, "/api/tables/{id}", &format!("/api/tables/{id}")).await;
        let record = format!("/api/tables/{id}/record");
        assert_eq!(exact.get(&anna, "/api/tables/{id}/record", &record).await.status, 409);
    }
    for list in ["?list=mine", "?list=open", "?list=running", "?list=finished", ""] {
        exact.get(&anna, "/api/tables", &format!("/api/tables{list}")).await;
    }
    exact.get(&anna, "/api/me/data", "/api/me/data").await;
    let code = exact.post(&anna, "/api/me/recovery", &json!(null)).await.json();
    exact.post(&stranger, "/api/guests/recover", &code).await;
    exact.post(&anna, "/api/me/sessions/end", &json!(null)).await;
    let path = format!("/api/companions/{}", ben["person"].as_str().expect("an id"));
    exact.send(&anna, "DELETE", "/api/companions/{person}", &path, None).await;
    exact.send(&anna, "DELETE", "/api/me", "/api/me", None).await;
    exact.post(&stranger, "/api/guests/leave", &json!(null)).await;
    host.server.stop().await;
}

/// What is wrong is answered as it is described, too.
#[tokio::test]
async fn troubles_are_as_described() {
    let host = Host::start_with(|config| config.limits.guests_at_once = 3).await;
    let (exact, stranger, anna) = (Exact::new(&described()), host.stranger(), host.guest("Anna").await);
    let status = async |method: &str, template: &str, path: &str, body: Option<&Value>| {
        let who = if path.contains("000000000000") || method == "POST" { &anna } else { &stranger };
        exact.try_out(who, method, template, path, body).await.status
    };
    assert_eq!(status("GET", "/api/me", "/api/me", None).await, 204);
    assert_eq!(status("GET", "/api/me/data", "/api/me/data", None).await, 401);
    assert_eq!(status("GET", "/api/tables", "/api/tables?list=mine", None).await, 401);
    assert_eq!(status("GET", "/api/tables", "/api/tables?list=best", None).await, 400);
    assert_eq!(status("GET", "/api/tables/{id}", "/api/tables/000000000000", None).await, 404);
    let moments = "/api/tables/{id}/moments";
    assert_eq!(status("GET", moments, "/api/tables/000000000000/moments", None).await, 404);
    assert_eq!(status("GET", moments, "/api/tables/000000000000/moments?most=0", None).await, 400);
    let companion = "/api/companions/{person}";
    assert_eq!(status("DELETE", companion, "/api/companions/000000000000", None).await, 403);
    assert_eq!(
        status("POST", "/api/guests/recover", "/api/guests/recover", Some(&json!({ "code": "x" }))).await,
        401
    );
    let table =
        |game: &str, seat: &str| json!({ "game": game, "players": 3, "terms": terms(), "seat": seat });
    assert_eq!(status("POST", "/api/tables", "/api/tables", Some(&table("chess", "A"))).await, 404);
    assert_eq!(status("POST", "/api/tables", "/api/tables", Some(&table("eschnapur", "E"))).await, 409);
    assert_eq!(status("POST", "/api/tables", "/api/tables", Some(&json!({ "game": 5 }))).await, 400);
    let long = json!({ "name": "a".repeat(300_000) });
    assert_eq!(status("POST", "/api/guests", "/api/guests", Some(&long)).await, 413);
    let name = json!({ "name": "Ben" });
    assert_eq!(status("POST", "/api/guests", "/api/guests", Some(&name)).await, 201);
    assert_eq!(status("POST", "/api/guests", "/api/guests", Some(&name)).await, 429);
    host.server.stop().await;
}

/// Whole games of every kind through all eyes: every event and every view is as it is described.
#[tokio::test]
async fn whole_games_are_as_described() {
    let host = Host::start_with(|config| config.limits = server::Limits::lifted()).await;
    let (exact, anna) = (Exact::new(&described()), host.guest("Anna").await);
    for (game, choices) in [
        ("eschnapur", json!({})),
        ("morgenland", json!({ "version": "basic" })),
        ("morgenland", json!({ "version": "magic" })),
    ] {
        let mut new = bots_alone(game, "random");
        new["choices"] = choices;
        let id = anna.open(&new).await;
        anna.finished(&id).await;
        exact.get(&anna, "/api/tables/{id}", &format!("/api/tables/{id}")).await;
        let record = exact.get(&anna, "/api/tables/{id}/record", &format!("/api/tables/{id}/record")).await;
        let of = record.json()["entries"].as_array().expect("entries").len();
        for eyes in ["A", "B", "C", "D", "spectator", "all"] {
            for from in (0..=of).step_by(50) {
                for form in ["view", "sheet"] {
                    let path =
                        format!("/api/tables/{id}/moments?eyes={eyes}&from={from}&most=50&form={form}");
                    assert_eq!(exact.get(&anna, "/api/tables/{id}/moments", &path).await.status, 200);
                }
            }
            for at in (0..=of).step_by(of / 4) {
                let path = format!("/api/tables/{id}/moments/{at}?eyes={eyes}");
                assert_eq!(exact.get(&anna, "/api/tables/{id}/moments/{n}", &path).await.status, 200);
            }
        }
    }
    exact.get(&anna, "/api/tables", "/api/tables?list=finished").await;
    host.server.stop().await;
}

/// The schemas are closed: a document with something more, or with something missing, is another one.
#[tokio::test]
async fn what_is_not_described_is_noticed() {
    let host = Host::start().await;
    let (exact, anna) = (Exact::new(&described()), host.guest("Anna").await);
    let me = anna.get("/api/me").await.json();
    assert_eq!(exact.flaws("GET", "/api/me", 200, &me), [""; 0]);
    let with = |change: &dyn Fn(&mut Value)| {
        let mut other = me.clone();
        change(&mut other);
        exact.flaws("GET", "/api/me", 200, &other).len()
    };
    assert_eq!(with(&|me| me["secret"] = json!(1)), 1);
    assert_eq!(with(&|me| me["name"] = json!("a".repeat(25))), 1);
    assert_eq!(with(&|me| me["person"] = json!("UUUUUUUUUUUU")), 1);
    assert_eq!(with(&|me| drop(me.as_object_mut().map(|me| me.remove("muted")))), 1);
    host.server.stop().await;
}

/// The way in is described: whoever sends this cookie is known.
#[tokio::test]
async fn the_cookie_is_described() {
    let host = Host::start().await;
    let cookie = host.guest("Anna").await.cookie.expect("a cookie");
    let name = described()["components"]["securitySchemes"]["cookie"]["name"].clone();
    assert_eq!(cookie.split('=').next(), name.as_str());
    host.server.stop().await;
}

/// The copy that people read without a server. `UPDATE_OPENAPI=1` writes it anew.
#[test]
fn the_copy_is_not_stale() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    if std::env::var_os("UPDATE_OPENAPI").is_some() {
        std::fs::write(&path, server::description()).expect("docs can be written");
    }
    let copy = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(copy == server::description(), "docs/openapi.json is stale: run this test with UPDATE_OPENAPI=1");
}
