//! The run itself: the tables are set up and played, and once a second everything is looked at.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::Result;
use tokio::sync::watch;

use super::ledger::{Ledger, Second};
use super::pacing::Pacer;
use super::seating::{self, Hall, Plan, Players};
use super::usage::{self, Usage, Watched};
use crate::layout::{counted, grouped};
use crate::{http, progress};

/// How long, and how fast.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// Seconds that do not count.
    pub warm_up: u64,
    /// Seconds that count.
    pub seconds: u64,
    /// Sealed plans per second over all tables; without it as fast as answers come.
    pub rate: Option<u32>,
}

/// What was seen.
#[derive(Debug)]
pub struct Seen {
    /// How long it took to set the tables up.
    pub set_up: Duration,
    /// What the server used up before.
    pub before: Usage,
    /// How things stood when the play began, and after each second.
    pub looks: Vec<Look>,
    /// The plans of each second.
    pub seconds: Vec<Second>,
    /// What was counted.
    pub ledger: Arc<Ledger>,
}

/// How things stand at one time.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// When.
    pub at: Instant,
    /// Messages to and from the server so far.
    pub messages: [u64; 2],
    /// Games finished so far.
    pub games: u64,
    /// Permits that nobody could use so far.
    pub unused: u64,
    /// What the server uses up.
    pub server: Usage,
    /// What this process uses up.
    pub own: Usage,
    /// What all processes of this machine use up together.
    pub machine: Usage,
}

/// Sets the tables up, plays, and looks.
pub async fn run(server: http::Client, watched: Watched, plan: Plan, course: Course) -> Result<Seen> {
    let before = watched.look().await;
    let (end, ended) = watch::channel(false);
    let hall = Arc::new(Hall {
        plan,
        server,
        ledger: Arc::default(),
        pacer: Arc::new(Pacer::new(course.rate)),
        end: ended,
    });
    let start = Instant::now();
    let bar = progress::bar_of("tables", hall.plan.tables.into(), 0);
    let mut players = seating::set_up(&hall, &bar).await?;
    bar.finish_and_clear();
    let set_up = start.elapsed();
    let pacer = Arc::clone(&hall.pacer);
    let looks = look_on(&hall, &watched, &mut players, course, async move { pacer.begin().await }).await;
    // Whoever has waited for an answer for long says so before he goes.
    end.send_replace(true);
    for mut table in players {
        while table.join_next().await.is_some() {}
    }
    Ok(Seen { set_up, before, looks, seconds: hall.ledger.seconds(), ledger: Arc::clone(&hall.ledger) })
}

/// Looks once a second, until the time is over or nobody plays any more.
async fn look_on(
    hall: &Hall,
    watched: &Watched,
    players: &mut [Players],
    course: Course,
    pacing: impl Future<Output = ()> + Send + 'static,
) -> Vec<Look> {
    let mut looks = vec![look(hall, watched).await];
    let bar = progress::clock(course.warm_up + course.seconds);
    hall.ledger.begin(Instant::now());
    let pacing = tokio::spawn(pacing);
    let mut seconds = tokio::time::interval(Duration::from_secs(1));
    seconds.tick().await;
    for second in 0..course.warm_up + course.seconds {
        seconds.tick().await;
        looks.push(look(hall, watched).await);
        bar.set_position(second + 1);
        bar.set_message(told(hall, second, course.warm_up));
        if !are_there(players) {
            break;
        }
    }
    hall.pacer.end();
    pacing.abort();
    bar.finish_and_clear();
    looks
}

fn told(hall: &Hall, second: u64, warm_up: u64) -> String {
    let plans = grouped(hall.ledger.plans_in(second as usize));
    let errors = hall.ledger.errors().values().map(|fault| fault.count).sum();
    let phase = if second < warm_up { " (warm-up)" } else { "" };
    format!("{plans} plans per second, {}{phase}", counted(errors, "error"))
}

/// Does anybody still play?
fn are_there(players: &mut [Players]) -> bool {
    for table in &mut *players {
        while table.try_join_next().is_some() {}
    }
    players.iter().any(|table| !table.is_empty())
}

async fn look(hall: &Hall, watched: &Watched) -> Look {
    Look {
        at: Instant::now(),
        messages: hall.ledger.messages(),
        games: hall.ledger.games.load(Ordering::Relaxed),
        unused: hall.pacer.unused(),
        server: watched.look().await,
        own: usage::own(),
        machine: usage::machine(),
    }
}
