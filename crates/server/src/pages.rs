//! The pages: one app, built by the web part and carried by the binary.
//!
//! The app itself finds out what an address means. The server knows only which addresses it has screens for, so that
//! everything else is answered as not there, by the same app.

mod file;
mod invitation;

use axum::Router;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use wire::Problem;

use crate::parts::Parts;
use crate::{requests, trouble};
use file::File;
pub(crate) use file::takes;

/// Every file, by its path.
static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// The links that let a page fetch ahead what its table is drawn with, by `<screen>-<game>-<language>`.
static AHEAD: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/ahead.rs"));

/// The path of the page that loads the app.
const APP: &str = "/index.html";

/// Where the app has screens that anybody may find.
const SCREENS: [&str; 8] =
    ["/", "/new", "/learn", "/learn/{*lesson}", "/rules", "/rules/{*page}", "/settings", "/about"];

/// Screens whose address is an invitation, and which say in their head to what.
const INVITATIONS: [&str; 2] = ["/t/{id}", "/replay/{id}"];

pub(crate) fn router() -> Router<Parts> {
    let mut router = Router::new();
    for screen in SCREENS {
        router = router.route(screen, get(app));
    }
    for screen in INVITATIONS {
        router = router.route(screen, get(invitation::page));
    }
    router.route("/{file}", get(file)).route("/assets/{file}", get(file))
}

async fn app(headers: HeaderMap) -> Response {
    shell().answer(&headers)
}

async fn file(uri: Uri, headers: HeaderMap) -> Response {
    match File::find(FILES, uri.path()) {
        Some(file) => file.answer(&headers),
        None => requests::no_such_page(uri, headers).await,
    }
}

/// The app, which says that there is nothing here.
pub(crate) fn nowhere(headers: &HeaderMap) -> Response {
    let mut headers = headers.clone();
    // Something that is not there has not stayed the same either.
    headers.remove(axum::http::header::IF_NONE_MATCH);
    (StatusCode::NOT_FOUND, shell().answer(&headers)).into_response()
}

/// A problem that keeps a page from being sent, in plain words.
pub(crate) fn refusal(problem: &Problem) -> Response {
    let words = format!("Durbar says: {problem}.\n");
    (trouble::status(problem), trouble::retry_after(problem), words).into_response()
}

/// The page that loads the app.
fn shell() -> &'static File {
    File::find(FILES, APP).expect("there is always a page: the build lists one")
}
