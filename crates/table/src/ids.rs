//! Names for tables and people that machines give.
//!
//! An id is sixty random bits, written as twelve letters and digits that nobody mistakes for one another. Whoever
//! knows a table's id may come in: the invitation link is nothing else.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// Crockford's base 32 in small letters: no i, l, o, u.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: usize = 12;
const BITS: u64 = (1 << 60) - 1;

/// The text is not an id.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not an id: twelve letters and digits, without i, l, o and u")]
pub struct NotAnId(pub String);

fn write(id: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let digit = |n: usize| DIGITS[(id >> (5 * (LENGTH - 1 - n))) as usize & 31];
    (0..LENGTH).try_for_each(|n| fmt::Write::write_char(f, char::from(digit(n))))
}

fn read(text: &str) -> Result<u64, NotAnId> {
    let digit = |byte: u8| DIGITS.iter().position(|&digit| digit == byte).map(|digit| digit as u64);
    (text.len() == LENGTH)
        .then(|| text.bytes().try_fold(0, |id, byte| Some(id << 5 | digit(byte)?)))
        .flatten()
        .ok_or_else(|| NotAnId(text.to_owned()))
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
        #[ts(export_to = "table.ts", type = "string")]
        pub struct $name(u64);

        impl $name {
            /// The id made of these random bits.
            pub fn from_random(bits: u64) -> $name {
                $name(bits & BITS)
            }

            /// The id as a number below 2^60, for storage.
            pub fn number(self) -> u64 {
                self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write(self.0, f)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write(self.0, f)
            }
        }

        impl FromStr for $name {
            type Err = NotAnId;
            fn from_str(text: &str) -> Result<$name, NotAnId> {
                read(text).map($name)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

id!(
    /// A table, as messages and links name it.
    TableId
);
id!(
    /// A person: what others may know them by. Their secret is another one.
    PersonId
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_reads_back_and_nothing_else_is_one() {
        let id = TableId::from_random(u64::MAX);
        assert_eq!(id.to_string(), "zzzzzzzzzzzz");
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(TableId::from_random(33).to_string(), "000000000011");
        for bad in ["", "00000000001", "0000000000011", "00000000000u", "00000000000Z"] {
            assert_eq!(bad.parse::<TableId>(), Err(NotAnId(bad.to_owned())));
        }
    }
}
