//! Hosts tables for people and bots.

mod command;
mod config;
mod directory;
mod doors;
mod games;
mod hall;
mod identity;
mod listing;
mod live;
mod metrics;
mod moments;
mod outbox;
mod pool;
mod rate;
mod server;
mod socket;
mod trouble;

pub use config::{Config, Limits, Sources};
pub use server::{Server, StartError, database};
