//! What an observer with perfect memory knows (GP).
//!
//! A view is built up from the state, field by field and without `..`: a new field of the state does not compile until
//! somebody has decided here who may see it.

use serde::{Deserialize, Serialize};
use tabletop::{Observer, SeatSet};

use crate::card::Card;
use crate::state::State;
use crate::table::Public;

/// What one observer knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub observer: Observer,
    /// What lies open: all but the bids of this round (GP.1).
    #[serde(flatten)]
    pub public: Public,
    /// Who still has to bid (GP.3).
    pub awaited: SeatSet,
    /// What the observer has bid in this round, if they play.
    pub mine: Option<Card>,
}

impl View {
    /// Builds the view of an observer.
    pub fn new(state: &State, observer: Observer) -> View {
        let State { public, bids } = state;
        let seat = observer.seat().filter(|seat| seat.index() < bids.players());
        View { observer, public: *public, awaited: state.to_act(), mine: seat.and_then(|seat| bids[seat]) }
    }
}
