//! Sets of actions by their dense index, and the tables in which games declare their actions: [`actions!`](macro@crate::actions).

mod table;

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

pub use table::{ActionKind, Argument, DeclaredActions, Member};
#[doc(hidden)]
pub use table::{argument, beginning, index_at, known, members, narrowed, place_of, read, runs_len};

/// A set of action indices below `128 * W`: plain bits, so that a list of legal actions costs nothing to keep.
// Words of 128 bits stay in two registers; of two words of 64 bits compilers like to make a vector, and putting
// that together costs more than the decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ActionSet<const W: usize>([u128; W]);

const BITS: usize = u128::BITS as usize;

impl<const W: usize> ActionSet<W> {
    /// No action.
    pub const EMPTY: Self = ActionSet([0; W]);

    /// One action alone.
    #[inline]
    pub const fn one(index: usize) -> Self {
        Self::run(index, 1)
    }

    /// The actions `base + i` for every set bit `i` of `bits`: how a set of cards, parts or seats becomes a
    /// set of actions.
    ///
    /// ```
    /// use tabletop::ActionSet;
    /// let set = ActionSet::<1>::run(62, 0b1101);
    /// assert_eq!(set.iter().collect::<Vec<_>>(), [62, 64, 65]);
    /// ```
    #[inline]
    pub const fn run(base: usize, bits: u64) -> Self {
        let mut words = [0; W];
        let (word, shift) = (base / BITS, base % BITS);
        words[word] = (bits as u128) << shift;
        if shift > 64 && word + 1 < W {
            words[word + 1] = (bits as u128) >> (BITS - shift);
        }
        ActionSet(words)
    }

    /// So many actions from this one on.
    pub const fn span(first: usize, count: usize) -> Self {
        let mut words = [0; W];
        let mut index = first;
        while index < first + count {
            words[index / BITS] |= 1 << (index % BITS);
            index += 1;
        }
        ActionSet(words)
    }

    /// The actions of both sets; the operator `|` for constants.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        let mut words = self.0;
        let mut i = 0;
        while i < W {
            words[i] |= other.0[i];
            i += 1;
        }
        ActionSet(words)
    }

    /// The set with these words, bit n of word w for index 128 * w + n.
    #[inline]
    pub const fn from_words(words: [u128; W]) -> Self {
        ActionSet(words)
    }

    /// The set as words, bit n of word w for index 128 * w + n.
    #[inline]
    pub const fn words(self) -> [u128; W] {
        self.0
    }

    /// Is the action in the set?
    #[inline]
    pub const fn contains(self, index: usize) -> bool {
        // All words are looked at, so that they can stay in registers.
        let mut found = false;
        let mut word = 0;
        while word < W {
            found |= index / BITS == word && self.0[word] >> (index % BITS) & 1 == 1;
            word += 1;
        }
        found
    }

    /// Is the set empty?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// How many actions are in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The indices in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(word, mut bits)| {
            std::iter::from_fn(move || {
                (bits != 0).then(|| {
                    let index = word * BITS + bits.trailing_zeros() as usize;
                    bits &= bits - 1;
                    index
                })
            })
        })
    }

    /// The `n`-th index in ascending order, counted from 0.
    #[inline]
    pub fn nth(self, n: usize) -> Option<usize> {
        let mut left = n as u32;
        for (word, mut bits) in self.0.into_iter().enumerate() {
            let here = bits.count_ones();
            if left < here {
                for _ in 0..left {
                    bits &= bits - 1;
                }
                return Some(word * BITS + bits.trailing_zeros() as usize);
            }
            left -= here;
        }
        None
    }
}

impl<const W: usize> BitOr for ActionSet<W> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.union(other)
    }
}

impl<const W: usize> BitOrAssign for ActionSet<W> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = self.union(other);
    }
}

impl<const W: usize> BitAnd for ActionSet<W> {
    type Output = Self;
    #[inline]
    fn bitand(mut self, other: Self) -> Self {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine &= theirs;
        }
        self
    }
}

impl<const W: usize> Sub for ActionSet<W> {
    type Output = Self;
    #[inline]
    fn sub(mut self, other: Self) -> Self {
        self -= other;
        self
    }
}

impl<const W: usize> SubAssign for ActionSet<W> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine &= !theirs;
        }
    }
}

impl<const W: usize> fmt::Debug for ActionSet<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nth_walks_the_set_in_order() {
        let set = ActionSet::<1>::one(3) | ActionSet::one(63) | ActionSet::one(64) | ActionSet::one(120);
        let by_nth: Vec<_> = (0..5).map(|n| set.nth(n)).collect();
        assert_eq!(by_nth, [Some(3), Some(63), Some(64), Some(120), None]);
        assert_eq!(set.iter().collect::<Vec<_>>(), [3, 63, 64, 120]);
        assert_eq!(set.len(), 4);
        assert_eq!(set.words(), [1 << 3 | 1 << 63 | 1 << 64 | 1 << 120]);
    }

    #[test]
    fn sets_subtract_and_meet() {
        let set = ActionSet::<1>::run(60, 0xff);
        assert_eq!((set - ActionSet::run(62, 0b11)).len(), 6);
        assert_eq!((set & ActionSet::run(0, u64::MAX)).len(), 4);
        assert!(!set.contains(68) && set.contains(67) && !set.contains(1000));
    }

    #[test]
    fn a_span_may_cross_from_word_to_word() {
        let set = ActionSet::<3>::span(100, 200);
        assert_eq!(set.iter().collect::<Vec<_>>(), (100..300).collect::<Vec<_>>());
    }

    #[test]
    fn a_run_may_cross_from_word_to_word() {
        let set = ActionSet::<2>::run(120, 0xfff);
        assert_eq!(set.iter().collect::<Vec<_>>(), (120..132).collect::<Vec<_>>());
        assert_eq!((set.nth(7), set.nth(8), set.nth(12)), (Some(127), Some(128), None));
        assert!(set.contains(131) && !set.contains(132) && !set.contains(300));
    }
}
