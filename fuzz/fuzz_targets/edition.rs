//! Any edition file is refused with reasons, or gives a game that obeys the laws to its end.

#![no_main]

use durbar_fuzz::{BOUND, players};
use eschnapur::{Eschnapur, Options};
use libfuzzer_sys::fuzz_target;
use tabletop::Game as _;
use tabletop_laws::{Case, Policy, Setup, Thoroughness, play};

/// All laws are checked at one in so many states, to keep an input quick.
const EVERY: u32 = 100;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let edition = match Eschnapur::read_edition(text) {
        Ok(edition) => edition,
        Err(flaws) => {
            assert!(!flaws.0.is_empty(), "refused without a reason");
            return;
        }
    };
    let options = Options { players: players(data.len() as u8) };
    let setup =
        Setup::<Eschnapur>::new("fuzzed", options, edition).expect("an accepted edition can be played");
    let case = Case { policy: Policy::Lively, seed: data.len() as u64, withdrawals: 1 };
    if let Err(failure) = play(&setup, case, Thoroughness { every: EVERY, bound: BOUND }) {
        panic!("{failure}");
    }
});
