//! The raids, one after the other: each attack in both formations, what the victims lived through, and what was left.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::aftermath;
use crate::attacker::{Counts, Formation, Raid};
use crate::attacks::Attack;
use crate::judgement::{Figures, is_back};
use crate::measure::{Percentiles, Usage, cores, look, millis};
use crate::server::Durbar;
use crate::site::{Needs, Prepared, Site, prepare};
use crate::victim::Victims;

/// One person has so many of the attacking connections.
const CONNECTIONS_EACH: usize = 5;

/// How often the server is looked at.
const LOOK: Duration = Duration::from_millis(200);

/// How long memory may take to come back.
const RECOVERY: Duration = Duration::from_mins(1);

/// How long it is quiet before each raid.
const QUIET: Duration = Duration::from_secs(1);

/// What came of one attack in one formation.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Outcome {
    /// The name of the attack.
    pub(crate) attack: &'static str,
    /// What it tried.
    pub(crate) tries: &'static str,
    /// How they came.
    pub(crate) formation: Formation,
    /// What was measured.
    pub(crate) figures: Figures,
    /// What the attackers were answered.
    pub(crate) counts: Counts,
    /// Why the victims have suffered.
    pub(crate) failures: Vec<String>,
    /// Was this program itself kept waiting?
    pub(crate) starved: bool,
    /// How long the raid took, in seconds.
    pub(crate) seconds: f64,
    /// Pings over time: seconds since it began, and milliseconds.
    pub(crate) pings: Vec<(f64, f64)>,
    /// Memory over time: seconds since it began, and megabytes.
    pub(crate) memory: Vec<(f64, f64)>,
}

/// The server's usage, as it was seen so far.
type Looks = Arc<Mutex<Vec<Usage>>>;

/// Carries out these attacks in both formations, each for so long.
pub(crate) async fn carry_out(
    durbar: &Durbar,
    attacks: &[&'static Attack],
    time: Duration,
) -> Result<Vec<Outcome>> {
    let raids = attacks.iter().flat_map(|attack| Formation::ALL.map(|formation| (*attack, formation)));
    let raids: Vec<_> = raids.collect();
    let bar = progress(raids.len());
    bar.set_message("finished games, people, long logs");
    let mut prepared = prepare(durbar, &needs(&raids)).await.context("cannot prepare")?;
    // As people start theirs: with the usual limits, and bots that take their time.
    let mut server = durbar.serve(&[])?;
    let site = Arc::new(prepared.at(server.address));
    bar.set_message("the victims meet");
    let mut victims = Victims::meet(&site).await?;
    let looks = Looks::default();
    tokio::spawn(keep_looking(server.process(), Arc::clone(&looks)));
    look(server.process()).context("nobody says how much memory the server has: this needs Linux")?;
    let mut outcomes = Vec::new();
    for ((attack, formation), number) in raids.into_iter().zip(1..) {
        bar.set_message(format!("{}, {}", attack.name, formation.name()));
        let raid = muster(&mut prepared, attack, formation, number)?;
        let outcome = suffer(attack, &raid, time, &site, &mut victims, &looks).await?;
        if !outcome.failures.is_empty() {
            bar.suspend(|| {
                eprintln!("{}, {}: {}", attack.name, formation.name(), outcome.failures.join("; "));
            });
        }
        outcomes.push(outcome);
        bar.inc(1);
        if !server.runs() {
            bar.suspend(|| eprintln!("The server is gone; what would have come next was left out."));
            break;
        }
    }
    bar.finish_and_clear();
    Ok(outcomes)
}

fn progress(raids: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos} of {len} raids, {eta} left: {msg}")
        .expect("the template is fixed and well formed");
    let bar = ProgressBar::new(raids as u64).with_style(style);
    bar.enable_steady_tick(Duration::from_secs(1));
    bar
}

