//! Bodies are objects, and whatever is said in one is heard or refused, with its place.

use serde_json::json;

use crate::common::{Client, Host, terms};

const TERMS: &str = r#"{"pace":{"pace":"free"},"open_counting":true,"spectators":true,"private_chat":false,"public":true,"stand_in":"novice"}"#;

const NOTHING: &str = "this has no meaning here";

/// Whatever this client sends is refused with these words.
async fn is_refused(client: &Client, method: &str, path: &str, body: &str, says: &str) {
    let answer = client.send(method, path, Some("application/json"), body).await;
    assert_eq!((answer.status, answer.problem().as_str()), (400, "malformed"), "{method} {path} {body}");
    let why = answer.json()["problem"]["why"].as_str().expect("a reason").to_owned();
    assert!(why.starts_with(says), "{why:?} does not begin with {says:?}: {method} {path} {body}");
}

/// Serde's structs take a list for an object: that is how this was accepted once.
#[tokio::test]
async fn a_list_is_no_document_at_any_depth() {
    let host = Host::start().await;
    let (stranger, anna) = (host.stranger(), host.guest("Anna").await);
    is_refused(&stranger, "POST", "/api/guests", r#"["Ben"]"#, NOTHING).await;
    is_refused(&stranger, "POST", "/api/guests/recover", r#"["0123-4567-89AB-CDEF-GHJK"]"#, NOTHING).await;
    is_refused(&anna, "POST", "/api/companions", r#"["Ben"]"#, NOTHING).await;
    is_refused(&anna, "PATCH", "/api/me", r#"["Ben",null,false]"#, NOTHING).await;
    is_refused(&anna, "PATCH", "/api/me", r#"{"quiet":[0,60]}"#, "quiet: this has no meaning here").await;
    for (body, place) in [
        (format!(r#"["eschnapur",3,{{}},null,{TERMS},null,{{}},{{}},false]"#), ""),
        (table(r#"[{"pace":"free"},true,true,false,true,"novice"]"#, ""), "terms: "),
        (table(&TERMS.replace(r#"{"pace":"free"}"#, r#"["free"]"#), ""), "terms.pace: "),
        (table(&TERMS.replace(r#"{"pace":"free"}"#, r#"["live",600,5]"#), ""), "terms.pace: "),
    ] {
        is_refused(&anna, "POST", "/api/tables", &body, &format!("{place}{NOTHING}")).await;
    }
    is_refused(&host.operator(), "POST", "/admin", r#"["overview"]"#, NOTHING).await;
    nothing_changed(&anna).await;
    host.server.stop().await;
}

#[tokio::test]
async fn what_means_nothing_or_is_said_twice_is_refused() {
    let host = Host::start().await;
    let (stranger, anna) = (host.stranger(), host.guest("Anna").await);
    for body in [r#"{"name":null}"#, "null", r#"{"name":"Ben","name":"Ben"}"#, r#"{"name":"Ben","as":null}"#]
    {
        is_refused(&stranger, "POST", "/api/guests", body, "").await;
        is_refused(&anna, "POST", "/api/companions", body, "").await;
    }
    for body in [r#"{"code":null}"#, "null", r#"{"code":"a","code":"b"}"#] {
        is_refused(&stranger, "POST", "/api/guests/recover", body, "").await;
    }
    for (body, says) in [
        ("null", "invalid type: null"),
        (r#"{"no_quiet":null}"#, "no_quiet: invalid type: null"),
        (r#"{"quiet":{"from":null,"to":60}}"#, "quiet.from: invalid type: null"),
        (r#"{"quiet":{"from":0,"from":1,"to":60}}"#, "quiet: duplicate field `from`"),
        (r#"{"name":"Ben","name":"Ben"}"#, "duplicate field `name`"),
    ] {
        is_refused(&anna, "PATCH", "/api/me", body, says).await;
    }
    for (more, says) in [
        (r#","choices":null"#, "choices: invalid type: null"),
        (r#","bots":null"#, "bots: invalid type: null"),
        (r#","companions":null"#, "companions: invalid type: null"),
        (r#","start":null"#, "start: invalid type: null"),
        (r#","bots":{"B":"random","C":"random","B":"novice"}"#, "bots: \"B\" is said twice"),
        (r#","choices":{"version":"basic","version":"magic"}"#, "choices: \"version\" is said twice"),
        (r#","companions":{"B":"000000000000","B":"000000000000"}"#, "companions: \"B\" is said twice"),
    ] {
        is_refused(&anna, "POST", "/api/tables", &table(TERMS, more), says).await;
    }
    let pace = TERMS.replace(r#""free""#, r#""free","hours":5"#);
    let says = "terms.pace.hours: this has no meaning here";
    is_refused(&anna, "POST", "/api/tables", &table(&pace, ""), says).await;
    let says = "loudly: this has no meaning here";
    is_refused(&host.operator(), "POST", "/admin", r#"{"request":"overview","loudly":true}"#, says).await;
    nothing_changed(&anna).await;
    host.server.stop().await;
}

/// A table to open, with these terms and something more.
fn table(terms: &str, more: &str) -> String {
    format!(r#"{{"game":"eschnapur","players":3,"terms":{terms}{more}}}"#)
}

async fn nothing_changed(anna: &Client) {
    let me = anna.get("/api/me").await.json();
    assert_eq!((&me["name"], &me["quiet"], &me["companions"]), (&json!("Anna"), &json!(null), &json!([])));
    assert_eq!(anna.get("/api/tables?list=open").await.json()["tables"], json!([]));
    anna.open(&json!({ "game": "eschnapur", "players": 3, "terms": terms() })).await;
}
