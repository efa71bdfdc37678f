//! What people are told: every document that games bring about can be said in every language, and says what is so.

use std::collections::{BTreeMap, BTreeSet};

use eschnapur::Eschnapur;
use eschnapur::action::Action;
use eschnapur::edition::Edition;
use eschnapur::event::{Bid, Event, Fate, Gift};
use eschnapur::official::Official;
use eschnapur::palace::Part;
use eschnapur::privilege::{Privilege, PrivilegeSet};
use eschnapur::telling::{Choice, Question, Remark};
use eschnapur::view::{SlotView, View};
use serde::Serialize;
use serde_json::Value;
use strum::VariantNames;
use tabletop::game::Names;
use tabletop::telling::{Bit, Cell, Sheet};
use tabletop::{Audience, Counting, FastChance, Game, Lively, Observer, Seat, Told, Turn};
use words::{Language, Words};

type State = <Eschnapur as Game>::State;

/// Parts of three fields and privileges that everybody can afford: everything happens in a few rounds.
fn quick_edition() -> Edition {
    let costs = Privilege::ALL.map(|privilege| format!("{privilege} = 1\n")).concat();
    let part = |part| format!("[parts.{part}]\nvalues = [4, 5, 6]\nbag = 2\nwage = 5\n");
    let parts: String = (1..=8).map(part).collect();
    Eschnapur::read_edition(&format!("name = \"quick\"\n[costs]\n{costs}{parts}"))
        .expect("a possible edition")
}

/// Plays games at every number of players, and shows every state with what happened on the way to it.
fn every_state(games: u64, mut look: impl FnMut(&State, &[Event])) {
    for players in Eschnapur::PLAYERS {
        let options = Eschnapur::options(players, &[]).expect("so many can play");
        for game in 0..games {
            let edition = if game % 2 == 0 { Edition::default() } else { quick_edition() };
            let chance = &mut FastChance::for_game(players as u64, game);
            let mut state = Eschnapur::begin(&options, &edition, chance).expect("a game that can begin");
            let mut happened: Vec<(Audience, Event)> = Vec::new();
            loop {
                let events: Vec<Event> = happened.drain(..).map(|(_, event)| event).collect();
                look(&state, &events);
                let Some(turn) = Turn::<Eschnapur>::next(&mut state) else { break };
                let index = Eschnapur::lively(turn.legal(), chance);
                turn.play_listed(index, chance, &mut happened);
            }
        }
    }
}

/// Everybody's view, and a spectator's.
fn views(state: &State) -> impl Iterator<Item = View> {
    let players = Eschnapur::position(state).tableaus.players();
    Observer::all(players).map(|observer| Eschnapur::view(state, observer))
}

fn names() -> Names {
    Names::new(["Asha", "Bina", "Chand", "Devi"].map(str::to_owned).to_vec())
}

/// The documents that were said, each once, by the tag of their kind.
#[derive(Default)]
struct Said {
    documents: BTreeSet<String>,
    tags: BTreeSet<String>,
}

impl Said {
    /// Says a document in every language, if it is new.
    fn say(&mut self, kind: &str, document: &impl Serialize) {
        let document = serde_json::to_value(document).expect("documents can be written");
        if !self.documents.insert(document.to_string()) {
            return;
        }
        let tag = document[kind].as_str().unwrap_or_else(|| panic!("{document} has no {kind}"));
        self.tags.insert(tag.to_owned());
        for language in Language::ALL {
            let words = Words::of(language);
            let said = words.document(Eschnapur::NAME, &document, Some(&names()));
            well_put(&said.unwrap_or_else(|why| panic!("{language}: {document}: {why}")), kind);
            if kind == "choice" {
                let more = words.more(Eschnapur::NAME, &document, Some(&names()));
                let more = more.unwrap_or_else(|why| panic!("{language}: {document}: {why}"));
                if let Some(more) = more {
                    well_put(&more, "more");
                }
            }
        }
    }

    fn all_of(&self, variants: &[&str]) {
        let all: BTreeSet<String> = variants.iter().map(|&variant| variant.to_owned()).collect();
        assert_eq!(self.tags, all);
    }
}

/// A question is a sentence; everything has words, once.
fn well_put(said: &str, kind: &str) {
    assert!(!said.is_empty() && said.trim() == said && !said.contains("  "), "{said:?}");
    assert!(!said.contains(['{', '}', '$']), "{said:?}");
    assert!(kind != "ask" || said.ends_with(['.', '?']), "{said:?}");
    assert!(kind != "ask" || !said.starts_with(char::is_lowercase), "{said:?}");
}

