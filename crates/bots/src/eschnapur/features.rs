//! How a seat stands in Eschnapur, as numbers.

use games::eschnapur::end;
use games::eschnapur::gold::Gold;
use games::eschnapur::palace::{Part, PartSet};
use games::eschnapur::view::View;
use tabletop::Seat;

use crate::trained::Feature;

/// What the estimate looks at. Points count in tens, so that all numbers are of about the same size.
pub(super) const FEATURES: &[Feature] = &[
    Feature::new("victory points", 0.7),
    Feature::new("victory points, late", 1.2),
    Feature::new("points of parts nearly full", 1.0),
    Feature::new("points of parts half full", 0.7),
    Feature::new("points of other parts", 0.5),
    Feature::new("points of parts not full, late", -0.1),
    Feature::new("gold of wages ahead", 0.0),
    Feature::new("bags ahead", 0.0),
    Feature::new("gold", 0.2),
    Feature::new("gold, late", 0.3),
    Feature::new("cards above 0", 0.1),
    Feature::new("fours and fives", 0.3),
    Feature::new("stones", 1.0),
    Feature::new("stones, late", 0.2),
    Feature::new("stones in the supply", 0.5),
    Feature::new("privilege points", 0.1),
    Feature::new("privilege points, late", 0.4),
    Feature::new("bonus", 0.0),
    Feature::new("bonus, late", 0.5),
];

/// The numbers, in the order of [`FEATURES`].
pub(super) fn write(view: &View, seat: Seat, numbers: &mut [f32]) {
    let mine = &view.tableaus[seat];
    let late = lateness(view);
    let shares = Shares::new(view, seat);
    let gold = f32::from(mine.counted.owned.worth()) / 10.0;
    let count = |gold: Gold| f32::from(mine.counted.owned.count(gold));
    let bonus = end::bonus(&view.tableaus.map(|_, tableau| tableau.public.pp));
    let bonus = f32::from(bonus[seat]) / 10.0;
    let stones = f32::from(mine.public.stones) / 5.0;
    // A full part is scored before the round is over.
    let vp = f32::from(mine.public.vp) / 10.0 + shares.full;
    let pp = f32::from(mine.public.pp) / 10.0;
    numbers.copy_from_slice(&[
        vp,
        vp * late,
        shares.near,
        shares.half,
        shares.far,
        (shares.near + shares.half + shares.far) * late,
        shares.wages,
        shares.bags,
        gold,
        gold * late,
        f32::from(mine.counted.owned.cards()) / 5.0 - count(Gold::Zero) / 5.0,
        (count(Gold::Four) + count(Gold::Five)) / 5.0,
        stones,
        stones * late,
        f32::from(mine.supply.min(ENOUGH)) / f32::from(ENOUGH),
        pp,
        pp * late,
        bonus,
        bonus * late,
    ]);
}

/// A supply of so many stones is as good as more.
const ENOUGH: u8 = 8;

/// About so many stones come to the palace from each player in a round.
const PACE: f32 = 3.0;

/// How near the end is: 1 when this round is the last, less and less before.
pub(super) fn lateness(view: &View) -> f32 {
    1.0 / (1.0 + rounds_left(view))
}

/// After about how many rounds enough parts are finished.
fn rounds_left(view: &View) -> f32 {
    let players = view.tableaus.players();
    let needed = end::parts_needed(players).saturating_sub(view.public.finished.len());
    let mut left = [u8::MAX; Part::COUNT];
    for (room, part) in left.iter_mut().zip(unfinished(view).iter()) {
        *room = fields_left(view, part);
    }
    left.sort_unstable();
    let stones: u32 = left[..needed].iter().map(|&room| u32::from(room)).sum();
    stones as f32 / (PACE * players as f32)
}

/// The parts that can still be built on or wait for their scoring.
pub(super) fn unfinished(view: &View) -> PartSet {
    Part::in_play(view.tableaus.players()) - view.public.finished
}

/// How many stones still fit.
pub(super) fn fields_left(view: &View, part: Part) -> u8 {
    view.public.figures.parts[part].fields - view.public.palace[part].height()
}

/// What a seat has in the unfinished parts, in tens of points or gold.
#[derive(Default)]
struct Shares {
    full: f32,
    near: f32,
    half: f32,
    far: f32,
    wages: f32,
    bags: f32,
}

impl Shares {
    fn new(view: &View, seat: Seat) -> Shares {
        let mut shares = Shares::default();
        for part in unfinished(view).iter() {
            let (figures, tower) = (&view.public.figures.parts[part], view.public.palace[part]);
            let Some((stones, topmost)) = tower.share(seat) else { continue };
            let points = (f32::from(figures.value(topmost)) + f32::from(stones)) / 10.0;
            match fields_left(view, part) {
                0 => shares.full += points,
                1..=3 => shares.near += points,
                4..=7 => shares.half += points,
                8.. => shares.far += points,
            }
            let fill = f32::from(tower.height()) / f32::from(figures.fields);
            shares.wages += f32::from(figures.wage) / 10.0 * fill;
            shares.bags += f32::from(u8::from(tower.height() < figures.bag));
        }
        shares
    }
}
