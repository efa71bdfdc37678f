//! Where the tokens of a round go: the best answer to what the others may have on the board.
//!
//! Scenarios of the others' tokens are drawn; against them every strength on every space has an average result. A plan
//! for all tokens still in hand is improved step by step, and the placement to make now is one of the plan's.

use games::morgenland::Morgenland;
use games::morgenland::action::{Action, Actions};
use games::morgenland::space::{Region, Space};
use games::morgenland::table::ROOMS;
use games::morgenland::token::Token;
use games::morgenland::treasure::{Hoard, Kind, KindSet};
use games::morgenland::view::{PlayerView, View};
use tabletop::{Chance, Seat};

use crate::estimate::Estimate;
use crate::mixture;
use crate::morgenland::features::{Holding, Progress};
use crate::morgenland::forecast::Layout;
use crate::morgenland::prospects::Prospects;
use crate::morgenland::worth::{self, Worth};
use crate::player::Asked;

/// The placement to make now.
pub(super) fn choose(
    asked: &Asked<'_, Morgenland>,
    estimate: &Estimate<Morgenland>,
    chance: &mut impl Chance,
) -> Option<Action> {
    let spaces = open_spaces(asked.legal);
    let planner = Planner::new(asked.view, asked.seat, &spaces, estimate, chance);
    first(&planner.plan(), asked.legal, chance)
}

/// Where tokens may be placed: M2.3 is the same for everybody.
pub(super) fn open_spaces(legal: Actions) -> Vec<Space> {
    let open =
        |space: Space| Token::ALL.iter().any(|&token| legal.contains(Action::Place(token, space).index()));
    Space::ALL.iter().copied().filter(|&space| open(space)).collect()
}

/// Finds a plan.
#[derive(Debug)]
pub(super) struct Planner<'a> {
    prospects: Prospects,
    worth: Worth<'a>,
    hoard: Hoard,
    /// Where tokens may be placed now.
    spaces: &'a [Space],
    /// The tokens that already lie.
    lying: Layout,
    hand: Vec<Token>,
}

/// Artefacts sold in a round, of each five that could be.
const SOLD_OF_FIVE: u8 = 4;

