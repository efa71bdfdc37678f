//! A socket to a server.

use hyper::header::{COOKIE, HeaderValue, ORIGIN};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Error};

use crate::{Client, ClientError};

/// What a socket reads and writes at once. The library's own 128 kB would cost a gigabyte for 8,000 clients; most messages
/// fit into less, and longer ones are read in pieces.
const BUFFER: usize = 8 * 1024;

/// A socket to the server.
pub type Socket = WebSocketStream<TcpStream>;

/// Opens the socket of the guest with this cookie.
pub async fn connect(server: &Client, cookie: &str) -> Result<Socket, ClientError> {
    let mut request =
        format!("ws://{}/api/socket", server.authority()).into_client_request().map_err(Box::new)?;
    let headers = request.headers_mut();
    headers.insert(COOKIE, HeaderValue::from_str(cookie)?);
    headers.insert(ORIGIN, HeaderValue::from_str(&server.origin())?);
    let port = request.uri().port_u16().unwrap_or(80);
    let host = request.uri().host().ok_or(ClientError::NoHost)?.trim_matches(['[', ']']).to_owned();
    let stream = TcpStream::connect((host, port)).await.map_err(ClientError::NoConnection)?;
    // Messages are small and each waits for an answer: none may wait for the next.
    stream.set_nodelay(true).map_err(ClientError::Connection)?;
    let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(BUFFER);
    let opened = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
    Ok(opened.map_err(|error| ClientError::NoSocket(Box::new(no_socket(error))))?.0)
}

fn no_socket(error: tungstenite::Error) -> ClientError {
    let Error::Http(response) = error else { return Box::new(error).into() };
    let body = response.body().as_deref().unwrap_or_default();
    ClientError::refusal(response.status().as_u16(), &String::from_utf8_lossy(body))
}
