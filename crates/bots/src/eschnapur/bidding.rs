//! What a regular lays before the officials: each card valued by what it would win, against what the others can lay.

use games::eschnapur::gold::{Gold, Purse};
use games::eschnapur::official::{Official, OfficialSet};
use games::eschnapur::officials;
use games::eschnapur::phases::stones;
use games::eschnapur::view::{TableauView, View};
use tabletop::{Chance, Seat};

use super::appraisal::Appraisal;
use crate::mixture;

/// Each card is tried in so many imagined rounds of bids. Few enough that chance makes bids differ a little each time.
const ROUNDS: usize = 128;

/// How much less a card may be worth, in the estimate's scores, to be laid e times more seldom: bids that others can
/// foretell are lost.
pub(super) const WARMTH: f32 = 0.02;

/// The cards before the officials, by official.
pub(super) type Row = [Option<Gold>; 5];

/// What each card is worth before each official.
pub(super) struct Bids {
    worth: [[f32; 6]; 5],
    /// The cards from the one that is worth most to the one that is worth least, before each official.
    order: [[Gold; 6]; 5],
}

impl Bids {
    /// Tries every card before these officials in rounds of bids that the others could make.
    pub(super) fn new(
        view: &View,
        seat: Seat,
        officials: OfficialSet,
        appraisal: &Appraisal,
        chance: &mut impl Chance,
    ) -> Bids {
        let mut worth = [[0.0; 6]; 5];
        for official in officials.iter() {
            let field = Field::new(view, seat, official);
            for _ in 0..ROUNDS {
                add(&mut worth, official, &field.draw(chance), appraisal);
            }
        }
        Bids::after(worth, appraisal)
    }

    /// Tries every card before these officials against rows that the others may lay.
    pub(super) fn against(
        mut rows: impl FnMut() -> [Row; 4],
        view: &View,
        seat: Seat,
        officials: OfficialSet,
        appraisal: &Appraisal,
    ) -> Bids {
        let mut worth = [[0.0; 6]; 5];
        for _ in 0..ROUNDS {
            let rows = rows();
            for official in officials.iter() {
                add(&mut worth, official, &Rivals::of(&rows, view, seat, official), appraisal);
            }
        }
        Bids::after(worth, appraisal)
    }

    /// After all rounds: each card costs what it is worth to keep it.
    fn after(mut worth: [[f32; 6]; 5], appraisal: &Appraisal) -> Bids {
        for (worth, cost) in worth.iter_mut().flat_map(|row| row.iter_mut().zip(appraisal.cost)) {
            *worth -= cost;
        }
        Bids::of(worth)
    }

    fn of(worth: [[f32; 6]; 5]) -> Bids {
        let order = worth.map(|row| {
            let mut order = Gold::ALL;
            order.sort_by(|&one, &other| row[other as usize].total_cmp(&row[one as usize]));
            order
        });
        Bids { worth, order }
    }

    /// What laying a card before an official, and the best cards before those that follow, is worth; `None` leaves it
    /// empty.
    pub(super) fn plan(&self, official: Official, card: Option<Gold>, open: OfficialSet, hand: Purse) -> f32 {
        let (mut open, mut hand) = (open, hand);
        open.remove(official);
        if let Some(gold) = card {
            hand.remove(gold);
        }
        self.worth(official, card) + self.best(open, hand)
    }

    /// A row of cards before these officials, drawn so that the better is the likelier.
    pub(super) fn row(&self, open: OfficialSet, hand: Purse, chance: &mut impl Chance) -> Row {
        let (mut open, mut hand) = (open, hand);
        let mut row = [None; 5];
        while let Some(official) = open.first() {
            let none = (usize::from(hand.cards()) < open.len()).then_some(None);
            let cards = Gold::ALL.into_iter().filter(|&gold| hand.has(gold)).map(Some);
            let worth = |card| (card, self.plan(official, card, open, hand));
            let choices: Vec<_> = cards.chain(none).map(worth).collect();
            let card = mixture::draw(&choices, WARMTH, chance).flatten();
            row[official.index()] = card;
            open.remove(official);
            if let Some(gold) = card {
                hand.remove(gold);
            }
        }
        row
    }

