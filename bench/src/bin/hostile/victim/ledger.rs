//! What the victims lived through.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

/// So many complaints are kept: the rest say the same.
const COMPLAINTS: usize = 20;

/// Frames are remembered for so long: a player may hear of a plan before the one who sealed it.
const REMEMBERED: Duration = Duration::from_secs(5);

/// Who heard or did something: the number of a victim.
pub(super) type Who = usize;

/// What the victims lived through since it was last read.
#[derive(Default)]
pub(crate) struct Ledger(Mutex<Pages>);

#[derive(Default)]
struct Pages {
    pings: Vec<(Instant, Duration)>,
    seals: Vec<Seal>,
    arrivals: Vec<Arrival>,
    unanswered: BTreeMap<(Who, u32), Instant>,
    complaints: Vec<String>,
    lags: Vec<(Instant, Duration)>,
    noted: Vec<String>,
    heard: Vec<Instant>,
    plans: u64,
}

/// A plan was sealed.
#[derive(Clone, Copy)]
struct Seal {
    by: Who,
    /// When, by the server's clock: the same for all who hear of it.
    at: i64,
    sent: Instant,
}

/// A frame came.
#[derive(Clone, Copy)]
struct Arrival {
    to: Who,
    at: i64,
    came: Instant,
}

/// What the victims lived through during an attack.
pub(crate) struct Ordeal {
    /// When each ping was sent, and how long its answer took.
    pub(crate) pings: Vec<(Instant, Duration)>,
    /// How long it took from sealing a plan until the other player had heard.
    pub(crate) frames: Vec<Duration>,
    /// What went wrong.
    pub(crate) complaints: Vec<String>,
    /// How late this program itself was, again and again.
    pub(crate) lags: Vec<Duration>,
    /// How many messages came to the two players that they had not asked for.
    pub(crate) heard: usize,
    /// How many plans they sealed.
    pub(crate) plans: u64,
}

impl Ledger {
    fn pages(&self) -> MutexGuard<'_, Pages> {
        self.0.lock().expect("nobody panics while they write")
    }

    pub(super) fn asked(&self, who: Who, id: u32, sent: Instant) {
        self.pages().unanswered.insert((who, id), sent);
    }

    pub(super) fn answered(&self, who: Who, id: u32) -> bool {
        self.pages().unanswered.remove(&(who, id)).is_some()
    }

    pub(super) fn ping(&self, sent: Instant, took: Duration) {
        self.pages().pings.push((sent, took));
    }

    pub(super) fn sealed(&self, by: Who, at: i64, sent: Instant) {
        self.pages().seals.push(Seal { by, at, sent });
    }

    pub(super) fn arrived(&self, to: Who, at: i64, came: Instant) {
        self.pages().arrivals.push(Arrival { to, at, came });
    }

    pub(super) fn planned(&self) {
        self.pages().plans += 1;
    }

    pub(super) fn heard(&self) {
        self.pages().heard.push(Instant::now());
    }

    pub(super) fn lagged(&self, late: Duration) {
        self.pages().lags.push((Instant::now(), late));
    }

    pub(super) fn complain(&self, complaint: String) {
        let mut pages = self.pages();
        if pages.complaints.len() < COMPLAINTS && !pages.complaints.contains(&complaint) {
            pages.complaints.push(complaint);
        }
    }

    /// A victim has lost the connection: what was asked on it gets no answer.
    pub(super) fn cut_off(&self, who: Who) {
        self.pages().unanswered.retain(|(asked, _), _| *asked != who);
    }

    /// The other player has heard this.
    pub(super) fn note(&self, what: String) {
        self.pages().noted.push(what);
    }

    pub(super) fn has_noted(&self, what: &str) -> bool {
        self.pages().noted.iter().any(|noted| noted == what)
    }

    pub(super) fn plans(&self) -> u64 {
        self.pages().plans
    }

    /// Is everything that was asked or sealed before this moment answered and heard?
    pub(crate) fn is_settled(&self, end: Instant) -> bool {
        let pages = self.pages();
        pages.unanswered.values().all(|sent| *sent > end)
            && pages.seals.iter().filter(|seal| seal.sent <= end).all(|seal| pages.heard_of(seal).is_some())
    }

    /// Everything since it was last read. What was asked or sealed before `end` and is still open is a complaint.
    pub(crate) fn take(&self, end: Instant) -> Ordeal {
        let mut kept = self.pages();
        let unanswered = kept.unanswered.clone();
        let mut pages = std::mem::take(&mut *kept);
        kept.unanswered = unanswered.into_iter().filter(|(_, sent)| *sent > end).collect();
        // Those sealed afterwards belong to what comes next.
        let (seals, later): (Vec<Seal>, _) = pages.seals.iter().copied().partition(|seal| seal.sent <= end);
        kept.seals = later;
        let is_fresh = |arrival: &Arrival| arrival.came + REMEMBERED > end;
        kept.arrivals = pages.arrivals.iter().copied().filter(is_fresh).collect();
        drop(kept);
        let open = pages.unanswered.values().filter(|sent| **sent <= end).count();
        if open > 0 {
            pages.complaints.push(format!("{open} messages were never answered"));
        }
        let frames: Vec<_> = seals.iter().map(|seal| pages.heard_of(seal)).collect();
        let lost = frames.iter().filter(|took| took.is_none()).count();
        if lost > 0 {
            pages.complaints.push(format!("{lost} sealed plans were never heard of by the other player"));
        }
        Ordeal {
            pings: pages.pings.into_iter().filter(|(due, _)| *due <= end).collect(),
            frames: frames.into_iter().flatten().collect(),
            complaints: pages.complaints,
            lags: pages.lags.into_iter().filter(|(at, _)| *at <= end).map(|(_, late)| late).collect(),
            heard: pages.heard.into_iter().filter(|at| *at <= end).count(),
            plans: pages.plans,
        }
    }
}

