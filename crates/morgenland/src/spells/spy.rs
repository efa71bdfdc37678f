//! Spy (M7.17): all others place their tokens open.

use tabletop::{Seat, Sink};

use crate::event::Event;
use crate::play::Play;
use crate::resolving::Done;
use crate::spell::Spell;
use crate::stage::RoundStage;
use crate::state::State;

use super::{Concerns, Rules};

/// The rules of this spell.
pub(crate) struct Spy;

impl Rules for Spy {
    const SPELL: Spell = Spell::Spy;
    const RULE: &'static str = "M7.17";
    const CONCERNS: Concerns = Concerns::Everybody;

    fn timely(stage: RoundStage) -> bool {
        stage.placing()
    }

    /// M6.7: has another still a token to place?
    fn possible(state: &State, seat: Seat) -> bool {
        let mut players = state.table.players.iter();
        state.table.public.stage.placing()
            && players.any(|(other, player)| other != seat && !player.pieces.hand.is_empty())
    }

    /// From now on; what lies hidden stays hidden.
    fn carry_out(state: &mut State, play: &Play, _step: u8, _sink: &mut impl Sink<Event>) -> Done {
        if !Self::possible(state, play.seat) {
            return Done::Nothing;
        }
        state.table.public.marks.spy = Some(play.seat);
        Done::Yes
    }
}
