//! What those who watch over the server ask.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;

use crate::extract::Here;
use crate::ground::Ground;
use crate::parts::Parts;
use crate::trouble::Rejection;

/// What `prometheus-client` writes.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

pub(crate) fn router() -> Router<Parts> {
    Router::new()
        .route("/livez", get(livez))
        .route("/readyz", get(readyz))
        .route("/healthz", get(readyz))
        .route("/metrics", get(metrics))
}

/// Does the process answer at all? Whoever restarts it when it does not must not do so because a disk is full.
async fn livez() -> &'static str {
    "ok"
}

/// Can people play here? Not without a store that can be written to and read from, and not while the server stops.
async fn readyz(State(ground): State<Arc<Ground>>) -> Result<&'static str, Rejection> {
    ground.must_be_ready()?;
    Ok("ok")
}

/// What is counted. The world outside has no business with it: see [`Here`].
async fn metrics(State(ground): State<Arc<Ground>>, _: Here) -> impl IntoResponse {
    ([(CONTENT_TYPE, OPEN_METRICS)], ground.metrics().text())
}
