//! The description of the interface for programs.

use std::path::Path;

use serde_json::{Value, json};

use crate::common::Host;

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
fn every_document_has_a_schema() {
    let description = described();
    let schemas = description["components"]["schemas"].as_object().expect("schemas");
    for name in [
        "ChangeMe",
        "GameAbout",
        "Known",
        "ListedSeat",
        "ListedTable",
        "Me",
        "Moment",
        "MyData",
        "NewGuest",
        "NewTable",
        "Opened",
        "Problem",
        "Recover",
        "RecoveryCode",
        "Reported",
        "Saying",
        "Tables",
        "Trouble",
        "Which",
    ] {
        assert!(schemas.contains_key(name), "{name}");
    }
    let text = server::description();
    for reference in text.split("\"#/components/schemas/").skip(1) {
        let name = reference.split('"').next().expect("the rest of it");
        assert!(schemas.contains_key(name), "{name} is named and not described");
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
            let nothing = json!({ "code": "not-found", "what": "page" });
            assert!(answer.status != 404 || answer.json()["problem"] != nothing, "{method} {path}");
        }
    }
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