/// All that these raids need.
fn needs(raids: &[(&'static Attack, Formation)]) -> Needs {
    Needs {
        crowd: raids.iter().map(|(_, formation)| people(*formation)).sum(),
        grounds: raids.iter().filter_map(|(attack, _)| attack.ground).collect(),
    }
}

fn people(formation: Formation) -> usize {
    formation.connections() / CONNECTIONS_EACH
}

/// Attackers who have done nothing yet, and a table of their own.
fn muster(
    prepared: &mut Prepared,
    attack: &'static Attack,
    formation: Formation,
    number: u8,
) -> Result<Raid> {
    let crowd = prepared.crowd.split_off(prepared.crowd.len().saturating_sub(people(formation)));
    let grounds = match attack.ground {
        None => None,
        Some(_) => Some(Arc::new(prepared.grounds.pop_front().context("there is a table for each raid")?)),
    };
    Ok(Raid { number, formation, act: attack.act, crowd, grounds })
}

/// One raid, and what it was like.
async fn suffer(
    attack: &'static Attack,
    raid: &Raid,
    time: Duration,
    site: &Arc<Site>,
    victims: &mut Victims,
    looks: &Looks,
) -> Result<Outcome> {
    seen(looks).clear();
    tokio::time::sleep(QUIET).await;
    let rest = seen(looks).iter().map(|look| look.memory).fold(0.0, f64::max);
    victims.ledger.take(Instant::now());
    let begin = Instant::now();
    let counts = raid.carry_out(site, time).await?;
    let end = Instant::now();
    victims.settle(end).await;
    let ordeal = victims.ledger.take(end);
    let during: Vec<_> = seen(looks).iter().copied().filter(|look| look.at >= begin).collect();
    let mut complaints = ordeal.complaints;
    complaints.extend(look_round(site, raid, victims).await);
    let recovered = recover(looks, rest, end).await;
    let after = seen(looks).last().map_or(0.0, |look| look.memory);
    let busy = during.first().zip(during.last()).map_or(0.0, |(first, last)| cores(*first, *last));
    let seconds = (end - begin).as_secs_f64();
    let figures = Figures {
        pings: Percentiles::of(ordeal.pings.iter().map(|(_, took)| *took)),
        frames: Percentiles::of(ordeal.frames),
        lag: Percentiles::of(ordeal.lags),
        rest,
        peak: during.iter().map(|look| look.memory).fold(rest, f64::max),
        after,
        recovered: recovered.map(|time| time.as_secs_f64()),
        cores: busy,
        heard: ordeal.heard as f64 / 2.0 / seconds,
        plans: ordeal.plans,
        complaints,
    };
    let since = |at: Instant| at.saturating_duration_since(begin).as_secs_f64();
    let memory = seen(looks)
        .iter()
        .filter(|look| look.at >= begin)
        .map(|look| (since(look.at), look.memory))
        .collect();
    Ok(Outcome {
        attack: attack.name,
        tries: attack.tries,
        formation: raid.formation,
        failures: figures.failures(),
        starved: figures.is_starved(),
        figures,
        counts,
        seconds,
        pings: ordeal.pings.iter().map(|(at, took)| (since(*at), millis(*took))).collect(),
        memory,
    })
}

/// What the victims, and the honest host of the attackers' table, can no longer do.
async fn look_round(site: &Site, raid: &Raid, victims: &mut Victims) -> Vec<String> {
    let own = victims.look_round().await;
    let host = match &raid.grounds {
        Some(grounds) => aftermath::look_round(site, grounds).await,
        None => Ok(()),
    };
    [own, host].into_iter().filter_map(Result::err).map(|error| format!("{error:#}")).collect()
}

fn seen(looks: &Looks) -> std::sync::MutexGuard<'_, Vec<Usage>> {
    looks.lock().expect("nobody panics while they look")
}

/// Looks at the server until it is gone.
async fn keep_looking(process: u32, looks: Looks) {
    while let Some(usage) = look(process) {
        seen(&looks).push(usage);
        tokio::time::sleep(LOOK).await;
    }
}

/// Waits until memory is back near its rest: how long that took after the end, if it came about.
async fn recover(looks: &Looks, rest: f64, end: Instant) -> Option<Duration> {
    loop {
        let now = seen(looks).last().copied()?;
        if is_back(rest, now.memory) {
            return Some(now.at.saturating_duration_since(end));
        }
        if end.elapsed() > RECOVERY {
            return None;
        }
        tokio::time::sleep(LOOK).await;
    }
}
