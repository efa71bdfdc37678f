//! Opening a client's socket.

use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Deserialize;
use wire::Problem;

use crate::doors;
use crate::extract::{Address, InQuery};
use crate::identity::Visitor;
use crate::parts::Parts;
use crate::socket::{Caller, Client};
use crate::trouble::{self, Rejection};

/// What a socket keeps for reading and writing. There are many sockets, and messages are small.
const BUFFER: usize = 4 * 1024;

/// How many times too large a message may be to be read nevertheless.
const GENEROSITY: usize = 4;

/// What is asked behind the path.
#[derive(Debug, Deserialize)]
pub(super) struct SocketQuery {
    language: Option<String>,
}

/// What is live: one socket per client, on which each message is one line of JSON.
#[utoipa::path(
    get,
    path = "/api/socket",
    tag = "tables",
    params(
        ("language" = Option<String>, Query, description = "`en`, `de`, `nl` or `fr`; without it, Accept-Language counts"),
    ),
    security(("cookie" = [])),
    responses(
        (status = 101, description = "The socket is open"),
    )
)]
pub(super) async fn socket(
    State(parts): State<Parts>,
    Address(address): Address,
    visitor: Visitor,
    InQuery(SocketQuery { language }): InQuery<SocketQuery>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Rejection> {
    let Parts { ground, connected, .. } = &parts;
    // A socket changes things, although it is opened like a page. Browsers open one for any page and send the cookie
    // along, so whoever opens one says from where.
    doors::must_be_ours(ground.config(), &headers)?;
    let upgrade = upgrade.map_err(|rejection| Problem::Malformed { why: rejection.body_text() })?;
    let place = connected.place(visitor.person, address)?;
    let presence = connected.enter(visitor.person).await?;
    let spoken = language.and_then(|language| language.parse().ok());
    let language = spoken.unwrap_or_else(|| trouble::language(&headers));
    // Only what was read to its end can be answered reliably: a connection that is closed while something lies unread is
    // reset, and the last words with it. What is larger still is not read at all.
    let most = ground.limits().message * GENEROSITY;
    let upgrade =
        upgrade.max_message_size(most).max_frame_size(most).read_buffer_size(BUFFER).write_buffer_size(0);
    let caller = Caller { visitor, presence, place, language };
    Ok(upgrade.on_upgrade(move |socket| Client::serve(parts, caller, socket)))
}
