//! The state is plain data: small, without heap, and play allocates nothing.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on stops where it is")]

use morgenland::Morgenland;
use morgenland::edition::Edition;
use tabletop::{FastChance, Game, Lively, Turn, Way};

/// Plays some games and says how many decisions were made.
fn play(way: &Way<Morgenland>, games: u64) -> u64 {
    let mut chance = FastChance::new(way.players() as u64);
    let start = Morgenland::begin(&way.options(), &Edition::default(), &mut chance).unwrap();
    let mut decisions = 0;
    // Everything above may allocate; from here on nothing may.
    let allocations = allocation_counter::measure(|| {
        for game in 0..games {
            let mut state = start;
            while let Some(turn) = Turn::<Morgenland>::next(&mut state) {
                // Half of the games uniformly: they reach other corners of the rules.
                let legal = turn.legal();
                let index = if game % 2 == 0 {
                    Morgenland::lively(legal, &mut chance)
                } else {
                    Morgenland::uniform(legal, &mut chance)
                };
                turn.play_listed(index, &mut chance, &mut ());
                decisions += 1;
            }
        }
    });
    assert_eq!(allocations.count_total, 0, "{way}: play allocates");
    decisions
}

#[test]
fn whole_games_allocate_nothing() {
    for way in Way::<Morgenland>::all() {
        assert!(play(&way, 60) > 10_000);
    }
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<<Morgenland as Game>::State>() <= 1024);
    assert!(!std::mem::needs_drop::<<Morgenland as Game>::State>());
}
