//! Connections to the server from an address of one's choice: documents over HTTP, sockets, and bare ones.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use anyhow::{Context as _, Result, anyhow, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{self, SendRequest};
use hyper::header::{ACCEPT_ENCODING, CONTENT_TYPE, COOKIE, HOST, ORIGIN, SET_COOKIE};
use hyper::{Method, Request, Response, body::Incoming};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

/// Whoever is kept waiting for so long has been forgotten.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// What a socket reads and writes at once: the library's own 128 kB would be this program's largest expense.
const BUFFER: usize = 8 * 1024;

/// How much a connection that is not read takes in all the same.
const NARROW: u32 = 4096;

/// From where to where.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    /// The address of the server.
    pub(crate) server: SocketAddr,
    /// The address of this end.
    pub(crate) from: IpAddr,
}

impl Way {
    /// A bare connection.
    pub(crate) async fn connect(self) -> Result<TcpStream> {
        self.dial(None).await
    }

    /// A bare connection that takes in next to nothing before it is read.
    pub(crate) async fn connect_narrow(self) -> Result<TcpStream> {
        self.dial(Some(NARROW)).await
    }

    async fn dial(self, room: Option<u32>) -> Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        if let Some(room) = room {
            socket.set_recv_buffer_size(room)?;
        }
        socket.bind(SocketAddr::new(self.from, 0)).context("cannot take an address of this machine")?;
        let stream = tokio::time::timeout(PATIENCE, socket.connect(self.server)).await??;
        // Messages are small and each waits for an answer: none may wait for the next.
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// The server as browsers name it.
    fn origin(self) -> String {
        format!("http://{}", self.server)
    }
}

/// Something that is asked of the server over HTTP.
#[derive(Clone, Debug)]
pub(crate) struct Ask<'a> {
    method: Method,
    path: &'a str,
    cookie: Option<&'a str>,
    body: Option<String>,
    packed: bool,
}

