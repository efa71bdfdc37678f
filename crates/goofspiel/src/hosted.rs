//! Goofspiel as whoever hosts it for people needs it.
//!
//! What a screen shows is built up from the view, field by field and without `..`. Whatever was bid lies open for the rest
//! of the game (GP.1), so there is nothing that people would have to count along, and open counting changes nothing.

use serde::Serialize;
use serde_json::{Value, json};
use tabletop::game::Standing;
use tabletop::{Counting, Hosted, Length, Observer, Seat, SeatSet, WindowKind};
use ts_rs::TS;

use crate::action::Action;
use crate::card::{Card, points};
use crate::event::Event;
use crate::game::{Goofspiel, Options};
use crate::state::{State, standings};
use crate::table::{BySeat, Public};
use crate::view::View;

/// What a screen shows: the view, and what follows from it by a rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(export_to = "goofspiel.ts")]
pub struct Shown {
    /// Who looks.
    pub observer: Observer,
    /// What lies open: all but the bids of this round.
    #[serde(flatten)]
    pub public: Public,
    /// Whose bids are awaited.
    pub awaited: SeatSet,
    /// What the observer has bid in this round, if they play.
    pub mine: Option<Card>,
    /// The round that is played, from 1.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// What the prizes that lie open are worth together.
    pub stake: u16,
    /// How the players stand.
    pub standings: BySeat<Standing>,
}

impl Hosted for Goofspiel {
    type Shown = Shown;

    /// One wait a round, but the last: nobody has a choice then. People look at what the others have left, and
    /// take about 25 seconds for it.
    fn length(_options: &Options) -> Length {
        let waits = Card::COUNT as u32 - 1;
        Length { minutes: waits * 25 / 60, waits }
    }

    fn shown(view: &View, _counting: Counting) -> Shown {
        let View { observer, public, awaited, mine } = view;
        Shown {
            observer: *observer,
            public: *public,
            awaited: *awaited,
            mine: *mine,
            round: public.round(),
            rounds: Card::COUNT as u8,
            stake: points(public.open()),
            standings: standings(public),
        }
    }

    /// There are no windows: everybody bids in every round.
    fn pass(_state: &State, _seat: Seat) -> Option<Action> {
        None
    }

    fn windows(_options: &Options) -> &'static [WindowKind] {
        &[]
    }

    fn kind(_state: &State, _seat: Seat) -> Option<&'static str> {
        None
    }

    fn concerns(_spectator: &View, _seat: Seat) -> bool {
        false
    }

    fn played(_event: &Event) -> Option<SeatSet> {
        None
    }

    fn facts() -> Vec<(&'static str, Value)> {
        vec![("CardSet", json!({ "uniqueItems": true }))]
    }
}
