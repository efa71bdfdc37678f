//! The one door from a document back to a state: everything is checked, and all mistakes are reported together.

use tabletop::{Flaws, Seat, SeatSet};

use crate::end::{self, Ending};
use crate::gold::{Gold, Purse};
use crate::official::Official;
use crate::palace::{Part, PartSet};
use crate::payment::{self, Claim, MOST_DUE, Payment};
use crate::phases::Phase;
use crate::phases::blockade::Blockade;
use crate::phases::gold::{GoldPlan, Laying};
use crate::phases::moving::{self, Moving};
use crate::phases::order::{self, Order};
use crate::phases::rewards::Rewards;
use crate::phases::sites::Sites;
use crate::phases::stop::Stop;
use crate::privilege::Privilege;
use crate::slots::{Slot, Slots};
use crate::state::State;
use crate::table::{BySeat, Carried, OnTable, Public, STONES_PER_COLOUR, Tableau, opening_hand};
use crate::view::SlotView;
use crate::window::Window;

use super::{LayingPosition, PhasePosition, Position, SitesPosition, TableauPosition};

/// Checks a document part by part.
pub(super) struct Door<'p> {
    position: &'p Position,
    players: usize,
    flaws: Flaws,
}

impl Door<'_> {
    /// The state of a document, or everything that is wrong with it.
    pub(super) fn open(position: &Position) -> Result<State, Flaws> {
        let mut door = Door { position, players: position.tableaus.players(), flaws: Flaws::default() };
        door.check_seats();
        // Everything after this looks players up by their seats.
        door.flaws.stop_if_any()?;
        door.check_palace();
        door.check_gold();
        door.check_markers();
        door.check_phase();
        door.flaws.stop_if_any()?;
        let state = door.state();
        door.check_play(&state);
        door.flaws.or(state)
    }

    /// Every seat named anywhere must be taken, and there must be 2 to 4 of them.
    fn check_seats(&mut self) {
        let position = self.position;
        self.flaws.require((2..=4).contains(&self.players), "tableaus", "2 to 4 play (E0.1)");
        let everyone = SeatSet::first(self.players.clamp(1, 4));
        let Position { public, carried, payment, phase, .. } = position;
        let Public { markers, ties, from_hand, order, palace, .. } = public;
        let only = |seat: Option<Seat>| seat.map_or(SeatSet::EMPTY, SeatSet::only);
        let claimants = payment.map_or(SeatSet::EMPTY, |claim| SeatSet::only(claim.seat) | claim.waiting);
        let named = [
            ("markers.blockade", only(markers.blockade.map(|card| card.seat))),
            ("markers.blockade_before", only(markers.blockade_before.map(|card| card.seat))),
            ("ties", only(*ties)),
            ("from_hand", only(*from_hand)),
            ("carried", only(carried.map(|carried| carried.card.seat))),
            ("payment", claimants),
            ("palace", Part::all().flat_map(|part| palace[part].stones()).collect()),
            ("phase", phase.seats()),
        ];
        for (key, seats) in named {
            self.flaws.require((seats - everyone).is_empty(), key, "names a seat that nobody has taken");
        }
        if let Some(order) = order {
            self.flaws.require(order.seats().len() == self.players, "order", "names every player once");
        }
        let entries = if let Phase::Sites(SitesPosition { picks: Some(picks) }) = phase {
            picks.players()
        } else if let Phase::Laying(LayingPosition { plans: Some(plans) }) = phase {
            plans.players()
        } else if let Phase::Over(over) = phase {
            over.bonus.players()
        } else {
            self.players
        };
        self.flaws.require(entries == self.players, "phase", "has as many entries as there are players");
    }

    /// ED.1, E0.2, E0.4, E7.2: figures, stones and parts.
    fn check_palace(&mut self) {
        let Position { public, tableaus, .. } = self.position;
        let Public { round, figures, palace, finished, privileges, quiet, .. } = public;
        self.flaws.require(*round >= 1, "round", "rounds are counted from 1");
        figures.check("figures.", &mut self.flaws);
        let in_play = Part::in_play(self.players);
        self.flaws.require((*finished - in_play).is_empty(), "finished", "names a part that is out (E0.2)");
        for part in Part::all() {
            let key = format!("palace.{part}");
            let height = palace[part].height();
            let fields = figures.parts[part].fields;
            self.flaws.require(height <= fields, &key, format!("{height} stones on {fields} fields (E7.2)"));
            let bare = height == 0 || (in_play - *finished).contains(part);
            self.flaws.require(bare, key, "stones on a part that is out or finished (E0.2, E9.5)");
        }
        for (seat, tableau) in tableaus.iter() {
            let used = usize::from(tableau.public.stones) + self.stones_built(seat);
            self.flaws.require(
                used <= usize::from(STONES_PER_COLOUR),
                format!("tableaus.{seat}.stones"),
                format!("{used} stones on the tableau and the palace; a colour has 20 (E0.4)"),
            );
        }
        let out = *privileges & !Privilege::in_play(self.players);
        self.flaws.require(out.is_empty(), "privileges", "names one that is out with 2 players (E0.6)");
        self.flaws.require(*quiet <= 2, "quiet", "two quiet rounds end the game (E11.3)");
        for (seat, tableau) in tableaus.iter() {
            // More than any game can bring; keeps the sums far from overflowing.
            let modest = tableau.public.vp <= 10_000 && tableau.public.pp <= 10_000;
            self.flaws.require(modest, format!("tableaus.{seat}"), "no player has more than 10000 points");
        }
        self.flaws.require(*round <= 10_000, "round", "no game has more than 10000 rounds");
    }

    fn stones_built(&self, seat: Seat) -> usize {
        Part::all()
            .flat_map(|part| self.position.public.palace[part].stones())
            .filter(|&owner| owner == seat)
            .count()
    }

    /// E0.3, EW.5, EP.3: gold.
    fn check_gold(&mut self) {
        let Position { public: Public { bank, .. }, tableaus, carried, .. } = self.position;
        self.flaws.require(!bank.has(Gold::Zero), "bank", "zeros go back to hands, never to the bank (EW.5)");
        let mut found = [0u32; 6];
        let mut count = |purse: Purse| {
            for gold in Gold::ALL {
                found[gold as usize] += u32::from(purse.count(gold));
            }
        };
        count(*bank);
        for (seat, tableau) in tableaus.iter() {
            let laid = self.laid(seat);
            count(tableau.hand);
            count(laid);
            for (slot, official) in tableau.slots.iter().zip(Official::ALL) {
                match slot {
                    SlotView::Down(Some(gold)) => count(std::iter::once(*gold).collect()),
                    SlotView::Up(gold) if *gold != Gold::Zero => count(std::iter::once(*gold).collect()),
                    SlotView::Up(_) => self.flaws.add(
                        format!("tableaus.{seat}.slots"),
                        format!("a 0 lies open at official {official}; zeros go back to the hand (EW.5)"),
                    ),
                    SlotView::Down(None) => self.flaws.add(
                        format!("tableaus.{seat}.slots"),
                        format!("the card at official {official} has no value"),
                    ),
                    SlotView::Empty => {}
                }
            }
            let mine = tableau.hand.with(laid);
            self.flaws.require(
                mine.holds(tableau.known),
                format!("tableaus.{seat}.known"),
                "known cards are cards of the hand (EP.3)",
            );
        }
        let each = opening_hand(self.players);
        for gold in Gold::ALL {
            let most = u32::from(each.count(gold)) * self.players as u32;
            let here = found[gold as usize];
            self.flaws.require(
                here <= most,
                "bank",
                format!("{here} gold cards of value {gold} in all; the game has {most} (E0.3)"),
            );
        }
        if let Some(Carried { card, values }) = carried {
            let slot = tableaus[card.seat].slots[card.official.index()];
            let fits = matches!(slot, SlotView::Down(Some(gold)) if values.0.contains(gold));
            self.flaws.require(
                fits,
                "carried",
                "a face-down card with one of these values lies there (EP.3)",
            );
        }
    }

    /// What a player has laid in phase 2 so far.
    fn laid(&self, seat: Seat) -> Purse {
        if let Phase::Laying(LayingPosition { plans: Some(plans) }) = &self.position.phase {
            plans[seat].laid()
        } else {
            Purse::EMPTY
        }
    }

    /// E3, E4: the markers, and the order and privileges in use.
    fn check_markers(&mut self) {
        let Position { public, tableaus, phase, payment, .. } = self.position;
        let Public { round, order, markers, ties, from_hand, .. } = public;
        if let Some(card) = markers.blockade {
            let down = matches!(tableaus[card.seat].slots[card.official.index()], SlotView::Down(_));
            self.flaws.require(
                down && card.official != Official::Blockade && self.players > 2,
                "markers.blockade",
                "lies on a face-down card at officials 2 to 5, never with 2 players (E3.2)",
            );
        }
        let placing_blockade = matches!(
            phase,
            Phase::FromHand { official: Official::Blockade } | Phase::Blockade(Blockade::Placing { .. })
        );
        self.flaws.require(
            placing_blockade || markers.blockade_before.is_none(),
            "markers.blockade_before",
            "is remembered only until the blockade is placed (E3.3)",
        );
        self.flaws.require(
            !placing_blockade || markers.blockade.is_none(),
            "markers.blockade",
            "is lifted before it is placed (E3.1)",
        );
        let placing_stop = matches!(phase, Phase::FromHand { official: Official::Stop } | Phase::Stop(_));
        self.flaws.require(
            placing_stop || markers.stop_before.is_none(),
            "markers.stop_before",
            "is remembered only until the stop is placed (E4.1)",
        );
        self.flaws.require(
            !placing_stop || markers.stop.is_none(),
            "markers.stop",
            "is lifted before it is placed (E4.2)",
        );
        let in_play = Part::in_play(self.players);
        for (key, part) in [("markers.stop", markers.stop), ("markers.stop_before", markers.stop_before)] {
            self.flaws.require((PartSet::of(part) - in_play).is_empty(), key, "this part is out (E0.2)");
        }
        let between_rounds = matches!(phase, Phase::Sites(_) | Phase::Over(_));
        self.flaws.require(
            !between_rounds || (ties.is_none() && from_hand.is_none()),
            "ties",
            "\"win ties\" and \"play from hand\" hold for one round, from phase 2 on (E2.1)",
        );
        let after_phase_6 = matches!(
            phase,
            Phase::Building(_)
                | Phase::FromHand { official: Official::Moving }
                | Phase::Moving(_)
                | Phase::Rewards(_)
                | Phase::Over(_)
        );
        let points = tableaus.values().iter().any(|tableau| tableau.public.pp > 0);
        self.flaws.require(
            order.is_some() || !(after_phase_6 || *round > 1 || points || payment.is_some()),
            "order",
            "is known by now: it is set in phase 6 of round 1, before anybody has privilege points (E0.7)",
        );
    }

    /// Sites and cards must be where the step needs them.
    fn check_phase(&mut self) {
        let Position { public, tableaus, phase, carried, payment } = self.position;
        let Public { markers, from_hand, .. } = public;
        let unfinished = public.unfinished(self.players);
        let before_sites = matches!(phase, Phase::Sites(_) | Phase::Over(_));
        let revealed = phase.revealed();
        let cards_down = phase.cards_down();
        for (seat, tableau) in tableaus.iter() {
            let fine = if before_sites {
                tableau.sites.is_empty()
            } else {
                tableau.sites.len() == 2 && (tableau.sites - unfinished).is_empty()
            };
            self.flaws.require(
                fine,
                format!("tableaus.{seat}.sites"),
                if before_sites { "nobody has chosen sites yet" } else { "two unfinished parts (E1.1)" },
            );
            for (slot, official) in tableau.slots.iter().zip(Official::ALL) {
                let blocked =
                    markers.blockade.is_some_and(|card| card.seat == seat && card.official == official);
                let out = !Official::in_play(self.players).contains(official);
                let open = cards_down && revealed >= Some(official);
                let fine = match slot {
                    SlotView::Empty => true,
                    SlotView::Down(_) => !out && (blocked || cards_down && !open),
                    // E5.3, E9.1: cards of official 3 are in the bank once they are revealed, all others from phase 9 on.
                    SlotView::Up(_) => {
                        !out && open
                            && !matches!(phase, Phase::Rewards(_))
                            && (official != Official::Stones || revealed == Some(official))
                    }
                };
                self.flaws.require(
                    fine,
                    format!("tableaus.{seat}.slots"),
                    format!("\"{slot}\" cannot lie before official {official} in this step"),
                );
            }
        }
        if let Some(Carried { card, .. }) = carried {
            let fine = cards_down && revealed < Some(card.official) && markers.blockade != Some(*card);
            self.flaws.require(fine, "carried", "lasts from phase 2 until that official is revealed (E2.3)");
        }
        match phase {
            Phase::Sites(SitesPosition { picks: Some(picks) }) => {
                for (seat, picks) in picks.iter() {
                    let fine = picks.len() <= 2
                        && (*picks - unfinished).is_empty()
                        && (picks.len() != 1 || *picks != unfinished.highest());
                    self.flaws.require(
                        fine,
                        format!("phase.picks.{seat}"),
                        "at most two unfinished parts (E1.1)",
                    );
                }
            }
            Phase::FromHand { official } => {
                let fine = from_hand.is_some_and(|seat| {
                    tableaus[seat].slots[official.index()] == SlotView::Empty
                        && !tableaus[seat].hand.is_empty()
                });
                self.flaws.require(
                    fine,
                    "phase",
                    "somebody plays from their hand and still has a card (E10.13)",
                );
            }
            Phase::Blockade(_) => {
                self.flaws.require(self.players > 2, "phase", "with 2 players there is no phase 3 (E3.1)");
            }
            Phase::Building(building) => {
                let fine = usize::from(building.turn) < self.players;
                self.flaws.require(fine, "phase.turn", "turns are counted from 0 to the number of players");
            }
            Phase::Moving(moving) => self.check_moving(moving),
            Phase::Order(order) => self.check_order(order),
            Phase::Rewards(Rewards::Wages(unpaid)) => {
                let full: PartSet = Part::all().filter(|&part| public.is_full(part)).collect();
                self.flaws.require(
                    (*unpaid - full).is_empty(),
                    "phase.wages",
                    "wages are paid for full parts (E9.3)",
                );
                self.flaws.require(payment.is_some(), "payment", "somebody is taking their wage");
            }
            Phase::Sites(SitesPosition { picks: None })
            | Phase::BeforeGold(_)
            | Phase::Laying(_)
            | Phase::Stop(_)
            | Phase::Rewards(Rewards::Window(_))
            | Phase::Over(_) => {}
        }
    }

    fn check_moving(&mut self, moving: &Moving) {
        let mut with_stone = PartSet::of(moving.protected);
        if let moving::MovingStep::Setting(from) = moving.now {
            with_stone.insert(from);
        }
        for part in with_stone.iter() {
            let height = self.position.public.palace[part].height();
            self.flaws.require(height > 0, "phase", format!("no stone lies on part {part} (E8.1)"));
        }
    }

    fn check_order(&mut self, order: &Order) {
        let given: Vec<Seat> = order.markers.iter().flatten().copied().collect();
        let distinct = given.iter().copied().collect::<SeatSet>().len() == given.len();
        let within = order.markers[self.players..].iter().all(Option::is_none);
        let left = given.len() < self.players;
        self.flaws.require(
            distinct && within && left,
            "phase.markers",
            "each player has at most one marker, and one is still to be handed out (E6.1)",
        );
        let started = matches!(order.now, order::OrderStep::Handing) || given.len() <= 1;
        self.flaws.require(
            started,
            "phase.markers",
            "at most one marker is taken before the winner's turn (E6.2)",
        );
    }

    /// The state; only after everything above is fine.
    fn state(&self) -> State {
        let Position { public, tableaus, carried, phase, payment } = self.position;
        let tableaus = tableaus.map(|seat, tableau| {
            let TableauPosition { hand, known, slots, sites, public } = tableau;
            Tableau {
                hand,
                fresh: known,
                slots: state_slots(slots),
                sites,
                public,
                supply: STONES_PER_COLOUR - public.stones - self.stones_built(seat) as u8,
            }
        });
        let table = OnTable::of(*public, tableaus, *carried);
        let phase = phase.map(
            (),
            |(), SitesPosition { picks }| {
                Sites::new(picks.unwrap_or_else(|| BySeat::filled(self.players, PartSet::EMPTY)))
            },
            |(), LayingPosition { plans }| {
                let none = || BySeat::from_fn(self.players, |seat| GoldPlan::new(&table, seat));
                Laying::new(plans.unwrap_or_else(none))
            },
        );
        let payment = payment.map(|claim| Payment::new(claim, table.public.bank));
        State { table, phase, payment }
    }

    /// What needs the rules themselves to check: play must be able to go on.
    fn check_play(&mut self, state: &State) {
        let State { table, phase, payment } = state;
        if let Phase::Laying(laying) = phase {
            for (seat, plan) in laying.plans.iter() {
                let key = format!("phase.plans.{seat}");
                self.flaws.require(
                    plan.is_possible(table, seat),
                    key,
                    "this plan cannot have been made (E2.2 to E2.5)",
                );
            }
        }
        if let Some(payment) = payment {
            self.check_claim(state, &payment.claim);
        }
        let enough = table.public.finished.len() >= end::parts_needed(self.players);
        match phase {
            Phase::Over(over) => {
                let expected = if enough { Ending::PartsFinished } else { Ending::Stalemate };
                self.flaws.require(
                    over.ending == expected && (enough || table.public.quiet == 2),
                    "phase.ending",
                    "is how this game ended (E9.6, E11.3)",
                );
                let bonus = end::bonus(&table.tableaus.map(|_, tableau| tableau.public.pp));
                self.flaws.require(over.bonus == bonus, "phase.bonus", format!("must be {bonus:?} (E11.1)"));
                let within =
                    bonus.iter().all(|(seat, &points)| table.tableaus[seat].public.vp >= u16::from(points));
                self.flaws.require(within, "tableaus", "victory points include the bonus (E11.1)");
                self.flaws.require(payment.is_none(), "payment", "nobody is paid after the end");
                return;
            }
            Phase::Building(building) => {
                self.flaws.require(
                    if building.last_built {
                        payment.is_some()
                    } else {
                        payment.is_some() || building.goes_on(table)
                    },
                    "phase",
                    "this turn is over: no stone can be built and nothing can be bought (E10.2)",
                );
            }
            Phase::Moving(moving) => {
                if let moving::MovingStep::Setting(from) = moving.now {
                    self.flaws.require(
                        moving.may_lift(table, from),
                        "phase.now",
                        "this stone may not be moved (E8.1, E8.2)",
                    );
                }
            }
            Phase::Sites(_)
            | Phase::BeforeGold(_)
            | Phase::Laying(_)
            | Phase::FromHand { .. }
            | Phase::Blockade(_)
            | Phase::Stop(_)
            | Phase::Order(_)
            | Phase::Rewards(_) => {}
        }
        self.flaws.require(!enough, "finished", "so many finished parts end the game (E9.6)");
        self.flaws.require(table.public.quiet < 2, "quiet", "two quiet rounds end the game (E11.3)");
        let asked = state.to_act();
        let stuck = asked.is_empty() || asked.iter().any(|seat| state.legal(seat).is_empty());
        self.flaws.require(!stuck, "phase", "there must be somebody who can choose something");
    }

    fn check_claim(&mut self, state: &State, claim: &Claim) {
        let interrupts = matches!(
            state.phase,
            Phase::BeforeGold(_)
                | Phase::Blockade(Blockade::Window(_))
                | Phase::Order(Order { now: order::OrderStep::Window(_), .. })
                | Phase::Building(_)
                | Phase::Moving(Moving { now: moving::MovingStep::Window(_), .. })
                | Phase::Rewards(_)
        );
        self.flaws.require(interrupts, "payment", "nobody is paid in this step");
        self.flaws.require(
            (1..=MOST_DUE).contains(&claim.left) && claim.due <= MOST_DUE,
            "payment",
            "from 1 to 30 gold are left to take",
        );
        // Whether the bank can pay what is left shows in whether a coin can be taken: see `check_play`.
        let waiting = payment::after(&state.table, claim.seat);
        self.flaws.require(
            (claim.waiting - waiting).is_empty(),
            "payment.waiting",
            "those who wait come after the one who takes gold, in turn order",
        );
    }
}

