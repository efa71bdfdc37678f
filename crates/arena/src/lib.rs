//! Many games at once, without a table around them: bots of this program and programs of other people against each
//! other, to find who is better by how much; and games of one kind of player against itself, counted.
//!
//! - [`contest`]: the games of entrants against each other; [`keeping`]: the file in which they are kept as they are
//!   played; [`entrant`]: who plays, with [`external`]: bots that are programs;
//! - `tally`: what happened, counted; [`rating`]: how strong that makes the entrants;
//! - [`summary`]: all of it as a document, [`told`]: in words, [`report`]: as a page;
//! - [`simulation`]: games of one kind of player against itself, with a document of their own;
//! - [`records`]: what becomes of single games.
//!
//! Everything is generic over the games. Nothing here reads a command line or prints: whoever calls says how it goes on
//! and shows what came of it.

mod choices;
pub mod contest;
pub mod entrant;
pub mod error;
pub mod external;
pub mod keeping;
pub mod rating;
pub mod records;
pub mod report;
pub mod simulation;
pub mod summary;
mod tally;
pub mod told;

pub use contest::Contest;
pub use entrant::{Entrant, Ready, Seated};
pub use error::PlayError;
pub use external::{FaultKind, Greeting};
pub use keeping::{Keeper, KeepingError};
pub use records::Scribe;
pub use simulation::{Manner, Simulation, SimulationSummary};
pub use summary::ContestSummary;

/// One win in parts: divisible by every number of players, so that a shared win is shared in whole numbers.
pub const WIN: u64 = 60;
