//! What people want of every table: their quiet hours, and whom they do not read. Their sockets follow at once.

use table::{PersonId, Quiet};
use wire::Problem;

use crate::connected::Connected;
use crate::ground::Ground;
use crate::trouble::{OrFailed as _, unkept};

/// Somebody has other quiet hours, or none any more.
pub(crate) async fn set_quiet(
    ground: &Ground,
    connected: &Connected,
    person: PersonId,
    quiet: Option<Quiet>,
) -> Result<(), Problem> {
    let text = quiet.map(|quiet| serde_json::to_string(&quiet).expect("hours are a document"));
    ground.store().set_quiet(person, text).await.or_failed()?;
    connected.refresh(person).await
}

/// Somebody does not want to read another one any more, or wants to again.
pub(crate) async fn mute(
    ground: &Ground,
    connected: &Connected,
    person: PersonId,
    muted: PersonId,
    mute: bool,
) -> Result<(), Problem> {
    let kept = if mute {
        ground.store().mute(person, muted, ground.limits().mutes).await
    } else {
        ground.store().unmute(person, muted).await
    };
    kept.map_err(|error| unkept(&error))?;
    connected.refresh(person).await
}
