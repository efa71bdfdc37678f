//! What a host shows of a game (MP.1), what a standing pass answers (M6.2), and whom a play concerns.

use morgenland::Morgenland;
use morgenland::action::Action;
use morgenland::ask::Ask;
use morgenland::edition::Edition;
use morgenland::event::Event;
use morgenland::play::Play;
use morgenland::spell::Spell;
use morgenland::view::View;
use serde_json::json;
use tabletop::{Audience, Counting, FastChance, Game, Hosted, Lively, Observer, Seat, SeatSet, Turn, Way};

type State = <Morgenland as Game>::State;

/// Plays games of all kinds, and shows every state with what happened on the way to it.
fn every_state(games: u64, mut look: impl FnMut(&State, &[Event])) {
    for way in Way::<Morgenland>::all() {
        for game in 0..games {
            let chance = &mut FastChance::for_game(way.players() as u64, game);
            let mut state = Morgenland::begin(&way.options(), &Edition::default(), chance)
                .expect("a game that can begin");
            let mut happened: Vec<(Audience, Event)> = Vec::new();
            loop {
                let events: Vec<Event> = happened.drain(..).map(|(_, event)| event).collect();
                look(&state, &events);
                let Some(turn) = Turn::<Morgenland>::next(&mut state) else { break };
                let index = Morgenland::lively(turn.legal(), chance);
                turn.play_listed(index, chance, &mut happened);
            }
        }
    }
}

fn views(state: &State) -> impl Iterator<Item = View> {
    let players = Morgenland::position(state).players.players();
    Observer::all(players).map(|observer| Morgenland::view(state, observer))
}

fn json(value: &impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(value).expect("documents can be written")
}

#[test]
fn mp_1_open_counting_shows_all_of_the_view() {
    every_state(1, |state, _| {
        for view in views(state) {
            assert_eq!(json(&Morgenland::shown(&view, Counting::Open)), json(&view));
        }
    });
}

#[test]
fn mp_1_hidden_counting_leaves_out_what_is_behind_other_screens_and_nothing_else() {
    every_state(1, |state, _| {
        for view in views(state) {
            let mut expected = json(&view);
            for seat in view.players.seats().filter(|&seat| !view.observer.is(seat)) {
                let player = expected["players"][seat.to_string()].as_object_mut().unwrap();
                assert!(player.remove("treasure").is_some());
            }
            assert_eq!(json(&Morgenland::shown(&view, Counting::Hidden)), expected);
        }
    });
}

/// MP.1: two states that differ only in the treasure of others look alike.
#[test]
fn mp_1_hidden_counting_shows_no_difference_between_screens() {
    let mut compared = 0;
    every_state(1, |state, _| {
        let position = Morgenland::position(state);
        let players = position.players.players();
        for first in Seat::first(players) {
            let second = Seat::new((first.index() + 1) % players);
            let mut other = position.clone();
            other.players[first].treasure = position.players[second].treasure;
            other.players[second].treasure = position.players[first].treasure;
            let Ok(other) = Morgenland::from_position(&other) else { continue };
            let seen = |state: &State, observer, counting| {
                Morgenland::shown(&Morgenland::view(state, observer), counting)
            };
            let differs = position.players[first].treasure != position.players[second].treasure;
            for observer in Observer::all(players).filter(|seen| !seen.is(first) && !seen.is(second)) {
                let [before, after] = [state, &other].map(|state| seen(state, observer, Counting::Open));
                assert_eq!(before != after, differs);
                let [before, after] = [state, &other].map(|state| seen(state, observer, Counting::Hidden));
                assert_eq!(before, after);
                compared += usize::from(differs);
            }
        }
    });
    assert!(compared > 1000, "only {compared} states were compared");
}

