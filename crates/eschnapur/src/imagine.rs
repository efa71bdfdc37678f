//! A random full state that fits a view: what bots search in.

use tabletop::{Chance, Seat};

use crate::gold::{Gold, GoldSet, Purse};
use crate::official::Official;
use crate::palace::PartSet;
use crate::payment::Payment;
use crate::phases::Phase;
use crate::phases::gold::{GoldPlan, Laying};
use crate::phases::sites::Sites;
use crate::slots::{Slot, Slots};
use crate::state::State;
use crate::table::{BySeat, Card, OnTable, Tableau};
use crate::view::{CountedGold, LayingView, SitesView, SlotView, TableauView, View};

/// Draws everything the observer does not know: the sites and the face-down cards of the others.
pub(crate) fn imagine(view: &View, chance: &mut impl Chance) -> State {
    let View { observer, public, tableaus, carried, phase, payment } = view;
    let unfinished = public.unfinished(tableaus.players());
    let sites_chosen = !matches!(phase, Phase::Sites(_) | Phase::Over(_));
    let tableaus = tableaus.map(|seat, known| {
        let mut tableau = imagine_tableau(
            &known,
            |official| {
                let card = carried.filter(|carried| carried.card == Card { seat, official });
                card.map_or(GoldSet::ALL, |carried| carried.values.0)
            },
            chance,
        );
        if sites_chosen && known.sites.is_none() {
            tableau.sites = two_of(unfinished, chance);
        }
        tableau
    });
    let mut table = OnTable::of(*public, tableaus, *carried);
    let players = table.players();
    let phase = phase.map(
        chance,
        |chance, SitesView { awaited, mine }| {
            Sites::new(BySeat::from_fn(players, |seat| match mine {
                Some(mine) if observer.is(seat) => *mine,
                _ if awaited.contains(seat) => PartSet::EMPTY,
                _ => two_of(unfinished, chance),
            }))
        },
        |chance, LayingView { awaited, mine }| {
            Laying::new(BySeat::from_fn(players, |seat| match mine {
                Some(mine) if observer.is(seat) => *mine,
                _ if awaited.contains(seat) => GoldPlan::new(&table, seat),
                _ => imagine_plan(&mut table, seat, chance),
            }))
        },
    );
    let payment = payment.map(|claim| Payment::new(claim, public.bank));
    State { table, phase, payment }
}

/// EP.3: hidden cards are among what the player owns and is not known to have in hand; the card carried
/// over from last round is also among the values it can be.
fn imagine_tableau(
    known: &TableauView,
    possible: impl Fn(Official) -> GoldSet,
    chance: &mut impl Chance,
) -> Tableau {
    let TableauView { hand, cards: _, counted, slots, sites, public, supply } = *known;
    let CountedGold { owned, known } = counted;
    let mut hidden = owned.without(known);
    let mut unseen = owned;
    let mut filled = Slots::EMPTY;
    // The card with fewer possible values is drawn first, so that something is left for it.
    let mut unknown: [Option<Official>; 5] = Official::ALL.map(Some);
    unknown.sort_by_key(|official| official.map(|official| possible(official) == GoldSet::ALL));
    for official in unknown.into_iter().flatten() {
        let slot = match slots[official.index()] {
            SlotView::Empty => Slot::Empty,
            SlotView::Up(gold) => Slot::Up(gold),
            SlotView::Down(gold) => {
                let gold = gold.unwrap_or_else(|| draw(&mut hidden, possible(official), chance));
                unseen.remove(gold);
                Slot::Down(gold)
            }
        };
        filled.set(official, slot);
    }
    Tableau {
        hand: hand.unwrap_or(unseen),
        fresh: known,
        slots: filled,
        sites: sites.unwrap_or_default(),
        public,
        supply,
    }
}

/// A plan of phase 2 that the player could have made (E2.2 to E2.5); the cards laid leave the hand.
fn imagine_plan(table: &mut OnTable, seat: Seat, chance: &mut impl Chance) -> GoldPlan {
    let mut plan = GoldPlan::new(table, seat);
    let hand = &mut table.tableaus[seat].hand;
    while let Some(official) = plan.open.first() {
        // With fewer cards than slots each slot is equally likely to stay empty.
        let slots = plan.open.len() as u32;
        plan.open.remove(official);
        if hand.is_empty() || chance.below(slots) >= u32::from(hand.cards()) {
            continue;
        }
        plan.cards.set(official, Slot::Down(draw(hand, GoldSet::ALL, chance)));
    }
    plan
}

/// Takes a card out of a purse, each card with one of these values equally likely.
fn draw(purse: &mut Purse, values: GoldSet, chance: &mut impl Chance) -> Gold {
    let count = |gold: Gold| if values.contains(gold) { u32::from(purse.count(gold)) } else { 0 };
    let mut left = chance.below(Gold::ALL.into_iter().map(count).sum::<u32>().max(1));
    let drawn = Gold::ALL.into_iter().find(|&gold| {
        let here = count(gold);
        let found = left < here;
        left = left.wrapping_sub(here);
        found
    });
    let drawn = drawn.expect("a view offers at least the true card");
    purse.remove(drawn);
    drawn
}

/// E1.1: two different parts of these.
fn two_of(parts: PartSet, chance: &mut impl Chance) -> PartSet {
    let mut rest = parts;
    let mut picked = PartSet::EMPTY;
    for _ in 0..2 {
        let n = chance.below(rest.len() as u32) as usize;
        let part = rest.iter().nth(n).expect("n is below the number of parts");
        rest = rest - PartSet::only(part);
        picked.insert(part);
    }
    picked
}
