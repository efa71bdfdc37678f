//! A client that remembers every byte it was sent.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use table::{Request, TableId};
use tabletop::Form;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};
use wire::{ClientMessage, Problem, ServerMessage};

use crate::pieces::parted;

/// What the server says, whatever the game.
pub(crate) type Said = ServerMessage<Value, Value, Value, Value>;

/// No answer of a server on the same machine takes this long.
const PATIENCE: Duration = Duration::from_secs(30);

/// A person with a cookie.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: String,
    pub(crate) person: String,
}

/// An answer over HTTP.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

/// Asks over HTTP, one connection for one question.
pub(crate) async fn http(address: SocketAddr, method: &str, path: &str, head: &str, body: &str) -> Answer {
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    let length = body.len();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\n{head}\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await.expect("the server reads");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("the server answers");
    let (head, body) = parted(&answer);
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    Answer { status, head, body }
}

impl Guest {
    pub(crate) async fn new(address: SocketAddr, name: &str) -> Guest {
        let answer = http(address, "POST", "/api/guests", "", &json!({ "name": name }).to_string()).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        let me: Value = serde_json::from_str(&answer.body).expect("a guest");
        let cookie = answer
            .head
            .lines()
            .find_map(|line| line.to_ascii_lowercase().starts_with("set-cookie:").then(|| line[11..].trim()))
            .and_then(|cookie| cookie.split(';').next())
            .expect("a cookie");
        let person = me["person"].as_str().expect("an id").to_owned();
        Guest { address, cookie: cookie.to_owned(), person }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        http(self.address, "GET", path, &format!("Cookie: {}\r\n", self.cookie), "").await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        http(self.address, "POST", path, &format!("Cookie: {}\r\n", self.cookie), &body.to_string()).await
    }

