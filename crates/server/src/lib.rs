//! Hosts tables for people and bots.

mod admin;
mod api;
mod command;
mod config;
mod directory;
mod doors;
mod extract;
mod games;
mod hall;
mod headers;
mod health;
mod identity;
mod listen;
mod listing;
mod live;
mod lock;
mod metrics;
mod moments;
mod name;
mod outbox;
mod pages;
mod pool;
mod presence;
mod pulse;
mod rate;
mod requests;
mod server;
mod socket;
mod trouble;

pub use admin::admin_token;
pub use api::description;
pub use config::{Config, Limits, Luck, Sources};
pub use lock::{Lock, LockError};
pub use server::{Server, StartError, database};
