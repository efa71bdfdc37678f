//! The interface for programs: documents over HTTP, and the socket.
//!
//! Each handler says who asks and which parts of the server it needs, asks them, and answers with a document. Its description stands beside it and names
//! its address, so the two cannot drift apart.

mod companions;
mod description;
mod games;
mod made_once;
mod people;
mod records;
mod socket;
mod tables;

use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::parts::Parts;
pub use description::description;

/// What the description begins with.
#[derive(OpenApi)]
#[openapi(info(
    title = "Durbar",
    description = "Games of sealed bids, hosted. Whatever goes wrong is answered with a `Trouble`, also \
            at an address that is not here (404) or with a method that means nothing at one (405)."
))]
struct Head;

/// Everything under `/api`, with its description.
pub(crate) fn router() -> OpenApiRouter<Parts> {
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
        .routes(routes!(description::description_document))
}
