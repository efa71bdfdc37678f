//! What happened, and who may know.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Seat;
use crate::seat::NotASeat;

/// Who looks at a game. The all-seeing eye is not among them: it reads the game's `Position`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "tabletop.ts")]
pub enum Observer {
    /// The player of this seat.
    Seat(Seat),
    /// Somebody who sees only what lies open.
    Spectator,
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
