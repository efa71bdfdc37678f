//! Sets of components.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Not, Sub};
use std::path::PathBuf;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::{Config, TS, TypeVisitor};

use super::Component;

/// A set of components, one bit each; in documents a list. There are at most 32 of them.
// Four bytes: a set written as one byte would be read as four by the instruction that finds its first member,
// and that stalls.
pub struct Set<T>(u32, PhantomData<T>);

impl<T> Set<T> {
    /// No member.
    pub const EMPTY: Self = Set(0, PhantomData);

    /// The members whose bit is set, bit n for the one at place n.
    #[inline]
    pub const fn of_bits(bits: u32) -> Self {
        Set(bits, PhantomData)
    }

    /// So many from the first on.
    #[inline]
    pub const fn of_first(count: usize) -> Self {
        Set::of_bits((1 << count) - 1)
    }

    /// One bit for each member, bit n for the one at place n.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The members of both sets; the operator `|` for constants.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Set::of_bits(self.0 | other.0)
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many members there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The last of them, as a set.
    #[inline]
    #[must_use]
    pub const fn highest(self) -> Self {
        if self.0 == 0 { self } else { Set::of_bits(1 << self.0.ilog2()) }
    }

    /// Everything up to the last of them.
    #[inline]
    #[must_use]
    pub const fn and_below(self) -> Self {
        if self.0 == 0 { self } else { Set::of_bits(u32::MAX >> self.0.leading_zeros()) }
    }
}

impl<T: Component> Set<T> {
    /// Every member there is.
    pub const ALL: Self = Set::of_bits(u32::MAX >> (u32::BITS as usize - T::ALL.len()));

    /// The set of this member alone.
    #[inline]
    pub fn only(member: T) -> Self {
        Set::of_bits(1 << member.index())
    }

    /// One that may be there.
    #[inline]
    pub fn of(member: Option<T>) -> Self {
        member.map_or(Set::EMPTY, Set::only)
    }

    /// This one and all after it.
    #[inline]
    pub fn starting_with(member: T) -> Self {
        Set::of_bits(Self::ALL.0 & Self::ALL.0 << member.index())
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

    /// Adds one, if it belongs there: without a branch, for what is as often there as not.
    #[inline]
    pub fn insert_if(&mut self, belongs: bool, member: T) {
        self.0 |= u32::from(belongs) << member.index();
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, member: T) {
        self.0 &= !(1 << member.index());
    }

    /// The first of them in the order of the rulebook.
    #[inline]
    pub fn first(self) -> Option<T> {
        (self.0 != 0).then(|| T::of_index(self.0.trailing_zeros() as usize))
    }

    /// The members in the order of the rulebook.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let index = bits.trailing_zeros() as usize;
                bits &= bits - 1;
                T::of_index(index)
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
    #[inline]
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

/// A list that has the name of its members: `type PartSet = Array<Part>`, in the file of the members.
impl<T: TS + 'static> TS for Set<T> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(cfg: &Config) -> String {
        format!("{}Set", T::name(cfg))
    }

    fn inline(cfg: &Config) -> String {
        Self::name(cfg)
    }

    fn decl(cfg: &Config) -> String {
        format!("type {} = Array<{}>;", Self::name(cfg), T::name(cfg))
    }

    fn decl_concrete(cfg: &Config) -> String {
        Self::decl(cfg)
    }

    fn visit_dependencies(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        visitor.visit::<T>();
    }

    fn output_path() -> Option<PathBuf> {
        T::output_path()
    }
}
