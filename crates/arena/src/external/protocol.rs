//! What is said: one JSON document per line. `docs/bots.md` has an example of each.

use std::time::Duration;

use bots::Asked;
use serde::Deserialize;
use serde_json::{Value, json};
use tabletop::game::{Actions as _, Outcome};
use tabletop::{Game, Seat};

use super::fault::{Fault, FaultKind};

/// Raised whenever a program that understood the old protocol would not understand the new one.
const PROTOCOL: u32 = 1;

/// What every guest of a table is told at the beginning of a game, but for their seat.
#[derive(Clone, Debug)]
pub struct Greeting(Value);

impl Greeting {
    /// What is played.
    pub fn new<G: Game>(options: &G::Options, edition: &G::Edition) -> Greeting {
        Greeting(json!({
            "type": "hello",
            "protocol": PROTOCOL,
            "game": G::NAME,
            "rules_version": G::RULES_VERSION,
            "options": options,
            "edition": edition,
            "players": G::players(options),
        }))
    }

    /// The same for one seat. The mood has 32 bits, which a number of any language can hold.
    pub(super) fn for_seat(&self, seat: Seat, mood: u64) -> String {
        let mut hello = self.0.clone();
        hello["seat"] = json!(seat);
        hello["mood"] = json!(mood >> 32);
        hello.to_string()
    }
}

/// What a program is asked: its view, what is legal, and how long it may think.
pub(super) fn ask<G: Game>(asked: &Asked<'_, G>, budget: Duration) -> String {
    let action = |index| G::action(index).map(|action| json!({ "index": index, "name": action.to_string() }));
    let legal: Vec<Value> = asked.legal.iter().filter_map(action).collect();
    json!({ "type": "ask", "view": asked.view, "legal": legal, "budget_ms": budget.as_millis() as u64 })
        .to_string()
}

/// The end of a game.
pub(super) fn over(outcome: &Outcome) -> String {
    json!({ "type": "over", "outcome": outcome }).to_string()
}

/// The answer to a greeting.
#[derive(Deserialize)]
struct Hello {
    ready: bool,
}

/// The answer to a question.
#[derive(Deserialize)]
struct Answer {
    action: Named,
}

/// An action by its index or by its name.
#[derive(Deserialize)]
#[serde(untagged)]
enum Named {
    Index(usize),
    Name(String),
}

/// Is the program ready for a game?
pub(super) fn read_ready(line: &str) -> Result<(), Fault> {
    match serde_json::from_str(line) {
        Ok(Hello { ready: true }) => Ok(()),
        Ok(Hello { ready: false }) | Err(_) => {
            Err(not_understood(line, r#"the answer to a greeting is {"ready": true}"#))
        }
    }
}

/// The index of the action that was chosen.
pub(super) fn read_answer<G: Game>(line: &str, legal: G::Actions) -> Result<usize, Fault> {
    let answer: Answer = serde_json::from_str(line)
        .map_err(|_| not_understood(line, r#"an answer is {"action": INDEX} or {"action": "NAME"}"#))?;
    let index = match answer.action {
        Named::Index(index) => index,
        Named::Name(name) => {
            let action = name.parse::<G::Action>();
            G::index(action.map_err(|why| Fault::new(FaultKind::NotLegal, why.to_string()))?)
        }
    };
    if legal.contains(index) {
        return Ok(index);
    }
    let name =
        G::action(index).map_or_else(|| "no action of this game".to_owned(), |action| action.to_string());
    Err(Fault::new(FaultKind::NotLegal, format!("action {index} ({name})")))
}

fn not_understood(line: &str, what: &str) -> Fault {
    let line = Fault::new(FaultKind::NotUnderstood, line).example;
    Fault::new(FaultKind::NotUnderstood, format!("{what}, not {line:?}"))
}
