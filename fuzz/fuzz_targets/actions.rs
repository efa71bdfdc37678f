//! Any sequence of attempts, legal or not, by seats taken or not: nothing panics, a refusal changes nothing, and
//! whatever state comes of it is sound and has a record that replays.

#![no_main]

use arbitrary::Arbitrary;
use durbar_fuzz::{begin, players, sound};
use eschnapur::Eschnapur;
use libfuzzer_sys::fuzz_target;
use tabletop::record::Entry;
use tabletop::{Audience, Game as _, Recorder, Seat};
use tabletop_laws::documents;

type Happened = Vec<(Audience, <Eschnapur as tabletop::Game>::Event)>;

#[derive(Arbitrary, Debug)]
struct Match {
    players: u8,
    seed: u64,
    attempts: Vec<Attempt>,
}

#[derive(Arbitrary, Debug)]
enum Attempt {
    /// Some action by some seat: mostly refused.
    Any { seat: u8, action: u16 },
    /// One of the actions that are legal now, so that games get somewhere.
    Legal { seat: u8, nth: u16 },
    /// Takes a choice back.
    Withdraw { seat: u8 },
}

fuzz_target!(|game: Match| {
    let mut recorder = begin(players(game.players), game.seed);
    let mut happened = Vec::new();
    for attempt in &game.attempts {
        if let Some(entry) = entry(attempt, &recorder) {
            perform(&mut recorder, entry, &mut happened);
        }
    }
    sound(recorder.state(), game.seed);
    let state = *recorder.state();
    if let Err(broken) = documents::record(&recorder.finish(), &state, &happened) {
        panic!("{broken}");
    }
});

/// What is attempted; nothing once the game is over and nothing is legal.
fn entry(
    attempt: &Attempt,
    recorder: &Recorder<Eschnapur>,
) -> Option<Entry<<Eschnapur as tabletop::Game>::Action>> {
    let any_seat = |seat: u8| Seat::new(usize::from(seat) % Seat::ALL.len());
    match *attempt {
        Attempt::Any { seat, action } => {
            Some(Entry::Act(any_seat(seat), Eschnapur::action(usize::from(action) % Eschnapur::ACTIONS)?))
        }
        Attempt::Legal { seat, nth } => {
            let to_act = Eschnapur::to_act(recorder.state());
            let seat = to_act.iter().nth(usize::from(seat) % to_act.len().max(1))?;
            let legal = Eschnapur::legal(recorder.state(), seat);
            Some(Entry::Act(seat, Eschnapur::action(legal.nth(usize::from(nth) % legal.len())?)?))
        }
        Attempt::Withdraw { seat } => Some(Entry::Withdraw(any_seat(seat))),
    }
}

fn perform(
    recorder: &mut Recorder<Eschnapur>,
    entry: Entry<<Eschnapur as tabletop::Game>::Action>,
    happened: &mut Happened,
) {
    let (before, events) = (*recorder.state(), happened.len());
    let expected = match entry {
        Entry::Act(seat, action) => Some(Eschnapur::check(&before, seat, action)),
        Entry::Withdraw(_) => None,
    };
    let done = recorder.perform(entry, happened);
    assert!(expected.is_none_or(|expected| expected == done), "{entry}: {expected:?}, then {done:?}");
    if done.is_err() {
        assert_eq!(*recorder.state(), before, "{entry} was refused and changed the state");
        assert_eq!(happened.len(), events, "{entry} was refused and caused events");
    }
}