#[test]
fn every_question_and_every_choice_can_be_said() {
    let (mut questions, mut choices) = (Said::default(), Said::default());
    every_state(30, |state, _| {
        for seat in Eschnapur::to_act(state).iter() {
            let view = Eschnapur::view(state, Observer::Seat(seat));
            questions.say("ask", &Eschnapur::question(&view).expect("whoever is to act is asked"));
            for action in Eschnapur::legal(state, seat).iter().filter_map(Eschnapur::action) {
                choices.say("choice", &Eschnapur::choice(&view, action));
            }
        }
    });
    questions.all_of(Question::VARIANTS);
    choices.all_of(Choice::VARIANTS);
}

/// A table tells choices of plans with the view before and after them.
#[test]
fn every_action_can_be_said_at_any_time() {
    let mut choices = Said::default();
    every_state(1, |state, _| {
        for view in views(state) {
            for action in (0..Eschnapur::ACTIONS).filter_map(Eschnapur::action) {
                choices.say("choice", &Eschnapur::choice(&view, action));
            }
        }
    });
    choices.all_of(Choice::VARIANTS);
}

#[test]
fn nobody_else_is_asked() {
    every_state(2, |state, _| {
        for view in views(state) {
            let is_to_act = view.observer.seat().is_some_and(|seat| Eschnapur::to_act(state).contains(seat));
            assert_eq!(Eschnapur::question(&view).is_some(), is_to_act, "{:?}", view.phase);
        }
    });
}

fn remarks(sheet: &Sheet<Remark>) -> impl Iterator<Item = &Remark> {
    let Sheet { heading, grids, notes } = sheet;
    let cells = grids.iter().flat_map(|grid| {
        let heads = grid.columns.iter().map(|column| &column.head);
        heads.chain(grid.rows.iter().flat_map(|row| &row.cells))
    });
    let bits = cells.chain(notes.iter().map(|note| &note.text)).flat_map(|cell| &cell.0);
    let said = bits.filter_map(|bit| match bit {
        Bit::Said(remark) => Some(remark),
        Bit::Sign(_) | Bit::Player(_) => None,
    });
    let others = grids.iter().flat_map(|grid| &grid.legend).chain(notes.iter().map(|note| &note.label));
    heading.iter().chain(others).chain(said)
}

#[test]
fn every_remark_can_be_said() {
    let mut said = Said::default();
    every_state(30, |state, _| {
        for view in views(state) {
            for remark in Eschnapur::explain(&view) {
                said.say("remark", &remark);
            }
            let sheet = Eschnapur::sheet(&view, Counting::Open);
            remarks(&sheet).for_each(|remark| said.say("remark", remark));
            for grid in &sheet.grids {
                let widths: BTreeSet<usize> = grid.rows.iter().map(|row| row.cells.len()).collect();
                assert_eq!(widths, BTreeSet::from([grid.columns.len()]), "a cell for each column");
            }
        }
    });
    // Nobody has all ten privileges bought, or an empty bank, in so few games by chance.
    let mut bare = Eschnapur::view(&begun(3), Observer::Seat(Seat::A));
    bare.public.privileges = PrivilegeSet::EMPTY;
    let sheet = Eschnapur::sheet(&bare, Counting::Open);
    remarks(&sheet).for_each(|remark| said.say("remark", remark));
    said.all_of(Remark::VARIANTS);
}

fn begun(players: usize) -> State {
    let options = Eschnapur::options(players, &[]).expect("so many can play");
    Eschnapur::begin(&options, &Edition::default(), &mut FastChance::new(1)).expect("a game that can begin")
}

/// A document says what is so: questions against the position.
#[test]
fn questions_say_how_it_stands() {
    every_state(4, |state, _| {
        let position = serde_json::to_value(Eschnapur::position(state)).expect("positions can be written");
        for seat in Eschnapur::to_act(state).iter() {
            let view = Eschnapur::view(state, Observer::Seat(seat));
            let own = &position["tableaus"][seat.to_string()];
            let question = Eschnapur::question(&view).expect("whoever is to act is asked");
            let legal: Vec<Action> =
                Eschnapur::legal(state, seat).iter().filter_map(Eschnapur::action).collect();
            match question {
                Question::Coins { left } => assert_eq!(position["payment"]["left"], left),
                Question::Sites { picked } => assert!(picked.len() < 2),
                Question::Gold { official, left } => {
                    assert!(legal.iter().all(
                        |action| matches!(action, Action::Lay(of, _) | Action::Leave(of) if *of == official)
                    ));
                    assert!((1..=5).contains(&left));
                }
                Question::FromHand { official } => {
                    assert_eq!(position["phase"]["official"], official.number());
                }
                Question::Marker { marker } => {
                    let markers = &position["phase"]["markers"];
                    assert_eq!(markers[usize::from(marker) - 1], Value::Null);
                    assert!((1..marker).all(|lower| markers[usize::from(lower) - 1] != Value::Null));
                }
                Question::Build { stones } => assert_eq!(own["stones"], stones),
                Question::Set { part, owner } => {
                    let tower = position["palace"][part.to_string()].as_str().expect("a row of owners");
                    assert!(tower.ends_with(&owner.to_string()));
                }
                Question::Buy { points, .. } => {
                    assert_eq!(own["pp"], points);
                    assert!(legal.contains(&Action::Pass));
                }
                Question::Blockade | Question::Stop => assert!(legal.contains(&Action::Beside)),
                Question::ChooseMarker => assert!(matches!(legal[0], Action::ChooseMarker(_))),
                Question::Lift => assert!(legal.contains(&Action::Stay)),
                Question::Protect => assert!(matches!(legal[0], Action::Protect(_))),
            }
        }
    });
}

