//! Finished games.

use games::eschnapur::Eschnapur;
use games::morgenland::Morgenland;
use serde_json::{Value, json};
use tabletop::{Hosted, Record};

use crate::common::{Client, Host, bots_alone, terms};

#[tokio::test]
async fn there_is_no_record_before_the_end() {
    let host = Host::start().await;
    let anna = host.guest("Anna").await;
    let waiting =
        anna.open(&json!({ "game": "eschnapur", "players": 3, "terms": terms(), "seat": "A" })).await;
    let running = anna
        .open(&json!({
            "game": "eschnapur", "players": 3, "terms": terms(), "seat": "A",
            "bots": { "B": "random", "C": "random" }, "start": true,
        }))
        .await;
    for id in [waiting, running] {
        for path in ["record", "moments", "moments/0", "moments/last?eyes=all"] {
            let answer = anna.get(&format!("/api/tables/{id}/{path}")).await;
            assert_eq!((answer.status, answer.problem().as_str()), (409, "no-record-yet"), "{path}");
        }
    }
    host.server.stop().await;
}

#[tokio::test]
async fn of_a_table_without_spectators_strangers_see_only_its_place_in_lists() {
    let host = Host::start().await;
    let anna = host.guest("Anna").await;
    let mut terms = terms();
    terms["spectators"] = json!(false);
    let id = anna
        .open(&json!({
            "game": "eschnapur", "players": 3, "terms": terms, "seat": "A",
            "bots": { "B": "random", "C": "random" }, "start": true,
        }))
        .await;
    let stranger = host.stranger();
    let listed = stranger.get(&format!("/api/tables/{id}")).await.json();
    let keys = |value: &Value| value.as_object().expect("an object").keys().cloned().collect::<Vec<_>>();
    assert_eq!(
        keys(&listed),
        ["changed", "choices", "game", "host", "length", "seats", "stage", "table", "terms"]
    );
    for seat in listed["seats"].as_array().expect("seats") {
        assert_eq!(keys(seat), ["asked", "colour", "deadline", "name", "sitter"]);
    }
    assert_eq!(listed["stage"], json!({ "stage": "playing" }));
    for path in ["record", "moments", "moments/0", "moments/last?eyes=all"] {
        let answer = stranger.get(&format!("/api/tables/{id}/{path}")).await;
        assert_eq!((answer.status, answer.problem().as_str()), (403, "no-spectators"), "{path}");
        let answer = anna.get(&format!("/api/tables/{id}/{path}")).await;
        assert_eq!((answer.status, answer.problem().as_str()), (409, "no-record-yet"), "{path}");
    }
    let close = json!({ "request": "close", "table": id, "reason": "enough" });
    assert_eq!(host.operator().post("/admin", &close).await.json()["answer"], "done");
    for path in ["record", "moments", "moments/0", "moments/last?eyes=all"] {
        let path = format!("/api/tables/{id}/{path}");
        for nobody in [&stranger, &host.guest("Ben").await] {
            let answer = nobody.get(&path).await;
            assert_eq!((answer.status, answer.problem().as_str()), (403, "no-spectators"), "{path}");
        }
        assert_eq!(anna.get(&path).await.status, 200, "who sat there may look: {path}");
    }
    let mut socket = host.guest("Carl").await.socket().await;
    socket.next().await.expect("a greeting");
    let watch = json!({ "message": "watch", "id": 1, "with": { "table": id } });
    let refused = socket.answer(&watch).await;
    assert_eq!(
        refused["trouble"]["problem"]["problem"], "no-spectators",
        "and so does the socket: {refused}"
    );
    host.server.stop().await;
}

#[tokio::test]
async fn a_finished_game_of_eschnapur_can_be_replayed() {
    let host = Host::start().await;
    replays::<Eschnapur>(&host, "eschnapur").await;
    host.server.stop().await;
}

#[tokio::test]
async fn a_finished_game_of_morgenland_can_be_replayed() {
    let host = Host::start().await;
    replays::<Morgenland>(&host, "morgenland").await;
    host.server.stop().await;
}

