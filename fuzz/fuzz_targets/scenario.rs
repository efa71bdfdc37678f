//! Any scenario is refused or runs, and the one door from a document to a state lets only sound states through.

#![no_main]

use durbar_fuzz::{plays_out, sound};
use eschnapur::Eschnapur;
use libfuzzer_sys::fuzz_target;
use tabletop::Game as _;
use tabletop::scenario::Scenario;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(scenario) = Scenario::<Eschnapur>::from_toml(text) else { return };
    let trial = scenario.run();
    let state = Eschnapur::from_position(&trial.position).expect("what play leads to is a possible position");
    sound(&state, data.len() as u64);
    plays_out(&state, data.len() as u64);
});
