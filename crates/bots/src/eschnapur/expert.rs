//! An expert: compares whole plans by many playouts to the end of the round.
//!
//! What the others choose in secret is drawn from pools of what regulars would choose in their place, as they see the game;
//! what they have chosen already is forgotten and drawn anew, because nothing is known of it. Sites, and the cards of all
//! officials, are compared as whole plans; everything else choice by choice.

use std::sync::LazyLock;

use games::eschnapur::Eschnapur;
use games::eschnapur::action::{Action, Actions};
use games::eschnapur::gold::Purse;
use games::eschnapur::official::OfficialSet;
use games::eschnapur::palace::{Part, PartSet};
use games::eschnapur::phases::Phase;
use games::eschnapur::state::State;
use games::eschnapur::view::{LayingView, SitesView, View};
use tabletop::{Chance, Counted as _, FastChance, Game as _, Observer, Seat, Turn};

use super::appraisal::Appraisal;
use super::bidding::{Bids, Row};
use super::pools::{self, Drawn, Pools};
use super::{belief, features, habit};
use crate::estimate::Estimate;
use crate::foresight::{Foresight, Imagined};
use crate::intent::Intent;
use crate::mixture;
use crate::player::Asked;
use crate::search;

/// So many playouts are tried, whatever the number of candidates: this bounds the time it takes.
const FOR_SITES: usize = 3000;
const FOR_A_ROW: usize = 4000;
const FOR_A_CHOICE: usize = 2000;

/// So many rows are thought of as a regular would, and as many again by what the others are likely to lay.
const ROWS: usize = 8;

/// How much less a plan may be worth, in shares of the win, to be chosen e times more seldom: what others can foretell is
/// lost.
const WARMTH: f32 = 0.0005;

/// What to choose.
pub(super) fn choose(asked: &Asked<'_, Eschnapur>, chance: &mut impl Chance) -> Intent {
    let expert = Expert { asked, estimate: estimate() };
    let worths = match asked.view.phase {
        Phase::Sites(SitesView { mine: Some(mine), .. }) => {
            let pools = Pools::new(asked.view, asked.seat, chance);
            expert.beforehand(expert.sites(mine), FOR_SITES, &pools, chance)
        }
        Phase::Laying(LayingView { mine: Some(plan), .. }) => {
            let pools = Pools::new(asked.view, asked.seat, chance);
            expert.beforehand(expert.rows(plan.open(), &pools, chance), FOR_A_ROW, &pools, chance)
        }
        Phase::BeforeGold(_) => {
            let pools = Pools::new(asked.view, asked.seat, chance);
            expert.beforehand(expert.choices(), FOR_A_CHOICE, &pools, chance)
        }
        Phase::Sites(_)
        | Phase::Laying(_)
        | Phase::FromHand { .. }
        | Phase::Blockade(_)
        | Phase::Stop(_)
        | Phase::Order(_)
        | Phase::Building(_)
        | Phase::Moving(_)
        | Phase::Rewards(_)
        | Phase::Over(_) => expert.afterwards(expert.choices(), chance),
    };
    mixture::draw(&worths, WARMTH, chance).expect("there is a legal action")
}

/// What an expert judges by: weights that say what things bring, and not who has them (see [`tuning`](crate::tuning)).
fn estimate() -> &'static Estimate<Eschnapur> {
    static ESTIMATE: LazyLock<Estimate<Eschnapur>> = LazyLock::new(|| {
        let weights = include_str!("../../weights/eschnapur-expert.toml");
        Estimate::from_toml(weights).expect("a test reads this file")
    });
    &ESTIMATE
}

/// Whoever is asked, and what they judge by.
struct Expert<'a> {
    asked: &'a Asked<'a, Eschnapur>,
    estimate: &'a Estimate<Eschnapur>,
}

/// What all candidates meet: a state, its luck, and what everybody would lay.
struct Case {
    imagined: Imagined<State>,
    rows: [Row; 4],
}

