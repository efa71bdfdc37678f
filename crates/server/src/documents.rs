//! Documents of finished games, and who may have them; and what links to tables show.

mod previews;

use std::net::IpAddr;
use std::sync::Arc;

use axum::http::HeaderMap;
use table::Sitter;
use wire::http::ListedTable;
use wire::{Problem, Sought};

use crate::allowances::Allowances;
use crate::archive::{Archive, Wanted};
use crate::connected::Connected;
use crate::directory::NOBODY;
use crate::games;
use crate::ground::Ground;
use crate::identity;
use crate::packed::Packed;
use crate::people::companions;
use crate::registry::Registry;
use crate::trouble::OrFailed as _;
use previews::Previews;

/// Where documents about tables are made and kept, for whoever may have them, and at their cost.
pub(crate) struct Documents {
    ground: Arc<Ground>,
    allowances: Arc<Allowances>,
    connected: Arc<Connected>,
    registry: Arc<Registry>,
    archive: Archive,
    previews: Previews,
}

impl Documents {
    /// Nothing was made yet.
    pub(crate) fn new(
        ground: Arc<Ground>,
        allowances: Arc<Allowances>,
        connected: Arc<Connected>,
        registry: Arc<Registry>,
    ) -> Documents {
        let (archive, previews) = (Archive::new(), Previews::default());
        Documents { ground, allowances, connected, registry, archive, previews }
    }

    /// A document of a finished game, for whoever asks with these headers from this address.
    pub(crate) async fn fetch(
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
        let store = self.ground.store().clone();
        let gather = move || async move {
            let stored = store.table(id).await.or_failed()?;
            let stored = stored.ok_or(Problem::NotFound { what: Sought::Table })?;
            Ok(move || game.document(&stored, names, wanted))
        };
        self.archive.fetch(key, self.allowances.account(address), gather).await
    }

    /// Whoever may not watch a table while it is played may not see its game afterwards either.
    async fn must_admit(&self, listed: &ListedTable, headers: &HeaderMap) -> Result<(), Problem> {
        let admits = |seated| listed.terms.admit(&listed.stage, seated);
        if admits(false) {
            return Ok(());
        }
        let visitor = identity::who_if_anybody(&self.ground, &self.connected, headers).await?;
        let person = visitor.ok_or(Problem::NoSpectators)?.person;
        let mut device = vec![person];
        device.extend(companions::of(&self.ground, person).await?.into_iter().map(|known| known.person));
        let sits =
            |sitter: &Sitter| matches!(sitter, Sitter::Person { person, .. } if device.contains(person));
        if admits(listed.seats.iter().any(|seat| sits(&seat.sitter))) {
            Ok(())
        } else {
            Err(Problem::NoSpectators)
        }
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
