//! Where bots think.

use std::sync::Arc;

use bots::{Asked, Bot, Level, Player as _, Trained};
use table::Trial;
use tabletop::Hosted;

use crate::metrics::Metrics;
use crate::workers::Workers;

/// Decisions that may wait. A table whose bot finds no place asks again a little later.
const QUEUE: usize = 256;

/// No plan has more choices than this; whoever makes a longer one is stopped, and the plan counts as it stands.
const LONGEST_PLAN: usize = 200;

/// Where bots think.
#[derive(Clone)]
pub(crate) struct Pool {
    workers: Workers,
    metrics: Arc<Metrics>,
}

impl Pool {
    pub(crate) fn new(threads: usize, metrics: Arc<Metrics>) -> Pool {
        Pool { workers: Workers::new("bot", threads, QUEUE), metrics }
    }

    /// Completes a plan some time and hands it to `done`; `false` if too many wait already. Of a bot that fails nothing
    /// is heard: its table asks again.
    pub(crate) fn complete<G: Trained + Hosted>(
        &self,
        plan: Trial<G>,
        waiting: Vec<G::Action>,
        level: Level,
        moods: u64,
        done: impl FnOnce(Trial<G>) + Send + 'static,
    ) -> bool {
        let metrics = Arc::clone(&self.metrics);
        let job = move || {
            // Before it thinks: whoever fails does not wait any more either.
            metrics.bot_queue.dec();
            let plan = complete(plan, waiting, level, moods);
            metrics.bot_decisions.inc();
            done(plan);
        };
        // Counted before, so that the count never falls below nothing.
        self.metrics.bot_queue.inc();
        let accepted = self.workers.take_on(job);
        if !accepted {
            self.metrics.bot_queue.dec();
        }
        accepted
    }
}

/// A bot chooses from what the seat sees, until the plan is whole; what its player has chosen beforehand stands.
fn complete<G: Trained + Hosted>(
    mut plan: Trial<G>,
    mut waiting: Vec<G::Action>,
    level: Level,
    moods: u64,
) -> Trial<G> {
    let mut bot = Bot::new(level, moods);
    for _ in 0..LONGEST_PLAN {
        let Some(legal) = plan.legal() else { break };
        let asked: Asked<'_, G> = Asked { seat: plan.seat(), view: &plan.view(), legal };
        let action = G::action(bot.choose(&asked)).expect("bots choose legal actions");
        plan.go_on(&mut waiting, action).expect("bots choose legal actions");
    }
    plan
}
