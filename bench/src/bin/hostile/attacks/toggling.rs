//! Changing something back and forth at a table of one's own, at which somebody honest sits too: its log has an end.

use anyhow::{Context as _, Result};
use serde_json::{Value, json};

use crate::attacker::{Attacker, Glance};

/// One person has so many sockets; three of them sit there.
const SOCKETS: usize = 12;

/// Takes one colour and then another, again and again.
pub(super) async fn colours(attacker: Attacker) -> Result<()> {
    toggle(attacker, |n, _| {
        let colour = if n % 2 == 0 { "purple" } else { "blue" };
        Some(json!({ "request": "colour", "with": { "colour": colour } }))
    })
    .await
}

/// Sits down and rises.
pub(super) async fn chairs(attacker: Attacker) -> Result<()> {
    let seat = ["B", "C", "D"][attacker.number % 3];
    toggle(attacker, move |n, _| {
        Some(if n % 2 == 0 {
            json!({ "request": "leave" })
        } else {
            json!({ "request": "sit", "with": { "seat": seat } })
        })
    })
    .await
}

/// Votes for something and against it.
pub(super) async fn votes(attacker: Attacker) -> Result<()> {
    toggle(attacker, |n, _| {
        let matter = if n % 4 < 2 { "pause" } else { "abandon" };
        Some(json!({ "request": "vote", "with": { "matter": matter, "yes": n % 2 == 0 } }))
    })
    .await
}

/// Standing passes, quiet hours and wishes for windows, on and off.
pub(super) async fn whims(attacker: Attacker) -> Result<()> {
    toggle(attacker, |n, _| {
        Some(match n % 8 {
            4 => json!({ "request": "hold", "with": { "hold": true } }),
            5 => json!({ "request": "wish", "with": { "wishes": { "order": "never" } } }),
            6 => json!({ "request": "hold", "with": { "hold": false } }),
            7 => json!({ "request": "wish", "with": { "wishes": {} } }),
            0 => json!({ "request": "stand", "with": { "until": "next-round" } }),
            1 => json!({ "request": "quiet", "with": { "quiet": { "from": n % 1440, "to": 420 } } }),
            2 => json!({ "request": "stand", "with": { "until": null } }),
            _ => json!({ "request": "quiet", "with": { "quiet": null } }),
        })
    })
    .await
}

/// Seals plans and takes them back.
pub(super) async fn seals(attacker: Attacker) -> Result<()> {
    toggle(attacker, |_, glance| {
        if glance.may_withdraw {
            return Some(json!({ "request": "withdraw" }));
        }
        let question = glance.question?;
        Some(match &glance.choice {
            Some(action) if !glance.may_seal => {
                json!({ "request": "choose", "with": { "question": question, "action": action } })
            }
            _ => json!({ "request": "seal", "with": { "question": question, "actions": [] } }),
        })
    })
    .await
}

/// Chooses and takes back.
pub(super) async fn drafts(attacker: Attacker) -> Result<()> {
    toggle(attacker, |n, glance| {
        let question = glance.question?;
        Some(match (&glance.choice, n % 3) {
            (Some(action), 0 | 1) => {
                json!({ "request": "choose", "with": { "question": question, "action": action } })
            }
            (None, 0) => json!({ "request": "reset", "with": { "question": question } }),
            _ => json!({ "request": "undo", "with": { "question": question } }),
        })
    })
    .await
}

/// Asks the table for one thing after another, from as many sockets as those who sit there may have; the rest look on.
async fn toggle(attacker: Attacker, mut ask: impl FnMut(u32, &Glance) -> Option<Value>) -> Result<()> {
    let grounds = attacker.grounds.clone().context("this attack needs a table of its own")?;
    let sits = attacker.number < SOCKETS * grounds.rivals.len();
    let guest = if sits { &grounds.rivals[attacker.number % grounds.rivals.len()] } else { &attacker.guest };
    let socket = attacker.socket_of(guest).await?;
    let table = &grounds.table;
    attacker
        .prattle(socket, |id, glance| {
            if id == 1 {
                return Some(json!({ "message": "watch", "id": id, "with": { "table": table } }).to_string());
            }
            let request = ask(id, glance).filter(|_| sits)?;
            Some(
                json!({ "message": "ask", "id": id, "with": { "table": table, "request": request } })
                    .to_string(),
            )
        })
        .await
}
