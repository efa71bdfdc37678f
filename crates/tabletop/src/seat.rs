//! Who sits where.

use std::fmt;
use std::ops::{BitOr, Index, IndexMut, Sub};
use std::str::FromStr;

use serde::de::{Error as _, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::Component;

/// A place at the table, written as a letter so that it is never mistaken for a card or a space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[repr(u8)]
#[allow(missing_docs)]
#[ts(export_to = "tabletop.ts")]
pub enum Seat {
    A,
    B,
    C,
    D,
    E,
}

impl Seat {
    /// Every seat there can be.
    pub const ALL: [Seat; 5] = [Seat::A, Seat::B, Seat::C, Seat::D, Seat::E];

    /// The seat with this number, counted from 0.
    ///
    /// ```
    /// use tabletop::Seat;
    /// assert_eq!(Seat::new(2), Seat::C);
    /// ```
    #[inline]
    pub const fn new(index: usize) -> Seat {
        // A match is a comparison and no memory access, unlike a look-up in `ALL`.
        match index {
            0 => Seat::A,
            1 => Seat::B,
            2 => Seat::C,
            3 => Seat::D,
            4 => Seat::E,
            _ => panic!("there are five seats"),
        }
    }

    /// The seat's number, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The first `players` seats in order.
    pub fn first(players: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        Seat::ALL[..players].iter().copied()
    }
}

impl Component for Seat {
    type Set = SeatSet;
    const ALL: &'static [Seat] = &Seat::ALL;
    #[inline]
    fn index(self) -> usize {
        self as usize
    }
    #[inline]
    fn of_index(index: usize) -> Seat {
        Seat::new(index)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["A", "B", "C", "D", "E"][self.index()])
    }
}

/// The text is not a seat.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a seat: write a letter from A to E or a number from 1 to 5")]
pub struct NotASeat(pub String);

impl FromStr for Seat {
    type Err = NotASeat;

    /// Reads a letter, or the number people count seats by.
    fn from_str(text: &str) -> Result<Seat, NotASeat> {
        Seat::ALL
            .into_iter()
            .find(|seat| {
                text.eq_ignore_ascii_case(&seat.to_string()) || text == (seat.index() + 1).to_string()
            })
            .ok_or_else(|| NotASeat(text.to_owned()))
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

crate::typescript!("tabletop.ts", "SeatSet", SeatSet = "Array<Seat>", Seat);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The first `players` seats.
    #[inline]
    pub const fn first(players: usize) -> SeatSet {
        SeatSet((1u8 << players) - 1)
    }

    /// One bit for each seat, the lowest for the first.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// One seat alone.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat as u8)
    }

    /// Is this seat in the set?
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat as u8) != 0
    }

    /// Adds a seat.
    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat as u8;
    }

    /// Takes a seat out.
    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat as u8);
    }

    /// Is nobody in the set?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let seat = Seat::new(bits.trailing_zeros() as usize);
                bits &= bits - 1;
                seat
            })
        })
    }

    /// The lowest seat of the set.
    #[inline]
    pub fn lowest(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat::new(self.0.trailing_zeros() as usize))
    }
}

impl BitOr for SeatSet {
    type Output = SeatSet;
    #[inline]
    fn bitor(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }
}

