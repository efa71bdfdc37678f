//! JSON in which nothing is said twice.
//!
//! Where a document has a map, serde keeps the last of two members with one name and forgets the other. Whoever says
//! two things about one seat must hear that, and not what became of it.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

/// Reads JSON; a member that is given twice is an error, which names its place.
pub(crate) fn said_once(bytes: &[u8]) -> Result<Value, String> {
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let Once(value) = serde_path_to_error::deserialize(&mut json).map_err(|error| error.to_string())?;
    json.end().map_err(|error| error.to_string())?;
    Ok(value)
}

/// A value in which nothing is said twice.
struct Once(Value);

impl<'de> Deserialize<'de> for Once {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Once, D::Error> {
        deserializer.deserialize_any(Anything).map(Once)
    }
}

/// Takes whatever JSON can say.
struct Anything;

impl<'de> Visitor<'de> for Anything {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("anything")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Value, E> {
        Ok(flag.into())
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        Ok(Number::from_f64(number).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut items = Vec::new();
        while let Some(Once(item)) = list.next_element()? {
            items.push(item);
        }
        Ok(items.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value, A::Error> {
        let mut members = Map::new();
        while let Some(name) = object.next_key::<String>()? {
            let Once(member) = object.next_value()?;
            if members.insert(name.clone(), member).is_some() {
                return Err(A::Error::custom(format!("{name:?} is said twice")));
            }
        }
        Ok(members.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_once_is_what_serde_reads() {
        for text in [r#"{"a":[1,-2,0.5,true,null,"x"],"b":{"a":{}}}"#, "[]", "7", r#""\u00e4""#] {
            let value: Value = serde_json::from_str(text).expect("JSON");
            assert_eq!(said_once(text.as_bytes()).expect("JSON"), value, "{text}");
        }
    }

    #[test]
    fn what_is_said_twice_is_refused_wherever_it_stands() {
        for (text, says) in [
            (r#"{"a":1,"a":1}"#, "\"a\" is said twice"),
            (r#"{"b":[0,{"a":1,"c":2,"a":3}]}"#, "b[1]: \"a\" is said twice"),
        ] {
            let error = said_once(text.as_bytes()).expect_err(text);
            assert!(error.starts_with(says), "{error}");
        }
    }
}
