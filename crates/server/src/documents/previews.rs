//! What links to tables show before they are opened: looked up once in a while, however often somebody asks.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use table::{TableId, Time};
use wire::Problem;
use wire::http::ListedTable;

use super::Documents;
use crate::archive::{Effort, Payer as _};

/// For so long a table is shown as it was when it was looked up, in milliseconds.
const FRESH: i64 = 10_000;

/// So many tables are remembered. Beyond that all are forgotten: they are cheap to look up again.
const REMEMBERED: usize = 1000;

/// A table as its link shows it; nothing if there is none.
pub(crate) type Shown = Option<Arc<ListedTable>>;

/// Tables that were looked up not long ago, and when.
#[derive(Debug, Default)]
pub(super) struct Previews(Mutex<BTreeMap<TableId, (Time, Shown)>>);

impl Previews {
    fn find(&self, id: TableId, now: Time) -> Option<Shown> {
        let kept = self.0.lock().expect("nobody panics while they look");
        let (since, shown) = kept.get(&id)?;
        (now.since(*since) < FRESH).then(|| shown.clone())
    }

    fn keep(&self, id: TableId, now: Time, shown: Shown) {
        let mut kept = self.0.lock().expect("nobody panics while they write");
        if kept.len() >= REMEMBERED {
            kept.clear();
        }
        kept.insert(id, (now, shown));
    }
}

impl Documents {
    /// What a link to a table shows to whoever asks from this address; nothing too if they have used up what is theirs, or
    /// if it cannot be looked up right now: a page is sent all the same.
    pub(crate) async fn preview(&self, id: TableId, address: IpAddr) -> Shown {
        let now = self.ground.ticks();
        if let Some(shown) = self.previews.find(id, now) {
            return shown;
        }
        let account = self.allowances.account(address);
        account.must_afford().ok()?;
        account.pay(Effort::listing(1));
        let shown = match self.registry.listed(id).await {
            Ok(listed) => Some(Arc::new(listed)),
            Err(Problem::NotFound { .. }) => None,
            Err(_) => return None,
        };
        self.previews.keep(id, now, shown.clone());
        shown
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_looked_up_once_in_a_while_and_not_all_are_remembered() {
        let previews = Previews::default();
        let id = TableId::from_random(1);
        assert_eq!(previews.find(id, Time(0)), None);
        previews.keep(id, Time(0), None);
        assert_eq!(previews.find(id, Time(FRESH - 1)), Some(None));
        assert_eq!(previews.find(id, Time(FRESH)), None, "it may have changed");
        for n in 0..10_000 {
            previews.keep(TableId::from_random(n), Time(0), None);
        }
        assert!(previews.0.lock().unwrap().len() <= REMEMBERED);
    }
}
