//! Reading what a client says. Whatever it is, the answer names its place.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::once::said_once;
use crate::problem::Problem;
use crate::socket::{ClientMessage, Numbered};

/// The longest explanation: what is wrong may quote the message.
const LONGEST: usize = 300;

/// What every message has besides what it says.
#[derive(Deserialize)]
struct Envelope {
    id: u32,
}

impl Numbered {
    /// Reads a message. If it cannot be read, the problem says why and where, and comes with the number of the message
    /// if that could be found.
    pub fn read(text: &str) -> Result<Numbered, (Option<u32>, Problem)> {
        let refuse = |why: String| (number(text), malformed(&why));
        let mut said = said_once(text.as_bytes()).map_err(refuse)?;
        let Envelope { id } = read(&said).map_err(refuse)?;
        let whole = said.clone();
        said.as_object_mut().and_then(|members| members.remove("id"));
        let message: ClientMessage = read(&said).map_err(refuse)?;
        let message = message.numbered(id);
        must_be_heard(&whole, &message).map_err(refuse)?;
        Ok(message)
    }
}

/// Reads what was said; whatever is wrong begins with its place. A value has its members in the order of their names, so
/// `message` and `request` are read before what is `with` them, in whichever order the client wrote them.
fn read<T: DeserializeOwned>(said: &Value) -> Result<T, String> {
    serde_path_to_error::deserialize(said).map_err(|error| error.to_string())
}

/// The number of a message that may be broken.
fn number(text: &str) -> Option<u32> {
    serde_json::from_str::<Value>(text).ok()?.get("id")?.as_u64()?.try_into().ok()
}

/// Reads a document that was sent over HTTP. If it cannot be read, the problem says why and where.
pub fn document<T: Serialize + DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    let refuse = |why: String| malformed(&why);
    // From the text, so that the place is a line and a column too.
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let document: T =
        serde_path_to_error::deserialize(&mut json).map_err(|error| refuse(error.to_string()))?;
    let said = said_once(bytes).map_err(refuse)?;
    must_be_heard(&said, &document).map_err(refuse)?;
    Ok(document)
}

