//! Whatever a client says is refused with a short explanation, or is a message that means the same when it is written
//! and read again.

use wire::{Numbered, Problem};

/// An explanation has at most so many characters: it may quote the message, which may be long.
const LONGEST: usize = 300;

/// Reads anything at all as a client's message.
pub fn message(text: &str) {
    match Numbered::read(text) {
        Ok(message) => {
            let again = serde_json::to_string(&message).expect("a message is written");
            assert_eq!(Numbered::read(&again), Ok(message), "{again}");
        }
        Err((_, Problem::Malformed { why })) => {
            let length = why.chars().count();
            assert!((1..=LONGEST).contains(&length), "an explanation of {length} characters: {why:?}");
        }
        Err((_, other)) => panic!("a message that cannot be read is malformed, not {other:?}"),
    }
}

/// Messages to begin with: each with its name.
pub fn examples() -> Vec<(String, String)> {
    let message = |example: wire::examples::Example| match example.kind {
        "client" => Some((format!("client-{}", example.name), example.json)),
        "request" => Some((format!("request-{}", example.name), asking(&example.json))),
        _ => None,
    };
    wire::examples::all().into_iter().filter_map(message).collect()
}

fn asking(request: &str) -> String {
    format!(r#"{{"message":"ask","id":7,"with":{{"table":"k3v8w5c1pm0d","request":{request}}}}}"#)
}
