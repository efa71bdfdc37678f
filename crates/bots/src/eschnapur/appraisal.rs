//! What things are worth to a player at the moment, in the estimate's scores.

use games::eschnapur::Eschnapur;
use games::eschnapur::gold::Gold;
use games::eschnapur::official::Official;
use games::eschnapur::palace::Part;
use games::eschnapur::view::View;
use tabletop::Seat;

use super::features;
use crate::estimate::Estimate;

/// What things are worth to a player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Appraisal {
    /// To win each official. For the third nothing: nobody wins that one.
    pub(super) favour: [f32; 5],
    /// To earn so many stones.
    pub(super) stones: [f32; 6],
    /// To keep a card of this value.
    pub(super) cost: [f32; 6],
    /// To get as many privilege points.
    pub(super) privilege: [f32; 6],
}

/// What it is worth to place a marker: little, because it hurts one rival and helps two.
const MARKER: f32 = 0.05;

/// What it is worth to say in which order is built: who builds last lies on top.
const ORDER: f32 = 0.3;

/// Once all have built there is more to move than now.
const MORE_TO_MOVE: f32 = 1.6;

/// A card kept costs another one: every slot must be filled (E2.4). So keeping it is worth only a part of what owning
/// it is.
const KEPT: f32 = 0.5;

impl Appraisal {
    /// What things are worth to this player.
    pub(super) fn new(view: &View, seat: Seat, estimate: &Estimate<Eschnapur>) -> Appraisal {
        let now = estimate.score(view, seat);
        let with = |change: &dyn Fn(&mut View)| {
            let mut changed = *view;
            change(&mut changed);
            estimate.score(&changed, seat) - now
        };
        let cost = |gold: Gold| {
            // EW.5: a zero comes back.
            let spent = gold != Gold::Zero && view.tableaus[seat].counted.owned.has(gold);
            if spent { -KEPT * with(&|view| view.tableaus[seat].counted.owned.remove(gold)) } else { 0.0 }
        };
        let privilege = |gold: Gold| with(&|view| view.tableaus[seat].public.pp += u16::from(gold.value()));
        let favour = |official: Official| match official {
            Official::Blockade | Official::Stop => MARKER,
            Official::Stones => 0.0,
            Official::Order => ORDER,
            Official::Moving => MORE_TO_MOVE * (best_move(view, seat, estimate) - now),
        };
        Appraisal {
            favour: Official::ALL.map(favour),
            stones: stones(view, seat, estimate),
            cost: Gold::ALL.map(cost),
            privilege: Gold::ALL.map(privilege),
        }
    }
}

/// What so many stones more are worth, built where they score most.
fn stones(view: &View, seat: Seat, estimate: &Estimate<Eschnapur>) -> [f32; 6] {
    let mut built = *view;
    for _ in 0..view.tableaus[seat].public.stones {
        build(&mut built, seat, estimate);
    }
    let before = estimate.score(&built, seat);
    let mut worth = [0.0; 6];
    for more in &mut worth[1..] {
        let mine = &mut built.tableaus[seat];
        if mine.supply > 0 {
            mine.supply -= 1;
            mine.public.stones += 1;
            build(&mut built, seat, estimate);
        }
        *more = estimate.score(&built, seat) - before;
    }
    worth
}

/// Builds one of the player's stones on the better of their sites, if there is room.
fn build(view: &mut View, seat: Seat, estimate: &Estimate<Eschnapur>) {
    let sites = view.tableaus[seat].sites.unwrap_or_default();
    let with = |part: Part| {
        let mut built = *view;
        built.public.palace[part].put(seat);
        built.tableaus[seat].public.stones -= 1;
        (estimate.score(&built, seat), built)
    };
    let possible = sites.iter().filter(|&part| features::fields_left(view, part) > 0).map(with);
    if let Some((_, built)) = possible.max_by(|(one, _), (other, _)| one.total_cmp(other)) {
        *view = built;
    }
}

/// How well the player would stand after the best move of an own stone on the palace as it is.
fn best_move(view: &View, seat: Seat, estimate: &Estimate<Eschnapur>) -> f32 {
    let mut best = estimate.score(view, seat);
    let parts = features::unfinished(view);
    for from in parts.iter() {
        let mut lifted = *view;
        if lifted.public.palace[from].lift() != Some(seat) {
            continue;
        }
        for to in parts.iter().filter(|&to| to != from && features::fields_left(view, to) > 0) {
            let mut moved = lifted;
            moved.public.palace[to].put(seat);
            best = best.max(estimate.score(&moved, seat));
        }
    }
    best
}
