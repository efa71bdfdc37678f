//! See [`durbar_fuzz::actions`].

#![no_main]

use durbar_fuzz::actions::Match;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: Match| durbar_fuzz::game(input.game).actions(&input));
