//! Finished games: their records, and moments of them.

use axum::Json;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use serde::Deserialize;
use table::TableId;
use wire::http::{Moment, Moments};
use wire::{Problem, Trouble};

use crate::command::Eyes;
use crate::extract::{InPath, InQuery};
use crate::games;
use crate::hall::{Hall, failed};
use crate::trouble::Refusal;

/// A finished game stays as it is, but names in it change and are deleted.
const A_WHILE: &str = "private, max-age=60";

/// The record of a finished game: a file that replays it, seed and all.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/record",
    tag = "records",
    params(("id" = String, Path, description = "The table")),
    security((), ("cookie" = [])),
    responses(
        (
            status = 200,
            description = "The record",
            body = ref("#/components/schemas/Record"),
            headers(("Content-Disposition" = String, description = "Makes it a file"))
        ),
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
    security((), ("cookie" = [])),
    responses(
        (status = 200, description = "The moment", body = Moment),
        (status = 404, description = "There is no such table or moment", body = Trouble),
        (status = 409, description = "The game is not over", body = Trouble),
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

/// Moments on a page, unless somebody wants fewer or more.
const PAGE: u32 = 100;

/// The most moments on a page.
const MOST: u32 = 200;

/// The same as clients are told: whoever asks for more may get fewer one day.
pub(super) const MOST_DESCRIBED: u32 = 50;

/// Which moments, and through whose eyes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Stretch {
    eyes: Option<String>,
    from: Option<u32>,
    most: Option<u32>,
}

/// Many moments of a finished game at once.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/moments",
    tag = "records",
    params(
        ("id" = String, Path, description = "The table"),
        ("eyes" = Option<String>, Query, description = "A seat such as `A`, `spectator` (without), or `all`"),
        ("from" = Option<u32>, Query, description = "The first moment; 0 (without) is before the first entry"),
        ("most" = Option<u32>, Query, description = "How many at most: 1 to 50, 50 without"),
    ),
    security((), ("cookie" = [])),
    responses(
        (status = 200, description = "The moments", body = Moments),
        (status = 404, description = "There is no such table or moment", body = Trouble),
        (status = 409, description = "The game is not over", body = Trouble),
    )
)]
pub(super) async fn moments(
    State(hall): State<Hall>,
    InPath(id): InPath<TableId>,
    InQuery(Stretch { eyes, from, most }): InQuery<Stretch>,
) -> Result<impl IntoResponse, Refusal> {
    let eyes = Eyes::named(eyes.as_deref())?;
    let (from, most) = (from.unwrap_or(0), most.unwrap_or(PAGE));
    if !(1..=MOST).contains(&most) {
        let why = format!("there are 1 to {MOST} moments on a page");
        return Err(Problem::Invalid { field: "most".to_owned(), why }.into());
    }
    let game = games::named(&hall.listed(id).await?.game)?;
    let record = hall.record(id).await?;
    let wanted = from as usize..from.saturating_add(most) as usize;
    // So many views take a while to write, and others wait for this thread.
    let written = tokio::task::spawn_blocking(move || game.moments(&record, wanted, eyes)).await;
    let moments = written.map_err(|error| failed(&error))??;
    Ok(([(CACHE_CONTROL, A_WHILE)], Json(moments)))
}

fn nth(n: &str) -> Result<Option<u32>, Problem> {
    if n == "last" {
        return Ok(None);
    }
    n.parse().map(Some).map_err(|_| Problem::NotFound { what: "moment".to_owned() })
}
