//! Long documents, packed once and sent as often as they are asked for.

use std::io::{self, Read as _, Write};

use axum::body::{Body, Bytes};
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::bufread::GzDecoder;
use flate2::write::GzEncoder;
use futures_util::stream;

use crate::pages::takes;

/// So much is unpacked at a time, for those who cannot do it themselves.
const PIECE: usize = 16 * 1024;

/// A JSON document, packed. Clones are the same bytes, however many connections send them.
#[derive(Clone, Debug)]
pub(crate) struct Packed(Bytes);

impl Packed {
    /// Packs what is written, piece by piece: it never lies in memory as a whole.
    pub(crate) fn write(write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<Packed> {
        // Views of one game say nearly the same again and again: that packs well without much effort.
        let mut packer = GzEncoder::new(Vec::new(), Compression::fast());
        write(&mut packer)?;
        Ok(Packed(packer.finish()?.into()))
    }

    /// How much memory it takes.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The answer to whoever asked with these headers. Nothing in it is secret from them and nothing was written by
    /// others beside a secret, so its length tells nothing.
    pub(crate) fn answer(&self, asked: &HeaderMap) -> Response {
        let about = [
            (CONTENT_TYPE, HeaderValue::from_static("application/json")),
            (VARY, HeaderValue::from_name(ACCEPT_ENCODING)),
        ];
        if takes(asked, "gzip") {
            let packed = [(CONTENT_ENCODING, HeaderValue::from_static("gzip"))];
            return (about, packed, Body::from(self.0.clone())).into_response();
        }
        (about, Body::from_stream(stream::iter(self.pieces()))).into_response()
    }

    /// The document, unpacked while it is sent: only as fast as it is read, and never more than a piece of it.
    fn pieces(&self) -> impl Iterator<Item = io::Result<Bytes>> + use<> {
        let mut plain = GzDecoder::new(io::Cursor::new(self.0.clone()));
        let mut next = move || -> io::Result<Option<Bytes>> {
            let mut piece = Vec::with_capacity(PIECE);
            plain.by_ref().take(PIECE as u64).read_to_end(&mut piece)?;
            Ok((!piece.is_empty()).then(|| piece.into()))
        };
        std::iter::from_fn(move || next().transpose())
    }
}
