//! The pages, whether they were built or not: which addresses they answer at, and what is said about keeping them.

use serde_json::{Value, json};

use crate::common::{Client, Host, terms};

const HTML: Option<&str> = Some("text/html; charset=utf-8");

#[tokio::test]
async fn every_screen_has_an_address() {
    let host = Host::start().await;
    let stranger = host.stranger();
    let app = stranger.get("/").await;
    assert!(app.body.starts_with("<!doctype html>") && app.body.contains("<title>Durbar</title>"), "{app:?}");
    for path in [
        "/",
        "/new",
        "/new?game=eschnapur",
        "/t/000000000000",
        "/t/%ff",
        "/replay/000000000000?at=3",
        "/learn",
        "/learn/eschnapur",
        "/rules",
        "/rules/eschnapur/blockade",
        "/settings",
        "/about",
    ] {
        let answer = stranger.get(path).await;
        assert_eq!((answer.status, answer.header("content-type")), (200, HTML), "{path}");
        assert_eq!(answer.body, app.body, "{path}");
        let invites = path.starts_with("/t/") || path.starts_with("/replay/");
        assert_eq!(answer.header("x-robots-tag"), invites.then_some("noindex"), "{path}");
    }
    let nowhere = stranger.get("/nowhere/at/all").await;
    assert_eq!((nowhere.status, nowhere.body), (404, app.body), "the app says that there is nothing");
    host.server.stop().await;
}

#[tokio::test]
async fn a_page_that_did_not_change_is_not_sent_again() {
    let host = Host::start().await;
    let stranger = host.stranger();
    let first = stranger.get("/").await;
    let tag = first.header("etag").expect("a tag");
    assert_eq!(first.header("vary"), Some("accept-encoding"));
    let again = stranger.with("if-none-match", tag).get("/about").await;
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    let nowhere = stranger.with("if-none-match", tag).get("/nowhere").await;
    assert_eq!(nowhere.status, 404, "what is not there is told again");
    let changed = stranger.with("if-none-match", "\"other\"").get("/").await;
    assert_eq!(changed.status, 200);
    host.server.stop().await;
}

#[tokio::test]
async fn a_page_can_be_asked_about_without_being_sent() {
    let host = Host::start().await;
    let stranger = host.stranger();
    let whole = stranger.get("/settings").await;
    for (path, status) in [("/settings", 200), ("/nowhere/at/all", 404)] {
        let head = stranger.send("HEAD", path, None, "").await;
        assert_eq!((head.status, head.body.as_str()), (status, ""), "{path}");
        assert_eq!(head.header("content-length"), Some(whole.body.len().to_string().as_str()), "{path}");
        assert_eq!(head.header("etag"), whole.header("etag"), "{path}");
    }
    host.server.stop().await;
}

#[tokio::test]
async fn nothing_beside_the_pages_is_sent() {
    let host = Host::start().await;
    let stranger = host.stranger();
    for path in ["/.vite/manifest.json", "/index.html.br", "/../Cargo.toml", "/assets/../../Cargo.toml", "//"]
    {
        assert_eq!(stranger.get(path).await.status, 404, "{path}");
    }
    host.server.stop().await;
}

/// A table that waits for players, or at which bots and its host play.
async fn open(host: &Client, terms: Value, is_begun: bool) -> String {
    let bots = if is_begun { json!({ "B": "novice", "C": "novice" }) } else { json!({ "B": "novice" }) };
    host.open(&json!({
        "game": "eschnapur", "players": 3, "terms": terms, "seat": "A", "bots": bots, "start": is_begun,
    }))
    .await
}

/// What the head of a page says under this name.
fn said<'p>(page: &'p str, name: &str) -> Option<&'p str> {
    let (_, rest) = page.split_once(&format!("=\"{name}\" content=\""))?;
    rest.split_once('"').map(|(content, _)| content)
}

fn days() -> Value {
    let mut terms = terms();
    terms["pace"] = json!({ "pace": "days", "hours": 48 });
    terms
}

