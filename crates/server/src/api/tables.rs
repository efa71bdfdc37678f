//! Tables: opening them, and lists of them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::{Error as NotOne, StrDeserializer};
use store::{Listing, TablesPage};
use table::TableId;
use tabletop::plain::Plain;
use wire::http::{ListedTable, NewTable, Opened, Tables, Which};
use wire::{Problem, Trouble};

use crate::allowances::Allowances;
use crate::archive::Effort;
use crate::connected::Connected;
use crate::extract::{Address, Body, InPath, InQuery};
use crate::games::Host;
use crate::ground::Ground;
use crate::identity::{self, Visitor};
use crate::registry::Registry;
use crate::trouble::{Rejection, invalid};

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
    State(allowances): State<Arc<Allowances>>,
    State(registry): State<Arc<Registry>>,
    Visitor { person, quiet, .. }: Visitor,
    Address(address): Address,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<Opened>), Rejection> {
    allowances.may_open_from(address)?;
    let table = registry.open(Host { person, quiet }, new).await?;
    Ok((StatusCode::CREATED, Json(Opened { table, link: format!("/t/{table}") })))
}

/// What is asked of a list.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ListQuery {
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
    State(ground): State<Arc<Ground>>,
    State(allowances): State<Arc<Allowances>>,
    State(connected): State<Arc<Connected>>,
    State(registry): State<Arc<Registry>>,
    Address(address): Address,
    headers: HeaderMap,
    InQuery(ListQuery { list, before }): InQuery<ListQuery>,
) -> Result<Json<Plain<Tables>>, Rejection> {
    let looked_up = async {
        let listing = match list.as_deref().map_or(Ok(Which::Open), which)? {
            Which::Mine => Listing::Of(identity::who(&ground, &connected, &headers).await?.person),
            Which::Open => Listing::Open,
            Which::Running => Listing::Running,
            Which::Finished => Listing::Finished,
        };
        let before = before.as_deref().map(place).transpose()?;
        let tables = registry.list(listing, TablesPage { before, most: PAGE }).await?;
        let effort = Effort::listing(tables.len());
        Ok((tables, effort))
    };
    let tables = allowances.account(address).charge(looked_up).await?;
    let next = tables.last().filter(|_| tables.len() == PAGE as usize).map(place_after);
    Ok(Json(Plain(Tables { tables, next })))
}

fn which(word: &str) -> Result<Which, Problem> {
    let word: StrDeserializer<'_, NotOne> = word.into_deserializer();
    Which::deserialize(word).map_err(|not| invalid("list", &not))
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
    read().ok_or_else(|| invalid("before", "not the `next` of a list"))
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
    State(registry): State<Arc<Registry>>,
    InPath(id): InPath<TableId>,
) -> Result<Json<Plain<ListedTable>>, Rejection> {
    Ok(Json(Plain(registry.listed(id).await?)))
}
