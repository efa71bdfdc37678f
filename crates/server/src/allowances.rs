//! What everybody has left of what they may use up: people, addresses, and those who are at one table.
//!
//! How much that is stands in the [`Limits`], and how it is counted in [`rate`](crate::rate). Whoever does something asks
//! here first, by the name of what they are about to do.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use table::{PersonId, TableId, Time};
use wire::Problem;

use crate::archive::{Effort, Payer};
use crate::config::Sources;
use crate::doors::network;
use crate::limits::Limits;
use crate::rate::{Allowance, Buckets};

/// What everybody has left.
#[derive(Debug)]
pub(crate) struct Allowances {
    sources: Sources,
    people: OfPeople,
    addresses: OfAddresses,
    tables: OfTables,
}

/// What each person has left, on all their devices together.
#[derive(Debug)]
struct OfPeople {
    messages: Buckets<PersonId>,
    sayings: Buckets<PersonId>,
    openings: Buckets<PersonId>,
    companions: Buckets<PersonId>,
    renames: Buckets<PersonId>,
    reports: Buckets<PersonId>,
    downloads: Buckets<PersonId>,
}

/// What each network has left, whoever comes from there.
#[derive(Debug)]
struct OfAddresses {
    requests: Buckets<IpAddr>,
    messages: Buckets<IpAddr>,
    guests: Buckets<IpAddr>,
    openings: Buckets<IpAddr>,
    reports: Buckets<IpAddr>,
    work: Buckets<IpAddr>,
}

/// What is left at each table.
#[derive(Debug)]
struct OfTables {
    /// For everybody who has something to do there.
    deeds: Buckets<(PersonId, TableId)>,
    /// For all together who look on.
    onlookers: Buckets<TableId>,
}

impl OfPeople {
    fn new(limits: &Limits) -> OfPeople {
        OfPeople {
            messages: Buckets::new(Allowance::per_second(
                limits.messages_at_once,
                limits.messages_per_second,
            )),
            sayings: Buckets::new(Allowance::per_minute(limits.sayings_at_once, limits.sayings_per_minute)),
            openings: Buckets::new(Allowance::per_hour(limits.tables_per_hour, limits.tables_per_hour)),
            companions: Buckets::new(Allowance::per_hour(
                limits.companions_per_hour,
                limits.companions_per_hour,
            )),
            renames: Buckets::new(Allowance::per_hour(limits.renames_per_hour, limits.renames_per_hour)),
            reports: Buckets::new(Allowance::per_day(limits.reports_per_day, limits.reports_per_day)),
            downloads: Buckets::new(Allowance::per_hour(limits.data_per_hour, limits.data_per_hour)),
        }
    }
}

impl OfAddresses {
    fn new(limits: &Limits) -> OfAddresses {
        OfAddresses {
            requests: Buckets::new(Allowance::per_second(
                limits.requests_at_once,
                limits.requests_per_second,
            )),
            messages: Buckets::new(Allowance::per_second(
                limits.messages_from_address_at_once,
                limits.messages_from_address_per_second,
            )),
            guests: Buckets::new(Allowance::per_hour(limits.guests_at_once, limits.guests_per_hour)),
            openings: Buckets::new(Allowance::per_hour(
                limits.tables_per_hour_from_address,
                limits.tables_per_hour_from_address,
            )),
            reports: Buckets::new(Allowance::per_day(
                limits.reports_per_day_from_address,
                limits.reports_per_day_from_address,
            )),
            work: Buckets::new(Allowance::work(limits.work_at_once, limits.work_per_second)),
        }
    }
}

impl OfTables {
    fn new(limits: &Limits) -> OfTables {
        OfTables {
            deeds: Buckets::new(Allowance::per_minute(limits.deeds_at_once, limits.deeds_per_minute)),
            onlookers: Buckets::new(Allowance::per_minute(
                limits.onlookers_at_once,
                limits.onlookers_per_minute,
            )),
        }
    }
}

impl Allowances {
    /// Everybody has all of it; time is taken from here.
    pub(crate) fn new(limits: &Limits, sources: Sources) -> Allowances {
        Allowances {
            sources,
            people: OfPeople::new(limits),
            addresses: OfAddresses::new(limits),
            tables: OfTables::new(limits),
        }
    }

    fn ticks(&self) -> Time {
        self.sources.ticks()
    }

    // ---- HTTP

    /// May another request come from this address?
    pub(crate) fn may_request(&self, address: IpAddr) -> Result<(), Problem> {
        self.addresses.requests.take(network(address), self.ticks())
    }

    /// May another guest come from this address, or one try a recovery code?
    pub(crate) fn may_sign_in(&self, address: IpAddr) -> Result<(), Problem> {
        self.addresses.guests.take(network(address), self.ticks())
    }

