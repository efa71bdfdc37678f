//! Guests come, change, move to another device and leave.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use serde_json::{Value, json};
use table::Time;

use crate::common::{Client, Host, Socket, bots_alone, terms};

#[tokio::test]
async fn a_guest_comes_changes_moves_and_is_forgotten() {
    let host = Host::start().await;
    let mut anna = host.guest("  Anna  Maria ").await;
    let me = anna.get("/api/me").await.json();
    assert_eq!(me["name"], "Anna Maria");
    assert_eq!(me["quiet"], json!(null));

    let changed =
        anna.patch("/api/me", &json!({ "name": "Ann", "quiet": { "from": 1320, "to": 480 } })).await;
    assert_eq!(changed.status, 200);
    assert_eq!(changed.json()["name"], "Ann");
    assert_eq!(anna.get("/api/me").await.json()["quiet"], json!({ "from": 1320, "to": 480 }));
    assert_eq!(anna.patch("/api/me", &json!({ "no_quiet": true })).await.json()["quiet"], json!(null));

    let table = anna.open(&json!({ "game": "eschnapur", "players": 3, "terms": terms(), "seat": "A" })).await;
    let code = anna.post("/api/me/recovery", &json!(null)).await.json()["code"].clone();
    let mut phone = host.stranger();
    let recovered = phone.post("/api/guests/recover", &json!({ "code": code })).await;
    assert_eq!((recovered.status, recovered.json()["name"].as_str()), (200, Some("Ann")));
    phone.cookie = recovered.cookie();
    assert_ne!(phone.cookie, anna.cookie, "every device has a secret of its own");

    let left = anna.post("/api/guests/leave", &json!(null)).await;
    assert_eq!(left.status, 204);
    assert_eq!(anna.get("/api/me").await.status, 204, "this device is signed out");
    anna.cookie = left.cookie();
    assert_eq!(anna.get("/api/me").await.status, 204);
    assert_eq!(anna.get("/api/me/data").await.problem(), "not-signed-in");

    let mut window = phone.socket().await;
    assert_eq!(window.next().await.expect("a greeting")["message"], "hello");
    let gone = phone.send("DELETE", "/api/me", None, "").await;
    assert_eq!((gone.status, gone.cookie().as_deref()), (204, Some("durbar=")));
    assert_eq!(window.next().await.expect("a farewell")["trouble"]["problem"]["problem"], "not-signed-in");
    assert!(window.next().await.is_none(), "their windows are closed");
    assert_eq!(phone.get("/api/me").await.status, 204);
    assert_eq!(phone.post("/api/guests/recover", &json!({ "code": code })).await.problem(), "wrong-code");
    let table = phone.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(table["host"]["name"], "—");
    assert_eq!(table["seats"][0]["sitter"]["sitter"], "open", "their seat is free");
    assert_eq!(table["stage"]["stage"], "closed", "nobody else could begin or call it off");
    host.server.stop().await;
}

#[tokio::test]
async fn the_cookie_is_for_the_server_alone() {
    let plain = Host::start().await;
    let cookie = |answer: crate::common::Answer| answer.header("set-cookie").expect("a cookie").to_owned();
    let given = cookie(plain.stranger().post("/api/guests", &json!({ "name": "Anna" })).await);
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"] {
        assert!(given.split("; ").any(|other| other == part), "{part} is not in {given}");
    }
    assert!(given.starts_with("durbar="), "{given}");
    assert!(!given.contains("Secure"), "without TLS such a cookie would never come back");
    plain.server.stop().await;
    let secure = Host::start_with(|config| config.origin = Some("https://durbar.example".to_owned())).await;
    let given = cookie(secure.stranger().post("/api/guests", &json!({ "name": "Anna" })).await);
    assert!(given.starts_with("__Host-durbar="), "no other site of the same domain can set it: {given}");
    // Browsers take a cookie of such a name only with these, and without a domain.
    for part in ["Secure", "Path=/"] {
        assert!(given.split("; ").any(|other| other == part), "{part} is not in {given}");
    }
    assert!(!given.contains("Domain"), "{given}");
    let mut anna = secure.guest("Anna").await;
    assert_eq!(anna.get("/api/me").await.status, 200);
    anna.cookie = anna.cookie.map(|cookie| cookie.replace("__Host-", ""));
    assert_eq!(anna.get("/api/me").await.status, 204, "anybody could have set this one");
    secure.server.stop().await;
}

