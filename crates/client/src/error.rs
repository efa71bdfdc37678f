//! Why a server could not be asked, or did not do what it was asked.

use std::error::Error;
use std::io;
use std::string::FromUtf8Error;

use hyper::header::InvalidHeaderValue;
use hyper::http::uri::InvalidUri;
use hyper_util::client::legacy;
use tokio_tungstenite::tungstenite;
use wire::{Problem, Trouble};

/// What went wrong between a program and a server.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The address cannot be read.
    #[error("{0:?} is not an address")]
    NotAnAddress(String, #[source] InvalidUri),
    /// The address asks for TLS.
    #[error(
        "{0}: this command speaks no TLS: name the server behind the proxy, such as http://127.0.0.1:4321"
    )]
    Tls(String),
    /// The address is of something else than a server.
    #[error("{0}: write the address as http://HOST:PORT")]
    NotHttp(String),
    /// The address has no host.
    #[error("the address names no host")]
    NoHost,
    /// The address says more than which server it is.
    #[error("{0}: name only the server, as http://HOST:PORT")]
    NotOnlyTheServer(String),
    /// What is to be asked cannot be put into a request.
    #[error(transparent)]
    Request(#[from] hyper::http::Error),
    /// What is to be handed in cannot be written.
    #[error(transparent)]
    Unwritable(serde_json::Error),
    /// What shows who asks cannot stand in a header.
    #[error(transparent)]
    Header(#[from] InvalidHeaderValue),
    /// Nobody answers at the address.
    #[error("cannot reach {0}: is the server running there?")]
    Unreachable(String, #[source] legacy::Error),
    /// The answer takes too long.
    #[error("{0} does not answer within {1} seconds")]
    Silent(String, u64),
    /// The answer breaks off, or is too long.
    #[error(transparent)]
    Body(Box<dyn Error + Send + Sync>),
    /// The answer is bytes.
    #[error("the server's answer is not text")]
    NotText(#[source] FromUtf8Error),
    /// The answer is another document than the one that was asked for.
    #[error("the server's answer cannot be read")]
    Unreadable(#[source] serde_json::Error),
    /// The server says no, and why.
    #[error("the server refuses: {0}")]
    Refused(Problem),
    /// Something says no that is no server of ours.
    #[error("the server refuses with status {0}")]
    RefusedBy(u16),
    /// The connection for a socket failed.
    #[error("cannot open a socket")]
    NoConnection(#[source] io::Error),
    /// The connection cannot be set up as it should be.
    #[error(transparent)]
    Connection(io::Error),
    /// The server does not make a socket of the connection.
    #[error("the server opens no socket")]
    NoSocket(#[source] Box<ClientError>),
    /// The two sides do not understand each other.
    #[error(transparent)]
    Socket(#[from] Box<tungstenite::Error>),
}

impl ClientError {
    /// What a refusal says: the server's sentence, or the status alone if it is no server of ours.
    pub(crate) fn refusal(status: u16, body: &str) -> ClientError {
        match serde_json::from_str::<Trouble>(body) {
            Ok(trouble) => ClientError::Refused(trouble.problem),
            Err(_) => ClientError::RefusedBy(status),
        }
    }
}
