//! Guests: coming, changing, leaving.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use table::Time;
use wire::http::{ChangeMe, Me, MyData, NewGuest, Recover, RecoveryCode};
use wire::{Problem, Trouble};

use crate::allowances::Allowances;
use crate::connected::Connected;
use crate::extract::{Address, Body};
use crate::ground::Ground;
use crate::identity::{self, Visitor};
use crate::name;
use crate::people::erasure::Erasure;
use crate::people::{data, wishes};
use crate::registry::Registry;
use crate::trouble::{OrFailed as _, Rejection, invalid};

/// A cookie on an answer.
type Cookie = [(HeaderName, String); 1];

/// The answer to somebody who is signed in from now on.
async fn signed_in(
    ground: &Ground,
    (visitor, cookie): (Visitor, String),
) -> Result<(Cookie, Json<Me>), Rejection> {
    Ok(([(SET_COOKIE, cookie)], Json(identity::me(ground, &visitor).await?)))
}

/// The answer to a device that is no longer signed in.
async fn signed_out(
    ground: &Ground,
    connected: &Connected,
    headers: &HeaderMap,
) -> Result<(StatusCode, Cookie), Rejection> {
    let cookie = identity::sign_out(ground, connected, headers).await?;
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, cookie)]))
}

/// Become a guest. The cookie is who you are from now on.
#[utoipa::path(
    post,
    path = "/api/guests",
    tag = "people",
    request_body = NewGuest,
    responses(
        (
            status = 201,
            description = "The new guest, with their cookie",
            body = Me,
            headers(("Set-Cookie" = String, description = "Who you are from now on"))
        ),
    )
)]
pub(super) async fn become_guest(
    State(ground): State<Arc<Ground>>,
    State(allowances): State<Arc<Allowances>>,
    Address(address): Address,
    Body(NewGuest { name }): Body<NewGuest>,
) -> Result<(StatusCode, Cookie, Json<Me>), Rejection> {
    allowances.may_sign_in(address)?;
    let (cookie, me) = signed_in(&ground, identity::welcome(&ground, &name).await?).await?;
    Ok((StatusCode::CREATED, cookie, me))
}

/// Come back on another device, with a recovery code.
#[utoipa::path(
    post,
    path = "/api/guests/recover",
    tag = "people",
    request_body = Recover,
    responses(
        (
            status = 200,
            description = "Who you are, with your cookie",
            body = Me,
            headers(("Set-Cookie" = String, description = "Who you are from now on"))
        ),
        (status = 401, description = "The code is wrong", body = Trouble),
    )
)]
pub(super) async fn recover(
    State(ground): State<Arc<Ground>>,
    State(allowances): State<Arc<Allowances>>,
    State(connected): State<Arc<Connected>>,
    Address(address): Address,
    Body(Recover { code }): Body<Recover>,
) -> Result<(Cookie, Json<Me>), Rejection> {
    allowances.may_sign_in(address)?;
    signed_in(&ground, identity::recover(&ground, &connected, &code).await?).await
}

/// Sign this device out.
#[utoipa::path(
    post,
    path = "/api/guests/leave",
    tag = "people",
    responses((
        status = 204,
        description = "The cookie is void",
        headers(("Set-Cookie" = String, description = "Takes the cookie away"))
    ))
)]
pub(super) async fn leave(
    State(ground): State<Arc<Ground>>,
    State(connected): State<Arc<Connected>>,
    headers: HeaderMap,
) -> Result<(StatusCode, Cookie), Rejection> {
    signed_out(&ground, &connected, &headers).await
}

/// Who I am. Nobody is no trouble: whoever comes for the first time may ask, too.
#[utoipa::path(
    get,
    path = "/api/me",
    tag = "people",
    security((), ("cookie" = [])),
    responses(
        (status = 200, description = "Who you are", body = Me),
        (status = 204, description = "You are nobody yet"),
    )
)]
pub(super) async fn me(
    State(ground): State<Arc<Ground>>,
    State(connected): State<Arc<Connected>>,
    headers: HeaderMap,
) -> Result<Response, Rejection> {
    match identity::who_if_anybody(&ground, &connected, &headers).await? {
        Some(visitor) => Ok(Json(identity::me(&ground, &visitor).await?).into_response()),
        None => Ok(StatusCode::NO_CONTENT.into_response()),
    }
}

