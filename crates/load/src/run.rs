//! The run itself: the tables are set up and played, and once a second everything is looked at.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use client::Client;
use tokio::sync::watch;

use crate::crowd::Crowd;
use crate::error::LoadError;
use crate::ledger::{Ledger, Second};
use crate::pacing::Pacer;
use crate::seating::{self, Callers, Venue};
use crate::summary::LoadSummary;
use crate::usage::{self, Usage, Watched};

/// How long, and how fast.
#[derive(Clone, Copy, Debug)]
pub struct LoadPlan {
    /// Seconds that do not count.
    pub warm_up: u64,
    /// Seconds that count.
    pub seconds: u64,
    /// Sealed plans per second over all tables; without it as fast as answers come.
    pub rate: Option<u32>,
}

/// How far a run has come, for people who wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Headway {
    /// So many tables are set up.
    SetUp(u64),
    /// All tables are set up, and the play begins.
    Begun,
    /// A second is over.
    Second {
        /// How many seconds were played so far, the warm-up included.
        played: u64,
        /// How many plans were sealed in this one.
        plans: u64,
        /// How many errors there were so far.
        errors: u64,
        /// Is it part of the warm-up?
        is_warm_up: bool,
    },
    /// The play is over.
    Over,
}

/// What was seen.
#[derive(Debug)]
pub(crate) struct Seen {
    /// How long it took to set the tables up.
    pub(crate) set_up: Duration,
    /// What the server used up before.
    pub(crate) before: Usage,
    /// How things stood when the play began, and after each second.
    pub(crate) looks: Vec<Look>,
    /// The plans of each second.
    pub(crate) seconds: Vec<Second>,
    /// What was counted.
    pub(crate) ledger: Arc<Ledger>,
}

/// How things stand at one time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    /// When this was looked at.
    pub(crate) at: Instant,
    /// Messages to and from the server so far.
    pub(crate) messages: [u64; 2],
    /// Games finished so far.
    pub(crate) games: u64,
    /// Permits that nobody could use so far.
    pub(crate) unused: u64,
    /// What the server uses up.
    pub(crate) server: Usage,
    /// What this process uses up.
    pub(crate) own: Usage,
    /// What all processes of this machine use up together.
    pub(crate) machine: Usage,
}

/// Sets the tables up, plays, looks, and says what came of it.
pub async fn run(
    server: &Client,
    watched: &Watched,
    crowd: &Crowd,
    course: LoadPlan,
    tell: &(dyn Fn(Headway) + Sync),
) -> Result<LoadSummary, LoadError> {
    let seen = play(server, watched, crowd, course, tell).await?;
    Ok(LoadSummary::new(server.origin(), crowd, course, &seen))
}

async fn play(
    server: &Client,
    watched: &Watched,
    crowd: &Crowd,
    course: LoadPlan,
    tell: &(dyn Fn(Headway) + Sync),
) -> Result<Seen, LoadError> {
    let before = watched.look().await;
    let (end, ended) = watch::channel(false);
    let venue = Arc::new(Venue {
        crowd: crowd.clone(),
        server: server.clone(),
        ledger: Arc::default(),
        pacer: Arc::new(Pacer::new(course.rate)),
        end: ended,
    });
    let start = Instant::now();
    let mut callers = seating::set_up(&venue, &|tables| tell(Headway::SetUp(tables))).await?;
    tell(Headway::Begun);
    let set_up = start.elapsed();
    let pacer = Arc::clone(&venue.pacer);
    let looks =
        look_on(&venue, watched, &mut callers, course, tell, async move { pacer.begin().await }).await;
    // Whoever has waited for an answer for long says so before they go.
    end.send_replace(true);
    for mut table in callers {
        while table.join_next().await.is_some() {}
    }
    Ok(Seen { set_up, before, looks, seconds: venue.ledger.seconds(), ledger: Arc::clone(&venue.ledger) })
}

/// Looks once a second, until the time is over or nobody plays any more.
async fn look_on(
    venue: &Venue,
    watched: &Watched,
    callers: &mut [Callers],
    course: LoadPlan,
    tell: &(dyn Fn(Headway) + Sync),
    pacing: impl Future<Output = ()> + Send + 'static,
) -> Vec<Look> {
    let mut looks = vec![look(venue, watched).await];
    venue.ledger.begin(Instant::now());
    let pacing = tokio::spawn(pacing);
    let mut seconds = tokio::time::interval(Duration::from_secs(1));
    seconds.tick().await;
    for second in 0..course.warm_up + course.seconds {
        seconds.tick().await;
        looks.push(look(venue, watched).await);
        tell(Headway::Second {
            played: second + 1,
            plans: venue.ledger.plans_in(second as usize),
            errors: venue.ledger.errors().values().map(|mishap| mishap.count).sum(),
            is_warm_up: second < course.warm_up,
        });
        if !are_there(callers) {
            break;
        }
    }
    venue.pacer.end();
    pacing.abort();
    tell(Headway::Over);
    looks
}

/// Does anybody still play?
fn are_there(callers: &mut [Callers]) -> bool {
    for table in &mut *callers {
        while table.try_join_next().is_some() {}
    }
    callers.iter().any(|table| !table.is_empty())
}

async fn look(venue: &Venue, watched: &Watched) -> Look {
    Look {
        at: Instant::now(),
        messages: venue.ledger.messages(),
        games: venue.ledger.games.load(Ordering::Relaxed),
        unused: venue.pacer.unused(),
        server: watched.look().await,
        own: usage::own(),
        machine: usage::machine(),
    }
}
