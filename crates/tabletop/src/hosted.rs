//! What whoever hosts a game for people needs to know of it.

use serde::Serialize;
use ts_rs::TS;

use crate::game::Counted;
use crate::{Seat, SeatSet, Told};

/// A game that can be hosted.
pub trait Hosted: Counted<Event: TS> + Told {
    /// A view as a screen shows it.
    type Shown: Clone + PartialEq + std::fmt::Debug + Serialize + TS + Send + Sync;

    /// How long a usual game takes that is played like this.
    fn length(options: &Self::Options) -> Length;

    /// What a screen shows of a view. With [`Counting::Hidden`] it leaves out what can only be known by counting
    /// along; the view itself, and with it every bot, knows it all the same.
    fn shown(view: &Self::View, counting: Counting) -> Self::Shown;

    /// If this seat is asked in a window, where it may play something or pass: the action of passing. What a
    /// standing pass answers for its player.
    fn pass(state: &Self::State, seat: Seat) -> Option<Self::Action>;

    /// If the event says that somebody played something in a window: whom it concerns besides himself, by being
    /// aimed at him or his things. `None` for every other event.
    fn played(event: &Self::Event) -> Option<SeatSet>;

    /// Where the rules fix the order of small choices: what the observer of this view, who is asked, cannot choose right
    /// now but perhaps further on in the same plan. A screen may let him pick it already and keep it until its turn
    /// comes. What can be chosen now may be listed too.
    fn later(_view: &Self::View) -> Vec<Self::Action> {
        Vec::new()
    }
}

/// How long a usual game takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Length {
    /// How many minutes, if nobody is away and nobody hurries.
    pub minutes: u32,
    /// How often all wait for somebody's choice, one wait after the other.
    pub waits: u32,
}

/// Whether the screen shows what everybody could know by counting along ("open counting").
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counting {
    /// It does.
    Open,
    /// People must remember it themselves.
    Hidden,
}
