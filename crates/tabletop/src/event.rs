//! What happened, and who may know.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, Serializer};
use ts_rs::TS;

use crate::Seat;
use crate::seat::NotASeat;

/// Who looks at a game. The all-seeing eye is not among them: it reads the game's `Position`.
///
/// Programs are told `{"observer":"seat","seat":"A"}`; in notation it is `{"seat":"A"}` or `"spectator"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, TS)]
#[ts(export_to = "tabletop.ts", as = "PlainObserver")]
pub enum Observer {
    /// The player of this seat.
    #[serde(rename = "seat")]
    Seat(Seat),
    /// Somebody who sees only what lies open.
    #[serde(rename = "spectator")]
    Spectator,
}

/// The same as programs are told.
#[derive(Serialize, TS)]
#[serde(tag = "observer", rename_all = "kebab-case")]
enum PlainObserver {
    Seat { seat: Seat },
    Spectator,
}

impl Serialize for Observer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match (*self, serializer.is_human_readable()) {
            (Observer::Seat(seat), false) => PlainObserver::Seat { seat }.serialize(serializer),
            (Observer::Spectator, false) => PlainObserver::Spectator.serialize(serializer),
            (Observer::Seat(seat), true) => {
                serializer.serialize_newtype_variant("Observer", 0, "seat", &seat)
            }
            (Observer::Spectator, true) => serializer.serialize_unit_variant("Observer", 1, "spectator"),
        }
    }
}

impl Observer {
    /// The observer's own seat.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator => None,
        }
    }

    /// Is this the observer's own seat?
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Observer::Seat(seat)
    }

    /// Every observer of a game with this many players.
    pub fn all(players: usize) -> impl Iterator<Item = Observer> {
        Seat::first(players).map(Observer::Seat).chain([Observer::Spectator])
    }
}

impl fmt::Display for Observer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Observer::Seat(seat) => seat.fmt(f),
            Observer::Spectator => f.write_str("spectator"),
        }
    }
}

impl FromStr for Observer {
    type Err = NotASeat;
    fn from_str(text: &str) -> Result<Observer, NotASeat> {
        match text {
            "spectator" => Ok(Observer::Spectator),
            seat => seat.parse().map(Observer::Seat),
        }
    }
}

/// For whose eyes an event is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// It happened openly.
    Everyone,
    /// Only this player knows.
    Only(Seat),
}

impl Audience {
    /// Does the observer learn of it?
    pub fn reaches(self, observer: Observer) -> bool {
        match self {
            Audience::Everyone => true,
            Audience::Only(seat) => observer.is(seat),
        }
    }
}

/// Where events go. The unit sink `()` drops them unmade, so play without events pays nothing for them.
pub trait Sink<E> {
    /// Does anybody listen? If not, even looking for what happened can be left out.
    const LISTENS: bool = true;

    /// Something happened; `event` is only made if the sink wants it.
    fn emit(&mut self, audience: Audience, event: impl FnOnce() -> E);

    /// Something happened openly.
    #[inline]
    fn open(&mut self, event: impl FnOnce() -> E) {
        self.emit(Audience::Everyone, event);
    }

    /// Something happened that only its player may know.
    #[inline]
    fn secret(&mut self, seat: Seat, event: impl FnOnce() -> E) {
        self.emit(Audience::Only(seat), event);
    }
}

impl<E> Sink<E> for () {
    const LISTENS: bool = false;

    #[inline]
    fn emit(&mut self, _audience: Audience, _event: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<(Audience, E)> {
    fn emit(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        self.push((audience, event()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plain;

    #[test]
    fn an_observer_has_a_notation_and_a_plain_form() {
        for (observer, notation, told) in [
            (Observer::Seat(Seat::A), r#"{"seat":"A"}"#, r#"{"observer":"seat","seat":"A"}"#),
            (Observer::Spectator, r#""spectator""#, r#"{"observer":"spectator"}"#),
        ] {
            assert_eq!(serde_json::to_string(&observer).unwrap(), notation);
            assert_eq!(serde_json::from_str::<Observer>(notation).unwrap(), observer);
            assert_eq!(plain::text(&observer), told);
        }
    }
}
