//! What those who watch over the server ask.

use axum::Router;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;
use wire::Problem;

use crate::extract::Near;
use crate::hall::{Hall, failed};
use crate::trouble::Refusal;

/// What `prometheus-client` writes.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

pub(crate) fn router() -> Router<Hall> {
    Router::new().route("/healthz", get(healthz)).route("/metrics", get(metrics))
}

/// Can the store be written to and read from? Nothing works without it.
async fn healthz(State(hall): State<Hall>) -> Result<&'static str, Refusal> {
    match hall.store().health().await {
        Ok(()) => Ok("ok"),
        Err(error) => {
            failed(&error);
            Err(Problem::Busy.into())
        }
    }
}

/// What is counted. The world outside has no business with it: see [`Near`].
async fn metrics(State(hall): State<Hall>, _: Near) -> impl IntoResponse {
    ([(CONTENT_TYPE, OPEN_METRICS)], hall.metrics().text())
}
