//! What people are told: every document that games bring about can be said in every language, and says what is so.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on stops where it is")]

use std::collections::BTreeSet;

use goofspiel::Goofspiel;
use goofspiel::action::Action;
use goofspiel::card::points;
use goofspiel::edition::Edition;
use goofspiel::state::State;
use goofspiel::telling::{Choice, Question, Remark};
use serde::Serialize;
use strum::VariantNames;
use tabletop::game::Names;
use tabletop::telling::{Bit, Cell, Sheet};
use tabletop::{Counting, FastChance, Game, Lively, Observer, Told, Turn, Way};
use words::{Language, Words};

/// Plays a few games in every way, and shows every state.
fn every_state(mut look: impl FnMut(&State)) {
    for way in Way::<Goofspiel>::all() {
        for game in 0..3 {
            let chance = &mut FastChance::for_game(way.players() as u64, game);
            let mut state = Goofspiel::begin(&way.options(), &Edition::default(), chance).unwrap();
            loop {
                look(&state);
                let Some(turn) = Turn::<Goofspiel>::next(&mut state) else { break };
                let index = Goofspiel::lively(turn.legal(), chance);
                turn.play_listed(index, chance, &mut ());
            }
        }
    }
}

fn observers(state: &State) -> impl Iterator<Item = Observer> {
    Observer::all(Goofspiel::position(state).bids.players())
}

/// Says a document in every language, and notes its tag.
fn say(kind: &str, document: &impl Serialize, tags: &mut BTreeSet<String>) {
    let document = tabletop::plain::value(document);
    let names = Names::new(["Asha", "Bina", "Chand", "Devi", "Esha"].map(str::to_owned).to_vec());
    tags.insert(document[kind].as_str().expect("a tag").to_owned());
    for language in Language::ALL {
        let words = Words::of(language);
        let said = words.document(Goofspiel::NAME, &document, Some(&names));
        let said = said.unwrap_or_else(|why| panic!("{language}: {document}: {why}"));
        let more =
            words.more(Goofspiel::NAME, &document, Some(&names)).expect("what there is to add can be said");
        for said in [Some(said), more].into_iter().flatten() {
            assert!(!said.is_empty() && said.trim() == said && !said.contains(['{', '}', '$']), "{said:?}");
        }
    }
}

fn all_of(variants: &[&str]) -> BTreeSet<String> {
    variants.iter().map(|&variant| variant.to_owned()).collect()
}

fn remarks(sheet: &Sheet<Remark>) -> Vec<&Remark> {
    let Sheet { heading, grids, notes } = sheet;
    let heads = grids.iter().flat_map(|grid| grid.columns.iter().map(|column| &column.head));
    let rows = grids.iter().flat_map(|grid| grid.rows.iter().flat_map(|row| &row.cells));
    let bits = heads.chain(rows).chain(notes.iter().map(|note| &note.text)).flat_map(|cell| &cell.0);
    let said = bits.filter_map(|bit| match bit {
        Bit::Said(remark) => Some(remark),
        Bit::Sign(_) | Bit::Player(_) => None,
    });
    let legends = grids.iter().flat_map(|grid| &grid.legend);
    said.chain(heading).chain(legends).chain(notes.iter().map(|note| &note.label)).collect()
}

#[test]
fn everything_can_be_said() {
    let (mut asked, mut chosen, mut remarked) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    every_state(|state| {
        for observer in observers(state) {
            let view = Goofspiel::view(state, observer);
            if let Some(question) = Goofspiel::question(&view) {
                say("ask", &question, &mut asked);
            }
            for action in (0..Goofspiel::ACTIONS).filter_map(Goofspiel::action) {
                say("choice", &Goofspiel::choice(&view, action), &mut chosen);
            }
            for remark in Goofspiel::explain(&view) {
                say("remark", &remark, &mut remarked);
            }
            for remark in remarks(&Goofspiel::sheet(&view, Counting::Open)) {
                say("remark", remark, &mut remarked);
            }
        }
    });
    assert_eq!(asked, all_of(Question::VARIANTS));
    assert_eq!(chosen, all_of(Choice::VARIANTS));
    assert_eq!(remarked, all_of(Remark::VARIANTS));
}

