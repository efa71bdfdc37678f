//! A program's side of a server: what the commands for operators and the load test have in common.
//!
//! - [`documents`]: asked for and handed in over plain HTTP;
//! - [`socket`]: where a table is heard and played;
//! - [`error`]: why either did not work.

pub mod documents;
pub mod error;
pub mod socket;

pub use documents::{Answer, Client, Credential};
pub use error::ClientError;
pub use socket::{Socket, connect};
