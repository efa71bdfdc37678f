//! Work on several cores.

use anyhow::{Context as _, Result};

/// On how many cores to work.
#[derive(Clone, Copy, clap::Args)]
pub struct Cores {
    /// How many threads to use; without it one per core. The results do not depend on it.
    #[arg(long, short, value_name = "N")]
    #[arg(value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
}

impl Cores {
    /// Does the work on a pool of so many threads.
    pub fn work<T: Send>(self, work: impl FnOnce() -> T + Send) -> Result<T> {
        let threads = usize::from(self.threads.unwrap_or(0));
        let pool =
            rayon::ThreadPoolBuilder::new().num_threads(threads).build().context("cannot start threads")?;
        Ok(pool.install(work))
    }
}
