//! Problems as answers of HTTP.

use axum::Json;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use store::StoreError;
use wire::{Problem, Trouble};

use crate::hall::failed;

/// Why something about a person was not kept.
pub(crate) fn unkept(error: &StoreError) -> Problem {
    if let StoreError::NoPerson(_) = error {
        return Problem::NotFound { what: "person".to_owned() };
    }
    failed(error)
}

/// A problem on its way to a client.
#[derive(Debug)]
pub(crate) struct Refusal(pub(crate) Problem);

impl<P: Into<Problem>> From<P> for Refusal {
    fn from(problem: P) -> Refusal {
        Refusal(problem.into())
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        (status(&self.0), retry_after(&self.0), Json(Trouble::from(self.0))).into_response()
    }
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
