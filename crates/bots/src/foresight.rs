//! What a choice comes to: tried in states that fit the view, played on calmly, and judged.

use tabletop::game::Actions as _;
use tabletop::{Chance, FastChance, Game, Seat, Turn};

use crate::mixture;
use crate::player::Asked;

/// A state in which choices are tried, and the luck that all of them meet there: they differ by what they do and not by
/// what they met.
#[derive(Clone, Copy, Debug)]
pub struct Imagined<S> {
    /// A state that the asked player cannot tell from the true one.
    pub state: S,
    luck: FastChance,
}

impl<S> Imagined<S> {
    /// A state, with luck of its own.
    pub fn new(state: S, chance: &mut impl Chance) -> Imagined<S> {
        Imagined { state, luck: FastChance::new(mixture::wide(chance)) }
    }
}

/// How choices are tried.
pub trait Foresight<G: Game> {
    /// How everybody goes on: the index of one of the legal actions, of which there are several.
    fn go_on(&self, state: &G::State, seat: Seat, legal: G::Actions, luck: &mut FastChance) -> usize;
    /// Is this far enough? The end of the game is, in any case.
    fn is_enough(&self, state: &G::State) -> bool;
    /// How well whoever asks stands then.
    fn judge(&self, state: &G::State) -> f32;

    /// What each of the legal actions comes to on average in these states.
    fn worths(&self, asked: &Asked<'_, G>, imagined: &[Imagined<G::State>]) -> Vec<(usize, f32)> {
        let worth = |action: usize| self.mean(imagined, asked.seat, &[action]);
        asked.legal.iter().map(|action| (action, worth(action))).collect()
    }

    /// What these actions of a seat, one after the other, come to on average. Where one of them is not legal they come
    /// to nothing.
    fn mean(&self, imagined: &[Imagined<G::State>], seat: Seat, actions: &[usize]) -> f32 {
        let outlooks = imagined.iter().filter_map(|imagined| self.outlook(imagined, seat, actions));
        outlooks.sum::<f32>() / imagined.len() as f32
    }

    /// What they come to in one state; `None` where one of them is not legal.
    fn outlook(&self, imagined: &Imagined<G::State>, seat: Seat, actions: &[usize]) -> Option<f32> {
        let Imagined { mut state, mut luck } = *imagined;
        for &action in actions {
            let turn = Turn::<G>::new(&mut state, seat);
            if !turn.legal().contains(action) {
                return None;
            }
            turn.play_listed(action, &mut luck, &mut ());
        }
        while !self.is_enough(&state) {
            let Some(turn) = Turn::<G>::next(&mut state) else { break };
            let (seat, legal) = (turn.seat(), turn.legal());
            let next = match legal.nth(0) {
                Some(forced) if legal.len() == 1 => forced,
                _ => self.go_on(turn.state(), seat, legal, &mut luck),
            };
            turn.play_listed(next, &mut luck, &mut ());
        }
        Some(self.judge(&state))
    }
}

#[cfg(test)]
mod tests {
    use games::eschnapur::Eschnapur;
    use games::eschnapur::action::{Action, Actions};
    use games::eschnapur::edition::Edition;
    use games::eschnapur::palace::Part;
    use games::eschnapur::phases::Phase;
    use games::eschnapur::state::State;
    use games::eschnapur::view::{SitesView, View};
    use tabletop::Observer;

    use super::*;

    /// Somebody who wants to build on one part, and looks no further.
    struct Fond(Part);

    impl Foresight<Eschnapur> for Fond {
        fn go_on(&self, _: &State, _: Seat, _: Actions, _: &mut FastChance) -> usize {
            unreachable!("it looks no further")
        }
        fn is_enough(&self, _: &State) -> bool {
            true
        }
        fn judge(&self, state: &State) -> f32 {
            let Phase::Sites(SitesView { mine: Some(mine), .. }) =
                View::new(state, Observer::Seat(Seat::A)).phase
            else {
                return 0.0;
            };
            if mine.contains(self.0) { 1.0 } else { 0.5 }
        }
    }

    #[test]
    fn a_choice_is_worth_what_it_leads_to() {
        let state = State::new(4, Edition::default().figures);
        let imagined = [Imagined::new(state, &mut FastChance::new(1))];
        let view = View::new(&state, Observer::Seat(Seat::A));
        let asked = Asked::<Eschnapur> { seat: Seat::A, view: &view, legal: state.legal(Seat::A) };
        let part = Part::numbered(3).unwrap();
        for (action, worth) in Fond(part).worths(&asked, &imagined) {
            let fits = action == Action::Site(part).index();
            assert!((worth - if fits { 1.0 } else { 0.5 }).abs() < 1e-6, "{action} is worth {worth}");
        }
        let site = Action::Site(part).index();
        let next = Action::Site(Part::numbered(4).unwrap()).index();
        assert!(Fond(part).outlook(&imagined[0], Seat::A, &[site, next]).is_some());
        assert_eq!(Fond(part).outlook(&imagined[0], Seat::A, &[site, site]), None, "not legal");
    }
}