#[tokio::test]
async fn a_name_is_read_alike_wherever_it_comes_from() {
    let host = Host::start().await;
    let anna = host.guest("  Jose\u{301} ").await;
    assert_eq!(anna.get("/api/me").await.json()["name"], "Jos\u{e9}");
    for bad in ["\u{3164}", "Anna\u{202e}", "Gentle", "\u{2014}", "Bot B"] {
        let name = json!({ "name": bad });
        for refused in [
            host.stranger().post("/api/guests", &name).await,
            anna.patch("/api/me", &name).await,
            anna.post("/api/companions", &name).await,
        ] {
            assert_eq!((refused.status, refused.problem().as_str()), (400, "invalid"), "{bad:?}");
            assert_eq!(refused.json()["problem"]["field"], "name");
        }
    }
    let me = anna.get("/api/me").await.json();
    assert_eq!((&me["name"], &me["companions"]), (&json!("Jos\u{e9}"), &json!([])), "nothing was changed");
    host.server.stop().await;
}

#[tokio::test]
async fn two_cookies_are_nobody() {
    let host = Host::start().await;
    let (anna, ben) = (host.guest("Anna").await, host.guest("Ben").await);
    let (one, other) = (anna.cookie.as_deref().expect("a cookie"), ben.cookie.as_deref().expect("a cookie"));
    let mut both = host.stranger();
    both.cookie = Some(format!("{one}; theme=dark; {other}"));
    for client in [both, anna.with("cookie", other)] {
        for (method, path) in [("GET", "/api/me"), ("DELETE", "/api/me"), ("POST", "/api/guests/leave")] {
            let refused = client.send(method, path, None, "").await;
            assert_eq!((refused.status, refused.problem().as_str()), (400, "invalid"), "{method} {path}");
            assert!(refused.message().contains("cookie"), "{}", refused.message());
        }
    }
    for client in [anna, ben] {
        assert_eq!(client.get("/api/me").await.status, 200, "nobody was signed out or forgotten");
    }
    host.server.stop().await;
}

#[tokio::test]
async fn what_cannot_be_changed_stays() {
    let host = Host::start().await;
    let anna = host.guest("Anna").await;
    for (change, code) in [
        (json!({ "name": "" }), "invalid"),
        (json!({ "name": "a".repeat(25) }), "invalid"),
        (json!({ "name": "a\u{7}" }), "invalid"),
        (json!({ "quiet": { "from": 0, "to": 0 } }), "malformed"),
        (json!({ "quiet": { "from": 0, "to": 60 }, "no_quiet": true }), "invalid"),
        (json!({ "colour": "blue" }), "malformed"),
    ] {
        let answer = anna.patch("/api/me", &change).await;
        assert_eq!((answer.status, answer.problem().as_str()), (400, code), "{change}");
    }
    assert_eq!(anna.get("/api/me").await.json()["name"], "Anna");
    let nobody = host.stranger().patch("/api/me", &json!({ "name": "Nobody" })).await;
    assert_eq!((nobody.status, nobody.problem().as_str()), (401, "not-signed-in"));
    host.server.stop().await;
}

#[tokio::test]
async fn everything_that_is_kept_about_somebody_is_theirs() {
    let host = Host::start().await;
    let anna = host.guest("Anna").await;
    let table =
        anna.open(&json!({ "game": "morgenland", "players": 3, "terms": terms(), "seat": "B" })).await;
    anna.open(&bots_alone("eschnapur", "random")).await;
    let answer = anna.get("/api/me/data").await;
    assert_eq!(answer.header("content-disposition"), Some("attachment; filename=\"durbar-me.json\""));
    let data = answer.json();
    assert_eq!(data["me"]["name"], "Anna");
    let tables: Vec<_> =
        data["tables"].as_array().expect("tables").iter().map(|table| &table["table"]).collect();
    assert_eq!(tables, [&json!(table)], "where they sit");
    assert_eq!(data["said"], json!([]));
    assert!(data["since"].as_i64().is_some_and(|since| since > 0));
    host.server.stop().await;
}

