//! Tables: opening them, and lists of them.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::{Error as NotOne, StrDeserializer};
use store::{Listing, Page};
use table::TableId;
use tabletop::plain::Plain;
use wire::http::{ListedTable, NewTable, Opened, Tables, Which};
use wire::{Problem, Trouble};

use crate::archive::{Effort, Payer as _};
use crate::extract::{Address, Body, InPath, InQuery};
use crate::hall::Hall;
use crate::identity::{self, Visitor};
use crate::trouble::Refusal;

/// Tables on a page of a list.
pub(super) const PAGE: u32 = 50;

/// Open a table. Its link is an invitation: whoever has it may come in.
#[utoipa::path(
    post,
    path = "/api/tables",
    tag = "tables",
    request_body = NewTable,
    security(("cookie" = [])),
    responses(
        (status = 201, description = "The table", body = Opened),
        (status = 404, description = "There is no such game", body = Trouble),
        (status = 409, description = "Such a table cannot begin, or nobody can sit there like this", body = Trouble),
    )
)]
pub(super) async fn open(
    State(hall): State<Hall>,
    visitor: Visitor,
    Address(address): Address,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<Opened>), Refusal> {
    hall.may_open(address)?;
    let table = hall.open(visitor.person, visitor.quiet, new).await?;
    Ok((StatusCode::CREATED, Json(Opened { table, link: format!("/t/{table}") })))
}

/// What is asked of a list.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Asked {
    list: Option<String>,
    before: Option<String>,
}

/// Tables, the latest change first.
#[utoipa::path(
    get,
    path = "/api/tables",
    tag = "tables",
    params(
        ("list" = Option<Which>, Query, description = "Which tables; `open` without"),
        ("before" = Option<String>, Query, description = "Those after this page: the `next` of its answer"),
    ),
    security((), ("cookie" = [])),
    responses(
        (status = 200, description = "A page of them", body = Tables),
        (status = 401, description = "Only somebody has tables of their own", body = Trouble),
    )
)]
pub(super) async fn list(
    State(hall): State<Hall>,
    Address(address): Address,
    headers: HeaderMap,
    InQuery(Asked { list, before }): InQuery<Asked>,
) -> Result<Json<Plain<Tables>>, Refusal> {
    let account = hall.account(address);
    account.must_afford()?;
    let listing = match list.as_deref().map_or(Ok(Which::Open), which)? {
        Which::Mine => Listing::Of(identity::who(&hall, &headers).await?.person),
        Which::Open => Listing::Open,
        Which::Running => Listing::Running,
        Which::Finished => Listing::Finished,
    };
    let before = before.as_deref().map(place).transpose()?;
    let tables = hall.list(listing, Page { before, most: PAGE }).await?;
    account.pay(Effort::listing(tables.len()));
    let next = tables.last().filter(|_| tables.len() == PAGE as usize).map(place_after);
    Ok(Json(Plain(Tables { tables, next })))
}

fn which(word: &str) -> Result<Which, Problem> {
    let word: StrDeserializer<'_, NotOne> = word.into_deserializer();
    Which::deserialize(word)
        .map_err(|not| Problem::Invalid { field: "list".to_owned(), why: not.to_string() })
}

/// Where a list goes on, as a word that clients hand back as they got it.
fn place_after(last: &ListedTable) -> String {
    format!("{}.{}", last.changed.0, last.table)
}

fn place(word: &str) -> Result<(i64, TableId), Problem> {
    let read = || {
        let (changed, table) = word.split_once('.')?;
        Some((changed.parse().ok()?, table.parse().ok()?))
    };
    let why = "not the `next` of a list".to_owned();
    read().ok_or(Problem::Invalid { field: "before".to_owned(), why })
}

/// One table as lists show it.
#[utoipa::path(
    get,
    path = "/api/tables/{id}",
    tag = "tables",
    params(("id" = String, Path, description = "The table")),
    responses(
        (status = 200, description = "The table", body = ListedTable),
        (status = 404, description = "There is none", body = Trouble),
    )
)]
pub(super) async fn table(
    State(hall): State<Hall>,
    InPath(id): InPath<TableId>,
) -> Result<Json<Plain<ListedTable>>, Refusal> {
    Ok(Json(Plain(hall.listed(id).await?)))
}
