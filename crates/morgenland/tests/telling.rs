//! Whatever happens can be told: every document has its message in every language, says what is true, and choices can be
//! told apart.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use morgenland::Morgenland;
use morgenland::action::{Action, Actions};
use morgenland::artefact::Artefact;
use morgenland::ask::Ask;
use morgenland::edition::Edition;
use morgenland::illegal::Illegal;
use morgenland::position::Position;
use morgenland::room::Bottom;
use morgenland::space::{Region, Space};
use morgenland::spell::Spell;
use morgenland::telling::{Award, Choice, Fate, Head, NoteTopic, Phrase, Question, Remark, Step, Used, What};
use morgenland::view::View;
use serde::Serialize;
use serde_json::Value;
use strum::VariantNames;
use tabletop::game::Names;
use tabletop::telling::{Bit, Cell, Sheet};
use tabletop::{Chance, Counting, FastChance, Game, Lively, Observer, Refusal as _, Seat, Told, Turn, Way};
use words::{Language, Words};

type State = <Morgenland as Game>::State;

/// What the players are called.
fn names() -> Names {
    Names::new(["Asha", "Bina", "Chand", "Devi", "Esha"].map(String::from).to_vec())
}

/// A document as JSON.
fn json(document: &impl Serialize) -> Value {
    tabletop::plain::value(document)
}

/// A document in a language; there must be a message for it with nothing missing.
fn say(language: Language, document: &impl Serialize) -> String {
    let document = json(document);
    let said = Words::of(language).document("morgenland", &document, Some(&names()));
    said.unwrap_or_else(|why| panic!("{language}: {document}: {why}"))
}

/// Every remark of a sheet.
fn remarks(sheet: &Sheet<Remark>) -> Vec<&Remark> {
    let Sheet { heading, grids, notes } = sheet;
    let columns = grids.iter().flat_map(|grid| grid.columns.iter().map(|column| &column.head));
    let cells = grids.iter().flat_map(|grid| grid.rows.iter().flat_map(|row| &row.cells));
    let texts = notes.iter().map(|note| &note.text);
    let bits = columns.chain(cells).chain(texts).flat_map(|Cell(bits)| bits);
    let said = bits.filter_map(|bit| match bit {
        Bit::Said(remark) => Some(remark),
        Bit::Sign(_) | Bit::Player(_) => None,
    });
    let legends = grids.iter().flat_map(|grid| &grid.legend);
    heading.iter().chain(legends).chain(notes.iter().map(|note| &note.label)).chain(said).collect()
}

/// How many games of each way to play are looked at.
const GAMES: u64 = 18;

/// Plays games of all kinds, and shows every state on the way. A third of them uniformly, and a third with players who
/// use what they have: they reach other corners of the rules.
fn every_state(games: u64, mut look: impl FnMut(&State)) {
    for way in Way::<Morgenland>::all() {
        for game in 0..games {
            let chance = &mut FastChance::for_game(way.players() as u64, game);
            let mut state = Morgenland::begin(&way.options(), &Edition::default(), chance)
                .expect("a game that can begin");
            loop {
                look(&state);
                let Some(turn) = Turn::<Morgenland>::next(&mut state) else { break };
                let legal = turn.legal();
                let index = match game % 3 {
                    0 => Morgenland::lively(legal, chance),
                    1 => Morgenland::uniform(legal, chance),
                    _ => eager(legal, chance).unwrap_or_else(|| Morgenland::lively(legal, chance)),
                };
                turn.play_listed(index, chance, &mut ());
            }
        }
    }
}

/// Every other time an artefact, a spell or a counter, if there is any to play.
fn eager(legal: Actions, chance: &mut impl Chance) -> Option<usize> {
    let is_play = |index: &usize| {
        let action = Morgenland::action(*index);
        matches!(action, Some(Action::Artefact(_) | Action::Cast(_) | Action::Counter(_)))
    };
    let plays: Vec<_> = legal.iter().filter(is_play).collect();
    let coin = chance.below(2) == 0;
    (coin && !plays.is_empty()).then(|| plays[chance.below(plays.len() as u32) as usize])
}