impl<'a> Planner<'a> {
    /// For a player who sees this, and may place on these spaces.
    pub(super) fn new(
        view: &View,
        me: Seat,
        spaces: &'a [Space],
        estimate: &'a Estimate<Morgenland>,
        chance: &mut impl Chance,
    ) -> Planner<'a> {
        let own = &view.players[me];
        let now = Progress::of_view(view);
        let rooms =
            view.rooms.values().filter(|room| room.stack > 0 || room.public.open.is_some()).count() as u8;
        // What is left after this round counts when its treasure can be spent.
        let worth = Worth::new(estimate, view.public.version, now.after(rooms * SOLD_OF_FIVE / 5));
        let scores = view.players.map(|seat, _| worth.score(&Holding::of_view(view, seat)));
        let rivalry = worth::rivalry(&worth::shares(scores), me);
        let prospects = Prospects::new(view, me, &worth, &rivalry, chance);
        let lying = lying(own);
        let hand = own.seen.hand.unwrap_or_default().iter().collect();
        Planner { prospects, worth, hoard: own.treasure, spaces, lying, hand }
    }

    /// A good plan: the tokens one after the other, the highest first, each where it does most; then improved.
    pub(super) fn plan(&self) -> Layout {
        let mut plan = self.lying;
        for &token in self.hand.iter().rev() {
            plan[token as usize] = self.best_space(&plan, token).0;
        }
        self.enter(&mut plan);
        self.improve(&mut plan);
        self.enter(&mut plan);
        self.improve(&mut plan);
        plan
    }

    fn best_space(&self, plan: &Layout, token: Token) -> (Option<Space>, f32) {
        let mut tried = *plan;
        let mut best = (None, f32::MIN);
        for &space in self.spaces {
            tried[token as usize] = Some(space);
            let value = self.value(&tried);
            if value > best.1 {
                best = (Some(space), value);
            }
        }
        best
    }

    /// A token at the guard and one in a room may be worth nothing apart and much together.
    fn enter(&self, plan: &mut Layout) {
        let mut best = (*plan, self.value(plan));
        for &guard in &self.hand {
            for &token in self.hand.iter().filter(|&&token| token != guard) {
                for &room in self.spaces.iter().filter(|space| space.room_index().is_some()) {
                    let mut tried = *plan;
                    tried[guard as usize] = Some(Space::Guard);
                    tried[token as usize] = Some(room);
                    let value = self.value(&tried);
                    if value > best.1 {
                        best = (tried, value);
                    }
                }
            }
        }
        *plan = best.0;
    }

    /// Moves single tokens and swaps two as long as it helps.
    fn improve(&self, plan: &mut Layout) {
        const PASSES: usize = 3;
        let mut value = self.value(plan);
        for _ in 0..PASSES {
            let before = value;
            for &token in &self.hand {
                let (space, better) = self.best_space(plan, token);
                if better > value {
                    plan[token as usize] = space;
                    value = better;
                }
            }
            for (place, &one) in self.hand.iter().enumerate() {
                for &other in &self.hand[..place] {
                    let mut tried = *plan;
                    tried.swap(one as usize, other as usize);
                    let swapped = self.value(&tried);
                    if swapped > value {
                        (*plan, value) = (tried, swapped);
                    }
                }
            }
            if value <= before {
                break;
            }
        }
    }

    /// What a plan brings.
    fn value(&self, plan: &Layout) -> f32 {
        let mut strength = [0u8; Space::COUNT];
        for (place, space) in plan.iter().enumerate() {
            if let Some(space) = space {
                strength[*space as usize] += Token::of_index(place).value();
            }
        }
        let outside = strength[..Space::Guard as usize].iter().enumerate();
        let gains: f32 = outside.map(|(space, &strength)| self.prospects.gain(space, strength)).sum();
        let mut treasure = self.hoard;
        for kind in Kind::ALL {
            treasure.add(kind, self.prospects.income(kind as usize, strength[kind as usize]));
        }
        gains + self.palace(plan, &strength, treasure)
    }

    /// What guard and rooms bring with this treasure.
    fn palace(&self, plan: &Layout, strength: &[u8; Space::COUNT], mut treasure: Hoard) -> f32 {
        let mut gain = 0.0;
        for room in 0..ROOMS {
            let space = Space::room(room);
            let here = strength[space as usize];
            if here > 0
                && let Some(cost) = self.pay(plan, space, &mut treasure)
            {
                gain += self.prospects.purchase(room, here, cost);
            }
        }
        self.prospects.entry(strength[Space::Guard as usize], gain)
    }

    /// M3.9: pays for a room, each token with the kind that is missed least; `None` if that is not possible.
    fn pay(&self, plan: &Layout, room: Space, hoard: &mut Hoard) -> Option<f32> {
        let mut cost = 0.0;
        let mut kinds = KindSet::ALL;
        for place in (0..Token::COUNT).rev() {
            if plan[place] != Some(room) {
                continue;
            }
            let due = Token::of_index(place).value();
            let loss = |kind: Kind| self.worth.loss(hoard.count(kind), due);
            let able = (hoard.at_least(due) & kinds).iter();
            let kind = able.min_by(|&one, &other| loss(one).total_cmp(&loss(other)))?;
            cost += loss(kind);
            hoard.remove(kind, due);
            kinds.remove(kind);
        }
        Some(cost)
    }
}

/// One of a plan's placements.
pub(super) fn first(plan: &Layout, legal: Actions, chance: &mut impl Chance) -> Option<Action> {
    let placements = Token::ALL.iter().filter_map(|&token| {
        let action = Action::Place(token, plan[token as usize]?);
        let eager = eagerness(plan[token as usize]?);
        legal.contains(action.index()).then_some((action, eager))
    });
    let placements: Vec<(Action, f32)> = placements.collect();
    mixture::draw(&placements, 1.0, chance)
}

/// Where a player's own tokens lie.
fn lying(own: &PlayerView) -> Layout {
    let mut lying = [None; Token::COUNT];
    for (_, piece) in own.seen.pieces.iter() {
        if let Some(token) = piece.token() {
            lying[token as usize] = piece.space();
        }
    }
    lying
}

/// How early placements are made, as the logarithm of how often they come before caves and city. Whoever shows a claim
/// to a room early keeps others out of it; caves are better left until it is seen who wants what.
const ROOM_EARLY: f32 = 3.0;
const GUARD_EARLY: f32 = 1.0;

fn eagerness(space: Space) -> f32 {
    match space.place() {
        Region::Room(_) => ROOM_EARLY,
        Region::Guard => GUARD_EARLY,
        Region::Cave(_) | Region::City => 0.0,
    }
}
