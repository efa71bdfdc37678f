//! How everybody goes on in a trial until the round ends: quickly, sensibly, and without plays.

use games::morgenland::action::{Action, Actions};
use games::morgenland::artefact::Artefact;
use games::morgenland::ask::Ask;
use games::morgenland::payment::Price;
use games::morgenland::round::{guard, ranking, rooms};
use games::morgenland::space::Space;
use games::morgenland::spell::{Spell, SpellSet};
use games::morgenland::stage::RoundStage;
use games::morgenland::state::State;
use games::morgenland::table::OnTable;
use games::morgenland::treasure::{Kind, KindSet};
use tabletop::{Chance, Lively as _, Seat};

use crate::morgenland::worth::Worth;

/// More than this is not paid to the guard without a closer look.
const MOST_BRIBE: u8 = 4;

/// The index of one of the legal actions.
pub(super) fn choose(
    state: &State,
    seat: Seat,
    legal: Actions,
    worth: &Worth<'_>,
    chance: &mut impl Chance,
) -> usize {
    let table = state.table();
    let chosen = match state.ask() {
        Ask::Window { .. } => Some(window(state, seat)),
        Ask::Trading(_) => trade(table, seat, legal, worth),
        Ask::Buying(_) => Some(Action::Buy),
        Ask::Camel { .. } | Ask::SultansTax { .. } | Ask::CityTax { .. } => Some(Action::Accept),
        Ask::Bribe { .. } => Some(if bribes(table, seat) { Action::Accept } else { Action::Pass }),
        Ask::Price(price) => pay(table, price, legal, worth),
        Ask::Giving(_) | Ask::Market { .. } => give(table, seat, legal, worth),
        Ask::Taking(taking) => take(table, seat, taking.left, legal, worth),
        Ask::Keeping(keeping) => keep(keeping.drawn).map(Action::Keep),
        Ask::Searching { .. } | Ask::Choosing { .. } => favourite(legal),
        Ask::Placing { .. } | Ask::Naming(_) | Ask::Answer { .. } | Ask::Nothing => None,
    };
    match chosen.map(Action::index) {
        Some(index) if legal.contains(index) => index,
        _ => games::morgenland::Morgenland::lively(legal, chance),
    }
}

/// Nobody plays anything, except a Key where it opens a purchase (M5.6).
fn window(state: &State, seat: Seat) -> Action {
    let table = state.table();
    let key = state.stage() == RoundStage::Tally(Space::Guard)
        && table.use_left(seat)
        && table.players[seat].unused(Artefact::Key) > 0
        && !table.public.marks.keys.contains(seat)
        && ranking::strength(table, &table.players[seat], Space::Guard) < table.guard.strength
        && could_buy(table, seat);
    if key { Action::Artefact(Artefact::Key) } else { Action::Pass }
}

/// M3.8: is there something to buy, for a bribe that is not too high?
fn bribes(table: &OnTable, seat: Seat) -> bool {
    let Some(bribe) = guard::bribe_of(table, seat) else { return false };
    bribe <= MOST_BRIBE && could_buy(table, seat)
}

/// M3.9: is there a room whose price this player could pay?
pub(super) fn could_buy(table: &OnTable, seat: Seat) -> bool {
    let player = &table.players[seat];
    (0..table.players())
        .map(Space::room)
        .any(|room| player.pieces.any_on(room) && rooms::bill(table, seat, room).payable(player.treasure))
}

/// M3.9: the kind whose loss hurts least.
fn pay(table: &OnTable, price: &Price, legal: Actions, worth: &Worth<'_>) -> Option<Action> {
    let (own, due) = (table.players[price.seat].treasure, price.tokens.next());
    least(legal, |kind| worth.loss(own.count(kind), due))
}

fn give(table: &OnTable, seat: Seat, legal: Actions, worth: &Worth<'_>) -> Option<Action> {
    let own = table.players[seat].treasure;
    least(legal, |kind| worth.loss(own.count(kind), 1))
}

/// Among the kinds that may be given, the one that costs least.
fn least(legal: Actions, cost: impl Fn(Kind) -> f32) -> Option<Action> {
    let kinds = Kind::ALL.iter().copied().filter(|&kind| legal.contains(Action::Give(kind).index()));
    kinds.min_by(|&one, &other| cost(one).total_cmp(&cost(other))).map(Action::Give)
}

/// M7.21: the unit that is missed least, as long as one of another kind is worth more.
fn trade(table: &OnTable, seat: Seat, legal: Actions, worth: &Worth<'_>) -> Option<Action> {
    let own = table.players[seat].treasure;
    let given = give(table, seat, legal, worth)?;
    let Action::Give(kind) = given else { return None };
    let others = table.public.bank.kinds().iter().filter(|&other| other != kind);
    let gain = others.map(|other| worth.gain(own.count(other), 1)).fold(0.0, f32::max);
    Some(if gain > worth.loss(own.count(kind), 1) { given } else { Action::Pass })
}

/// The first of the units that are wanted most: all of one kind, or one by one. They are taken in the order of the kinds.
fn take(table: &OnTable, seat: Seat, left: u8, legal: Actions, worth: &Worth<'_>) -> Option<Action> {
    let own = table.players[seat].treasure;
    let kinds = Kind::ALL.iter().copied().filter(|&kind| legal.contains(Action::Take(kind).index()));
    let kinds: KindSet = kinds.collect();
    let gain = |kind: Kind| worth.gain(own.count(kind), left.min(table.public.bank.count(kind)));
    let one_kind = kinds.iter().max_by(|&one, &other| gain(one).total_cmp(&gain(other)))?;
    let (first, several) = worth.wanted(own, table.public.bank, kinds, left);
    let kind = if gain(one_kind) >= several { one_kind } else { first? };
    Some(Action::Take(kind))
}

/// The spells from the most useful on; any other is thought less of.
const SPELLS: &[Spell] = &[
    Spell::Trade,
    Spell::Charity,
    Spell::Smuggler,
    Spell::SecondChance,
    Spell::Teleport,
    Spell::EyeForAnEye,
    Spell::SultansTax,
    Spell::SolarEclipse,
    Spell::LunarEclipse,
    Spell::LastFirst,
    Spell::Parasite,
    Spell::CityTax,
    Spell::DragonLeaves,
    Spell::Taboo,
    Spell::Donation,
    Spell::Sacrifice,
    Spell::DragonReturns,
    Spell::Spy,
    Spell::Apprentice,
    Spell::Abracadabra,
    Spell::Mirage,
];

/// M3.4: the more useful of two spells.
pub(super) fn keep(drawn: SpellSet) -> Option<Spell> {
    SPELLS.iter().copied().find(|&spell| drawn.contains(spell)).or(drawn.first())
}

/// The artefacts from the most useful on.
const ARTEFACTS: [Artefact; Artefact::COUNT] = [
    Artefact::Key,
    Artefact::Carpet,
    Artefact::Double,
    Artefact::Scroll,
    Artefact::Counterspell,
    Artefact::Lamp,
];

/// The most useful artefact of those that may be named.
pub(super) fn favourite(legal: Actions) -> Option<Action> {
    ARTEFACTS.into_iter().map(Action::Artefact).find(|action| legal.contains(action.index()))
}