/// Shows whoever is asked, with what they see and what they may do.
fn every_question(games: u64, mut look: impl FnMut(&State, &View, Question, Vec<Action>)) {
    every_state(games, |state| {
        let Some((seat, legal)) = Morgenland::next(state) else { return };
        let view = Morgenland::view(state, Observer::Seat(seat));
        let question = Morgenland::question(&view).expect("whoever is asked is asked something");
        look(state, &view, question, legal.iter().filter_map(Morgenland::action).collect());
    });
}

/// What was said, each document once.
#[derive(Default)]
struct Heard {
    said: BTreeSet<String>,
    /// The words in the documents, by field: which tags, steps and so on there were.
    words: BTreeMap<String, BTreeSet<String>>,
}

impl Heard {
    /// Says a document in every language, unless it was said before; looks at each sentence.
    fn hear(&mut self, document: &Value, look: impl Fn(&str)) {
        if !self.said.insert(document.to_string()) {
            return;
        }
        self.note(document);
        for language in Language::ALL {
            let said = say(language, document);
            assert!(!said.is_empty() && said.trim() == said, "{language}: {said:?}");
            assert!(!said.contains("  ") && !said.contains('{'), "{language}: {said:?}");
            look(&said);
        }
    }

    fn note(&mut self, document: &Value) {
        if let Some(members) = document.as_object() {
            for (field, value) in members {
                if let Some(word) = value.as_str() {
                    self.words.entry(field.clone()).or_default().insert(word.to_owned());
                }
                self.note(value);
            }
        } else if let Some(items) = document.as_array() {
            for item in items {
                self.note(item);
            }
        }
    }

    /// All of these were there.
    fn assert_heard(&self, field: &str, expected: &[&str]) {
        let heard = &self.words[field];
        let missing: Vec<_> = expected.iter().filter(|word| !heard.contains(**word)).collect();
        assert!(missing.is_empty(), "{field}: nothing was told of {missing:?}");
    }
}

fn tags<T: VariantNames>() -> &'static [&'static str] {
    T::VARIANTS
}

#[test]
fn everything_that_is_asked_and_may_be_chosen_can_be_said() {
    let mut heard = Heard::default();
    every_question(GAMES, |_, view, question, legal| {
        heard.hear(&json(&question), |said| assert!(said.contains('?'), "{said}"));
        for action in legal {
            heard.hear(&json(&Morgenland::choice(view, action)), |_| {});
        }
    });
    heard.assert_heard("ask", tags::<Question>());
    heard.assert_heard("choice", tags::<Choice>());
    heard.assert_heard("what", tags::<What>());
    heard.assert_heard("spell", &Spell::ALL.iter().map(|spell| spell.name()).collect::<Vec<_>>());
}

#[test]
fn everything_that_is_remarked_can_be_said() {
    let mut heard = Heard::default();
    let mut states = 0;
    every_state(GAMES, |state| {
        states += 1;
        let asked = Morgenland::to_act(state).lowest().map(Observer::Seat);
        // Others see nothing else most of the time.
        let others = [Observer::Seat(Seat::A), Observer::Spectator];
        let others = others.into_iter().filter(|_| states % 5 == 0 || asked.is_none());
        for observer in asked.into_iter().chain(others) {
            let view = Morgenland::view(state, observer);
            let sheet = Morgenland::sheet(&view, Counting::Open);
            for remark in Morgenland::explain(&view).iter().chain(remarks(&sheet)) {
                heard.hear(&json(remark), |_| {});
            }
            for grid in &sheet.grids {
                assert!(grid.rows.iter().all(|row| row.cells.len() == grid.columns.len()));
            }
        }
    });
    for remark in remarks(&Morgenland::sheet(&rarely_seen(), Counting::Open)) {
        heard.hear(&json(remark), |_| {});
    }
    // What other documents hold is heard there.
    let own: Vec<_> = tags::<Remark>().iter().filter(|tag| **tag != "phrase").copied().collect();
    heard.assert_heard("remark", &own);
    heard.assert_heard("step", tags::<Step>());
    heard.assert_heard("award", tags::<Award>());
    heard.assert_heard("head", tags::<Head>());
    heard.assert_heard("about", tags::<NoteTopic>());
    heard.assert_heard("used", tags::<Used>());
    heard.assert_heard("fate", tags::<Fate>());
}

