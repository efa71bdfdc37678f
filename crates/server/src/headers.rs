//! What every answer tells browsers for our protection.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderName, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use wire::PROTOCOL;

use crate::ground::Ground;

/// What a page may load: our own files, and no script or style that stands in the page itself. Our own address covers
/// its sockets.
const CONTENT: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

/// A page needs none of these, so whatever gets into one has none of them either. Sharing is not among them: an invitation can
/// be handed to other apps.
const PERMISSIONS: &str = "accelerometer=(), autoplay=(), camera=(), display-capture=(), \
    encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), \
    microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), \
    screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()";

/// Which protocol is spoken here: a page that stayed open while the server was renewed finds out.
const VERSION: HeaderName = HeaderName::from_static("durbar-protocol");

/// Two years, in seconds.
const TRANSPORT: &str = "max-age=63072000";

const HEADERS: [(HeaderName, HeaderValue); 6] = [
    (CONTENT_SECURITY_POLICY, HeaderValue::from_static(CONTENT)),
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("permissions-policy"), HeaderValue::from_static(PERMISSIONS)),
];

/// Puts the headers on an answer. No other site is ever allowed to read one: there are no headers for that.
pub(crate) async fn protect(State(ground): State<Arc<Ground>>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.extend(HEADERS);
    headers.insert(VERSION, HeaderValue::from(PROTOCOL));
    if ground.config().is_secure() {
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(TRANSPORT));
    }
    keep_out_of_caches(headers);
    response
}

/// What may be kept says so; nothing else is.
fn keep_out_of_caches(headers: &mut HeaderMap) {
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}
