//! The canonical text of a document and its hash.
//!
//! Hashes in records are of documents, never of memory, and the text does not depend on the order in which a
//! struct declares its fields: a refactoring must not break old records.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use ts_rs::TS;

/// A SHA-256 hash, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, TS)]
#[ts(export_to = "tabletop.ts", type = "string")]
pub struct Hash(pub [u8; 32]);

impl Hash {
    /// The hash of some bytes.
    pub fn of_bytes(bytes: &[u8]) -> Hash {
        Hash(Sha256::digest(bytes).into())
    }

    /// The hash of a document's canonical text.
    pub fn of_document(document: &impl Serialize) -> Hash {
        Hash::of_bytes(text(document).as_bytes())
    }
}

/// The canonical text: JSON without spaces, keys in ascending order.
pub fn text(document: &impl Serialize) -> String {
    let value = serde_json::to_value(document).expect("our documents have string keys and no failing parts");
    let mut out = String::new();
    write_value(&value, &mut out);
    out
}

fn write_value(value: &Value, out: &mut String) {
    match value {
        Value::Object(map) => {
            let mut keys: Vec<_> = map.keys().collect();
            keys.sort_unstable();
            write_list(out, ['{', '}'], keys, |key, out| {
                out.push_str(&Value::from(key.as_str()).to_string());
                out.push(':');
                write_value(&map[key], out);
            });
        }
        Value::Array(items) => write_list(out, ['[', ']'], items, write_value),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            out.push_str(&value.to_string());
        }
    }
}

fn write_list<T>(
    out: &mut String,
    [open, close]: [char; 2],
    items: impl IntoIterator<Item = T>,
    mut write: impl FnMut(T, &mut String),
) {
    out.push(open);
    for (n, item) in items.into_iter().enumerate() {
        if n > 0 {
            out.push(',');
        }
        write(item, out);
    }
    out.push(close);
}

/// Writes bytes as hexadecimal digits.
pub(crate) fn write_hex(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

/// Reads exactly 64 hexadecimal digits.
pub(crate) fn read_hex(text: &str) -> Result<[u8; 32], NotHex> {
    let digits = text.as_bytes();
    if digits.len() != 64 || !digits.iter().all(u8::is_ascii_hexdigit) {
        return Err(NotHex);
    }
    let digit = |byte: u8| (byte as char).to_digit(16).expect("checked to be a digit") as u8;
    Ok(std::array::from_fn(|i| digit(digits[2 * i]) << 4 | digit(digits[2 * i + 1])))
}

/// The text is not 64 hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("must be 64 hexadecimal digits")]
pub struct NotHex;

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl FromStr for Hash {
    type Err = NotHex;
    fn from_str(text: &str) -> Result<Hash, NotHex> {
        read_hex(text).map(Hash)
    }
}

impl Serialize for Hash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hash, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_fields_does_not_matter() {
        #[derive(Serialize)]
        struct One {
            b: u8,
            a: &'static str,
        }
        #[derive(Serialize)]
        struct Other {
            a: &'static str,
            b: u8,
        }
        assert_eq!(text(&One { b: 1, a: "x\"y" }), r#"{"a":"x\"y","b":1}"#);
        assert_eq!(Hash::of_document(&One { b: 1, a: "x" }), Hash::of_document(&Other { a: "x", b: 1 }));
    }

    #[test]
    fn a_hash_reads_back() {
        let hash = Hash::of_bytes(b"durbar");
        assert_eq!(hash.to_string().parse(), Ok(hash));
        assert_eq!("zz".parse::<Hash>(), Err(NotHex));
    }
}
