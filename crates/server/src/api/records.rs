//! Finished games: their records, and moments of them.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION};
use axum::http::request::Parts as Head;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use table::TableId;
use tabletop::Form;
use wire::http::{ListedTable, Moment, Moments};
use wire::{Problem, Sought, Trouble};

use crate::archive::Wanted;
use crate::command::Eyes;
use crate::documents::Documents;
use crate::extract::{Address, InPath, InQuery};
use crate::parts::Parts;
use crate::registry::Registry;
use crate::trouble::{Rejection, invalid};

/// A finished game stays as it is, but names in it change and are deleted.
const A_WHILE: &str = "private, max-age=60";

/// Whoever asks for a document of a finished game.
pub(super) struct Reader {
    registry: Arc<Registry>,
    documents: Arc<Documents>,
    address: Address,
    headers: HeaderMap,
}

impl FromRequestParts<Parts> for Reader {
    type Rejection = Rejection;

    async fn from_request_parts(head: &mut Head, server: &Parts) -> Result<Reader, Rejection> {
        let address = Address::from_request_parts(head, server).await?;
        let Parts { registry, documents, .. } = server.clone();
        Ok(Reader { registry, documents, address, headers: head.headers.clone() })
    }
}

impl Reader {
    /// The table, and what is wanted of its game as an answer, if this reader may have it.
    async fn fetch(self, id: TableId, wanted: Wanted) -> Result<(ListedTable, Response), Rejection> {
        let Reader { registry, documents, address: Address(address), headers } = self;
        let listed = registry.listed(id).await?;
        let document = documents.fetch(&listed, wanted, &headers, address).await?;
        let answer = ([(CACHE_CONTROL, A_WHILE)], document.answer(&headers)).into_response();
        Ok((listed, answer))
    }
}

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
pub(super) async fn record(reader: Reader, InPath(id): InPath<TableId>) -> Result<Response, Rejection> {
    let (listed, record) = reader.fetch(id, Wanted::Record).await?;
    let name = format!(r#"attachment; filename="durbar-{}-{id}.json""#, listed.game);
    Ok(([(CONTENT_DISPOSITION, name)], record).into_response())
}

/// Through whose eyes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MomentQuery {
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
    reader: Reader,
    InPath((id, n)): InPath<(TableId, String)>,
    InQuery(MomentQuery { eyes }): InQuery<MomentQuery>,
) -> Result<Response, Rejection> {
    let wanted = Wanted::Moment { at: nth(&n)?, eyes: Eyes::named(eyes.as_deref())? };
    let (_, moment) = reader.fetch(id, wanted).await?;
    Ok(moment)
}

/// The most moments on a page, and so many unless somebody wants fewer. Those who see all get a view for every player
/// with each: more than that would be megabytes.
pub(super) const MOST: u32 = 50;

/// Which moments, through whose eyes, and in which form.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MomentsQuery {
    eyes: Option<String>,
    from: Option<u32>,
    most: Option<u32>,
    #[serde(default)]
    form: Form,
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
        ("form" = Option<String>, Query, description = "The game as a `view` (without), or as a `sheet`"),
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
    reader: Reader,
    InPath(id): InPath<TableId>,
    InQuery(MomentsQuery { eyes, from, most, form }): InQuery<MomentsQuery>,
) -> Result<Response, Rejection> {
    let eyes = Eyes::named(eyes.as_deref())?;
    let (from, most) = (from.unwrap_or(0), most.unwrap_or(MOST));
    if !(1..=MOST).contains(&most) {
        return Err(invalid("most", &format!("there are 1 to {MOST} moments on a page")).into());
    }
    let wanted = Wanted::Moments { from, most, eyes, form };
    let (_, moments) = reader.fetch(id, wanted).await?;
    Ok(moments)
}

fn nth(n: &str) -> Result<Option<u32>, Problem> {
    if n == "last" {
        return Ok(None);
    }
    n.parse().map(Some).map_err(|_| Problem::NotFound { what: Sought::Moment })
}
