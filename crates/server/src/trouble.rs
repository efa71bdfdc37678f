//! What goes wrong: problems of ours, which the log is told of, and problems as answers of HTTP.

use std::fmt::Display;

use axum::Json;
use axum::extract::Request;
use axum::http::header::{ACCEPT_LANGUAGE, RETRY_AFTER};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use store::StoreError;
use wire::{Limited, Problem, Sought, Trouble};
use words::Language;

/// Tells the log what failed, and the client that it did.
pub(crate) fn failed(error: &dyn Display) -> Problem {
    tracing::error!(%error, "something failed");
    Problem::Failed
}

/// What can fail through no fault of whoever asked for it.
pub(crate) trait OrFailed<T> {
    /// What came of it; or the log is told what [failed], and the client that it did.
    fn or_failed(self) -> Result<T, Problem>;
}

impl<T, E: Display> OrFailed<T> for Result<T, E> {
    fn or_failed(self) -> Result<T, Problem> {
        self.map_err(|error| failed(&error))
    }
}

/// What somebody sent says something impossible in this place.
pub(crate) fn invalid(field: &str, why: &(impl ToString + ?Sized)) -> Problem {
    Problem::Invalid { field: field.to_owned(), why: why.to_string() }
}

/// Why something about a person was not kept.
pub(crate) fn unkept(error: &StoreError) -> Problem {
    if let StoreError::NoPerson(_) = error {
        return Problem::NotFound { what: Sought::Person };
    }
    if let StoreError::ManyMutes { most, .. } = error {
        return Problem::TooMany { of: Limited::MutedPeople, most: *most };
    }
    failed(error)
}

/// A problem on its way to a client.
#[derive(Debug)]
pub(crate) struct Rejection(pub(crate) Problem);

impl<P: Into<Problem>> From<P> for Rejection {
    fn from(problem: P) -> Rejection {
        Rejection(problem.into())
    }
}

/// What went wrong, for whoever knows the language in which to say it.
#[derive(Clone)]
struct Untranslated(Problem);

impl IntoResponse for Rejection {
    fn into_response(self) -> Response {
        let mut response =
            (status(&self.0), retry_after(&self.0), Json(Trouble::from(self.0.clone()))).into_response();
        response.extensions_mut().insert(Untranslated(self.0));
        response
    }
}

/// Says what is wrong in the language that the client asked for.
pub(crate) async fn translate(request: Request, next: Next) -> Response {
    let language = language(request.headers());
    let mut response = next.run(request).await;
    if let Some(Untranslated(problem)) = response.extensions_mut().remove() {
        // Made anew: whatever was said about the other sentence, its length or how it is packed, is not true of this one.
        let trouble = Json(Trouble::told(problem.clone(), language, None));
        return (response.status(), retry_after(&problem), trouble).into_response();
    }
    response
}

/// The language that a request asks for in its headers.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let header = headers.get(ACCEPT_LANGUAGE).and_then(|header| header.to_str().ok());
    Language::preferred(header.unwrap_or_default())
}

/// When to come back, in the whole seconds that HTTP knows.
pub(crate) fn retry_after(problem: &Problem) -> Option<[(HeaderName, String); 1]> {
    let Problem::TooFast { wait } = problem else { return None };
    Some([(RETRY_AFTER, wait.div_ceil(1000).to_string())])
}

/// The number by which HTTP knows it.
pub(crate) fn status(problem: &Problem) -> StatusCode {
    StatusCode::from_u16(problem.status()).expect("problems have a status of HTTP")
}
