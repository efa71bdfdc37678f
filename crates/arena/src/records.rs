//! Records of games that were played, for whoever wants them.

use std::error::Error;

use tabletop::record::Move;
use tabletop::{Game, Recorder, Refusal as _, Seed};

use crate::PlayError;

/// Whoever follows the games while they are played: how many are over, and what the record of each is. Games are played
/// on several threads, and end in any order.
pub trait Scribe: Sync {
    /// Are records wanted? Games without them pay nothing for them.
    fn wants_records(&self) -> bool;

    /// Takes the record of a game, under a name that no other game of the run has.
    fn record(&self, name: &str, text: &str) -> Result<(), Box<dyn Error + Send + Sync>>;

    /// One more game is over.
    fn over(&self);
}

/// Nobody follows.
impl Scribe for () {
    fn wants_records(&self) -> bool {
        false
    }

    fn record(&self, _name: &str, _text: &str) -> Result<(), Box<dyn Error + Send + Sync>> {
        Ok(())
    }

    fn over(&self) {}
}

/// The record of a game that is over, as text: written afterwards, so that games without records pay nothing for
/// them.
pub(crate) fn recorded<G: Game>(
    options: &G::Options,
    edition: &G::Edition,
    seed: Seed,
    seats: Vec<String>,
    entries: &[Move<G::Action>],
) -> Result<String, PlayError> {
    let mut recorder = Recorder::<G>::new(options.clone(), edition.clone(), seed, seats)?;
    for &entry in entries {
        recorder.perform(entry, &mut ()).map_err(|why| PlayError::RefusedWhenRecorded {
            entry: entry.to_string(),
            why: why.to_string(),
            rule: why.rule(),
        })?;
    }
    Ok(recorder.finish().to_json())
}
