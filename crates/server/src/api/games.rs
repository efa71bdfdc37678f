//! Which games there are.

use axum::Json;
use wire::http::GameAbout;

use crate::games;

/// The games that can be played here.
#[utoipa::path(
    get,
    path = "/api/games",
    tag = "games",
    responses((status = 200, description = "The games", body = Vec<GameAbout>))
)]
pub(super) async fn games() -> Json<Vec<GameAbout>> {
    Json(games::about())
}
