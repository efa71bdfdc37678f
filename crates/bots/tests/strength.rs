//! Each level is clearly stronger than the one below, in every way to play. How much stronger is for `durbar arena` to
//! say; here a few games with fixed luck show that no level has lost its mind.

// Everything here is a test: whatever is missing fails it, and counts are small.
#![allow(clippy::unwrap_used, clippy::cast_precision_loss)]

use bots::{Bot, Level, Sitting, Trained};
use tabletop::way::Way;
use tabletop::{Seat, Seed};

/// So many deals, each played once from every seat.
const DEALS: u64 = 12;

/// The same of those who think long.
const LONG_DEALS: u64 = 3;

/// The share of wins of one `strong` among `weak` ones.
fn share<G: Trained>(way: &Way<G>, strong: Level, weak: Level, deals: u64) -> f32 {
    let mut won = 0.0;
    for deal in 0..deals {
        for hero in Seat::first(way.players()) {
            let seed = Seed::from_number(deal, &format!("strength {way}"));
            let mut sitting = Sitting::<G>::new(&way.options(), &G::Edition::default(), seed).unwrap();
            let mut players: Vec<_> = Seat::first(way.players())
                .map(|seat| {
                    Bot::new(if seat == hero { strong } else { weak }, deal * 5 + seat.index() as u64)
                })
                .collect();
            while sitting.step(&mut players, &mut ()) {}
            won += sitting.outcome().unwrap().share(hero);
        }
    }
    won / (deals * way.players() as u64) as f32
}

fn check<G: Trained>() {
    for way in Way::<G>::all() {
        let fair = 1.0 / way.players() as f32;
        for (strong, weak) in [(Level::Novice, Level::Random), (Level::Regular, Level::Novice)] {
            let share = share(&way, strong, weak, DEALS);
            assert!(share > 1.3 * fair, "{way}: {strong} won {share} against {weak}");
        }
    }
}

#[test]
fn each_level_is_stronger_than_the_one_below_in_every_game() {
    std::thread::scope(|scope| games::each!(G => drop(scope.spawn(check::<G>))));
}

/// So few games say little of a single way to play, so all ways are taken together.
fn check_long<G: Trained>() {
    let ways: Vec<_> = Way::<G>::all().collect();
    let shares =
        ways.iter().map(|way| way.players() as f32 * share(way, Level::Expert, Level::Regular, LONG_DEALS));
    let times_fair = shares.sum::<f32>() / ways.len() as f32;
    assert!(times_fair > 1.3, "{}: experts won {times_fair} times their fair share", G::NAME);
}

#[test]
fn experts_are_stronger_than_regulars_in_every_game() {
    std::thread::scope(|scope| games::each!(G => drop(scope.spawn(check_long::<G>))));
}