/// A document says what is so: a choice against what happens when it is made.
#[test]
fn choices_say_what_comes_of_them() {
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    every_choice(20, |view, choice, after, events| {
        let (seat, happened) =
            (view.observer.seat().expect("a player chose"), |event| events.contains(&event));
        let what = match choice {
            Choice::Build { part, next, points } => {
                let next = next.expect("a part that is built on is not full");
                assert!(happened(Event::Built { seat, part, field: next.fields - next.free + 1 }));
                assert_eq!(next.bag, happened(Event::Premium { part, premium: 3 }));
                assert_eq!(points.is_some(), next.free == 1);
                "build"
            }
            Choice::Buy { privilege, cost, left } => {
                assert!(happened(Event::Bought { seat, privilege, cost }));
                assert_eq!(view.tableaus[seat].public.pp, left + u16::from(cost));
                "buy"
            }
            Choice::Take { gold, left } => {
                assert!(happened(Event::Took { seat, gold }));
                // Once all is taken, more may be due to the same player.
                let taking = after.payment.filter(|claim| claim.seat == seat && left > 0);
                assert_eq!(taking.map_or(0, |claim| claim.left), left);
                "take"
            }
            Choice::Marker { seat, marker } => {
                assert!(happened(Event::MarkerHanded { seat, marker }));
                "marker"
            }
            Choice::Beside { official } => {
                assert_eq!(happened(Event::BlockadeBeside), official == Official::Blockade);
                assert!(happened(Event::StopBeside) || official == Official::Blockade);
                "beside"
            }
            Choice::Lift { part, top } => {
                let top = top.expect("a stone that is lifted lies there");
                assert_eq!(Some(top.owner), view.public.palace[part].topmost());
                "lift"
            }
            Choice::EndTurn => {
                assert_eq!(view.tableaus[seat].public.stones, after.tableaus[seat].public.stones);
                assert!(Eschnapur::question(after) != Eschnapur::question(view));
                "end-turn"
            }
            Choice::Site { .. }
            | Choice::Lay { .. }
            | Choice::Leave { .. }
            | Choice::Block { .. }
            | Choice::Stop { .. }
            | Choice::ChooseMarker { .. }
            | Choice::Set { .. }
            | Choice::Stay
            | Choice::Protect { .. }
            | Choice::Pass => return,
        };
        *seen.entry(what).or_default() += 1;
    });
    let expected = ["beside", "build", "buy", "end-turn", "lift", "marker", "take"];
    assert_eq!(seen.keys().copied().collect::<Vec<_>>(), expected, "{seen:?}");
}

