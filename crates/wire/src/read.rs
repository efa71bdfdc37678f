//! Reading what a client says. Whatever it is, the answer names its place.

use serde::de::DeserializeOwned;
use serde::{Deserialize as _, Serialize};
use serde_json::{Map, Value};

use crate::once::said_once;
use crate::problem::Problem;
use crate::socket::ClientMessage;

/// The longest explanation: what is wrong may quote the message.
const LONGEST: usize = 300;

/// The members that say what kind of thing an object is. Without them nothing else can be read.
const TAGS: [&str; 2] = ["type", "ask"];

/// How far into a message the place of a mistake is looked for. Nothing in a message lies deeper.
const DEEPEST: usize = 4;

impl ClientMessage {
    /// Reads a message. If it cannot be read, the problem says why and where, and comes with the number of the message
    /// if that could be found.
    pub fn read(text: &str) -> Result<ClientMessage, (Option<u32>, Problem)> {
        let value: Value =
            serde_json::from_str(text).map_err(|error| (None, malformed(&error.to_string())))?;
        let refuse = |why: &str| (number(&value), malformed(why));
        // From the text, because a value has forgotten that a member was given twice.
        let message: ClientMessage = serde_json::from_str(text)
            .map_err(|error| refuse(&wrong(&value).unwrap_or_else(|| error.to_string())))?;
        must_be_heard(&value, &message).map_err(|why| refuse(&why))?;
        Ok(message)
    }
}

/// Reads a document that was sent over HTTP. If it cannot be read, the problem says why and where.
pub fn document<T: Serialize + DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    let refuse = |error: &dyn std::fmt::Display| malformed(&error.to_string());
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let document: T = serde_path_to_error::deserialize(&mut json).map_err(|error| refuse(&error))?;
    json.end().map_err(|error| refuse(&error))?;
    let said = said_once(bytes).map_err(|error| refuse(&error))?;
    must_be_heard(&said, &document).map_err(|why| refuse(&why))?;
    Ok(document)
}

/// Whatever was said must be in what was heard; if something is not, the place of it and that it means nothing.
fn must_be_heard(said: &Value, heard: &impl Serialize) -> Result<(), String> {
    let Some(place) = unheard(said, &serde_json::to_value(heard).unwrap_or_default()) else { return Ok(()) };
    let place = place.join(".");
    let colon = if place.is_empty() { "" } else { ": " };
    Err(format!("{place}{colon}this has no meaning here"))
}

fn number(message: &Value) -> Option<u32> {
    message.get("id")?.as_u64()?.try_into().ok()
}

fn malformed(why: &str) -> Problem {
    Problem::Malformed { why: why.chars().take(LONGEST).collect() }
}

/// The place of something that was said and not understood. Serde is lenient: it takes a list for an object, and
/// where an enum has no members it ignores what it does not know.
fn unheard(said: &Value, heard: &Value) -> Option<Vec<String>> {
    match (said, heard) {
        (Value::Object(said), Value::Object(heard)) => said.iter().find_map(|(name, said)| {
            let rest = heard.get(name).map_or_else(|| Some(Vec::new()), |heard| unheard(said, heard))?;
            Some(std::iter::once(name.clone()).chain(rest).collect())
        }),
        // The same can be written in more than one way, such as an address of the network.
        (Value::String(_), Value::String(_)) => None,
        _ => (said != heard).then(Vec::new),
    }
}

/// What is wrong with a message, beginning with its place.
fn wrong(message: &Value) -> Option<String> {
    let error = error(message)?;
    let place = place(message, &error, &Value::clone, DEEPEST).join(".");
    Some(if place.is_empty() { error } else { format!("{place}: {error}") })
}

fn error(message: &Value) -> Option<String> {
    ClientMessage::deserialize(message).err().map(|error| error.to_string())
}

/// Where the error lies within a part of the message; `whole` puts such a part into its place.
///
/// Serde forgets where it was once it has seen the tag of an enum. But it reads members in their order and stops at the
/// first mistake: if the mistake lies in the first n members, then only these, and nonsense behind them, give the same
/// error. If it lies in none, something is missing.
fn place(part: &Value, error: &str, whole: &dyn Fn(&Value) -> Value, depth: usize) -> Vec<String> {
    let lies_in = |first: usize| self::error(&whole(&cut(part, first))).as_deref() == Some(error);
    let members = members(part);
    if depth == 0 || !lies_in(members.len()) {
        return Vec::new();
    }
    let first = least(members.len(), lies_in);
    let Some((name, member)) = first.checked_sub(1).and_then(|last| members.get(last)) else {
        return Vec::new();
    };
    let inside = place(member, error, &|inner| whole(&with(part, name, inner)), depth - 1);
    std::iter::once(name.clone()).chain(inside).collect()
}

