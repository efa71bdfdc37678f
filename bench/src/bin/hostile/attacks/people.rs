//! People who come, go, change, and complain about others.

use anyhow::{Context as _, Result};
use serde_json::json;

use crate::attacker::{Attacker, Pace};
use crate::documents::made_up_id;
use crate::line::{Ask, Guest};

/// Mutes thousands of people who do not exist.
pub(super) async fn mutes(attacker: Attacker) -> Result<()> {
    let socket = attacker.socket().await?;
    attacker
        .prattle(socket, |id, _| {
            let person = nobody(&attacker, id);
            Some(
                json!({ "message": "mute", "id": id, "with": { "person": person, "muted": true } })
                    .to_string(),
            )
        })
        .await
}

/// Reports thousands of people who do not exist, and the victims too.
pub(super) async fn reports(attacker: Attacker) -> Result<()> {
    let (socket, table) = (attacker.socket().await?, attacker.victims_table());
    let text = "spoils the game ".repeat(30);
    attacker
        .prattle(socket, |id, _| {
            let person =
                if id % 4 == 0 { attacker.site.victims[0].person.clone() } else { nobody(&attacker, id) };
            let message = match id {
                1 => json!({ "message": "watch", "id": id, "with": { "table": table } }),
                _ => json!({ "message": "report", "id": id, "with": { "table": table, "person": person, "text": text } }),
            };
            Some(message.to_string())
        })
        .await
}

fn nobody(attacker: &Attacker, n: u32) -> String {
    made_up_id(1_000_000 * (attacker.number as u64 + 1) + u64::from(n))
}

/// Changes names while looking on at the victims' table.
pub(super) async fn renames(attacker: Attacker) -> Result<()> {
    let (socket, table) = (attacker.socket().await?, attacker.victims_table());
    let mut line = attacker.line().await?;
    let looking_on = attacker.prattle(socket, |id, _| {
        (id == 1).then(|| json!({ "message": "watch", "id": id, "with": { "table": table } }).to_string())
    });
    let renaming = async {
        for n in 0.. {
            let name = json!({ "name": format!("Stranger {n}") });
            attacker.waste(&mut line, Ask::patch("/api/me", &name).with(&attacker.guest.cookie)).await?;
        }
        Ok(())
    };
    tokio::select! {
        ended = looking_on => ended,
        ended = renaming => ended,
    }
}

/// Companions who come and go.
pub(super) async fn companions(attacker: Attacker) -> Result<()> {
    let mut line = attacker.line().await?;
    let cookie = &attacker.guest.cookie;
    loop {
        attacker.pace.turn().await;
        let new = json!({ "name": "Companion" });
        let answer = line.ask(Ask::post("/api/companions", &new).with(cookie)).await?;
        attacker.tally.count(&answer.status.to_string(), 0);
        if let Some(person) = answer.document()["person"].as_str() {
            let path = format!("/api/companions/{person}");
            attacker.waste(&mut line, Ask::delete(&path).with(cookie)).await?;
        }
    }
}

/// Guests who come and want to be forgotten at once.
pub(super) async fn farewells(attacker: Attacker) -> Result<()> {
    let mut line = attacker.line().await?;
    loop {
        attacker.pace.turn().await;
        let answer = line.ask(Ask::post("/api/guests", &json!({ "name": "Mayfly" }))).await?;
        attacker.tally.count(&answer.status.to_string(), 0);
        if let Some(cookie) = answer.cookie.filter(|_| answer.status == 201) {
            attacker.waste(&mut line, Ask::delete("/api/me").with(&cookie)).await?;
        }
    }
}

/// Guests and tables without end.
pub(super) async fn newcomers(attacker: Attacker) -> Result<()> {
    let mut line = attacker.line().await?;
    let table = crate::site::new_table(&json!({ "seat": "A" }));
    let mut host = attacker.guest.clone();
    loop {
        attacker.pace.turn().await;
        let answer = line.ask(Ask::post("/api/guests", &json!({ "name": "Newcomer" }))).await?;
        attacker.tally.count(&answer.status.to_string(), 0);
        if answer.status == 201 {
            let person = answer.document()["person"].as_str().context("a guest has an id")?.to_owned();
            host = Guest { cookie: answer.cookie.context("a guest gets a cookie")?, person };
        }
        attacker.waste(&mut line, Ask::post("/api/tables", &table).with(&host.cookie)).await?;
    }
}

/// Guesses recovery codes, and signs itself out of everywhere meanwhile.
pub(super) async fn codes(attacker: Attacker) -> Result<()> {
    let mut line = attacker.line().await?;
    let own = Pace::of_socket();
    for n in 0.. {
        own.turn().await;
        let id = made_up_id(n).to_uppercase();
        let code = json!({ "code": format!("{id}{}", &id[..8]) });
        attacker.waste(&mut line, Ask::post("/api/guests/recover", &code)).await?;
        let nothing = json!({});
        for path in ["/api/me/recovery", "/api/me/sessions/end"] {
            attacker.waste(&mut line, Ask::post(path, &nothing).with(&attacker.guest.cookie)).await?;
        }
    }
    Ok(())
}