impl Pages {
    /// How long it took until the other player had heard of a plan.
    fn heard_of(&self, seal: &Seal) -> Option<Duration> {
        let is_it = |arrival: &&Arrival| arrival.to != seal.by && arrival.at == seal.at;
        Some(self.arrivals.iter().find(is_it)?.came.saturating_duration_since(seal.sent))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: Duration = Duration::from_millis(1);

    #[test]
    fn a_plan_is_timed_until_the_other_has_heard() {
        let (ledger, now) = (Ledger::default(), Instant::now());
        ledger.sealed(0, 70, now);
        ledger.arrived(0, 70, now + MS);
        assert!(!ledger.is_settled(now), "one's own frame does not count");
        ledger.arrived(1, 70, now + 5 * MS);
        assert!(ledger.is_settled(now));
        let ordeal = ledger.take(now);
        assert_eq!((ordeal.frames, ordeal.complaints.len()), (vec![5 * MS], 0));
    }

    #[test]
    fn what_is_still_open_is_a_complaint_and_what_comes_later_is_not() {
        let (ledger, now) = (Ledger::default(), Instant::now());
        ledger.asked(0, 1, now);
        ledger.asked(1, 1, now + 2 * MS);
        ledger.sealed(0, 70, now);
        ledger.sealed(1, 80, now + 2 * MS);
        assert!(!ledger.is_settled(now + MS));
        let complaints = ledger.take(now + MS).complaints;
        assert_eq!(
            complaints,
            ["1 messages were never answered", "1 sealed plans were never heard of by the other player"]
        );
        ledger.arrived(0, 80, now + 4 * MS);
        assert!(ledger.answered(1, 1) && !ledger.answered(0, 1));
        let ordeal = ledger.take(now + 5 * MS);
        assert_eq!((ordeal.frames, ordeal.complaints.len()), (vec![2 * MS], 0));
    }

    #[test]
    fn who_hears_of_a_plan_first_has_heard_of_it() {
        let (ledger, now) = (Ledger::default(), Instant::now());
        ledger.arrived(1, 70, now);
        ledger.take(now + MS);
        // The one who sealed it hears of it when the ledger has been read already.
        ledger.sealed(0, 70, now);
        assert!(ledger.is_settled(now + 2 * MS));
        assert!(ledger.take(now + 2 * MS).complaints.is_empty());
    }

    #[test]
    fn what_comes_after_the_end_does_not_count() {
        let (ledger, now) = (Ledger::default(), Instant::now());
        ledger.ping(now, MS);
        ledger.ping(now + 2 * MS, MS);
        ledger.heard();
        assert_eq!(ledger.take(now + MS).pings, [(now, MS)]);
        ledger.heard();
        assert_eq!(ledger.take(now).heard, 0);
    }

    #[test]
    fn complaints_are_bounded_and_told_once() {
        let ledger = Ledger::default();
        for n in 0..100 {
            ledger.complain(format!("the same {}", n % 50));
        }
        assert_eq!(ledger.take(Instant::now()).complaints.len(), COMPLAINTS);
    }
}