impl<'a> Ask<'a> {
    /// Asks for a document.
    pub(crate) fn get(path: &'a str) -> Ask<'a> {
        Ask { method: Method::GET, path, cookie: None, body: None, packed: false }
    }

    /// Hands in a document.
    pub(crate) fn post(path: &'a str, body: &Value) -> Ask<'a> {
        Ask::post_text(path, body.to_string())
    }

    /// Hands in a document that is written already.
    pub(crate) fn post_text(path: &'a str, body: String) -> Ask<'a> {
        Ask { method: Method::POST, body: Some(body), ..Ask::get(path) }
    }

    /// Changes a document.
    pub(crate) fn patch(path: &'a str, body: &Value) -> Ask<'a> {
        Ask { method: Method::PATCH, ..Ask::post(path, body) }
    }

    /// Deletes something.
    pub(crate) fn delete(path: &'a str) -> Ask<'a> {
        Ask { method: Method::DELETE, ..Ask::get(path) }
    }

    /// As the person with this cookie.
    pub(crate) fn with(self, cookie: &'a str) -> Ask<'a> {
        Ask { cookie: Some(cookie), ..self }
    }

    /// The answer may be packed, which is work for the server.
    pub(crate) fn packed(self, packed: bool) -> Ask<'a> {
        Ask { packed, ..self }
    }
}

/// What came of it.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    /// What HTTP says of it: 200 and its neighbours mean that it was done.
    pub(crate) status: u16,
    /// The cookie that it sets, as it is sent back.
    pub(crate) cookie: Option<String>,
    /// The document as it came.
    pub(crate) body: Bytes,
}

impl Answer {
    /// The answer, unless the server refused.
    pub(crate) fn fine(self) -> Result<Answer> {
        if !(200..300).contains(&self.status) {
            bail!("the server refuses with status {}: {}", self.status, self.document());
        }
        Ok(self)
    }

    /// The document, if there is one.
    pub(crate) fn document(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }
}

/// A connection for documents, which is kept open.
pub(crate) struct Line {
    sender: SendRequest<Full<Bytes>>,
    way: Way,
}

impl Line {
    /// Connects to the server, in the clear.
    pub(crate) async fn open(way: Way) -> Result<Line> {
        let stream = way.connect().await?;
        let (sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
        // It ends with the line, or with the server; whoever asks on it notices.
        tokio::spawn(async move { drop(connection.await) });
        Ok(Line { sender, way })
    }

    /// Asks, and reads the answer.
    pub(crate) async fn ask(&mut self, ask: Ask<'_>) -> Result<Answer> {
        tokio::time::timeout(PATIENCE, self.ask_patiently(ask)).await.context("no answer")?
    }

    async fn ask_patiently(&mut self, ask: Ask<'_>) -> Result<Answer> {
        let response = self.send(ask).await?;
        let status = response.status().as_u16();
        let set = response.headers().get(SET_COOKIE).and_then(|set| set.to_str().ok());
        let cookie = set.and_then(|set| set.split(';').next()).map(str::to_owned);
        let body = response.into_body().collect().await?.to_bytes();
        Ok(Answer { status, cookie, body })
    }

    /// Asks, and throws the answer away: its status, and how many bytes it had.
    pub(crate) async fn waste(&mut self, ask: Ask<'_>) -> Result<(u16, u64)> {
        let response = self.send(ask).await?;
        let status = response.status().as_u16();
        let mut body = response.into_body();
        let mut bytes = 0;
        while let Some(frame) = body.frame().await {
            bytes += frame?.data_ref().map_or(0, Bytes::len) as u64;
        }
        Ok((status, bytes))
    }

    async fn send(&mut self, ask: Ask<'_>) -> Result<Response<Incoming>> {
        let Ask { method, path, cookie, body, packed } = ask;
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, self.way.server.to_string())
            .header(ORIGIN, self.way.origin());
        if let Some(cookie) = cookie {
            request = request.header(COOKIE, cookie);
        }
        if packed {
            request = request.header(ACCEPT_ENCODING, "gzip");
        }
        if body.is_some() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        self.sender.ready().await?;
        Ok(self.sender.send_request(request.body(Full::from(body.unwrap_or_default()))?).await?)
    }
}

/// A person with a cookie.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Guest {
    /// Their secret, as it is sent.
    pub(crate) cookie: String,
    /// What others know them by.
    pub(crate) person: String,
}

impl Guest {
    /// A new one.
    pub(crate) async fn arrive(line: &mut Line, name: &str) -> Result<Guest> {
        let answer =
            line.ask(Ask::post("/api/guests", &serde_json::json!({ "name": name }))).await?.fine()?;
        let person = answer.document()["person"].as_str().context("a guest has an id")?.to_owned();
        Ok(Guest { cookie: answer.cookie.context("a guest gets a cookie")?, person })
    }
}

/// An open socket.
pub(crate) struct Socket {
    stream: WebSocketStream<TcpStream>,
}

impl Socket {
    /// Opens the socket of a guest.
    pub(crate) async fn open(way: Way, guest: &Guest) -> Result<Socket> {
        Socket::upgrade(way, guest, way.connect().await?).await
    }

    /// Opens one that takes in next to nothing before it is read.
    pub(crate) async fn open_narrow(way: Way, guest: &Guest) -> Result<Socket> {
        Socket::upgrade(way, guest, way.connect_narrow().await?).await
    }

    async fn upgrade(way: Way, guest: &Guest, stream: TcpStream) -> Result<Socket> {
        let mut request = format!("ws://{}/api/socket", way.server).into_client_request()?;
        request.headers_mut().insert(COOKIE, guest.cookie.parse()?);
        request.headers_mut().insert(ORIGIN, way.origin().parse()?);
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(BUFFER);
        let opening = tokio_tungstenite::client_async_with_config(request, stream, Some(config));
        let (stream, _) = tokio::time::timeout(PATIENCE, opening).await??;
        Ok(Socket { stream })
    }

    /// Says something.
    pub(crate) async fn say(&mut self, text: String) -> Result<()> {
        Ok(self.stream.send(Message::text(text)).await?)
    }

    /// The next text; an error once the socket is closed.
    pub(crate) async fn hear(&mut self) -> Result<String> {
        loop {
            match self.stream.next().await.context("the socket was closed without a word")?? {
                Message::Text(text) => return Ok(text.as_str().to_owned()),
                Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
                Message::Binary(_) => bail!("the server sent bytes"),
                Message::Close(why) => {
                    return Err(why.map_or_else(
                        || anyhow!("the socket was closed without a reason"),
                        |why| anyhow!("the socket was closed: {why}"),
                    ));
                }
            }
        }
    }

    /// Says something with an id, and waits for the answer: done, or the code of the trouble.
    pub(crate) async fn ask(&mut self, id: u32, mut message: Value) -> Result<Done> {
        message["id"] = id.into();
        self.say(message.to_string()).await?;
        tokio::time::timeout(PATIENCE, async {
            loop {
                let heard: Value = serde_json::from_str(&self.hear().await?)?;
                if heard["id"] == id
                    && let Some(done) = told(&heard)
                {
                    return Ok(done);
                }
            }
        })
        .await
        .context("no answer")?
    }
}

/// The answer to a message: nothing, or the code of the trouble.
pub(crate) type Done = Result<(), String>;

/// What an answer says; nothing if it is no answer.
pub(crate) fn told(heard: &Value) -> Option<Done> {
    match heard["message"].as_str()? {
        "done" => Some(Ok(())),
        "trouble" => Some(Err(code(&heard["trouble"]["problem"]))),
        _ => None,
    }
}

/// The word for a problem; for one of the table, the table's own.
pub(crate) fn code(problem: &Value) -> String {
    let code = problem["refused"]["refused"].as_str().or_else(|| problem["problem"].as_str());
    code.unwrap_or("unknown").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn an_answer_is_done_or_the_most_exact_word_for_the_trouble() {
        assert_eq!(told(&json!({ "message": "done", "id": 1 })), Some(Ok(())));
        let refused = json!({ "problem": "refused", "refused": { "refused": "stale" } });
        let trouble = |problem: Value| json!({ "message": "trouble", "trouble": { "problem": problem } });
        assert_eq!(told(&trouble(refused)), Some(Err("stale".to_owned())));
        assert_eq!(told(&trouble(json!({ "problem": "too-fast" }))), Some(Err("too-fast".to_owned())));
        assert_eq!(told(&json!({ "message": "frame" })), None);
    }
}
