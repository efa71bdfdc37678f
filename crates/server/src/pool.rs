//! Where bots think.

use std::sync::Arc;

use bots::{Asked, Bot, Level, Player as _, Trained};
use table::Trial;
use tabletop::Hosted;

use crate::metrics::Metrics;
use crate::workers::Workers;

/// Decisions that may wait. A table whose bot finds no place asks again a little later.
const QUEUE: usize = 256;

/// Decisions that may wait for one thread before bots begin to think less: whoever plays with them would notice it. An expert
/// takes a twentieth of a second for a plan.
const PATIENCE: usize = 8;

/// No plan has more choices than this; whoever makes a longer one is stopped, and the plan counts as it stands.
const LONGEST_PLAN: usize = 200;

/// Where bots think.
#[derive(Clone)]
pub(crate) struct Pool {
    workers: Workers,
    /// So many decisions may wait before bots think less.
    patience: usize,
    metrics: Arc<Metrics>,
}

impl Pool {
    pub(crate) fn new(threads: usize, metrics: Arc<Metrics>) -> Pool {
        Pool { workers: Workers::new("bot", threads, QUEUE), patience: PATIENCE * threads.max(1), metrics }
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
        let level = self.level_in_time(level);
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

    /// The level at which a bot answers in time: while too many decisions wait, whoever thinks long plays one level below.
    fn level_in_time(&self, level: Level) -> Level {
        let waiting = usize::try_from(self.metrics.bot_queue.get()).unwrap_or_default();
        match level.below() {
            Some(below) if level > Level::Regular && waiting >= self.patience => {
                self.metrics.bot_hurried.inc();
                tracing::info!(%level, %below, waiting, "too many decisions wait, so a bot thinks less");
                below
            }
            _ => level,
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_thinks_long_thinks_less_while_many_wait() {
        let pool = Pool::new(2, Arc::new(Metrics::new()));
        assert_eq!(pool.level_in_time(Level::Expert), Level::Expert);
        pool.metrics.bot_queue.set(16);
        assert_eq!(pool.level_in_time(Level::Expert), Level::Regular);
        assert_eq!(pool.level_in_time(Level::Regular), Level::Regular, "what is quick stays as strong");
        assert_eq!(pool.metrics.bot_hurried.get(), 1, "the operator can see it");
    }
}
