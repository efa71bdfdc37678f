//! Phase 2: everybody secretly lays gold before the officials. Window (a) comes first.

use serde::{Deserialize, Serialize, Serializer};
use tabletop::{Chance, Seat, SeatSet, Sink, plain};
use ts_rs::TS;

use crate::action::{ALL_GOLD, Action, Ruling, sets};
use crate::event::Event;
use crate::gold::{Gold, GoldSet, Possible, Purse};
use crate::illegal::Illegal;
use crate::official::{Official, OfficialSet};
use crate::phases::{Phase, blockade};
use crate::slots::{Slot, Slots};
use crate::state::State;
use crate::table::{BySeat, Carried, OnTable};
use crate::window::{When, Window};

/// What everybody has laid so far. Secret: the cards are out of the hands already, but nobody else knows
/// before the last player has chosen (E2.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laying {
    pub(crate) plans: BySeat<GoldPlan>,
    /// Whose plans are not complete.
    pub(crate) awaited: SeatSet,
}

/// One player's cards of this phase by official; in notation a row, `"50-.."`: a card, `-` if the slot stays as it is, `.`
/// if the player still has to choose.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct GoldPlan {
    /// The cards laid, by official.
    pub(crate) cards: Slots,
    /// The officials for whom the player still has to choose, in order.
    pub(crate) open: OfficialSet,
}

tabletop::typescript!(
    "eschnapur.ts",
    "Plan",
    GoldPlan = "[Planned, Planned, Planned, Planned, Planned]",
    Planned
);

/// What is planned for one official.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "plan", rename_all = "kebab-case")]
#[ts(export_to = "eschnapur.ts")]
pub enum Planned {
    /// The player still has to choose.
    Open,
    /// The slot stays as it is.
    Leave,
    /// A card is laid.
    Card {
        /// What the card is worth.
        gold: Gold,
    },
}

impl GoldPlan {
    /// A plan with nothing laid yet.
    pub(crate) fn new(table: &OnTable, seat: Seat) -> GoldPlan {
        let tableau = &table.tableaus[seat];
        let mut open = table.officials();
        // E2.3: a slot with last round's blocked card counts as laid.
        if let Some(card) = table.public.markers.blockade.filter(|card| card.seat == seat) {
            open.remove(card.official);
        }
        // E2.5: who plays from the hand lays nothing; and without cards there is nothing to choose (E2.4).
        if table.public.from_hand == Some(seat) || tableau.hand.is_empty() {
            open = OfficialSet::EMPTY;
        }
        GoldPlan { cards: Slots::EMPTY, open }
    }

    /// The officials for whom the player still has to choose.
    pub fn open(&self) -> OfficialSet {
        self.open
    }

    /// Could this player have made this plan by legal choices? Their hand is without the cards laid.
    pub(crate) fn is_possible(&self, table: &OnTable, seat: Seat) -> bool {
        let mut before = *table;
        let hand = &mut before.tableaus[seat].hand;
        *hand = hand.with(self.laid());
        let mut cards = hand.cards();
        let mut open = GoldPlan::new(&before, seat).open;
        let mut card_elsewhere = false;
        for official in Official::ALL {
            let laid = self.cards.covered().contains(official);
            if !open.contains(official) {
                card_elsewhere |= laid;
            } else if self.open.first() == Some(official) {
                break;
            } else if laid {
                open.remove(official);
                cards -= 1;
                if cards == 0 {
                    open = OfficialSet::EMPTY;
                }
            } else if usize::from(cards) < open.len() {
                open.remove(official);
            } else {
                return false;
            }
        }
        !card_elsewhere && self.open == open
    }

    /// E2.4: may the next slot be left empty by choice? Only if there are too few cards for all of them.
    fn may_leave(self, hand: Purse) -> bool {
        // Most hands are enough for all officials, and that is quicker seen than counted.
        let cards = usize::from(hand.cards());
        cards < Official::COUNT && cards < self.open.len()
    }

    /// What the player may choose for the officials after the next one when their turn comes.
    pub(crate) fn later(self, hand: Purse) -> Vec<Action> {
        let waiting: Vec<Official> = self.open.iter().skip(1).collect();
        let lay = |official| {
            let cards = Gold::ALL.into_iter().filter(|&gold| hand.has(gold));
            cards.map(move |gold| Action::Lay(official, gold))
        };
        let mut later: Vec<Action> = waiting.iter().copied().flat_map(lay).collect();
        if self.may_leave(hand) {
            // As long as the player has a card, the last slot is filled; and without one, it stays empty by itself.
            let before_the_last = waiting.iter().rev().skip(1).rev();
            later.extend(before_the_last.map(|&official| Action::Leave(official)));
        }
        later
    }

    /// What is planned for each official.
    pub fn by_official(&self) -> [Planned; 5] {
        Official::ALL.map(|official| match self.cards.get(official).face_down() {
            Some(gold) => Planned::Card { gold },
            None if self.open.contains(official) => Planned::Open,
            None => Planned::Leave,
        })
    }

    /// The cards laid.
    pub(crate) fn laid(&self) -> Purse {
        self.cards.all_face_down()
    }
}

impl Serialize for GoldPlan {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let planned = self.by_official();
        let character = |planned| match planned {
            Planned::Card { gold } => char::from(b'0' + gold.value()),
            Planned::Open => '.',
            Planned::Leave => '-',
        };
        plain::or_notation(serializer, &planned, || planned.map(character).iter().collect())
    }
}