/// Two spells must meet on one room for this (M7.2, M7.12).
fn rarely_seen() -> View {
    let way = Way::<Morgenland>::all().last().expect("there are ways to play");
    let state = Morgenland::begin(&way.options(), &Edition::default(), &mut FastChance::new(0));
    let mut view = Morgenland::view(&state.expect("a game that can begin"), Observer::Spectator);
    let room = view.rooms.get_mut(&Space::Room1).expect("there is a first room");
    room.public.bottom = Some(Bottom::IfAny(Artefact::Key));
    view
}

/// One document of each kind as people read it, in every language. A change of these texts is a change of what people
/// read: look at it before accepting it.
#[test]
fn what_people_read() {
    let mut examples: BTreeMap<String, Value> = BTreeMap::new();
    let mut keep = |document: Value| {
        let kinds = ["ask", "choice", "remark"];
        let tag = kinds.into_iter().find_map(|kind| Some(format!("{kind} {}", document[kind].as_str()?)));
        let about = ["what", "step", "award", "fate"].into_iter().find_map(|field| document[field].as_str());
        examples.entry(format!("{} {}", tag.expect("a tag"), about.unwrap_or_default())).or_insert(document);
    };
    let mut states = 0;
    every_question(GAMES, |state, view, question, legal| {
        keep(json(&question));
        for action in legal {
            keep(json(&Morgenland::choice(view, action)));
        }
        states += 1;
        if states % 10 > 0 {
            return;
        }
        let spectator = Morgenland::view(state, Observer::Spectator);
        for sheet in [Morgenland::sheet(view, Counting::Open), Morgenland::sheet(&spectator, Counting::Open)]
        {
            for remark in remarks(&sheet) {
                keep(json(remark));
            }
        }
        for remark in Morgenland::explain(view) {
            keep(json(&remark));
        }
    });
    for language in Language::ALL {
        let line = |(kind, document): (&String, &Value)| {
            let more =
                Words::of(language).more("morgenland", document, Some(&names())).expect("what can be said");
            let more = more.map(|more| format!(": {more}")).unwrap_or_default();
            format!("{}| {}{more}", kind, say(language, document))
        };
        let text: Vec<_> = examples.iter().map(line).collect();
        insta::assert_snapshot!(format!("what_people_read_{language}"), text.join("\n"));
    }
}

/// Whoever is not asked is asked nothing, and after the end nobody is.
#[test]
fn only_whoever_is_asked_is_asked_something() {
    every_state(1, |state| {
        let awaited = Morgenland::to_act(state);
        for observer in Observer::all(Morgenland::position(state).players.players()) {
            let asked = Morgenland::question(&Morgenland::view(state, observer)).is_some();
            assert_eq!(asked, observer.seat().is_some_and(|seat| awaited.contains(seat)));
        }
    });
}

/// Also what cannot be chosen now has words: a screen may name it before its time.
#[test]
fn every_action_can_be_said_at_any_time() {
    let mut heard = Heard::default();
    let mut states = 0;
    every_state(1, |state| {
        states += 1;
        if states % 7 > 0 {
            return;
        }
        for observer in [Observer::Seat(Seat::B), Observer::Spectator] {
            let view = Morgenland::view(state, observer);
            for action in (0..Morgenland::ACTIONS).filter_map(Morgenland::action) {
                heard.hear(&json(&Morgenland::choice(&view, action)), |_| {});
            }
        }
    });
}

/// Those choices that have more to say.
fn with_more() -> BTreeSet<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en/ask-morgenland.ftl");
    let text = fs::read_to_string(file).expect("the file of questions and choices");
    let mut found = BTreeSet::new();
    let mut id = "";
    for line in text.lines() {
        if let Some(choice) = line.strip_prefix("morgenland-choice-") {
            id = choice.split(' ').next().unwrap_or_default();
        } else if line.starts_with("    .more = ") {
            found.insert(id.to_owned());
        }
    }
    found
}

#[test]
fn choices_can_be_told_apart_and_fit_a_button() {
    let with_more = with_more();
    assert!(with_more.len() > 10, "{with_more:?}");
    // Each choice is said once.
    let mut known: BTreeMap<String, Vec<(String, Option<String>)>> = BTreeMap::new();
    every_question(3, |_, view, question, legal| {
        let mut told = vec![BTreeSet::new(); Language::ALL.len()];
        for action in legal {
            let choice = json(&Morgenland::choice(view, action));
            let said =
                known.entry(choice.to_string()).or_insert_with(|| in_all_languages(&choice, &with_more));
            for (told, said) in told.iter_mut().zip(said) {
                assert!(told.insert(said.clone()), "{question:?}: {said:?} twice");
            }
        }
    });
}

