//! A rules question as a document that runs.
//!
//! A scenario says who plays, how the position differs from the opening, what is then done, and what must
//! come of it. It is TOML, alone in a file or in a fenced block of a rulebook page:
//!
//! ```toml
//! title = "A stone goes to the lowest free field"   # what is shown
//! rules = ["E7.2"]                                   # the rules it is about
//! players = 3
//! start.round = 2                                    # differences from the opening position, or all of it
//! play = """
//! A site 2, site 5        # seat and action, or several of one seat
//! B site 1  ! E0.2        # refused, because of this rule
//! ? A:                    # exactly these actions are legal for A now: none; else `? B: site 2, site 3`
//! A withdraw              # takes a secret choice back
//! """
//! expect.bank = "5"                                  # part of the position that results
//! expect.ties = "none"                               # how TOML says null, here and in `start`
//! views.B.round = 2                                  # part of what an observer sees in the end
//! outcome.A.place = 1                                # part of the result, once the game is over
//! events = [{ built = { seat = "A" } }]              # parts of events, in this order, others may lie between
//! ```

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::game::Actions as _;
use crate::record::{Move, NotAMove};
use crate::seat::NotASeat;
use crate::{Audience, Flaws, Game, Observer, Refusal, Seat, Seed};

/// A scenario, read and ready to run.
#[derive(Debug, Clone)]
pub struct Scenario<G: Game> {
    /// What it shows.
    pub title: String,
    /// The ids of the rules it is about.
    pub rules: Vec<String>,
    /// How many play.
    pub players: usize,
    start: G::State,
    seed: Seed,
    play: Vec<Line<G::Action>>,
    expect: Value,
    views: Vec<(Observer, Value)>,
    outcome: Value,
    events: Vec<Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    title: String,
    #[serde(default)]
    rules: Vec<String>,
    #[serde(default, rename = "game")]
    _game: Option<String>,
    players: usize,
    #[serde(default)]
    options: std::collections::BTreeMap<String, String>,
    #[serde(default)]
    seed: u64,
    #[serde(default)]
    start: Map<String, Value>,
    #[serde(default)]
    play: String,
    #[serde(default)]
    expect: Map<String, Value>,
    #[serde(default)]
    views: Map<String, Value>,
    #[serde(default)]
    outcome: Map<String, Value>,
    #[serde(default)]
    events: Vec<Value>,
}

/// One line of `play`.
#[derive(Debug, Clone)]
struct Line<A> {
    number: usize,
    text: String,
    what: What<A>,
}

#[derive(Debug, Clone)]
enum What<A> {
    Do(Vec<Move<A>>),
    Refuse(Move<A>, String),
    Offers(Seat, Vec<A>),
}

/// Why a scenario cannot be run.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum ScenarioError {
    /// Not TOML, or not the keys of a scenario.
    #[error("not a scenario: {0}")]
    Unreadable(String),
    /// The options or the position are impossible.
    #[error("the position is impossible:\n{0}")]
    Position(#[from] Flaws),
    /// A line of `play` cannot be read.
    #[error("play, line {line}: {why}")]
    Line {
        /// Which line, counted from 1.
        line: usize,
        /// What is wrong with it.
        why: NotAMove,
    },
    /// A key of `views` is no observer.
    #[error("views: {0}")]
    View(NotASeat),
    /// A key of `views` is a seat that nobody sits on.
    #[error("views: nobody sits on {seat} when {players} play")]
    EmptySeat {
        /// The seat that the key names.
        seat: Seat,
        /// How many play.
        players: usize,
    },
}

