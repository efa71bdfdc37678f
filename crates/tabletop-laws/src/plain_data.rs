//! A state is plain data: small, without heap, and play allocates nothing.

use std::mem::needs_drop;

use tabletop::{FastChance, Lively, Turn, Way};

/// Every way is played so often.
const GAMES: u64 = 60;

/// The state has at most so many bytes and owns nothing, and whole games allocate nothing. `allocations` runs its work and
/// says how often something was allocated meanwhile: only a program as a whole can count that.
pub fn check<G: Lively>(bytes: usize, allocations: impl Fn(&mut dyn FnMut()) -> u64) {
    assert!(size_of::<G::State>() <= bytes, "the state has {} bytes", size_of::<G::State>());
    assert!(!needs_drop::<G::State>(), "the state owns something");
    for way in Way::<G>::all() {
        let mut chance = FastChance::new(way.players() as u64);
        let options = way.options();
        let start = G::begin(&options, &G::Edition::default(), &mut chance).expect("a game that can begin");
        let mut decisions = 0;
        // Everything above may allocate; from here on nothing may.
        let allocated = allocations(&mut || {
            for game in 0..GAMES {
                decisions += play::<G>(start, game, &mut chance);
            }
        });
        assert_eq!(allocated, 0, "{way}: play allocates");
        assert!(decisions > 20 * GAMES, "{way}: {decisions} decisions");
    }
}

/// Plays a game and says how many decisions were made.
fn play<G: Lively>(mut state: G::State, game: u64, chance: &mut FastChance) -> u64 {
    let mut decisions = 0;
    while let Some(turn) = Turn::<G>::next(&mut state) {
        // Half of the games uniformly: they reach other corners of the rules.
        let legal = turn.legal();
        let index = if game.is_multiple_of(2) { G::lively(legal, chance) } else { G::uniform(legal, chance) };
        turn.play_listed(index, chance, &mut ());
        decisions += 1;
    }
    decisions
}
