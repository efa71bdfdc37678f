//! Whatever happens in a game can be said in every language.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tabletop::game::Names;
use tabletop::{Audience, FastChance, Game, Lively, Refusal, Seat, Turn, Way};
use words::{Language, Words};

/// Plays games of all kinds and hands on every event.
fn every_event<G: Lively>(games: u64, mut hear: impl FnMut(&Value)) {
    for way in Way::<G>::all() {
        let mut chance = FastChance::new(way.players() as u64);
        for _ in 0..games {
            let edition = G::Edition::default();
            let mut state = G::begin(&way.options(), &edition, &mut chance).expect("a game that can begin");
            while let Some(turn) = Turn::<G>::next(&mut state) {
                let mut events: Vec<(Audience, G::Event)> = Vec::new();
                let index = G::lively(turn.legal(), &mut chance);
                turn.play_listed(index, &mut chance, &mut events);
                for (_, event) in events {
                    hear(&serde_json::to_value(event).expect("events are documents"));
                }
            }
        }
    }
}

fn everything_can_be_said<G: Lively>() {
    let names = Names::new(["Asha", "Bina", "Chand", "Devi", "Esha"].map(str::to_owned).to_vec());
    every_event::<G>(2, |event| {
        for language in Language::ALL {
            let said = Words::of(language).document(G::NAME, event, Some(&names));
            let said = said.unwrap_or_else(|why| panic!("{language}: {event}: {why}"));
            let first = said.chars().next().expect("a sentence has words");
            assert!(!first.is_lowercase() && said.ends_with(['.', ')']), "{said}");
            assert!(!said.contains("  "), "{said}");
        }
    });
}

#[test]
fn everything_in_eschnapur_can_be_said() {
    everything_can_be_said::<eschnapur::Eschnapur>();
}

#[test]
fn everything_in_morgenland_can_be_said() {
    everything_can_be_said::<morgenland::Morgenland>();
}

/// The rules say why in English, and so does the file: with the same words.
fn english_reasons_are_those_of_the_rules<G: Lively>() {
    let mut known = BTreeSet::new();
    for way in Way::<G>::all() {
        let mut chance = FastChance::new(7);
        let mut state =
            G::begin(&way.options(), &G::Edition::default(), &mut chance).expect("a game that can begin");
        while let Some(turn) = Turn::<G>::next(&mut state) {
            let index = G::lively(turn.legal(), &mut chance);
            turn.play_listed(index, &mut chance, &mut Vec::<(Audience, G::Event)>::new());
            for action in (0..G::ACTIONS).filter_map(G::action) {
                let refused =
                    Seat::first(way.players()).filter_map(|seat| G::check(&state, seat, action).err());
                for illegal in refused {
                    if known.insert(illegal.code()) {
                        assert_eq!(
                            said::<G>(illegal),
                            format!("{} ({}).", capital(&illegal), illegal.rule())
                        );
                    }
                }
            }
        }
    }
    assert!(known.len() > 10, "{known:?}");
}

fn said<G: Game>(illegal: G::Illegal) -> String {
    let illegal = json!({ "code": "illegal", "because": illegal.code(), "why": "", "rule": illegal.rule() });
    Words::of(Language::En).problem(&json!({ "code": "refused", "refused": illegal }), Some(G::NAME))
}

fn capital(illegal: &impl Refusal) -> String {
    let text = illegal.to_string();
    let (first, rest) = text.split_at(1);
    format!("{}{rest}", first.to_uppercase())
}

#[test]
fn english_reasons_are_those_of_eschnapur() {
    english_reasons_are_those_of_the_rules::<eschnapur::Eschnapur>();
}

#[test]
fn english_reasons_are_those_of_morgenland() {
    english_reasons_are_those_of_the_rules::<morgenland::Morgenland>();
}
