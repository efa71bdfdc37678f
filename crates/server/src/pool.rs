//! Where bots think: a few threads and a short queue, so that they cannot starve people.

use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;

use bots::{Asked, Bot, Level, Player as _, Trained};
use table::Trial;

use crate::metrics::Metrics;

/// Decisions that may wait. A table whose bot finds no place asks again a little later.
const QUEUE: usize = 256;

/// No plan has more choices than this; whoever makes a longer one is stopped, and the plan counts as it stands.
const LONGEST_PLAN: usize = 200;

type Job = Box<dyn FnOnce() + Send>;

/// Where bots think.
#[derive(Clone)]
pub(crate) struct Pool {
    jobs: SyncSender<Job>,
    metrics: Arc<Metrics>,
}

impl Pool {
    pub(crate) fn new(threads: usize, metrics: Arc<Metrics>) -> Pool {
        let (jobs, waiting) = sync_channel(QUEUE);
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..threads.max(1) {
            let waiting = Arc::clone(&waiting);
            thread::Builder::new()
                .name("bot".to_owned())
                .spawn(move || work(&waiting))
                .expect("a server that cannot start a thread cannot start");
        }
        Pool { jobs, metrics }
    }

    /// Completes a plan some time and hands it to `done`; `false` if too many wait already.
    pub(crate) fn complete<G: Trained>(
        &self,
        plan: Trial<G>,
        level: Level,
        moods: u64,
        done: impl FnOnce(Trial<G>) + Send + 'static,
    ) -> bool {
        let metrics = Arc::clone(&self.metrics);
        let job = Box::new(move || {
            // Before he thinks: whoever fails does not wait any more either.
            metrics.bot_queue.dec();
            let plan = complete(plan, level, moods);
            metrics.bot_decisions.inc();
            done(plan);
        });
        // Counted before, so that the count never falls below nothing.
        self.metrics.bot_queue.inc();
        match self.jobs.try_send(job) {
            Ok(()) => true,
            Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => {
                self.metrics.bot_queue.dec();
                false
            }
        }
    }
}

/// Works until the pool is gone.
fn work(waiting: &Mutex<Receiver<Job>>) {
    loop {
        let job = waiting.lock().expect("nobody panics while he waits").recv();
        let Ok(job) = job else { return };
        // A bot that fails must not take the others with it; its table asks again.
        if std::panic::catch_unwind(std::panic::AssertUnwindSafe(job)).is_err() {
            tracing::error!("a bot failed");
        }
    }
}

/// A bot chooses from what the seat sees, until the plan is whole.
fn complete<G: Trained>(mut plan: Trial<G>, level: Level, moods: u64) -> Trial<G> {
    let mut bot = Bot::new(level, moods);
    for _ in 0..LONGEST_PLAN {
        let Some(legal) = plan.legal() else { break };
        let asked: Asked<'_, G> = Asked { seat: plan.seat(), view: &plan.view(), legal };
        let action = G::action(bot.choose(&asked)).expect("bots choose legal actions");
        plan.choose(action).expect("bots choose legal actions");
    }
    plan
}