    pub(crate) async fn patch(&self, path: &str, body: &Value) -> Answer {
        http(self.address, "PATCH", path, &format!("Cookie: {}\r\n", self.cookie), &body.to_string()).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Answer {
        http(self.address, "DELETE", path, &format!("Cookie: {}\r\n", self.cookie), "").await
    }

    /// Opens a table with some things otherwise than usual.
    pub(crate) async fn open(&self, changes: Value) -> TableId {
        let answer = self.post("/api/tables", &new_table(changes)).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        let opened: wire::http::Opened = serde_json::from_str(&answer.body).expect("a table");
        opened.table
    }

    /// Opens a socket.
    pub(crate) async fn socket(&self) -> Socket {
        self.try_socket().await.expect("a socket")
    }

    /// Opens a socket; or the status of the refusal.
    pub(crate) async fn try_socket(&self) -> Result<Socket, u16> {
        self.socket_from(&self.origin()).await
    }

    /// Opens a socket from this page, perhaps one of somebody else, or from none at all; or the status of the refusal.
    pub(crate) async fn socket_from(&self, origin: &str) -> Result<Socket, u16> {
        let stream = TcpStream::connect(self.address).await.expect("the server listens");
        self.upgrade(stream, "", &[("origin", origin)]).await
    }

    /// What a browser calls a page of the server.
    pub(crate) fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Opens a socket of somebody who speaks some language.
    pub(crate) async fn speaking_socket(&self, query: &str, header: &str) -> Socket {
        let stream = TcpStream::connect(self.address).await.expect("the server listens");
        self.upgrade(stream, query, &[("accept-language", header), ("origin", &self.origin())])
            .await
            .expect("a socket")
    }

    /// Opens a socket that takes in only a little before it is read.
    pub(crate) async fn narrow_socket(&self) -> Socket {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_recv_buffer_size(4096).expect("a small one");
        let stream = socket.connect(self.address).await.expect("the server listens");
        self.upgrade(stream, "", &[("origin", &self.origin())]).await.expect("a socket")
    }

    /// Headers without a value are left out.
    async fn upgrade(
        &self,
        stream: TcpStream,
        query: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, u16> {
        stream.set_nodelay(true).expect("a socket");
        let mut request =
            format!("ws://{}/api/socket{query}", self.address).into_client_request().expect("a request");
        request.headers_mut().insert("cookie", self.cookie.parse().expect("a cookie"));
        for (name, value) in headers.iter().filter(|(_, value)| !value.is_empty()) {
            request.headers_mut().insert(*name, value.parse().expect("a header"));
        }
        match client_async(request, stream).await {
            Ok((stream, _)) => {
                let mut socket = Socket { stream, next: 1, bytes: Vec::new(), waiting: VecDeque::new() };
                assert!(matches!(socket.read().await, Some(Said::Hello { .. })));
                Ok(socket)
            }
            Err(Error::Http(answer)) => Err(answer.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }
}

/// A table as it is usually opened here: two people, no clock.
pub(crate) fn new_table(changes: Value) -> Value {
    let mut new = json!({
        "game": "eschnapur",
        "players": 2,
        "seat": "A",
        "terms": {
            "pace": { "pace": "free" },
            "open_counting": true,
            "spectators": true,
            "private_chat": false,
            "public": true,
            "stand_in": "random",
        },
    });
    merge(&mut new, changes);
    new
}

fn merge(old: &mut Value, changes: Value) {
    match (old, changes) {
        (Value::Object(old), Value::Object(changes)) => {
            for (key, value) in changes {
                merge(old.entry(key).or_insert(Value::Null), value);
            }
        }
        (old, value) => *old = value,
    }
}

/// An open socket.
pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<TcpStream>,
    next: u32,
    /// Everything that was received, byte for byte.
    pub(crate) bytes: Vec<String>,
    /// What came while an answer was awaited.
    waiting: VecDeque<Said>,
}

impl Socket {
    /// The next message; nothing once the socket is closed.
    async fn read(&mut self) -> Option<Said> {
        loop {
            let message =
                tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("the server answers");
            match message? {
                Ok(Message::Text(text)) => {
                    self.bytes.push(text.to_string());
                    return Some(serde_json::from_str(&text).expect("the server speaks the protocol"));
                }
                Ok(Message::Ping(_) | Message::Pong(_)) => {}
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(other) => panic!("the server said {other:?}"),
            }
        }
    }

    /// The next message that no answer has passed by.
    pub(crate) async fn next(&mut self) -> Option<Said> {
        match self.waiting.pop_front() {
            Some(said) => Some(said),
            None => self.read().await,
        }
    }

    /// Reads until a message is found; those before it are gone.
    pub(crate) async fn until<T>(&mut self, mut find: impl FnMut(&Said) -> Option<T>) -> T {
        loop {
            let said = self.next().await.expect("the socket is open");
            if let Some(found) = find(&said) {
                return found;
            }
        }
    }

    /// What was said and is not read yet.
    pub(crate) fn unread(&self) -> impl Iterator<Item = &Said> {
        self.waiting.iter()
    }

    /// Sends a text as it is.
    pub(crate) async fn send(&mut self, text: impl Into<String>) {
        // A server that has closed the socket meanwhile is noticed when reading.
        let _ = self.stream.send(Message::text(text.into())).await;
    }

    /// Sends a message and waits for its answer.
    pub(crate) async fn say(&mut self, message: ClientMessage) -> Result<(), Problem> {
        self.try_say(message).await.expect("the socket is open")
    }

    /// The same on a socket that may be cut off: then there is no answer.
    pub(crate) async fn try_say(&mut self, message: ClientMessage) -> Option<Result<(), Problem>> {
        let id = self.next;
        self.next += 1;
        self.send(serde_json::to_string(&message.numbered(id)).expect("a message")).await;
        loop {
            let said = self.read().await?;
            if said == (Said::Done { id }) {
                return Some(Ok(()));
            }
            if let Said::Trouble { id: Some(of), trouble } = &said
                && *of == id
            {
                return Some(Err(trouble.problem.clone()));
            }
            self.waiting.push_back(said);
        }
    }

    pub(crate) async fn watch(&mut self, table: TableId, after: Option<u32>) -> Result<(), Problem> {
        self.say(ClientMessage::Watch { table, after, eyes: None, open: false, form: Form::View }).await
    }

    /// Watches through the eyes of a companion, or of somebody else.
    pub(crate) async fn watch_as(&mut self, table: TableId, person: &str) -> Result<(), Problem> {
        let eyes = Some(person.parse().expect("an id"));
        self.say(ClientMessage::Watch { table, after: None, eyes, open: false, form: Form::View }).await
    }

    /// Watches what lies open, whoever looks at the device.
    pub(crate) async fn watch_openly(&mut self, table: TableId, person: &str) -> Result<(), Problem> {
        let eyes = Some(person.parse().expect("an id"));
        self.say(ClientMessage::Watch { table, after: None, eyes, open: true, form: Form::View }).await
    }

    pub(crate) async fn ask(&mut self, table: TableId, request: Request) -> Result<(), Problem> {
        self.say(ClientMessage::Ask { table, request }).await
    }
}
