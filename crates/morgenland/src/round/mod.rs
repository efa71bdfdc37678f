//! The round in the rulebook's order: its start, placing, the spaces as they are tallied, its close.

pub mod caravanserai;
pub mod cave;
pub mod close;
pub mod djinn;
pub mod guard;
pub mod market;
pub mod opening;
pub mod placing;
pub mod ranking;
pub mod rooms;
pub mod start;
pub mod tally;
pub mod tent;