impl<G: Game> Scenario<G> {
    /// Reads a scenario and builds its position.
    pub fn from_toml(text: &str) -> Result<Scenario<G>, ScenarioError> {
        let unreadable = |error: &dyn std::fmt::Display| ScenarioError::Unreadable(error.to_string());
        let table: toml::Table = text.parse().map_err(|error| unreadable(&error))?;
        let document: Document = serde_path_to_error::deserialize(toml::Value::Table(table))
            .map_err(|error| unreadable(&error))?;
        let choices: Vec<_> = document.options.into_iter().collect();
        let options = G::options(document.players, &choices)?;
        let seed = Seed::from_number(document.seed, "scenario");
        let opening = G::begin(&options, &G::Edition::default(), &mut seed.stream(0))?;
        let position: G::Position =
            read_position(&document_of(&G::position(&opening)), &Value::Object(document.start))?;
        let start = G::from_position(&position)?;
        let play = document
            .play
            .lines()
            .enumerate()
            .filter_map(|(n, text)| read_line(n + 1, text).transpose())
            .collect::<Result<_, _>>()?;
        let views = document
            .views
            .into_iter()
            .map(|(key, view)| Ok((read_observer(&key, G::players(&options))?, view)))
            .collect::<Result<_, ScenarioError>>()?;
        Ok(Scenario {
            title: document.title,
            rules: document.rules,
            players: G::players(&options),
            start,
            seed,
            play,
            expect: Value::Object(document.expect),
            views,
            outcome: Value::Object(document.outcome),
            events: document.events.into_iter().map(read_event).collect(),
        })
    }

    /// Plays it and compares.
    pub fn run(&self) -> ScenarioRun<G> {
        let mut state = self.start;
        let mut run: ScenarioRun<G> =
            ScenarioRun { steps: Vec::new(), position: G::position(&state), mismatches: Vec::new() };
        for line in &self.play {
            let place = || PlayedLine { line: line.number, text: line.text.clone() };
            let mismatch = match &line.what {
                What::Offers(seat, expected) => compare_offers::<G>(&state, *seat, expected)
                    .map(|legal| Mismatch::Offers { place: place(), seat: *seat, legal }),
                What::Do(entries) => entries
                    .iter()
                    .find_map(|entry| run.perform(&mut state, self.seed, *entry).err())
                    .map(|why| Mismatch::Refused { place: place(), refused: Reason::new(&why) }),
                What::Refuse(entry, rule) => match run.perform(&mut state, self.seed, *entry) {
                    Ok(()) => Some(Mismatch::Done { place: place(), rule: rule.clone() }),
                    Err(why) if why.rule() == rule => None,
                    Err(why) => {
                        let refused = Reason::new(&why);
                        Some(Mismatch::OtherRule { place: place(), rule: rule.clone(), refused })
                    }
                },
            };
            run.mismatches.extend(mismatch);
        }
        run.position = G::position(&state);
        compare_part("expect", &self.expect, &document_of(&run.position), &mut run.mismatches);
        for (observer, expected) in &self.views {
            let view = document_of(&G::view(&state, *observer));
            compare_part(&format!("views.{observer}"), expected, &view, &mut run.mismatches);
        }
        // Before the end there is no result, and every expectation of one is missed.
        let outcome =
            G::outcome(&state).map_or_else(|| Value::Object(Map::new()), |outcome| document_of(&outcome));
        compare_part("outcome", &self.outcome, &outcome, &mut run.mismatches);
        run.compare_events(&self.events);
        run
    }
}

/// What came of a scenario.
#[derive(Debug, Clone, Serialize)]
#[serde(bound = "")]
pub struct ScenarioRun<G: Game> {
    /// What was done, and what it caused.
    pub steps: Vec<ScenarioStep<G>>,
    /// Where it ended.
    pub position: G::Position,
    /// Which expectations did not hold; none if all is well.
    pub mismatches: Vec<Mismatch>,
}

/// What was expected of a scenario and did not hold.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "mismatch", rename_all = "kebab-case")]
pub enum Mismatch {
    /// Something else can be chosen.
    Offers {
        /// Where it is expected.
        place: PlayedLine,
        /// Whose choice it is.
        seat: Seat,
        /// All that can.
        legal: Vec<String>,
    },
    /// What should be done was refused.
    Refused {
        /// Where it stands.
        place: PlayedLine,
        /// Why it was refused.
        refused: Reason,
    },
    /// What should be refused was done.
    Done {
        /// Where it stands.
        place: PlayedLine,
        /// By which rule it should be refused.
        rule: String,
    },
    /// What should be refused was refused by another rule.
    OtherRule {
        /// Where it stands.
        place: PlayedLine,
        /// By which rule it should be.
        rule: String,
        /// Why it was.
        refused: Reason,
    },
    /// A part of a document is not there.
    NoKey {
        /// The keys that lead there, with dots between them.
        path: String,
        /// What should stand there, as JSON.
        expected: String,
    },
    /// A part of a document is otherwise.
    Differs {
        /// The keys that lead there, with dots between them.
        path: String,
        /// What should stand there, as JSON.
        expected: String,
        /// What stands there, as JSON.
        found: String,
    },
    /// An event did not come, or not in this order.
    NoEvent {
        /// Which, as JSON.
        expected: String,
    },
}

