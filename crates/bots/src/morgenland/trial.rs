//! What a choice comes to by the end of the round: tried in states that fit the view, played on calmly, and judged.

use games::morgenland::Morgenland;
use games::morgenland::action::{Action, Actions};
use games::morgenland::ask::Ask;
use games::morgenland::state::State;
use games::morgenland::table::OnTable;
use games::morgenland::view::View;
use tabletop::{BySeat, Chance, FastChance, Game as _, Seat};

use crate::estimate::Estimate;
use crate::foresight::{Foresight, Imagined};
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

impl<'e> Trial<'e> {
    pub(super) fn new(view: &'e View, seat: Seat, estimate: &'e Estimate<Morgenland>) -> Trial<'e> {
        let worth = Worth::new(estimate, view.public.version, Progress::of_view(view));
        Trial { view, seat, estimate, worth }
    }

    /// States that fit the view, with hidden tokens as players like to place them.
    pub(super) fn imagine(&self, states: usize, chance: &mut impl Chance) -> Vec<Imagined<State>> {
        let mut guessed = self.view.clone();
        (0..states)
            .map(|_| {
                forecast::guess_hidden(self.view, &mut guessed, self.seat, chance);
                Imagined::new(Morgenland::imagine(&guessed, chance), chance)
            })
            .collect()
    }

    /// In the window that is open now whoever passes has passed, and must not count on others to open it again (M6.2).
    fn stands_by(&self, state: &State, seat: Seat) -> bool {
        seat == self.seat
            && state.stage() == self.view.public.stage
            && matches!(state.ask(), Ask::Window { .. })
    }
}

impl Foresight<Morgenland> for Trial<'_> {
    fn go_on(&self, state: &State, seat: Seat, legal: Actions, luck: &mut FastChance) -> usize {
        if self.stands_by(state, seat) {
            Action::Pass.index()
        } else {
            calm::choose(state, seat, legal, &self.worth, luck)
        }
    }

    fn is_enough(&self, state: &State) -> bool {
        state.table().public.round != self.view.public.round
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
}

/// Whoever has won or lost already still collects: an artefact counts as much as this share of the win.
const PRIDE: f32 = 0.008;

/// Each seat's expected share of the win.
fn shares(table: &OnTable, estimate: &Estimate<Morgenland>) -> BySeat<f32, 5> {
    let worth = Worth::new(estimate, table.public.version, Progress::of_table(table));
    let scores = table.players.map(|seat, _| worth.score(&Holding::of_table(table, seat)));
    worth::shares(scores)
}