/// G1.2: whoever has to bid is asked for what lies open, and nobody else is asked.
#[test]
fn g1_2_questions_say_how_it_stands() {
    every_state(|state| {
        for observer in observers(state) {
            let view = Goofspiel::view(state, observer);
            let is_asked = observer.seat().is_some_and(|seat| Goofspiel::to_act(state).contains(seat));
            let expected = view.public.prize.filter(|_| is_asked).map(|prize| Question::Bid {
                prize,
                kept: view.public.kept,
                stake: points(view.public.kept) + u16::from(prize.number()),
            });
            assert_eq!(Goofspiel::question(&view), expected);
        }
    });
}

/// A choice names those who could bid higher: against everything they could bid.
#[test]
fn choices_say_who_has_a_higher_card() {
    let mut safe = 0;
    every_state(|state| {
        for seat in Goofspiel::to_act(state).iter() {
            let view = Goofspiel::view(state, Observer::Seat(seat));
            for index in Goofspiel::legal(state, seat).iter() {
                let action = Goofspiel::action(index).expect("a legal action");
                let Choice::Bid { card, above } = Goofspiel::choice(&view, action);
                assert_eq!(Action::Bid(card), action);
                for (other, player) in view.public.players.iter().filter(|(other, _)| *other != seat) {
                    assert_eq!(above.contains(other), player.hand.iter().any(|theirs| theirs > card));
                }
                assert!(!above.contains(seat));
                safe += usize::from(above.is_empty());
            }
        }
    });
    assert!(safe > 20, "{safe} bids that nobody can beat");
}

/// The signs of a cell, as whoever lays it out would write them.
fn signs(cell: &Cell<Remark>) -> String {
    let signs = cell.0.iter().filter_map(|bit| match bit {
        Bit::Sign(sign) => Some(sign.clone()),
        Bit::Player(seat) => Some(seat.to_string()),
        Bit::Said(_) => None,
    });
    signs.collect::<Vec<_>>().join(" ")
}

/// GP.3: the sheet shows the own bid and hides those of the others.
#[test]
fn gp_3_the_sheet_says_what_lies_on_the_table() {
    let (mut own, mut hidden) = (0, 0);
    every_state(|state| {
        for observer in observers(state) {
            let view = Goofspiel::view(state, observer);
            let sheet = Goofspiel::sheet(&view, Counting::Open);
            let [grid] = sheet.grids.as_slice() else { panic!("one table") };
            for (row, (seat, player)) in grid.rows.iter().zip(view.public.players.iter()) {
                assert_eq!(row.cells.len(), grid.columns.len(), "a cell for each column");
                assert_eq!(row.marked, view.awaited.contains(seat));
                assert_eq!(signs(&row.cells[0]), seat.to_string());
                assert_eq!(signs(&row.cells[1]), points(player.won).to_string());
                let numbers: Vec<String> = player.hand.iter().map(|card| card.to_string()).collect();
                assert_eq!(signs(&row.cells[3]), numbers.join(" "));
                let bid = signs(&row.cells[4]);
                match view.mine.filter(|_| observer.is(seat)) {
                    Some(card) => assert_eq!(bid, format!("[{card}]")),
                    None if view.public.prize.is_none() || row.marked => assert_eq!(bid, "–"),
                    None => assert_eq!(bid, "[?]"),
                }
                own += usize::from(view.mine.is_some() && observer.is(seat));
                hidden += usize::from(bid == "[?]");
            }
        }
    });
    assert!(own > 100 && hidden > 100, "{own} own bids, {hidden} hidden ones");
}
