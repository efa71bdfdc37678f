//! How people mostly bid: a card that is as good in their hand as what lies there is among the prizes, give or take.

use games::goofspiel::card::{Card, CardSet, points};
use games::goofspiel::table::Public;
use tabletop::{Chance, Seat};

/// About how far, in cards, somebody bids beside what would be fitting.
const WHIM: u32 = 2;

/// The index of one of the legal actions.
pub(super) fn play(public: &Public, seat: Seat, chance: &mut impl Chance) -> usize {
    let hand = public.players[seat].hand;
    let last = hand.len().saturating_sub(1);
    let beside = chance.below(2 * WHIM + 1) as usize;
    let place = (fitting(public, last) + beside).saturating_sub(WHIM as usize).min(last);
    // A card's place among the cards is the index of bidding it.
    hand.iter().nth(place).map_or(0, Card::index)
}

/// The place in a hand, from its lowest card to the last place, that is as high as what lies there is among the prizes.
fn fitting(public: &Public, last: usize) -> usize {
    let stake = points(public.open());
    let lower = |prizes: CardSet| prizes.iter().filter(|prize| u16::from(prize.number()) < stake).count();
    match public.stack.len() {
        0 => last,
        prizes => lower(public.stack) * last / prizes,
    }
}

#[cfg(test)]
mod tests {
    use games::goofspiel::Goofspiel;
    use games::goofspiel::action::Action;
    use games::goofspiel::edition::Edition;
    use games::goofspiel::view::View;
    use tabletop::{FastChance, Game as _, Observer};

    use super::*;

    #[test]
    fn a_bid_fits_the_prize_and_is_legal() {
        let chance = &mut FastChance::new(4);
        let options = Goofspiel::options(2, &[]).unwrap();
        for _ in 0..100 {
            let state = Goofspiel::begin(&options, &Edition::default(), chance).unwrap();
            let view = View::new(&state, Observer::Seat(Seat::A));
            let prize = view.public.prize.unwrap();
            let Some(Action::Bid(card)) = Goofspiel::action(play(&view.public, Seat::A, chance)) else {
                panic!("a bid")
            };
            assert!(card.number().abs_diff(prize.number()) <= WHIM as u8, "{card} for {prize}");
        }
    }
}
