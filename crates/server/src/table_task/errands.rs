//! What is due at a table: bots choose, forced choices are made, standing passes answer, time runs out.

use std::time::{Duration, Instant};

use table::{By, Errand, Trial};
use tabletop::Seat;

use super::{Playable, TableTask};

/// A bot that has not answered for so long never will: it is asked again.
const PATIENCE: Duration = Duration::from_secs(30);

/// When all bots are busy, a table tries again after this long.
const BUSY: Duration = Duration::from_millis(50);

/// What could not be sealed, because the disk is full for instance, is tried again after this long.
const UNWELL: Duration = Duration::from_secs(1);

/// The longest sleep: sleeping and the clocks of games may be a little apart.
const LONGEST_SLEEP: Duration = Duration::from_mins(1);

/// A question is being answered, or could not be: it is left alone for a while.
#[derive(Clone, Copy, Debug)]
pub(super) struct Thinking {
    question: u32,
    until: Instant,
}

/// A bot has thought.
#[derive(Debug)]
pub(super) struct Thought<G: Playable> {
    question: u32,
    plan: Trial<G>,
    by: By,
}

impl<G: Playable> TableTask<G> {
    /// How long until something is due; `None` if nothing ever is.
    pub(super) fn next_due(&self) -> Option<Duration> {
        let now = self.now();
        let errands = self.table.errands(self.needs.ground.config().rhythm);
        let wait = |errand: &Errand<G>| {
            let due = Duration::from_millis(errand.due.since(now).unsigned_abs()).min(LONGEST_SLEEP);
            due.max(self.left_alone(errand.plan.seat(), errand.question))
        };
        errands.iter().map(wait).chain(self.attendance.due()).min()
    }

    /// How long a question is still left alone.
    fn left_alone(&self, seat: Seat, question: u32) -> Duration {
        let thinking = self.thinking[seat.index()].filter(|thinking| thinking.question == question);
        thinking.map_or(Duration::ZERO, |thinking| thinking.until.saturating_duration_since(Instant::now()))
    }

    fn leave_alone(&mut self, seat: Seat, question: u32, how_long: Duration) {
        self.thinking[seat.index()] = Some(Thinking { question, until: Instant::now() + how_long });
    }

    /// Does everything that is due.
    pub(super) async fn run_errands(&mut self) {
        let now = self.now();
        for errand in self.table.errands(self.needs.ground.config().rhythm) {
            if errand.due > now || !self.left_alone(errand.plan.seat(), errand.question).is_zero() {
                continue;
            }
            let Errand { question, plan, waiting, level, by, .. } = errand;
            // At a deadline all plans go the same way, or others could tell by the time whether a draft was whole.
            if plan.is_whole() && by != By::Deadline {
                self.think(Thought { question, plan, by }).await;
            } else {
                self.ask_bot(Thought { question, plan, by }, waiting, &level);
            }
        }
    }

    fn ask_bot(&mut self, asked: Thought<G>, waiting: Vec<G::Action>, level: &str) {
        let Thought { question, plan, by } = asked;
        let seat = plan.seat();
        // A level that this version no longer knows is played by the strongest.
        let level = level.parse().unwrap_or(bots::Level::STRONGEST);
        let thoughts = self.thoughts.clone();
        let moods = self.needs.ground.sources().number();
        let accepted = self.needs.bots.complete(plan, waiting, level, moods, move |plan| {
            // A table that was put away meanwhile needs no answer.
            let _ = thoughts.blocking_send(Thought { question, plan, by });
        });
        self.leave_alone(seat, question, if accepted { PATIENCE } else { BUSY });
    }

    /// A plan is made: it is sealed if it still answers what is asked.
    pub(super) async fn think(&mut self, Thought { question, plan, by }: Thought<G>) {
        let seat = plan.seat();
        self.thinking[seat.index()] = None;
        let now = self.table.errand(seat, self.needs.ground.config().rhythm);
        if now.is_some_and(|errand| errand.question == question && errand.by == by) {
            let deed = self.table.plan(&plan, by);
            if let Err(problem) = self.do_deed(deed).await {
                tracing::warn!(table = %self.id, %seat, %problem, "a plan was not sealed");
                self.leave_alone(seat, question, UNWELL);
            }
        }
    }
}
