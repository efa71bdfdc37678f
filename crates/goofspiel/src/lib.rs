//! The rules of Goofspiel, for 2 to 5 players.
//!
//! Everybody bids a card in secret for a prize that lies open; the highest bid alone wins it, and all bids are gone. It is
//! the smallest of the games here, and shows what a game needs and nothing more.
//!
//! Where to find a rule:
//!
//! - the round: [`state`], from the prize that is turned up (G1.1) to the end (G3);
//! - the components: [`card`]; what lies on the table: [`table`]; what may be chosen: [`action`], and why not: [`illegal`];
//! - who knows what (GP): [`view`] and `imagine`; the all-seeing document and its door: [`position`];
//! - what a host must know: [`hosted`]; what people are told, as documents: [`telling`].
//!
//! The pages of the rulebook, with every rule and its scenarios, are in the folder `rulebook`.

pub mod action;
pub mod card;
pub mod edition;
pub mod event;
mod game;
pub mod hosted;
pub mod illegal;
mod imagine;
pub mod position;
pub mod state;
pub mod table;
pub mod telling;
pub mod view;

pub use game::{Goofspiel, Options};
