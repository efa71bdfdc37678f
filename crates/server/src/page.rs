//! Plain pages for people, written here as a whole: they need no script.

mod html;
mod lobby;
mod replay;
mod table;
mod words;

use axum::Router;
use axum::extract::FromRequestParts;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use wire::Problem;

use crate::hall::Hall;
use crate::trouble::{self, Refusal};
use html::{Page, Text};

const STYLE: &str = include_str!("page/style.css");

pub(crate) fn router() -> Router<Hall> {
    Router::new()
        .route("/", get(lobby::show))
        .route("/t/{id}", get(table::show))
        .route("/replay/{id}", get(replay::show))
        .route("/style.css", get(style))
}

async fn style() -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/css; charset=utf-8"), (CACHE_CONTROL, "public, max-age=300")], STYLE)
}

/// A problem as a page.
pub(crate) fn refusal(problem: Problem) -> Response {
    Unshown(problem).into_response()
}

/// A problem that keeps a page from being shown.
#[derive(Debug)]
struct Unshown(Problem);

impl<P: Into<Problem>> From<P> for Unshown {
    fn from(problem: P) -> Unshown {
        Unshown(problem.into())
    }
}

impl IntoResponse for Unshown {
    fn into_response(self) -> Response {
        let body = format!(
            "<h1>That did not work</h1>\n<p>The server says: {}.</p>\n<p><a href=\"/\">To the tables</a></p>\n",
            Text(&self.0.to_string())
        );
        let page = Page { title: "That did not work", body, refresh: None, listed: false };
        (trouble::status(&self.0), trouble::retry_after(&self.0), Html(page.to_string())).into_response()
    }
}

/// Something taken out of a request for a page: what is wrong with it is told as a page.
#[derive(Debug)]
struct ForPage<T>(T);

impl<T: FromRequestParts<Hall, Rejection = Refusal>> FromRequestParts<Hall> for ForPage<T> {
    type Rejection = Unshown;

    async fn from_request_parts(parts: &mut Parts, hall: &Hall) -> Result<ForPage<T>, Unshown> {
        match T::from_request_parts(parts, hall).await {
            Ok(taken) => Ok(ForPage(taken)),
            Err(Refusal(problem)) => Err(Unshown(problem)),
        }
    }
}