    /// May this person have another name?
    pub(crate) fn may_rename(&self, person: PersonId) -> Result<(), Problem> {
        self.people.renames.take(person, self.ticks())
    }

    /// May this person have another companion?
    pub(crate) fn may_accompany(&self, person: PersonId) -> Result<(), Problem> {
        self.people.companions.take(person, self.ticks())
    }

    /// May this person have everything that is kept about them?
    pub(crate) fn may_download(&self, person: PersonId) -> Result<(), Problem> {
        self.people.downloads.take(person, self.ticks())
    }

    /// May another table be opened from this address?
    pub(crate) fn may_open_from(&self, address: IpAddr) -> Result<(), Problem> {
        self.addresses.openings.take(network(address), self.ticks())
    }

    /// May this person open another table?
    pub(crate) fn may_open(&self, person: PersonId) -> Result<(), Problem> {
        self.people.openings.take(person, self.ticks())
    }

    // ---- sockets

    /// May this person send another message? If too many come from their address, how long the next one waits.
    pub(crate) fn may_send(&self, person: PersonId, address: IpAddr) -> Result<Option<Duration>, Problem> {
        self.people.messages.take(person, self.ticks())?;
        match self.addresses.messages.take(network(address), self.ticks()) {
            Err(Problem::TooFast { wait }) => Ok(Some(Duration::from_millis(wait.into()))),
            taken => taken.map(|()| None),
        }
    }

    /// May this person say something now?
    pub(crate) fn may_speak(&self, person: PersonId) -> Result<(), Problem> {
        self.people.sayings.take(person, self.ticks())
    }

    /// May this person, from this address, want the operator to look at something?
    pub(crate) fn may_report(&self, person: PersonId, address: IpAddr) -> Result<(), Problem> {
        self.people.reports.take(person, self.ticks())?;
        self.addresses.reports.take(network(address), self.ticks())
    }

    // ---- tables

    /// May this person do something at this table that everybody there is told, apart from playing?
    pub(crate) fn may_do(&self, person: PersonId, table: TableId) -> Result<(), Problem> {
        self.tables.deeds.take((person, table), self.ticks())
    }

    /// May somebody who only looks on say something at this table?
    pub(crate) fn may_comment(&self, table: TableId) -> Result<(), Problem> {
        self.tables.onlookers.take(table, self.ticks())
    }

    // ---- work

    /// What the network of this address has to spend on work that is done for it.
    pub(crate) fn account(self: &Arc<Allowances>, address: IpAddr) -> Account {
        Account { allowances: Arc::clone(self), network: network(address) }
    }
}

/// What a network has to spend on work that is done for it.
#[derive(Debug)]
pub(crate) struct Account {
    allowances: Arc<Allowances>,
    network: IpAddr,
}

impl Account {
    /// Has work done that is paid for: not begun for whoever owes already, and paid when it is known what it took. Work that
    /// came to nothing costs nothing.
    pub(crate) async fn charge<T>(
        &self,
        work: impl Future<Output = Result<(T, Effort), Problem>>,
    ) -> Result<T, Problem> {
        self.must_afford()?;
        let (done, effort) = work.await?;
        self.pay(effort);
        Ok(done)
    }
}

impl Payer for Account {
    fn network(&self) -> IpAddr {
        self.network
    }

    fn must_afford(&self) -> Result<(), Problem> {
        self.allowances.addresses.work.must_have_one(self.network, self.allowances.ticks())
    }

    fn pay(&self, Effort(effort): Effort) {
        self.allowances.addresses.work.charge(self.network, effort, self.allowances.ticks());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn whoever_owes_work_has_none_begun_and_what_came_to_nothing_is_free() {
        let limits = Limits { work_at_once: 1, work_per_second: 1, ..Limits::default() };
        let mut sources = Sources::default();
        sources.follow(Arc::new(|| Time(0)));
        let allowances = Arc::new(Allowances::new(&limits, sources));
        let account = |address: &str| allowances.account(address.parse().expect("an address"));
        let nothing = async { Err::<((), Effort), _>(Problem::Busy) };
        assert_eq!(account("2001:db8::1").charge(nothing).await, Err(Problem::Busy));
        assert_eq!(account("2001:db8::1").charge(async { Ok((7, Effort(1_500))) }).await, Ok(7));
        let unbegun = async { unreachable!("they owe for what they had") };
        let refused: Result<(), Problem> = account("2001:db8::2").charge(unbegun).await;
        assert!(matches!(refused, Err(Problem::TooFast { .. })), "the same network: {refused:?}");
        assert_eq!(account("::1").charge(async { Ok((7, Effort(1))) }).await, Ok(7), "others have their own");
    }
}
