//! What victims may be made to bear.

use serde::Serialize;

use crate::measure::Percentiles;

/// The bounds. Times are milliseconds, memory megabytes.
const PING_MEDIAN: f64 = 20.0;
const PING_P99: f64 = 200.0;
const FRAME_P99: f64 = 1000.0;
const MEMORY_PEAK: f64 = 200.0;
const MEMORY_AFTER: f64 = 60.0;
/// Messages to one player in a second: five times what they may say themselves. In peace there are about four.
const HEARD: f64 = 100.0;
/// If this program itself was so late, times say nothing about the server.
const STARVED: f64 = 20.0;

/// What was measured in one raid.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Figures {
    /// From a victim's ping to its answer.
    pub(crate) pings: Option<Percentiles>,
    /// From a sealed plan to its frame at the other player.
    pub(crate) frames: Option<Percentiles>,
    /// How late this program itself was.
    pub(crate) lag: Option<Percentiles>,
    /// Megabytes of the server before the raid.
    pub(crate) rest: f64,
    /// The most during the raid.
    pub(crate) peak: f64,
    /// Afterwards, once it had come back or a minute had passed.
    pub(crate) after: f64,
    /// Seconds until it had come back.
    pub(crate) recovered: Option<f64>,
    /// Cores that the server kept busy.
    pub(crate) cores: f64,
    /// Messages per second and player that nobody there had asked for.
    pub(crate) heard: f64,
    /// Plans that the victims sealed.
    pub(crate) plans: u64,
    /// What went wrong for the victims, or for the honest host of the attackers' table.
    pub(crate) complaints: Vec<String>,
}

impl Figures {
    /// Why the victims have suffered; nothing if they have not.
    pub(crate) fn failures(&self) -> Vec<String> {
        let mut failures = self.complaints.clone();
        let mut within = |what: &str, measured: f64, bound: f64, unit: &str| {
            if measured > bound {
                failures.push(format!("{what}: {measured:.0} {unit} instead of at most {bound:.0}"));
            }
        };
        if let Some(pings) = self.pings {
            within("ping, median", pings.median, PING_MEDIAN, "ms");
            within("ping, p99", pings.p99, PING_P99, "ms");
        }
        if let Some(frames) = self.frames {
            within("plan until the other has heard, p99", frames.p99, FRAME_P99, "ms");
        }
        within("memory above rest", self.peak - self.rest, MEMORY_PEAK, "MB");
        within("memory that does not come back", self.after - self.rest, MEMORY_AFTER, "MB");
        within("messages nobody asked for", self.heard, HEARD, "a second");
        if self.pings.is_none() {
            failures.push("no ping was answered".to_owned());
        }
        failures
    }

    /// Was this program itself kept waiting, so that a busy machine may look like a busy server?
    pub(crate) fn is_starved(&self) -> bool {
        self.lag.is_some_and(|lag| lag.p99 > STARVED)
    }
}

/// Is the memory back near its rest?
pub(crate) fn is_back(rest: f64, memory: f64) -> bool {
    memory - rest <= MEMORY_AFTER
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) fn fine() -> Figures {
        let times = |median| Percentiles { count: 100, median, p99: 2.0 * median, max: 3.0 * median };
        Figures {
            pings: Some(times(1.0)),
            frames: Some(times(3.0)),
            lag: Some(times(1.0)),
            rest: 100.0,
            peak: 120.0,
            after: 100.0,
            recovered: Some(0.0),
            cores: 0.5,
            heard: 3.0,
            plans: 5,
            complaints: Vec::new(),
        }
    }

    #[test]
    fn whoever_notices_nothing_has_not_suffered() {
        assert_eq!(fine().failures(), Vec::<String>::new());
        let bounds = Percentiles { count: 9, median: 20.0, p99: 200.0, max: 5000.0 };
        let edge = Figures { pings: Some(bounds), peak: 300.0, after: 160.0, ..fine() };
        assert_eq!(edge.failures(), Vec::<String>::new(), "bounds are within bounds");
    }

    #[test]
    fn each_way_to_suffer_is_named() {
        let slow = Percentiles { count: 9, median: 21.0, p99: 201.0, max: 300.0 };
        let cases = [
            (Figures { pings: Some(slow), ..fine() }, vec!["ping, median: 21 ms", "ping, p99: 201 ms"]),
            (Figures { pings: None, ..fine() }, vec!["no ping was answered"]),
            (
                Figures { frames: Some(Percentiles { p99: 1001.0, ..slow }), ..fine() },
                vec!["plan until the other has heard, p99: 1001 ms"],
            ),
            (Figures { peak: 301.0, ..fine() }, vec!["memory above rest: 201 MB"]),
            (Figures { after: 161.0, ..fine() }, vec!["memory that does not come back: 61 MB"]),
            (Figures { heard: 101.0, ..fine() }, vec!["messages nobody asked for: 101 a second"]),
            (Figures { complaints: vec!["lost".to_owned()], ..fine() }, vec!["lost"]),
        ];
        for (figures, expected) in cases {
            let failures = figures.failures();
            assert_eq!(failures.len(), expected.len(), "{failures:?}");
            assert!(
                failures.iter().zip(&expected).all(|(is, begins)| is.starts_with(begins)),
                "{failures:?}"
            );
        }
    }

    #[test]
    fn a_program_that_is_late_itself_says_so() {
        let late = Percentiles { count: 9, median: 1.0, p99: 21.0, max: 21.0 };
        assert!(Figures { lag: Some(late), ..fine() }.is_starved() && !fine().is_starved());
        assert!(is_back(100.0, 160.0) && !is_back(100.0, 160.1) && is_back(100.0, 20.0));
    }
}