async fn replays<G: Hosted>(host: &Host, game: &str) {
    let anna = host.guest("Anna").await;
    let id = anna.open(&bots_alone(game, "random")).await;
    let listed = anna.finished(&id).await;
    let answer = anna.get(&format!("/api/tables/{id}/record")).await;
    assert_eq!(answer.header("content-type"), Some("application/json"));
    let name = format!("attachment; filename=\"durbar-{game}-{id}.json\"");
    assert_eq!(answer.header("content-disposition"), Some(name.as_str()));
    assert_eq!(answer.header("cache-control"), Some("private, max-age=60"));
    let record = Record::<G>::from_json(&answer.body).expect("a record");
    let state = record.fold().expect("it replays");
    assert_eq!(G::outcome(&state), record.outcome);
    assert_eq!(json!(record.outcome), listed["stage"]["outcome"]);
    looks(&anna, &id, record.entries.len()).await;
    leafs(&anna, &id, record.entries.len()).await;
    is_compressed(&anna, &id).await;
}

/// Many moments at once are what each of them is alone.
async fn leafs(anna: &Client, id: &str, of: usize) {
    let get = async |path: &str| -> Value {
        let answer = anna.get(&format!("/api/tables/{id}/moments{path}")).await;
        assert_eq!(answer.status, 200, "{path}: {}", answer.body);
        answer.json()
    };
    let from = of / 2;
    for eyes in ["A", "spectator", "all"] {
        let page = get(&format!("?eyes={eyes}&from={from}&most=3")).await;
        assert_eq!((&page["of"], &page["eyes"]), (&json!(of), &json!(eyes)));
        assert_eq!(page["seats"], json!(["random", "random", "random", "random"]));
        let moments = page["moments"].as_array().expect("moments");
        assert_eq!(moments.len(), 3);
        for (at, moment) in (from..).zip(moments) {
            let alone = get(&format!("/{at}?eyes={eyes}")).await;
            for field in ["at", "events", "entry"] {
                assert_eq!(moment[field], alone[field], "{field} of {at} for {eyes}");
            }
            if eyes == "all" {
                assert_eq!(moment["view"], get(&format!("/{at}")).await["view"], "as a spectator saw it");
                for seat in ["A", "B", "C", "D"] {
                    let own = get(&format!("/{at}?eyes={seat}")).await;
                    assert_eq!(moment["seat_views"][seat], own["view"], "{seat} at {at}");
                }
            } else {
                assert_eq!(moment["view"], alone["view"]);
                assert!(moment.get("seat_views").is_none());
            }
        }
    }
    let read = get(&format!("?eyes=all&from={from}&most=3&form=sheet")).await;
    for moment in read["moments"].as_array().expect("moments") {
        let sheets = [&moment["view"], &moment["seat_views"]["A"], &moment["seat_views"]["D"]];
        assert!(sheets.iter().all(|sheet| sheet["grids"].is_array() && sheet["heading"].is_array()));
        assert_ne!(sheets[0], sheets[1], "a spectator has no hand");
    }
    let count = |page: &Value| page["moments"].as_array().expect("moments").len();
    let first = get("").await;
    assert_eq!((count(&first), &first["moments"][0]["at"]), (50.min(of + 1), &json!(0)));
    assert_eq!(count(&get(&format!("?from={}&most=50", of - 1)).await), 2, "there is one more than entries");
    for (query, status, code) in [
        (format!("?from={}", of + 1), 404, "not-found"),
        ("?most=51".to_owned(), 400, "invalid"),
        ("?most=0".to_owned(), 400, "invalid"),
        ("?eyes=E".to_owned(), 404, "not-found"),
    ] {
        let answer = anna.get(&format!("/api/tables/{id}/moments{query}")).await;
        assert_eq!((answer.status, answer.problem().as_str()), (status, code), "{query}");
    }
}

async fn is_compressed(anna: &Client, id: &str) {
    let path = format!("/api/tables/{id}/moments?eyes=all");
    let plain = anna.exchange("GET", &path, None, "").await;
    let short = anna.with("accept-encoding", "gzip").exchange("GET", &path, None, "").await;
    let head = |bytes: &[u8]| String::from_utf8_lossy(&bytes[..bytes.len().min(1500)]).to_lowercase();
    assert!(head(&short).contains("content-encoding: gzip"), "{}", head(&short));
    assert!(!head(&plain).contains("content-encoding"));
    assert!(short.len() * 4 < plain.len(), "{} of {} bytes", short.len(), plain.len());
}

