//! Any scenario is refused or runs, and the one door from a document to a state lets only sound states through.

use tabletop::Lively;
use tabletop::scenario::Scenario;

use crate::{plays_out, sound};

/// The target for one game.
pub fn scenario<G: Lively>(text: &str) {
    let Ok(scenario) = Scenario::<G>::from_toml(text) else { return };
    let trial = scenario.run();
    let state = G::from_position(&trial.position).expect("what play leads to is a possible position");
    sound::<G>(&state, scenario.players, text.len() as u64);
    plays_out::<G>(&state, text.len() as u64);
}
