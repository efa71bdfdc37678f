//! Why games could not be played to their end, or not be written down.

use std::error::Error;

use tabletop::Flaws;
use tabletop::record::RecordError;

use crate::contest::Bout;
use crate::keeping::KeepingError;

/// What went wrong with a game. Programs that play badly are none of it: their faults are counted.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// With these options and this edition there is no game.
    #[error(transparent)]
    NoGame(#[from] Flaws),
    /// The game stopped before its end.
    #[error("nobody is to act, but there is no result")]
    NoResult,
    /// The game offers an action that it cannot name.
    #[error("an action without a name")]
    Nameless,
    /// What was played cannot be recorded.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// What was played is refused when it is played again.
    #[error("{entry} is refused when recorded: {why} ({rule})")]
    RefusedWhenRecorded {
        /// What was done.
        entry: String,
        /// Why it cannot be done.
        why: String,
        /// Which rule says so.
        rule: &'static str,
    },
    /// The options cannot be written.
    #[error(transparent)]
    Options(#[from] serde_json::Error),
    /// Whoever wanted the record did not take it.
    #[error(transparent)]
    Scribe(#[from] Box<dyn Error + Send + Sync>),
    /// The game cannot be kept.
    #[error(transparent)]
    Keeping(#[from] KeepingError),
    /// Which game of a simulation it was.
    #[error("game {0}")]
    Game(u64, #[source] Box<PlayError>),
    /// Which game of a contest it was.
    #[error("deal {}, table {}, turn {}", .0.deal, .0.table, .0.turn)]
    Bout(Bout, #[source] Box<PlayError>),
}
