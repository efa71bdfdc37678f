//! A page whose address is an invitation says in its head what it invites to. Messengers show that, before anybody opens
//! it, and no more than whoever has the link may know anyway.

use std::fmt::Write as _;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{
    ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_TYPE, ETAG, HOST, HeaderName, HeaderValue, VARY,
};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use table::{Pace, Sitter, Stage};
use tabletop::canonical::Hash;
use wire::http::ListedTable;
use words::{Language, Words};

use super::file::{self, File};
use super::{AHEAD, FILES, shell};
use crate::config::Config;
use crate::documents::Documents;
use crate::extract::Address;
use crate::ground::Ground;
use crate::trouble;

/// Search engines must not know invitations.
const UNLISTED: (HeaderName, HeaderValue) =
    (HeaderName::from_static("x-robots-tag"), HeaderValue::from_static("noindex"));

/// In the page of the app: what is said in its place where there is more to say.
const TITLE: &str = "<title>Durbar</title>";
const LANGUAGE: &str = "<html lang=\"en\"";
const END: &str = "  </head>";

/// How large our pictures are, in pixels: what messengers ask for.
const WIDTH: u32 = 1200;
const HEIGHT: u32 = 630;

/// The longest name of a host that is believed.
const LONGEST_HOST: usize = 255;

/// The app under the address of a table or its replay.
pub(super) async fn page(
    State(ground): State<Arc<Ground>>,
    State(documents): State<Arc<Documents>>,
    Address(address): Address,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let app = shell();
    let id = uri.path().rsplit('/').next().and_then(|id| id.parse().ok());
    let listed = match id {
        Some(id) => documents.preview(id, address).await,
        None => None,
    };
    let Some(listed) = listed else { return ([UNLISTED], app.answer(&headers)).into_response() };
    let language = trouble::language(&headers);
    let picture = format!("/preview-{}.png", listed.game);
    let place = Location {
        origin: origin(ground.config(), &headers),
        path: uri.path(),
        picture: File::find(FILES, &picture).map(|file| file.path),
        ahead: ahead(uri.path(), &listed.game, language),
    };
    let plain = String::from_utf8_lossy(app.plain);
    answer(with_head(&plain, &LinkText::of(&listed, language), &place, language), &headers)
}

/// The page, or the news that it has not changed.
fn answer(page: String, headers: &HeaderMap) -> Response {
    let Hash(hash) = Hash::of_bytes(page.as_bytes());
    let mut tag = String::from("\"");
    for byte in &hash[..8] {
        write!(tag, "{byte:02x}").expect("a string takes everything");
    }
    tag.push('"');
    let is_known = file::knows(headers, &tag);
    let about = [(CACHE_CONTROL, file::ASK_AGAIN), (VARY, ACCEPT_LANGUAGE.as_str()), (ETAG, tag.as_str())];
    if is_known {
        return (StatusCode::NOT_MODIFIED, [UNLISTED], about).into_response();
    }
    ([UNLISTED], about, [(CONTENT_TYPE, "text/html; charset=utf-8")], Body::from(page)).into_response()
}

/// Where a page lies.
struct Location<'p> {
    /// How everybody reaches the server, if that is known.
    origin: Option<String>,
    path: &'p str,
    /// The path of our drawing of the game.
    picture: Option<&'p str>,
    /// Links to what will be needed there.
    ahead: &'static str,
}

/// What a browser can fetch before the app asks for it, because the address says which screen it is, and its table which
/// game.
fn ahead(path: &str, game: &str, language: Language) -> &'static str {
    let screen = path.split('/').nth(1).unwrap_or_default();
    let name = format!("{screen}-{game}-{}", language.tag());
    AHEAD.binary_search_by(|(known, _)| (*known).cmp(&name)).map_or("", |place| AHEAD[place].1)
}

/// How whoever asks has reached us. What they say of it is believed only as far as it could be a host.
fn origin(config: &Config, headers: &HeaderMap) -> Option<String> {
    if let Some(origin) = &config.origin {
        return Some(origin.trim_end_matches('/').to_owned());
    }
    let host = headers.get(HOST)?.to_str().ok()?;
    let can_be = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
    (host.len() <= LONGEST_HOST && host.bytes().all(can_be)).then(|| format!("http://{host}"))
}

/// What a link says of its table.
struct LinkText {
    title: String,
    description: String,
}