/// Plays games and hands on every choice: what the player saw, the document, what they saw then, and what happened.
fn every_choice(games: u64, mut look: impl FnMut(&View, Choice, &View, &[Event])) {
    for players in Eschnapur::PLAYERS {
        let options = Eschnapur::options(players, &[]).expect("so many can play");
        for game in 0..games {
            let edition = if game % 2 == 0 { Edition::default() } else { quick_edition() };
            let chance = &mut FastChance::for_game(players as u64, game);
            let mut state = Eschnapur::begin(&options, &edition, chance).expect("a game that can begin");
            while let Some((seat, legal)) = Eschnapur::next(&state) {
                let index = Eschnapur::lively(legal, chance);
                let view = Eschnapur::view(&state, Observer::Seat(seat));
                let choice = Eschnapur::choice(&view, Eschnapur::action(index).expect("a legal action"));
                let mut happened: Vec<(Audience, Event)> = Vec::new();
                let turn = Turn::<Eschnapur>::next(&mut state).expect("the same turn");
                turn.play_listed(index, chance, &mut happened);
                let events: Vec<Event> = happened.into_iter().map(|(_, event)| event).collect();
                look(&view, choice, &Eschnapur::view(&state, Observer::Seat(seat)), &events);
            }
        }
    }
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

/// A document says what is so: the sheet against the view.
#[test]
fn the_sheet_says_what_lies_on_the_table() {
    every_state(3, |state, _| {
        for view in views(state) {
            let sheet = Eschnapur::sheet(&view, Counting::Open);
            let [palace, players] = sheet.grids.as_slice() else { panic!("two tables") };
            for (row, part) in palace.rows.iter().zip(Part::in_play(view.tableaus.players()).iter()) {
                assert_eq!(signs(&row.cells[0]), part.to_string());
                let letters: String = row.cells[1..]
                    .iter()
                    .map(signs)
                    .filter_map(|sign| sign.chars().next().filter(char::is_ascii_alphabetic))
                    .collect();
                assert_eq!(letters, view.public.palace[part].to_string());
            }
            for (row, (seat, tableau)) in players.rows.iter().zip(view.tableaus.iter()) {
                assert_eq!(row.marked, view.to_act().contains(seat));
                let [vp, pp, stones, supply, cards] = [1, 2, 3, 4, 5].map(|column| signs(&row.cells[column]));
                assert_eq!((vp, pp), (tableau.public.vp.to_string(), tableau.public.pp.to_string()));
                assert_eq!((stones, supply), (tableau.public.stones.to_string(), tableau.supply.to_string()));
                assert_eq!(cards, tableau.cards.to_string());
                let hidden = row.cells.iter().filter(|cell| signs(cell) == "[?]").count();
                let covered = tableau.slots.iter().filter(|slot| **slot == SlotView::Down(None)).count();
                assert_eq!(hidden, covered);
            }
            let hand = sheet.notes.iter().find(|note| note.label == Remark::Hand);
            assert_eq!(hand.is_some(), view.observer.seat().is_some());
        }
    });
}

/// The open cards of an official who is decided by this event.
fn decided(event: &Event) -> Option<&[Bid]> {
    if let Event::Won { bids, .. } | Event::NobodyWon { bids, .. } | Event::StonesHanded { bids, .. } = event
    {
        Some(bids)
    } else {
        None
    }
}

/// EW.5, E5.3, E9.1, E9.5: events say where every card and every stone goes, so that whoever draws them needs no rule.
#[test]
fn ew_5_e5_3_e9_1_events_say_where_everything_goes() {
    let mut fates: BTreeSet<String> = BTreeSet::new();
    let mut before: Option<View> = None;
    every_state(10, |state, happened| {
        let view = Eschnapur::view(state, Observer::Spectator);
        if let Some(before) = before.take().filter(|before| before.public.figures == view.public.figures) {
            let (mut bank, mut supplies) =
                (before.public.bank, before.tableaus.map(|_, tableau| tableau.supply));
            for event in happened {
                if let Some(bids) = decided(event) {
                    bank = bank.with(bids.iter().filter(|bid| bid.spent).map(|bid| bid.gold).collect());
                    fates.extend(bids.iter().map(|bid| format!("{:?}", bid.fate)));
                } else if let Event::PointsGained { cards, points, .. } = event {
                    assert_eq!(cards.worth(), *points);
                    bank = bank.with(*cards);
                } else if let Event::Took { gold, .. } = event {
                    bank.remove(*gold);
                } else if let Event::StonesGained { seat, gained, .. } = event {
                    supplies[*seat] -= gained;
                } else if let Event::Finished { returned, .. } = event {
                    for (seat, stones) in returned.iter() {
                        supplies[seat] += stones;
                    }
                }
            }
            assert_eq!(bank, view.public.bank, "{happened:?}");
            assert_eq!(supplies, view.tableaus.map(|_, tableau| tableau.supply), "{happened:?}");
        }
        before = (!Eschnapur::to_act(state).is_empty()).then_some(view);
    });
    let all = [Fate::Won, Fate::Cancelled, Fate::Tied, Fate::Lost, Fate::Full, Fate::Half];
    assert_eq!(fates, all.iter().map(|fate| format!("{fate:?}")).collect());
}

/// E3.6, E5.1: stones are given for one reason at a time, and those for cards are as many as their fate says.
#[test]
fn e5_1_stones_for_cards_follow_from_their_fate() {
    let mut halves = 0;
    every_state(6, |_, happened| {
        let is_handing = |event: &&Event| matches!(event, Event::StonesHanded { .. });
        let handed = happened.iter().find(is_handing).and_then(decided);
        for event in happened {
            let Event::StonesGained { seat, due, because: Gift::Card, .. } = event else { continue };
            let bids = handed.expect("official 3 is decided before stones are given");
            let Bid { gold, fate, .. } =
                bids.iter().find(|bid| bid.seat == *seat).expect("a card brought them");
            let full = gold.value();
            assert_eq!(*due, if *fate == Fate::Full { full } else { full.div_ceil(2) });
            halves += u32::from(*fate == Fate::Half);
        }
    });
    assert!(halves > 10, "{halves} cards brought half");
}
