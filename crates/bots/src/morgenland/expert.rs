//! An expert: compares whole plans by playouts to the end of the round.
//!
//! Where tokens go is compared as layouts of all of them, against layouts that regulars would choose in the others' place,
//! as they see the game. Everything else is chosen as a regular does.

use games::morgenland::Morgenland;
use games::morgenland::action::{Action, Actions};
use games::morgenland::ask::Ask;
use games::morgenland::space::Space;
use games::morgenland::state::State;
use tabletop::{Chance, FastChance, Game as _, Observer, Seat};

use crate::estimate::Estimate;
use crate::foresight::{Foresight, Imagined};
use crate::intent::Intent;
use crate::mixture;
use crate::morgenland::forecast::Layout;
use crate::morgenland::placing::{self, Planner};
use crate::morgenland::regular;
use crate::morgenland::trial::Trial;
use crate::player::Asked;
use crate::search;
use crate::trained::Trained as _;

/// So many playouts are tried for a placement, whatever the number of plans: this bounds the time it takes.
const PLAYOUTS: usize = 600;
/// So many plans are thought of.
const PLANS: usize = 8;
/// In so many ways the others may place. A plan that meets one of them again meets other luck.
const WAYS: usize = 16;
/// Of the share of the win: a plan that is so much worse than another is chosen e times more seldom.
const WARMTH: f32 = 0.002;

/// What to choose.
pub(super) fn choose(asked: &Asked<'_, Morgenland>, chance: &mut impl Chance) -> Intent {
    let estimate = Morgenland::tuned();
    let placement = match asked.view.ask {
        Ask::Placing { .. } => place(asked, estimate, chance),
        Ask::Window { .. }
        | Ask::Naming(_)
        | Ask::Taking(_)
        | Ask::Giving(_)
        | Ask::Market { .. }
        | Ask::Bribe { .. }
        | Ask::Buying(_)
        | Ask::Price(_)
        | Ask::Keeping(_)
        | Ask::Camel { .. }
        | Ask::Searching { .. }
        | Ask::Choosing { .. }
        | Ask::CityTax { .. }
        | Ask::SultansTax { .. }
        | Ask::Answer { .. }
        | Ask::Trading(_)
        | Ask::Nothing => None,
    };
    Intent::of(placement.map_or_else(|| regular::choose(asked, estimate, chance), Action::index))
}

/// What all candidates meet: a state, its luck, and where everybody's tokens will go.
struct Case {
    imagined: Imagined<State>,
    layouts: [Layout; 5],
}

/// The placement to make now.
fn place(
    asked: &Asked<'_, Morgenland>,
    estimate: &Estimate<Morgenland>,
    chance: &mut impl Chance,
) -> Option<Action> {
    let (view, seat) = (asked.view, asked.seat);
    let spaces = placing::open_spaces(asked.legal);
    let plans = plans(asked, &spaces, estimate, chance);
    let trial = Trial::new(view, seat, estimate);
    let ways: Vec<Case> = (0..WAYS).map(|_| case(&trial, &spaces, chance)).collect();
    let mut way = ways.iter().cycle();
    let case = || {
        let Case { imagined, layouts } = way.next().expect("there is a way to place");
        Case { imagined: Imagined::new(imagined.state, chance), layouts: *layouts }
    };
    let outlook = |case: &Case, plan: &Layout| {
        let mut layouts = case.layouts;
        layouts[seat.index()] = *plan;
        Playout { trial: &trial, layouts: &layouts }.outlook(&case.imagined, seat, &[]).unwrap_or_default()
    };
    let worths = search::compare(plans, PLAYOUTS, case, outlook);
    let plan = mixture::draw(&worths, WARMTH, chance)?;
    placing::first(&plan, asked.legal, chance)
}

/// Plans for all tokens in hand, each once. They differ by what the planner supposes of the others.
fn plans(
    asked: &Asked<'_, Morgenland>,
    spaces: &[Space],
    estimate: &Estimate<Morgenland>,
    chance: &mut impl Chance,
) -> Vec<Layout> {
    let mut plans = Vec::new();
    for _ in 0..PLANS {
        let plan = Planner::new(asked.view, asked.seat, spaces, estimate, chance).plan();
        if !plans.contains(&plan) {
            plans.push(plan);
        }
    }
    plans
}

/// A state that fits the view, and where the others' tokens go as regulars would place them there.
fn case(trial: &Trial<'_>, spaces: &[Space], chance: &mut impl Chance) -> Case {
    let [imagined] = trial.imagine(1, chance)[..] else { unreachable!("one state was asked for") };
    let mut layouts = [Layout::default(); 5];
    for other in trial.view.players.seats().filter(|&other| other != trial.seat) {
        let theirs = Morgenland::view(&imagined.state, Observer::Seat(other));
        layouts[other.index()] = Planner::new(&theirs, other, spaces, trial.estimate, chance).plan();
    }
    Case { imagined, layouts }
}

/// Tokens go where the layouts say; then everybody goes on calmly.
struct Playout<'a> {
    trial: &'a Trial<'a>,
    layouts: &'a [Layout; 5],
}

impl Foresight<Morgenland> for Playout<'_> {
    fn go_on(&self, state: &State, seat: Seat, legal: Actions, luck: &mut FastChance) -> usize {
        if matches!(state.ask(), Ask::Placing { .. }) {
            let layout = &self.layouts[seat.index()];
            let hand = state.table().players[seat].pieces.hand;
            let place = |token| Some(Action::Place(token, layout[token as usize]?).index());
            if let Some(index) = hand.iter().filter_map(place).find(|&index| legal.contains(index)) {
                return index;
            }
        }
        self.trial.go_on(state, seat, legal, luck)
    }

    fn is_enough(&self, state: &State) -> bool {
        self.trial.is_enough(state)
    }

    fn judge(&self, state: &State) -> f32 {
        self.trial.judge(state)
    }
}
