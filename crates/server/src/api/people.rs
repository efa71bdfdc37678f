//! Guests: coming, changing, leaving.

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use table::{PersonId, Quiet, Time};
use wire::http::{ChangeMe, Me, MyData, NewGuest, Recover, RecoveryCode};
use wire::{Problem, Trouble};

use crate::extract::{Address, Body};
use crate::hall::{Hall, failed};
use crate::identity::{self, Visitor};
use crate::name;
use crate::trouble::Refusal;

/// A cookie on an answer.
type Cookie = [(HeaderName, String); 1];

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
    State(hall): State<Hall>,
    Address(address): Address,
    Body(NewGuest { name }): Body<NewGuest>,
) -> Result<(StatusCode, Cookie, Json<Me>), Refusal> {
    hall.may_sign_in(address)?;
    let (visitor, cookie) = identity::welcome(&hall, &name).await?;
    let me = identity::me(&hall, &visitor).await?;
    Ok((StatusCode::CREATED, [(SET_COOKIE, cookie)], Json(me)))
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
    State(hall): State<Hall>,
    Address(address): Address,
    Body(Recover { code }): Body<Recover>,
) -> Result<(Cookie, Json<Me>), Refusal> {
    hall.may_sign_in(address)?;
    let (visitor, cookie) = identity::recover(&hall, &code).await?;
    let me = identity::me(&hall, &visitor).await?;
    Ok(([(SET_COOKIE, cookie)], Json(me)))
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
    State(hall): State<Hall>,
    headers: HeaderMap,
) -> Result<(StatusCode, Cookie), Refusal> {
    let cookie = identity::sign_out(&hall, &headers).await?;
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, cookie)]))
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
pub(super) async fn me(State(hall): State<Hall>, headers: HeaderMap) -> Result<Response, Refusal> {
    match identity::who(&hall, &headers).await {
        Ok(visitor) => Ok(Json(identity::me(&hall, &visitor).await?).into_response()),
        Err(Problem::NotSignedIn) => Ok(StatusCode::NO_CONTENT.into_response()),
        Err(problem) => Err(problem.into()),
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
    State(hall): State<Hall>,
    mut visitor: Visitor,
    Body(change): Body<ChangeMe>,
) -> Result<Json<Me>, Refusal> {
    let name = change.name.as_deref().map(name::read).transpose()?;
    if change.quiet.is_some() && change.no_quiet {
        let why = "there cannot be quiet hours and none".to_owned();
        return Err(Problem::Invalid { field: "no_quiet".to_owned(), why }.into());
    }
    if change.quiet.is_some() || change.no_quiet {
        set_quiet(&hall, visitor.person, change.quiet).await?;
        visitor.quiet = change.quiet;
    }
    if let Some(name) = name.filter(|name| *name != visitor.name) {
        hall.may_rename(visitor.person)?;
        hall.store().rename(visitor.person, name.clone()).await.map_err(|error| failed(&error))?;
        hall.renamed(visitor.person).await?;
        visitor.name = name;
    }
    Ok(Json(identity::me(&hall, &visitor).await?))
}

async fn set_quiet(hall: &Hall, person: PersonId, quiet: Option<Quiet>) -> Result<(), Problem> {
    let text = quiet.map(|quiet| serde_json::to_string(&quiet).expect("hours are a document"));
    hall.store().set_quiet(person, text).await.map_err(|error| failed(&error))?;
    hall.refresh(person).await
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
    State(hall): State<Hall>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<(StatusCode, Cookie), Refusal> {
    hall.erase(visitor.person).await?;
    let cookie = identity::sign_out(&hall, &headers).await?;
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, cookie)]))
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
    State(hall): State<Hall>,
    visitor: Visitor,
) -> Result<impl IntoResponse, Refusal> {
    let person = hall.store().person(visitor.person).await.map_err(|error| failed(&error))?;
    let since = Time(person.ok_or(Problem::NotSignedIn)?.since);
    let me = identity::me(&hall, &visitor).await?;
    let data = axum::body::Body::from_stream(hall.data_of(me, since)?);
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
    State(hall): State<Hall>,
    visitor: Visitor,
) -> Result<Json<RecoveryCode>, Refusal> {
    Ok(Json(identity::new_code(&hall, visitor.person).await?))
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
    State(hall): State<Hall>,
    visitor: Visitor,
) -> Result<StatusCode, Refusal> {
    identity::sign_others_out(&hall, &visitor).await?;
    Ok(StatusCode::NO_CONTENT)
}
