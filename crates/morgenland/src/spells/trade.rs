//! Trade (M7.21): own treasure for as much of other kinds.

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Seat, Sink};
use ts_rs::TS;

use crate::action::{Ruling, sets};
use crate::ask::Ask;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::payment::{self, Taking};
use crate::play::Play;
use crate::resolving::{self, Done};
use crate::spell::Spell;
use crate::state::State;
use crate::table::OnTable;
use crate::treasure::{Kind, KindSet};

use super::Rules;

/// What was given so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "morgenland.ts")]
pub struct Trade {
    /// Who trades with the bank.
    pub seat: Seat,
    /// How many units they gave.
    pub units: u8,
    /// The kinds they gave, and may not take (M7.21).
    pub given: KindSet,
    /// The kinds they may still give.
    pub kinds: KindSet,
}

/// The rules of this spell.
pub(crate) struct Trading;

impl Rules for Trading {
    const SPELL: Spell = Spell::Trade;
    const RULE: &'static str = "M7.21";

    /// M6.7: have they a treasure for which the bank has one of another kind?
    fn possible(state: &State, seat: Seat) -> bool {
        let table = &state.table;
        let own = table.players[seat].treasure.kinds();
        own.iter().any(|kind| table.public.bank.total_of(!KindSet::only(kind)) > 0)
    }

    /// They give first, and take then.
    fn carry_out(state: &mut State, play: &Play, step: u8, _sink: &mut impl Sink<Event>) -> Done {
        if step > 0 {
            return Done::Yes;
        }
        let seat = play.seat;
        if !Self::possible(state, seat) {
            return Done::Nothing;
        }
        state.step_to(1);
        state.ask = Ask::Trading(Trade { seat, units: 0, given: KindSet::EMPTY, kinds: KindSet::ALL });
        Done::NotYet
    }

    fn asks(ask: &Ask) -> bool {
        matches!(ask, Ask::Trading(_) | Ask::Taking(_))
    }
}

impl Trade {
    /// Any number of own treasures, as long as the bank has as many of other kinds.
    pub(crate) fn judge(&self, table: &OnTable, ruling: &mut impl Ruling) {
        let own = table.players[self.seat].treasure;
        let mut short = KindSet::EMPTY;
        for kind in own.kinds().iter() {
            let others = table.public.bank.total_of(!(self.given | KindSet::only(kind)));
            if others <= self.units {
                short.insert(kind);
            }
        }
        ruling.offer(sets::Give::ALL | sets::Pass::ALL);
        ruling.forbid(sets::Give::of(!own.kinds()), Illegal::NotOwned);
        ruling.forbid(sets::Give::of(!self.kinds), Illegal::TakenInOrder);
        ruling.forbid(sets::Give::of(short), Illegal::BankShort);
    }
}

/// M7.21: one more treasure goes to the bank.
pub(crate) fn give(state: &mut State, kind: Kind, sink: &mut impl Sink<Event>) {
    let Ask::Trading(trade) = &mut state.ask else { return };
    trade.units += 1;
    trade.given.insert(kind);
    trade.kinds = trade.kinds & KindSet::starting_with(kind);
    let seat = trade.seat;
    payment::hand_over(&mut state.table, seat, None, kind, 1, sink);
}

/// That is all: they take as many of other kinds.
pub(crate) fn stop(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let Ask::Trading(Trade { seat, units, given, .. }) = state.ask else { return };
    if units == 0 {
        sink.open(|| Event::Declined { seat });
        return resolving::go_on(state, chance, sink);
    }
    state.ask = Ask::Taking(Taking::other_than(&state.table, seat, units, given));
}
