//! Anything that claims to be a record is refused or replays; nothing panics.
//!
//! Text is read as it is: the corpus holds real records, which libFuzzer spoils byte by byte. Anything else
//! describes a real record and how to spoil it without spoiling its JSON.

#![no_main]

use arbitrary::{Arbitrary, Unstructured};
use durbar_fuzz::{players, recorded, sound};
use eschnapur::Eschnapur;
use libfuzzer_sys::fuzz_target;
use tabletop::Record;

/// No more decisions than this are recorded, to keep an input quick.
const LONGEST: u16 = 150;

#[derive(Arbitrary, Debug)]
struct Spoiled {
    players: u8,
    seed: u16,
    decisions: u16,
    spoils: Vec<Spoil>,
}

#[derive(Arbitrary, Debug)]
enum Spoil {
    Replace { at: u16, entry: String },
    Swap { one: u16, other: u16 },
    Remove { at: u16 },
    Repeat { at: u16 },
    Withdraw { at: u16, seat: u8 },
    Names { names: u8 },
    Seed { byte: u8 },
    Checkpoint { at: u8, after: u16 },
    NoOutcome,
}

fuzz_target!(|data: &[u8]| {
    if data.starts_with(b"{") {
        if let Ok(record) = std::str::from_utf8(data).map(Record::<Eschnapur>::from_json)
            && let Ok(record) = record
        {
            replays_the_same(&record);
        }
    } else if let Ok(spoiled) = Spoiled::arbitrary(&mut Unstructured::new(data)) {
        let mut record =
            recorded(players(spoiled.players), spoiled.seed.into(), usize::from(spoiled.decisions % LONGEST));
        assert!(record.fold().is_ok(), "an honest record replays");
        spoiled.spoils.iter().for_each(|spoil| spoil.apply(&mut record));
        replays_the_same(&record);
    }
});

/// If the record replays, what it leads to is sound, and it still does so when it was written and read.
fn replays_the_same(record: &Record<Eschnapur>) {
    let Ok(state) = record.fold() else { return };
    sound(&state, record.entries.len() as u64);
    let again = Record::<Eschnapur>::from_json(&record.to_json()).expect("a record reads back");
    assert_eq!(again.fold().as_ref(), Ok(&state));
}

impl Spoil {
    fn apply(&self, record: &mut Record<Eschnapur>) {
        let entries = &mut record.entries;
        let place = |at: u16| usize::from(at) % entries.len().max(1);
        match self {
            Spoil::Names { names } => {
                record.seats = (0..names % 8).map(|name| name.to_string()).collect();
            }
            Spoil::Seed { byte } => record.seed.0[usize::from(byte % 32)] ^= 1,
            Spoil::NoOutcome => record.outcome = None,
            Spoil::Checkpoint { at, after } => {
                if let Some(checkpoint) = record.checkpoints.get_mut(usize::from(*at)) {
                    checkpoint.after = usize::from(*after);
                }
            }
            _ if entries.is_empty() => {}
            Spoil::Replace { at, entry } => {
                let at = place(*at);
                entries[at].clone_from(entry);
            }
            Spoil::Swap { one, other } => {
                let (one, other) = (place(*one), place(*other));
                entries.swap(one, other);
            }
            Spoil::Remove { at } => {
                entries.remove(place(*at));
            }
            Spoil::Repeat { at } => {
                let at = place(*at);
                entries.insert(at, entries[at].clone());
            }
            Spoil::Withdraw { at, seat } => {
                let seat = ["A", "B", "C", "D", "E"][usize::from(seat % 5)];
                entries.insert(place(*at), format!("{seat} withdraw"));
            }
        }
    }
}
