//! Bots see a view and nothing else, at every level, in every way to play.

// Everything here is a test: whatever is missing fails it, and counts are small.
#![allow(clippy::unwrap_used, clippy::cast_precision_loss)]

use bots::{Asked, Bot, Intent, Level, Sitting, Trained};
use games::eschnapur::Eschnapur;
use games::eschnapur::edition::Edition;
use tabletop::game::Actions as _;
use tabletop::way::Way;
use tabletop::{FastChance, Game as _, Observer, Seat, Seed, Turn};

/// Of the decisions of whoever thinks long, one in so many is looked at: one that comes round with every seat and phase.
const SOME: u64 = 7;

/// Calls `check` at every decision of a game in every way to play, or at some of them: with the asked seat, the true state
/// and what may be done.
fn at_every_decision<G: Trained>(level: Level, mut check: impl FnMut(Seat, &G::State, G::Actions, u64)) {
    let (step, hosts) = if level == Level::Expert { (SOME, Level::Regular) } else { (1, level) };
    for way in Way::<G>::all() {
        let seed = Seed::from_number(1, &format!("fairness {way}"));
        let mut sitting = Sitting::<G>::new(&way.options(), &G::Edition::default(), seed).unwrap();
        let mut players: Vec<_> =
            Seat::first(way.players()).map(|seat| Bot::new(hosts, seat.index() as u64)).collect();
        let mut mood = 0;
        while let Some((seat, legal)) = sitting.next() {
            if step == 1 || (mood % step == 0 && legal.len() > 1) {
                check(seat, sitting.state(), legal, mood);
            }
            mood += 1;
            sitting.step(&mut players, &mut ());
        }
        assert!(sitting.outcome().is_some());
    }
}

/// What a bot intends that is asked in this state.
fn intent<G: Trained>(level: Level, state: &G::State, seat: Seat, mood: u64) -> Intent {
    let view = G::view(state, Observer::Seat(seat));
    level.intend::<G>(&Asked { seat, view: &view, legal: G::legal(state, seat) }, mood)
}

/// Two states that differ only in what the asked player cannot see give the same intent.
fn secrets_do_not_matter<G: Trained>(level: Level) {
    let mut chance = FastChance::new(5);
    let mut differed = 0;
    at_every_decision::<G>(level, |seat, state, _, mood| {
        let view = G::view(state, Observer::Seat(seat));
        let imagined = G::imagine(&view, &mut chance);
        differed += usize::from(imagined != *state);
        assert_eq!(
            intent::<G>(level, state, seat, mood),
            intent::<G>(level, &imagined, seat, mood),
            "{view:?}"
        );
    });
    let enough = if level == Level::Expert { 30 } else { 100 };
    assert!(differed > enough, "secrets differed only {differed} times");
}

/// A choice is legal, and follows from the view and the mood; another mood sometimes means another choice.
fn choices_can_be_repeated<G: Trained>(level: Level) {
    let mut moody = 0;
    at_every_decision::<G>(level, |seat, state, legal, mood| {
        let chosen = intent::<G>(level, state, seat, mood);
        assert!(legal.contains(chosen.all()[0]));
        assert_eq!(chosen, intent::<G>(level, state, seat, mood));
        moody += usize::from(chosen != intent::<G>(level, state, seat, !mood));
    });
    let enough = if level == Level::Expert { 10 } else { 50 };
    assert!(moody > enough, "only {moody} choices depended on the mood");
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

/// What an expert intends in one go is legal from the first choice to the last, whatever is hidden.
fn intents_can_be_carried_out<G: Trained>() {
    let mut longer = 0;
    at_every_decision::<G>(Level::Expert, |seat, state, _, mood| {
        let mut state = *state;
        let intent = intent::<G>(Level::Expert, &state, seat, mood);
        longer += usize::from(intent.all().len() > 1);
        for &action in intent.all() {
            // What is forced is nobody's choice, so an intent leaves it out.
            while let Some(forced) = G::legal(&state, seat).nth(0)
                && G::legal(&state, seat).len() == 1
            {
                Turn::<G>::new(&mut state, seat).play_listed(forced, &mut FastChance::new(1), &mut ());
            }
            Turn::<G>::new(&mut state, seat).play_listed(action, &mut FastChance::new(1), &mut ());
        }
    });
    assert!(longer > 10 || G::NAME != Eschnapur::NAME, "only {longer} intents had several choices");
}

#[test]
fn intents_are_legal_to_their_end() {
    games::each!(G => intents_can_be_carried_out::<G>());
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
