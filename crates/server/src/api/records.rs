//! Finished games: their records, and moments of them.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use table::TableId;
use wire::http::{Moment, Moments};
use wire::{Problem, Sought, Trouble};

use crate::archive::Wanted;
use crate::command::Eyes;
use crate::extract::{Address, InPath, InQuery};
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
    security((), ("cookie" = [])),
    responses(
        (
            status = 200,
            description = "The record",
            body = ref("#/components/schemas/Record"),
            headers(("Content-Disposition" = String, description = "Makes it a file"))
        ),
        (status = 403, description = "This table admits no spectators, and you did not sit there", body = Trouble),
        (status = 404, description = "There is no such table", body = Trouble),
        (status = 409, description = "The game is not over", body = Trouble),
    )
)]
pub(super) async fn record(
    State(hall): State<Hall>,
    Address(address): Address,
    InPath(id): InPath<TableId>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let listed = hall.listed(id).await?;
    let record = hall.document(&listed, Wanted::Record, &headers, address).await?;
    let name = format!(r#"attachment; filename="durbar-{}-{id}.json""#, listed.game);
    let about = [(CONTENT_DISPOSITION, name), (CACHE_CONTROL, A_WHILE.to_owned())];
    Ok((about, record.answer(&headers)).into_response())
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
        (status = 403, description = "This table admits no spectators, and you did not sit there", body = Trouble),
        (status = 404, description = "There is no such table or moment", body = Trouble),
        (status = 409, description = "The game is not over", body = Trouble),
    )
)]
pub(super) async fn moment(
    State(hall): State<Hall>,
    Address(address): Address,
    InPath((id, n)): InPath<(TableId, String)>,
    InQuery(Through { eyes }): InQuery<Through>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let wanted = Wanted::Moment { at: nth(&n)?, eyes: Eyes::named(eyes.as_deref())? };
    let moment = hall.document(&hall.listed(id).await?, wanted, &headers, address).await?;
    Ok(([(CACHE_CONTROL, A_WHILE)], moment.answer(&headers)).into_response())
}

/// The most moments on a page, and so many unless somebody wants fewer. Those who see all get a view for every player
/// with each: more than that would be megabytes.
pub(super) const MOST: u32 = 50;

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
        (status = 403, description = "This table admits no spectators, and you did not sit there", body = Trouble),
        (status = 404, description = "There is no such table or moment", body = Trouble),
        (status = 409, description = "The game is not over", body = Trouble),
    )
)]
pub(super) async fn moments(
    State(hall): State<Hall>,
    Address(address): Address,
    InPath(id): InPath<TableId>,
    InQuery(Stretch { eyes, from, most }): InQuery<Stretch>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let eyes = Eyes::named(eyes.as_deref())?;
    let (from, most) = (from.unwrap_or(0), most.unwrap_or(MOST));
    if !(1..=MOST).contains(&most) {
        let why = format!("there are 1 to {MOST} moments on a page");
        return Err(Problem::Invalid { field: "most".to_owned(), why }.into());
    }
    let wanted = Wanted::Moments { from, most, eyes };
    let moments = hall.document(&hall.listed(id).await?, wanted, &headers, address).await?;
    Ok(([(CACHE_CONTROL, A_WHILE)], moments.answer(&headers)).into_response())
}

fn nth(n: &str) -> Result<Option<u32>, Problem> {
    if n == "last" {
        return Ok(None);
    }
    n.parse().map(Some).map_err(|_| Problem::NotFound { what: Sought::Moment })
}
