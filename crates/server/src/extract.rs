//! What handlers take out of requests. Whatever is wrong with a request is told as one of our problems.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, FailedToBufferBody};
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts as Head;
use axum::http::{Extensions, HeaderMap};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wire::{Problem, Sought};

use crate::doors;
use crate::ground::Ground;
use crate::identity::{self, Visitor};
use crate::limits::Limits;
use crate::parts::Parts;
use crate::trouble::{Rejection, invalid};

/// A body may bring an edition, which is a whole file: it may be so many messages long.
const FILE: usize = 4;

/// How long a body may take to arrive.
const PATIENCE: Duration = Duration::from_secs(20);

/// How long a body may be.
pub(crate) fn longest_body(limits: &Limits) -> usize {
    limits.message * FILE
}

/// A document in the body of a request.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: Serialize + DeserializeOwned> FromRequest<Parts> for Body<T> {
    type Rejection = Rejection;

    async fn from_request(request: Request, server: &Parts) -> Result<Body<T>, Rejection> {
        must_be_json(request.headers())?;
        let arrival = tokio::time::timeout(PATIENCE, Bytes::from_request(request, server)).await;
        let bytes = arrival.map_err(|_| Problem::TooSlow)?;
        let bytes = bytes.map_err(|rejection| unread(&rejection, longest_body(server.ground.limits())))?;
        Ok(Body(wire::read::document(&bytes)?))
    }
}

/// Forms of other sites cannot send this type, so it also keeps them out.
fn must_be_json(headers: &HeaderMap) -> Result<(), Problem> {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let essence = kind.split(';').next().unwrap_or_default().trim();
    if essence.eq_ignore_ascii_case("application/json") {
        return Ok(());
    }
    Err(Problem::Malformed { why: "the content type must be application/json".to_owned() })
}

fn unread(rejection: &BytesRejection, most: usize) -> Problem {
    let too_large =
        matches!(rejection, BytesRejection::FailedToBufferBody(FailedToBufferBody::LengthLimitError(_)));
    if too_large {
        return Problem::TooLarge { most: most as u32 };
    }
    Problem::Malformed { why: "the body broke off".to_owned() }
}

/// What the path of a request names. A name that cannot be is a page that is not there.
#[derive(Debug)]
pub(crate) struct InPath<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<Parts> for InPath<T> {
    type Rejection = Rejection;

    async fn from_request_parts(head: &mut Head, server: &Parts) -> Result<InPath<T>, Rejection> {
        match Path::from_request_parts(head, server).await {
            Ok(Path(named)) => Ok(InPath(named)),
            Err(_) => Err(Problem::NotFound { what: Sought::Page }.into()),
        }
    }
}

/// What is asked behind the path of a request.
#[derive(Debug)]
pub(crate) struct InQuery<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<Parts> for InQuery<T> {
    type Rejection = Rejection;

    async fn from_request_parts(head: &mut Head, server: &Parts) -> Result<InQuery<T>, Rejection> {
        match Query::from_request_parts(head, server).await {
            Ok(Query(asked)) => Ok(InQuery(asked)),
            Err(rejection) => Err(invalid("query", &rejection.body_text()).into()),
        }
    }
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

impl Address {
    pub(crate) fn of(ground: &Ground, extensions: &Extensions, headers: &HeaderMap) -> Address {
        Address(doors::address(ground.config(), peer(extensions), headers))
    }
}

impl FromRequestParts<Parts> for Address {
    type Rejection = Rejection;

    async fn from_request_parts(head: &mut Head, server: &Parts) -> Result<Address, Rejection> {
        Ok(Address::of(&server.ground, &head.extensions, &head.headers))
    }
}

/// A request from the machine itself. To everybody else what is behind it is not there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Here(pub(crate) IpAddr);

impl FromRequestParts<Parts> for Here {
    type Rejection = Rejection;

    async fn from_request_parts(head: &mut Head, server: &Parts) -> Result<Here, Rejection> {
        let peer = peer(&head.extensions);
        if doors::is_here(server.ground.config(), peer, &head.headers) {
            return Ok(Here(peer.ip().to_canonical()));
        }
        Err(Problem::NotFound { what: Sought::Page }.into())
    }
}

fn peer(extensions: &Extensions) -> SocketAddr {
    let ConnectInfo(peer) = extensions.get().expect("the server asks for every connection's address");
    *peer
}

impl FromRequestParts<Parts> for Visitor {
    type Rejection = Rejection;

    async fn from_request_parts(head: &mut Head, server: &Parts) -> Result<Visitor, Rejection> {
        Ok(identity::who(&server.ground, &server.connected, &head.headers).await?)
    }
}
