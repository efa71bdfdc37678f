//! Deleting all that is known of a person.

use std::sync::Arc;

use table::PersonId;
use wire::Problem;

use super::companions;
use crate::connected::Connected;
use crate::directory::Directory;
use crate::ground::Ground;
use crate::registry::Registry;
use crate::trouble::OrFailed as _;

/// Deletes people. Each step is idempotent: if one fails half-way nothing is lost, and whoever asks again goes through all
/// of them once more.
pub(crate) struct Erasure {
    pub(crate) ground: Arc<Ground>,
    pub(crate) connected: Arc<Connected>,
    pub(crate) names: Arc<Directory>,
    pub(crate) registry: Arc<Registry>,
}

impl Erasure {
    /// Deletes all that is known of a person and their companions.
    pub(crate) async fn of_all(&self, person: PersonId) -> Result<(), Problem> {
        for companion in companions::of(&self.ground, person).await? {
            self.of_one(companion.person, person).await?;
        }
        self.of_one(person, person).await
    }

    /// Deletes all that is known of a companion.
    pub(crate) async fn of_companion(&self, owner: PersonId, companion: PersonId) -> Result<(), Problem> {
        companions::must_be_of(&self.ground, owner, &[companion]).await?;
        self.of_one(companion, owner).await
    }

    /// Deletes all that is known of a person who plays on this one's device.
    async fn of_one(&self, person: PersonId, owner: PersonId) -> Result<(), Problem> {
        self.registry.forget_everywhere(person).await?;
        self.ground.store().delete_person(person).await.or_failed()?;
        self.names.forget(person);
        self.connected.refresh(owner).await?;
        self.connected.session_ended(person);
        // Whatever they did before their sockets were closed; and all tables learn that their name is gone.
        self.registry.forget_everywhere(person).await
    }
}
