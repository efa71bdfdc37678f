//! Any edition file is refused with reasons, or gives a game that obeys the laws to its end.

use tabletop::Lively;
use tabletop_laws::{Case, Policy, Setup, Thoroughness, play};

use crate::{BOUND, way};

/// All laws are checked at one in so many states, to keep an input quick.
const EVERY: u32 = 100;

/// The target for one game.
pub fn edition<G: Lively>(text: &str) {
    let edition = match G::read_edition(text) {
        Ok(edition) => edition,
        Err(flaws) => {
            assert!(!flaws.listed().is_empty(), "refused without a reason");
            return;
        }
    };
    let options = way::<G>(text.len()).options();
    let setup = Setup::<G>::new("fuzzed", options, edition).expect("an accepted edition can be played");
    let case = Case { policy: Policy::Lively, seed: text.len() as u64, withdrawals: 1 };
    if let Err(failure) = play(&setup, case, Thoroughness { every: EVERY, bound: BOUND }) {
        panic!("{failure}");
    }
}