/// A choice with what there is to add to it.
fn in_all_languages(choice: &Value, with_more: &BTreeSet<String>) -> Vec<(String, Option<String>)> {
    let tag = choice["choice"].as_str().expect("a tag");
    let say = |language| {
        let value = say(language, choice);
        assert!(value.chars().count() <= 80, "{language}: {value}");
        let more = Words::of(language).more("morgenland", choice, Some(&names())).expect("what can be said");
        assert_eq!(more.is_some(), with_more.contains(tag), "{language}: {choice}");
        (value, more)
    };
    Language::ALL.into_iter().map(say).collect()
}

#[test]
fn every_step_is_explained_with_the_rule_under_which_it_is_asked() {
    let mut before = BTreeSet::new();
    every_state(2, |state| {
        let Some((seat, _)) = Morgenland::next(state) else { return };
        let told = Morgenland::explain(&Morgenland::view(state, Observer::Seat(seat)));
        // What is refused as not asked for cites the rule of the question.
        let refused = (0..Morgenland::ACTIONS)
            .filter_map(Morgenland::action)
            .filter_map(|action| Morgenland::check(state, seat, action).err())
            .find(|why| matches!(why, Illegal::WrongKind(_)));
        let rule = refused.expect("much is never asked at once").rule();
        if !before.insert(format!("{rule} {told:?}")) {
            return;
        }
        for language in Language::ALL {
            let text: Vec<_> = told.iter().map(|remark| say(language, remark)).collect();
            assert!(text.iter().any(|text| text.contains(rule)), "{rule} is missing in: {text:?}");
        }
    });
}

/// What comes of an action.
fn after(state: &State, seat: Seat, action: Action) -> Position {
    let mut state = *state;
    let done = Morgenland::apply(&mut state, seat, action, &mut FastChance::new(7), &mut ());
    done.expect("a legal action");
    Morgenland::position(&state)
}

/// The figures of questions and choices are those by which the rules go on.
#[test]
fn what_is_told_is_what_happens() {
    let mut compared: BTreeMap<String, usize> = BTreeMap::new();
    every_question(GAMES, |state, view, question, legal| {
        let seat = view.observer.seat().expect("whoever is asked");
        let before = Morgenland::position(state);
        compare_question(&before, seat, &question);
        *compared.entry(format!("ask {}", json(&question)["ask"])).or_default() += 1;
        for action in legal {
            let choice = Morgenland::choice(view, action);
            if compare_choice(&before, seat, &choice, || after(state, seat, action)) {
                *compared.entry(format!("choice {}", json(&choice)["choice"])).or_default() += 1;
            }
            if let (Question::Market { units }, Action::Give(_)) = (&question, action) {
                let Ask::Taking(taking) = after(state, seat, action).ask else { panic!("three are taken") };
                assert_eq!(taking.left, *units);
            }
            if let (Question::Buy { price, .. }, Action::Buy) = (&question, action) {
                let Ask::Price(due) = after(state, seat, action).ask else { panic!("a price is paid") };
                let told: Vec<_> = price.iter().map(units).collect();
                assert_eq!(told, Vec::from(due.tokens));
            }
            if let (Question::Keep { to }, Action::Keep(_)) = (&question, action) {
                let after = after(state, seat, action);
                let held = |at: &Position, seat: Seat| at.players[seat].spells.len();
                match to {
                    Some(to) => assert_eq!(held(&after, *to), held(&before, *to) + 1),
                    None => assert_eq!(after.public.discard.len(), before.public.discard.len() + 1),
                }
            }
        }
    });
    assert!(compared.len() > 20, "{compared:?}");
}

fn units(phrase: &Phrase) -> u8 {
    let Phrase::Price { units, .. } = phrase else { panic!("{phrase:?} is no price") };
    *units
}

/// How many tokens a player has in the rooms.
fn in_rooms(position: &Position, seat: Seat) -> usize {
    let pieces = position.players[seat].pieces;
    let spaces = pieces.iter().filter_map(|(_, piece)| piece.space());
    spaces.filter(|space| space.room_index().is_some()).count()
}