impl Expert<'_> {
    /// What candidates come to while the others choose in secret: they choose what is drawn from the pools.
    fn beforehand(
        &self,
        candidates: Vec<Intent>,
        playouts: usize,
        pools: &Pools,
        chance: &mut impl Chance,
    ) -> Vec<(Intent, f32)> {
        let (view, seat) = (self.asked.view, self.asked.seat);
        let case = || {
            let drawn = pools.draw(chance);
            let mut state =
                belief::imagine(view, seat, |other, _: &mut _| Some(drawn[other.index()].sites), chance);
            for other in view.tableaus.seats().filter(|&other| other != seat) {
                // There is nothing to take back where nothing is chosen.
                let _ = state.withdraw(other, &mut ());
                choose_for(&mut state, other, &drawn[other.index()], chance);
            }
            Case { imagined: Imagined::new(state, chance), rows: drawn.map(|drawn| drawn.row) }
        };
        search::compare(candidates, playouts, case, |case, intent| self.outlook(case, intent))
    }

    /// What candidates come to once the cards lie.
    fn afterwards(&self, candidates: Vec<Intent>, chance: &mut impl Chance) -> Vec<(Intent, f32)> {
        let (view, seat) = (self.asked.view, self.asked.seat);
        let case = || {
            let guess = |other, chance: &mut _| pools::guess_sites(view, other, chance);
            let state = belief::imagine(view, seat, guess, chance);
            Case { imagined: Imagined::new(state, chance), rows: [[None; 5]; 4] }
        };
        search::compare(candidates, FOR_A_CHOICE, case, |case, intent| self.outlook(case, intent))
    }

    fn outlook(&self, case: &Case, intent: &Intent) -> f32 {
        let Expert { asked, estimate } = *self;
        let playout =
            Playout { seat: asked.seat, round: asked.view.public.round, estimate, rows: &case.rows };
        playout.outlook(&case.imagined, asked.seat, intent.all()).unwrap_or_default()
    }

    /// All pairs of sites, or what can be added to the one that is picked.
    fn sites(&self, mine: PartSet) -> Vec<Intent> {
        if !mine.is_empty() {
            return self.choices();
        }
        let parts = features::unfinished(self.asked.view);
        let with = |first: Part| {
            let higher: Vec<Part> = parts.iter().filter(|&part| part > first).collect();
            let first = Intent::of(Action::Site(first).index());
            match higher[..] {
                // What is forced is no choice.
                [_] => vec![first],
                _ => higher.iter().filter_map(|&part| first.with(Action::Site(part).index())).collect(),
            }
        };
        parts.iter().flat_map(with).collect()
    }

    /// Single choices.
    fn choices(&self) -> Vec<Intent> {
        self.asked.legal.iter().map(Intent::of).collect()
    }

    /// Rows of cards, each once: as a regular draws them, and by what the others are likely to lay.
    fn rows(&self, open: OfficialSet, pools: &Pools, chance: &mut impl Chance) -> Vec<Intent> {
        let (view, seat) = (self.asked.view, self.asked.seat);
        let hand = view.tableaus[seat].hand.unwrap_or_default();
        let appraisal = Appraisal::new(view, seat, self.estimate);
        let by_habit = Bids::new(view, seat, open, &appraisal, chance);
        let by_pools =
            Bids::against(|| pools.draw(chance).map(|drawn| drawn.row), view, seat, open, &appraisal);
        let mut intents: Vec<Intent> = Vec::new();
        for bids in [by_pools, by_habit] {
            let all = intents.len() + ROWS;
            // Where few rows are any good, the same ones come up again and again.
            for _ in 0..2 * ROWS {
                let intent = laying(&bids.row(open, hand, chance), open, hand);
                if intents.len() < all && !intents.contains(&intent) {
                    intents.push(intent);
                }
            }
        }
        intents
    }
}

