//! See [`durbar_fuzz::message`].

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| durbar_fuzz::message::message(text));
