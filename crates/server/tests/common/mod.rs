//! A real server in a folder of its own, and clients for it.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use server::{Config, Server};
use table::Rhythm;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use crate::pieces::parted;

/// How long anything may take.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// A server that runs.
pub(crate) struct Host {
    pub(crate) server: Server,
    pub(crate) data: TempDir,
}

impl Host {
    /// A server at which bots answer at once.
    pub(crate) async fn start() -> Host {
        Host::start_with(|_| ()).await
    }

    /// The same, changed a little.
    pub(crate) async fn start_with(change: impl FnOnce(&mut Config)) -> Host {
        let data = tempfile::tempdir().expect("a folder");
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), data.path().to_owned());
        config.rhythm = Rhythm { least: 0, spread: 0 };
        change(&mut config);
        let server = Server::start(config).await.expect("the server starts");
        Host { server, data }
    }

    /// Somebody whom the server does not know.
    pub(crate) fn stranger(&self) -> Client {
        Client { address: self.server.address(), cookie: None, headers: Vec::new() }
    }

    /// A new guest.
    pub(crate) async fn guest(&self, name: &str) -> Client {
        let mut client = self.stranger();
        let answer = client.post("/api/guests", &json!({ "name": name })).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        client.cookie = answer.cookie();
        client
    }

    /// The operator.
    pub(crate) fn operator(&self) -> Client {
        let token = server::admin_token(self.data.path()).expect("the server wrote a token");
        self.stranger().with("authorization", &format!("Bearer {token}"))
    }
}

/// A client: what it sends, byte for byte, is in its own hands.
#[derive(Clone)]
pub(crate) struct Client {
    address: SocketAddr,
    pub(crate) cookie: Option<String>,
    headers: Vec<(String, String)>,
}

/// What the server answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Client {
    /// The same client with one more header on whatever it sends.
    pub(crate) fn with(&self, name: &str, value: &str) -> Client {
        let mut client = self.clone();
        client.headers.push((name.to_owned(), value.to_owned()));
        client
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, None, "").await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        self.send("POST", path, Some("application/json"), &body.to_string()).await
    }

    pub(crate) async fn patch(&self, path: &str, body: &Value) -> Answer {
        self.send("PATCH", path, Some("application/json"), &body.to_string()).await
    }

    /// Sends a request and reads the whole answer; the server closes the connection after it.
    pub(crate) async fn send(&self, method: &str, path: &str, kind: Option<&str>, body: &str) -> Answer {
        let bytes = self.exchange(method, path, kind, body).await;
        Answer::read(&bytes)
    }

    /// The same, with the answer as it came.
    pub(crate) async fn exchange(&self, method: &str, path: &str, kind: Option<&str>, body: &str) -> Vec<u8> {
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        let kind = kind.map(|kind| ("content-type".to_owned(), kind.to_owned()));
        let cookie = self.cookie.as_ref().map(|cookie| ("cookie".to_owned(), cookie.clone()));
        for (name, value) in self.headers.iter().chain(&kind).chain(&cookie) {
            head.extend([name, ": ", value, "\r\n"]);
        }
        if method != "GET" && method != "HEAD" {
            head.extend(["content-length: ", &body.len().to_string(), "\r\n"]);
        }
        let exchange = async {
            let mut stream = TcpStream::connect(self.address).await.expect("the server listens");
            // Whoever is refused early need not have been heard to the end.
            let _ = stream.write_all(format!("{head}\r\n{body}").as_bytes()).await;
            let mut bytes = Vec::new();
            let _ = stream.read_to_end(&mut bytes).await;
            bytes
        };
        tokio::time::timeout(PATIENCE, exchange).await.expect("the server answers in time")
    }

    /// Opens a table and says which.
    pub(crate) async fn open(&self, new: &Value) -> String {
        let answer = self.post("/api/tables", new).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        let opened = answer.json();
        let id = opened["table"].as_str().expect("an id").to_owned();
        assert_eq!(opened["link"], format!("/t/{id}"));
        id
    }

    /// Waits until a game is over.
    pub(crate) async fn finished(&self, id: &str) -> Value {
        let waiting = async {
            loop {
                let table = self.get(&format!("/api/tables/{id}")).await.json();
                if table["stage"]["stage"] == "finished" {
                    return table;
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        tokio::time::timeout(PATIENCE, waiting).await.expect("the game ends in time")
    }

    /// Opens the client's socket.
    pub(crate) async fn socket(&self) -> Socket {
        let mut request =
            format!("ws://{}/api/socket", self.address).into_client_request().expect("an address");
        let cookie = self.cookie.as_ref().expect("a guest").parse().expect("a header");
        request.headers_mut().insert("cookie", cookie);
        let origin = format!("http://{}", self.address).parse().expect("a header");
        request.headers_mut().insert("origin", origin);
        let stream = TcpStream::connect(self.address).await.expect("the server listens");
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await.expect("a socket");
        Socket(socket)
    }
}

impl Answer {
    fn read(answer: &[u8]) -> Answer {
        let (head, body) = parted(answer);
        let mut lines = head.lines();
        let status = lines.next().and_then(|line| line.split(' ').nth(1)).expect("a status");
        let header = |line: &str| {
            let (name, value) = line.split_once(": ").expect("a header");
            (name.to_ascii_lowercase(), value.to_owned())
        };
        Answer { status: status.parse().expect("a number"), headers: lines.map(header).collect(), body }
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The cookie as the client sends it back.
    pub(crate) fn cookie(&self) -> Option<String> {
        self.header("set-cookie")?.split(';').next().map(str::to_owned)
    }

    /// The code of the problem that this is, with everything a problem must be.
    pub(crate) fn problem(&self) -> String {
        assert_eq!(self.header("content-type"), Some("application/json"), "{self:?}");
        let trouble = self.json();
        assert!(trouble["message"].as_str().is_some_and(|message| !message.is_empty()), "{self:?}");
        trouble["problem"]["problem"].as_str().expect("a code").to_owned()
    }

    pub(crate) fn message(&self) -> String {
        self.json()["message"].as_str().expect("a message").to_owned()
    }
}

/// A client's socket.
pub(crate) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Sends a message.
    pub(crate) async fn say(&mut self, message: &Value) {
        self.0.send(Message::text(message.to_string())).await.expect("the socket is open");
    }

    /// Sends a message and waits for the answer with its number.
    pub(crate) async fn answer(&mut self, message: &Value) -> Value {
        self.say(message).await;
        loop {
            let said = self.next().await.expect("the socket is open");
            if said["id"] == message["id"] && said["message"] != "hello" {
                return said;
            }
        }
    }

    /// The next message; nothing once the socket is closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.0.next()).await.expect("a message in time");
            match next {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).expect("JSON")),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Binary(_) | Message::Frame(_))) => {}
            }
        }
    }
}

/// What has nothing to do with the rules.
pub(crate) fn terms() -> Value {
    json!({
        "pace": { "pace": "free" },
        "open_counting": true,
        "spectators": true,
        "private_chat": false,
        "public": true,
        "stand_in": "novice",
    })
}

/// A game that bots play among themselves at once.
pub(crate) fn bots_alone(game: &str, level: &str) -> Value {
    let bots = json!({ "A": level, "B": level, "C": level, "D": level });
    json!({ "game": game, "players": 4, "terms": terms(), "bots": bots, "start": true })
}