/// Change my name or my quiet hours.
#[utoipa::path(
    patch,
    path = "/api/me",
    tag = "people",
    request_body = ChangeMe,
    security(("cookie" = [])),
    responses(
        (status = 200, description = "Who you are now", body = Me),
    )
)]
pub(super) async fn change_me(
    State(ground): State<Arc<Ground>>,
    State(allowances): State<Arc<Allowances>>,
    State(connected): State<Arc<Connected>>,
    State(registry): State<Arc<Registry>>,
    mut visitor: Visitor,
    Body(change): Body<ChangeMe>,
) -> Result<Json<Me>, Rejection> {
    let name = change.name.as_deref().map(name::read).transpose()?;
    if change.quiet.is_some() && change.no_quiet {
        return Err(invalid("no_quiet", "there cannot be quiet hours and none").into());
    }
    if change.quiet.is_some() || change.no_quiet {
        wishes::set_quiet(&ground, &connected, visitor.person, change.quiet).await?;
        visitor.quiet = change.quiet;
    }
    if let Some(name) = name.filter(|name| *name != visitor.name) {
        allowances.may_rename(visitor.person)?;
        ground.store().rename(visitor.person, name.clone()).await.or_failed()?;
        registry.renamed(visitor.person).await?;
        visitor.name = name;
    }
    Ok(Json(identity::me(&ground, &visitor).await?))
}

/// Delete everything that is known of me. Games that run are played on by bots.
#[utoipa::path(
    delete,
    path = "/api/me",
    tag = "people",
    security(("cookie" = [])),
    responses(
        (
            status = 204,
            description = "You are forgotten",
            headers(("Set-Cookie" = String, description = "Takes the cookie away"))
        ),
    )
)]
pub(super) async fn delete_me(
    State(ground): State<Arc<Ground>>,
    State(connected): State<Arc<Connected>>,
    State(erasure): State<Erasure>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<(StatusCode, Cookie), Rejection> {
    erasure.of_all(visitor.person).await?;
    signed_out(&ground, &connected, &headers).await
}

/// Everything that is kept about me, as a file.
#[utoipa::path(
    get,
    path = "/api/me/data",
    tag = "people",
    security(("cookie" = [])),
    responses(
        (
            status = 200,
            description = "All of it",
            body = MyData,
            headers(("Content-Disposition" = String, description = "Makes it a file"))
        ),
    )
)]
pub(super) async fn my_data(
    State(ground): State<Arc<Ground>>,
    State(allowances): State<Arc<Allowances>>,
    State(registry): State<Arc<Registry>>,
    visitor: Visitor,
) -> Result<impl IntoResponse, Rejection> {
    let person = ground.store().person(visitor.person).await.or_failed()?;
    let since = Time(person.ok_or(Problem::NotSignedIn)?.since);
    let me = identity::me(&ground, &visitor).await?;
    allowances.may_download(visitor.person)?;
    let data = axum::body::Body::from_stream(data::of(ground, registry, me, since));
    let about = [
        (CONTENT_TYPE, "application/json"),
        (CONTENT_DISPOSITION, r#"attachment; filename="durbar-me.json""#),
    ];
    Ok((about, data))
}

/// A new recovery code. It is shown this once, and the one before no longer works.
#[utoipa::path(
    post,
    path = "/api/me/recovery",
    tag = "people",
    security(("cookie" = [])),
    responses(
        (status = 200, description = "The code", body = RecoveryCode),
    )
)]
pub(super) async fn new_recovery_code(
    State(ground): State<Arc<Ground>>,
    visitor: Visitor,
) -> Result<Json<RecoveryCode>, Rejection> {
    Ok(Json(identity::new_code(&ground, visitor.person).await?))
}

/// Sign all my other devices out. Their sockets are closed.
#[utoipa::path(
    post,
    path = "/api/me/sessions/end",
    tag = "people",
    security(("cookie" = [])),
    responses(
        (status = 204, description = "Only this device is still signed in"),
    )
)]
pub(super) async fn end_other_sessions(
    State(ground): State<Arc<Ground>>,
    State(connected): State<Arc<Connected>>,
    visitor: Visitor,
) -> Result<StatusCode, Rejection> {
    identity::sign_others_out(&ground, &connected, &visitor).await?;
    Ok(StatusCode::NO_CONTENT)
}
