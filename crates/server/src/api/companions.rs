//! Companions: people who play on the device of another.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use table::PersonId;
use wire::Trouble;
use wire::http::NewCompanion;
use wire::socket::Known;

use crate::allowances::Allowances;
use crate::connected::Connected;
use crate::extract::{Body, InPath};
use crate::ground::Ground;
use crate::identity::Visitor;
use crate::name;
use crate::people::companions;
use crate::people::erasure::Erasure;
use crate::trouble::Rejection;

/// Somebody plays on my device, too.
#[utoipa::path(
    post,
    path = "/api/companions",
    tag = "people",
    request_body = NewCompanion,
    security(("cookie" = [])),
    responses(
        (status = 201, description = "The new companion", body = Known),
    )
)]
pub(super) async fn add(
    State(ground): State<Arc<Ground>>,
    State(allowances): State<Arc<Allowances>>,
    State(connected): State<Arc<Connected>>,
    visitor: Visitor,
    Body(NewCompanion { name }): Body<NewCompanion>,
) -> Result<(StatusCode, Json<Known>), Rejection> {
    let name = name::read(&name)?;
    let companion = companions::add(&ground, &allowances, &connected, visitor.person, name).await?;
    Ok((StatusCode::CREATED, Json(companion)))
}

/// Delete everything that is known of a companion of mine.
#[utoipa::path(
    delete,
    path = "/api/companions/{person}",
    tag = "people",
    params(("person" = String, Path, description = "Who")),
    security(("cookie" = [])),
    responses(
        (status = 204, description = "The companion is forgotten"),
        (status = 403, description = "This is not your companion", body = Trouble),
    )
)]
pub(super) async fn forget(
    State(erasure): State<Erasure>,
    visitor: Visitor,
    InPath(person): InPath<PersonId>,
) -> Result<StatusCode, Rejection> {
    erasure.of_companion(visitor.person, person).await?;
    Ok(StatusCode::NO_CONTENT)
}
