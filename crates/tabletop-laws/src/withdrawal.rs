//! Law 7, for what is taken back: a withdrawal is refused and changes nothing, or it leaves the game as if the
//! player had not chosen at all.
//!
//! "As if" is meant literally: the state before the first choice of the plan, with what the others did since then done
//! again, is the state after the withdrawal.

use tabletop::record::Move;
use tabletop::{Audience, Game, Seat, Seed, Sink};

use crate::{Broken, Law};

/// What each seat has chosen secretly and could still take back.
#[derive(Clone, Debug)]
pub struct Plans<G: Game> {
    seed: Seed,
    open: [Option<Plan<G>>; Seat::ALL.len()],
}

#[derive(Clone, Debug)]
struct Plan<G: Game> {
    before: G::State,
    /// What others did since, each with its place in the record, which decides its luck.
    since: Vec<(usize, Move<G::Action>)>,
}

impl<G: Game> Plans<G> {
    /// Nobody has chosen anything, in a game with this seed.
    pub fn new(seed: Seed) -> Plans<G> {
        Plans { seed, open: std::array::from_fn(|_| None) }
    }

    /// Notes the `at`-th entry of the game, which led from one state to the next.
    pub fn note(&mut self, at: usize, entry: Move<G::Action>, before: &G::State, after: &G::State) {
        for seat in Seat::ALL {
            let plan = &mut self.open[seat.index()];
            if entry.seat() != seat {
                if let Some(plan) = plan {
                    plan.since.push((at, entry));
                }
            } else if plan.is_none() {
                *plan = Some(Plan { before: *before, since: Vec::new() });
            }
            if !can_withdraw::<G>(after, seat) {
                *plan = None;
            }
        }
    }

    /// This seat's withdrawal, now, obeys the law; whether it is allowed is the answer.
    pub fn check(&self, state: &G::State, seat: Seat) -> Result<bool, Broken> {
        let mut after = *state;
        let mut events: Vec<(Audience, G::Event)> = Vec::new();
        if G::withdraw(&mut after, seat, &mut events).is_err() {
            let untouched = after == *state && events.is_empty();
            Law::Legality.require(untouched, || {
                format!("{seat} withdraw is refused but changes the state or causes events: {events:?}")
            })?;
            return Ok(false);
        }
        let plan = self.open[seat.index()].as_ref().ok_or_else(|| Broken {
            law: Law::Legality,
            why: format!("{seat} withdraw is accepted though {seat} has chosen nothing"),
        })?;
        Law::Legality.require(G::to_act(&after).contains(seat), || {
            format!("{seat} has withdrawn and is not to act")
        })?;
        let expected = plan.without_it(self.seed)?;
        Law::Legality.require(after == expected, || {
            format!(
                "after {seat} withdraw the state is not as if {seat} had not chosen: {after:?}\n{expected:?}"
            )
        })?;
        Ok(true)
    }
}

impl<G: Game> Plan<G> {
    /// The state if this plan had not been made.
    fn without_it(&self, seed: Seed) -> Result<G::State, Broken> {
        let mut state = self.before;
        for &(at, entry) in &self.since {
            let done = match entry {
                Move::Act(seat, action) => {
                    G::apply(&mut state, seat, action, &mut seed.stream(at as u64), &mut ())
                }
                Move::Withdraw(seat) => G::withdraw(&mut state, seat, &mut ()),
            };
            done.map_err(|refused| Broken {
                law: Law::Legality,
                why: format!(
                    "{entry} was possible only because another had chosen before: {refused} (rule {})",
                    tabletop::Refusal::rule(&refused)
                ),
            })?;
        }
        Ok(state)
    }
}

/// Could this seat take back what it chose?
pub(crate) fn can_withdraw<G: Game>(state: &G::State, seat: Seat) -> bool {
    withdrawn::<G>(state, seat, &mut ()).is_some()
}

/// The state after this seat takes back what it chose, if it may.
pub(crate) fn withdrawn<G: Game>(
    state: &G::State,
    seat: Seat,
    sink: &mut impl Sink<G::Event>,
) -> Option<G::State> {
    let mut after = *state;
    G::withdraw(&mut after, seat, sink).is_ok().then_some(after)
}