/// A line of what is played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlayedLine {
    /// Its number, counted from 1.
    pub line: usize,
    /// What it says.
    pub text: String,
}

/// One thing done in a scenario.
#[derive(Debug, Clone, Serialize)]
#[serde(bound = "")]
pub struct ScenarioStep<G: Game> {
    /// Seat and action.
    pub entry: String,
    /// What came of it: all events, whoever may know them.
    pub events: Vec<G::Event>,
    /// The refusal, if it was refused.
    pub refused: Option<Reason>,
}

/// Why something in a scenario was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// The rule behind it.
    pub rule: &'static str,
    /// The reason as one word.
    pub because: &'static str,
}

impl Reason {
    fn new(why: &impl Refusal) -> Reason {
        Reason { rule: why.rule(), because: why.code() }
    }
}

impl<G: Game> ScenarioRun<G> {
    fn perform(
        &mut self,
        state: &mut G::State,
        seed: Seed,
        entry: Move<G::Action>,
    ) -> Result<(), G::Illegal> {
        let mut events: Vec<(Audience, G::Event)> = Vec::new();
        let mut luck = seed.stream(self.steps.len() as u64 + 1);
        let done = match entry {
            Move::Act(seat, action) => G::apply(state, seat, action, &mut luck, &mut events),
            Move::Withdraw(seat) => G::withdraw(state, seat, &mut events),
        };
        self.steps.push(ScenarioStep {
            entry: entry.to_string(),
            events: events.into_iter().map(|(_, event)| event).collect(),
            refused: done.err().map(|why| Reason::new(&why)),
        });
        done
    }

    /// Every expected event must come, in order, though not at once.
    fn compare_events(&mut self, expected: &[Value]) {
        let mut happened = self.steps.iter().flat_map(|step| &step.events).map(document_of);
        for expected in expected {
            let found = happened.any(|event| {
                let mut mismatches = Vec::new();
                compare_part("", expected, &event, &mut mismatches);
                mismatches.is_empty()
            });
            if !found {
                self.mismatches.push(Mismatch::NoEvent { expected: expected.to_string() });
                return;
            }
        }
    }
}

/// A scenario in a fenced block of a page: a block whose first line is three backticks, `toml` and the name
/// of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fenced {
    /// The line of the opening fence, counted from 1.
    pub line: usize,
    /// The name of the game, as the fence says it.
    pub game: String,
    /// The text inside the fences.
    pub text: String,
}

/// All scenarios of a page.
pub fn fenced(page: &str) -> Vec<Fenced> {
    let mut found = Vec::new();
    let mut open: Option<Fenced> = None;
    for (n, line) in page.lines().enumerate() {
        match (&mut open, line.strip_prefix("```")) {
            (Some(_), Some(_)) => found.extend(open.take()),
            (Some(block), None) => {
                block.text.push_str(line);
                block.text.push('\n');
            }
            (None, Some(info)) => {
                if let Some(game) = info.strip_prefix("toml ") {
                    open = Some(Fenced { line: n + 1, game: game.trim().to_owned(), text: String::new() });
                }
            }
            (None, None) => {}
        }
    }
    // As in Markdown, a block that is never closed reaches to the end of the page.
    found.extend(open);
    found
}

