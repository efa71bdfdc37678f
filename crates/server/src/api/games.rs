//! Which games there are.

use axum::response::Response;
use wire::http::GameAbout;

use super::made_once::MadeOnce;
use crate::games;

static GAMES: MadeOnce =
    MadeOnce::new(|| serde_json::to_vec(&games::about()).expect("a list of games is a document"));

/// The games that can be played here.
#[utoipa::path(
    get,
    path = "/api/games",
    tag = "games",
    responses((status = 200, description = "The games", body = Vec<GameAbout>))
)]
pub(super) async fn games() -> Response {
    GAMES.answer()
}
