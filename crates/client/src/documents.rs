//! Documents from and to a server, over plain HTTP.

use std::time::Duration;

use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::Bytes;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, ORIGIN, SET_COOKIE};
use hyper::http::request::Builder;
use hyper::{HeaderMap, Method, Request, Uri};
use hyper_util::client::legacy::{self, connect::HttpConnector};
use hyper_util::rt::TokioExecutor;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::ClientError;

/// A server that takes longer is as good as gone.
const PATIENCE: Duration = Duration::from_secs(30);

/// No document is longer, so that a server that never ends cannot fill the memory.
const LONGEST: usize = 64 << 20;

/// Asks one server for documents.
#[derive(Clone, Debug)]
pub struct Client {
    authority: String,
    inner: legacy::Client<HttpConnector, Full<Bytes>>,
}

/// How whoever asks shows who they are.
#[derive(Clone, Copy, Debug)]
pub enum Credential<'a> {
    /// Nobody in particular.
    None,
    /// A person, by the cookie that they were given.
    Cookie(&'a str),
    /// The operator, by their token.
    Bearer(&'a str),
}

/// What the server answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The status: 200 and its neighbours mean that it was done.
    pub status: u16,
    /// The cookies it sets, as the header `Cookie` sends them back; nothing if it sets none.
    pub set_cookie: Option<String>,
    /// What it said, mostly a document in JSON.
    pub body: String,
}

impl Client {
    /// A client of the server at this address, such as `http://127.0.0.1:4321`.
    pub fn new(server: &str) -> Result<Client, ClientError> {
        let uri: Uri = server.parse().map_err(|error| ClientError::NotAnAddress(server.to_owned(), error))?;
        match uri.scheme_str() {
            Some("http") => {}
            Some("https") => return Err(ClientError::Tls(server.to_owned())),
            _ => return Err(ClientError::NotHttp(server.to_owned())),
        }
        let authority = uri.authority().ok_or(ClientError::NoHost)?;
        let names_more = !uri.path().trim_end_matches('/').is_empty() || uri.query().is_some();
        if names_more || authority.as_str().contains('@') {
            return Err(ClientError::NotOnlyTheServer(server.to_owned()));
        }
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        let inner = legacy::Client::builder(TokioExecutor::new()).build(connector);
        Ok(Client { authority: authority.to_string(), inner })
    }

    /// The server as browsers name it: scheme, host and port.
    pub fn origin(&self) -> String {
        format!("http://{}", self.authority)
    }

    /// The host and the port, as they stand in an address.
    pub fn authority(&self) -> &str {
        &self.authority
    }

    /// Asks for a document.
    pub async fn get(&self, path: &str, who: Credential<'_>) -> Result<Answer, ClientError> {
        let request = self.request(Method::GET, path, who).body(Full::default())?;
        self.send(request).await
    }

    /// Hands in a document.
    pub async fn post_json(
        &self,
        path: &str,
        who: Credential<'_>,
        body: &impl Serialize,
    ) -> Result<Answer, ClientError> {
        let body = Full::from(serde_json::to_string(body).map_err(ClientError::Unwritable)?);
        let request =
            self.request(Method::POST, path, who).header(CONTENT_TYPE, "application/json").body(body)?;
        self.send(request).await
    }

    fn request(&self, method: Method, path: &str, who: Credential<'_>) -> Builder {
        let request = Request::builder()
            .method(method)
            .uri(format!("{}{path}", self.origin()))
            // Whoever changes something must come from the server's own page; we stand in for it.
            .header(ORIGIN, self.origin());
        match who {
            Credential::None => request,
            Credential::Cookie(cookie) => request.header(COOKIE, cookie),
            Credential::Bearer(token) => request.header(AUTHORIZATION, format!("Bearer {token}")),
        }
    }

    async fn send(&self, request: Request<Full<Bytes>>) -> Result<Answer, ClientError> {
        tokio::time::timeout(PATIENCE, self.answer(request))
            .await
            .map_err(|_| ClientError::Silent(self.origin(), PATIENCE.as_secs()))?
    }

    async fn answer(&self, request: Request<Full<Bytes>>) -> Result<Answer, ClientError> {
        let unreachable = |error| ClientError::Unreachable(self.origin(), error);
        let response = self.inner.request(request).await.map_err(unreachable)?;
        let (head, body) = response.into_parts();
        let body = Limited::new(body, LONGEST).collect().await.map_err(ClientError::Body)?.to_bytes();
        let body = String::from_utf8(body.into()).map_err(ClientError::NotText)?;
        Ok(Answer { status: head.status.as_u16(), set_cookie: cookies(&head.headers), body })
    }
}

/// The cookies that are set, without what the server says about their use.
fn cookies(headers: &HeaderMap) -> Option<String> {
    let set = headers.get_all(SET_COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs: Vec<_> = set.filter_map(|value| value.split(';').next()).map(str::trim).collect();
    (!pairs.is_empty()).then(|| pairs.join("; "))
}

impl Answer {
    /// Was it done?
    pub fn is_fine(&self) -> bool {
        (200..300).contains(&self.status)
    }

    /// The document, or the server's reason why there is none.
    pub fn document<T: DeserializeOwned>(&self) -> Result<T, ClientError> {
        serde_json::from_str(&self.fine()?.body).map_err(ClientError::Unreadable)
    }

    /// The answer, or the server's reason if it refused.
    pub fn fine(&self) -> Result<&Answer, ClientError> {
        if self.is_fine() { Ok(self) } else { Err(ClientError::refusal(self.status, &self.body)) }
    }
}

#[cfg(test)]
mod tests {
    use hyper::header::HeaderValue;
    use wire::{Problem, Trouble};

    use super::*;

    #[test]
    fn only_a_plain_server_is_an_address() {
        assert_eq!(Client::new("http://127.0.0.1:4321/").unwrap().origin(), "http://127.0.0.1:4321");
        for (bad, why) in [
            ("https://durbar.example", "speaks no TLS"),
            ("durbar.example:80", "http://HOST:PORT"),
            ("ftp://durbar.example", "http://HOST:PORT"),
            ("http://durbar.example/api", "only the server"),
            ("http://me@durbar.example", "only the server"),
            ("http://", "not an address"),
        ] {
            let error = Client::new(bad).unwrap_err().to_string();
            assert!(error.contains(why), "{bad}: {error}");
        }
    }

    #[test]
    fn cookies_are_sent_back_without_their_attributes() {
        let mut headers = HeaderMap::new();
        assert_eq!(cookies(&headers), None);
        headers.append(SET_COOKIE, HeaderValue::from_static("durbar=abc; HttpOnly; Path=/"));
        headers.append(SET_COOKIE, HeaderValue::from_static("other=1"));
        assert_eq!(cookies(&headers).as_deref(), Some("durbar=abc; other=1"));
    }

    #[test]
    fn a_refusal_is_told_in_the_servers_words() {
        let trouble = serde_json::to_string(&Trouble::from(Problem::Busy)).unwrap();
        let answer = |status, body: &str| Answer { status, set_cookie: None, body: body.to_owned() };
        let told = |answer: Answer| answer.document::<Trouble>().unwrap_err().to_string();
        assert_eq!(
            told(answer(503, &trouble)),
            "the server refuses: the server is busy: try again in a moment"
        );
        assert_eq!(told(answer(502, "<html>")), "the server refuses with status 502");
        assert_eq!(answer(200, &trouble).document::<Trouble>().unwrap().problem, Problem::Busy);
    }
}
