//! See [`durbar_fuzz::record`].

#![no_main]

use arbitrary::{Arbitrary, Unstructured};
use durbar_fuzz::GAMES;
use durbar_fuzz::record::SpoiledRecord;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    if data.starts_with(b"{") {
        if let Ok(text) = std::str::from_utf8(data) {
            for game in GAMES {
                game.record(text);
            }
        }
    } else if let Ok(spoiled) = SpoiledRecord::arbitrary(&mut Unstructured::new(data)) {
        durbar_fuzz::game(spoiled.game).spoiled_record(&spoiled);
    }
});
