//! Players that see a [`View`](tabletop::Game::View) and nothing else.
//!
//! - [`player`]: who decides for a seat, and what they are asked;
//! - [`level`]: how strong a bot is, and its choice;
//! - [`trained`]: what a game must bring so that bots can play it;
//! - [`estimate`]: how likely each seat is to win, judged from a view;
//! - [`foresight`]: what a choice comes to, tried in imagined states;
//! - [`intent`]: several choices made in one go; `search`: candidates compared by playouts;
//! - [`mixture`]: choices drawn from a distribution;
//! - [`sitting`]: a game being played, and [`tuning`]: the estimate tuned by self-play;
//! - a module of each game's name: what bots know of it.
//!
//! A choice follows from the view and a number that stands for the bot's mood, and from nothing else: the same
//! two always give the same choice.

// Counts of a board game are far below the 24 bits that a fraction holds exactly.
#![allow(clippy::cast_precision_loss)]

mod eschnapur;
pub mod estimate;
pub mod foresight;
mod goofspiel;
pub mod intent;
pub mod level;
pub mod mixture;
mod morgenland;
pub mod player;
mod search;
pub mod sitting;
pub mod trained;
pub mod tuning;

pub use estimate::Estimate;
pub use intent::Intent;
pub use level::Level;
pub use player::{Asked, Bot, Player};
pub use sitting::Sitting;
pub use trained::Trained;
