//! Which games there are.

use std::sync::OnceLock;

use axum::body::Bytes;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use wire::http::GameAbout;

use crate::games;

/// The games that can be played here.
#[utoipa::path(
    get,
    path = "/api/games",
    tag = "games",
    responses((status = 200, description = "The games", body = Vec<GameAbout>))
)]
pub(super) async fn games() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], document())
}

/// The list as it is sent. It never changes while the server runs.
fn document() -> Bytes {
    static DOCUMENT: OnceLock<Bytes> = OnceLock::new();
    let made = || serde_json::to_vec(&games::about()).expect("a list of games is a document").into();
    DOCUMENT.get_or_init(made).clone()
}