#[test]
fn m6_2_a_standing_pass_answers_in_windows_and_nowhere_else() {
    let (mut asked, mut elsewhere) = (0, 0);
    every_state(4, |state, _| {
        let view = Morgenland::view(state, Observer::Spectator);
        for seat in view.players.seats() {
            let expected = (view.ask == Ask::Window { seat }).then_some(Action::Pass);
            assert_eq!(Morgenland::pass(state, seat), expected);
            let may_pass = Morgenland::legal(state, seat).contains(Morgenland::index(Action::Pass));
            assert!(may_pass || expected.is_none(), "{:?}", view.ask);
            asked += usize::from(expected.is_some());
            elsewhere += usize::from(may_pass && expected.is_none());
        }
    });
    assert!(asked > 0 && elsewhere > 0, "{asked} windows, {elsewhere} other questions that can be declined");
}

#[test]
fn m6_2_declarations_and_counterspells_are_plays_and_concern_others() {
    let (mut declared, mut countered) = (0, 0);
    every_state(4, |_, events| {
        for event in events {
            let played = Morgenland::played(event);
            if let Event::Declared { play } = event {
                assert!(played.is_some_and(|seats| !seats.contains(play.seat)), "{event:?}");
                declared += 1;
            } else if let Event::Countered { seat, .. } = event {
                assert_eq!(played, Some(SeatSet::only(*seat)));
                countered += 1;
            } else {
                assert_eq!(played, None, "{event:?}");
            }
        }
    });
    assert!(declared > 0 && countered > 0, "{declared} declared, {countered} countered");
}

/// Whom a play of B concerns.
fn concerned(mut play: serde_json::Value) -> Vec<Seat> {
    play["seat"] = json!("B");
    let play: Play = serde_json::from_value(play).expect("a play");
    Morgenland::played(&Event::Declared { play }).expect("a declaration is a play").iter().collect()
}

const OTHERS: [Seat; 4] = [Seat::A, Seat::C, Seat::D, Seat::E];

#[test]
fn m7_spells_concern_the_owner_of_the_token_they_name() {
    for spell in ["eye-for-an-eye", "teleport"] {
        let play = json!({ "card": { "spell": spell }, "piece": "D3", "from": "tent", "space": "market" });
        assert_eq!(concerned(play), [Seat::D], "{spell}");
    }
    let own =
        json!({ "card": { "spell": "second-chance" }, "piece": "B1", "from": "tent", "space": "market" });
    assert_eq!(concerned(own), []);
}

#[test]
fn m7_spells_without_a_token_concern_all_others_or_nobody() {
    let all = [
        Spell::LastFirst,
        Spell::CityTax,
        Spell::Donation,
        Spell::DragonReturns,
        Spell::LunarEclipse,
        Spell::Sacrifice,
        Spell::SolarEclipse,
        Spell::Spy,
        Spell::SultansTax,
        Spell::Taboo,
    ];
    for spell in all {
        assert_eq!(concerned(json!({ "card": { "spell": spell }, "space": "cave-1" })), OTHERS, "{spell}");
    }
    for spell in [Spell::Charity, Spell::DragonLeaves, Spell::Mirage, Spell::Smuggler, Spell::Trade] {
        assert_eq!(concerned(json!({ "card": { "spell": spell }, "space": "cave-1" })), [], "{spell}");
    }
}

/// M5.3, M7.13: a Parasite concerns whom its power concerns; whose spell is countered, the event does not say.
#[test]
fn m5_3_m7_13_a_counterspell_concerns_others_borrowed_or_not() {
    let own = json!({ "card": { "artefact": "counterspell" }, "against": "charity" });
    let borrowed =
        json!({ "card": { "spell": "parasite" }, "artefact": "counterspell", "against": "charity" });
    assert_eq!([concerned(own), concerned(borrowed)], [OTHERS, OTHERS]);
    for artefact in ["carpet", "key"] {
        assert_eq!(concerned(json!({ "card": { "artefact": artefact } })), []);
        assert_eq!(concerned(json!({ "card": { "spell": "parasite" }, "artefact": artefact })), []);
    }
    assert_eq!(concerned(json!({ "card": { "artefact": "double" }, "piece": "B2", "from": "tent" })), []);
}