#[tokio::test]
async fn one_address_brings_only_so_many_guests() {
    let host = Host::start_with(|config| {
        config.limits.guests_at_once = 2;
        config.proxies = vec!["127.0.0.1".parse().expect("an address")];
    })
    .await;
    let from = |address: &str| host.stranger().with("x-forwarded-for", address);
    let guest = json!({ "name": "Anna" });
    for address in ["2001:db8::1", "2001:db8::2"] {
        assert_eq!(from(address).post("/api/guests", &guest).await.status, 201);
    }
    let third = from("2001:db8::3").post("/api/guests", &guest).await;
    assert_eq!((third.status, third.problem().as_str()), (429, "too-fast"), "they are of one network");
    let tried = from("2001:db8::3").post("/api/guests/recover", &json!({ "code": "x" })).await;
    assert_eq!(tried.problem(), "too-fast", "codes cannot be guessed faster");
    assert_eq!(from("1.2.3.4").post("/api/guests", &guest).await.status, 201);
    host.server.stop().await;
}

/// Another device of the same person.
async fn device(host: &Host, code: &Value) -> Client {
    let mut device = host.stranger();
    let recovered = device.post("/api/guests/recover", &json!({ "code": code })).await;
    assert_eq!(recovered.status, 200);
    device.cookie = recovered.cookie();
    device
}

async fn window(client: &Client) -> Socket {
    let mut window = client.socket().await;
    assert_eq!(window.next().await.expect("a greeting")["message"], "hello");
    window
}

async fn assert_closed(window: &mut Socket) {
    assert_eq!(window.next().await.expect("a farewell")["trouble"]["problem"]["problem"], "not-signed-in");
    assert!(window.next().await.is_none());
}

#[tokio::test]
async fn somebody_signs_their_other_devices_out() {
    let host = Host::start().await;
    let (anna, ben) = (host.guest("Anna").await, host.guest("Ben").await);
    let code = anna.post("/api/me/recovery", &json!(null)).await.json()["code"].clone();
    let (phone, lost) = (device(&host, &code).await, device(&host, &code).await);
    assert_eq!(anna.get("/api/me").await.status, 200, "a recovery ends no other session");
    let mut kept = window(&phone).await;
    let mut bens = window(&ben).await;
    let mut others = [window(&anna).await, window(&lost).await];
    assert_eq!(phone.post("/api/me/sessions/end", &json!(null)).await.status, 204);
    for other in &mut others {
        assert_closed(other).await;
    }
    for client in [&anna, &lost] {
        assert_eq!(client.get("/api/me").await.status, 204);
    }
    assert_eq!(phone.get("/api/me").await.json()["name"], "Anna");
    let announcement = json!({ "request": "announce", "text": "still here" });
    assert_eq!(host.operator().post("/admin", &announcement).await.json()["answer"], "done");
    for open in [&mut kept, &mut bens] {
        assert_eq!(open.next().await.expect("it is open")["message"], "announcement");
    }
    let nobody = host.stranger().post("/api/me/sessions/end", &json!(null)).await;
    assert_eq!((nobody.status, nobody.problem().as_str()), (401, "not-signed-in"));
    host.server.stop().await;
}

#[tokio::test]
async fn a_device_that_is_signed_out_has_no_open_window() {
    let host = Host::start().await;
    let anna = host.guest("Anna").await;
    let mut open = window(&anna).await;
    assert_eq!(anna.post("/api/guests/leave", &json!(null)).await.status, 204);
    assert_closed(&mut open).await;
    host.server.stop().await;
}

#[tokio::test]
async fn a_session_lasts_as_long_as_its_cookie() {
    let day = Arc::new(AtomicI64::new(0));
    let today = Arc::clone(&day);
    let host = Host::start_with(|config| {
        config.sources.follow(Arc::new(move || Time(today.load(Ordering::Relaxed) * 24 * 3_600_000)));
    })
    .await;
    let anna = host.guest("Anna").await;
    day.store(365, Ordering::Relaxed);
    assert_eq!(anna.get("/api/me").await.status, 200);
    day.store(366, Ordering::Relaxed);
    assert_eq!(anna.get("/api/me").await.status, 204);
    assert_eq!(anna.get("/api/me/data").await.problem(), "not-signed-in");
    host.server.stop().await;
}

/// A companion of somebody, by id.
async fn companion(of: &Client, name: &str) -> String {
    let answer = of.post("/api/companions", &json!({ "name": name })).await;
    assert_eq!((answer.status, answer.json()["name"].as_str()), (201, Some(name)), "{}", answer.body);
    answer.json()["person"].as_str().expect("an id").to_owned()
}