fn read_line<A: std::str::FromStr<Err = crate::game::NotAnAction>>(
    number: usize,
    text: &str,
) -> Result<Option<Line<A>>, ScenarioError> {
    let text = text.split('#').next().unwrap_or_default().trim();
    if text.is_empty() {
        return Ok(None);
    }
    let bad = |why: NotAMove| ScenarioError::Line { line: number, why };
    let what = if let Some(offers) = text.strip_prefix('?') {
        let (seat, actions) = offers.split_once(':').unwrap_or((offers, ""));
        let seat = seat.trim().parse::<Seat>().map_err(|why| bad(why.into()))?;
        let actions = actions.split(',').map(str::trim).filter(|action| !action.is_empty());
        What::Offers(
            seat,
            actions.map(str::parse).collect::<Result<_, _>>().map_err(|why| bad(NotAMove::Action(why)))?,
        )
    } else if let Some((entry, rule)) = text.split_once('!') {
        What::Refuse(entry.parse().map_err(bad)?, rule.trim().to_owned())
    } else {
        let (first, more) = text.split_once(',').map_or((text, None), |(first, more)| (first, Some(more)));
        let first: Move<A> = first.parse().map_err(bad)?;
        let seat = first.seat();
        let mut entries = vec![first];
        for action in more.into_iter().flat_map(|more| more.split(',')) {
            entries.push(format!("{seat} {}", action.trim()).parse().map_err(bad)?);
        }
        What::Do(entries)
    };
    Ok(Some(Line { number, text: text.to_owned(), what }))
}

fn read_observer(key: &str, players: usize) -> Result<Observer, ScenarioError> {
    let observer: Observer = key.parse().map_err(ScenarioError::View)?;
    match observer.seat() {
        Some(seat) if seat.index() >= players => Err(ScenarioError::EmptySeat { seat, players }),
        _ => Ok(observer),
    }
}

/// An event as it is told: people write `{ built = { seat = "A" } }`, and for one that says nothing more its name alone.
fn read_event(event: Value) -> Value {
    let named = match &event {
        Value::String(name) => Some((name.clone(), Map::new())),
        Value::Object(members) => match members.iter().next() {
            Some((name, Value::Object(said))) if members.len() == 1 => Some((name.clone(), said.clone())),
            Some(_) | None => None,
        },
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => None,
    };
    let Some((name, mut said)) = named else { return event };
    said.insert(EVENT.to_owned(), Value::String(name));
    Value::Object(said)
}

/// All that can be chosen, unless it is what was expected.
fn compare_offers<G: Game>(state: &G::State, seat: Seat, expected: &[G::Action]) -> Option<Vec<String>> {
    let mut expected: Vec<_> = expected.iter().map(|&action| G::index(action)).collect();
    expected.sort_unstable();
    let legal: Vec<_> = G::legal(state, seat).iter().collect();
    let name = |&index: &usize| G::action(index).map(|action| action.to_string());
    (legal != expected).then(|| legal.iter().filter_map(name).collect())
}

fn document_of(part: &impl Serialize) -> Value {
    serde_json::to_value(part).expect("our documents have string keys and no failing parts")
}

/// TOML has no null.
const NONE: &str = "none";

/// Under which key an event says its name.
const EVENT: &str = "event";

/// Reads a position that differs from the opening one.
fn read_position<P: DeserializeOwned + Serialize>(opening: &Value, start: &Value) -> Result<P, Flaws> {
    let mut flaws = Flaws::default();
    let mut document = opening.clone();
    lay_over("start", &mut document, start.clone(), &mut flaws);
    flaws.stop_if_any()?;
    let position: P =
        serde_path_to_error::deserialize(&document).map_err(|error| misread::<P>(opening, start, &error))?;
    // Whoever reads a document may pass over what they do not know; then they do not write it again either.
    find_unread("start", &document, &document_of(&position), &mut flaws);
    flaws.or(position)
}

/// Where a position cannot be read. A reader does not always know the path to what it stumbles over, so each difference
/// is tried alone.
fn misread<P: DeserializeOwned>(opening: &Value, start: &Value, whole: &Misread) -> Flaws {
    let mut flaws = Flaws::default();
    for (path, part) in smallest_parts(start) {
        let mut document = opening.clone();
        lay_over("start", &mut document, part, &mut flaws);
        let Err(error) = serde_path_to_error::deserialize::<_, P>(&document) else { continue };
        let known = error.path().to_string();
        let place = if known.starts_with(&path) { known } else { path };
        flaws.add(format!("start.{place}"), error.inner().to_string());
    }
    if flaws.listed().is_empty() {
        flaws.add(format!("start.{}", whole.path()), whole.inner().to_string());
    }
    flaws
}

