//! Phase 9: privilege points, wages and scoring. Window (f) comes after the points.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Sink};

use crate::edition::PartFigures;
use crate::end::{self, Ending};
use crate::event::Event;
use crate::palace::{Part, PartSet, Tower};
use crate::payment;
use crate::phases::{Phase, sites};
use crate::state::State;
use crate::table::{BySeat, OnTable, STONES_PER_COLOUR};
use crate::window::{When, Window};

/// A step of phase 9.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rewards {
    /// Window (f): privileges are bought before wages are paid.
    Window(Window),
    /// The wages of these parts are still to be paid; somebody is taking theirs.
    Wages(PartSet),
}

/// E9.1: the cards still open bring privilege points and go to the bank; E9.2: a window follows.
pub(crate) fn begin(state: &mut State, sink: &mut impl Sink<Event>) {
    let table = &mut state.table;
    for seat in table.tableaus.seats() {
        let tableau = &mut table.tableaus[seat];
        let lost = tableau.slots.all_face_up();
        tableau.slots.clear_face_up();
        table.public.bank = table.public.bank.with(lost);
        let points = lost.worth();
        tableau.public.pp += points;
        sink.open(|| Event::PointsGained { seat, points, cards: lost });
    }
    go_on(state, Window::open(&state.table, When::Rewards), sink);
}

impl Rewards {
    #[inline]
    pub(crate) fn asked(&self) -> Option<Seat> {
        match self {
            Rewards::Window(window) => Some(window.asked),
            // Whoever takes a wage is asked by the payment.
            Rewards::Wages(_) => None,
        }
    }
}

/// Window (f) goes on, or closes and the wages are paid.
pub(crate) fn go_on(state: &mut State, window: Option<Window>, sink: &mut impl Sink<Event>) {
    match window {
        Some(window) => state.phase = Phase::Rewards(Rewards::Window(window)),
        None => pay_wages(state, state.table.full, sink),
    }
}

/// E9.3: wages for every full part, lowest number first, in turn order. Then the scoring.
pub(crate) fn pay_wages(state: &mut State, parts: PartSet, sink: &mut impl Sink<Event>) {
    let mut unpaid = parts;
    while let Some(part) = unpaid.first() {
        unpaid = unpaid - PartSet::only(part);
        let wage = state.table.public.figures.parts[part].wage;
        let owners = state.table.public.palace[part].owners();
        sink.open(|| Event::WagesDue { part, wage });
        state.phase = Phase::Rewards(Rewards::Wages(unpaid));
        payment::pay(state, owners, wage, sink);
        if state.payment.is_some() {
            return;
        }
    }
    for part in state.table.full.iter() {
        score(&mut state.table, part, sink);
    }
    close_round(state, sink);
}

/// E9.4: what a player's stones on a full part bring: the value of the field of the topmost one, how many there are,
/// and the points they come to.
#[inline]
fn brings(figures: &PartFigures, tower: Tower, seat: Seat) -> Option<(u16, u8, u16)> {
    let (stones, top) = tower.share(seat)?;
    let field_value = figures.value(top);
    Some((field_value, stones, field_value + u16::from(stones)))
}

/// E9.4: the points that a full part brings a player.
pub(crate) fn points(figures: &PartFigures, tower: Tower, seat: Seat) -> u16 {
    brings(figures, tower, seat).map_or(0, |(_, _, points)| points)
}

/// E9.4: every player scores what the own stones bring; E9.5: the stones return and the part is finished.
fn score(table: &mut OnTable, part: Part, sink: &mut impl Sink<Event>) {
    let tower = std::mem::take(&mut table.public.palace[part]);
    for &seat in table.public.order.expect("the order is known from phase 6 on").seats() {
        let Some((field_value, stones, points)) = brings(&table.public.figures.parts[part], tower, seat)
        else {
            continue;
        };
        let tableau = &mut table.tableaus[seat];
        tableau.public.vp += points;
        tableau.supply += stones;
        debug_assert!(tableau.supply + tableau.public.stones <= STONES_PER_COLOUR);
        sink.open(|| Event::Scored { seat, part, field_value, stones, points });
    }
    table.full = table.full - PartSet::only(part);
    table.public.finished.insert(part);
    sink.open(|| Event::Finished {
        part,
        returned: BySeat::from_fn(table.players(), |seat| tower.share(seat).map_or(0, |(stones, _)| stones)),
        done: table.public.finished.len() as u8,
        needed: end::parts_needed(table.players()) as u8,
    });
}

/// The round is over: the game ends (E9.6, E11.3) or the next round begins.
fn close_round(state: &mut State, sink: &mut impl Sink<Event>) {
    let table = &mut state.table;
    table.public.quiet = if table.public.stirred { 0 } else { table.public.quiet + 1 };
    table.public.stirred = false;
    table.public.ties = None;
    table.public.from_hand = None;
    for tableau in table.tableaus.values_mut() {
        tableau.sites = PartSet::EMPTY;
    }
    if table.public.finished.len() >= end::parts_needed(table.players()) {
        return end::end(state, Ending::PartsFinished, sink);
    }
    if table.public.quiet == 2 {
        return end::end(state, Ending::Stalemate, sink);
    }
    table.public.round += 1;
    let round = table.public.round;
    sink.open(|| Event::RoundBegan { round });
    sites::begin(state);
}
