//! What a choice comes to: tried in states that fit the view, played on calmly, and judged.

use tabletop::game::Actions as _;
use tabletop::{Chance, FastChance, Game, Seat, Turn};

use crate::player::Asked;

/// How a choice is tried.
#[derive(Clone, Copy, Debug)]
pub struct Foresight<I, P, U, J> {
    /// In how many imagined states.
    pub states: u32,
    /// A state that fits what whoever asks knows.
    pub imagine: I,
    /// How everybody goes on: the index of one of the legal actions.
    pub play: P,
    /// How far: until this holds, or the game is over.
    pub until: U,
    /// How well whoever asks stands then.
    pub judge: J,
}

impl<I, P, U, J> Foresight<I, P, U, J> {
    /// What each of the legal actions comes to on average. All are tried in the same states with the same luck, so that
    /// they differ by what they do and not by what they met.
    pub fn worths<G: Game, C: Chance>(&self, asked: &Asked<'_, G>, chance: &mut C) -> Vec<(usize, f32)>
    where
        I: Fn(&mut C) -> G::State,
        P: Fn(&G::State, Seat, G::Actions, &mut FastChance) -> usize,
        U: Fn(&G::State) -> bool,
        J: Fn(&G::State) -> f32,
    {
        let mut worths: Vec<(usize, f32)> = asked.legal.iter().map(|action| (action, 0.0)).collect();
        for _ in 0..self.states {
            let imagined = (self.imagine)(chance);
            let luck = FastChance::new(u64::from(chance.next()) << 32 | u64::from(chance.next()));
            for (action, worth) in &mut worths {
                *worth += self.outlook::<G>(imagined, asked.seat, *action, luck);
            }
        }
        let states = self.states as f32;
        for (_, worth) in &mut worths {
            *worth /= states;
        }
        worths
    }

    fn outlook<G: Game>(&self, mut state: G::State, seat: Seat, action: usize, mut luck: FastChance) -> f32
    where
        P: Fn(&G::State, Seat, G::Actions, &mut FastChance) -> usize,
        U: Fn(&G::State) -> bool,
        J: Fn(&G::State) -> f32,
    {
        Turn::<G>::new(&mut state, seat).play_listed(action, &mut luck, &mut ());
        while !(self.until)(&state) {
            let Some(turn) = Turn::<G>::next(&mut state) else { break };
            let (seat, legal) = (turn.seat(), turn.legal());
            let next = match legal.nth(0) {
                Some(forced) if legal.len() == 1 => forced,
                _ => (self.play)(turn.state(), seat, legal, &mut luck),
            };
            turn.play_listed(next, &mut luck, &mut ());
        }
        (self.judge)(&state)
    }
}