#[tokio::test]
async fn what_is_refused_is_never_called_packed() {
    let host = Host::start().await;
    let anna = host.guest("Anna").await.with("accept-encoding", "gzip, br");
    let running =
        anna.open(&json!({ "game": "eschnapur", "players": 3, "terms": terms(), "seat": "A" })).await;
    for (path, status) in [
        (format!("{running}/record"), 409),
        (format!("{running}/moments/last"), 409),
        (format!("{running}/moments?most=0"), 400),
        (format!("{running}/moments?eyes=Q"), 400),
        (format!("{running}/moments?form=picture"), 400),
        ("zzzzzzzzzzzz/record".to_owned(), 404),
        ("zzzzzzzzzzzz/moments".to_owned(), 404),
    ] {
        let answer = anna.get(&format!("/api/tables/{path}")).await;
        assert_eq!(answer.status, status, "{path}");
        assert_eq!(answer.header("content-encoding"), None, "{path}");
        answer.problem();
    }
    host.server.stop().await;
}

/// Finished games are made into documents without being hosted, once, and for those who can pay.
#[tokio::test]
async fn documents_are_made_once_and_paid_for_by_the_address() {
    let host = Host::start_with(|config| {
        config.limits.work_at_once = 40;
        config.sources.follow(std::sync::Arc::new(|| table::Time(1_000_000_000_000)));
        config.proxies = vec!["127.0.0.1".parse().expect("an address")];
    })
    .await;
    let anna = host.guest("Anna").await.with("x-forwarded-for", "1.1.1.1");
    let id = anna.open(&bots_alone("eschnapur", "random")).await;
    host.stranger().finished(&id).await;
    let from = |address: &str| host.stranger().with("x-forwarded-for", address);
    let page = |from: u32| format!("/api/tables/{id}/moments?eyes=all&from={from}");
    let mut made = 0;
    let refused = loop {
        let answer = from("6.6.6.6").get(&page(made)).await;
        if answer.status != 200 {
            break answer;
        }
        made += 1;
        assert!(made < 100, "nobody pays");
    };
    assert!(made > 0);
    assert_eq!((refused.status, refused.problem().as_str()), (429, "too-fast"));
    assert!(refused.header("retry-after").is_some());
    assert_eq!(from("6.6.6.6").get(&page(0)).await.status, 200, "what is there costs nearly nothing");
    assert_eq!(from("7.7.7.7").get(&page(made)).await.status, 200, "others have their own");
    host.server.stop().await;
}

/// Every pair of eyes sees the beginning, the middle and the end; the eyes that see all see the most.
async fn looks(anna: &Client, id: &str, of: usize) {
    let moment = async |at: &str, eyes: &str| -> Value {
        let answer = anna.get(&format!("/api/tables/{id}/moments/{at}{eyes}")).await;
        assert_eq!(answer.status, 200, "{at}{eyes}: {}", answer.body);
        answer.json()
    };
    let middle = of / 2;
    for eyes in ["A", "B", "C", "D", "spectator", "all"] {
        for at in [0, middle, of] {
            let moment = moment(&at.to_string(), &format!("?eyes={eyes}")).await;
            assert_eq!(
                (&moment["at"], &moment["of"], &moment["eyes"]),
                (&json!(at), &json!(of), &json!(eyes))
            );
            assert_eq!(moment["entry"].is_string(), eyes == "all" && at > 0);
            assert!(moment["view"].is_object());
        }
    }
    assert_eq!(moment("last", "").await, moment(&of.to_string(), "?eyes=spectator").await);
    let (mine, yours) = (moment("0", "?eyes=A").await, moment("0", "?eyes=B").await);
    assert_ne!(mine["view"], yours["view"], "everybody sees their own hand");
    for (path, status, code) in [
        (format!("{}", of + 1), 404, "not-found"),
        ("last?eyes=E".to_owned(), 404, "not-found"),
        ("last?eyes=Z".to_owned(), 400, "invalid"),
        ("last?ears=A".to_owned(), 400, "invalid"),
        ("-1".to_owned(), 404, "not-found"),
    ] {
        let answer = anna.get(&format!("/api/tables/{id}/moments/{path}")).await;
        assert_eq!((answer.status, answer.problem().as_str()), (status, code), "{path}");
    }
}
