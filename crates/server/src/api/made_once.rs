//! Documents that never change while the server runs.

use std::sync::OnceLock;

use axum::body::Bytes;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

/// A JSON document that is made when somebody first asks for it, and sent as it is from then on.
pub(super) struct MadeOnce {
    document: OnceLock<Bytes>,
    make: fn() -> Vec<u8>,
}

impl MadeOnce {
    /// So it is made.
    pub(super) const fn new(make: fn() -> Vec<u8>) -> MadeOnce {
        MadeOnce { document: OnceLock::new(), make }
    }

    /// The document itself.
    pub(super) fn bytes(&self) -> Bytes {
        self.document.get_or_init(|| (self.make)().into()).clone()
    }

    /// The document as an answer.
    pub(super) fn answer(&self) -> Response {
        ([(CONTENT_TYPE, "application/json")], self.bytes()).into_response()
    }
}
