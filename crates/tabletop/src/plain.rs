//! Documents for programs, without notation.
//!
//! Some components have a notation that people write and read easily: a hand is `"00112"`, a tower `"AABC"`. Records and
//! scenarios are written in it, and hashes of positions are made from it, so it never changes. A program would have to
//! take it apart again. For programs the same documents are written plainly: `[0, 0, 1, 1, 2]`.
//!
//! A type with a notation asks [`Serializer::is_human_readable`], which is what serde has for that question, and
//! [`Plain`] answers it with no, whatever is written: JSON as well.
//!
//! ```
//! use serde::{Serialize, Serializer};
//! use tabletop::plain::{self, Plain};
//!
//! struct Tower(Vec<char>);
//!
//! impl Serialize for Tower {
//!     fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
//!         plain::or_notation(serializer, &self.0, || self.0.iter().collect())
//!     }
//! }
//!
//! let towers = [Tower(vec!['A', 'B'])];
//! assert_eq!(serde_json::to_string(&towers).unwrap(), r#"["AB"]"#);
//! assert_eq!(serde_json::to_string(&Plain(&towers)).unwrap(), r#"[["A","B"]]"#);
//! ```

use serde::ser::{
    Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

/// Whatever it holds, written without notation; or a serializer that writes so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plain<T>(pub T);

/// Writes a component: plainly for programs, else in its notation.
pub fn or_notation<S: Serializer>(
    serializer: S,
    plain: &impl Serialize,
    notation: impl FnOnce() -> String,
) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() {
        notation().serialize(serializer)
    } else {
        plain.serialize(serializer)
    }
}

/// A document as text.
pub fn text(document: &impl Serialize) -> String {
    serde_json::to_string(&Plain(document)).expect("our documents have string keys and no failing parts")
}

/// A document as a value.
pub fn value(document: &impl Serialize) -> serde_json::Value {
    serde_json::to_value(Plain(document)).expect("our documents have string keys and no failing parts")
}

impl<T: Serialize> Serialize for Plain<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(Plain(serializer))
    }
}

/// Values that hold no others are written as they are.
macro_rules! leaves {
    ($($write:ident($Type:ty);)+) => {
        $(fn $write(self, value: $Type) -> Result<S::Ok, S::Error> {
            self.0.$write(value)
        })+
    };
}

impl<S: Serializer> Serializer for Plain<S> {
    type Ok = S::Ok;
    type Error = S::Error;
    type SerializeSeq = Plain<S::SerializeSeq>;
    type SerializeTuple = Plain<S::SerializeTuple>;
    type SerializeTupleStruct = Plain<S::SerializeTupleStruct>;
    type SerializeTupleVariant = Plain<S::SerializeTupleVariant>;
    type SerializeMap = Plain<S::SerializeMap>;
    type SerializeStruct = Plain<S::SerializeStruct>;
    type SerializeStructVariant = Plain<S::SerializeStructVariant>;

    fn is_human_readable(&self) -> bool {
        false
    }