impl Sub for SeatSet {
    type Output = SeatSet;
    #[inline]
    fn sub(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// One value per player, at most `N` of them, without heap.
///
/// In documents it is a map from the seat's letter, so that a scenario can name one player and leave the
/// others alone.
#[derive(Clone, Copy)]
pub struct BySeat<T, const N: usize> {
    // Beyond `players` the array holds copies of the first value; nothing reads them.
    values: [T; N],
    players: u8,
}

// Only the seats that are taken are there.
crate::typescript!("tabletop.ts", "BySeat", BySeat<T, const N> = "{ [seat in Seat]?: T }", Seat);

impl<T: Copy, const N: usize> BySeat<T, N> {
    /// The same value for each of `players`.
    #[inline]
    pub fn filled(players: usize, value: T) -> BySeat<T, N> {
        assert!((1..=N).contains(&players), "{players} players do not fit {N} seats");
        BySeat { values: [value; N], players: players as u8 }
    }

    /// One value per seat, made by `make`.
    #[inline]
    pub fn from_fn(players: usize, mut make: impl FnMut(Seat) -> T) -> BySeat<T, N> {
        let mut by_seat = BySeat::filled(players, make(Seat::A));
        for seat in Seat::first(players).skip(1) {
            by_seat[seat] = make(seat);
        }
        by_seat
    }

    /// The same shape with every value changed.
    #[inline]
    pub fn map<U: Copy>(&self, mut change: impl FnMut(Seat, T) -> U) -> BySeat<U, N> {
        BySeat::from_fn(self.players(), |seat| change(seat, self[seat]))
    }
}

impl<T, const N: usize> BySeat<T, N> {
    /// How many players there are.
    #[inline]
    pub fn players(&self) -> usize {
        usize::from(self.players)
    }

    /// The seats in use, in order.
    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<T, N> {
        Seat::first(self.players())
    }

    /// The values in the order of the seats.
    #[inline]
    pub fn values(&self) -> &[T] {
        &self.values[..self.players()]
    }

    /// The values, to change, in the order of the seats.
    #[inline]
    pub fn values_mut(&mut self) -> &mut [T] {
        let players = self.players();
        &mut self.values[..players]
    }

    /// Each seat with its value.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        self.seats().zip(self.values())
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.values[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[seat.index()]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for BySeat<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.values() == other.values()
    }
}

impl<T: Eq, const N: usize> Eq for BySeat<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for BySeat<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for BySeat<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.players()))?;
        for (seat, value) in self.iter() {
            map.serialize_entry(&seat, value)?;
        }
        map.end()
    }
}

impl<'de, T: Deserialize<'de> + Copy, const N: usize> Deserialize<'de> for BySeat<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Seats<T, const N: usize>(std::marker::PhantomData<T>);
        impl<'de, T: Deserialize<'de> + Copy, const N: usize> Visitor<'de> for Seats<T, N> {
            type Value = BySeat<T, N>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a map from the seats A, B, … (at most {N})")
            }
            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
                let mut found = [None; 5];
                while let Some((seat, value)) = map.next_entry::<Seat, T>()? {
                    if found[seat.index()].replace(value).is_some() {
                        return Err(M::Error::custom(format!("seat {seat} stands here twice")));
                    }
                }
                let players = found.iter().take_while(|value| value.is_some()).count();
                if players == 0 || players > N || found[players..].iter().any(Option::is_some) {
                    return Err(M::Error::custom(format!(
                        "the seats must run from A without a gap, at most {N}"
                    )));
                }
                Ok(BySeat::from_fn(players, |seat| found[seat.index()].expect("the seats have no gap")))
            }
        }
        deserializer.deserialize_map(Seats(std::marker::PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_letters_and_read_as_numbers_too() {
        assert_eq!("C".parse(), Ok(Seat::C));
        assert_eq!("c".parse(), Ok(Seat::C));
        assert_eq!("3".parse(), Ok(Seat::C));
        assert_eq!("F".parse::<Seat>(), Err(NotASeat("F".into())));
    }

    #[test]
    fn by_seat_is_a_map_in_documents() {
        let points: BySeat<u8, 4> = BySeat::from_fn(3, |seat| seat.index() as u8 * 10);
        let text = serde_json::to_string(&points).unwrap();
        assert_eq!(text, r#"{"A":0,"B":10,"C":20}"#);
        assert_eq!(serde_json::from_str::<BySeat<u8, 4>>(&text).unwrap(), points);
    }

    #[test]
    fn by_seat_refuses_gaps_repeats_and_too_many() {
        for bad in
            [r#"{"A":0,"C":1}"#, r#"{"A":0,"A":1}"#, r#"{"B":0}"#, "{}", r#"{"A":0,"B":0,"C":0,"D":0,"E":0}"#]
        {
            assert!(serde_json::from_str::<BySeat<u8, 4>>(bad).is_err(), "{bad}");
        }
    }
}
