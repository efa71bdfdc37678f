//! Problems as answers of HTTP.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use wire::{Problem, Trouble};

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
        (status(&self.0), Json(Trouble::from(self.0))).into_response()
    }
}

fn status(problem: &Problem) -> StatusCode {
    match problem {
        Problem::Malformed { .. } | Problem::Invalid { .. } | Problem::NotText => StatusCode::BAD_REQUEST,
        Problem::TooLarge { .. } => StatusCode::PAYLOAD_TOO_LARGE,
        Problem::NotFound { .. } => StatusCode::NOT_FOUND,
        Problem::NotSignedIn | Problem::WrongCode => StatusCode::UNAUTHORIZED,
        Problem::CrossOrigin | Problem::NoSpectators | Problem::Banned { .. } => StatusCode::FORBIDDEN,
        Problem::TooFast { .. } | Problem::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
        Problem::NotWatching | Problem::StillHere | Problem::NoRecordYet | Problem::Refused { .. } => {
            StatusCode::CONFLICT
        }
        Problem::TooSlow => StatusCode::REQUEST_TIMEOUT,
        Problem::Restarting | Problem::Busy => StatusCode::SERVICE_UNAVAILABLE,
        Problem::Failed => StatusCode::INTERNAL_SERVER_ERROR,
    }
}