    fn worth(&self, official: Official, card: Option<Gold>) -> f32 {
        card.map_or(0.0, |gold| self.worth[official.index()][gold as usize])
    }

    fn best(&self, open: OfficialSet, hand: Purse) -> f32 {
        let Some(official) = open.first() else { return 0.0 };
        let mut rest = open;
        rest.remove(official);
        let hope = self.hope(rest);
        let none = (usize::from(hand.cards()) < open.len()).then_some(None);
        let cards = self.order[official.index()].into_iter().filter(|&gold| hand.has(gold)).map(Some);
        cards.chain(none).fold(f32::MIN, |best, card| {
            // What cannot become better is not looked into.
            let could_be = self.worth(official, card) + hope;
            if could_be > best { best.max(self.plan(official, card, open, hand)) } else { best }
        })
    }

    /// No cards before these officials are worth more than this.
    fn hope(&self, open: OfficialSet) -> f32 {
        open.iter().map(|official| self.worth(official, Some(self.order[official.index()][0])).max(0.0)).sum()
    }
}

/// What each card would have come to in one more round.
fn add(worth: &mut [[f32; 6]; 5], official: Official, rivals: &Rivals, appraisal: &Appraisal) {
    for gold in Gold::ALL {
        worth[official.index()][gold as usize] += rivals.outcome(official, gold, appraisal) / ROUNDS as f32;
    }
}

/// The others before an official: what each of them may lay.
struct Field {
    rivals: [Option<Rival>; 3],
    /// Whether the bidder wins ties.
    bidder_wins_ties: bool,
}

/// One of the others.
#[derive(Clone, Copy)]
struct Rival {
    /// How likely each card is, as people mostly lay what they have.
    cards: [(Gold, f32); 6],
    wins_ties: bool,
}

impl Field {
    fn new(view: &View, seat: Seat, official: Official) -> Field {
        let mut others = view.tableaus.iter().filter(|&(other, _)| other != seat);
        let mut rival = || {
            let (other, tableau) = others.next()?;
            let cards = Gold::ALL.map(|gold| (gold, likelihood(tableau, official, gold)));
            Some(Rival { cards, wins_ties: view.public.ties == Some(other) })
        };
        Field { rivals: [rival(), rival(), rival()], bidder_wins_ties: view.public.ties == Some(seat) }
    }

    fn draw(&self, chance: &mut impl Chance) -> Rivals {
        let mut rivals = Rivals::new(self.bidder_wins_ties);
        for rival in self.rivals.iter().flatten() {
            let Some(gold) = mixture::pick(rival.cards.into_iter(), chance) else { continue };
            rivals.add(gold, rival.wins_ties);
        }
        rivals
    }
}

fn likelihood(tableau: &TableauView, official: Official, gold: Gold) -> f32 {
    let count = f32::from(tableau.counted.owned.count(gold));
    HABITS[official.index()][gold as usize] * count / (count + 0.5)
}

/// What the others lay before an official.
struct Rivals {
    /// Their cards, without zeros.
    cards: Purse,
    /// The card of the one of them who wins ties.
    tie: Option<Gold>,
    /// Whether the bidder wins ties.
    bidder_wins_ties: bool,
}

impl Rivals {
    fn new(bidder_wins_ties: bool) -> Rivals {
        Rivals { cards: Purse::EMPTY, tie: None, bidder_wins_ties }
    }

    /// Who laid these rows, before one official.
    fn of(rows: &[Row; 4], view: &View, seat: Seat, official: Official) -> Rivals {
        let mut rivals = Rivals::new(view.public.ties == Some(seat));
        for other in view.tableaus.seats().filter(|&other| other != seat) {
            if let Some(gold) = rows[other.index()][official.index()] {
                rivals.add(gold, view.public.ties == Some(other));
            }
        }
        rivals
    }

    fn add(&mut self, gold: Gold, wins_ties: bool) {
        if gold != Gold::Zero {
            self.cards.add(gold);
            self.tie = if wins_ties { Some(gold) } else { self.tie };
        }
    }

