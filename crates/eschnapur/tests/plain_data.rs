//! The state is plain data: small, without heap, and play allocates nothing.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on stops where it is")]

use eschnapur::Eschnapur;
use eschnapur::edition::Edition;
use tabletop::{FastChance, Game, Lively, Turn};

/// Plays some games and says how many decisions were made.
fn play(players: usize, games: u64) -> u64 {
    let options = Eschnapur::options(players, &[]).unwrap();
    let mut chance = FastChance::new(players as u64);
    let start = Eschnapur::begin(&options, &Edition::default(), &mut chance).unwrap();
    let mut decisions = 0;
    // Everything above may allocate; from here on nothing may.
    let allocations = allocation_counter::measure(|| {
        for game in 0..games {
            let mut state = start;
            while let Some(turn) = Turn::<Eschnapur>::next(&mut state) {
                // Half of the games uniformly: they reach other corners of the rules.
                let legal = turn.legal();
                let index = if game % 2 == 0 {
                    Eschnapur::lively(legal, &mut chance)
                } else {
                    Eschnapur::uniform(legal, &mut chance)
                };
                turn.play_listed(index, &mut chance, &mut ());
                decisions += 1;
            }
        }
    });
    assert_eq!(allocations.count_total, 0, "{players} players: play allocates");
    decisions
}

#[test]
fn whole_games_allocate_nothing() {
    for players in 2..=4 {
        assert!(play(players, 200) > 10_000);
    }
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<<Eschnapur as Game>::State>() <= 512);
    assert!(!std::mem::needs_drop::<<Eschnapur as Game>::State>());
}
