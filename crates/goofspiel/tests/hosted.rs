//! What a host shows of a game, and that it has no windows.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on stops where it is")]

use goofspiel::Goofspiel;
use goofspiel::card::points;
use goofspiel::edition::Edition;
use goofspiel::event::Event;
use goofspiel::state::State;
use goofspiel::table::Ties;
use tabletop::{Audience, Counting, FastChance, Game, Hosted, Lively, Observer, Seat, Turn, Way};

/// Plays games in every way, and shows every state with what happened on the way to it.
fn every_state(games: u64, mut look: impl FnMut(&State, &[Event])) {
    for way in Way::<Goofspiel>::all() {
        for game in 0..games {
            let chance = &mut FastChance::for_game(way.players() as u64, game);
            let mut state = Goofspiel::begin(&way.options(), &Edition::default(), chance).unwrap();
            let mut happened: Vec<(Audience, Event)> = Vec::new();
            loop {
                let events: Vec<Event> = happened.drain(..).map(|(_, event)| event).collect();
                look(&state, &events);
                let Some(turn) = Turn::<Goofspiel>::next(&mut state) else { break };
                let index = Goofspiel::lively(turn.legal(), chance);
                turn.play_listed(index, chance, &mut happened);
            }
        }
    }
}

fn players(state: &State) -> usize {
    Goofspiel::position(state).bids.players()
}

#[test]
fn gp_1_all_of_the_view_is_shown_however_people_count() {
    every_state(3, |state, _| {
        for observer in Observer::all(players(state)) {
            let view = Goofspiel::view(state, observer);
            let shown = Goofspiel::shown(&view, Counting::Hidden);
            assert_eq!(shown, Goofspiel::shown(&view, Counting::Open));
            let mut shown = tabletop::plain::value(&shown);
            let fields = shown.as_object_mut().expect("an object");
            for follows in ["round", "rounds", "stake", "standings"] {
                assert!(fields.remove(follows).is_some(), "{follows}");
            }
            assert_eq!(shown, tabletop::plain::value(&view));
        }
    });
}

/// G3.2, G3.3: the standings that are shown at the end are the outcome.
#[test]
fn g3_2_g3_3_standings_are_the_outcome() {
    let (mut ended, mut shared) = (0, 0);
    every_state(60, |state, _| {
        let shown = Goofspiel::shown(&Goofspiel::view(state, Observer::Spectator), Counting::Open);
        for (seat, standing) in shown.standings.iter() {
            assert_eq!(standing.points, points(shown.public.players[seat].won));
        }
        if let Some(outcome) = Goofspiel::outcome(state) {
            ended += 1;
            shared += usize::from(outcome.winners().len() > 1);
            assert_eq!(shown.standings, outcome.0);
            assert!(shown.public.stack.is_empty() && shown.awaited.is_empty());
            assert_eq!((shown.round, shown.stake), (shown.rounds, 0));
        }
    });
    assert!(ended > 400 && shared > 5, "{ended} games, {shared} shared wins");
}

/// G1.1, G2.2: what is at stake is what the bid wins, and prizes are kept only where that was agreed.
#[test]
fn g1_1_g2_2_the_stake_is_what_is_won() {
    let (mut more, mut discarded) = (0, 0);
    let mut stake = 0;
    every_state(20, |state, events| {
        let view = Goofspiel::view(state, Observer::Spectator);
        for event in events {
            match event {
                Event::Won { points, prizes, .. } => {
                    assert_eq!(*points, stake);
                    more += usize::from(prizes.len() > 1);
                }
                Event::Tied { prizes, seats, .. } => {
                    assert_eq!(points(*prizes), stake);
                    assert!(seats.len() > 1);
                    discarded += usize::from(view.public.discarded.contains(prizes.first().unwrap()));
                }
                Event::RoundBegan { stake, kept, .. } => {
                    assert_eq!(*stake, points(view.public.open()));
                    assert!(kept.is_empty() || view.public.ties == Ties::Kept);
                }
                Event::Bid { .. }
                | Event::Chose { .. }
                | Event::TookBack { .. }
                | Event::Revealed { .. }
                | Event::Ended => {}
            }
        }
        stake = points(view.public.open());
    });
    assert!(more > 20 && discarded > 20, "{more} bids won several prizes, {discarded} ties were discarded");
}

#[test]
fn there_are_no_windows() {
    let options = Goofspiel::options(3, &[]).unwrap();
    assert!(Goofspiel::windows(&options).is_empty());
    every_state(1, |state, events| {
        let spectator = Goofspiel::view(state, Observer::Spectator);
        for seat in Seat::first(players(state)) {
            assert_eq!((Goofspiel::pass(state, seat), Goofspiel::kind(state, seat)), (None, None));
            assert!(!Goofspiel::concerns(&spectator, seat));
        }
        assert!(events.iter().all(|event| Goofspiel::played(event).is_none()));
    });
}

/// The last card is no choice: everybody knows it, so it may be played for its player.
#[test]
fn g3_1_the_length_is_what_people_wait_for() {
    every_state(1, |state, _| {
        let options = Goofspiel::options(players(state), &[]).unwrap();
        let left = Goofspiel::position(state).public.stack.len();
        for seat in Goofspiel::to_act(state).iter() {
            assert_eq!(Goofspiel::legal(state, seat).len() == 1, left == 0);
        }
        assert_eq!(Goofspiel::length(&options).waits, 12);
    });
}