/// Why a position cannot be read.
type Misread = serde_path_to_error::Error<serde_json::Error>;

/// A difference taken apart: each of its smallest parts alone, with its path.
fn smallest_parts(difference: &Value) -> Vec<(String, Value)> {
    let Value::Object(members) = difference else { return vec![(String::new(), difference.clone())] };
    if is_step(members) {
        return vec![(String::new(), difference.clone())];
    }
    let part = |(key, value): (&String, &Value)| {
        let within = |(path, part): (String, Value)| {
            let path = if path.is_empty() { key.clone() } else { format!("{key}.{path}") };
            (path, Value::Object(Map::from_iter([(key.clone(), part)])))
        };
        smallest_parts(value).into_iter().map(within).collect::<Vec<_>>()
    };
    members.iter().flat_map(part).collect()
}

/// The members of a document that are not there when it is written again.
fn find_unread(path: &str, said: &Value, written: &Value, flaws: &mut Flaws) {
    match (said, written) {
        (Value::Object(said), Value::Object(written)) => {
            for (key, value) in said {
                let path = format!("{path}.{key}");
                match written.get(key) {
                    Some(written) => find_unread(&path, value, written, flaws),
                    None => flaws.add(path, NO_SUCH_KEY),
                }
            }
        }
        (Value::Array(said), Value::Array(written)) => {
            for (place, (said, written)) in said.iter().zip(written).enumerate() {
                find_unread(&format!("{path}[{place}]"), said, written, flaws);
            }
        }
        _ => {}
    }
}

/// What is said of a key that a document does not have.
const NO_SUCH_KEY: &str = "there is no such key";

/// A map that names a step of the game.
fn is_step(members: &Map<String, Value>) -> bool {
    members.contains_key("step")
}

/// Lays a difference over a document: maps are merged key by key, everything else is replaced. A map with the
/// key `step` names a step of the game and is replaced as a whole, because steps have different contents. Keys that
/// the document does not have, such as the seat of a player too many, are mistakes.
fn lay_over(path: &str, document: &mut Value, difference: Value, flaws: &mut Flaws) {
    match (document, difference) {
        (Value::Object(document), Value::Object(difference)) if !is_step(&difference) => {
            for (key, value) in difference {
                let path = format!("{path}.{key}");
                match document.get_mut(&key) {
                    Some(document) => lay_over(&path, document, value, flaws),
                    None => flaws.add(path, NO_SUCH_KEY),
                }
            }
        }
        (document, Value::String(text)) if text == NONE => *document = Value::Null,
        (document, difference) => *document = difference,
    }
}

