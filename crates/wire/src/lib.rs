//! What client and server say to each other.
//!
//! [`socket`] is what is live, [`http`] what is a document, [`problem`] everything that can be wrong, [`admin`] what the
//! operator's command says. Frames, boards and requests are those of the crate `table`. [`examples`] has one of each;
//! [`typescript`] and [`page`] make the declarations and the documentation from the same types, [`schema`] the schemas.

pub mod admin;
pub mod examples;
mod games;
pub mod http;
mod layout;
mod once;
pub mod page;
pub mod problem;
pub mod read;
pub mod schema;
pub mod socket;
pub mod typescript;

pub use problem::{Limited, Problem, Sought, Trouble};
pub use socket::{ClientMessage, Numbered, PROTOCOL, ServerMessage};
