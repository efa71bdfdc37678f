//! What a game of ours costs.

use std::hint::black_box;

use tabletop::game::Turn;
use tabletop::{Audience, Chance as _, FastChance, Lively, Observer, Seat, Sink, Way};

use crate::report::GameFigures;
use crate::stopwatch::Stopwatch;

/// The single operations are measured on so many states of lively games.
const STATES: usize = 1_024;
/// Games are played from so many openings: what is dealt differs from game to game.
const OPENINGS: usize = 256;
/// Of a game's states one in so many is taken.
const STATE_EVERY: u32 = 7;

/// Measures every way to play a game.
pub(crate) fn measure<G: Lively>(stopwatch: &Stopwatch) -> Vec<GameFigures> {
    Way::all().map(|way| figures::<G>(way, stopwatch)).collect()
}

fn figures<G: Lively>(way: Way<G>, stopwatch: &Stopwatch) -> GameFigures {
    let options = way.options();
    let edition = G::Edition::default();
    let begin = |chance: &mut FastChance| {
        G::begin(&options, &edition, chance).expect("a game with the default edition can begin")
    };
    let states = sample::<G>(&begin);

    let mut chance = FastChance::new(1);
    let begin_time = stopwatch.time(|| {
        black_box(begin(&mut chance));
        1
    });
    // Both rows play the same games: the same openings, in turn, from the same luck.
    let openings: Vec<_> = (0..OPENINGS).map(|_| begin(&mut chance)).collect();
    let (mut games, mut decisions) = (0, 0);
    let mut chance = FastChance::new(1);
    let mut opening = openings.iter().cycle();
    let play = stopwatch.time(|| {
        let done = play_out::<G, _>(next_of(&mut opening), &mut chance, &mut (), |()| ());
        games += 1;
        decisions += done;
        done
    });
    let mut chance = FastChance::new(1);
    let mut opening = openings.iter().cycle();
    let mut events: Vec<(Audience, G::Event)> = Vec::new();
    let play_with_events =
        stopwatch.time(|| play_out::<G, _>(next_of(&mut opening), &mut chance, &mut events, Vec::clear));

    let each = |work: &mut dyn FnMut(&Sample<G>)| {
        stopwatch.time(|| {
            states.iter().for_each(&mut *work);
            states.len() as u64
        })
    };
    let mut chance = FastChance::new(2);
    GameFigures {
        name: way.to_string(),
        game: G::NAME,
        variant: way.variant(),
        players: way.players(),
        state_bytes: size_of::<G::State>(),
        decisions_per_game: decisions as f64 / f64::from(games),
        begin: begin_time,
        play,
        play_with_events,
        legal: each(&mut |sample| {
            black_box(G::legal(black_box(&sample.state), sample.seat));
        }),
        check: each(&mut |sample| {
            black_box(G::check(black_box(&sample.state), sample.seat, sample.action).is_ok());
        }),
        view: each(&mut |sample| {
            black_box(G::view(black_box(&sample.state), Observer::Seat(sample.seat)));
        }),
        imagine: each(&mut |sample| {
            black_box(G::imagine(black_box(&sample.view), &mut chance));
        }),
        copy: each(&mut |sample| {
            black_box(*black_box(&sample.state));
        }),
    }
}

fn next_of<'s, T: Copy + 's>(cycle: &mut impl Iterator<Item = &'s T>) -> T {
    *cycle.next().expect("a cycle does not end")
}

/// One lively game, to its end; how many decisions it took.
fn play_out<G: Lively, S: Sink<G::Event>>(
    mut state: G::State,
    chance: &mut FastChance,
    sink: &mut S,
    mut empty: impl FnMut(&mut S),
) -> u64 {
    let mut decisions = 0;
    while let Some(turn) = Turn::<G>::next(&mut state) {
        let index = G::lively(turn.legal(), chance);
        turn.play_listed(index, chance, sink);
        empty(sink);
        decisions += 1;
    }
    black_box(&state);
    decisions
}

/// A state in the middle of a game, with somebody to act and something they might try.
struct Sample<G: Lively> {
    state: G::State,
    seat: Seat,
    /// Any action, mostly an illegal one.
    action: G::Action,
    view: G::View,
}

/// Drops events, like `()`. The samples are played into a sink of their own, because a second caller of the rules
/// with the same sink keeps the compiler from building them into the measured loop: that row would be a quarter
/// dearer than the other, and the difference would say nothing about events.
struct Unheard;

impl<E> Sink<E> for Unheard {
    fn emit(&mut self, _audience: Audience, _event: impl FnOnce() -> E) {}
}

fn sample<G: Lively>(begin: &impl Fn(&mut FastChance) -> G::State) -> Vec<Sample<G>> {
    let mut chance = FastChance::new(3);
    let mut samples = Vec::new();
    while samples.len() < STATES {
        let mut state = begin(&mut chance);
        while let Some((seat, _)) = G::next(&state) {
            if chance.below(STATE_EVERY) == 0 {
                let index = chance.below(G::ACTIONS as u32) as usize;
                let action = G::action(index).expect("every index below the number of actions is one");
                samples.push(Sample { state, seat, action, view: G::view(&state, Observer::Seat(seat)) });
            }
            let turn = Turn::<G>::new(&mut state, seat);
            let index = G::lively(turn.legal(), &mut chance);
            turn.play_listed(index, &mut chance, &mut Unheard);
        }
    }
    samples.truncate(STATES);
    samples
}