impl LinkText {
    fn of(listed: &ListedTable, language: Language) -> LinkText {
        let words = Words::of(language);
        let say = |prefix: &str, line: Value| words.document(prefix, &line, None).unwrap_or_default();
        let preview = |line: Value| say("preview", line);
        let game = say("game", json!({ "line": listed.game }));
        let is_open = listed.stage == Stage::Gathering;
        let title = if is_open && listed.host.name != crate::directory::NOBODY {
            preview(json!({ "line": "invites", "host": listed.host.name, "game": game }))
        } else {
            game
        };
        // Whoever may not look on is told no more than that it has begun.
        let mut parts = if listed.terms.admit(&listed.stage, false) {
            let free = count(listed, |sitter| *sitter == Sitter::Open);
            vec![people(words, listed), preview(json!({ "line": standing(&listed.stage), "free": free }))]
        } else {
            vec![preview(json!({ "line": "private" }))]
        };
        if is_open {
            parts.push(pace(words, listed.terms.pace));
            parts.push(say("lobby", json!({ "line": "length", "time": time(words, listed.length) })));
            parts.extend(
                listed
                    .choices
                    .iter()
                    .map(|(name, value)| say(&format!("lobby-choice-{name}"), json!({ "line": value }))),
            );
        }
        parts.retain(|part| !part.is_empty());
        LinkText { title, description: parts.join(" · ") }
    }
}

/// How far it has come, as the end of a message's name.
fn standing(stage: &Stage) -> &'static str {
    match stage {
        Stage::Gathering => "gathering",
        Stage::Playing | Stage::Paused => "playing",
        Stage::Finished { .. } => "finished",
        Stage::Abandoned | Stage::Closed { .. } => "closed",
    }
}

/// Who sits there: people by their names, and how many bots.
fn people(words: &Words, listed: &ListedTable) -> String {
    let names: Vec<&str> = listed.seats.iter().filter_map(|seat| seat.name.as_deref()).collect();
    let bots = count(listed, |sitter| matches!(sitter, Sitter::Bot { .. }));
    let line = match (names.len(), bots) {
        (0, 0) => return String::new(),
        (0, _) => json!({ "line": "bots", "bots": bots }),
        (_, 0) => json!({ "line": "people", "names": names }),
        (_, _) => json!({ "line": "people-and-bots", "names": names, "bots": bots }),
    };
    words.document("preview", &line, None).unwrap_or_default()
}

fn count(listed: &ListedTable, is_so: impl Fn(&Sitter) -> bool) -> usize {
    listed.seats.iter().filter(|seat| is_so(&seat.sitter)).count()
}

fn pace(words: &Words, pace: Pace) -> String {
    let line = match pace {
        Pace::Free => json!({ "line": "free" }),
        Pace::Live { seconds, increment: 0 } => json!({ "line": "live", "time": span(words, seconds) }),
        Pace::Live { seconds, increment } => json!({
            "line": "live-increment",
            "time": span(words, seconds),
            "increment": span(words, increment),
        }),
        Pace::Days { hours } => json!({ "line": "days", "time": span(words, u32::from(hours) * 3600) }),
    };
    words.document("lobby-pace", &line, None).unwrap_or_default()
}

/// About so many minutes: in weeks as soon as there are two, and so on.
fn time(words: &Words, minutes: u32) -> String {
    const UNITS: [(u32, u32); 3] = [(7 * 24 * 60, 2), (24 * 60, 2), (60, 2)];
    let unit = UNITS.into_iter().find(|&(size, least)| minutes >= size * least).map_or(1, |(size, _)| size);
    span(words, minutes.div_ceil(unit) * unit * 60)
}

/// So many seconds, in the largest unit that has no rest.
fn span(words: &Words, seconds: u32) -> String {
    const UNITS: [(&str, u32); 4] =
        [("weeks", 7 * 24 * 3600), ("days", 24 * 3600), ("hours", 3600), ("minutes", 60)];
    let unit = UNITS.into_iter().find(|&(_, size)| seconds >= size && seconds.is_multiple_of(size));
    let (name, size) = unit.unwrap_or(("seconds", 1));
    let line = json!({ "line": name, "count": seconds / size });
    words.document("preview-span", &line, None).unwrap_or_default()
}

/// The page with what is said of a table in its head.
fn with_head(page: &str, text: &LinkText, place: &Location<'_>, language: Language) -> String {
    let (title, description) = (escaped(&text.title), escaped(&text.description));
    let mut head = format!("<title>{title} · Durbar</title>");
    let mut tell = |kind: &str, name: &str, content: &str| {
        write!(head, "\n    <meta {kind}=\"{name}\" content=\"{content}\" />")
            .expect("a string takes everything");
    };
    tell("property", "og:type", "website");
    tell("property", "og:site_name", "Durbar");
    tell("property", "og:title", &title);
    tell("property", "og:description", &description);
    let mut card = "summary";
    if let Some(origin) = &place.origin {
        tell("property", "og:url", &escaped(&format!("{origin}{}", place.path)));
        if let Some(picture) = place.picture {
            tell("property", "og:image", &escaped(&format!("{origin}{picture}")));
            tell("property", "og:image:type", "image/png");
            tell("property", "og:image:width", &WIDTH.to_string());
            tell("property", "og:image:height", &HEIGHT.to_string());
            card = "summary_large_image";
        }
    }
    tell("name", "twitter:card", card);
    let tag = language.tag();
    page.replacen(TITLE, &head, 1).replacen(LANGUAGE, &format!("<html lang=\"{tag}\""), 1).replacen(
        END,
        &format!("{}{END}", place.ahead),
        1,
    )
}