/// Whatever was said must be in what was heard; if something is not, the place of it and that it means nothing.
fn must_be_heard(said: &Value, heard: &impl Serialize) -> Result<(), String> {
    let Some(place) = unheard(said, &serde_json::to_value(heard).unwrap_or_default()) else { return Ok(()) };
    let place = place.join(".");
    let colon = if place.is_empty() { "" } else { ": " };
    Err(format!("{place}{colon}this has no meaning here"))
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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::examples;

    /// Why a message is refused, and its number.
    fn refused(text: &str) -> (Option<u32>, String) {
        match Numbered::read(text) {
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
            let message = Numbered::read(&example.json).expect("an example");
            assert_eq!(serde_json::to_string(&message).expect("a message"), example.json);
        }
        for request in examples::all().iter().filter(|example| example.kind == "request") {
            let json = &request.json;
            let text =
                format!(r#"{{"message":"ask","id":7,"with":{{"table":"k3v8w5c1pm0d","request":{json}}}}}"#);
            assert_eq!(Numbered::read(&text).expect("an example").id, 7);
        }
        let short = r#"{"message":"watch","id":7,"with":{"table":"k3v8w5c1pm0d"}}"#;
        assert!(Numbered::read(short).is_ok(), "what may be absent is absent");
    }

    #[test]
    fn a_wrong_type_is_found_where_it_is() {
        let ask = |request: &str| {
            why(&format!(
                r#"{{"id":7,"with":{{"request":{request},"table":"k3v8w5c1pm0d"}},"message":"ask"}}"#
            ))
        };
        assert_eq!(
            ask(r#"{"request":"choose","with":{"question":"1","action":"site 3"}}"#),
            "with.request.with.question: invalid type: string \"1\", expected u32"
        );
        assert_eq!(
            ask(r#"{"with":{"question":1,"actions":["a",2,"c"]},"request":"seal"}"#),
            "with.request.with.actions[1]: invalid type: integer `2`, expected a string"
        );
        assert_eq!(
            ask(r#"{"request":"quiet","with":{"quiet":{"from":0,"to":70000}}}"#),
            "with.request.with.quiet.to: invalid value: integer `70000`, expected u16"
        );
        assert!(
            ask(r#"{"request":"sit","with":{"seat":"F"}}"#)
                .starts_with("with.request.with.seat: unknown variant `F`")
        );
        assert!(ask(r#"{"request":"fly"}"#).starts_with("with.request.request: unknown variant `fly`"));
        let id = r#"{"message":"unwatch","id":7,"with":{"table":"K3V8W5C1PM0D"}}"#;
        assert!(why(id).starts_with("with.table: \"K3V8W5C1PM0D\" is not an id"), "{}", why(id));
    }

    #[test]
    fn what_is_missing_is_named() {
        let text = r#"{"message":"ask","id":7,"with":{"table":"k3v8w5c1pm0d","request":{"request":"choose","with":{"question":1}}}}"#;
        assert_eq!(why(text), "with.request.with: missing field `action`");
        assert_eq!(why(r#"{"message":"mute","id":7,"with":{"muted":true}}"#), "with: missing field `person`");
        assert_eq!(why(r#"{"id":7}"#), "missing field `message`");
        assert_eq!(refused(r#"{"message":"ping"}"#), (None, "missing field `id`".to_owned()));
        for id in ["-1", "4294967296", "1.5", "\"1\"", "null", "[1]"] {
            let (found, why) = refused(&format!(r#"{{"message":"ping","id":{id}}}"#));
            assert!(found.is_none() && why.starts_with("id: "), "{why}");
        }
    }

    #[test]
    fn what_is_unknown_is_refused() {
        assert!(why(r#"{"message":"ping","id":7,"pong":1}"#).starts_with("pong: "));
        assert!(why(r#"{"message":"fly","id":7}"#).starts_with("message: unknown variant `fly`"));
        assert!(why(r#"{"message":"ping","id":7,"id":7}"#).starts_with("\"id\" is said twice"));
        let leave = r#"{"message":"ask","id":7,"with":{"table":"k3v8w5c1pm0d","request":{"request":"leave","now":true}}}"#;
        assert!(why(leave).starts_with("with.request.now: "), "{}", why(leave));
        let list = r#"{"message":"ask","id":7,"with":{"table":"k3v8w5c1pm0d","request":["leave"]}}"#;
        assert!(why(list).starts_with("with.request: "), "{}", why(list));
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
            "{\"message\":\"ping\",\"id\":7} x",
            "\u{feff}{}",
        ] {
            assert_eq!(refused(text).0, None, "{text}");
        }
    }

    #[test]
    fn an_explanation_is_short_however_long_the_message() {
        let (_, why) = refused(&format!(r#"{{"message":"{}","id":7}}"#, "ü".repeat(10_000)));
        assert_eq!(why.chars().count(), LONGEST);
    }

    #[test]
    fn what_is_nested_too_deeply_is_refused() {
        for depth in [100, 127, 128, 10_000, 1_000_000] {
            for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
                let bomb = format!("{}1{}", open.repeat(depth), close.repeat(depth));
                refused(&bomb);
                refused(&format!(
                    r#"{{"message":"ask","id":7,"with":{{"table":"k3v8w5c1pm0d","request":{bomb}}}}}"#
                ));
                refused(&open.repeat(depth));
            }
        }
    }

    #[test]
    fn a_message_of_many_members_is_refused_quickly() {
        let members: Vec<_> = (0..2000).map(|n| format!("\"m{n}\":0")).collect();
        let text = format!(r#"{{"message":"ping","id":7,{}}}"#, members.join(","));
        assert!(why(&text).starts_with("m0: "));
        let items = vec!["\"a\""; 4000].join(",");
        let request = format!(r#"{{"request":"seal","with":{{"question":1,"actions":[{items},5]}}}}"#);
        let text =
            format!(r#"{{"message":"ask","id":7,"with":{{"table":"k3v8w5c1pm0d","request":{request}}}}}"#);
        assert!(why(&text).starts_with("with.request.with.actions[4000]: "));
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
            prop_assert!(Numbered::read(&text).is_err());
        }

        /// What is read is read because it is a message: written again, it means the same.
        #[test]
        fn a_message_that_was_changed_is_refused_or_another_message(text in mutated()) {
            match Numbered::read(&text) {
                Ok(message) => {
                    let again = serde_json::to_string(&message).expect("a message");
                    prop_assert_eq!(Numbered::read(&again), Ok(message));
                }
                Err((_, Problem::Malformed { why })) => prop_assert!(!why.is_empty()),
                Err(other) => prop_assert!(false, "{:?}", other),
            }
        }
    }
}