/// The least number up to `most` for which this holds; it holds for `most`, and for all between.
fn least(most: usize, holds: impl Fn(usize) -> bool) -> usize {
    let (mut low, mut high) = (0, most);
    while low < high {
        let middle = usize::midpoint(low, high);
        if holds(middle) { high = middle } else { low = middle + 1 }
    }
    low
}

fn members(part: &Value) -> Vec<(String, &Value)> {
    match part {
        Value::Object(members) => members.iter().map(|(name, member)| (name.clone(), member)).collect(),
        Value::Array(items) => items.iter().enumerate().map(|(n, item)| (n.to_string(), item)).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
    }
}

/// The first members with nonsense behind them.
fn cut(part: &Value, first: usize) -> Value {
    let nonsense = || Value::from(-1.234_567e-89);
    match part {
        Value::Object(members) => {
            let kept = members
                .iter()
                .enumerate()
                .filter(|(n, (name, _))| *n < first || TAGS.contains(&name.as_str()));
            let mut kept: Map<_, _> =
                kept.map(|(_, (name, member))| (name.clone(), member.clone())).collect();
            // The last name there is: members are read in the order of their names.
            kept.insert(char::MAX.to_string(), nonsense());
            kept.into()
        }
        Value::Array(items) => items.iter().take(first).cloned().chain([nonsense()]).collect(),
        scalar @ (Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_)) => scalar.clone(),
    }
}

