//! Why a server could not be loaded. What goes wrong once the tables are played is counted instead.

use client::ClientError;
use tokio::task::JoinError;

/// What was in the way.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// Nobody is there to be watched.
    #[error("there is no process {0} whose memory could be watched")]
    NoProcess(u32),
    /// The system lets this process open too few files.
    #[error(
        "{sockets} sockets need {needed} open files, but only {allowed} are allowed: raise the limit, for instance \
         with `ulimit -n {needed}`"
    )]
    TooFewFiles {
        /// How many sockets were ordered.
        sockets: u64,
        /// How many files that takes.
        needed: u64,
        /// How many may be open.
        allowed: u64,
    },
    /// A client met an error while the tables were set up.
    #[error("the tables cannot be set up: {0}")]
    SetUp(String),
    /// One table could not be set up.
    #[error("table {0} cannot be set up")]
    Table(u32, #[source] TableError),
    /// The task that set a table up was lost.
    #[error(transparent)]
    Lost(#[from] JoinError),
}

/// Why a table could not be set up.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// It took too long.
    #[error("its game has not begun within {0} seconds")]
    NotBegun(u64),
    /// The server does not let a guest in.
    #[error("no guest is admitted (a server for load tests must lift its limits)")]
    NotAdmitted(#[source] ClientError),
    /// The server does not say how a guest shows who they are.
    #[error("the server gives guests no cookie")]
    NoCookie,
    /// The server could not be asked, or refused.
    #[error(transparent)]
    Client(#[from] ClientError),
    /// A client gave up, and why.
    #[error("{0}")]
    GivenUp(String),
}