impl PhasePosition {
    /// Every seat the step names.
    fn seats(&self) -> SeatSet {
        let of_window = |window: &Window| SeatSet::only(window.asked) | window.passed;
        match self {
            Phase::BeforeGold(window)
            | Phase::Blockade(Blockade::Window(window))
            | Phase::Rewards(Rewards::Window(window)) => of_window(window),
            Phase::Blockade(Blockade::Placing { winner }) | Phase::Stop(Stop { winner }) => {
                SeatSet::only(*winner)
            }
            Phase::Order(Order { winner, markers, now }) => {
                let asked = match now {
                    order::OrderStep::Window(window) | order::OrderStep::Choosing(window) => {
                        of_window(window)
                    }
                    order::OrderStep::Handing => SeatSet::EMPTY,
                };
                SeatSet::only(*winner) | asked | markers.iter().flatten().copied().collect()
            }
            Phase::Moving(Moving { winner, now, .. }) => {
                let asked = match now {
                    moving::MovingStep::Window(window) | moving::MovingStep::Naming(window) => {
                        of_window(window)
                    }
                    moving::MovingStep::Lifting | moving::MovingStep::Setting(_) => SeatSet::EMPTY,
                };
                SeatSet::only(*winner) | asked
            }
            Phase::Sites(_)
            | Phase::Laying(_)
            | Phase::FromHand { .. }
            | Phase::Building(_)
            | Phase::Rewards(Rewards::Wages(_))
            | Phase::Over(_) => SeatSet::EMPTY,
        }
    }

    /// Whether this round's cards lie on the table.
    fn cards_down(&self) -> bool {
        self.revealed().is_some()
    }

    /// The last official that is revealed in this step; `None` while no card of this round lies there.
    fn revealed(&self) -> Option<Official> {
        match self {
            Phase::FromHand { official } => Some(*official),
            Phase::Blockade(_) => Some(Official::Blockade),
            Phase::Stop(_) => Some(Official::Stop),
            Phase::Order(_) | Phase::Building(_) => Some(Official::Order),
            Phase::Moving(_) | Phase::Rewards(_) => Some(Official::Moving),
            Phase::Sites(_) | Phase::BeforeGold(_) | Phase::Laying(_) | Phase::Over(_) => None,
        }
    }
}

fn state_slots(slots: [SlotView; 5]) -> Slots {
    let mut filled = Slots::EMPTY;
    for (official, slot) in Official::ALL.into_iter().zip(slots) {
        match slot {
            SlotView::Down(Some(gold)) => filled.set(official, Slot::Down(gold)),
            SlotView::Up(gold) => filled.set(official, Slot::Up(gold)),
            // A hidden value was found out by `Door::check_gold`.
            SlotView::Empty | SlotView::Down(None) => {}
        }
    }
    filled
}
