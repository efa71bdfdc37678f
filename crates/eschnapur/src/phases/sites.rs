//! Phase 1: everybody secretly picks two sites.

use tabletop::{Chance, Seat, SeatSet, Sink};

use crate::action::{Ruling, sets};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::palace::{Part, PartSet};
use crate::phases::{Phase, gold};
use crate::state::State;
use crate::table::{BySeat, OnTable};

/// E1.1: exactly two different parts.
const SITES: usize = 2;

/// What everybody has picked so far. Secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sites {
    pub(crate) picks: BySeat<PartSet>,
    /// Who has not picked two.
    pub(crate) awaited: SeatSet,
}

/// A round begins: E1.1.
pub(crate) fn begin(state: &mut State) {
    let nothing = BySeat::filled(state.table.players(), PartSet::EMPTY);
    state.phase = Phase::Sites(Sites::new(nothing));
}

impl Sites {
    /// These picks, and who has not made two.
    pub(crate) fn new(picks: BySeat<PartSet>) -> Sites {
        let awaited = picks.seats().filter(|&seat| picks[seat].len() < SITES).collect();
        Sites { picks, awaited }
    }

    /// E1.1: two different unfinished parts, named in ascending order.
    #[inline(always)]
    pub(crate) fn judge(&self, table: &OnTable, seat: Seat, ruling: &mut impl Ruling) {
        let picked = self.picks[seat];
        let unfinished = table.unfinished();
        ruling.offer(sets::Site::ALL);
        ruling.forbid(sets::Site::of(!Part::in_play(table.players())), Illegal::PartOut);
        ruling.forbid(sets::Site::of(!unfinished), Illegal::SiteFinished);
        if picked.is_empty() {
            ruling.forbid(sets::Site::of(unfinished.highest()), Illegal::SiteLeavesNone);
        } else {
            ruling.forbid(sets::Site::of(picked.and_below()), Illegal::SiteNotHigher);
        }
    }
}

/// A player picks a site; when the last one has chosen, phase 2 follows.
#[inline(always)]
pub(crate) fn pick(
    state: &mut State,
    seat: Seat,
    part: Part,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let Phase::Sites(sites) = &mut state.phase else { unreachable!("sites are picked in phase 1") };
    sites.picks[seat].insert(part);
    sink.secret(seat, || Event::SitePicked { seat, part });
    if sites.picks[seat].len() < SITES {
        return;
    }
    sites.awaited.remove(seat);
    sink.open(|| Event::Chose { seat });
    if sites.awaited.is_empty() {
        let picks = sites.picks;
        for seat in picks.seats() {
            state.table.tableaus[seat].sites = picks[seat];
        }
        gold::begin(state, chance, sink);
    }
}

/// E2.6: the sites picked so far are taken back as a whole.
pub(crate) fn withdraw(sites: &mut Sites, seat: Seat, sink: &mut impl Sink<Event>) -> Result<(), Illegal> {
    if sites.picks[seat].is_empty() {
        return Err(Illegal::NothingChosen);
    }
    if sites.awaited.contains(seat) {
        sink.secret(seat, || Event::BeganAnew { seat });
    } else {
        sink.open(|| Event::TookBack { seat });
    }
    sites.picks[seat] = PartSet::EMPTY;
    sites.awaited.insert(seat);
    Ok(())
}
