//! What a hosted table promises, with both games and nobody but the test at the door.

mod clocks;
mod draft;
mod fixtures;
mod host;
mod laws;
mod nonsense;
mod outdated;
mod people;
mod replay;
mod room;
mod secrecy;
mod sheets;
mod watched;
mod windows;