/// Does the document hold what is expected of it? Maps may hold more; everything else must be equal.
fn compare_part(path: &str, expected: &Value, found: &Value, mismatches: &mut Vec<Mismatch>) {
    match (expected, found) {
        (Value::Object(expected), Value::Object(found)) => {
            for (key, expected) in expected {
                let path = format!("{path}.{key}");
                match found.get(key) {
                    Some(found) => compare_part(&path, expected, found, mismatches),
                    None => mismatches.push(Mismatch::NoKey { path, expected: expected.to_string() }),
                }
            }
        }
        (Value::String(text), Value::Null) if text == NONE => {}
        (expected, found) if expected == found => {}
        (expected, found) => mismatches.push(Mismatch::Differs {
            path: path.to_owned(),
            expected: expected.to_string(),
            found: found.to_string(),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_found_with_their_lines() {
        let page = "# Title\n```toml eschnapur\na = 1\n```\ntext\n```text\nnot this\n```\n```toml eschnapur\nb\n```\n";
        let found = fenced(page);
        assert_eq!(found.len(), 2);
        assert_eq!((found[0].line, found[0].text.as_str()), (2, "a = 1\n"));
        assert_eq!((found[1].line, found[1].text.as_str()), (9, "b\n"));
        assert_eq!(fenced("```toml eschnapur\nc\n").len(), 1);
    }

    #[test]
    fn only_those_at_the_table_and_spectators_have_a_view() {
        assert_eq!(read_observer("B", 2), Ok(Observer::Seat(Seat::B)));
        assert_eq!(read_observer("spectator", 2), Ok(Observer::Spectator));
        assert_eq!(read_observer("C", 2), Err(ScenarioError::EmptySeat { seat: Seat::C, players: 2 }));
        assert!(matches!(read_observer("X", 2), Err(ScenarioError::View(_))));
    }

    #[test]
    fn differences_merge_maps_and_replace_steps() {
        let mut document = serde_json::json!({ "a": { "x": 1, "y": 2 }, "phase": { "step": "one", "n": 1 } });
        let mut flaws = Flaws::default();
        let difference = serde_json::json!({ "a": { "x": 5, "q": 1 }, "phase": { "step": "two" } });
        lay_over("start", &mut document, difference, &mut flaws);
        assert_eq!(flaws, Flaws::one("start.a.q", "there is no such key"));
        assert_eq!(document, serde_json::json!({ "a": { "x": 5, "y": 2 }, "phase": { "step": "two" } }));
    }

    /// A document that holds another whole, as those of games do.
    #[derive(Serialize, Deserialize)]
    struct Outer {
        #[serde(flatten)]
        inner: Inner,
        phase: Option<Phase>,
    }

    #[derive(Serialize, Deserialize)]
    struct Inner {
        round: u8,
        card: Option<Card>,
    }

    #[derive(Serialize, Deserialize)]
    struct Card {
        gold: u8,
    }

    #[derive(Serialize, Deserialize)]
    #[serde(tag = "step", rename_all = "kebab-case")]
    enum Phase {
        Laying { plans: Option<u8> },
    }

    fn read(start: &Value) -> Result<Outer, Flaws> {
        read_position(&serde_json::json!({ "round": 1, "card": null, "phase": null }), start)
    }

    #[test]
    fn members_that_nobody_reads_are_named() {
        for (start, place) in [
            (serde_json::json!({ "rond": 2 }), "start.rond"),
            (serde_json::json!({ "card": { "gold": 1, "silver": 2 } }), "start.card.silver"),
            (serde_json::json!({ "phase": { "step": "laying", "plan": 1 } }), "start.phase.plan"),
        ] {
            assert_eq!(read(&start).err(), Some(Flaws::one(place, "there is no such key")));
        }
        let read = read(&serde_json::json!({ "round": 2, "phase": { "step": "laying" } })).unwrap();
        assert!(read.inner.round == 2 && matches!(read.phase, Some(Phase::Laying { plans: None })));
    }

    #[test]
    fn members_that_cannot_be_read_are_named() {
        let start = serde_json::json!({ "round": "two", "card": { "gold": 300 } });
        let flaws = read(&start).err().map(|flaws| flaws.to_string()).unwrap_or_default();
        assert!(flaws.contains("start.round") && flaws.contains("start.card.gold"), "{flaws}");
    }

    #[test]
    fn events_are_written_by_their_names() {
        let told = serde_json::json!({ "event": "built", "seat": "A" });
        assert_eq!(read_event(serde_json::json!({ "built": { "seat": "A" } })), told);
        assert_eq!(read_event(told.clone()), told);
        assert_eq!(
            read_event(serde_json::json!("stop-beside")),
            serde_json::json!({ "event": "stop-beside" })
        );
    }

    #[test]
    fn parts_are_compared_with_their_path() {
        let mut mismatches = Vec::new();
        let found = serde_json::json!({ "a": { "x": 1 }, "b": [1, 2] });
        compare_part(
            "p",
            &serde_json::json!({ "a": { "x": 2, "z": 0 }, "b": [1, 2] }),
            &found,
            &mut mismatches,
        );
        let [path, expected, found] = ["p.a.x", "2", "1"].map(str::to_owned);
        let no_key = Mismatch::NoKey { path: "p.a.z".to_owned(), expected: "0".to_owned() };
        assert_eq!(mismatches, [Mismatch::Differs { path, expected, found }, no_key]);
    }
}