    leaves! {
        serialize_bool(bool);
        serialize_i8(i8);
        serialize_i16(i16);
        serialize_i32(i32);
        serialize_i64(i64);
        serialize_i128(i128);
        serialize_u8(u8);
        serialize_u16(u16);
        serialize_u32(u32);
        serialize_u64(u64);
        serialize_u128(u128);
        serialize_f32(f32);
        serialize_f64(f64);
        serialize_char(char);
        serialize_str(&str);
        serialize_bytes(&[u8]);
        serialize_unit_struct(&'static str);
    }

    fn serialize_none(self) -> Result<S::Ok, S::Error> {
        self.0.serialize_none()
    }

    fn serialize_unit(self) -> Result<S::Ok, S::Error> {
        self.0.serialize_unit()
    }

    fn serialize_unit_variant(
        self,
        name: &'static str,
        index: u32,
        variant: &'static str,
    ) -> Result<S::Ok, S::Error> {
        self.0.serialize_unit_variant(name, index, variant)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<S::Ok, S::Error> {
        self.0.serialize_some(&Plain(value))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<S::Ok, S::Error> {
        self.0.serialize_newtype_struct(name, &Plain(value))
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        index: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<S::Ok, S::Error> {
        self.0.serialize_newtype_variant(name, index, variant, &Plain(value))
    }

    fn serialize_seq(self, len: Option<usize>) -> Result<Self::SerializeSeq, S::Error> {
        self.0.serialize_seq(len).map(Plain)
    }

    fn serialize_tuple(self, len: usize) -> Result<Self::SerializeTuple, S::Error> {
        self.0.serialize_tuple(len).map(Plain)
    }

    fn serialize_tuple_struct(
        self,
        name: &'static str,
        len: usize,
    ) -> Result<Self::SerializeTupleStruct, S::Error> {
        self.0.serialize_tuple_struct(name, len).map(Plain)
    }

    fn serialize_tuple_variant(
        self,
        name: &'static str,
        index: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Self::SerializeTupleVariant, S::Error> {
        self.0.serialize_tuple_variant(name, index, variant, len).map(Plain)
    }

    fn serialize_map(self, len: Option<usize>) -> Result<Self::SerializeMap, S::Error> {
        self.0.serialize_map(len).map(Plain)
    }

    fn serialize_struct(self, name: &'static str, len: usize) -> Result<Self::SerializeStruct, S::Error> {
        self.0.serialize_struct(name, len).map(Plain)
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        index: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Self::SerializeStructVariant, S::Error> {
        self.0.serialize_struct_variant(name, index, variant, len).map(Plain)
    }
}

/// What holds others hands plainness on to them.
macro_rules! holders {
    ($($Holder:ident::$write:ident($($key:ident: $Key:ty)?);)+) => {
        $(impl<S: $Holder> $Holder for Plain<S> {
            type Ok = S::Ok;
            type Error = S::Error;

            fn $write<T: Serialize + ?Sized>(&mut self, $($key: $Key,)? value: &T) -> Result<(), S::Error> {
                self.0.$write($($key,)? &Plain(value))
            }

            fn end(self) -> Result<S::Ok, S::Error> {
                self.0.end()
            }
        })+
    };
}

holders! {
    SerializeSeq::serialize_element();
    SerializeTuple::serialize_element();
    SerializeTupleStruct::serialize_field();
    SerializeTupleVariant::serialize_field();
    SerializeStruct::serialize_field(key: &'static str);
    SerializeStructVariant::serialize_field(key: &'static str);
}

impl<S: SerializeMap> SerializeMap for Plain<S> {
    type Ok = S::Ok;
    type Error = S::Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), S::Error> {
        // Keys are words, whoever reads them.
        self.0.serialize_key(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), S::Error> {
        self.0.serialize_value(&Plain(value))
    }

    fn end(self) -> Result<S::Ok, S::Error> {
        self.0.end()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Serialize;

    use super::*;

    #[derive(Clone)]
    struct Row(&'static str);

    impl Serialize for Row {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            let letters: Vec<_> = self.0.chars().collect();
            or_notation(serializer, &letters, || self.0.to_owned())
        }
    }

    #[derive(Serialize)]
    struct Inner {
        row: Row,
    }

    #[derive(Serialize)]
    #[serde(tag = "kind", rename_all = "kebab-case")]
    enum Tagged {
        Struct { row: Row },
        Newtype(Inner),
        Unit,
    }

    #[derive(Serialize)]
    struct All {
        row: Row,
        none: Option<Row>,
        some: Option<Row>,
        list: Vec<Row>,
        pair: (Row, u8),
        map: BTreeMap<String, Row>,
        tagged: [Tagged; 3],
        #[serde(flatten)]
        flat: Inner2,
    }

    #[derive(Serialize)]
    struct Inner2 {
        other: Row,
    }

    fn all() -> All {
        let row = Row("AB");
        All {
            row: row.clone(),
            none: None,
            some: Some(row.clone()),
            list: vec![row.clone()],
            pair: (row.clone(), 1),
            map: BTreeMap::from([("a".to_owned(), row.clone())]),
            tagged: [
                Tagged::Struct { row: row.clone() },
                Tagged::Newtype(Inner { row: row.clone() }),
                Tagged::Unit,
            ],
            flat: Inner2 { other: row },
        }
    }

    #[test]
    fn nothing_in_a_plain_document_is_in_notation() {
        let notation = serde_json::to_string(&all()).unwrap();
        assert_eq!(text(&all()), notation.replace(r#""AB""#, r#"["A","B"]"#));
        assert_eq!(value(&all()), serde_json::from_str::<serde_json::Value>(&text(&all())).unwrap());
    }
}
