//! Bots that are programs of their own: they are asked by JSON lines on their standard input and answer on their
//! standard output. `docs/bots.md` says how, for whoever writes one.
//!
//! - `program`: the command;
//! - `protocol`: what is said;
//! - `process`: the command running, and the threads that talk with it;
//! - `stable`: processes that wait for their next game;
//! - `guest`: a process in a seat;
//! - `fault`: what goes wrong.
//!
//! A game must go on whatever such a program does: everything read from it is bounded in time and length, and a turn
//! that it loses is played at random. A process is kept from game to game, because starting one can take longer than
//! a game; one that ended or had to be ended is replaced at the next game.

mod fault;
mod guest;
mod process;
mod program;
mod protocol;
mod stable;

pub use fault::{FaultKind, Faults, Noted};
pub use guest::Guest;
pub use program::Program;
pub use protocol::Greeting;
pub use stable::{NotStarted, Stable};
