//! The interface for programs: documents over HTTP, and the socket.
//!
//! Each handler says who asks, asks the hall, and answers with a document. Its description stands beside it and names
//! its address, so the two cannot drift apart.

mod companions;
mod games;
mod people;
mod records;
mod socket;
mod tables;

use axum::Json;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::hall::Hall;

/// What the description begins with.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Durbar",
        description = "Two board games of sealed bids, hosted. Whatever goes wrong is answered with a `Trouble`."
    ),
    components(schemas(wire::Trouble, wire::http::Which))
)]
struct Head;

/// Everything under `/api`, with its description.
pub(crate) fn router() -> OpenApiRouter<Hall> {
    OpenApiRouter::with_openapi(Head::openapi())
        .routes(routes!(people::become_guest))
        .routes(routes!(people::recover))
        .routes(routes!(people::leave))
        .routes(routes!(people::me, people::change_me, people::delete_me))
        .routes(routes!(people::my_data))
        .routes(routes!(people::new_recovery_code))
        .routes(routes!(people::end_other_sessions))
        .routes(routes!(companions::add))
        .routes(routes!(companions::forget))
        .routes(routes!(games::games))
        .routes(routes!(tables::list, tables::open))
        .routes(routes!(tables::table))
        .routes(routes!(records::record))
        .routes(routes!(records::moment))
        .routes(routes!(records::moments))
        .routes(routes!(socket::socket))
        .routes(routes!(description_document))
}

/// The description of the interface for programs, as JSON.
pub fn description() -> String {
    let mut text = router().into_openapi().to_pretty_json().expect("a description is a document");
    text.push('\n');
    text
}

/// This description.
#[utoipa::path(
    get,
    path = "/api/openapi.json",
    tag = "games",
    responses((status = 200, description = "What can be asked here", body = Object))
)]
async fn description_document() -> Json<utoipa::openapi::OpenApi> {
    Json(router().into_openapi())
}
