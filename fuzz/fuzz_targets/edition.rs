//! See [`durbar_fuzz::edition`].

#![no_main]

use durbar_fuzz::GAMES;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for game in GAMES {
        game.edition(text);
    }
});
