//! The server over real sockets: whole games, secrecy, bad input, and being killed.

#[path = "../common/pieces.rs"]
mod pieces;

mod bad_input;
mod client;
mod companions;
mod durability;
mod failures;
mod hostile;
mod house;
mod languages;
mod people;
mod play;
mod recall;
mod secrecy;
mod sheets;
