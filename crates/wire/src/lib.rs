//! What client and server say to each other.
//!
//! [`socket`] is what is live, [`http`] what is a document, [`problem`] everything that can be wrong, [`admin`] what the
//! operator's command says. Frames, boards and requests are those of the crate `table`.

pub mod admin;
pub mod http;
pub mod problem;
pub mod socket;

pub use problem::{Problem, Trouble};
pub use socket::{ClientMessage, PROTOCOL, ServerMessage};
