//! When the news of a plan has reached everybody at its table.
//!
//! How a frame finds its plan: at the tables of a load test everything that is done reaches everybody (nobody whispers,
//! nobody has a standing pass), so all observers count the same numbers, and the frame with number n is about the same
//! thing for each of them. Only its player knows which number the plan was given: it is the first frame after which
//! that player is no longer asked the question that was answered. Another's plan could end this question too, but then
//! the player's own is refused: so the number is only a guess until the server says `done`, and it is disowned if the
//! server says no.
//!
//! A plan has reached everybody once the lowest number that any observer has heard is not below its own. Whoever has
//! not yet come to the table is not waited for: what they missed is in the message that shows them the table.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use table::TableId;

/// What the clients of one party have heard, at the table where they sit and the one they have left.
#[derive(Debug)]
pub(crate) struct Arrivals {
    clients: usize,
    games: BTreeMap<TableId, Game>,
}

#[derive(Debug)]
struct Game {
    /// The last number each client has heard; nothing for those who are not there.
    heard: Vec<Option<u32>>,
    /// Plans that have not reached everybody, or whose number is a guess. Several clients may guess the same number.
    plans: BTreeMap<(u32, usize), Plan>,
}

#[derive(Clone, Copy, Debug)]
struct Plan {
    sent: Instant,
    is_sure: bool,
    everywhere: Option<Instant>,
}

impl Arrivals {
    /// For so many clients.
    pub(crate) fn new(clients: usize) -> Arrivals {
        Arrivals { clients, games: BTreeMap::new() }
    }

    /// A client has heard this number. How long those plans took that have now reached everybody.
    pub(crate) fn heard(&mut self, table: TableId, client: usize, seq: u32, now: Instant) -> Vec<Duration> {
        let game = self.game(table);
        game.heard[client] = Some(seq);
        game.settle(now)
    }

    /// A client no longer listens.
    pub(crate) fn left(&mut self, table: TableId, client: usize) {
        let game = self.game(table);
        game.heard[client] = None;
        if game.heard.iter().all(Option::is_none) {
            self.games.remove(&table);
        }
    }

    /// The plan that this client sent then seems to be the one with this number.
    pub(crate) fn guess(&mut self, table: TableId, client: usize, seq: u32, sent: Instant) {
        let plan = Plan { sent, is_sure: false, everywhere: None };
        self.game(table).plans.insert((seq, client), plan);
    }

    /// It is. How long it took, if it has reached everybody already.
    pub(crate) fn confirm(&mut self, table: TableId, client: usize, seq: u32) -> Option<Duration> {
        let plans = &mut self.game(table).plans;
        let plan = plans.get_mut(&(seq, client))?;
        plan.is_sure = true;
        let took = plan.took()?;
        plans.remove(&(seq, client));
        Some(took)
    }

    /// It is not.
    pub(crate) fn disown(&mut self, table: TableId, client: usize, seq: u32) {
        self.game(table).plans.remove(&(seq, client));
    }

    fn game(&mut self, table: TableId) -> &mut Game {
        let nobody = || Game { heard: vec![None; self.clients], plans: BTreeMap::new() };
        self.games.entry(table).or_insert_with(nobody)
    }
}

impl Game {
    fn settle(&mut self, now: Instant) -> Vec<Duration> {
        let Some(low) = self.heard.iter().flatten().copied().min() else { return Vec::new() };
        let arrived = ..=(low, usize::MAX);
        for (_, plan) in self.plans.range_mut(arrived) {
            plan.everywhere.get_or_insert(now);
        }
        self.plans.extract_if(arrived, |_, plan| plan.is_sure).filter_map(|(_, plan)| plan.took()).collect()
    }
}

impl Plan {
    fn took(&self) -> Option<Duration> {
        Some(self.everywhere?.duration_since(self.sent))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: Duration = Duration::from_millis(1);

    fn table(number: u64) -> TableId {
        TableId::from_random(number)
    }

    /// Three clients who have all heard number 10 of table 1.
    fn three() -> (Arrivals, Instant) {
        let mut arrivals = Arrivals::new(3);
        let start = Instant::now();
        for client in 0..3 {
            assert_eq!(arrivals.heard(table(1), client, 10, start), []);
        }
        (arrivals, start)
    }

    #[test]
    fn a_plan_has_arrived_when_the_last_one_hears_of_it() {
        let (mut arrivals, start) = three();
        assert_eq!(arrivals.heard(table(1), 1, 11, start + MS), []);
        arrivals.guess(table(1), 0, 11, start);
        assert_eq!(arrivals.heard(table(1), 0, 11, start + 2 * MS), []);
        assert_eq!(arrivals.confirm(table(1), 0, 11), None);
        assert_eq!(arrivals.heard(table(1), 2, 11, start + 5 * MS), [5 * MS]);
        assert_eq!(arrivals.heard(table(1), 2, 12, start + 6 * MS), [], "once");
    }

    #[test]
    fn who_is_told_late_that_it_was_done_has_not_made_it_later() {
        let (mut arrivals, start) = three();
        arrivals.guess(table(1), 0, 11, start);
        for client in 0..3 {
            assert_eq!(arrivals.heard(table(1), client, 11, start + 3 * MS), []);
        }
        assert_eq!(arrivals.heard(table(1), 0, 12, start + 8 * MS), []);
        assert_eq!(arrivals.confirm(table(1), 0, 11), Some(3 * MS));
    }

    #[test]
    fn several_plans_are_told_apart() {
        let (mut arrivals, start) = three();
        for (seq, sent) in [(11, start), (12, start + MS)] {
            arrivals.guess(table(1), 0, seq, sent);
            assert_eq!(arrivals.confirm(table(1), 0, seq), None);
        }
        for client in 0..2 {
            assert_eq!(arrivals.heard(table(1), client, 12, start + 2 * MS), []);
        }
        assert_eq!(arrivals.heard(table(1), 2, 12, start + 4 * MS), [4 * MS, 3 * MS]);
    }

    #[test]
    fn the_plan_of_another_is_disowned_and_stays_theirs() {
        let (mut arrivals, start) = three();
        arrivals.guess(table(1), 0, 11, start);
        arrivals.guess(table(1), 1, 11, start + MS);
        arrivals.disown(table(1), 1, 11);
        for client in 0..3 {
            assert_eq!(arrivals.heard(table(1), client, 11, start + 2 * MS), []);
        }
        assert_eq!(arrivals.confirm(table(1), 1, 11), None);
        assert_eq!(arrivals.confirm(table(1), 0, 11), Some(2 * MS));
    }

    #[test]
    fn nobody_waits_for_who_is_not_there_and_old_tables_are_forgotten() {
        let (mut arrivals, start) = three();
        for client in 0..2 {
            arrivals.left(table(1), client);
            assert_eq!(arrivals.heard(table(2), client, 4, start), []);
        }
        arrivals.guess(table(2), 0, 5, start);
        assert_eq!(arrivals.confirm(table(2), 0, 5), None);
        assert_eq!(arrivals.heard(table(2), 0, 5, start + MS), []);
        assert_eq!(arrivals.heard(table(2), 1, 5, start + 2 * MS), [2 * MS]);
        assert_eq!(arrivals.games.len(), 2);
        arrivals.left(table(1), 2);
        assert_eq!(arrivals.games.len(), 1);
    }
}