fn compare_question(position: &Position, seat: Seat, question: &Question) {
    let owned = position.players[seat].treasure.total();
    if let Question::Bribe { guard, strength, due } = question {
        assert_eq!((*guard, *due), (position.guard.strength, guard - strength));
        assert!(*due <= owned);
    } else if let Question::SultansTax { caster, tokens, due } = question {
        assert_eq!((usize::from(*tokens), tokens), (in_rooms(position, seat), due));
        assert!(*due <= owned && *caster != seat);
    } else if let Question::CityTax { caster, piece: Phrase::Piece { piece, own, .. }, due } = question {
        assert!(*own && piece.owner == seat && *caster != seat && *due == 2 && *due <= owned);
    } else if let Question::Price { due, token, reversed, later, .. } = question {
        let Ask::Price(price) = position.ask else { panic!("a price is asked") };
        let mut values = vec![*due];
        values.extend(later);
        assert_eq!(values, Vec::from(price.tokens));
        let lies_there = position.players[seat].pieces.iter().any(|(_, piece)| piece.token() == *token);
        assert!(token.is_none() || lies_there);
        assert!(token.is_none_or(|token| (token.value() != *due) == *reversed));
    } else if let Question::Tally { space, guard, standing } = question {
        assert_eq!(guard.is_some(), space.name() == "guard");
        let strengths: Vec<_> = standing.iter().map(strength).collect();
        assert!(strengths.is_sorted_by(|one, other| one >= other), "{strengths:?}");
    }
}

fn strength(phrase: &Phrase) -> u16 {
    let Phrase::Strength { strength, .. } = phrase else { panic!("{phrase:?} is no strength") };
    *strength
}

/// Does the choice do what it says? The answer is whether it says anything that can be compared.
fn compare_choice(before: &Position, seat: Seat, choice: &Choice, after: impl Fn() -> Position) -> bool {
    let treasure = |at: &Position| at.players[seat].treasure;
    if let Choice::Take { kind, units, bank } = choice {
        assert_eq!(*bank, before.public.bank.count(*kind));
        let after = after();
        // Whoever has taken enough is asked something else, after whatever else happened.
        if matches!(after.ask, Ask::Taking(taking) if taking.seat == seat && after.public.stage == before.public.stage)
        {
            assert_eq!(treasure(&after).count(*kind), treasure(before).count(*kind) + units);
        }
    } else if let Choice::Give { kind, units, owned } = choice {
        assert_eq!(*owned, treasure(before).count(*kind));
        let after = after();
        if matches!(after.ask, Ask::Giving(_) | Ask::Price(_) | Ask::Trading(_) | Ask::Taking(_))
            && after.ask.seat() == Some(seat)
        {
            assert_eq!(treasure(&after).count(*kind) + units, *owned);
        }
    } else if let Choice::Bribe { due } | Choice::PayCityTax { due } | Choice::PaySultansTax { due } = choice
    {
        let after = after();
        if let Ask::Giving(giving) = after.ask
            && giving.seat == seat
        {
            assert_eq!(giving.left, *due);
        } else {
            // There was just enough, and nothing to choose.
            assert_eq!(treasure(&after).total() + due, treasure(before).total());
        }
    } else if let Choice::NoSultansTax { tokens } = choice {
        assert_eq!(usize::from(*tokens), in_rooms(before, seat));
        assert_eq!(in_rooms(&after(), seat), 0);
    } else if let Choice::NoBribe { tokens } = choice {
        assert_eq!(usize::from(*tokens), in_rooms(before, seat));
    } else if let Choice::StopTrading { units } = choice {
        let Ask::Taking(taking) = after().ask else { panic!("as many are taken") };
        assert_eq!(taking.left, *units);
    } else if let Choice::Stack { room, artefact, stack } = choice {
        let there = before.rooms[room];
        assert_eq!((*artefact, usize::from(*stack)), (there.public.open, there.stack.len()));
    } else if let Choice::Cave { cave, units, shelves } = choice {
        assert_eq!(*units, shelves.total());
        let Region::Cave(kind) = cave.place() else { panic!("{cave} is no cave") };
        assert!(before.public.caves[kind].is_empty());
    } else {
        return false;
    }
    true
}
