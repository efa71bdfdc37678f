//! What is asked of the task that hosts a table.

use table::{PersonId, Quiet, Request, TableId};
use tokio::sync::oneshot;
use wire::Problem;

use crate::archive::Effort;
use crate::outbox::Listener;
use crate::table_task::fan_out;
use crate::trouble::invalid;

/// Where an answer goes. Whoever no longer waits for it is not told.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Problem>>;

/// What is asked of the task that hosts a table.
#[derive(Debug)]
pub(crate) enum Command {
    /// Somebody wants to be told. The answer is what it took to tell what they missed.
    Watch { listener: Listener, after: Option<u32>, reply: Reply<Effort> },
    /// Somebody no longer wants to be told.
    Unwatch { socket: u64 },
    /// A person wants something.
    Ask { person: PersonId, quiet: Option<Quiet>, request: Request, reply: Reply<()> },
    /// Somebody who watches wants to see again what they saw after a frame. The answer is what that took.
    Recall { socket: u64, seq: u32, reply: Reply<Effort> },
    /// The operator closes the table.
    Close { reason: String, reply: Reply<()> },
    /// A person's data are to be deleted.
    Forget { person: PersonId, reply: Reply<()> },
    /// Somebody has another name.
    Renamed,
}

impl Command {
    /// Nobody hosts the table any more. Whoever wanted to be told of it must know that they are not; others notice that
    /// they get no answer.
    pub(crate) fn give_up(self, table: TableId, problem: &Problem) {
        if let Command::Watch { listener, .. } = self {
            listener.outbox.put(fan_out::gone(table, problem.clone(), &listener));
        }
    }
}

/// Through whose eyes a finished game is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Eyes {
    /// Those of a player or spectator.
    Of(tabletop::Observer),
    /// Eyes that see everything.
    All,
}

impl Eyes {
    /// The eyes that somebody names, or a spectator's.
    pub(crate) fn named(name: Option<&str>) -> Result<Eyes, Problem> {
        let Some(name) = name else { return Ok(Eyes::Of(tabletop::Observer::Spectator)) };
        if name == "all" {
            return Ok(Eyes::All);
        }
        let not = |not: tabletop::seat::NotASeat| not.to_string();
        let observer = name.parse().map_err(not);
        observer.map(Eyes::Of).map_err(|why| invalid("eyes", &why))
    }
}

impl std::fmt::Display for Eyes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Eyes::Of(observer) => observer.fmt(f),
            Eyes::All => f.write_str("all"),
        }
    }
}
