//! A good club player.
//!
//! Every bid is tried in imagined states, in which the others bid as people mostly do: a few rounds are played on, and the
//! bid is judged by the share of the win it leads to. So they bid just more than others would, give up what costs too much,
//! and know what others cannot beat, without being told so.

use games::goofspiel::Goofspiel;
use games::goofspiel::action::Actions;
use games::goofspiel::card::Card;
use games::goofspiel::state::State;
use games::goofspiel::view::View;
use tabletop::{Chance, FastChance, Game as _, Observer, Seat};

use super::calm;
use crate::estimate::Estimate;
use crate::foresight::{Foresight, Imagined};
use crate::mixture;
use crate::player::Asked;

/// So many continuations are tried for a bid, whatever the number of cards: this bounds the time it takes.
const CONTINUATIONS: usize = 600;

/// After so many rounds it is judged how everybody stands.
const ROUNDS: u8 = 3;

/// How much less a bid may be worth, in shares of the win, to be made e times more seldom: bids that others can foretell are
/// lost.
pub(super) const CHOOSING: f32 = 0.004;

/// The index of one of the legal actions.
pub(super) fn choose(
    asked: &Asked<'_, Goofspiel>,
    estimate: &Estimate<Goofspiel>,
    chance: &mut impl Chance,
) -> usize {
    let states = (CONTINUATIONS / asked.legal.len()).max(1);
    let imagined: Vec<_> = (0..states).map(|_| Imagined::new(unbid(asked, chance), chance)).collect();
    let worths = AFewRounds::new(asked, estimate).worths(asked, &imagined);
    mixture::draw(&worths, CHOOSING, chance).expect("there is a legal action")
}

/// The state of whoever is asked, in which nobody has bid: what others have bid already they have bid as people mostly do,
/// like those who still have to.
pub(super) fn unbid(asked: &Asked<'_, Goofspiel>, chance: &mut impl Chance) -> State {
    let mut state = Goofspiel::imagine(asked.view, chance);
    for (seat, _) in asked.view.public.players.iter() {
        // There is nothing to take back where nobody has bid.
        let _ = Goofspiel::withdraw(&mut state, seat, &mut ());
    }
    state
}

/// Bids are judged by where they have led after a few rounds.
pub(super) struct AFewRounds<'a> {
    seat: Seat,
    estimate: &'a Estimate<Goofspiel>,
    /// The first round that is not played on.
    round: u8,
}

impl<'a> AFewRounds<'a> {
    pub(super) fn new(asked: &Asked<'_, Goofspiel>, estimate: &'a Estimate<Goofspiel>) -> AFewRounds<'a> {
        let round = (asked.view.public.round() + ROUNDS).min(Card::COUNT as u8);
        AFewRounds { seat: asked.seat, estimate, round }
    }
}

impl Foresight<Goofspiel> for AFewRounds<'_> {
    fn go_on(&self, state: &State, seat: Seat, _: Actions, luck: &mut FastChance) -> usize {
        calm::play(state.public(), seat, luck)
    }

    fn is_enough(&self, state: &State) -> bool {
        state.public().round() >= self.round && self.round < Card::COUNT as u8
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
    use games::goofspiel::action::Action;
    use games::goofspiel::card::CardSet;
    use games::goofspiel::edition::Edition;
    use games::goofspiel::position::Position;

    use super::*;
    use crate::level::Level;

    fn card(number: u8) -> Card {
        Card::numbered(number).unwrap()
    }

    /// Two rounds are left, and a prize of 2 lies there before the 13. Who spends the king now cannot win it back.
    #[test]
    fn a_king_is_kept_for_the_prize_that_decides() {
        let hand = [card(1), card(13)].into_iter().collect();
        let options = Goofspiel::options(2, &[]).unwrap();
        let opening = Goofspiel::begin(&options, &Edition::default(), &mut FastChance::new(1)).unwrap();
        let Position { mut public, bids } = Goofspiel::position(&opening);
        public.prize = Some(card(2));
        public.stack = CardSet::only(card(13));
        public.discarded = !CardSet::EMPTY - (CardSet::only(card(2)) | public.stack);
        for seat in [Seat::A, Seat::B] {
            public.players[seat].hand = hand;
        }
        let state = Position { public, bids }.to_state().unwrap();
        let view = View::new(&state, Observer::Seat(Seat::A));
        for mood in 0..20 {
            let asked = Asked { seat: Seat::A, view: &view, legal: state.legal(Seat::A) };
            let chosen = Level::Regular.choose::<Goofspiel>(&asked, mood);
            assert_eq!(Goofspiel::action(chosen), Some(Action::Bid(card(1))));
        }
    }
}
