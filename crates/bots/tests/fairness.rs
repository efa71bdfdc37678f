//! Bots see a view and nothing else, at every level, in every way to play.

// Everything here is a test: whatever is missing fails it, and counts are small.
#![allow(clippy::unwrap_used, clippy::cast_precision_loss)]

use bots::{Asked, Bot, Level, Sitting, Trained};
use games::eschnapur::Eschnapur;
use games::eschnapur::edition::Edition;
use tabletop::game::Actions as _;
use tabletop::way::Way;
use tabletop::{FastChance, Observer, Seat, Seed};

/// Calls `check` at every decision of a game in every way to play: with the asked seat, the true state and what may
/// be done.
fn at_every_decision<G: Trained>(level: Level, mut check: impl FnMut(Seat, &G::State, G::Actions, u64)) {
    for way in Way::<G>::all() {
        let seed = Seed::from_number(1, &format!("fairness {way}"));
        let mut sitting = Sitting::<G>::new(&way.options(), &G::Edition::default(), seed).unwrap();
        let mut players: Vec<_> =
            Seat::first(way.players()).map(|seat| Bot::new(level, seat.index() as u64)).collect();
        let mut mood = 0;
        while let Some((seat, legal)) = sitting.next() {
            check(seat, sitting.state(), legal, mood);
            mood += 1;
            sitting.step(&mut players, &mut ());
        }
        assert!(sitting.outcome().is_some());
    }
}

/// The choice of a bot that is asked in this state.
fn choice<G: Trained>(level: Level, state: &G::State, seat: Seat, mood: u64) -> usize {
    let view = G::view(state, Observer::Seat(seat));
    level.choose::<G>(&Asked { seat, view: &view, legal: G::legal(state, seat) }, mood)
}

/// Two states that differ only in what the asked player cannot see give the same choice.
fn secrets_do_not_matter<G: Trained>(level: Level) {
    let mut chance = FastChance::new(5);
    let mut differed = 0;
    at_every_decision::<G>(level, |seat, state, _, mood| {
        let view = G::view(state, Observer::Seat(seat));
        let imagined = G::imagine(&view, &mut chance);
        differed += usize::from(imagined != *state);
        assert_eq!(
            choice::<G>(level, state, seat, mood),
            choice::<G>(level, &imagined, seat, mood),
            "{view:?}"
        );
    });
    assert!(differed > 100, "secrets differed only {differed} times");
}

/// A choice is legal, and follows from the view and the mood; another mood sometimes means another choice.
fn choices_can_be_repeated<G: Trained>(level: Level) {
    let mut moody = 0;
    at_every_decision::<G>(level, |seat, state, legal, mood| {
        let chosen = choice::<G>(level, state, seat, mood);
        assert!(legal.contains(chosen));
        assert_eq!(chosen, choice::<G>(level, state, seat, mood));
        moody += usize::from(chosen != choice::<G>(level, state, seat, !mood));
    });
    assert!(moody > 50, "only {moody} choices depended on the mood");
}

/// Both checks at all levels.
fn check<G: Trained>() {
    for level in Level::ALL {
        secrets_do_not_matter::<G>(level);
        choices_can_be_repeated::<G>(level);
    }
}

#[test]
fn bots_are_fair_in_every_game() {
    std::thread::scope(|scope| games::each!(G => drop(scope.spawn(check::<G>))));
}

/// A bot in a seat takes its moods from its seed alone.
#[test]
fn a_bot_with_the_same_seed_plays_the_same_game() {
    let play = |seed: u64| {
        let way = Way::<Eschnapur>::all().next().unwrap();
        let luck = Seed::from_number(2, "fairness");
        let mut sitting = Sitting::<Eschnapur>::new(&way.options(), &Edition::default(), luck).unwrap();
        let mut players = [Bot::new(Level::Regular, seed), Bot::new(Level::Novice, seed)];
        while sitting.step(&mut players, &mut ()) {}
        sitting.entries().to_vec()
    };
    assert_eq!(play(1), play(1));
    assert_ne!(play(1), play(2));
}