/// A text that stays one, wherever in HTML it stands.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            other => escaped.push(other),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    const PAGE: &str = "<!doctype html>\n<html lang=\"en\">\n<title>Durbar</title>\n  </head>";

    fn text() -> LinkText {
        LinkText { title: "\"><script>alert('x')</script>".to_owned(), description: "A & B".to_owned() }
    }

    #[test]
    fn what_people_are_called_stays_text() {
        let place =
            Location { origin: None, path: "/t/1", picture: Some("/preview-eschnapur.png"), ahead: "" };
        let page = with_head(PAGE, &text(), &place, Language::De);
        assert!(!page.contains("<script"), "{page}");
        let title = "&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;";
        assert!(page.contains(&format!("<title>{title} · Durbar</title>")), "{page}");
        assert!(page.contains(&format!("property=\"og:title\" content=\"{title}\"")), "{page}");
        assert!(page.contains("property=\"og:description\" content=\"A &amp; B\""), "{page}");
        assert!(page.starts_with("<!doctype html>\n<html lang=\"de\">"), "{page}");
        assert!(
            !page.contains("og:image") && page.contains("content=\"summary\""),
            "nobody knows where it lies: {page}"
        );
    }

    #[test]
    fn a_picture_is_named_by_its_whole_address() {
        let origin = Some("https://durbar.example".to_owned());
        let place = Location { origin, path: "/t/1", picture: Some("/preview-eschnapur.png"), ahead: "" };
        let page = with_head(PAGE, &text(), &place, Language::En);
        assert!(
            page.contains("property=\"og:image\" content=\"https://durbar.example/preview-eschnapur.png\""),
            "{page}"
        );
        assert!(page.contains("property=\"og:url\" content=\"https://durbar.example/t/1\""), "{page}");
        assert!(page.contains("name=\"twitter:card\" content=\"summary_large_image\""), "{page}");
    }

    #[test]
    fn what_is_fetched_ahead_stands_at_the_end_of_the_head() {
        let link = "    <link rel=\"modulepreload\" href=\"/assets/x.js\" />\n";
        let place = Location { origin: None, path: "/t/1", picture: None, ahead: link };
        assert!(with_head(PAGE, &text(), &place, Language::En).ends_with(&format!("\n{link}  </head>")));
    }

    #[test]
    fn only_screens_and_games_that_are_known_fetch_something_ahead() {
        for (path, game) in [("/nowhere/1", "eschnapur"), ("/t/1", "no-such-game"), ("t", "eschnapur")] {
            assert_eq!(ahead(path, game, Language::En), "", "{path} {game}");
        }
        // A server without pages has nothing to fetch.
        let has_pages = FILES.iter().any(|file| file.path.starts_with("/assets/"));
        for language in Language::ALL {
            assert_eq!(ahead("/t/1", "eschnapur", language).contains("/assets/"), has_pages, "{language:?}");
        }
    }

    #[test]
    fn a_host_is_believed_only_if_it_could_be_one() {
        let config = |origin: Option<&str>| Config {
            origin: origin.map(str::to_owned),
            ..Config::new(([127, 0, 0, 1], 0).into(), std::path::PathBuf::new())
        };
        let long = "a".repeat(256);
        for (ours, theirs, expected) in [
            (Some("https://durbar.example"), "evil.example", Some("https://durbar.example")),
            (None, "localhost:4321", Some("http://localhost:4321")),
            (None, "[::1]:80", Some("http://[::1]:80")),
            (None, "a.example/\"><script>", None),
            (None, long.as_str(), None),
        ] {
            let headers = HeaderMap::from_iter([(HOST, theirs.parse().unwrap())]);
            assert_eq!(origin(&config(ours), &headers).as_deref(), expected, "{theirs}");
        }
    }

    /// The browser reads this file as well: both say the same of a table.
    #[test]
    fn times_are_said_roughly() {
        let spans: BTreeMap<String, BTreeMap<u32, String>> =
            serde_json::from_str(include_str!("../../../../locales/spans.json")).unwrap();
        assert_eq!(spans.len(), Language::ALL.len());
        for language in Language::ALL {
            for (&minutes, said) in &spans[language.tag()] {
                assert_eq!(&time(Words::of(language), minutes), said, "{minutes} minutes in {language:?}");
            }
        }
    }

    #[test]
    fn a_length_is_told_in_its_largest_whole_unit() {
        let words = Words::of(Language::En);
        assert_eq!(span(words, 48 * 3600), "2 days");
        assert_eq!(span(words, 36 * 3600), "36 hours");
        assert_eq!(span(words, 15), "15 seconds");
    }
}
