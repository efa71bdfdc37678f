//! Anything that claims to be a record is refused or replays; nothing panics.
//!
//! Text is read as it is: the corpus holds real records, which libFuzzer spoils byte by byte. Anything else
//! describes a real record and how to spoil it without spoiling its JSON.

use arbitrary::Arbitrary;
use tabletop::{Lively, Record};

use crate::{recorded, sound, way};

/// No more decisions than this are recorded, to keep an input quick.
const LONGEST: u16 = 150;

/// A real record and how to spoil it.
#[derive(Arbitrary, Debug)]
pub struct SpoiledRecord {
    /// Chooses the game.
    pub game: u8,
    way: u8,
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

/// The target for one game, with text.
pub fn record<G: Lively>(text: &str) {
    if let Ok(record) = Record::<G>::from_json(text) {
        replays_the_same(&record);
    }
}

/// The target for one game, with a spoiled record.
pub fn spoiled<G: Lively>(spoiled: &SpoiledRecord) {
    let decisions = usize::from(spoiled.decisions % LONGEST);
    let mut record = recorded::<G>(&way(spoiled.way.into()), spoiled.seed.into(), decisions);
    assert!(record.fold().is_ok(), "an honest record replays");
    spoiled.spoils.iter().for_each(|spoil| spoil.apply(&mut record));
    replays_the_same(&record);
}

/// If the record replays, what it leads to is sound, and it still does so when it was written and read.
fn replays_the_same<G: Lively>(record: &Record<G>) {
    let Ok(state) = record.fold() else { return };
    sound::<G>(&state, G::players(&record.options), record.entries.len() as u64);
    let again = Record::<G>::from_json(&record.to_json()).expect("a record reads back");
    assert_eq!(again.fold().as_ref(), Ok(&state));
}

impl Spoil {
    fn apply<G: Lively>(&self, record: &mut Record<G>) {
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
