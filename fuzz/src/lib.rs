//! What several fuzz targets need.
//!
//! A target panics when something is wrong; that is how libFuzzer hears of it.

use eschnapur::{Eschnapur, Options};
use tabletop::record::Entry;
use tabletop::{Chance as _, FastChance, Game, Lively as _, Record, Recorder, Seat, Seed};
use tabletop_laws::{documents, ending, imagining, secrecy, turns};

/// Decisions after which a game counts as endless. Random games take a few hundred, in extreme editions a few
/// thousand.
pub const BOUND: usize = 50_000;

/// 2, 3 or 4 players, from any byte.
pub fn players(byte: u8) -> usize {
    2 + usize::from(byte % 3)
}

/// A new game.
pub fn begin(players: usize, seed: u64) -> Recorder<Eschnapur> {
    let names = Seat::first(players).map(|seat| seat.to_string()).collect();
    let edition = <Eschnapur as Game>::Edition::default();
    Recorder::new(Options { players }, edition, Seed::from_number(seed, "fuzz"), names)
        .expect("the default edition can be played by 2 to 4")
}

/// The record of a lively game, broken off after some decisions.
pub fn recorded(players: usize, seed: u64, decisions: usize) -> Record<Eschnapur> {
    let mut recorder = begin(players, seed);
    let mut chance = FastChance::new(seed);
    for _ in 0..decisions {
        let to_act = Eschnapur::to_act(recorder.state());
        if to_act.is_empty() {
            break;
        }
        let nth = chance.below(to_act.len() as u32) as usize;
        let seat = to_act.iter().nth(nth).expect("nth is below the number of seats to act");
        let index = Eschnapur::lively(Eschnapur::legal(recorder.state(), seat), &mut chance);
        let action = Eschnapur::action(index).expect("legal actions have an index of the game");
        recorder.perform(Entry::Act(seat, action), &mut ()).expect("lively play is legal");
    }
    recorder.finish()
}

/// The state is one that views, imagination and documents can work with. Panics if it is not.
pub fn sound(state: &<Eschnapur as Game>::State, seed: u64) {
    let players = Eschnapur::position(state).tableaus.players();
    let chance = &mut FastChance::new(seed);
    let laws = turns::check::<Eschnapur>(state)
        .and_then(|()| documents::position::<Eschnapur>(state))
        .and_then(|()| documents::views::<Eschnapur>(state, players))
        .and_then(|()| imagining::check::<Eschnapur>(state, players, chance))
        .and_then(|()| secrecy::check::<Eschnapur>(state, players, chance));
    if let Err(broken) = laws {
        panic!("{broken}\n{state:?}");
    }
}

/// Play from this state comes to an end. Panics if it does not.
pub fn plays_out(state: &<Eschnapur as Game>::State, seed: u64) {
    if let Err(broken) = ending::playout::<Eschnapur>(*state, BOUND, &mut FastChance::new(seed)) {
        panic!("{broken}\n{state:?}");
    }
}
