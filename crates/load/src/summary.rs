//! What a load test came to, as a document.

use std::collections::BTreeMap;
use std::thread;

use serde::Serialize;
use statistics::{counted, grouped, real};

use crate::crowd::Crowd;
use crate::latency::{Latency, Percentiles};
use crate::ledger::{Mishap, Second};
use crate::pacing::rate;
use crate::run::{LoadPlan, Look, Seen};
use crate::told::grouped_real;

/// More points a curve cannot show; longer runs put several seconds into one.
const POINTS: usize = 120;

/// What a load test came to. Times are in microseconds, memory in bytes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LoadSummary {
    /// The address of the server.
    pub server: String,
    /// The names of the games; tables took turns.
    pub games: Vec<String>,
    /// Choices of the games' own.
    pub choices: BTreeMap<String, String>,
    /// How many tables.
    pub tables: u64,
    /// How many played at each.
    pub players: u8,
    /// How many looked on at each.
    pub spectators: u8,
    /// How many sockets were open at once.
    pub sockets: u64,
    /// Where all luck came from.
    pub seed: u64,
    /// How many seconds it took to set the tables up.
    pub set_up: f64,
    /// Seconds that did not count.
    pub warm_up: u64,
    /// Seconds that counted.
    pub seconds: u64,
    /// Plans per second that were ordered.
    pub ordered: Option<u32>,
    /// How many plans were sealed while it counted.
    pub plans: u64,
    /// Sealed plans per second.
    pub plans_per_second: f64,
    /// Messages per second to the server.
    pub sent_per_second: f64,
    /// Messages per second from the server.
    pub received_per_second: f64,
    /// Permits to seal that nobody could use.
    pub unused: u64,
    /// From sealing until the player was told that it was done.
    pub done: Timed,
    /// From sealing until everybody at the table had heard of it.
    pub everyone: Timed,
    /// Games that were played to their end.
    pub finished: u64,
    /// Refusals of those who were overtaken by others, by code. They are no errors. The warm-up is included.
    pub races: BTreeMap<String, u64>,
    /// What should not have happened, by code. The warm-up is included.
    pub errors: BTreeMap<String, Mishap>,
    /// The server's memory, if it is known.
    pub memory: Option<MemoryUse>,
    /// How busy the machine was.
    pub cores: BusyCores,
    /// Why less came than was ordered, as far as can be seen; nothing if it did not.
    pub shortfall: Option<String>,
    /// What happened when, the warm-up included.
    pub moments: Vec<Lap>,
}

/// How long plans took.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Timed {
    /// The numbers that people ask for.
    pub percentiles: Option<Percentiles>,
    /// Numbers of plans in columns: from how many microseconds on, and how many.
    pub columns: Vec<(f64, u64)>,
}

impl Timed {
    fn new(latency: &Latency) -> Timed {
        Timed { percentiles: latency.percentiles(), columns: latency.columns() }
    }
}

/// The server's memory.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct MemoryUse {
    /// Before the first table.
    pub before: u64,
    /// When all tables were set up.
    pub set_up: u64,
    /// At the end.
    pub end: u64,
    /// What a table with its sockets took to set up.
    pub per_table: f64,
    /// The same by sockets.
    pub per_socket: f64,
}

/// How many cores were kept busy.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct BusyCores {
    /// How many this machine has.
    pub machine: u64,
    /// By the server, if it is known.
    pub server: Option<f64>,
    /// By this process.
    pub load: Option<f64>,
    /// By all processes of this machine together, if it is known.
    pub all: Option<f64>,
}

/// What happened in one or several seconds.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Lap {
    /// The first second, counted from the beginning of the warm-up.
    pub second: u64,
    /// Sealed plans per second.
    pub plans_per_second: f64,
    /// Until it was done.
    pub done: Option<Percentiles>,
    /// Until everybody had heard of it.
    pub everyone: Option<Percentiles>,
    /// The server's memory at the end of it.
    pub memory: Option<u64>,
}

impl LoadSummary {
    /// Puts everything together.
    pub(crate) fn new(server: String, crowd: &Crowd, course: LoadPlan, seen: &Seen) -> LoadSummary {
        let played = seen.looks.len() as u64 - 1;
        // A run that ended early may have nothing but a warm-up.
        let warm_up = course.warm_up.min(played);
        let seconds = played - warm_up;
        let (first, last) = (seen.looks[warm_up as usize], seen.looks[played as usize]);
        let [done, everyone] =
            [|second: &Second| second.done.clone(), |second: &Second| second.everyone.clone()]
                .map(|of| together(seen.seconds.iter().take(played as usize).skip(warm_up as usize).map(of)));
        let [sent, received] = [0, 1].map(|n| last.messages[n] - first.messages[n]);
        let mut summary = LoadSummary {
            server,
            games: crowd.games.clone(),
            choices: crowd.choices.clone(),
            tables: crowd.tables.into(),
            players: crowd.players,
            spectators: crowd.spectators,
            sockets: crowd.sockets(),
            seed: crowd.seed,
            set_up: seen.set_up.as_secs_f64(),
            warm_up,
            seconds,
            ordered: course.rate,
            plans: done.plans(),
            plans_per_second: rate(done.plans(), seconds),
            sent_per_second: rate(sent, seconds),
            received_per_second: rate(received, seconds),
            unused: last.unused - first.unused,
            done: Timed::new(&done),
            everyone: Timed::new(&everyone),
            finished: last.games - first.games,
            races: seen.ledger.races(),
            errors: seen.ledger.errors(),
            memory: memory(crowd, seen),
            cores: cores(first, last),
            shortfall: None,
            moments: laps(seen),
        };
        summary.shortfall = summary.explain();
        summary
    }