#[tokio::test]
async fn a_link_to_a_table_says_what_it_invites_to_in_the_language_of_its_reader() {
    let host = Host::start_with(|config| config.origin = Some("https://durbar.example".to_owned())).await;
    let anna = host.guest("Anna").await;
    let id = open(&anna, days(), false).await;
    let stranger = host.stranger();
    for (language, title, description) in [
        (
            "en",
            "Anna invites you: Der Palast von Eschnapur",
            "Anna, one bot · one free seat · 2 days per move · about 4 weeks",
        ),
        (
            "de-AT, en;q=0.5",
            "Anna lädt dich ein: Der Palast von Eschnapur",
            "Anna, ein Bot · ein Platz ist frei · 2 Tage pro Zug · etwa 4 Wochen",
        ),
    ] {
        let page = stranger.with("accept-language", language).get(&format!("/t/{id}")).await;
        assert_eq!((page.status, page.header("x-robots-tag")), (200, Some("noindex")));
        assert_eq!(page.header("vary"), Some("accept-language"), "another reader reads something else");
        assert!(page.body.contains(&format!("<title>{title} · Durbar</title>")), "{}", page.body);
        assert_eq!(said(&page.body, "og:title"), Some(title));
        assert_eq!(said(&page.body, "og:description"), Some(description));
        assert_eq!(said(&page.body, "og:url"), Some(format!("https://durbar.example/t/{id}").as_str()));
    }
    let page = stranger.get(&format!("/t/{id}")).await;
    // The pictures come with the pages, which need not be built.
    let picture = stranger.exchange("GET", "/preview-eschnapur.png", None, "").await;
    let is_there = picture.starts_with(b"HTTP/1.1 200");
    let expected = is_there.then_some("https://durbar.example/preview-eschnapur.png");
    assert_eq!(said(&page.body, "og:image"), expected);
    let tag = page.header("etag").expect("a tag").to_owned();
    let again = stranger.with("if-none-match", &tag).get(&format!("/t/{id}")).await;
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    let plain = stranger.get("/").await;
    let csp = "content-security-policy";
    assert_eq!(page.header(csp), plain.header(csp), "the page is as guarded as any other");
    let nothing = stranger.get("/t/000000000000").await;
    assert_eq!((nothing.status, nothing.body), (200, plain.body), "the app says that there is none");
    host.server.stop().await;
}

#[tokio::test]
async fn a_preview_takes_nothing_that_people_type_for_html() {
    let host = Host::start().await;
    let name = "\"><script>1</script>";
    let mallory = host.guest(name).await;
    let id = open(&mallory, terms(), false).await;
    let page = host.stranger().get(&format!("/t/{id}")).await;
    let title = said(&page.body, "og:title").expect("a title");
    assert!(title.starts_with("&quot;&gt;&lt;script&gt;1&lt;/script&gt;"), "{title}");
    let scripts = |page: &str| page.matches("<script").count();
    let plain = host.stranger().get("/").await;
    assert_eq!(scripts(&page.body), scripts(&plain.body), "{}", page.body);
    host.server.stop().await;
}

#[tokio::test]
async fn a_preview_of_a_table_without_spectators_tells_no_names_once_it_has_begun() {
    let host = Host::start().await;
    let anna = host.guest("Anna").await;
    let mut closed = terms();
    closed["spectators"] = json!(false);
    for (terms, is_begun, names_anna) in
        [(terms(), true, true), (closed.clone(), false, true), (closed, true, false)]
    {
        let id = open(&anna, terms, is_begun).await;
        let page = host.stranger().get(&format!("/t/{id}")).await;
        let description = said(&page.body, "og:description").expect("a description");
        assert_eq!(description.contains("Anna"), names_anna, "{description}");
        assert!(!page.body.contains("outcome"), "{}", page.body);
    }
    host.server.stop().await;
}

#[tokio::test]
async fn thousands_of_previews_cost_little_and_the_page_is_always_there() {
    let host = Host::start_with(|config| {
        config.limits = server::Limits::lifted();
        // Each look into the store costs its asker more than a fifth of a millisecond.
        (config.limits.work_at_once, config.limits.work_per_second) = (4, 1);
        // So that nothing is given back meanwhile.
        config.sources.elapsed = std::sync::Arc::new(|| 0);
    })
    .await;
    let anna = host.guest("Anna").await;
    let id = open(&anna, terms(), false).await;
    let stranger = host.stranger();
    for _ in 0..1000 {
        let page = stranger.get(&format!("/t/{id}")).await;
        assert!(said(&page.body, "og:title").is_some(), "one look is enough for all of them");
    }
    let other = open(&anna, terms(), false).await;
    for n in 0..40 {
        assert_eq!(stranger.get(&format!("/t/0000000000{n:02}")).await.status, 200);
    }
    let page = stranger.get(&format!("/t/{other}")).await;
    assert_eq!(
        (page.status, said(&page.body, "og:title")),
        (200, None),
        "whoever has asked too often gets the plain page"
    );
    host.server.stop().await;
}
