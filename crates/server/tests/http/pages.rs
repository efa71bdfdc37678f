//! The pages, whether they were built or not: which addresses they answer at, and what is said about keeping them.

use crate::common::Host;

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
