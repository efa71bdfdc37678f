//! Whatever happens, a terminal can show it: lines fit, questions ask, and choices can be told apart.

use std::collections::BTreeSet;

use morgenland::Morgenland;
use morgenland::action::Action;
use morgenland::edition::Edition;
use tabletop::game::Names;
use tabletop::{Audience, FastChance, Game, Lively, Observer, Refusal as _, Told, Turn, Way};

/// No line is longer.
const WIDTH: usize = 100;

type State = <Morgenland as Game>::State;

/// Plays games of all kinds, and shows every state on the way.
fn every_state(mut look: impl FnMut(&State)) {
    for way in Way::<Morgenland>::all() {
        let mut chance = FastChance::new(way.players() as u64);
        for game in 0..4 {
            let mut state = Morgenland::begin(&way.options(), &Edition::default(), &mut chance)
                .expect("a game that can begin");
            loop {
                look(&state);
                let Some(turn) = Turn::<Morgenland>::next(&mut state) else { break };
                let legal = turn.legal();
                let index = if game % 2 == 0 {
                    Morgenland::lively(legal, &mut chance)
                } else {
                    Morgenland::uniform(legal, &mut chance)
                };
                turn.play_listed(index, &mut chance, &mut Vec::<(Audience, _)>::new());
            }
        }
    }
}

fn short() -> Names {
    Names::new(["Asha", "Bina", "Chand", "Devi", "Esha"].map(String::from).to_vec())
}

/// Names of twenty letters, the longest there are.
fn long() -> Names {
    Names::new(["Scheherazade the Wis", "B", "Übermütige Königinne", "D", "E"].map(String::from).to_vec())
}

#[test]
fn a_board_fits_into_a_terminal() {
    for names in [short(), long(), Names::letters(5)] {
        let look = |state: &State| {
            let asked = Morgenland::to_act(state).lowest().map(Observer::Seat);
            for observer in asked.into_iter().chain([Observer::Spectator]) {
                let board = Morgenland::board(&Morgenland::view(state, observer), &names);
                for line in board.lines() {
                    assert!(line.chars().count() <= WIDTH, "{line}");
                    assert_eq!(line.trim_end(), line);
                }
            }
        };
        every_state(look);
    }
}

#[test]
fn every_question_is_a_question_with_choices_that_can_be_told_apart() {
    let names = short();
    let look = |state: &State| {
        let Some((seat, legal)) = Morgenland::next(state) else { return };
        let view = Morgenland::view(state, Observer::Seat(seat));
        let question = Morgenland::question(&view, seat, &names);
        assert!(question.contains('?') && question.chars().count() < 4 * WIDTH, "{question}");
        let others =
            Observer::all(view.players.players()).filter_map(Observer::seat).filter(|&other| other != seat);
        for other in others {
            let view = Morgenland::view(state, Observer::Seat(other));
            let waits = Morgenland::question(&view, other, &names);
            assert_eq!(waits, format!("Waiting for {}.", names.of(seat)));
        }
        let mut told = BTreeSet::new();
        for action in legal.iter().filter_map(Morgenland::action) {
            let choice = Morgenland::choice(&view, action, &names);
            assert!(!choice.is_empty(), "{action}");
            // Face-down tokens of one player in one space differ for nobody else.
            let is_new = told.insert(choice.clone());
            assert!(is_new || matches!(action, Action::Piece(_)), "{question} {choice} twice");
        }
    };
    every_state(look);
}

#[test]
fn every_step_is_explained_with_the_rule_under_which_it_is_asked() {
    let look = |state: &State| {
        let Some((seat, _)) = Morgenland::next(state) else { return };
        let text = Morgenland::explain(&Morgenland::view(state, Observer::Seat(seat)));
        // What is refused as not asked for cites the rule of the question.
        let refused = (0..Morgenland::ACTIONS)
            .filter_map(Morgenland::action)
            .filter_map(|action| Morgenland::check(state, seat, action).err())
            .find(|why| matches!(why, morgenland::illegal::Illegal::WrongKind(_)));
        let rule = refused.expect("much is never asked at once").rule();
        assert!(text.contains(rule), "{rule} is missing in: {text}");
    };
    every_state(look);
}
