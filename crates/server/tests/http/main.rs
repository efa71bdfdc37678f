//! The server as a client over HTTP sees it.

#[path = "../common/mod.rs"]
mod common;
#[path = "../common/pieces.rs"]
mod pieces;

mod admin;
mod answers;
mod before;
mod bodies;
mod description;
mod exact;
mod limits;
mod pages;
mod people;
mod records;
mod tables;
