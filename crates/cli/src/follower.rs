//! Whoever waits for many games: a bar shows how far they have come, and their records go into a folder.

use std::error::Error;
use std::path::Path;

use arena::Scribe;
use indicatif::ProgressBar;

use crate::{files, progress};

/// Follows the games of one command.
pub struct Follower<'f> {
    bar: ProgressBar,
    records: Option<&'f Path>,
}

impl Follower<'_> {
    /// Of so many games, of which some were played before. Their records go into this folder, if into any.
    pub fn new(games: u64, done: u64, records: Option<&Path>) -> Follower<'_> {
        Follower { bar: progress::bar(games, done), records }
    }

    /// The games are over: what comes next may be printed.
    pub fn end(&self) {
        self.bar.finish_and_clear();
    }
}

impl Scribe for Follower<'_> {
    fn wants_records(&self) -> bool {
        self.records.is_some()
    }

    fn record(&self, name: &str, text: &str) -> Result<(), Box<dyn Error + Send + Sync>> {
        match self.records {
            Some(folder) => Ok(files::save(&folder.join(name), text)?),
            None => Ok(()),
        }
    }

    fn over(&self) {
        self.bar.inc(1);
    }
}
