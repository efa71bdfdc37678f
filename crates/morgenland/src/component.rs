//! Closed kinds of things with names, and sets of them.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Not, Sub};

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One of a few things that are told apart by their place in a list.
pub trait Component: Copy + Eq + fmt::Debug + fmt::Display + 'static {
    /// All of them, in the order of the rulebook.
    const ALL: &'static [Self];

    /// The place in [`ALL`](Component::ALL).
    fn index(self) -> usize;
}

/// A set of components, one bit each; in documents a list.
// Four bytes: a set written as one byte would be read as four by the instruction that finds its first member,
// and that stalls.
pub struct Set<T>(pub(crate) u32, PhantomData<T>);

// Not called `Set`, which is something else in TypeScript.
tabletop::typescript!("morgenland.ts", "SetOf", Set<T> = "Array<T>");

impl<T> Set<T> {
    /// No member.
    pub const EMPTY: Self = Set(0, PhantomData);

    /// The members whose bit is set.
    #[inline]
    pub(crate) const fn of_bits(bits: u32) -> Self {
        Set(bits, PhantomData)
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
}

impl<T: Component> Set<T> {
    /// Every member there is.
    pub const ALL: Self = Set((1 << T::ALL.len()) - 1, PhantomData);

    /// One alone.
    #[inline]
    pub fn only(member: T) -> Self {
        Set::of_bits(1 << member.index())
    }

    /// Is it in the set?
    #[inline]
    pub fn contains(self, member: T) -> bool {
        self.0 >> member.index() & 1 == 1
    }

    /// Adds one.
    #[inline]
    pub fn insert(&mut self, member: T) {
        self.0 |= 1 << member.index();
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, member: T) {
        self.0 &= !(1 << member.index());
    }

    /// The first of them in the order of the rulebook.
    #[inline]
    pub fn first(self) -> Option<T> {
        T::ALL.get(self.0.trailing_zeros() as usize).copied()
    }

    /// The members in the order of the rulebook.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let index = bits.trailing_zeros() as usize;
                bits &= bits - 1;
                T::ALL[index]
            })
        })
    }
}

// Written out, because derived ones would ask the members to be what only the bits need to be.
impl<T> Clone for Set<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Set<T> {}
impl<T> PartialEq for Set<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<T> Eq for Set<T> {}
impl<T> Default for Set<T> {
    fn default() -> Self {
        Set::EMPTY
    }
}

impl<T: Component> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T> BitOr for Set<T> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Set::of_bits(self.0 | other.0)
    }
}

impl<T> BitAnd for Set<T> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Set::of_bits(self.0 & other.0)
    }
}

impl<T> Sub for Set<T> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Set::of_bits(self.0 & !other.0)
    }
}

impl<T: Component> Not for Set<T> {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Set::of_bits(!self.0 & Self::ALL.0)
    }
}

impl<T: Component> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        let mut set = Set::EMPTY;
        for member in members {
            set.insert(member);
        }
        set
    }
}

impl<T: Component + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Component + DeserializeOwned> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let members = Vec::<T>::deserialize(deserializer)?;
        let set: Self = members.iter().copied().collect();
        if set.len() == members.len() {
            Ok(set)
        } else {
            Err(D::Error::custom("each stands here at most once"))
        }
    }
}

/// Declares an enum whose members are told by name in documents and notations.
macro_rules! named {
    (
        $(#[$about:meta])*
        pub enum $Name:ident as $what:literal {
            $($(#[$about_member:meta])* $Member:ident = $name:literal,)+
        }
    ) => {
        $(#[$about])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize, serde::Deserialize, ts_rs::TS,
        )]
        #[serde(into = "String", try_from = "String")]
        #[ts(export_to = "morgenland.ts")]
        #[repr(u8)]
        pub enum $Name {
            $($(#[$about_member])* #[ts(rename = $name)] $Member,)+
        }

        impl $Name {
            /// How many there are.
            pub const COUNT: usize = [$($Name::$Member),+].len();

            /// The name in documents and notations.
            pub const fn name(self) -> &'static str {
                match self {
                    $($Name::$Member => $name,)+
                }
            }

            /// The one at this place of the list.
            #[inline]
            pub const fn of_index(index: usize) -> $Name {
                const ALL: [$Name; $Name::COUNT] = [$($Name::$Member),+];
                ALL[index]
            }
        }

        impl crate::component::Component for $Name {
            const ALL: &'static [$Name] = &[$($Name::$Member),+];
            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $Name {
            type Err = String;
            fn from_str(text: &str) -> Result<$Name, String> {
                match text {
                    $($name => Ok($Name::$Member),)+
                    _ => Err(format!(concat!("{:?} is not ", $what, ": they are {}"), text, [$($name),+].join(", "))),
                }
            }
        }

        impl From<$Name> for String {
            fn from(member: $Name) -> String {
                member.name().to_owned()
            }
        }

        impl TryFrom<String> for $Name {
            type Error = String;
            fn try_from(text: String) -> Result<$Name, String> {
                text.parse()
            }
        }
    };
}
pub(crate) use named;
