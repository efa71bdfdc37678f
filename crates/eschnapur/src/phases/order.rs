//! Phase 6: the turn order. Window (c) comes before the markers are handed out.

use serde::{Deserialize, Serialize};
use tabletop::{Chance, Seat, SeatSet, Set, Sink};
use ts_rs::TS;

use crate::action::{Ruling, sets};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::official::Official;
use crate::officials;
use crate::phases::{Phase, building, plain};
use crate::privilege::Privilege;
use crate::state::State;
use crate::table::{OnTable, TurnOrder};
use crate::window::{When, Window};

tabletop::row! {
    /// A turn-order marker, 1 to 4.
    pub struct Marker(1..=4) as "a marker" in "eschnapur.ts";
}

/// Phase 6 after it was won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "eschnapur.ts")]
pub struct Order {
    /// Who won and hands out the markers.
    pub winner: Seat,
    /// Who has which marker so far: the first holds marker 1.
    #[serde(default)]
    pub markers: [Option<Seat>; 4],
    /// What is asked.
    #[serde(serialize_with = "plain::order_now")]
    #[ts(as = "plain::OrderNow")]
    pub now: OrderStep,
}

/// A step of phase 6.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OrderStep {
    /// Window (c): privileges are bought before the winner hands out the markers.
    Window(Window),
    /// E6.2: the buyer of "choose turn order" takes a marker; the window goes on after them.
    Choosing(Window),
    /// The winner hands out the rest.
    Handing,
}

/// Official 4 is revealed.
pub(crate) fn begin(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    officials::reveal(state, Official::Order, chance, sink);
}

/// Official 4 is decided. E6.1: with no winner the order stays; in round 1 it is drawn.
pub(crate) fn won(
    state: &mut State,
    winner: Option<Seat>,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    if let Some(winner) = winner {
        let order = Order { winner, markers: [None; 4], now: OrderStep::Handing };
        return go_on(state, order, Window::open(&state.table, When::Order));
    }
    if state.table.public.order.is_none() {
        let mut seats = [Seat::A, Seat::B, Seat::C, Seat::D];
        let seats = &mut seats[..state.table.players()];
        chance.shuffle(seats);
        let order = TurnOrder::new(seats);
        state.table.public.order = Some(order);
        sink.open(|| Event::OrderSet { order, drawn: true });
    }
    building::begin(state, chance, sink);
}

impl Order {
    #[inline]
    pub(crate) fn asked(&self) -> Seat {
        match self.now {
            OrderStep::Window(window) | OrderStep::Choosing(window) => window.asked,
            OrderStep::Handing => self.winner,
        }
    }

    #[inline(always)]
    pub(crate) fn judge(&self, table: &OnTable, ruling: &mut impl Ruling) {
        match self.now {
            OrderStep::Window(window) => window.judge(table, When::Order, ruling),
            OrderStep::Choosing(_) => ruling.offer(sets::ChooseMarker::of(Set::of_first(table.players()))),
            OrderStep::Handing => {
                ruling.offer(sets::Marker::of(SeatSet::first(table.players())));
                for seat in self.markers.iter().flatten() {
                    ruling.forbid(sets::Marker::only(*seat), Illegal::HasMarker);
                }
            }
        }
    }

    /// E6.1: the lowest marker that nobody holds, which is handed out next.
    pub(crate) fn next_marker(&self, players: usize) -> Option<u8> {
        let free = self.markers[..players].iter().position(Option::is_none)?;
        Some(free as u8 + 1)
    }

    /// E10.4: the buyer takes a marker at once.
    pub(crate) fn bought(&mut self, privilege: Privilege) {
        if let (Privilege::ChooseOrder, OrderStep::Window(window)) = (privilege, self.now) {
            self.now = OrderStep::Choosing(window);
        }
    }
}

/// Window (c) goes on, or closes and the winner hands out the markers.
pub(crate) fn go_on(state: &mut State, order: Order, window: Option<Window>) {
    state.phase = Phase::Order(Order { now: window.map_or(OrderStep::Handing, OrderStep::Window), ..order });
}

/// E6.2: the buyer of "choose turn order" takes a marker; the next player is asked what they buy.
pub(crate) fn choose(state: &mut State, order: Order, marker: Marker, sink: &mut impl Sink<Event>) {
    let OrderStep::Choosing(window) = order.now else { unreachable!("a marker is chosen by its buyer") };
    let seat = window.asked;
    let mut order = order;
    order.markers[marker.index()] = Some(seat);
    sink.open(|| Event::MarkerChosen { seat, marker: marker.number() });
    go_on(state, order, window.bought(&state.table, When::Order));
}

/// E6.1: the winner hands the lowest free marker to a player; with the last one the order holds.
pub(crate) fn hand(
    state: &mut State,
    order: Order,
    seat: Seat,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let players = state.table.players();
    let mut order = order;
    let marker = order.next_marker(players).expect("a marker is handed out while one is left");
    order.markers[usize::from(marker) - 1] = Some(seat);
    sink.open(|| Event::MarkerHanded { seat, marker });
    if order.next_marker(players).is_some() {
        state.phase = Phase::Order(order);
        return;
    }
    let seats = order.markers.map(|seat| seat.unwrap_or(Seat::A));
    let order = TurnOrder::new(&seats[..players]);
    state.table.public.order = Some(order);
    sink.open(|| Event::OrderSet { order, drawn: false });
    building::begin(state, chance, sink);
}
