//! See [`durbar_fuzz::table`].

#![no_main]

use durbar_fuzz::evening::Evening;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: Evening| durbar_fuzz::game(input.game).table(&input));
