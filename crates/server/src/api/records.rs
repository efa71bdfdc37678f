//! Finished games: their records, and moments of them.

use axum::Json;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use serde::Deserialize;
use table::TableId;
use wire::http::Moment;
use wire::{Problem, Trouble};

use crate::command::Eyes;
use crate::extract::{InPath, InQuery};
use crate::hall::Hall;
use crate::trouble::Refusal;

/// A finished game stays as it is, but names in it change and are deleted.
const A_WHILE: &str = "private, max-age=60";

/// The record of a finished game: a file that replays it, seed and all.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/record",
    tag = "records",
    params(("id" = String, Path, description = "The table")),
    responses(
        (status = 200, description = "The record", body = Object),
        (status = 404, description = "There is no such table", body = Trouble),
        (status = 409, description = "The game is not over", body = Trouble),
    )
)]
pub(super) async fn record(
    State(hall): State<Hall>,
    InPath(id): InPath<TableId>,
) -> Result<impl IntoResponse, Refusal> {
    let game = hall.listed(id).await?.game;
    let record = hall.record(id).await?;
    let headers = [
        (CONTENT_TYPE, "application/json".to_owned()),
        (CONTENT_DISPOSITION, format!(r#"attachment; filename="durbar-{game}-{id}.json""#)),
        (CACHE_CONTROL, A_WHILE.to_owned()),
    ];
    Ok((headers, record))
}

/// Through whose eyes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Through {
    eyes: Option<String>,
}

/// A moment of a finished game, as somebody saw it.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/moments/{n}",
    tag = "records",
    params(
        ("id" = String, Path, description = "The table"),
        ("n" = String, Path, description = "After how many entries of the record, or `last`"),
        ("eyes" = Option<String>, Query, description = "A seat such as `A`, `spectator` (without), or `all`"),
    ),
    responses(
        (status = 200, description = "The moment", body = Moment),
        (status = 404, description = "There is no such table or moment", body = Trouble),
        (status = 409, description = "The game is not over", body = Trouble),
        (status = "default", description = "What is wrong", body = Trouble),
    )
)]
pub(super) async fn moment(
    State(hall): State<Hall>,
    InPath((id, n)): InPath<(TableId, String)>,
    InQuery(Through { eyes }): InQuery<Through>,
) -> Result<impl IntoResponse, Refusal> {
    let at = nth(&n)?;
    let moment = hall.moment(id, at, Eyes::named(eyes.as_deref())?).await?;
    Ok(([(CACHE_CONTROL, A_WHILE)], Json(moment)))
}

fn nth(n: &str) -> Result<Option<u32>, Problem> {
    if n == "last" {
        return Ok(None);
    }
    n.parse().map(Some).map_err(|_| Problem::NotFound { what: "moment".to_owned() })
}
