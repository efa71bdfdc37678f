//! Threads for what takes long: a few of them and a short queue, so that whoever wants much of it cannot starve the rest.
//! The queue is their backpressure: a full one refuses at once, and whoever asked may come again.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;

use tokio::sync::oneshot;
use wire::Problem;

type Job = Box<dyn FnOnce() + Send>;

/// Some threads that do one job after the other.
#[derive(Clone)]
pub(crate) struct Workers {
    jobs: SyncSender<Job>,
}

impl Workers {
    /// So many threads of this name, for which so many jobs may wait.
    pub(crate) fn new(name: &'static str, threads: usize, queue: usize) -> Workers {
        let (jobs, waiting) = sync_channel(queue);
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..threads.max(1) {
            let waiting = Arc::clone(&waiting);
            thread::Builder::new()
                .name(name.to_owned())
                .spawn(move || work(name, &waiting))
                .expect("a server that cannot start a thread cannot start");
        }
        Workers { jobs }
    }

    /// Has a job done some time; `false` if too many wait already.
    pub(crate) fn take_on(&self, job: impl FnOnce() + Send + 'static) -> bool {
        self.jobs.try_send(Box::new(job)).is_ok()
    }

    /// Has a job done and waits for what comes of it.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let (done, answer) = oneshot::channel();
        // Whoever no longer waits needs no answer.
        let job = move || drop(done.send(work()));
        if !self.take_on(job) {
            return Err(Problem::Busy);
        }
        answer.await.map_err(|_| Problem::Failed)
    }
}

/// Works until the workers are dismissed.
fn work(name: &str, waiting: &Mutex<Receiver<Job>>) {
    loop {
        let job = waiting.lock().expect("nobody panics while they wait").recv();
        let Ok(job) = job else { return };
        // A job that fails must not take the others with it.
        if std::panic::catch_unwind(std::panic::AssertUnwindSafe(job)).is_err() {
            tracing::error!(name, "a job failed");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn work_is_done_and_what_fails_harms_nobody_else() {
        let workers = Workers::new("test", 1, 4);
        assert_eq!(workers.run(|| 6 * 7).await, Ok(42));
        let failed = workers.run(|| -> u32 { panic!("a test wants this to fail") }).await;
        assert_eq!(failed, Err(Problem::Failed));
        assert_eq!(workers.run(|| 1).await, Ok(1), "the thread goes on");
    }

    #[tokio::test]
    async fn only_so_much_may_wait() {
        let workers = Workers::new("test", 1, 1);
        let (go, wait) = sync_channel::<()>(0);
        let (begun, begins) = sync_channel::<()>(0);
        let slow = move || {
            begun.send(()).expect("the test waits");
            let _ = wait.recv();
        };
        assert!(workers.take_on(slow));
        begins.recv().expect("it begins");
        assert!(workers.take_on(|| ()), "one may wait");
        assert_eq!(workers.run(|| ()).await, Err(Problem::Busy));
        drop(go);
    }
}
