//! What happens to every request before and after it is handled.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tracing::Instrument as _;
use wire::{Problem, Sought};

use crate::allowances::Allowances;
use crate::connected::Connected;
use crate::doors;
use crate::extract::Address;
use crate::ground::Ground;
use crate::pages;
use crate::trouble::{Rejection, invalid};

/// Lets in who is welcome and does not ask too often; and whoever wants to change something must not be sent by a page of somebody else.
pub(crate) async fn guard(
    State(ground): State<Arc<Ground>>,
    State(allowances): State<Arc<Allowances>>,
    State(connected): State<Arc<Connected>>,
    request: Request,
    next: Next,
) -> Response {
    match must_be_admitted(&ground, &allowances, &connected, &request) {
        Ok(()) => next.run(request).await,
        Err(problem) => refuse(request.uri(), problem),
    }
}

fn must_be_admitted(
    ground: &Ground,
    allowances: &Allowances,
    connected: &Connected,
    request: &Request,
) -> Result<(), Problem> {
    let Address(address) = Address::of(ground, request.extensions(), request.headers());
    connected.must_be_welcome(None, Some(address))?;
    allowances.may_request(address)?;
    if request.method().is_safe() {
        return Ok(());
    }
    doors::must_not_be_foreign(ground.config(), request.headers())
}

/// The answer where there is nothing.
pub(crate) async fn no_such_page(uri: Uri, headers: HeaderMap) -> Response {
    if is_for_programs(&uri) {
        return Rejection(Problem::NotFound { what: Sought::Page }).into_response();
    }
    pages::nowhere(&headers)
}

/// The answer where there is something, but not for this.
pub(crate) async fn wrong_method(method: Method, uri: Uri) -> Response {
    let why = format!("{method} means nothing here");
    let response = refuse(&uri, invalid("method", &why));
    (StatusCode::METHOD_NOT_ALLOWED, response).into_response()
}

/// A problem as whoever asked there can read it: programs as a document, people as words.
fn refuse(uri: &Uri, problem: Problem) -> Response {
    if is_for_programs(uri) { Rejection(problem).into_response() } else { pages::refusal(&problem) }
}

fn is_for_programs(uri: &Uri) -> bool {
    let for_programs = ["/api", "/admin", "/healthz", "/livez", "/readyz", "/metrics"];
    let is_below = |folder: &&str| {
        uri.path().strip_prefix(*folder).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    for_programs.iter().any(is_below)
}

/// Notes what was asked and how it was answered. Of the address only the pattern is noted: ids of tables are
/// invitations, and what people say about themselves is nobody's business.
pub(crate) async fn log(request: Request, next: Next) -> Response {
    let path = request.extensions().get::<MatchedPath>().map_or("nothing", MatchedPath::as_str).to_owned();
    let span = tracing::info_span!("request", method = %request.method(), path);
    async move {
        let start = Instant::now();
        let response = next.run(request).await;
        let status = response.status().as_u16();
        let milliseconds = start.elapsed().as_secs_f64() * 1000.0;
        if response.status().is_server_error() {
            tracing::warn!(status, milliseconds, "answered");
        } else {
            tracing::info!(status, milliseconds, "answered");
        }
        response
    }
    .instrument(span)
    .await
}
