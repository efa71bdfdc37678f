//! Companions: people who play on the device of another.

use store::StoreError;
use table::PersonId;
use wire::socket::Known;
use wire::{Limited, Problem};

use crate::allowances::Allowances;
use crate::connected::Connected;
use crate::ground::Ground;
use crate::trouble::{OrFailed as _, failed};

/// Who plays on a person's device besides that person.
pub(crate) async fn of(ground: &Ground, owner: PersonId) -> Result<Vec<Known>, Problem> {
    let companions = ground.store().companions(owner).await.or_failed()?;
    let known = |person: store::Person| Some(Known { person: person.id, name: person.name? });
    Ok(companions.into_iter().filter_map(known).collect())
}

/// Somebody plays on a person's device from now on.
pub(crate) async fn add(
    ground: &Ground,
    allowances: &Allowances,
    connected: &Connected,
    owner: PersonId,
    name: String,
) -> Result<Known, Problem> {
    allowances.may_accompany(owner)?;
    let most = ground.limits().companions;
    let person = PersonId::from_random(ground.sources().number());
    let added = ground.store().add_companion(person, owner, name.clone(), ground.now().0, most).await;
    added.map_err(|error| {
        if let StoreError::ManyCompanions { most, .. } = error {
            return Problem::TooMany { of: Limited::Companions, most };
        }
        failed(&error)
    })?;
    connected.refresh(owner).await?;
    Ok(Known { person, name })
}

/// Are all of these the owner's companions?
pub(crate) async fn must_be_of(ground: &Ground, owner: PersonId, people: &[PersonId]) -> Result<(), Problem> {
    if people.is_empty() {
        return Ok(());
    }
    let companions = of(ground, owner).await?;
    let is_theirs = |person: &PersonId| companions.iter().any(|known| known.person == *person);
    if people.iter().all(is_theirs) { Ok(()) } else { Err(Problem::NotYours) }
}

/// Whose device a person plays on: their own, or that of the one whom they accompany.
pub(crate) async fn device_of(ground: &Ground, person: PersonId) -> Result<PersonId, Problem> {
    let known = ground.store().person(person).await.or_failed()?;
    Ok(known.and_then(|person| person.owner).unwrap_or(person))
}
