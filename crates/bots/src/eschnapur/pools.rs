//! What the others would choose in secret: plans of regulars, drawn as each of them sees the game.

use games::eschnapur::Eschnapur;
use games::eschnapur::official::Official;
use games::eschnapur::palace::{Part, PartSet};
use games::eschnapur::view::{SlotView, View};
use tabletop::{Chance, Observer, Seat};

use super::appraisal::Appraisal;
use super::bidding::{Bids, Row};
use super::{belief, calm, features};
use crate::mixture;
use crate::trained::Trained as _;

/// So many pairs of sites are drawn for each player, and so many rows of cards for each pair.
const SITES: usize = 4;
const ROWS: usize = 4;

/// What somebody may choose in a round: sites, and a row of cards.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Drawn {
    pub(super) sites: PartSet,
    pub(super) row: Row,
}

/// What everybody may choose.
pub(super) struct Pools([Vec<Drawn>; 4]);

impl Pools {
    /// Pools for everybody, as far as this player can tell.
    pub(super) fn new(view: &View, me: Seat, chance: &mut impl Chance) -> Pools {
        let mut pools = [const { Vec::new() }; 4];
        for seat in view.tableaus.seats() {
            for _ in 0..SITES {
                let drawn = draw(view, me, seat, chance);
                pools[seat.index()].extend(drawn);
            }
        }
        Pools(pools)
    }

    /// Something for everybody.
    pub(super) fn draw(&self, chance: &mut impl Chance) -> [Drawn; 4] {
        self.0.each_ref().map(|pool| match pool.len() {
            0 => Drawn::default(),
            len => pool[chance.below(len as u32) as usize],
        })
    }
}

/// A pair of sites for a player, and rows of cards that go with it. What they have laid in this phase is forgotten: it
/// counts as in the hand.
fn draw(view: &View, me: Seat, seat: Seat, chance: &mut impl Chance) -> Vec<Drawn> {
    let guess = |other, chance: &mut _| guess_sites(view, other, chance);
    let state = belief::imagine(view, me, guess, chance);
    let mut theirs = View::new(&state, Observer::Seat(seat));
    let tableau = &mut theirs.tableaus[seat];
    let sites = view.tableaus[seat].sites.or_else(|| guess_sites(view, seat, chance)).unwrap_or_default();
    tableau.sites = Some(sites);
    let mut open = Official::in_play(view.tableaus.players());
    let mut hand = tableau.counted.owned;
    // E2.3: last round's blocked card stays where it is.
    if let Some(card) = view.public.markers.blockade.filter(|card| card.seat == seat) {
        open.remove(card.official);
        if let SlotView::Down(Some(gold)) = tableau.slots[card.official.index()] {
            hand.remove(gold);
        }
    }
    tableau.hand = Some(hand);
    let appraisal = Appraisal::new(&theirs, seat, Eschnapur::tuned());
    let bids = Bids::new(&theirs, seat, open, &appraisal, chance);
    (0..ROWS).map(|_| Drawn { sites, row: bids.row(open, hand, chance) }).collect()
}

/// E1.1: two parts, as regulars pick them: counted in their games.
pub(super) fn guess_sites(view: &View, seat: Seat, chance: &mut impl Chance) -> Option<PartSet> {
    let mut left: Vec<_> =
        features::unfinished(view).iter().map(|part| (part, liking(view, seat, part).exp())).collect();
    let mut sites = PartSet::EMPTY;
    for _ in 0..2 {
        let site = mixture::pick(left.iter().copied(), chance)?;
        left.retain(|&(part, _)| part != site);
        sites.insert(site);
    }
    Some(sites)
}

/// The logarithm of how often a part is picked.
fn liking(view: &View, seat: Seat, part: Part) -> f32 {
    let (figures, tower) = (&view.public.figures.parts[part], view.public.palace[part]);
    let (stones, now) = tower
        .share(seat)
        .map_or((0, 0), |(stones, topmost)| (stones, figures.value(topmost) + u16::from(stones)));
    let points = f32::from(figures.value(tower.height()) + u16::from(stones) + 1 - now);
    let fill = f32::from(tower.height()) / f32::from(figures.fields);
    let gain = calm::gain(&view.public.figures, &view.public.palace, seat, part);
    0.36 * points - 0.22 * gain + 2.0 * fill + if stones > 0 { 1.2 } else { 0.0 }
}
