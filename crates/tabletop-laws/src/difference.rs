//! Where two documents differ, in words.

use serde::Serialize;
use serde_json::Value;

/// The text that crosses the wire: laws about "byte for byte" compare this.
pub(crate) fn text(document: &impl Serialize) -> String {
    serde_json::to_string(document).expect("our documents have string keys and no failing parts")
}

/// The first place where two documents differ. Two documents with equal contents may still differ as text;
/// then both are quoted.
pub(crate) fn difference(expected: &str, found: &str) -> String {
    let parsed = (serde_json::from_str(expected), serde_json::from_str(found));
    let place = match &parsed {
        (Ok(expected), Ok(found)) => first("", expected, found),
        _ => None,
    };
    place.unwrap_or_else(|| format!("expected {expected}, found {found}"))
}

fn first(path: &str, expected: &Value, found: &Value) -> Option<String> {
    if expected == found {
        return None;
    }
    let inner = match (expected, found) {
        (Value::Object(expected), Value::Object(found)) => {
            expected.iter().find_map(|(key, value)| first(&format!("{path}.{key}"), value, found.get(key)?))
        }
        (Value::Array(expected), Value::Array(found)) if expected.len() == found.len() => expected
            .iter()
            .zip(found)
            .enumerate()
            .find_map(|(n, (expected, found))| first(&format!("{path}.{n}"), expected, found)),
        _ => None,
    };
    inner.or_else(|| Some(format!("{path} expected {expected}, found {found}").trim_start().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_named_by_its_path() {
        let found = difference(r#"{"a":{"b":[1,2]},"c":0}"#, r#"{"a":{"b":[1,3]},"c":0}"#);
        assert_eq!(found, ".a.b.1 expected 2, found 3");
    }

    #[test]
    fn a_missing_key_shows_the_map_around_it() {
        assert_eq!(difference(r#"{"a":1}"#, "{}"), r#"expected {"a":1}, found {}"#);
    }

    #[test]
    fn texts_that_are_no_documents_are_quoted() {
        assert_eq!(difference("x", "y"), "expected x, found y");
    }
}
