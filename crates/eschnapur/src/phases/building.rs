//! Phase 7: building, in turn order. Window (d) is open in each player's own turn.

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Seat, Sink};
use ts_rs::TS;

use crate::action::{Ruling, sets};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::palace::{Part, PartSet};
use crate::payment;
use crate::phases::{Phase, moving};
use crate::privilege::Privilege;
use crate::state::State;
use crate::table::OnTable;
use crate::window::{self, When};

/// E7.5: what the premium pays to each player on the part.
const PREMIUM: u8 = 3;

/// One player's building turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "eschnapur.ts")]
pub struct Building {
    /// The place in turn order, from 0.
    pub turn: u8,
    /// E10.6: they build on any unfinished parts this turn.
    #[serde(default)]
    pub free_sites: bool,
    /// E10.11: they build on the stopped part too, if it is one of their sites.
    #[serde(default)]
    pub ignores_stop: bool,
    /// They have built their last stone: the turn ends once the premium is paid.
    #[serde(default)]
    pub last_built: bool,
}

/// E7.1: the first player in turn order begins.
pub(crate) fn begin(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    start_turn(state, 0, chance, sink);
}

/// A player's turn begins: their sites are revealed (E7.1). After the last player phase 8 follows.
fn start_turn(state: &mut State, turn: u8, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let table = &state.table;
    if usize::from(turn) == table.players() {
        return moving::begin(state, chance, sink);
    }
    let building = Building { turn, free_sites: false, ignores_stop: false, last_built: false };
    let seat = building.builder(table);
    let sites = table.tableaus[seat].sites;
    sink.open(|| Event::SitesShown { seat, sites });
    state.phase = Phase::Building(building);
    go_on(state, chance, sink);
}

/// The turn goes on: with a stone that can be built, or a privilege that can be bought (E10.2); otherwise the
/// next player's begins.
pub(crate) fn go_on(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    if !this_turn(&mut state.phase).goes_on(&state.table) {
        end_turn(state, chance, sink);
    }
}

/// The turn is over: the next player's begins. E10.2 (d): a pass ends it too. E7.4: stones that could not be built
/// stay on the tableau.
pub(crate) fn end_turn(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let next = this_turn(&mut state.phase).turn + 1;
    start_turn(state, next, chance, sink);
}

#[inline]
fn this_turn(phase: &mut Phase) -> &mut Building {
    let Phase::Building(building) = phase else { unreachable!("stones are built in phase 7") };
    building
}

impl Building {
    /// Whose turn it is.
    #[inline]
    pub(crate) fn builder(&self, table: &OnTable) -> Seat {
        table.in_turn_order().seats()[usize::from(self.turn)]
    }

    /// E7.2, E7.3, E10.2 (d): builds the next stone or buys first; passes only if no stone can be built.
    #[inline(always)]
    pub(crate) fn judge(&self, table: &OnTable, ruling: &mut impl Ruling) {
        let barriers = self.barriers(table);
        ruling.offer(sets::Build::ALL | sets::Pass::ALL);
        for (parts, why) in barriers {
            ruling.forbid(sets::Build::of(parts), why);
        }
        if !free(barriers).is_empty() {
            ruling.forbid(sets::Pass::ALL, Illegal::MustBuild);
        }
        window::judge(table, self.builder(table), When::Building, ruling);
    }

    /// E7.2: where the next stone may not go, and why.
    #[inline(always)]
    fn barriers(&self, table: &OnTable) -> [(PartSet, Illegal); 6] {
        let tableau = &table.tableaus[self.builder(table)];
        let all = |barred: bool| if barred { PartSet::ALL } else { PartSet::EMPTY };
        // E4.2; E10.11: ignoring the stop needs the site card, even with free sites.
        let ignored = tableau.sites & all(self.ignores_stop);
        [
            (all(tableau.public.stones == 0), Illegal::NoStones),
            (!Part::in_play(table.players()), Illegal::PartOut),
            (table.public.finished, Illegal::PartFinished),
            (table.full, Illegal::PartFull),
            (PartSet::of(table.public.markers.stop) - ignored, Illegal::Stopped),
            (!tableau.sites & all(!self.free_sites), Illegal::NotASite),
        ]
    }

    #[inline]
    fn can_build(&self, table: &OnTable) -> bool {
        !free(self.barriers(table)).is_empty()
    }

    /// E10.2 (d): the turn lasts while a stone can be built or something can be bought, but not beyond the
    /// last stone.
    #[inline]
    pub(crate) fn goes_on(&self, table: &OnTable) -> bool {
        !self.last_built
            && (self.can_build(table) || window::can_buy(table, self.builder(table), When::Building))
    }

    /// E10.6, E10.11: holds for this turn.
    pub(crate) fn bought(&mut self, privilege: Privilege) {
        self.free_sites |= privilege == Privilege::FreeSites;
        self.ignores_stop |= privilege == Privilege::IgnoreStop;
    }
}

/// The parts behind no barrier.
#[inline]
fn free(barriers: [(PartSet, Illegal); 6]) -> PartSet {
    barriers.into_iter().fold(PartSet::ALL, |free, (barred, _)| free - barred)
}

/// A stone is built on the lowest free field of a part (E7.2); on the bag field it pays the premium (E7.5).
#[inline(always)]
pub(crate) fn build(state: &mut State, part: Part, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let table = &mut state.table;
    let building = this_turn(&mut state.phase);
    let seat = building.builder(table);
    table.put_stone(part, seat);
    table.public.stirred = true;
    let stones = &mut table.tableaus[seat].public.stones;
    *stones -= 1;
    if *stones == 0 {
        building.last_built = true;
    }
    let field = table.public.palace[part].height();
    sink.open(|| Event::Built { seat, part, field });
    if field == table.public.figures.parts[part].bag {
        sink.open(|| Event::Premium { part, premium: PREMIUM });
        let owners = table.public.palace[part].owners();
        payment::pay(state, owners, PREMIUM, sink);
        if state.payment.is_some() {
            return;
        }
    }
    go_on(state, chance, sink);
}