impl TryFrom<String> for GoldPlan {
    type Error = String;
    fn try_from(text: String) -> Result<GoldPlan, String> {
        let mut plan = GoldPlan::default();
        if text.len() != Official::ALL.len() {
            return Err(format!("{text:?} is not a plan for five officials"));
        }
        for (official, card) in Official::ALL.into_iter().zip(text.chars()) {
            match card {
                '0'..='5' => plan.cards.set(official, Slot::Down(Gold::of_index((card as u8 - b'0').into()))),
                '.' => plan.open.insert(official),
                '-' => {}
                other => return Err(format!("{other:?} is not a gold card from 0 to 5, `-` or `.`")),
            }
        }
        Ok(plan)
    }
}

/// E2.1: window (a).
pub(crate) fn begin(state: &mut State, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    go_on(state, Window::open(&state.table, When::BeforeGold), chance, sink);
}

/// The window goes on, or closes and phase 2 begins.
pub(crate) fn go_on(
    state: &mut State,
    window: Option<Window>,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    if let Some(window) = window {
        state.phase = Phase::BeforeGold(window);
        return;
    }
    let table = &state.table;
    let laying = Laying::new(BySeat::from_fn(table.players(), |seat| GoldPlan::new(table, seat)));
    state.phase = Phase::Laying(laying);
    if laying.awaited.is_empty() {
        turn_over(state, laying, chance, sink);
    }
}

impl Laying {
    /// These plans, and whose are not complete.
    pub(crate) fn new(plans: BySeat<GoldPlan>) -> Laying {
        let awaited = plans.seats().filter(|&seat| !plans[seat].open.is_empty()).collect();
        Laying { plans, awaited }
    }

    /// E2.2 to E2.4: one card for each official, in their order.
    #[inline(always)]
    pub(crate) fn judge(&self, table: &OnTable, seat: Seat, ruling: &mut impl Ruling) {
        let plan = &self.plans[seat];
        let hand = table.tableaus[seat].hand;
        let Some(official) = plan.open.first() else { return };
        let leave = sets::Leave::of(OfficialSet::only(official));
        ruling.offer(ALL_GOLD);
        let taken = || {
            let covered = table.tableaus[seat].slots.covered();
            covered
                .iter()
                .fold(sets::Leave::of(covered), |all, official| all | sets::Lay::with(official, GoldSet::ALL))
        };
        ruling.explain(taken, Illegal::SlotTaken);
        ruling.forbid(ALL_GOLD - sets::Lay::with(official, GoldSet::ALL) - leave, Illegal::OtherOfficial);
        ruling.forbid(sets::Lay::with(official, !hand.values()), Illegal::NoSuchCard);
        if !plan.may_leave(hand) {
            ruling.forbid(leave, Illegal::MustFill);
        }
    }
}

/// A player lays a card before the next official or leaves it out; when the last one has chosen, the cards lie
/// on the table and phase 3 follows.
#[inline(always)]
pub(crate) fn lay(
    state: &mut State,
    seat: Seat,
    official: Official,
    gold: Option<Gold>,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let Phase::Laying(laying) = &mut state.phase else { unreachable!("gold is laid in phase 2") };
    let plan = &mut laying.plans[seat];
    let hand = &mut state.table.tableaus[seat].hand;
    plan.open.remove(official);
    if let Some(gold) = gold {
        hand.remove(gold);
        plan.cards.set(official, Slot::Down(gold));
        if hand.is_empty() {
            // E2.4: the last card is laid; the other slots stay empty.
            plan.open = OfficialSet::EMPTY;
        }
    }
    sink.secret(seat, || Event::GoldLaid { seat, official, gold });
    if !plan.open.is_empty() {
        return;
    }
    laying.awaited.remove(seat);
    sink.open(|| Event::Chose { seat });
    if laying.awaited.is_empty() {
        let laying = *laying;
        turn_over(state, laying, chance, sink);
    }
}

/// All have chosen: the cards lie face down before the officials.
fn turn_over(state: &mut State, laying: Laying, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let table = &mut state.table;
    table.carried = table.public.markers.blockade.map(|card| {
        // EP.3: last round's blocked card is none of the cards known to be in the hand. From now on the cards
        // of this round, which may be any of the hand, lie beside it.
        let tableau = &table.tableaus[card.seat];
        let whole = tableau.owned().with(laying.plans[card.seat].laid());
        Carried { card, values: Possible(whole.without(tableau.fresh).values()) }
    });
    for seat in table.tableaus.seats() {
        let tableau = &mut table.tableaus[seat];
        tableau.fresh = Purse::EMPTY;
        tableau.slots = tableau.slots.with(laying.plans[seat].cards);
        let officials = tableau.slots.covered();
        sink.open(|| Event::CardsDown { seat, officials });
    }
    blockade::begin(state, chance, sink);
}

/// E2.6: the gold laid so far is taken back as a whole.
pub(crate) fn withdraw(
    table: &mut OnTable,
    laying: &mut Laying,
    seat: Seat,
    sink: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    let chosen = !laying.awaited.contains(seat);
    let laid = laying.plans[seat].laid();
    table.tableaus[seat].hand = table.tableaus[seat].hand.with(laid);
    let anew = GoldPlan::new(table, seat);
    if laying.plans[seat] == anew {
        // Nothing was chosen, or there was nothing to choose; nothing was given back either.
        return Err(Illegal::NothingChosen);
    }
    laying.plans[seat] = anew;
    laying.awaited.insert(seat);
    if chosen {
        sink.open(|| Event::TookBack { seat });
    } else {
        sink.secret(seat, || Event::BeganAnew { seat });
    }
    Ok(())
}
