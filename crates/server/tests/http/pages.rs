//! The plain pages.

use serde_json::json;

use crate::common::{Answer, Client, Host, bots_alone, terms};

/// A name that would like to be a script.
const HOSTILE: &str = "<script>'\"&</script>";

fn assert_page(answer: &Answer) {
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"));
    assert!(answer.body.starts_with("<!DOCTYPE html>\n<html lang=\"en\">"), "{}", answer.body);
    assert!(answer.body.contains("<title>"), "{}", answer.body);
    let body = answer.body.to_lowercase();
    for markup in ["<script", "<style", " style=", " onclick", "javascript:"] {
        assert!(!body.contains(markup), "{markup} is in {}", answer.body);
    }
}

async fn page(client: &Client, path: &str) -> String {
    let answer = client.get(path).await;
    assert_page(&answer);
    answer.body
}

#[tokio::test]
async fn names_are_never_markup() {
    let host = Host::start().await;
    let mallory = host.guest(HOSTILE).await;
    let new = json!({ "game": "eschnapur", "players": 3, "terms": terms(), "seat": "A" });
    let id = mallory.open(&new).await;
    let escaped = "<bdi>&lt;script&gt;&#39;&quot;&amp;&lt;/script&gt;</bdi>";
    let lobby = page(&mallory, "/").await;
    assert!(lobby.contains(escaped), "{lobby}");
    let table = page(&mallory, &format!("/t/{id}")).await;
    assert_eq!(table.matches(escaped).count(), 2, "as host and on his seat: {table}");
    let reason = json!({ "do": "close", "table": id, "reason": "<script>no</script>" });
    assert_eq!(host.operator().post("/admin", &reason).await.json()["answer"], "done");
    assert!(page(&mallory, &format!("/t/{id}")).await.contains("closed: &lt;script&gt;no"));
    for path in ["/t/<script>", "/replay/x?at=<script>", "/<script>"] {
        let answer = mallory.get(path).await;
        assert!(!answer.body.contains("<script"), "{}", answer.body);
    }
    host.server.stop().await;
}

#[tokio::test]
async fn names_are_never_markup_in_replays() {
    let host = Host::start().await;
    let mallory = host.guest(HOSTILE).await;
    let bots = json!({ "B": "random", "C": "random" });
    let new = json!({
        "game": "eschnapur", "players": 3, "terms": terms(), "seat": "A", "bots": bots, "start": true,
    });
    let id = mallory.open(&new).await;
    assert_eq!(mallory.send("DELETE", "/api/me", None, "").await.status, 204);
    let answer = host.stranger().get(&format!("/t/{id}")).await;
    assert!(answer.body.contains("given up"), "the last person is gone: {}", answer.body);
    let trudy = host.guest(HOSTILE).await;
    let id = trudy
        .open(&json!({
            "game": "eschnapur", "players": 3, "terms": terms(), "seat": "A",
            "bots": { "B": "random", "C": "random" }, "start": true,
        }))
        .await;
    let reason = json!({ "do": "close", "table": id, "reason": "enough" });
    assert_eq!(host.operator().post("/admin", &reason).await.json()["answer"], "done");
    let replay = page(&trudy, &format!("/replay/{id}?at=0&eyes=A")).await;
    assert!(replay.contains("A &lt;script&gt;"), "{replay}");
    host.server.stop().await;
}

#[tokio::test]
async fn a_table_is_followed_from_the_first_page_to_its_replay() {
    let host = Host::start().await;
    let anna = host.guest("Anna").await;
    let empty = page(&anna, "/").await;
    assert!(empty.contains("No table waits for players.") && empty.contains("href=\"/api/openapi.json\""));
    let open = anna.open(&json!({ "game": "morgenland", "players": 3, "terms": terms(), "seat": "A" })).await;
    let over = anna.open(&bots_alone("eschnapur", "random")).await;
    anna.finished(&over).await;
    let lobby = page(&anna, "/").await;
    for link in [format!("/t/{open}"), format!("/t/{over}"), format!("/api/tables/{over}/record")] {
        assert!(lobby.contains(&format!("href=\"{link}\"")), "{link} is not in {lobby}");
    }
    let refresh = "<meta http-equiv=\"refresh\" content=\"10\">";
    assert!(page(&anna, &format!("/t/{open}")).await.contains(refresh));
    let table = page(&anna, &format!("/t/{over}")).await;
    assert!(!table.contains(refresh) && table.contains("place 1"), "{table}");
    let first = page(&anna, &format!("/replay/{over}?at=0")).await;
    assert!(
        first.contains(&format!("href=\"/replay/{over}?at=1&amp;eyes=spectator\" rel=\"next\"")),
        "{first}"
    );
    let second = page(&anna, &format!("/replay/{over}?at=1&eyes=all")).await;
    assert!(second.contains("<code>") && second.contains("random A"), "who has the name of others: {second}");
    let last = page(&anna, &format!("/replay/{over}?eyes=all")).await;
    assert!(last.contains("rel=\"prev\"") && !last.contains("rel=\"next\""), "{last}");
    for (query, status) in [("at=x", 400), ("at=99999", 404), ("eyes=Z", 400), ("ears=A", 400)] {
        let answer = anna.get(&format!("/replay/{over}?{query}")).await;
        assert_eq!(answer.status, status, "{query}");
        assert!(answer.body.contains("That did not work"), "{query}");
    }
    let style = anna.get("/style.css").await;
    assert_eq!(style.header("content-type"), Some("text/css; charset=utf-8"));
    assert!(style.body.contains("prefers-color-scheme: dark"));
    host.server.stop().await;
}