#[tokio::test]
async fn companions_come_play_and_are_forgotten() {
    let host = Host::start().await;
    let (anna, ben) = (host.guest("Anna").await, host.guest("Ben").await);
    assert_eq!(host.stranger().post("/api/companions", &json!({ "name": "X" })).await.status, 401);
    assert_eq!(anna.post("/api/companions", &json!({ "name": " " })).await.problem(), "invalid");
    let (carla, dora) = (companion(&anna, "Carla").await, companion(&anna, "Dora").await);
    let names = async || {
        let me = anna.get("/api/me").await.json();
        let companions = me["companions"].as_array().expect("companions").clone();
        companions.iter().map(|one| one["name"].as_str().expect("a name").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(names().await, ["Carla", "Dora"]);
    assert_eq!(ben.get("/api/me").await.json()["companions"], json!([]));

    let new = json!({
        "game": "eschnapur", "players": 3, "terms": terms(), "companions": { "B": carla, "C": dora },
    });
    let refused = ben.post("/api/tables", &new).await;
    assert_eq!((refused.status, refused.problem().as_str()), (403, "not-yours"));
    let id = anna.open(&new).await;
    let seats = |table: &Value| {
        let name = |n: usize| table["seats"][n]["name"].as_str().map(str::to_owned);
        [name(0), name(1), name(2)]
    };
    let table = anna.get(&format!("/api/tables/{id}")).await.json();
    assert_eq!(seats(&table), [None, Some("Carla".to_owned()), Some("Dora".to_owned())]);
    let mine = anna.get("/api/tables?list=mine").await.json();
    assert_eq!(mine["tables"][0]["table"], id, "where the companions of Anna sit");
    assert_eq!(mine["tables"].as_array().map(Vec::len), Some(1));
    let data = anna.get("/api/me/data").await.json();
    assert_eq!(
        (&data["tables"][0]["table"], &data["me"]["companions"][0]["name"]),
        (&json!(id), &json!("Carla"))
    );

    let path = format!("/api/companions/{carla}");
    assert_eq!(ben.send("DELETE", &path, None, "").await.problem(), "not-yours");
    assert_eq!(anna.send("DELETE", &path, None, "").await.status, 204);
    assert_eq!(anna.send("DELETE", &path, None, "").await.problem(), "not-yours", "the companion is gone");
    assert_eq!(names().await, ["Dora"]);
    let table = anna.get(&format!("/api/tables/{id}")).await.json();
    assert_eq!(seats(&table), [None, None, Some("Dora".to_owned())], "the seat is free");
    assert_eq!(anna.send("DELETE", "/api/me", None, "").await.status, 204);
    let table = ben.get(&format!("/api/tables/{id}")).await.json();
    assert_eq!(seats(&table), [None, None, None], "a companion goes with the owner");
    host.server.stop().await;
}

#[tokio::test]
async fn nobody_has_more_than_eight_companions() {
    let host = Host::start().await;
    let anna = host.guest("Anna").await;
    for n in 0..8 {
        companion(&anna, &format!("C{n}")).await;
    }
    let refused = anna.post("/api/companions", &json!({ "name": "C8" })).await;
    assert_eq!((refused.status, refused.problem().as_str()), (429, "too-many"));
    host.server.stop().await;
}

#[tokio::test]
async fn whoever_bans_a_companion_bans_the_device() {
    let host = Host::start().await;
    let anna = host.guest("Anna").await;
    let carla = companion(&anna, "Carla").await;
    let mut window = anna.socket().await;
    assert_eq!(window.next().await.expect("a greeting")["message"], "hello");
    let who = json!({ "banned": "person", "person": carla });
    let ban = json!({ "request": "ban", "who": who, "reason": "noise" });
    assert_eq!(host.operator().post("/admin", &ban).await.json()["answer"], "done");
    assert_eq!(window.next().await.expect("a farewell")["trouble"]["problem"]["problem"], "banned");
    assert_eq!(anna.get("/api/me").await.problem(), "banned");
    let unban = json!({ "request": "unban", "who": who });
    assert_eq!(host.operator().post("/admin", &unban).await.json()["answer"], "done");
    assert_eq!(anna.get("/api/me").await.status, 200);
    host.server.stop().await;
}
