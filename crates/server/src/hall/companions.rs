//! Companions in the hall: people who play on the device of another.

use store::StoreError;
use table::PersonId;
use wire::socket::Known;
use wire::{Limited, Problem};

use super::{Hall, failed};

impl Hall {
    /// Who plays on a person's device besides himself.
    pub(crate) async fn companions(&self, owner: PersonId) -> Result<Vec<Known>, Problem> {
        let companions = self.store().companions(owner).await.map_err(|error| failed(&error))?;
        let known = |person: store::Person| Some(Known { person: person.id, name: person.name? });
        Ok(companions.into_iter().filter_map(known).collect())
    }

    /// Somebody plays on a person's device from now on.
    pub(crate) async fn accompany(&self, owner: PersonId, name: String) -> Result<Known, Problem> {
        self.0.companies.take(owner, self.ticks())?;
        let most = self.limits().companions;
        let person = PersonId::from_random(self.sources().number());
        let added = self.store().add_companion(person, owner, name.clone(), self.now().0, most).await;
        added.map_err(|error| {
            if let StoreError::ManyCompanions { most, .. } = error {
                return Problem::TooMany { of: Limited::Companions, most };
            }
            failed(&error)
        })?;
        self.refresh(owner).await?;
        Ok(Known { person, name })
    }

    /// Deletes all that is known of a companion.
    pub(crate) async fn part_with(&self, owner: PersonId, companion: PersonId) -> Result<(), Problem> {
        self.must_accompany(owner, &[companion]).await?;
        self.erase_one(companion, owner).await
    }

    /// Are all of these companions of his?
    pub(crate) async fn must_accompany(&self, owner: PersonId, people: &[PersonId]) -> Result<(), Problem> {
        if people.is_empty() {
            return Ok(());
        }
        let companions = self.companions(owner).await?;
        let is_his = |person: &PersonId| companions.iter().any(|known| known.person == *person);
        if people.iter().all(is_his) { Ok(()) } else { Err(Problem::NotYours) }
    }

    /// Whose device a person plays on: his own, or that of the one whom he accompanies.
    pub(crate) async fn device_of(&self, person: PersonId) -> Result<PersonId, Problem> {
        let known = self.store().person(person).await.map_err(|error| failed(&error))?;
        Ok(known.and_then(|person| person.owner).unwrap_or(person))
    }
}