/// The choices of a row that are none by themselves: E2.4.
fn laying(row: &Row, open: OfficialSet, hand: Purse) -> Intent {
    let (mut open, mut hand) = (open, hand);
    let mut intent = Intent::NOTHING;
    while let Some(official) = open.first() {
        if hand.is_empty() {
            break;
        }
        let forced = usize::from(hand.cards()) >= open.len() && hand.values().len() == 1;
        open.remove(official);
        let action = match row[official.index()] {
            Some(gold) => {
                hand.remove(gold);
                Action::Lay(official, gold)
            }
            None => Action::Leave(official),
        };
        if !forced {
            intent = intent.with(action.index()).expect("there are five officials");
        }
    }
    intent
}

/// Somebody picks sites or lays gold as it was drawn.
fn choose_for(state: &mut State, seat: Seat, drawn: &Drawn, chance: &mut impl Chance) {
    loop {
        let turn = Turn::<Eschnapur>::new(state, seat);
        let legal = turn.legal();
        let index = match legal.nth(0).and_then(Eschnapur::action) {
            Some(Action::Site(_)) => {
                let mut wanted = drawn.sites.iter().map(|part| Action::Site(part).index());
                wanted.find(|&index| legal.contains(index)).or(legal.nth(0))
            }
            Some(Action::Lay(..) | Action::Leave(_)) => Some(habit::lay(legal, &drawn.row, chance)),
            _ => return,
        };
        turn.play_listed(index.expect("there is a legal action"), chance, &mut ());
    }
}

/// A round is played to its end by habit, and judged by the share of the win it leads to.
struct Playout<'a> {
    seat: Seat,
    round: u16,
    estimate: &'a Estimate<Eschnapur>,
    rows: &'a [Row; 4],
}

impl Foresight<Eschnapur> for Playout<'_> {
    fn go_on(&self, state: &State, seat: Seat, legal: Actions, luck: &mut FastChance) -> usize {
        habit::play(state, seat, legal, self.rows, luck)
    }

    fn is_enough(&self, state: &State) -> bool {
        Eschnapur::round(state) != u32::from(self.round)
    }

    fn judge(&self, state: &State) -> f32 {
        match state.outcome() {
            Some(outcome) => outcome.share(self.seat),
            None => self.estimate.shares(&View::new(state, Observer::Seat(self.seat)))[self.seat],
        }
    }
}

#[cfg(test)]
mod tests {
    use games::eschnapur::edition::Edition;
    use games::eschnapur::gold::Gold;

    use super::*;
    use crate::level::Level;
    use crate::trained::Trained as _;

    fn asked(state: &State, check: impl Fn(Intent)) {
        let view = View::new(state, Observer::Seat(Seat::A));
        for mood in 0..8 {
            check(Level::Expert.intend(
                &Asked::<Eschnapur> { seat: Seat::A, view: &view, legal: state.legal(Seat::A) },
                mood,
            ));
        }
    }

    #[test]
    fn weights_can_be_read_and_are_not_those_of_a_regular() {
        assert_eq!(estimate().weights(2).len(), Eschnapur::FEATURES.len());
        assert_ne!(estimate().to_toml(), Eschnapur::tuned().to_toml());
    }

    /// E1.1: both sites are planned together.
    #[test]
    fn e1_1_two_sites_are_one_intent() {
        let opening = State::new(4, Edition::default().figures);
        asked(&opening, |intent| {
            let second = intent.all().len() == 2;
            // After the last part but one there is no choice left.
            assert!(second || intent == Intent::of(Action::Site(Part::numbered(7).unwrap()).index()));
        });
    }

    /// E2.4: with one card for each official in turn, what is forced is left out.
    #[test]
    fn e2_4_a_row_leaves_out_what_is_forced() {
        let open = OfficialSet::ALL;
        let hand = Purse::of_counts([4, 0, 0, 0, 0, 1]);
        let mut row = [Some(Gold::Zero); 5];
        row[2] = Some(Gold::Five);
        // After the 5 there are only zeros.
        assert_eq!(laying(&row, open, hand).all().len(), 3);
    }
}
