//! One file of the pages, and how it is sent.

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};

/// Where the files lie whose name changes with what they say.
const HASHED: &str = "/assets/";

/// A year: no longer is worth anything.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// May be kept, but must be asked for again: a new version shows at once, and an old one costs a line.
pub(super) const ASK_AGAIN: &str = "no-cache";

/// A file in the binary.
#[derive(Clone, Copy, Debug)]
pub(super) struct File {
    /// The path of its address.
    pub(super) path: &'static str,
    /// What tells this version from others.
    pub(super) tag: &'static str,
    /// As it is.
    pub(super) plain: &'static [u8],
    /// The same, packed, if that is smaller.
    pub(super) br: Option<&'static [u8]>,
    /// The same for whoever does not understand that.
    pub(super) gzip: Option<&'static [u8]>,
}

impl File {
    /// The file with this path, in a list that is in order.
    pub(super) fn find<'f>(files: &'f [File], path: &str) -> Option<&'f File> {
        let at = files.binary_search_by(|file| file.path.cmp(path)).ok()?;
        files.get(at)
    }

    /// The file, or the news that it has not changed.
    pub(super) fn answer(&self, asked: &HeaderMap) -> Response {
        let (encoding, bytes) = self.packed(asked);
        // A packed file is other bytes, so it has a tag of its own.
        let tag = match encoding {
            Some(encoding) => format!("\"{}-{encoding}\"", self.tag),
            None => format!("\"{}\"", self.tag),
        };
        let cache = if self.path.starts_with(HASHED) { FOR_EVER } else { ASK_AGAIN };
        let unchanged = knows(asked, &tag);
        let about = [(CACHE_CONTROL, cache.to_owned()), (VARY, ACCEPT_ENCODING.to_string()), (ETAG, tag)];
        if unchanged {
            return (StatusCode::NOT_MODIFIED, about).into_response();
        }
        let mut response = (about, [(CONTENT_TYPE, kind(self.path))], Body::from(bytes)).into_response();
        if let Some(encoding) = encoding {
            let encoding = encoding.parse().expect("names of encodings are letters");
            response.headers_mut().insert(CONTENT_ENCODING, encoding);
        }
        response
    }

    fn packed(&self, asked: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
        let copies = [("br", self.br), ("gzip", self.gzip)];
        let copy = copies.into_iter().find(|&(name, copy)| copy.is_some() && takes(asked, name));
        match copy {
            Some((name, Some(bytes))) => (Some(name), bytes),
            Some((_, None)) | None => (None, self.plain),
        }
    }
}

/// Does whoever asks understand this encoding?
pub(crate) fn takes(asked: &HeaderMap, encoding: &str) -> bool {
    words(asked, &ACCEPT_ENCODING).any(|word| {
        let (name, weight) = word.split_once(';').unwrap_or((word, ""));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case(encoding) && weight.is_none_or(|weight| weight > 0.0)
    })
}

/// Does whoever asks have the file with this tag?
pub(super) fn knows(asked: &HeaderMap, tag: &str) -> bool {
    words(asked, &IF_NONE_MATCH).any(|known| known == "*" || known.trim_start_matches("W/") == tag)
}

/// The words of a header that is a list.
fn words<'h>(headers: &'h HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'h str> {
    let lines = headers.get_all(name).into_iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim)
}

/// What a file is, by the ending of its name.
fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "mp3" => "audio/mpeg",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static FILES: &[File] = &[
        File {
            path: "/assets/app-1.js",
            tag: "a1",
            plain: b"plain",
            br: Some(b"brotli"),
            gzip: Some(b"gzip"),
        },
        File { path: "/index.html", tag: "i1", plain: b"page", br: None, gzip: Some(b"gzip") },
        File { path: "/manifest.webmanifest", tag: "m1", plain: b"{}", br: None, gzip: None },
    ];

    fn asked(headers: &[(HeaderName, &'static str)]) -> HeaderMap {
        headers.iter().map(|(name, value)| (name.clone(), value.parse().unwrap())).collect()
    }

    fn answer(path: &str, headers: &[(HeaderName, &'static str)]) -> Response {
        File::find(FILES, path).expect("a file").answer(&asked(headers))
    }

    fn header(response: &Response, name: &HeaderName) -> String {
        response.headers().get(name).map_or_else(String::new, |value| value.to_str().unwrap().to_owned())
    }

    #[test]
    fn a_file_is_found_by_its_whole_path() {
        assert_eq!(File::find(FILES, "/index.html").map(|file| file.tag), Some("i1"));
        for nothing in ["", "/", "/index", "/assets/", "/../index.html"] {
            assert!(File::find(FILES, nothing).is_none(), "{nothing}");
        }
    }

    #[test]
    fn whoever_understands_it_gets_it_packed() {
        for (wish, encoding, tag) in [
            ("gzip, deflate, br, zstd", "br", "\"a1-br\""),
            ("gzip;q=1.0, BR;q=0.1", "br", "\"a1-br\""),
            ("gzip, br;q=0", "gzip", "\"a1-gzip\""),
            ("deflate, brotli", "", "\"a1\""),
            ("", "", "\"a1\""),
        ] {
            let response = answer("/assets/app-1.js", &[(ACCEPT_ENCODING, wish)]);
            assert_eq!(header(&response, &CONTENT_ENCODING), encoding, "{wish}");
            assert_eq!(header(&response, &ETAG), tag, "{wish}");
            assert_eq!(header(&response, &VARY), "accept-encoding", "{wish}");
        }
        let response = answer("/index.html", &[(ACCEPT_ENCODING, "br, gzip")]);
        assert_eq!(header(&response, &CONTENT_ENCODING), "gzip", "there is no other copy");
    }

    #[test]
    fn what_has_its_version_in_its_name_is_kept_for_ever() {
        assert_eq!(header(&answer("/assets/app-1.js", &[]), &CACHE_CONTROL), FOR_EVER);
        for path in ["/index.html", "/manifest.webmanifest"] {
            assert_eq!(header(&answer(path, &[]), &CACHE_CONTROL), "no-cache", "{path}");
        }
    }

    #[test]
    fn what_has_not_changed_is_not_sent_again() {
        let packed = (ACCEPT_ENCODING, "gzip");
        for (known, status) in [
            ("\"i1-gzip\"", StatusCode::NOT_MODIFIED),
            ("\"x\", W/\"i1-gzip\"", StatusCode::NOT_MODIFIED),
            ("*", StatusCode::NOT_MODIFIED),
            ("\"i1\"", StatusCode::OK),
            ("\"i0-gzip\"", StatusCode::OK),
        ] {
            let response = answer("/index.html", &[packed.clone(), (IF_NONE_MATCH, known)]);
            assert_eq!(response.status(), status, "{known}");
            assert_eq!(header(&response, &ETAG), "\"i1-gzip\"", "{known}");
            assert_eq!(header(&response, &CACHE_CONTROL), "no-cache", "{known}");
        }
    }

    #[test]
    fn files_say_what_they_are() {
        for (path, says) in [
            ("/index.html", "text/html; charset=utf-8"),
            ("/assets/app-1.js", "text/javascript; charset=utf-8"),
            ("/manifest.webmanifest", "application/manifest+json"),
        ] {
            assert_eq!(header(&answer(path, &[]), &CONTENT_TYPE), says);
        }
        for (path, says) in
            [("/a.woff2", "font/woff2"), ("/a.svg", "image/svg+xml"), ("/a", "application/octet-stream")]
        {
            assert_eq!(kind(path), says);
        }
    }
}
