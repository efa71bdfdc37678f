//! What a choice comes to by the end of the round: tried in states that fit the view, played on calmly, and judged.

use morgenland::Morgenland;
use morgenland::action::Action;
use morgenland::ask::Ask;
use morgenland::state::State;
use morgenland::table::Table;
use morgenland::view::View;
use tabletop::{BySeat, Chance, FastChance, Game as _, Seat, Turn};

use crate::estimate::Estimate;
use crate::morgenland::features::{Holding, Progress};
use crate::morgenland::worth::{self, Worth};
use crate::morgenland::{calm, forecast};

/// Tries choices of one seat in imagined states.
#[derive(Debug)]
pub(super) struct Trial<'e> {
    pub(super) view: &'e View,
    pub(super) seat: Seat,
    pub(super) estimate: &'e Estimate<Morgenland>,
    pub(super) worth: Worth<'e>,
}

/// One state in which choices are tried, with the luck that all of them meet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Imagined {
    pub(super) state: State,
    luck: FastChance,
}

impl<'e> Trial<'e> {
    pub(super) fn new(view: &'e View, seat: Seat, estimate: &'e Estimate<Morgenland>) -> Trial<'e> {
        let worth = Worth::new(estimate, view.version, Progress::of_view(view));
        Trial { view, seat, estimate, worth }
    }

    /// States that fit the view, with hidden tokens as players like to place them.
    pub(super) fn imagine(&self, states: usize, chance: &mut impl Chance) -> Vec<Imagined> {
        let mut guessed = self.view.clone();
        (0..states)
            .map(|_| {
                forecast::guess_hidden(self.view, &mut guessed, self.seat, chance);
                let state = Morgenland::imagine(&guessed, chance);
                let luck = FastChance::new(u64::from(chance.next()) << 32 | u64::from(chance.next()));
                Imagined { state, luck }
            })
            .collect()
    }

    /// The seat's share of the win after these actions, played on to the end of the round. `None` if one of the actions
    /// is not legal there.
    pub(super) fn outlook(&self, imagined: &Imagined, actions: &[usize]) -> Option<f32> {
        let Imagined { mut state, mut luck } = *imagined;
        for &action in actions {
            let turn = Turn::<Morgenland>::next(&mut state)?;
            if turn.seat() != self.seat || !turn.legal().contains(action) {
                return None;
            }
            turn.play_listed(action, &mut luck, &mut ());
        }
        self.play_on(&mut state, &mut luck);
        Some(self.judge(&state))
    }

    fn play_on(&self, state: &mut State, luck: &mut FastChance) {
        let round = state.table().round;
        while state.table().round == round {
            let Some(turn) = Turn::<Morgenland>::next(state) else { break };
            let (seat, legal) = (turn.seat(), turn.legal());
            let action = match legal.nth(0) {
                Some(forced) if legal.len() == 1 => forced,
                _ if self.stands_by(turn.state(), seat) => Action::Pass.index(),
                _ => calm::choose(turn.state(), seat, legal, &self.worth, luck),
            };
            turn.play_listed(action, luck, &mut ());
        }
    }

    /// In the window that is open now whoever passes has passed: he must not count on others to open it again (M6.2).
    fn stands_by(&self, state: &State, seat: Seat) -> bool {
        seat == self.seat && state.stage() == self.view.stage && matches!(state.ask(), Ask::Window { .. })
    }

    /// How well the seat stands: its share of the win, by the result or by the estimate, and a little for what it has
    /// collected.
    fn judge(&self, state: &State) -> f32 {
        let table = state.table();
        let share = match state.outcome() {
            Some(outcome) => outcome.share(self.seat),
            None => shares(table, self.estimate)[self.seat],
        };
        share + PRIDE * f32::from(table.players[self.seat].artefacts.total())
    }

    /// What each of these choices comes to on average in these states.
    pub(super) fn worths(
        &self,
        imagined: &[Imagined],
        choices: impl Iterator<Item = usize>,
    ) -> Vec<(usize, f32)> {
        let mean = |choice: usize| {
            let outlooks = imagined.iter().filter_map(|imagined| self.outlook(imagined, &[choice]));
            outlooks.sum::<f32>() / imagined.len() as f32
        };
        choices.map(|choice| (choice, mean(choice))).collect()
    }
}

/// Whoever has won or lost already still collects: an artefact counts as much as this share of the win.
const PRIDE: f32 = 0.008;

/// Each seat's expected share of the win.
fn shares(table: &Table, estimate: &Estimate<Morgenland>) -> BySeat<f32, 5> {
    let worth = Worth::new(estimate, table.version, Progress::of_table(table));
    let scores = table.players.map(|seat, _| worth.score(&Holding::of_table(table, seat)));
    worth::shares(scores)
}