/// The part with another member of this name.
fn with(part: &Value, name: &str, member: &Value) -> Value {
    let mut part = part.clone();
    let place = match &mut part {
        Value::Object(members) => members.get_mut(name),
        Value::Array(items) => name.parse::<usize>().ok().and_then(|n| items.get_mut(n)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    };
    if let Some(place) = place {
        place.clone_from(member);
    }
    part
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::examples;

    /// Why a message is refused, and its number.
    fn refused(text: &str) -> (Option<u32>, String) {
        match ClientMessage::read(text) {
            Err((id, Problem::Malformed { why })) => (id, why),
            other => panic!("{text}: {other:?}"),
        }
    }

    fn why(text: &str) -> String {
        let (id, why) = refused(text);
        assert_eq!(id, Some(7), "{text}: {why}");
        why
    }

    #[test]
    fn every_example_is_read() {
        for example in examples::all().iter().filter(|example| example.kind == "client") {
            let message = ClientMessage::read(&example.json).expect("an example");
            assert_eq!(serde_json::to_string(&message).expect("a message"), example.json);
        }
        for request in examples::all().iter().filter(|example| example.kind == "request") {
            let json = &request.json;
            let text = format!(r#"{{"type":"ask","id":7,"table":"k3v8w5c1pm0d","request":{json}}}"#);
            assert_eq!(ClientMessage::read(&text).expect("an example").id(), 7);
        }
        let short = r#"{"type":"watch","id":7,"table":"k3v8w5c1pm0d"}"#;
        assert!(ClientMessage::read(short).is_ok(), "what may be absent is absent");
    }

    #[test]
    fn a_wrong_type_is_found_where_it_is() {
        let ask = |request: &str| {
            why(&format!(r#"{{"type":"ask","id":7,"table":"k3v8w5c1pm0d","request":{request}}}"#))
        };
        assert_eq!(
            ask(r#"{"ask":"choose","question":"1","action":"site 3"}"#),
            "request.question: invalid type: string \"1\", expected u32"
        );
        assert_eq!(
            ask(r#"{"ask":"seal","question":1,"actions":["a",2,"c"]}"#),
            "request.actions.1: invalid type: integer `2`, expected a string"
        );
        assert_eq!(
            ask(r#"{"ask":"quiet","quiet":{"from":0,"to":70000}}"#),
            "request.quiet.to: invalid value: integer `70000`, expected u16"
        );
        assert!(ask(r#"{"ask":"sit","seat":"F"}"#).starts_with("request.seat: unknown variant `F`"));
        assert!(ask(r#"{"ask":"fly"}"#).starts_with("request: unknown variant `fly`"));
        let id = r#"{"type":"unwatch","id":7,"table":"K3V8W5C1PM0D"}"#;
        assert!(why(id).starts_with("table: \"K3V8W5C1PM0D\" is not an id"), "{}", why(id));
    }

    #[test]
    fn what_is_missing_is_named() {
        let text = r#"{"type":"ask","id":7,"table":"k3v8w5c1pm0d","request":{"ask":"choose","question":1}}"#;
        assert_eq!(why(text), "request: missing field `action`");
        assert_eq!(why(r#"{"type":"mute","id":7,"muted":true}"#), "missing field `person`");
        assert_eq!(why(r#"{"id":7}"#), "missing field `type`");
        assert_eq!(refused(r#"{"type":"ping"}"#), (None, "missing field `id`".to_owned()));
        for id in ["-1", "4294967296", "1.5", "\"1\"", "null", "[1]"] {
            let (found, why) = refused(&format!(r#"{{"type":"ping","id":{id}}}"#));
            assert!(found.is_none() && why.starts_with("id: "), "{why}");
        }
    }

    #[test]
    fn what_is_unknown_is_refused() {
        assert!(why(r#"{"type":"ping","id":7,"pong":1}"#).starts_with("pong: unknown field `pong`"));
        assert!(why(r#"{"type":"fly","id":7}"#).starts_with("unknown variant `fly`"));
        assert!(why(r#"{"type":"ping","id":7,"id":7}"#).starts_with("duplicate field `id`"));
        let leave = r#"{"type":"ask","id":7,"table":"k3v8w5c1pm0d","request":{"ask":"leave","now":true}}"#;
        assert_eq!(why(leave), "request.now: this has no meaning here");
        let list = r#"{"type":"ask","id":7,"table":"k3v8w5c1pm0d","request":["leave"]}"#;
        assert_eq!(why(list), "request: this has no meaning here");
        assert_eq!(refused(r#"["ping",7]"#).0, None);
    }

    #[test]
    fn what_is_no_document_is_refused() {
        for text in [
            "",
            " ",
            "null",
            "7",
            "\"ping\"",
            "{",
            "{}",
            "[]",
            "{\"type\":\"ping\",\"id\":7} x",
            "\u{feff}{}",
        ] {
            assert_eq!(refused(text).0, None, "{text}");
        }
    }

    #[test]
    fn an_explanation_is_short_however_long_the_message() {
        let (_, why) = refused(&format!(r#"{{"type":"{}","id":7}}"#, "ü".repeat(10_000)));
        assert_eq!(why.chars().count(), LONGEST);
    }

    #[test]
    fn what_is_nested_too_deeply_is_refused() {
        for depth in [100, 127, 128, 10_000, 1_000_000] {
            for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
                let bomb = format!("{}1{}", open.repeat(depth), close.repeat(depth));
                refused(&bomb);
                refused(&format!(r#"{{"type":"ask","id":7,"table":"k3v8w5c1pm0d","request":{bomb}}}"#));
                refused(&open.repeat(depth));
            }
        }
    }

    /// The place is found by trying; that must not take long, whatever is sent.
    #[test]
    fn a_message_of_many_members_is_refused_quickly() {
        let members: Vec<_> = (0..2000).map(|n| format!("\"m{n}\":0")).collect();
        let text = format!(r#"{{"type":"ping","id":7,{}}}"#, members.join(","));
        assert!(why(&text).starts_with("m0: unknown field `m0`"));
        let items = vec!["\"a\""; 4000].join(",");
        let ask = r#""type":"ask","id":7,"table":"k3v8w5c1pm0d""#;
        let text = format!(r#"{{{ask},"request":{{"ask":"seal","question":1,"actions":[{items},5]}}}}"#);
        assert!(why(&text).starts_with("request.actions.4000: "));
    }

    /// A message that was right, with one of its bytes changed, taken out or put in twice.
    fn mutated() -> impl Strategy<Value = String> {
        let texts: Vec<String> =
            examples::all().into_iter().filter(|it| it.kind == "client").map(|it| it.json).collect();
        let change =
            (any::<prop::sample::Index>(), 0..3_u8, prop::sample::select(b"{}[]\":,-0e9nt\\ x".to_vec()));
        (prop::sample::select(texts), prop::collection::vec(change, 1..4)).prop_map(|(text, changes)| {
            let mut bytes = text.into_bytes();
            for (at, how, byte) in changes {
                let at = at.index(bytes.len());
                match how {
                    0 => bytes[at] = byte,
                    1 => bytes.insert(at, byte),
                    _ => drop(bytes.remove(at)),
                }
            }
            String::from_utf8(bytes).expect("the examples are plain letters")
        })
    }

    proptest! {
        #[test]
        fn nothing_that_is_said_breaks_the_reader(text in any::<String>()) {
            prop_assert!(ClientMessage::read(&text).is_err());
        }

        /// What is read is read because it is a message: written again, it means the same.
        #[test]
        fn a_message_that_was_changed_is_refused_or_another_message(text in mutated()) {
            match ClientMessage::read(&text) {
                Ok(message) => {
                    let again = serde_json::to_string(&message).expect("a message");
                    prop_assert_eq!(ClientMessage::read(&again), Ok(message));
                }
                Err((_, Problem::Malformed { why })) => prop_assert!(!why.is_empty()),
                Err(other) => prop_assert!(false, "{:?}", other),
            }
        }
    }
}