    /// Why less came than was ordered. A fiftieth is nothing to talk about.
    fn explain(&self) -> Option<String> {
        let ordered = self.ordered.map(f64::from).filter(|ordered| self.plans_per_second < ordered * 0.98)?;
        let unused = rate(self.unused, self.seconds);
        let [wanted, reached, lost] = [ordered, self.plans_per_second, unused].map(grouped_real);
        let lacked_plans = unused > ordered * 0.01;
        let BusyCores { machine, server, load, all } = self.cores;
        let ours = server.unwrap_or_default() + load.unwrap_or_default();
        let busy = all.unwrap_or(ours);
        let mut told = vec![format!("{wanted} plans per second were ordered, {reached} were reached.")];
        if lacked_plans {
            told.push(format!(
                "{lost} permits per second found no client with a plan ready: answers came too late, or more tables \
                 are needed."
            ));
        }
        if busy > real(machine) * 0.9 {
            told.push(format!(
                "The machine was busy: of its {machine} cores {busy:.1} were taken, {ours:.1} by server and clients."
            ));
        } else if server.is_none() {
            told.push("What the server took of its machine is not known.".to_owned());
        } else if !lacked_plans {
            told.push(
                "Permits were used and cores were free: answers came late for another reason.".to_owned(),
            );
        }
        Some(told.join(" "))
    }

    /// What went wrong, in one line; nothing if nothing did.
    pub fn complaint(&self) -> Option<String> {
        let told = |(code, mishap): (&String, &Mishap)| format!("{code} {}", counted(mishap.count, "time"));
        let errors: Vec<_> = self.errors.iter().map(told).collect();
        (!errors.is_empty()).then(|| errors.join(", "))
    }

    /// What was played, in one line.
    pub fn told(&self) -> String {
        let choices: Vec<_> = self.choices.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let games = [self.games.join(" and "), choices.join(", ")].join(" ");
        let spectators = match self.spectators {
            0 => String::new(),
            some => format!(" and {}", counted(some.into(), "spectator")),
        };
        format!(
            "{} of {}, each with {}{spectators}: {} sockets",
            counted(self.tables, "table"),
            games.trim_end(),
            counted(self.players.into(), "player"),
            grouped(self.sockets)
        )
    }
}

fn together(all: impl Iterator<Item = Latency>) -> Latency {
    all.fold(Latency::default(), |mut sum, latency| {
        sum.merge(&latency);
        sum
    })
}

fn memory(crowd: &Crowd, seen: &Seen) -> Option<MemoryUse> {
    let before = seen.before.memory?;
    let set_up = seen.looks.first()?.server.memory?;
    let end = seen.looks.last()?.server.memory?;
    let grown = real(set_up) - real(before);
    Some(MemoryUse {
        before,
        set_up,
        end,
        per_table: grown / f64::from(crowd.tables.max(1)),
        per_socket: grown / real(crowd.sockets().max(1)),
    })
}

fn cores(first: Look, last: Look) -> BusyCores {
    let wall = last.at.duration_since(first.at);
    let machine = thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    BusyCores {
        machine,
        server: last.server.cores_since(first.server, wall),
        load: last.own.cores_since(first.own, wall),
        all: last.machine.cores_since(first.machine, wall),
    }
}

fn laps(seen: &Seen) -> Vec<Lap> {
    let played = seen.looks.len() - 1;
    let width = played.div_ceil(POINTS).max(1);
    // Seconds in which nothing was done at the end are not in the list.
    let padded: Vec<_> = (0..played).map(|n| seen.seconds.get(n).cloned().unwrap_or_default()).collect();
    let lap = |(n, seconds): (usize, &[Second])| {
        let done = together(seconds.iter().map(|second| second.done.clone()));
        let everyone = together(seconds.iter().map(|second| second.everyone.clone()));
        Lap {
            second: (n * width) as u64,
            plans_per_second: rate(done.plans(), seconds.len() as u64),
            done: done.percentiles(),
            everyone: everyone.percentiles(),
            memory: seen.looks[n * width + seconds.len()].server.memory,
        }
    };
    padded.chunks(width).enumerate().map(lap).collect()
}

#[cfg(test)]
pub(crate) mod tests {
    use std::sync::Arc;
    use std::time::{Duration, Instant};

