//! Luck is an argument.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::canonical::{Hash, NotHex, read_hex, write_hex};

/// A source of luck. Everything random in a game is drawn through these methods and from the numbers of
/// [`Chance::next`] alone, so that a record replays the same whatever library makes the numbers.
pub trait Chance {
    /// The next 32 random bits.
    fn next(&mut self) -> u32;

    /// A number below `bound`, each equally likely. `bound` is not 0.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        // Lemire's multiplication method: the high half is the number; a low half below `2^32 mod bound`
        // belongs to a value that would come up too often, and is drawn again.
        let mut product = u64::from(self.next()) * u64::from(bound);
        if (product as u32) < bound {
            let surplus = bound.wrapping_neg() % bound;
            while (product as u32) < surplus {
                product = u64::from(self.next()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// Shuffles from the last place down (Fisher and Yates).
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

impl<C: Chance> Chance for &mut C {
    #[inline]
    fn next(&mut self) -> u32 {
        (**self).next()
    }
}

/// The 32 bytes from which all luck of a game comes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, TS)]
#[ts(export_to = "tabletop.ts", type = "string")]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed for tests and simulations: the hash of a number and a purpose.
    pub fn from_number(number: u64, purpose: &str) -> Seed {
        Seed(Hash::of_bytes(format!("{purpose} {number}").as_bytes()).0)
    }

    /// What may be published before the game so that the seed can be checked after it.
    pub fn commitment(&self) -> Hash {
        Hash::of_bytes(&self.0)
    }

    /// The luck of one step of a game: step 0 is the set-up, step k the k-th entry of the record.
    pub fn stream(&self, step: u64) -> Stream {
        Stream { seed: *self, step, generator: None }
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl FromStr for Seed {
    type Err = NotHex;
    fn from_str(text: &str) -> Result<Seed, NotHex> {
        read_hex(text).map(Seed)
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// The luck of one step: `ChaCha20` with the seed as key and the step as stream. A step that draws nothing
/// costs nothing: the generator is made at the first draw.
#[derive(Clone, Debug)]
pub struct Stream {
    seed: Seed,
    step: u64,
    generator: Option<ChaCha20Rng>,
}

impl Chance for Stream {
    #[inline]
    fn next(&mut self) -> u32 {
        let Stream { seed, step, generator } = self;
        generator
            .get_or_insert_with(|| {
                let mut rng = ChaCha20Rng::from_seed(seed.0);
                rng.set_stream(*step);
                rng
            })
            .next_u32()
    }
}

/// Fast luck for playouts (`SplitMix64`): good statistics, no secrets.
#[derive(Clone, Copy, Debug)]
pub struct FastChance(u64);

impl FastChance {
    /// Luck from a number.
    pub fn new(number: u64) -> FastChance {
        FastChance(number)
    }

    /// Luck for the `index`-th of many games: neighbours share nothing.
    pub fn for_game(seed: u64, index: u64) -> FastChance {
        let mut mixed = FastChance(seed);
        mixed.0 ^= FastChance(index).word();
        FastChance(mixed.word())
    }

    #[inline]
    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

impl Chance for FastChance {
    #[inline]
    fn next(&mut self) -> u32 {
        (self.word() >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A record must replay in ten years: these numbers may never change.
    #[test]
    fn the_stream_of_a_seed_is_fixed() {
        let seed = Seed(std::array::from_fn(|i| i as u8));
        let numbers = |step| {
            let mut stream = seed.stream(step);
            [stream.below(1000), stream.below(1000), stream.below(1000)]
        };
        assert_eq!(numbers(0), [488, 414, 464]);
        assert_eq!(numbers(1), [11, 537, 895]);
        let mut order = [1, 2, 3, 4, 5];
        seed.stream(2).shuffle(&mut order);
        assert_eq!(order, [3, 4, 2, 1, 5]);
    }

    #[test]
    fn below_is_fair() {
        let mut chance = FastChance::new(1);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[chance.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
    }

    #[test]
    fn a_shuffle_reaches_every_order() {
        let mut chance = FastChance::new(2);
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..1000 {
            let mut order = [0, 1, 2, 3];
            chance.shuffle(&mut order);
            seen.insert(order);
        }
        assert_eq!(seen.len(), 24);
    }
}
