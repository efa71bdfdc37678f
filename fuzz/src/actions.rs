//! Any sequence of attempts, legal or not, by seats taken or not: nothing panics, a refusal changes nothing, and
//! whatever state comes of it is sound and has a record that replays.

use arbitrary::Arbitrary;
use tabletop::game::Actions as _;
use tabletop::record::Move;
use tabletop::{Audience, Lively, Recorder, Seat};
use tabletop_laws::documents;

use crate::{begin, sound, way};

/// A game as it is attempted.
#[derive(Arbitrary, Debug)]
pub struct Match {
    /// Chooses the game.
    pub game: u8,
    way: u8,
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

/// The target for one game.
pub fn actions<G: Lively>(game: &Match) {
    let way = way::<G>(game.way.into());
    let mut recorder = begin(&way, game.seed);
    let mut happened = Vec::new();
    for attempt in &game.attempts {
        if let Some(entry) = entry(attempt, &recorder) {
            perform(&mut recorder, entry, &mut happened);
        }
    }
    sound::<G>(recorder.state(), way.players(), game.seed);
    let state = *recorder.state();
    if let Err(broken) = documents::record(&recorder.finish(), &state, &happened) {
        panic!("{broken}");
    }
}

/// What is attempted; nothing once the game is over and nothing is legal.
fn entry<G: Lively>(attempt: &Attempt, recorder: &Recorder<G>) -> Option<Move<G::Action>> {
    let any_seat = |seat: u8| Seat::new(usize::from(seat) % Seat::ALL.len());
    match *attempt {
        Attempt::Any { seat, action } => {
            Some(Move::Act(any_seat(seat), G::action(usize::from(action) % G::ACTIONS)?))
        }
        Attempt::Legal { seat, nth } => {
            let to_act = G::to_act(recorder.state());
            let seat = to_act.iter().nth(usize::from(seat) % to_act.len().max(1))?;
            let legal = G::legal(recorder.state(), seat);
            Some(Move::Act(seat, G::action(legal.nth(usize::from(nth) % legal.len())?)?))
        }
        Attempt::Withdraw { seat } => Some(Move::Withdraw(any_seat(seat))),
    }
}

fn perform<G: Lively>(
    recorder: &mut Recorder<G>,
    entry: Move<G::Action>,
    happened: &mut Vec<(Audience, G::Event)>,
) {
    let (before, events) = (*recorder.state(), happened.len());
    let expected = match entry {
        Move::Act(seat, action) => Some(G::check(&before, seat, action)),
        Move::Withdraw(_) => None,
    };
    let done = recorder.perform(entry, happened);
    assert!(expected.is_none_or(|expected| expected == done), "{entry}: {expected:?}, then {done:?}");
    if done.is_err() {
        assert_eq!(*recorder.state(), before, "{entry} was refused and changed the state");
        assert_eq!(happened.len(), events, "{entry} was refused and caused events");
    }
}
