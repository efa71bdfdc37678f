//! See [`durbar_fuzz::log`].

#![no_main]

use arbitrary::{Arbitrary, Unstructured};
use durbar_fuzz::GAMES;
use durbar_fuzz::log::SpoiledLog;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    if data.starts_with(b"{") {
        if let Ok(text) = std::str::from_utf8(data) {
            for game in GAMES {
                game.log(text);
            }
        }
    } else if let Ok(spoiled) = SpoiledLog::arbitrary_take_rest(Unstructured::new(data)) {
        durbar_fuzz::game(spoiled.evening.game).spoiled_log(&spoiled);
    }
});
