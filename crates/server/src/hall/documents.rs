//! Documents of finished games, and who may have them.

use std::net::IpAddr;

use axum::http::HeaderMap;
use table::Sitter;
use wire::http::ListedTable;
use wire::{Problem, Sought};

use super::{Hall, failed};
use crate::archive::{Effort, Payer, Wanted};
use crate::directory::NOBODY;
use crate::packed::Packed;
use crate::{doors, games, identity};

impl Hall {
    /// A document of a finished game, for whoever asks with these headers from this address.
    pub(crate) async fn document(
        &self,
        listed: &ListedTable,
        wanted: Wanted,
        headers: &HeaderMap,
        address: IpAddr,
    ) -> Result<Packed, Problem> {
        self.must_admit(listed, headers).await?;
        if !listed.stage.is_over() {
            return Err(Problem::NoRecordYet);
        }
        let (id, names, game) = (listed.table, names(listed), games::named(&listed.game)?);
        let key = (id, format!("{wanted:?} {names:?}"));
        let store = self.store().clone();
        let gather = move || async move {
            let stored = store.table(id).await.map_err(|error| failed(&error))?;
            let stored = stored.ok_or(Problem::NotFound { what: Sought::Table })?;
            Ok(move || game.document(&stored, names, wanted))
        };
        self.0.archive.fetch(key, self.account(address), gather).await
    }

    /// Whoever may not watch a table while it is played may not see its game afterwards either.
    async fn must_admit(&self, listed: &ListedTable, headers: &HeaderMap) -> Result<(), Problem> {
        let admits = |seated| listed.terms.admit(&listed.stage, seated);
        if admits(false) {
            return Ok(());
        }
        let visitor = match identity::who(self, headers).await {
            Err(Problem::NotSignedIn) => return Err(Problem::NoSpectators),
            visitor => visitor?,
        };
        let mut device = vec![visitor.person];
        device.extend(self.companions(visitor.person).await?.into_iter().map(|known| known.person));
        let sits =
            |sitter: &Sitter| matches!(sitter, Sitter::Person { person, .. } if device.contains(person));
        if admits(listed.seats.iter().any(|seat| sits(&seat.sitter))) {
            Ok(())
        } else {
            Err(Problem::NoSpectators)
        }
    }

    /// What a network has to spend.
    pub(crate) fn account(&self, address: IpAddr) -> Account {
        Account { hall: self.clone(), network: doors::network(address) }
    }
}

/// What a network has to spend on work that is done for it.
pub(crate) struct Account {
    hall: Hall,
    network: IpAddr,
}

impl Payer for Account {
    fn network(&self) -> IpAddr {
        self.network
    }

    fn must_afford(&self) -> Result<(), Problem> {
        self.hall.0.work.must_have_one(self.network, self.hall.ticks())
    }

    fn pay(&self, Effort(effort): Effort) {
        self.hall.0.work.charge(self.network, effort, self.hall.ticks());
    }
}

/// What everybody is called, seat by seat: people by their names, bots by their levels.
fn names(listed: &ListedTable) -> Vec<String> {
    let name = |seat: &wire::http::ListedSeat| match &seat.sitter {
        Sitter::Open => NOBODY.to_owned(),
        Sitter::Bot { level } => level.clone(),
        Sitter::Person { .. } => seat.name.clone().unwrap_or_else(|| NOBODY.to_owned()),
    };
    listed.seats.iter().map(name).collect()
}