    use super::*;
    use crate::ledger::Ledger;
    use crate::usage::Usage;

    /// A run of 30 seconds with a warm-up of 5, in which 1900 plans per second were sealed and 2000 ordered.
    pub(crate) fn summary() -> LoadSummary {
        let crowd = Crowd {
            tables: 500,
            games: vec!["eschnapur".to_owned(), "morgenland".to_owned()],
            players: 4,
            choices: BTreeMap::new(),
            spectators: 1,
            ramp: 64,
            seed: 1,
        };
        let course = LoadPlan { warm_up: 5, seconds: 25, rate: Some(2000) };
        LoadSummary::new("http://127.0.0.1:4321".to_owned(), &crowd, course, &seen())
    }

    fn seen() -> Seen {
        let start = Instant::now();
        let ledger = Ledger::default();
        ledger.begin(start);
        for n in 0..30 * 1900u64 {
            let now = start + Duration::from_secs(n / 1900);
            // Something like what servers do: mostly quick, now and then slow, and one bad second.
            let spike = if n / 1900 == 17 { 8 } else { 1 };
            let took = Duration::from_micros(spike * (300 + n % 97 * 11 + 2000 / (1 + n % 53)));
            ledger.done(now, took);
            ledger.everyone(now, [took * 2]);
        }
        ledger.race("stale");
        ledger.error("busy", "the server is <b>busy</b>");
        let look = |n: u32| Look {
            at: start + Duration::from_secs(n.into()),
            messages: [u64::from(n) * 4000, u64::from(n) * 12_000],
            games: u64::from(n) * 20,
            unused: u64::from(n) * 100,
            server: Usage {
                memory: Some((180 << 20) + (u64::from(n) << 19)),
                cpu: Some(n * Duration::from_millis(1100)),
            },
            own: Usage { memory: None, cpu: Some(n * Duration::from_millis(700)) },
            machine: Usage::default(),
        };
        Seen {
            set_up: Duration::from_millis(4200),
            before: Usage { memory: Some(30 << 20), cpu: None },
            looks: (0..=30).map(look).collect(),
            seconds: ledger.seconds(),
            ledger: Arc::new(ledger),
        }
    }

    #[track_caller]
    fn close(found: f64, right: f64) {
        assert!((found - right).abs() < 1e-6, "{found} is not {right}");
    }

    #[test]
    fn only_what_comes_after_the_warm_up_counts() {
        let summary = summary();
        assert_eq!((summary.warm_up, summary.seconds, summary.plans), (5, 25, 25 * 1900));
        close(summary.plans_per_second, 1900.0);
        close(summary.received_per_second, 12_000.0);
        assert_eq!((summary.finished, summary.sockets), (500, 2500));
        close(summary.cores.server.unwrap(), 1.1);
        let memory = summary.memory.unwrap();
        close(memory.per_table, f64::from(150 << 20) / 500.0);
        close(memory.per_socket, f64::from(150 << 20) / 2500.0);
        assert_eq!(summary.moments.len(), 30);
        assert_eq!(summary.complaint().unwrap(), "busy 1 time");
        assert!(
            summary
                .told()
                .starts_with("500 tables of eschnapur and morgenland, each with 4 players and 1 spectator")
        );
    }

    #[test]
    fn a_shortfall_is_explained() {
        let told = summary().shortfall.unwrap();
        assert!(told.contains("100 permits per second found no client"), "{told}");
        let enough = LoadSummary { plans_per_second: 1990.0, ..summary() };
        assert_eq!(enough.explain(), None);
        let cores = BusyCores { machine: 2, server: Some(1.0), load: Some(0.5), all: Some(1.9) };
        let busy = LoadSummary { unused: 0, cores, ..summary() }.explain().unwrap();
        assert!(busy.ends_with("of its 2 cores 1.9 were taken, 1.5 by server and clients."), "{busy}");
    }

    #[test]
    fn a_run_that_ends_early_counts_what_there_is() {
        let mut short = seen();
        short.looks.truncate(3);
        let crowd = Crowd {
            tables: 1,
            games: vec!["eschnapur".to_owned()],
            players: 2,
            choices: BTreeMap::new(),
            spectators: 0,
            ramp: 1,
            seed: 1,
        };
        let course = LoadPlan { warm_up: 5, seconds: 25, rate: None };
        let summary = LoadSummary::new(String::new(), &crowd, course, &short);
        assert_eq!((summary.warm_up, summary.seconds, summary.plans), (2, 0, 0));
        assert_eq!(summary.moments.len(), 2);
    }

    #[test]
    fn long_runs_are_shown_in_fewer_points() {
        let mut long = seen();
        let last = *long.looks.last().unwrap();
        long.looks.resize(301, last);
        let laps = laps(&long);
        assert_eq!(laps.len(), 100);
        close(laps[0].plans_per_second, 1900.0);
        close(laps[99].plans_per_second, 0.0);
    }
}