    /// What a card comes to against these.
    fn outcome(&self, official: Official, gold: Gold, appraisal: &Appraisal) -> f32 {
        if gold == Gold::Zero {
            0.0
        } else if official == Official::Stones {
            let shown = self.cards.with(Purse::of(Some(gold)));
            appraisal.stones[usize::from(stones::earned(gold, shown, self.bidder_wins_ties))]
        } else if self.lose_to(gold) {
            appraisal.favour[official.index()]
        } else {
            appraisal.privilege[gold as usize]
        }
    }

    /// EW: does this card, which is no 0, win?
    fn lose_to(&self, gold: Gold) -> bool {
        let all = self.cards.with(Purse::of(Some(gold)));
        let wins_ties = |value: Gold| self.bidder_wins_ties && value == gold || self.tie == Some(value);
        let winning = officials::winning(all, wins_ties).map(|(value, _)| value);
        winning == Some(gold) && self.tie != Some(gold)
    }
}

/// How often each card, 0 to 5, is laid before each official by those who have it: counted in games of regulars and
/// novices, and counted again with what was counted, until it stayed the same.
#[rustfmt::skip]
pub(super) const HABITS: [[f32; 6]; 5] = [
    [0.24, 0.37, 0.35, 0.37, 0.12, 0.08],
    [0.27, 0.32, 0.34, 0.39, 0.11, 0.07],
    [0.02, 0.03, 0.06, 0.26, 0.38, 0.91],
    [0.18, 0.20, 0.22, 0.25, 0.33, 0.47],
    [0.25, 0.20, 0.31, 0.33, 0.23, 0.19],
];

#[cfg(test)]
mod tests {
    use games::eschnapur::Eschnapur;
    use games::eschnapur::edition::Edition;
    use games::eschnapur::state::State;
    use tabletop::{FastChance, Observer};

    use super::*;
    use crate::eschnapur::features;
    use crate::estimate::Estimate;

    /// The worth of each card before an official for seat A, after a change of the opening view.
    fn worths(official: Official, change: impl FnOnce(&mut View)) -> [f32; 6] {
        let state = State::new(4, Edition::default().figures);
        let mut view = View::new(&state, Observer::Seat(Seat::A));
        view.tableaus[Seat::A].sites = Some(features::unfinished(&view).highest());
        change(&mut view);
        let appraisal = Appraisal::new(&view, Seat::A, &Estimate::<Eschnapur>::guess());
        let officials = OfficialSet::only(official);
        Bids::new(&view, Seat::A, officials, &appraisal, &mut FastChance::new(1)).worth[official.index()]
    }

    fn take_all_gold(view: &mut View) {
        for seat in [Seat::B, Seat::C, Seat::D] {
            view.tableaus[seat].counted.owned = Purse::EMPTY;
        }
    }

    #[test]
    fn against_rivals_without_gold_the_lowest_card_does() {
        let [zero, one, rest @ ..] = worths(Official::Order, take_all_gold);
        assert!(one > zero, "it wins");
        assert!(rest.iter().all(|&worth| worth < one), "and costs least: {one} {rest:?}");
    }

    #[test]
    fn more_gold_brings_more_stones() {
        let worths = worths(Official::Stones, take_all_gold);
        assert!(worths.is_sorted(), "{worths:?}");
    }

    #[test]
    fn a_card_that_wins_ties_is_worth_more() {
        let plain = worths(Official::Order, |_| {});
        let tied = worths(Official::Order, |view| view.public.ties = Some(Seat::A));
        let theirs = worths(Official::Order, |view| view.public.ties = Some(Seat::B));
        assert!(tied[5] > plain[5], "a tied 5 wins: {tied:?} {plain:?}");
        assert!(plain[3] > theirs[3], "higher cards do not cancel out any more: {plain:?} {theirs:?}");
    }

    #[test]
    fn a_plan_uses_each_card_once() {
        let bids = Bids::of([[0.0, 0.0, 0.0, 0.0, 0.0, 1.0]; 5]);
        let hand = Purse::of_counts([4, 0, 0, 0, 0, 1]);
        let all = Official::in_play(4);
        assert!((bids.plan(Official::Blockade, Some(Gold::Five), all, hand) - 1.0).abs() < 1e-6);
        assert!((bids.plan(Official::Blockade, Some(Gold::Zero), all, hand) - 1.0).abs() < 1e-6);
    }
}
